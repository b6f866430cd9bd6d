## Podpowiedzi trenera: raz, gdy coś zdarza się po raz pierwszy

note-leader = Liderzy działają w kolejności pól, arkusz po arkuszu. Planuj kroki w tej kolejności, a najlepszego lidera wyślij tam, gdzie jest rzut.
note-perform = Przyszła kolej na twojego lidera: wykonaj akcję teraz albo spasuj. Nie można jej odłożyć na później.
note-build = Za kryształy kupujesz okręty, oddziały piechoty i zasoby z rynku – do limitu budowy. Niektóre zasoby dają antymaterię.
note-pick-sheet = Przeczytaj poziom 0 – masz go od początku. Wyższe przyjdą z antymaterią.
note-keep-card = Karty rasy używa się raz albo oddaje jej rewers sojusznikowi. Zachowaj te, które pasują do twoich planów.
note-trigger = Jedna taka zdolność na akcję; użyta karta może przepaść. Użyj jej tam, gdzie coś rozstrzyga.
note-explore = Odkrywasz kafle obok tego, dokąd sięgasz. Im wyższa liczba, tym więcej można znaleźć.
note-jump-from = Rusza cała flota, a armia tylko między własnymi systemami. Cztery lub więcej cudzych okrętów kończy skok.
note-jump = Krok po kroku, a jednostki mogą zostać. Pancernik kolonizuje, krążownik szturmuje – sprawdź, kto ma dotrzeć.
note-boost = Na kości nie może wypaść więcej niż wartość lidera. Ósemka to porażka bez względu na zapłatę.
note-scan = Skan się udał. Artefakt może dać antymaterię; kryształy są pewne.
note-recruit = Agent działa tak długo, jak go masz. Cudzego można odebrać, gdy jego siła jest taka jak twoja, a inna niż u właściciela.
note-mission = Misja się udała i staje się dowolną inną akcją. Obowiązują wszystkie zasady tej drugiej.
note-colonise = Niezamieszkany system z twoim pancernikiem jest twój za cenę w kryształach. Oddział piechoty dostajesz gratis.
note-diplomacy = Rzut się udał. Możesz pozyskać zamieszkany system, uspokoić własny, wzburzyć cudzy albo zawrzeć sojusz.
note-block = W systemie zdobytym siłą trwają zamieszki. Jedna korzyść jest zablokowana – poświęć tę mniej potrzebną.
note-answer = Sojusznicy wygrywają razem. Sojusz kończy się, gdy jeden zaatakuje drugiego.
note-battle = Floty walczą tura po turze, bez odwrotu. Pokonanie co najmniej czterech jednostek daje antymaterię.
note-assault = Okręty rozmieszczają oddziały, a te walczą z załogą systemu. Potrzebny jest krążownik albo tytan.
note-bombard = Ostrzał z kosmosu osłabia załogę, a nikt nie ląduje. Przydaje się przed szturmem.
note-reroll = Tylko własne chybienia, po jednej kości. Zostaw coś na następną turę walki.
note-damage = Ty wybierasz, co zostaje trafione. Poświęć najtańsze, zachowaj potrzebne.
note-level = Antymateria otwiera poziom: zachowujesz jedną z dwóch zdolności. Utrata antymaterii zamyka go z powrotem.
note-on-unrest = Jedna korzyść jest zablokowana, a limit armii spada o 5. System uspokoi Dyplomacja.
note-on-roll-failed = Wypadło więcej, niż wynosi wartość lidera. Skan i Rekrutacja dają coś na pociechę, pozostałe nic.
