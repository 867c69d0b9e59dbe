# Le temps : rythmes, heures, et la fin d’une table.

lobby-bounded = -# ⏳ Commencée le { $start }, cette table sera finie au plus tard le { $at }, même si quelqu’un s’absente.
lobby-unbounded = -# ⏳ Sans temps par tour, rien ne borne cette table : une absence fait attendre tout le monde.
table-timed-out = La dernière heure de cette table a sonné : elle est finie, sans vainqueur. **/table exporter** donne la partie en fichier.
hours-none = Tu n’as pas d’heures calmes (fuseau horaire : { $zone }). **/moi heures** les règle.
hours-kept = Tes heures calmes : de { $start } à { $end }, heure de { $zone }. Aucun de tes tours ne s’achève pendant ce temps.

refusal-no-such-zone = Je ne connais pas le fuseau horaire « { $text } ». Commence à écrire une grande ville et choisis dans la liste.
refusal-no-such-time = Je ne comprends pas l’heure « { $text } ». Écris par exemple 22:30 ou 8:00.
refusal-quiet-too-long = Les heures calmes durent { $n } heures au plus, pour que les autres n’attendent pas trop. Choisis-en de plus courtes.
