# Przewodnik: pomoc, strony zasad i lekcje.

help = **Alibi** prowadzi gry dedukcyjne: { $games }. Grasz przeciw rywalom albo z innymi ludźmi, w jeden wieczór lub przez kilka dni.
    {""}**Na początek** wyślij **/zagraj**: od razu partia z rywalami na twoim poziomie, stół dla innych albo wolne miejsce.
    {""}Gdy nadchodzi twoja tura, wzywa cię wiadomość z potrzebnymi przyciskami.
    {""}**Twoje sekrety** przychodzą w wiadomości prywatnej, a **Moje biurko** pokazuje je na kanale, tylko tobie. **Mój arkusz** pilnuje tego, co wiesz.
    {""}**/stół otwórz** otwiera stół ze wszystkimi opcjami; **Uzupełnij rywalami** sadza przy nim program.
    {""}**/wieczór zaplanuj** planuje wieczór przy kilku stołach, **/sprawa dzisiaj** to zagadka na każdy dzień.
    {""}**/stół stan** mówi, co możesz teraz zrobić.
help-unfinished = -# { $share }% tego, co mówię, jest w twoim języku ({ $language }); reszta po angielsku.
learn-which = **Czego chcesz się nauczyć?** Lekcja trwa około pięciu minut: kilka decyzji z prawdziwej partii i ich uzasadnienie. Zasady to krótkie strony z przykładem tury.
guide-shelf = Lekcje i zasady
learn-your-turn = Stół na tym kanale czeka na ciebie. Lekcja nie ucieknie: **/nauka** otwiera ją znowu na dowolnym pytaniu. ⏳
learn-game = Nauka: { $game }
rules-game = Zasady: { $game }
guide-techniques = Dedukcja
techniques-which = **Dedukcja:** jak jedno wynika z drugiego, jedna technika na stronie, od najłatwiejszej. Przy stole, który pozwala na podpowiedzi, podpowiedź nazywa technikę, której ci trzeba.
techniques-of = Dedukcja: { $game }
techniques-head = -# { $game }: technika { $n } z { $most }
guide-rules = Pełne zasady
guide-learn = Nauka w 5 minut
guide-page = -# { $game }, strona { $n } z { $most }
guide-back = Wstecz
guide-next = Dalej
learn-head = -# { $game }: pytanie { $n } z { $most }
learn-begin = Zaczynamy
learn-question = Pytanie { $n }
learn-right = Dobra odpowiedź: ||{ $answer }||
learn-again = Spróbuj jeszcze raz
learn-open = Otwórz stół

refusal-no-lesson = Tej gry nie uczy żadna lekcja. Przy stole wyjaśnia ją **/stół zasady**.
