# Was die Leute an einem Tisch gemeinsam entscheiden.

vote-menu = Worüber soll der Tisch abstimmen?
vote-menu-costs = -# Zum Schließen braucht es mehr als die Hälfte: Wer dann zustimmt, gilt als vorzeitig gegangen, außer alle, auf die der Tisch noch wartet, stimmen zu. Ein Remis braucht alle und zählt gegen niemanden.
vote-control-menu = Platz anbieten oder abstimmen
vote-control-end = Tisch schließen
vote-control-draw = Remis anbieten
vote-control-offer = Meinen Platz anbieten
vote-control-replace = { $player } ersetzen
vote-control-named = Jemanden darum bitten …
vote-control-papers = Jemanden bitten, samt meinen Notizen …
vote-control-anybody = Allen anbieten
vote-control-back = Zurück
vote-seat = { $own ->
    [yes] **Dein Platz:** Bitte jemanden, ihn zu übernehmen, oder biete ihn allen an. Mehr als die Hälfte der anderen muss zustimmen.
   *[no] Der Platz von { $player }: Bitte jemanden, ihn zu übernehmen, oder biete ihn allen an. Mehr als die Hälfte der anderen muss zustimmen.
}
vote-end = { $by } bittet darum, **diesen Tisch zu schließen**, ohne dass jemand gewinnt. Er schließt, sobald mehr als die Hälfte zustimmt. **Wer dann zustimmt, gilt als vorzeitig gegangen**, außer alle, auf die der Tisch noch wartet, stimmen zu; wer nicht zustimmt, verliert dadurch nichts. Ein Remis braucht alle und zählt gegen niemanden.
vote-draw = { $by } bietet **ein Remis** an. Alle müssen zustimmen.
vote-replace = { $whose ->
    [own] { $by } bietet { $newcomer } den eigenen Platz an, mit allem, was dieser Platz weiß. { $newcomer } muss es wollen, und mehr als die Hälfte der anderen muss zustimmen.
    [before] { $by } möchte den Platz von { $player } zurückhaben, mit allem, was dieser Platz weiß. { $player } muss zustimmen.
   *[another] { $by } bittet darum, dass { $newcomer } den Platz von { $player } übernimmt, mit allem, was dieser Platz weiß. { $newcomer } muss es wollen, und mehr als die Hälfte der anderen muss zustimmen.
}
vote-offer = { $whose ->
    [own] { $by } bietet den eigenen Platz an, mit allem, was dieser Platz weiß; nehmen kann ihn, wer will. Mehr als die Hälfte der anderen muss zustimmen.
   *[another] { $by } bietet den Platz von { $player } an, mit allem, was dieser Platz weiß; nehmen kann ihn, wer will. Mehr als die Hälfte der anderen muss zustimmen.
}
vote-pace = { $by } schlägt eine andere Zeit für einen Zug vor: **{ $pace }**. Alle, die da sind, müssen zustimmen.
vote-pause = { $days ->
    [one] { $by } schlägt eine Pause von **einem Tag** vor. Alle, die da sind, müssen zustimmen.
   *[other] { $by } schlägt eine Pause von **{ $days } Tagen** vor. Alle, die da sind, müssen zustimmen.
}
vote-takeback = { $by } bittet darum, **den letzten Zug zurückzunehmen**. Alle müssen zustimmen, bevor es weitergeht.
vote-until = Bis { $at }; danach entscheiden die abgegebenen Stimmen.
vote-calls = { $people_n ->
    [one] { $people }: Was sagst du?
   *[other] { $people }: Was sagt ihr?
}
vote-for = Dafür: { $people }
vote-missing = Noch ohne Stimme: { $people }
vote-yes = Ich bin dafür
vote-no = Ich bin dagegen
vote-take = Platz nehmen
vote-replace-passed = { $newcomer } übernimmt den Platz von { $player }: **Mein Schreibtisch** zeigt alles, was dieser Platz weiß. Die Notizen von { $player } gehen nur mit, wenn { $player } sie mitgegeben hat.
vote-pace-passed = Einverstanden: ab jetzt **{ $pace }** für einen Zug.
vote-pause-passed = { $days ->
    [one] Einverstanden: eine Pause von **einem Tag**. Danach geht der Zug mit der Zeit weiter, die er noch hatte.
   *[other] Einverstanden: eine Pause von **{ $days } Tagen**. Danach geht der Zug mit der Zeit weiter, die er noch hatte.
}
vote-decides = Deine Stimme hat es entschieden.
vote-agreed = Angenommen.
vote-failed = Abgelehnt: Alles bleibt, wie es ist.
table-taken-back = { $by } nimmt das zurück: Die Partie steht wieder, wie sie vorher stand. ↩️
takeback-control = Zurücknehmen
takeback-control-ask = Um Rücknahme bitten
vote-silent = Deine Stimme zählt. Am Tisch steht sie etwas später: **/tisch abstimmen** zeigt den Stand.
ended-by-vote = Der Tisch ist geschlossen, weil er dafür gestimmt hat; niemand gewinnt. **/tisch exportieren** gibt dir die Partie als Datei.
ended-by-draw = Der Tisch hat sich auf ein Remis geeinigt. **/tisch exportieren** gibt dir die Partie als Datei.
ended-by-deletion = Der Kanal dieses Tisches wurde gelöscht, also ist die Partie zu Ende; niemand gewinnt. **/tisch exportieren** gibt dir die Partie als Datei.
ended-by-removal = Ich war von diesem Server entfernt worden, also ist die Partie zu Ende; niemand gewinnt. **/tisch exportieren** gibt dir die Partie als Datei.
ended-by-upgrade = Ich wurde aktualisiert und habe die Regeln nicht mehr, nach denen diese Partie begann. Damit endet sie hier; niemand gewinnt. **/tisch exportieren** gibt dir die Partie als Datei.
ended-by-manager = Die Moderation dieses Servers hat diesen Tisch geschlossen; niemand gewinnt. **/tisch exportieren** gibt dir die Partie als Datei. 🛡️
refusal-other-seat-held = { $person } hatte an diesem Tisch einen anderen Platz und kann diesen nicht nehmen.
refusal-vote-open = Dieser Tisch stimmt schon über etwas ab. **/tisch abstimmen** zeigt es.
refusal-vote-over = Diese Abstimmung ist vorbei. **/tisch abstimmen** zeigt, worüber sich abstimmen lässt.
refusal-takeback-late = Zum Zurücknehmen ist es zu spät: Die Partie ist weitergegangen. Es hat sich nichts geändert.
refusal-takeback-shown = Das lässt sich nicht zurücknehmen: Jemand hat schon zu viel gesehen oder vielleicht unbemerkt darauf reagiert. Es hat sich nichts geändert.
refusal-no-vote = Du hast hier keine Stimme: Eine hat nur, wer noch spielt, und wer den Platz nehmen würde.
refusal-vote-elsewhere = Worüber abgestimmt wird, liest der ganze Tisch: Stimme in seinem Kanal ab.
refusal-replace-present = { $guest } spielt noch mit, also kann nur { $guest } selbst den Platz abgeben. Erst wenn dort ein Zug verpasst wurde, kannst du darum bitten.
refusal-replace-away = { $guest } ist abwesend bis { $at }, und der Tisch wartet nicht. Den Platz kann also nur { $guest } selbst abgeben.
refusal-replace-bot = Ein Bot kann keinen Platz übernehmen. Wähle eine Person.
refusal-seat-for-another = Dieser Platz wird jemand anderem angeboten.
refusal-seat-left = { $guest } hat die Partie endgültig verlassen: Dieser Platz lässt sich nicht übernehmen.
