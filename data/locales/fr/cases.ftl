# L’affaire du jour, et des affaires pour s’entraîner.

case-head = **Affaire n° { $n }** · { $game } · { $stars } · la prochaine { $until } 🔎
case-practice-head = **Une affaire d’entraînement** · { $game } · { $stars } 🔎
case-played = Tirée d’une partie jouée sur Alibi. Les noms sont inventés.
case-instead = L’affaire du jour est tirée d’une partie que tu as jouée ou regardée. En voici donc une autre, qui compte tout autant. 👁️
case-alt-rest = La suite se lit avec « Des mots seulement » : /moi réglages.
case-seat = { $who }, c’est toi. Voici ce que tu sais au départ :
case-clues = Et voici ce que tu as entendu et vu, du moins ce qui compte. Cela suffit.
case-clue = { $n }. { $text }
case-answer = Répondre
case-wrong = **Ce n’est pas ça.** { $left ->
    [one] Il te reste un essai.
   *[other] Il te reste { $left } essais.
} ✗
case-solved = **Résolue** { $tries ->
    [1] du premier coup !
    [2] au deuxième essai.
   *[other] au dernier essai.
}{ $days ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $days } jours de suite 🔥{ $frozen ->
        [0] {""}
        [1] {" "}(un jour manqué ne compte pas ❄️)
       *[other] {" "}({ $frozen } jours manqués ne comptent pas ❄️)
    }
} ✓
case-failed = **Pas cette fois**, après { $tries } essais. Une nouvelle affaire arrive chaque jour. ✗
case-solution = C’était : **{ $nouns }**.
case-solution-rows = C’était : { $rows }.
case-solution-row = **{ $noun }** ({ $title })
case-level = Vu les réponses données jusqu’ici, cette affaire est { $grade ->
    [1] **facile**
    [2] **de difficulté moyenne**
   *[3] **difficile**
} ({ NUMBER($case, useGrouping: 0) }). Ta propre cote ({ $game }) : **{ NUMBER($mine, useGrouping: 0) }** (± { NUMBER($margin, useGrouping: 0) }).
case-practice-right = **C’est ça !** ✓
case-practice-wrong = **Ce n’est pas ça.** Essaie encore, autant que tu veux. ✗
case-practice-shown = Voici la réponse.
case-another = Une autre
case-show-solution = Voir la solution
case-share = Partager
case-show-board = Le serveur
case-practise = S’entraîner
case-show-why = Pourquoi ?
case-why = **{ $noun }**
case-back = Retour à l’affaire
case-card = { $name } · affaire n° { $n } · { $alone ->
        [yes] { $game } { $stars } ·{" "}
       *[no] {""}
    }{ $squares } { $solved ->
    [yes] { $tries ->
        [1] du premier coup
        [2] au deuxième essai
       *[other] au dernier essai
    }{ $days ->
        [0] {""}
        [one] {""}
       *[other] {" "}· { $days } jours de suite 🔥{ $frozen ->
            [0] {""}
            [1] {" "}(un jour manqué ne compte pas ❄️)
           *[other] {" "}({ $frozen } jours manqués ne comptent pas ❄️)
        }
    }
   *[no] non résolue
} 🔎
    -# Une nouvelle affaire chaque jour : **/affaire jour**
case-board = **Affaire n° { $n }** sur ce serveur : { $many ->
    [0] personne n’a encore fini.
    [one] une personne a fini.
   *[other] { $many } personnes ont fini.
}
case-board-solved = { $name }, { $tries ->
    [1] du premier coup
    [2] deuxième essai
   *[other] dernier essai
} ✓
case-board-failed = { $name } ✗
case-board-more = … et { $n } de plus.
refusal-case-incomplete = Choisis d’abord quelque chose dans chaque liste, puis réponds.
refusal-case-over = Cette affaire est close : il en vient une nouvelle chaque jour à minuit UTC. **/affaire jour** la montre.
refusal-case-other = Cette affaire n’est plus la tienne : **/affaire jour** montre la bonne. Rien n’a été compté.
refusal-case-others-seated = Tu ne peux le permettre que tant que personne d’autre n’est assis : qui s’assied ensuite le voit, et l’accepte. Rien n’a changé.
option-cases = Peut servir d’affaire du jour
lobby-cases = Qui s’assied l’accepte : une semaine après la fin au plus tôt, cette partie pourra devenir une **affaire du jour**, sans les noms ni le serveur, et jamais pour qui l’a jouée ou regardée. 🔎
refusal-case-later = L’affaire n’est pas encore prête. Réessaie dans un instant.
refusal-case-without = Vingt secondes d’affaires passées en revue, et aucune ne demande cette technique. Réessaie : ce sont chaque fois d’autres affaires.
refusal-case-no-server = Fais-le sur un serveur : en message privé, il n’y a que ton propre résultat.
refusal-case-shared = Ton résultat est déjà ici.
case-asked = { $who }, c’est toi.
case-told = **Ce qu’il faut savoir**, dans l’ordre où c’est arrivé. Cela suffit.
case-proof = **Ici, il n’y a rien à deviner :** marque sur la feuille ce qui découle des indices. Une marque qui n’en découle pas est refusée, vraie ou non.
case-mark = Marquer la feuille
case-quick = Juste répondre
case-also = Colonne { $who }, { $kind ->
    [person] un personnage dont on est sûr
    [suspect] un suspect dont on est sûr
    [place] un lieu dont on est sûr
    [room] une pièce dont on est sûr
   *[weapon] une arme dont on est sûr
}
case-to-clues = Les indices
case-goal = À prouver par un ✓{ $one ->
    [yes] {" "}dans la colonne **{ $column }**
   *[no] {""}
} : { $parts }.
case-stands = **Prouvé :** cela découle des indices.
case-not-proven = **Pas encore prouvé :** cela ne découle pas des indices.
case-refute = Montre-moi pourquoi
case-refuted = **Ceci aussi est compatible avec tout ce que tu sais** (ci-dessus, encerclé sur l’image).
case-refuted-rest = -# Ce qui est certain, mais pas encore prouvé, reste caché.
case-proof-count = -# Marques refusées : { $unproven } · coups de pouce : { $hints }
case-proven = **Affaire close : tout est prouvé.** { $unproven ->
    [0] Toutes les marques découlaient des indices
    [one] Une marque ne découlait pas des indices
   *[other] { $unproven } marques ne découlaient pas des indices
}, { $hints ->
    [0] sans coup de pouce
    [one] avec un coup de pouce
   *[other] avec { $hints } coups de pouce
} ; { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min depuis ton premier coup d’œil.{ $days ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $days } jours de suite 🔥{ $frozen ->
        [0] {""}
        [1] {" "}(un jour manqué ne compte pas ❄️)
       *[other] {" "}({ $frozen } jours manqués ne comptent pas ❄️)
    }
} ✓
case-card-proven = { $name } · affaire n° { $n } · { $alone ->
        [yes] { $game } { $stars } ·{" "}
       *[no] {""}
    }{ $squares } prouvée · { $hours ->
        [0] {""}
       *[other] { $hours } h{" "}
    }{ $minutes } min{ $days ->
        [0] {""}
        [one] {""}
       *[other] {" "}· { $days } jours de suite 🔥{ $frozen ->
            [0] {""}
            [1] {" "}(un jour manqué ne compte pas ❄️)
           *[other] {" "}({ $frozen } jours manqués ne comptent pas ❄️)
        }
    } 🔎
    -# Une nouvelle affaire chaque jour : **/affaire jour**
case-board-proven = { $name }, prouvée { $slips ->
    [0] sans faux pas
   *[other] · marques refusées : { $unproven } · coups de pouce : { $hints }
} · { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min ✓
refusal-case-begun = Tu as commencé à prouver cette affaire : ici, ce sont donc les preuves qui comptent, et **/affaire jour** la montre. Rien n’a changé.
case-past = Affaires passées
case-past-older = Plus anciennes
case-past-newer = Plus récentes
case-today = L’affaire du jour
case-past-prompt = Choisis une affaire
case-past-choice = N° { $n } · { $game } · { $stars }{ $solved ->
    [yes] {" "}✓
   *[no] {""}
}
case-past-list = **Les affaires des jours passés.** Elles comptent pour ta cote, mais ne prolongent pas tes jours de suite.
case-past-none = Il n’y a pas encore d’affaires passées ici. **/affaire entraînement** t’en trouve autant que tu veux.
case-past-head = **Affaire n° { $n }**, d’un jour passé · { $game } · { $stars } 🔎
case-together = Une affaire pour tous
case-joint-head = **Une affaire pour tout le monde** · { $game } · { $stars } 🔎
case-joint-hint = Tout le monde ici participe : ouvre les indices et marque, sur la feuille commune, ce qui en découle. Chaque marque apparaît ici avec son auteur, même refusée.
case-joint-open = Indices et feuille
case-joint-over = Cette affaire est close.
case-joint-count = -# Marques prouvées : { $proven } · marques refusées : { $unproven } · coups de pouce : { $hints }
case-joint-deed = { $person } : { $sign } { $row }{ $alone ->
    [yes] {""}
   *[no] {" "}({ $column })
}{ $kind ->
    [proven] {""}
    [refused] {", "}pas prouvé
   *[shown] {", "}une donne montrée
} { $square }
case-joint-hinted = { $person } : un coup de pouce 💡
case-joint-somebody = quelqu’un
case-joint-ended = { $end ->
    [solved] **Affaire close ensemble : tout est prouvé.**
    [moderated] **La modération de ce serveur a fermé cette affaire.** 🛡️
   *[given-up] **Affaire abandonnée.**
} { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min { $squares }
case-joint-people = Marques prouvées : { $people }
case-joint-give-up = Abandonner
case-joint-sure = Tout le monde ici verra alors la solution, et plus personne ne pourra marquer. Abandonner ?
refusal-case-joint-host = Seuls la personne qui a ouvert cette affaire et la modération de ce serveur peuvent l’abandonner pour tout le monde.
refusal-case-joint-server = Utilise ceci sur un serveur : c’est une affaire pour tout un salon.
