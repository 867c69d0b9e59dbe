# Miejsca dla programu: kto gra, jak dobrze i dlaczego tak.

control-rivals = Rywale
rivals-fill = Uzupełnij rywalami
rivals-filled = Rywale na twoim poziomie zajęli miejsca.
refusal-rivals-enough = Graczy już wystarczy. Pojedynczo sadzają ich przyciski **Więcej** i **Rywale**.
rivals-title = **Program też może grać.** Rywal wie tylko to, co wie jego miejsce, gra swoją turę w kilka sekund i wyjaśnia swoje ruchy po zakończeniu partii. Partie z rywalami nie liczą się do rankingu.
rivals-full = Stół jest pełny: { $n ->
    [one] jedno miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
}. Odeślij któregoś rywala, aby zrobić miejsce. 🤖
rivals-styles-bakerstreet = -# Wśród ekspertów i mistrzów rywal, który **gra śmiało**, częściej szacuje wysoko jak na swoje karty; ten, który **gra ostrożnie**, szacuje niżej i prędzej podważa. Wygrywają mniej więcej tak często jak inni na tym poziomie.
rivals-styles-cluedo = -# Wśród mistrzów rywal, który **gra śmiało**, prędzej odważa się oskarżyć, a ten, który **gra ostrożnie**, później; ten drugi pyta też częściej o własne karty. Wygrywają mniej więcej tak często jak inni na tym poziomie.
rivals-prompt = Kto ma dostać miejsce?
rivals-remove = Odeślij: { $name }
rival-strength = { $strength ->
    [novice] nowicjusz
    [amateur] amator
    [expert] ekspert
   *[master] mistrz
}{ $style ->
    [bold] {" "}· gra śmiało
    [guarded] {" "}· gra ostrożnie
   *[plain] {""}
}
rival-choice = { $name } · { $strength }
lobby-rival = { $who } ({ $strength })

rival-oscar = Robi, co mu przyjdzie do głowy, i zapomina połowę tego, co padło.
rival-lucie = Pyta o to, co ją ciekawi, i nigdy niczego nie notuje.
rival-basile = Na wszystko kiwa głową; co to było, możesz powtórzyć?
rival-nina = Gra po raz pierwszy w życiu i cieszy się każdą minutą.
rival-felix = Wygląda przez okno, gdy inni myślą.
rival-adele = Notuje starannie i przeocza to, co stoi między wierszami.
rival-hugo = Skreśla to, co widzi, a resztę podpowiada mu nos.
rival-rosalie = Cierpliwa i uprzejma; sprytny blef wciąż ją zaskakuje.
rival-victor = Zna wszystkie kryminały, ale tylko do połowy.
rival-ines = Ma dobre pomysły, a czasem umyka jej szczegół.
rival-irene = Nigdy nie zgaduje tego, co może wyliczyć.
rival-maurice = Mówi mało, wnioskuje szybko.
rival-simone = Liczy wszystko, także to, co wolisz ukryć.
rival-casimir = Prowadzi księgę wszystkiego, co dzieje się przy stole.
rival-salome = Uśmiecha się, gdy się wahasz.
rival-ariane = Idzie za nicią do samego końca, choćby była bardzo długa.
rival-honore = Waży każdy ruch i żadnego nie marnuje.
rival-octavie = Czyta twoją grę lepiej niż ty.
rival-ulysse = Ryzykuje dokładnie wtedy, gdy warto.
rival-cleo = Wie. Pytanie tylko, od kiedy.

ended-by-rivals = Do gry został tylko program, więc ten stół jest zamknięty; nikt nie wygrywa. **/stół eksport** daje partię w pliku.
refusal-rivals-not-here = Program jeszcze nie umie grać w tę grę.
refusal-rival-seated = Ten rywal już siedzi przy tym stole. Wybierz kogoś innego.
refusal-rival-kicked = Rywala odsyłają przyciski poczekalni **Więcej** i **Rywale**.
refusal-rival-hosts = Program nie może być gospodarzem stołu. Wybierz człowieka.

theatre-why = Dlaczego { $who } tak gra: { $why } 🤖
why-at-random = mogło to być cokolwiek; zdecydował przypadek.

why-clues-choose = tutaj każdy wybór jest równie dobry.
why-clues-take = ten gracz miał najwięcej lup.
why-clues-sure = został tylko jeden możliwy układ.
why-clues-guess = { $n ->
    [one] został jeden układ, a była to ostatnia lupa w tej turze.
    [few] zostały { $n } układy, a była to ostatnia lupa w tej turze.
   *[many] zostało { $n } układów, a była to ostatnia lupa w tej turze.
}
why-clues-no-more = { $n ->
    [one] został jeden układ i żadne pytanie nie powiedziałoby już nic więcej.
    [few] zostały { $n } układy i żadne pytanie nie powiedziałoby już nic więcej.
   *[many] zostało { $n } układów i żadne pytanie nie powiedziałoby już nic więcej.
}
why-clues-curious = z ciekawości; na ile sięga pamięć, { $n ->
    [one] został jeden układ.
    [few] zostały { $n } układy.
   *[many] zostało { $n } układów.
}
why-clues-risk = tura prawie się kończyła, a z możliwych układów ({ $n }) ten był dość prawdopodobny, by spróbować: { $percent }%.
why-clues-parted = z możliwych układów ({ $n }) to pytanie zdawało się wykluczać najwięcej, niezależnie od odpowiedzi.
why-clues-ask = { $n ->
    [one] został jeden układ, a po tym pytaniu można było spodziewać się najwięcej.
    [few] zostały { $n } układy, a po tym pytaniu można było spodziewać się najwięcej.
   *[many] zostało { $n } układów, a po tym pytaniu można było spodziewać się najwięcej.
}
why-clues-read = { $n ->
    [one] został jeden układ, a tajny informator, którego nikt inny nie słyszy, był wart więcej niż pytanie.
    [few] zostały { $n } układy, a tajny informator, którego nikt inny nie słyszy, był wart więcej niż pytanie.
   *[many] zostało { $n } układów, a tajny informator, którego nikt inny nie słyszy, był wart więcej niż pytanie.
}

why-cluedo-pawn = ten pionek się spodobał.
why-cluedo-show = odpowiedź była konieczna, a każda karta równie dobra.
why-cluedo-show-least = z kart, które można było pokazać, ta mówiła najmniej.
why-cluedo-show-again = ta karta była już pytającemu znana, więc nie mówiła nic nowego.
why-cluedo-nothing = na ręce nie było żadnej z tych kart.
why-cluedo-lie = ta karta nie była nigdy pokazana i nic nie zdradzało kłamstwa.
why-cluedo-lie-again = ta karta była już raz ukryta, a jedno kłamstwo pociąga za sobą następne.
why-cluedo-denounce = dało się dowieść, że przy hipotezie { $hypothesis } ukryto kartę.
why-cluedo-likely = gdy krążą kłamstwa, mało co jest całkiem pewne, a to było dość prawdopodobne: { $percent }%.
why-cluedo-hurried = to było dość prawdopodobne ({ $percent }%), a ktoś inny mógł być szybszy.
why-cluedo-sure = został tylko jeden możliwy układ.
why-cluedo-best-guess = żadne pytanie nie powiedziałoby już nic więcej, więc padło to, co najbardziej prawdopodobne: { $percent }%.
why-cluedo-guess = { $n ->
    [one] został jeden układ, a żadne pytanie, które przyszło do głowy, nie powiedziałoby już nic więcej.
    [few] zostały { $n } układy, a żadne pytanie, które przyszło do głowy, nie powiedziałoby już nic więcej, więc padł jeden z nich.
   *[many] zostało { $n } układów, a żadne pytanie, które przyszło do głowy, nie powiedziałoby już nic więcej, więc padł jeden z nich.
}
why-cluedo-to-accuse = nie było już o co pytać, a oskarżenie wymaga najpierw hipotezy.
why-cluedo-ask = { $n ->
    [one] został jeden układ
    [few] zostały { $n } układy
   *[many] zostało { $n } układów
}, a padły karty, których miejsce nie było jeszcze znane.
why-cluedo-best = { $n ->
    [one] został jeden układ
    [few] zostały { $n } układy
   *[many] zostało { $n } układów
}, a ze wszystkich pytań w zasięgu po tym można było spodziewać się najwięcej.
why-cluedo-decoy = jedna z tych kart była własna, dla zmyłki: kto pyta tylko o cudze karty, zdradza swoje.
why-cluedo-best-room = najwięcej obiecywało pytanie w tym miejscu: { $room }.
why-cluedo-enter = miejsce tej karty nie było jeszcze znane: { $room }.
why-cluedo-passage = przejście prowadziło do pomieszczenia, którego karty jeszcze szukano.
why-cluedo-roll = w tym miejscu nie było już czego się dowiedzieć.
why-cluedo-roll-first = kto najpierw rzuci, widzi, gdzie można zapytać, a i tak może zostać.
why-cluedo-walk = to pole było najbliżej pomieszczenia, którego karty jeszcze szukano.
why-cluedo-rest = nie było nic lepszego do zrobienia.

vote-control-rival = Program za: { $player }
vote-rival = { $by } prosi, aby program ({ $newcomer }) grał dalej za nieobecnego gracza { $player }: ze wszystkim, co wie to miejsce, i z niczym więcej. Musi się zgodzić ponad połowa pozostałych. **/stół zastąp** w każdej chwili zwraca miejsce graczowi { $player }.
vote-rival-passed = { $newcomer } gra dalej za gracza { $player }. **/stół zastąp** w każdej chwili zwraca miejsce graczowi { $player }.
vote-rival-leaves = { $newcomer } przejmuje miejsce gracza { $player }: **Moje biurko** pokazuje wszystko, co to miejsce wie.
vote-control-return = Wracam na swoje miejsce
refusal-rivals-only = Przy tym stole zostałby tylko program. Gra on z ludźmi, nigdy sam.
