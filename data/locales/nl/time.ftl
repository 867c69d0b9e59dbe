# Tijd: tempo’s, uren, en wanneer een tafel afgelopen is.

lobby-bounded = -# Als deze partij vandaag begint, eindigt die uiterlijk { $at }, wie er ook afwezig is.
lobby-unbounded = -# Zonder tijdslimiet voor beurten eindigt deze tafel nooit vanzelf: wie afwezig is, laat iedereen wachten.
option-absences = Aangekondigde afwezigheid
absences-count = op wie afwezig is, wordt niet gewacht
absences-ignored = telt hier niet
table-timed-out = De tijd van deze tafel is om, dus de partij is afgelopen; niemand wint. **/tafel exporteren** geeft de partij als bestand.
hours-none = Je hebt geen stille uren (tijdzone: { $zone }). **/ik rust** stelt ze in.
hours-kept = Je stille uren: { $start } tot { $end }, tijd van { $zone }. Beurten van je die vanaf nu beginnen, lopen daarin niet af; aan tafels met een uur of minder per beurt tellen ze niet.

## Op het overzicht

panel-deadline = Speel vóór { $at }.
time-deadline = Speel vóór { $at }, anders wordt de beurt voor je gespeeld{ $lost ->
    [0] .
   *[other] ; { $lost } gemiste beurten op rij kosten je de partij.
}
panel-paused = Gepauzeerd tot { $at }; daarna gaat de beurt verder met de tijd die er nog was. ⏸️
panel-live = Iedereen is er: vijf minuten voor een beurt, tot iemand stilvalt. ⚡
panel-here = Nu hier: { $players }. Als iedereen er is, gaat de partij live verder. ⚡
panel-away = { $who } is afwezig tot { $at }; niemand wacht. 🌙
panel-covered = Tot de terugkeer wacht de tafel niet op: { $players } 🪑
seat-covered = { $who } heeft twee beurten op rij gemist; vanaf nu wacht de tafel maar een minuut en speelt dan zelf de beurt. **Ik ben er** maakt daar een eind aan.
extended-own = { $by } neemt meer tijd voor deze beurt: tot { $at }. ⏳
extended-other = { $by } geeft { $to } meer tijd voor deze beurt: tot { $at }. ⏳

## Het scherm over tijd

time-title = **Tijd aan deze tafel**: { $pace } voor een beurt
time-last-moment = Deze partij eindigt uiterlijk { $at }, wie er ook afwezig is.
time-left = { $extended ->
    [yes] Je hebt je extra tijd gehad. { $pauses ->
        [0] Er zijn geen pauzes meer.
        [one] Er is nog één pauze.
       *[other] Er zijn nog { $pauses } pauzes.
    }
   *[no] Eén keer per partij kun je extra tijd voor een beurt krijgen. { $pauses ->
        [0] Er zijn geen pauzes meer.
        [one] Er is nog één pauze.
       *[other] Er zijn nog { $pauses } pauzes.
    }
}
time-show = Tijd
time-extend = Meer tijd
time-here = Ik ben er
time-pace = Andere tijd per beurt voorstellen
time-pause = Pauze voorstellen
pause-value = { $n ->
    [one] één dag
   *[other] { $n } dagen
}
time-changed = Klaar: het overzicht toont de nieuwe tijd.
here-noted = Genoteerd: de tafel wacht op je.
here-live = Iedereen is er: de partij gaat live verder.

## Afwezigheid

away-none = Je hebt geen afwezigheid aangekondigd. **/ik afwezig** kondigt er een aan voor al je tafels.
away-kept = Je bent afwezig van { $start } tot { $end }. Zolang wacht geen van je tafels op je: je beurten worden gespeeld alsof je te laat bent, en ze tellen niet als gemist. **/ik terug** beëindigt het.
away-over = Welkom terug: je tafels wachten weer op je.

## Herinneringen

reminder-you = De tafel wacht op je. ⏰
reminder-who = { $who }, de tafel wacht op je. ⏰
reminder-muted = Genoteerd: geen herinneringen meer aan deze beurt.
reminders-kept = { $by ->
    [nothing] Je krijgt geen herinneringen. **/ik herinneringen** verandert dat.
    [mention] Je wordt herinnerd met een vermelding in het kanaal (of met een privébericht, als ik daar niet kan schrijven), { $every ->
        [0] twee keer per beurt.
        [one] elk uur.
       *[other] om de { $every } uur.
    }
   *[mail] Je wordt herinnerd met een privébericht (of met een vermelding, waar ik je niet kan schrijven), { $every ->
        [0] twee keer per beurt.
        [one] elk uur.
       *[other] om de { $every } uur.
    }
}
remind-mail = met een privébericht
remind-mention = met een vermelding in het kanaal
remind-nothing = helemaal niet
time-mute = Niet deze beurt
time-mute-all = Geen herinneringen meer
time-remind = Herinner me…

## Wat niet kan

refusal-no-such-zone = Ik ken de tijdzone “{ $text }” niet. Noem de hoofdstad van je land, of een andere grote stad waar het even laat is als bij jou.
refusal-no-such-zone-near = Ik ken de tijdzone “{ $text }” niet. Bedoelde je { $near }? Typ er een van, of een andere grote stad waar het even laat is als bij jou.
refusal-no-such-time = Ik begrijp de tijd “{ $text }” niet. Schrijf die als 22:30 of 8:00.
refusal-quiet-too-long = Stille uren duren hoogstens { $n } uur, zodat de anderen niet te lang wachten. Kies kortere.
refusal-no-such-day = Ik begrijp de dag “{ $text }” niet. Schrijf die als 2026-12-31 of 31/12.
refusal-away-backwards = Een afwezigheid eindigt na het begin, en niet in het verleden. Er is niets veranderd.
refusal-away-too-long = Een afwezigheid duurt hoogstens { $n } dagen en begint binnen een jaar. Draag voor langer je plaats over of verlaat de partij.
refusal-here-already = Je bent er al: je tafels wachten op je.
refusal-live-already = Deze tafel speelt al live.
refusal-no-clock = Deze tafel heeft geen klok, dus er is geen tijd te wijzigen. **/tafel tempo** stelt er een voor.
refusal-time-paused = De klok van deze tafel staat op pauze.
refusal-nobody-waits = De tafel wacht nu niet op { $player }.
refusal-extended-already = { $player } heeft in deze partij al extra tijd gehad: die is er maar één keer.
refusal-pace-already = Deze tafel speelt al in dat tempo.
refusal-too-many-paces = Het tempo is { $n } keer gewijzigd; meer kan niet in één partij.
refusal-too-many-pauses = Deze partij heeft al { $n } pauzes gehad; meer zijn er niet.
refusal-pause-too-long = Een pauze duurt hier één tot { $n } dagen.
