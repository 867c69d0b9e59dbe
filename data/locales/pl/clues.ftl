# 13 Poszlak.

game-clues = 13 Poszlak
club-clues = kartoteka
kind-clues = dedukcja
about-clues = Londyn, rok 1899: na twojej zasłonce stoją winowajca, miejsce i broń, które widzą wszyscy oprócz ciebie. Przepytaj świadków i rozwiąż swoją sprawę przed innymi.
    -# 2 do 6 graczy · około 30 minut · średnia: dedukcja
option-clues-top_secret = Ściśle tajne (3 do 6 graczy)

verb-clues-place = Wybierz trzy karty dla sąsiada
verb-clues-ask = Przepytaj świadka
verb-clues-informant = Zapytaj informatora
verb-clues-accuse = Oskarż
verb-clues-take = Weź lupę

field-clues-place-person = Osoba dla sąsiada po lewej
field-clues-place-place = Miejsce dla sąsiada po lewej
field-clues-place-weapon = Broń dla sąsiada po lewej
field-clues-ask-witness = Który świadek?
field-clues-ask-about = Ile kart… (kolor lub kategoria)
field-clues-ask-inner = Licząc kartę po lewej czy po prawej?
field-clues-ask-secret = Wydajesz żeton „Ściśle tajne”?
field-clues-informant-letter = Który tajny informator?
field-clues-accuse-person = Winowajca
field-clues-accuse-place = Miejsce zbrodni
field-clues-accuse-weapon = Broń
field-clues-take-player = Od kogo bierzesz lupę?

## Co słyszą wszyscy

event-clues-dealt = { $removed_n ->
    [0] W grze są wszystkie kolory.
    [1] Ten kolor zostaje w pudełku: { $removed_low }.
   *[other] Te kolory zostają w pudełku: { $removed_low }.
} { $informants ->
    [0] Przy sześciu graczach nie ma tajnych informatorów.
    [one] Jest jeden tajny informator.
    [few] Są { $informants } tajni informatorzy.
   *[many] Jest { $informants } tajnych informatorów.
} Niech każdy wybierze trzy karty dla sąsiada po lewej.
event-clues-chosen = Wybór gotowy: { $by }.
event-clues-screens-set = Wszyscy wybrali: karty stoją na zasłonkach.
event-clues-turn-began = { $loupes ->
    [0] Teraz gra { $seat }.
    [one] Teraz gra { $seat } i ma { $loupes } lupę.
    [few] Teraz gra { $seat } i ma { $loupes } lupy.
   *[many] Teraz gra { $seat } i ma { $loupes } lup.
}
event-clues-loupe-drawn = { $by } nie ma już lup i bierze jedną z zapasu.
event-clues-loupe-taken = Zapas jest pusty: { $by } bierze lupę od gracza { $player }.
event-clues-asked = { $inner_id ->
    [left] { $by } przepytuje gracza { $witness }: „{ $about_how }, licząc kartę po lewej za swoją zasłonką?”
    [right] { $by } przepytuje gracza { $witness }: „{ $about_how }, licząc kartę po prawej za swoją zasłonką?”
   *[none] { $by } daje lupę graczowi { $witness } i pyta: „{ $about_how }?”
} Odpowiedź: **{ $count }**.
event-clues-asked-in-secret = { $by } daje lupę graczowi { $witness }, wydaje żeton „Ściśle tajne” i pyta: „{ $about_how }?” Odpowiedź jest **ściśle tajna**.
event-clues-consulted = { $by } pyta tajnego informatora **{ $letter }**.
event-clues-loupe-given = { $player ->
    [none] Lupa trafia do zapasu.
   *[other] Lupa trafia do gracza { $player }.
}
event-clues-accused = { $by } oskarża: „{ $person }, { $place_at }, { $weapon_with }!” { $right ->
    [yes] **Zgadza się!**
   *[no] **To nie to.**
}
event-clues-loupes-dropped = { $count ->
    [one] { $seat } odkłada ostatnią lupę do zapasu.
    [few] { $seat } odkłada ostatnie { $count } lupy do zapasu.
   *[many] { $seat } odkłada ostatnie { $count } lup do zapasu.
}
event-clues-turn-missed = { $seat } nie ma już czasu i traci turę.
event-clues-left = { $seat } opuszcza partię, ale nadal odpowiada jako świadek.
event-clues-won = { $by } rozwiązuje swoją sprawę i wygrywa! 🏆
event-clues-stalled = Od dwóch rund nikt nie gra: partia kończy się bez zwycięzcy.
event-clues-last-one = Nikt inny już nie gra: { $seat } wygrywa! 🏆
event-clues-case-opened = { $seat }, karty na zasłonce: { $person }, { $place }, { $weapon }.

## Wynik twojego ruchu, gdy nie mówi o nim jeszcze żadna wiadomość

result-clues-asked = Twoje pytanie do gracza { $witness }: „{ $about_how }?” Odpowiedź: **{ $count }**.

## Czego dowiaduje się jeden gracz

event-clues-hand-dealt = Karty są rozdane.
event-clues-screen-seen = Zasłonki stoją. Oto wszystko, co widzisz; trzech kart na swojej zasłonce nie zobaczysz nigdy.
event-clues-answer-got = Ściśle tajne, { $witness } odpowiada ci: „{ $about_how }?” **{ $count }**. 🤫
event-clues-answer-given = Ściśle tajne, pyta { $by }, a ty odpowiadasz: „{ $about_how }?” **{ $count }**. 🤫
event-clues-informant-seen = Tajny informator **{ $letter }** to: **{ $card_full }**. 🤫

## Panel

clues-table-choosing = { $n ->
    [one] **Karty są rozdane.** Jeden gracz wybiera jeszcze trzy karty: { $waiting }.
    [few] **Karty są rozdane.** { $n } gracze wybierają jeszcze trzy karty: { $waiting }.
   *[many] **Karty są rozdane.** { $n } graczy wybiera jeszcze trzy karty: { $waiting }.
}
clues-table-acting = { $loupes ->
    [one] Teraz gra { $who }, do wydania jest { $loupes } lupa
    [few] Teraz gra { $who }, do wydania są { $loupes } lupy
   *[many] Teraz gra { $who }, do wydania jest { $loupes } lup
}.
clues-table-acting-duel = Teraz gra { $who } i ma jedną akcję: może przepytać świadka, zapytać informatora albo oskarżyć.
clues-table-taking = Teraz gra { $who }: zapas jest pusty, więc trzeba od kogoś wziąć lupę.
clues-table-solved = { $who } rozwiązuje sprawę: { $person }, { $place_at }, { $weapon_with }. 🏆
clues-table-won = Nikt inny już nie gra: { $who } wygrywa. 🏆
clues-table-nobody = Partia skończyła się bez zwycięzcy.
clues-table-seat = { $who }{ $state ->
    [active] {" "}➤
    [chosen] {" "}✓
    [choosing] {" "}…
    [gone] {" "}✗
   *[idle] {""}
}{ $counted ->
    [yes] { $loupes ->
        [one] : { $loupes } lupa
        [few] : { $loupes } lupy
       *[many] : { $loupes } lup
    }
   *[no] {""}
}{ $tile ->
    [yes] , żeton „Ściśle tajne”
   *[no] {""}
}{ $state ->
    [active] {" "}(teraz gra)
    [chosen] {" "}(wybór gotowy)
    [choosing] {" "}(wybiera)
    [gone] {" "}(poza partią)
   *[idle] {""}
}
clues-table-reserve = { $n ->
    [0] Zapas jest pusty.
    [one] Zapas: { $n } lupa.
    [few] Zapas: { $n } lupy.
   *[many] Zapas: { $n } lup.
}
clues-table-informants = { $n ->
    [0] Przy sześciu graczach bez tajnych informatorów.
   *[other] Tajni informatorzy: { $letters }.
}
clues-table-informants-over = Tajni informatorzy, od A: { $cards }.
clues-table-colours = Kolory w grze: { $colours_low }.
clues-table-recent = **Ostatnie pytania**
clues-table-question = { $by } → { $witness }: { $about_low }{ $inner_id ->
    [left] {" "}(z lewą kartą)
    [right] {" "}(z prawą kartą)
   *[none] {""}
}? **{ $count }**
clues-table-question-secret = { $by } → { $witness }: { $about_low }? **Ściśle tajne**
clues-table-missed = **Ostatnie błędne oskarżenia**
clues-table-miss = { $by }, błędnie: { $person }, { $place_at }, { $weapon_with }
clues-alt-table = Stół z góry: zasłonki, lupy, zapas, informatorzy, kolory w grze, ostatnie pytanie i ostatnie błędne oskarżenia.
clues-alt-over = Koniec: co stało na każdej zasłonce oraz tajni informatorzy.
clues-alt-desk = Twoje biurko: twoje karty, tak jak w tekście tej wiadomości.

## Biurko

clues-desk-hand = **Twoje pięć kart**: { $cards_full }.
clues-desk-to-choose = Wybierz osobę, miejsce i broń: trafią na zasłonkę sąsiada po lewej ({ $neighbour }), a dwie pozostałe za twoją. Rada: unikaj trzech w jednym kolorze.
clues-desk-chosen = Twój wybór dla gracza { $neighbour }: { $cards_full }. Dopóki nie wybrali wszyscy, możesz zmienić zdanie; inni tego nie zauważą.
clues-desk-inner = **Za twoją zasłonką**: po lewej { $left_full }, po prawej { $right_full }.
clues-desk-outer = Zasłonka gracza { $who }: { $cards_full }.
clues-desk-informant = Tajny informator **{ $letter }**: { $card_full }.
clues-desk-secret = { $by } → { $witness }: { $about_low }? **{ $count }** (ściśle tajne) 🤫
clues-desk-missed = Twoje błędne oskarżenie: { $person }, { $place }, { $weapon }.

## Odmowy i ostrzeżenia

refusal-clues-still-choosing = Nie wszyscy wybrali jeszcze swoje trzy karty. Partia zacznie się, gdy tylko zasłonki będą gotowe.
refusal-clues-already-chosen = Wszyscy wybrali: karty stoją na zasłonkach.
refusal-clues-not-in-hand = Wybierz osobę, miejsce i broń ze swoich pięciu kart: pokazuje je **/stół biurko**.
refusal-clues-no-such-witness = Świadkiem musi być inny gracz przy tym stole.
refusal-clues-colour-not-in-play = Tego koloru nie ma w grze. Możesz pytać o kolory: { $colours_low }, albo o jedną z sześciu kategorii.
refusal-clues-left-or-right = Przy dwóch graczach powiedz też, która karta za zasłonką się liczy: lewa czy prawa.
refusal-clues-no-left-or-right = Lewa i prawa są tylko dla dwóch graczy. Zapytaj bez nich.
refusal-clues-no-tile = Nie masz żetonu „Ściśle tajne”. Zapytaj bez niego.
refusal-clues-no-informants = Przy sześciu graczach nie ma tajnych informatorów. Przepytaj świadka albo oskarż.
refusal-clues-no-such-letter = Nie ma tu takiego informatora. Wybierz spośród: { $letters }.
refusal-clues-card-you-see = Jedną z tych kart widzisz, więc nie ma jej na twojej zasłonce. Podaj trzy karty, których nie widzisz; nic nie zostało wydane.
refusal-clues-card-not-in-play = Jednej z tych kart nie ma w grze. Kolory w grze pokazuje panel; nic nie zostało wydane.
refusal-clues-no-loupes = Przy dwóch graczach nie ma lup: przepytaj świadka, zapytaj informatora albo oskarż.
refusal-clues-take-first = Nie masz lupy, a zapas jest pusty: najpierw weź lupę od któregoś gracza.
refusal-clues-reserve-not-empty = Masz lupę: wydaj ją; nie ma czego brać.
refusal-clues-nothing-to-take = Ten gracz nie ma lupy do oddania. Wybierz innego.
caution-clues-seen-as-informant = Jedną z tych kart znasz jako tajnego informatora, więc to oskarżenie na pewno jest błędne. Mimo to oskarżyć?
caution-clues-already-wrong = Dokładnie takie oskarżenie od ciebie już padło i było błędne. Mimo to oskarżyć?
confirm-clues-accuse = **Oskarżasz:** { $person }, { $place }, { $weapon }.
    Jeśli to błąd, twoja tura od razu się kończy.

## Zasady, zależnie od sytuacji

rules-clues-start = **13 Poszlak (13 Clues) w skrócie**
    Każdy dostaje pięć kart i wybiera trzy (osobę, miejsce i broń) na zasłonkę sąsiada po lewej. Widzisz więc karty na wszystkich zasłonkach oprócz swojej: znajdź swoje trzy karty.
    W swojej turze wydaj wszystkie lupy. Za lupę możesz **przepytać świadka** (ile kart danego koloru lub kategorii widzisz?), **zapytać tajnego informatora** albo **oskarżyć**.
    Jeśli twoje oskarżenie jest trafne, wygrywasz; jeśli nie, twoja tura się kończy i tracisz lupy.
    Przy dwóch graczach nie ma lup: tura to jedna akcja.
rules-clues-choosing = **Wybierasz trzy karty dla sąsiada**
    Wybierz osobę, miejsce i broń ze swoich pięciu kart. Trafią na zasłonkę sąsiada po lewej, który musi je odgadnąć. Dwie pozostałe staną za twoją własną zasłonką. Każda kombinacja jest dozwolona, ale unikaj trzech w jednym kolorze.
    Nic nie jest pokazywane, dopóki nie wybrali wszyscy; do tego czasu możesz zmienić zdanie.
rules-clues-chosen = **Wybór gotowy**
    Gdy wybiorą wszyscy, karty staną na zasłonkach, a zacznie wylosowany gracz. Do tego czasu możesz je jeszcze zmienić; nikt tego nie zobaczy.
rules-clues-acting = **Twoja tura**
    Wydaj wszystkie lupy; każda daje jedną akcję, w dowolnej kolejności.
    • **Przepytaj świadka**: daj mu lupę i zapytaj, ile widzi kart jednego koloru w grze albo ilu mężczyzn, ile kobiet, wnętrz, plenerów, broni do walki wręcz lub dystansowej. Świadek liczy karty na zasłonkach innych i dwie za własną.
    • **Zapytaj tajnego informatora** (nie przy sześciu graczach): kartę widzisz tylko ty. Lupa trafia do najbliższego gracza bez lupy, zgodnie z ruchem wskazówek zegara, a gdy lupę mają wszyscy, do zapasu.
    • **Oskarż**: podaj trzy karty, których nie widzisz; lupa wędruje tak samo. Jeśli to błąd, twoja tura się kończy, a pozostałe lupy trafiają do zapasu.
rules-clues-acting-top-secret-on = W wariancie „Ściśle tajne” masz też żeton: wydaj go na pytanie, a odpowiedź poznacie tylko ty i świadek.
rules-clues-duel = **Twoja tura (dwóch graczy)**
    Bez lup: wykonujesz jedną akcję.
    • **Przepytaj świadka**: zapytaj, ile widzi kart jednego koloru w grze albo ilu mężczyzn, ile kobiet, wnętrz, plenerów, broni do walki wręcz lub dystansowej. Powiedz też, która z dwóch kart za jego zasłonką się liczy, lewa czy prawa; świadek liczy tę jedną i trzy karty na twojej zasłonce.
    • **Zapytaj tajnego informatora**, od A do H: kartę widzisz tylko ty.
    • **Oskarż**: podaj trzy karty, których nie widzisz ani za swoją zasłonką, ani na drugiej. Jeśli to trafne, wygrywasz; jeśli nie, twoja tura po prostu się kończy.
rules-clues-taking = **Bierzesz lupę**
    Nie masz lupy, a zapas jest pusty: weź lupę od wybranego gracza i wydaj ją.
rules-clues-waiting = **Tura kogoś innego**
    Słuchaj: jeśli inny gracz odpowiada „zero”, na twojej zasłonce nie ma karty tego koloru lub kategorii, bo by ją widział. Na początku zawsze jest 13 kart, które mogą być twoje. **Mój arkusz** to twoja karta sprawy.
rules-clues-over = **Partia skończona**
    Wygrywa pierwsze trafne oskarżenie albo ostatni gracz; jeśli przez dwie rundy nikt nie grał, nie wygrywa nikt. Historia i plik partii zostają tutaj.

## Karty, kolory, kategorie

noun-clues-officer = Oficer
    .full = Oficer (fioletowy, mężczyzna)
noun-clues-duke = Książę
    .full = Książę (różowy, mężczyzna)
noun-clues-butcher = Rzeźnik
    .full = Rzeźnik (czerwony, mężczyzna)
noun-clues-countess = Hrabina
    .full = Hrabina (zielony, kobieta)
noun-clues-nurse = Pielęgniarka
    .full = Pielęgniarka (żółty, kobieta)
noun-clues-maid = Pokojówka
    .full = Pokojówka (niebieski, kobieta)
noun-clues-dancer = Tancerka
    .full = Tancerka (pomarańczowy, kobieta)
noun-clues-sailor = Marynarz
    .full = Marynarz (biały, mężczyzna)
noun-clues-florist = Kwiaciarka
    .full = Kwiaciarka (brązowy, kobieta)
noun-clues-coachman = Woźnica
    .full = Woźnica (szary, mężczyzna)
noun-clues-parlor = Salon
    .at = w Salonie
    .full = Salon (fioletowy, wnętrze)
noun-clues-market = Targ
    .at = na Targu
    .full = Targ (różowy, plener)
noun-clues-library = Biblioteka
    .at = w Bibliotece
    .full = Biblioteka (czerwony, wnętrze)
noun-clues-park = Park
    .at = w Parku
    .full = Park (zielony, plener)
noun-clues-museum = Muzeum
    .at = w Muzeum
    .full = Muzeum (żółty, wnętrze)
noun-clues-harbor = Port
    .at = w Porcie
    .full = Port (niebieski, plener)
noun-clues-theater = Teatr
    .at = w Teatrze
    .full = Teatr (pomarańczowy, wnętrze)
noun-clues-plaza = Plac
    .at = na Placu
    .full = Plac (biały, plener)
noun-clues-rail_car = Wagon
    .at = w Wagonie
    .full = Wagon (brązowy, wnętrze)
noun-clues-race_course = Hipodrom
    .at = na Hipodromie
    .full = Hipodrom (szary, plener)
noun-clues-knife = Nóż
    .with = Nożem
    .full = Nóż (fioletowy, wręcz)
noun-clues-crossbow = Kusza
    .with = Kuszą
    .full = Kusza (różowy, dystans)
noun-clues-poison = Trucizna
    .with = Trucizną
    .full = Trucizna (czerwony, wręcz)
noun-clues-sword = Miecz
    .with = Mieczem
    .full = Miecz (zielony, wręcz)
noun-clues-blowgun = Dmuchawka
    .with = Dmuchawką
    .full = Dmuchawka (żółty, dystans)
noun-clues-rifle = Strzelba
    .with = Strzelbą
    .full = Strzelba (niebieski, dystans)
noun-clues-gun = Pistolet
    .with = Pistoletem
    .full = Pistolet (pomarańczowy, dystans)
noun-clues-candlestick = Świecznik
    .with = Świecznikiem
    .full = Świecznik (biały, wręcz)
noun-clues-hammer = Młotek
    .with = Młotkiem
    .full = Młotek (brązowy, wręcz)
noun-clues-bow = Łuk
    .with = Łukiem
    .full = Łuk (szary, dystans)
noun-clues-purple = Fioletowy
    .short = Fiolet
    .low = fioletowy
    .how = Ile fioletowych kart widzisz
noun-clues-pink = Różowy
    .low = różowy
    .how = Ile różowych kart widzisz
noun-clues-red = Czerwony
    .short = Czerw.
    .low = czerwony
    .how = Ile czerwonych kart widzisz
noun-clues-green = Zielony
    .low = zielony
    .how = Ile zielonych kart widzisz
noun-clues-yellow = Żółty
    .low = żółty
    .how = Ile żółtych kart widzisz
noun-clues-blue = Niebieski
    .short = Nieb.
    .low = niebieski
    .how = Ile niebieskich kart widzisz
noun-clues-orange = Pomarańczowy
    .short = Pomar.
    .low = pomarańczowy
    .how = Ile pomarańczowych kart widzisz
noun-clues-white = Biały
    .low = biały
    .how = Ile białych kart widzisz
noun-clues-brown = Brązowy
    .low = brązowy
    .how = Ile brązowych kart widzisz
noun-clues-gray = Szary
    .low = szary
    .how = Ile szarych kart widzisz
noun-clues-man = Mężczyzna
    .low = mężczyźni
    .how = Ilu mężczyzn widzisz
noun-clues-woman = Kobieta
    .low = kobiety
    .how = Ile kobiet widzisz
noun-clues-indoor = Wnętrze
    .low = wnętrza
    .how = Ile wnętrz widzisz
noun-clues-outdoor = Plener
    .low = plenery
    .how = Ile plenerów widzisz
noun-clues-melee = Wręcz
    .low = broń do walki wręcz
    .how = Ile broni do walki wręcz widzisz
noun-clues-ranged = Dystans
    .low = broń dystansowa
    .how = Ile broni dystansowej widzisz
noun-clues-left = lewa
noun-clues-right = prawa
noun-clues-a = A
noun-clues-b = B
noun-clues-c = C
noun-clues-d = D
noun-clues-e = E
noun-clues-f = F
noun-clues-g = G
noun-clues-h = H

## Arkusz

clues-sheet-persons = Osoby
clues-sheet-places = Miejsca
clues-sheet-weapons = Broń
clues-sheet-informants = Tajni informatorzy
clues-sheet-case = Karty na twojej zasłonce

## Dlaczego coś jest pewne

clues-why-seen = Kartę { $card } widzisz { $who ->
    [none] za swoją własną zasłonką.
   *[other] na zasłonce gracza { $who }.
}
clues-why-not-yours = Widzisz obie karty za swoją własną zasłonką: { $card } to żadna z nich.
clues-why-answer = Nr { $no }, { $about_low }: { $witness } liczy { $count }, { $seen ->
    [0] a ty nie widzisz żadnej z nich
    [one] z czego ty też widzisz { $seen }
    [few] z czego ty też widzisz { $seen }
   *[many] z czego ty też widzisz { $seen }
}. Zatem { $left ->
    [0] { $cards_n ->
        [1] tej, której nie widzisz, nie ma
       *[other] żadnej z tych kart nie ma
    }
    [one] dokładnie jedna z tych kart jest
    [few] dokładnie { $left } z tych kart są
   *[many] dokładnie { $left } z tych kart jest
} na twojej zasłonce { $left ->
    [0] ani
   *[other] lub
} { $inner_id ->
    [left] po lewej za zasłonką
    [right] po prawej za zasłonką
   *[none] za zasłonką
} gracza { $witness }: { $cards }.
clues-why-answer-all = Nr { $no }, { $about_low }: { $witness } liczy { $count }, { $seen ->
    [0] a ty nie widzisz żadnej z nich
    [one] z czego ty też widzisz { $seen }
    [few] z czego ty też widzisz { $seen }
   *[many] z czego ty też widzisz { $seen }
}. Zatem { $left ->
    [one] ta, której nie widzisz, jest
    [2] obie te karty są
    [few] wszystkie te { $left } karty są
   *[many] wszystkie te karty ({ $left }) są
} na twojej zasłonce lub { $inner_id ->
    [left] po lewej za zasłonką
    [right] po prawej za zasłonką
   *[none] za zasłonką
} gracza { $witness }: { $cards }.
clues-why-none = Po nr { $nos } { $cards_n ->
    [1] tej karty
   *[other] tych kart
} nie ma ani na twojej zasłonce, ani { $inner_id ->
    [left] po lewej za zasłonką
    [right] po prawej za zasłonką
   *[none] za zasłonką
} gracza { $witness }, który nie widzi żadnej poza tymi, które widzisz ty: { $cards }.
clues-why-missed = Przy nr { $no } twoje oskarżenie było błędne: { $cards }.
clues-why-named = Przy nr { $no } { $who } podaje na próżno te karty ({ $cards }), a więc żadnej z nich nie widzi: nie ma ich ani na twojej zasłonce, ani za zasłonką gracza { $who }.
clues-why-read = Nr { $no } pokazuje ci informatora: { $card }.
clues-why-opened = Przy nr { $no } odwrócono twoją zasłonkę: { $cards }.
clues-why-marked = Według twoich znaków { $held ->
    [yes] {""}
   *[no] nie{" "}
}{ $place ->
    [case] na twojej zasłonce
    [informants] wśród informatorów
   *[seat] za zasłonką gracza { $who }
}: { $cards }.
clues-why-step-used-up = Z kart przy nr { $no } { $who } liczy { $cards_n ->
    [1] tę
   *[other] te
}: { $cards }. Ani na twojej zasłonce, ani za zasłonką tego gracza nie ma zatem { $out_n ->
    [1] karty
   *[other] kart
} { $out }.
clues-why-step-all-left = Z kart przy nr { $no } { $who } może liczyć już tylko { $cards_n ->
    [1] tę
   *[other] te
}, na twojej zasłonce lub za zasłonką tego gracza: { $cards }.
clues-why-step-enough = Gdyby { $place ->
    [case] na twojej zasłonce
   *[seat] za zasłonką gracza { $who }
} była { $out_n ->
    [1] karta { $out }
   *[other] choć jedna z tych kart ({ $out })
}, przy nr { $no } byłoby za dużo kart, jakiekolwiek są pozostałe. { $out_n ->
    [1] Zatem jej tam nie ma.
   *[other] Zatem nie ma tam żadnej z nich.
}
clues-why-step-lacking = Gdyby { $place ->
    [case] na twojej zasłonce
   *[seat] za zasłonką gracza { $who }
} była { $out_n ->
    [1] karta { $out }
   *[other] choć jedna z tych kart ({ $out })
}, przy nr { $no } byłoby za mało kart. { $out_n ->
    [1] Zatem jej tam nie ma.
   *[other] Zatem nie ma tam żadnej z nich.
}
clues-why-step-kind = Dla twojej zasłonki zostaje już tylko jedna karta tego rodzaju: { $cards }.
clues-why-step-full = { $place ->
    [informants] { $cards_n ->
        [1] Jedyny informator to { $cards }
       *[other] Informatorzy to { $cards }
    }
   *[seat] Za zasłonką gracza { $who } są { $cards }
}; wykluczone: { $out }.
clues-why-step-no-others = { $place ->
    [informants] Wśród informatorów mogą być tylko { $cards }.
   *[seat] Za zasłonką gracza { $who } mogą być tylko { $cards }.
}
clues-why-step-nowhere-else = Karta { $cards } może być tylko { $place ->
    [case] na twojej zasłonce
    [informants] wśród informatorów
   *[seat] za zasłonką gracza { $who }
}.
clues-why-step-missed = Przy nr { $no } twoje oskarżenie było błędne, choć dwie z tych kart są na twojej zasłonce: { $cards }. Wykluczone zatem: { $out }.
clues-why-step-all-five = Według nr { $nos } na twojej zasłonce lub za zasłonką gracza { $who } { $total ->
    [one] jest dokładnie jedna z tych kart
    [few] są dokładnie { $total } z tych kart
   *[many] jest dokładnie { $total } z tych kart
}: { $cards }. { $held_n ->
    [0] {""}
   *[other] Do tego dochodzą: { $held }.{" "}
}To razem pięć kart; więcej ich tam nie ma. Ani na twojej zasłonce, ani za zasłonką tego gracza nie ma zatem { $out_n ->
    [1] karty
   *[other] kart
} { $out }.
clues-why-step-filled = Według nr { $nos } na twojej zasłonce lub za zasłonką gracza { $who } { $total ->
    [one] jest dokładnie jedna z tych kart
    [few] są dokładnie { $total } z tych kart
   *[many] jest dokładnie { $total } z tych kart
}: { $cards }. { $most ->
    [0] Żadnej z nich nie może być
    [one] Najwyżej jedna z nich może być
    [few] Najwyżej { $most } z nich mogą być
   *[many] Najwyżej { $most } z nich może być
} na twojej zasłonce{ $others ->
    [0] { $by_n ->
        [0] {""}
       *[other] {" "}(nr { $by })
    }
    [one] {""}, bo według nr { $by } jest tam co najmniej jedna inna karta
    [few] {""}, bo według nr { $by } są tam co najmniej { $others } inne karty
   *[many] {""}, bo według nr { $by } jest tam co najmniej { $others } innych kart
}. { $held_n ->
    [0] Obie karty za zasłonką gracza { $who } są więc spośród nich; wykluczone tam: { $out }.
   *[other] Za zasłonką gracza { $who } jest też { $held }, więc druga karta jest jedną z nich; wykluczone tam: { $out }.
}
clues-why-step-shared = Przy nr { $nos } chodzi o te same karty, a każda z nich na twojej zasłonce liczy się dla obu: { $cards }. Gdyby { $place ->
    [case] na twojej zasłonce
    [informants] wśród informatorów
   *[seat] za zasłonką gracza { $who }
} była { $out_n ->
    [1] karta { $out }
   *[other] choć jedna z tych kart ({ $out })
}, dla obu razem byłoby ich za mało. { $out_n ->
    [1] Zatem jej tam nie ma.
   *[other] Zatem nie ma tam żadnej z nich.
}
clues-why-suppose = { $n ->
    [1] Załóżmy
   *[other] **{ $k }.** { $no ->
        [none] Załóżmy
       *[other] Przy nr { $no } załóżmy
    }
}, że { $held ->
    [yes] karta { $card } jest
   *[no] karty { $card } nie ma
} { $place ->
    [case] na twojej zasłonce
    [informants] wśród informatorów
   *[seat] za zasłonką gracza { $who }
}.
clues-why-clash = To niemożliwe: { $rule ->
    [clash] { $cards }: ta karta byłaby i { $place ->
        [case] na twojej zasłonce
        [informants] wśród informatorów
       *[seat] za zasłonką gracza { $who }
    }, i gdzie indziej.
    [nowhere_else] dla karty { $cards } nie byłoby miejsca.
    [used_up] { $cards }: to byłoby za dużo przy nr { $no }.
    [enough] przy nr { $no } byłoby za dużo kart.
    [all_left] przy nr { $no } zostałoby za mało kart.
    [kind] na twojej zasłonce nie byłoby żadnej z tych kart ({ $cards }).
    [full] { $cards }: to byłoby za dużo { $place ->
        [case] na twojej zasłonce
        [informants] wśród informatorów
       *[seat] za zasłonką gracza { $who }
    }.
   *[no_others] zostałoby za mało kart, które mogą być { $place ->
        [case] na twojej zasłonce
        [informants] wśród informatorów
       *[seat] za zasłonką gracza { $who }
    }.
}
clues-why-long = Potrzeba tu założenia wewnątrz innego założenia albo więcej zdań, niż się tu mówi.
clues-why-so = { $n ->
    [1] Zatem, skoro na twojej zasłonce jest po jednej karcie każdego rodzaju, a za każdą inną zasłonką dwie karty:
   *[other] Z tego wszystkiego razem, skoro na twojej zasłonce jest po jednej karcie każdego rodzaju, a za każdą inną zasłonką dwie karty, wynika:
} { $held ->
    [yes] { $card } jest
   *[no] karty { $card } nie ma
} { $place ->
    [case] na twojej zasłonce.
    [informants] wśród informatorów.
   *[seat] za zasłonką gracza { $who }.
}

## Pełne zasady, strona po stronie; ostatnia strona to przykład tury

rulebook-clues-1 = **Cel**
    Londyn, rok 1899. Każdy pracuje nad własną sprawą. Na twojej zasłonce stoją trzy karty: osoba, miejsce i broń. Widzą je wszyscy inni, a ty nie. Kto pierwszy odgadnie swoje trzy karty, wygrywa.
    Kart jest 30: 10 kolorów, a w każdym kolorze osoba, miejsce i broń. Każda karta ma też kategorię: mężczyzna lub kobieta, wnętrze lub plener, broń do walki wręcz lub dystansowa.
    Gra od 2 do 6 osób. Gdy jest ich mniej niż sześć, wszystkie trzy karty niektórych kolorów zostają w pudełku.
rulebook-clues-2 = **Przygotowanie**
    Każdy dostaje osobę, miejsce i broń, a potem jeszcze dwie karty. Karty, które zostały, to **tajni informatorzy**: zakryci, oznaczeni literą. Przy dwóch graczach jest ich 8, przy trzech 6, przy czterech 4, przy pięciu 2, a przy sześciu nie ma ich wcale.
    W tajemnicy wybierz osobę, miejsce i broń ze swoich pięciu kart. Trafiają na zasłonkę sąsiada po lewej. Dwie pozostałe karty zostają za twoją: nikt inny ich nie widzi.
    Na początku nie znasz więc 13 kart, a wśród nich są twoje trzy.
    Gdy graczy jest co najmniej trzech, każdy ma lupę; reszta z 8 lup to zapas.
rulebook-clues-3 = **Twoja tura (3 do 6 graczy)**
    Jeśli nie masz lupy, weź jedną z zapasu; jeśli jest pusty, weź ją od wybranego gracza.
    Potem wydaj **wszystkie** swoje lupy. Każda daje jedną akcję, w dowolnej kolejności:
    • przepytaj świadka;
    • zapytaj tajnego informatora;
    • oskarż.
    Tura kończy się z ostatnią lupą albo po błędnym oskarżeniu. Gra się zgodnie z ruchem wskazówek zegara.
rulebook-clues-4 = **Przepytywanie świadka**
    Daj lupę innemu graczowi i zapytaj, ile widzi kart **jednego koloru** w grze albo **jednej kategorii**: mężczyzn, kobiet, wnętrz, plenerów, broni do walki wręcz, broni dystansowej. O nic innego pytać nie można.
    Świadek odpowiada zgodnie z prawdą, a słyszą to wszyscy. Liczy karty na zasłonkach wszystkich **innych** graczy, także twojej, i dwie karty za własną. Nie liczy trzech kart na własnej zasłonce: nie może ich widzieć.
    Słuchaj też pytań innych. „Zero” mówi, że na twojej zasłonce też nie ma takiej karty, chyba że świadkiem jesteś ty.
rulebook-clues-5 = **Informatorzy i oskarżanie**
    W obu przypadkach lupa trafia do najbliższego gracza bez lupy, zgodnie z ruchem wskazówek zegara; jeśli lupę mają wszyscy, do zapasu.
    {""}**Zapytaj informatora**: obejrzyj jedną z tych kart; potem wraca ona na miejsce. Inni wiedzą, którą oglądasz, ale nie wiedzą, co na niej jest.
    {""}**Oskarż**: podaj osobę, miejsce i broń, których nigdzie nie widzisz. Jeśli wszystko się zgadza, wygrywasz. Jeśli nie, słyszysz tylko, że to błąd, twoja tura się kończy, a twoje lupy trafiają do zapasu. Grasz dalej.
    Kto opuszcza partię, pozostaje świadkiem, a jego lupy trafiają do zapasu. Ostatni gracz wygrywa. Jeśli przez dwie rundy nikt nie gra, partia kończy się bez zwycięzcy.
rulebook-clues-6 = **Dwóch graczy i wariant „Ściśle tajne”**
    {""}**We dwoje** nie ma lup: twoja tura to jedna akcja. Pytając, powiedz też, która z dwóch ukrytych kart świadka się liczy, lewa czy prawa. Świadek liczy tę jedną i trzy na twojej zasłonce.
    {""}**Ściśle tajne** (3 do 6 graczy): każdy ma żeton. Raz w partii możesz wydać go na pytanie: pytanie słyszą wszyscy, ale odpowiedź poznacie tylko ty i świadek.
rulebook-clues-7 = **Przykład tury**
    Anna ma dwie lupy. Jedną daje Brunonowi: „Ile zielonych kart widzisz?” Bruno liczy na wszystkich zasłonkach oprócz własnej i za własną: „Dwie.”
    Anna widzi jedną zieloną kartę na zasłonce Klary. Druga jest więc na jej własnej zasłonce albo za zasłonką Brunona.
    Drugą lupą Anna pyta Klarę o ten sam kolor. Klara widzi zasłonki Anny i Brunona: „Zero.” Przed Anną nie stoi nic zielonego, a druga zielona karta jest za zasłonką Brunona. Anna skreśla zielone karty. Nie ma już lup: kolej na Brunona.

## Lekcja: kilka decyzji z prawdziwej partii i ich uzasadnienie

lesson-clues-start = **13 Poszlak w pięć minut**
    Na twojej zasłonce stoją trzy karty: osoba, miejsce i broń. Inni je widzą, a ty nie. Podaj je, zanim Kamila i Robin podadzą swoje.
    Oto cztery decyzje z prawdziwej partii. Obrazki pokazują to, co widzisz ze swojego miejsca.
lesson-clues-1 = Widzisz zasłonki Kamili i Robina oraz dwie karty za swoją: Nóż i Park.
    {""}**Które z tych miejsc może być na twojej zasłonce?**
lesson-clues-1-market = Targ
lesson-clues-1-market-why = Nie: Targ widzisz na zasłonce Robina, a każda karta jest w grze tylko raz.
lesson-clues-1-park = Park
lesson-clues-1-park-why = Nie: Park stoi za twoją własną zasłonką. To jedna z dwóch kart, które zostały u ciebie.
lesson-clues-1-parlor = Salon
lesson-clues-1-parlor-why = Tak: Salonu nigdzie nie widzisz. Na początku nie znasz 13 kart; są wśród nich twoje trzy, a pozostałe stoją za zasłonkami albo są u informatorów.
lesson-clues-2 = Robin daje lupę Kamili i pyta: „Ile pomarańczowych kart widzisz?” Odpowiedź to **zero**. Pomarańczowe karty są trzy: Tancerka, Teatr i Pistolet.
    {""}**Czego się dowiadujesz?**
lesson-clues-2-nothing = Niczego: to nie moje pytanie
lesson-clues-2-nothing-why = Nie, czegoś się dowiadujesz: odpowiedź słyszą wszyscy, a Kamila widzi twoją zasłonkę. Słuchanie nic nie kosztuje.
lesson-clues-2-screen = Ani Tancerka, ani Teatr nie są moje
lesson-clues-2-screen-why = Tak: Kamila widzi twoją zasłonkę i nie liczy tam nic pomarańczowego. Pistolet widzisz: stoi na zasłonce samej Kamili, która go nie widzi i nie liczy.
lesson-clues-2-game = W grze nie ma pomarańczowych kart
lesson-clues-2-game-why = Nie: Pistolet, który jest pomarańczowy, widzisz na zasłonce Kamili. Świadek nigdy nie liczy własnej zasłonki: nie może jej widzieć.
lesson-clues-3 = Twoja tura! Dajesz Kamili lupę: „Ile zielonych kart widzisz?” Odpowiedź to **dwie**. Zielone karty to Hrabina, Miecz i Park, a Park stoi za twoją zasłonką.
    {""}**Gdzie są Hrabina i Miecz?**
lesson-clues-3-both = Obie karty na mojej zasłonce
lesson-clues-3-both-why = Być może, ale to nie jest pewne: Kamila liczy też dwie karty ukryte za własną zasłonką.
lesson-clues-3-park = Kamila mogła policzyć Park
lesson-clues-3-park-why = Nie: Park stoi za twoją zasłonką, gdzie nikt inny go nie widzi. Dwie zielone karty to więc Hrabina i Miecz.
lesson-clues-3-either = Na mojej zasłonce albo za jej zasłonką
lesson-clues-3-either-why = Tak: Kamila widzi obie, a na zasłonce Robina nie ma nic zielonego. Każda jest na twojej zasłonce albo za zasłonką Kamili. Potrzebujesz drugiego świadka.
lesson-clues-4 = Mija runda. Robin nie widzi żadnego pleneru. Pytasz Robina o zielone: **jedna**. Jest więc na twojej zasłonce, bo druga stoi za zasłonką Kamili. Potem pytasz Kamilę o fioletowe: **jedna**. Została ci jedna lupa.
    {""}**Które oskarżenie może być trafne?**
lesson-clues-4-dancer = Tancerka, Salon, Miecz
lesson-clues-4-dancer-why = Nie: Kamila nie widziała pomarańczowej karty, a Tancerka jest pomarańczowa. Błędne oskarżenie kończy turę i coś mówi innym.
lesson-clues-4-sword = Hrabina, Salon, Miecz
lesson-clues-4-sword-why = Nie: Robin widziałby na twojej zasłonce dwie zielone karty, a widzi tylko jedną. To Hrabina albo Miecz, nigdy obie karty naraz.
lesson-clues-4-crossbow = Hrabina, Salon, Kusza
lesson-clues-4-crossbow-why = Tak: tylko jedna zielona karta, nic pomarańczowego, miejsce we wnętrzu. I to było trafne: ta partia jest wygrana. Zwykle warto zadać jeszcze jedno pytanie, zanim zaryzykujesz.
lesson-clues-end = **To wszystko, czego trzeba do gry.** Licz to, co widzisz, słuchaj każdej odpowiedzi i zawsze pytaj się w duchu, co widzi świadek. **Mój arkusz** tego pilnuje. Otwórz stół albo przeczytaj pełne zasady.

## Techniki dedukcji, od najłatwiejszej

technique-clues-sight = Jak na dłoni
technique-clues-sight-page = Kart, które widzisz, nie ma nigdzie indziej. To karty na cudzych zasłonkach, karty za twoją własną i obejrzani informatorzy.
    {""}*Przykład:* Targ jest na zasłonce Robina. Na twojej go nie ma.
technique-clues-count = Liczba podana przez świadka
technique-clues-count-page = Świadek liczy to, co widzi. Odejmij to, co z tego widzisz też ty: reszta jest na twojej zasłonce albo za zasłonką świadka.
    {""}*Przykład:* Kamila liczy dwie zielone karty, a jedną z nich widzisz na zasłonce Robina. Dokładnie jedna inna zielona karta jest na twojej zasłonce albo za zasłonką Kamili. Gdy widzisz obie, nie ma tam żadnej.
technique-clues-named = Podane karty
technique-clues-named-page = Kto oskarża, podaje tylko karty, których nie widzi: nie ma ich ani na twojej zasłonce, ani za jego własną.
    {""}*Przykład:* Robin podaje karty Książę, Park i Miecz. Żadnej z nich nie ma na twojej zasłonce.
technique-clues-together = Odpowiedzi razem
technique-clues-together-page = Jedna odpowiedź nie wystarcza, ale razem odpowiedzi wykluczają bardzo wiele; a na twojej zasłonce jest po jednej karcie każdego rodzaju, za każdą cudzą zaś są dwie karty.
    {""}*Przykład:* Kamila i Robin liczą po jednej żółtej karcie, której nie widzisz. Jeśli to ta sama, jest na twojej zasłonce; jeśli nie, za każdą z ich zasłonek jest jedna. Szukaj odpowiedzi, która pasuje tylko do jednego z tych przypadków.
technique-clues-suppose = Założyć i obalić
technique-clues-suppose-page = Żaden krok nie prowadzi dalej? Załóż, że karta gdzieś jest, i sprawdź, co by z tego wynikało. Jeśli to niemożliwe, karty tam nie ma.
    {""}*Przykład:* na twoją zasłonkę zostają Pielęgniarka albo Tancerka, Dmuchawka albo Strzelba, Port albo Park. Kamila liczy jedną żółtą kartę, której nie widzisz, a Robin jedną niebieską. Gdyby to była Pielęgniarka, Dmuchawki, też żółtej, nie byłoby na twojej zasłonce; byłaby więc Strzelba, i nie Port, też niebieski, lecz Park. Te trzy karty padły już w twoim błędnym oskarżeniu. A więc to Tancerka.

## Polecenia

command-clues = poszlaki
command-clues-description = Graj w 13 Poszlak przy stole na tym kanale.

command-clues-place = rozstaw
command-clues-place-description = Wybierz trzy ze swoich kart na zasłonkę sąsiada po lewej.
command-clues-place-person = osoba
command-clues-place-person-description = Jedna z twoich osób.
command-clues-place-place = miejsce
command-clues-place-place-description = Jedno z twoich miejsc.
command-clues-place-weapon = broń
command-clues-place-weapon-description = Jedna z twoich kart broni.

command-clues-ask = przepytaj
command-clues-ask-description = Przepytaj świadka: ile widzi kart danego koloru lub kategorii?
command-clues-ask-witness = świadek
command-clues-ask-witness-description = Gracz, którego przepytujesz.
command-clues-ask-about = temat
command-clues-ask-about-description = Kolor w grze albo jedna z sześciu kategorii.
command-clues-ask-inner = strona
command-clues-ask-inner-description = Tylko we dwoje: która karta za zasłonką się liczy, lewa czy prawa.
command-clues-ask-secret = tajne
command-clues-ask-secret-description = Wydaj żeton „Ściśle tajne”: odpowiedź jest tylko dla ciebie.

command-clues-informant = informator
command-clues-informant-description = Obejrzyj w tajemnicy kartę tajnego informatora.
command-clues-informant-letter = litera
command-clues-informant-letter-description = Litera informatora.

command-clues-accuse = oskarż
command-clues-accuse-description = Podaj trzy karty na swojej zasłonce.
command-clues-accuse-person = osoba
command-clues-accuse-person-description = Winowajca.
command-clues-accuse-place = miejsce
command-clues-accuse-place-description = Miejsce zbrodni.
command-clues-accuse-weapon = broń
command-clues-accuse-weapon-description = Broń, którą dokonano zbrodni.

command-clues-take = weź
command-clues-take-description = Weź lupę od gracza: zapas jest pusty, a ty nie masz żadnej.
command-clues-take-player = gracz
command-clues-take-player-description = Kto oddaje ci lupę.
