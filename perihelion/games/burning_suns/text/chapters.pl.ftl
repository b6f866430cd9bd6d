## Zasady w rozdziałach

chapter-empire = Przygotowanie i imperium
chapter-empire-text = Imperium to ideologia, rasa i organizacja, każda wybrana w tajemnicy z dwóch. Ideologia daje zdolności, które otwiera antymateria, rasa – jednostki i liderów, organizacja – dystanse i limity. Zaczynasz w systemie macierzystym, do którego nikt inny nie może wejść.
chapter-victory = Antymateria i zwycięstwo
chapter-victory-text = Kto na koniec rundy ma wymaganą antymaterię, wygrywa. Daje ją to, co posiadasz: systemy, agenci, artefakty, zasoby; wraz z utraconym źródłem tracisz i ją. Na stałe zostaje 1 za pokonanie co najmniej czterech jednostek i 1 za każdą zniszczoną jednostkę unikatową. Jeśli osiągnie ją kilka imperiów, wygrywa to, które ma jej więcej; sojusznicy wygrywają razem.
chapter-round = Runda i planowanie
chapter-round-text = Status daje przychód, przegrupowanie odnawia rynek i tasuje arkusze. Potem każdy na zmianę kładzie trzech liderów na wolnych polach dwunastu akcji. Działają ściśle w kolejności arkuszy, od lewej do prawej i z góry na dół. Lider może spasować, gdy przyjdzie jego kolej, ale nie może czekać.
chapter-galaxy = Galaktyka, eksploracja i skoki
chapter-galaxy-text = Eksploracja odkrywa jeden lub dwa kafle obok tego, dokąd sięgasz; tam, gdzie nie prowadzi odkryta droga, nic nie można zrobić. Skok przesuwa jedną flotę albo armię o dystans skoku, a jednostki mogą zostać lub dołączyć. Cztery lub więcej obcych okrętów kończy skok. Mroczne okręty atakują każdego, kogo spotkają; przez anomalie można przelatywać, ale nie da się ich kontrolować.
chapter-rolls = Rzuty: skan, rekrutacja, misja
chapter-rolls-text = Cztery akcje wymagają rzutu lidera: skan, dyplomacja, rekrutacja i misja. Na kości ośmiościennej nie może wypaść więcej niż wartość lidera; 3 kryształy dodają 1, a ósemka to zawsze porażka. Skan daje artefakt albo kryształy, rekrutacja agenta, misja dowolną inną akcję. Nieudany skan i nieudana rekrutacja dają coś na pociechę.
chapter-systems = Zdobywanie systemów, sojusze
chapter-systems-text = Niezamieszkany system kolonizuje obecny tam pancernik, za podaną cenę. Zamieszkany zdobywa się dyplomacją albo szturmem, wrogi tylko szturmem. W tym, co wzięto siłą, trwają zamieszki: jedna korzyść jest zablokowana, aż uspokoi je dyplomacja. Dyplomacja zawiera też sojusze, przypieczętowane kartami rasy; atak je zrywa.
chapter-building = Budowa, rynek i jednostki
chapter-building-text = W jednej akcji kupujesz jednostki i zasoby z rynku oraz naprawiasz, do limitu budowy i na ile starczy kryształów. Nowe jednostki pojawiają się we własnych systemach. Technologie i ulepszenia trafiają na arkusz rasy, konstrukcje na system, najemnicy do floty. Tytana, bazę gwiezdną i kolosa można mieć po jednym.
chapter-fights = Bitwa, ostrzał, szturm
chapter-fights-text = Bitwę toczą floty, szturm – armie; obie walki trwają tura po turze do końca, a atakujący ma w pierwszej turze +1. Ostrzał to jedna salwa, na którą nikt nie odpowiada. Każda strona wybiera, które jej jednostki otrzymują obrażenia. Szturm wymaga krążownika, tytana albo desantowca i braku wrogiej floty.
chapter-abilities = Zdolności i pojęcia
chapter-abilities-text = Zdolności pasywne działają stale, wywołane – w chwili, którą wskazują, po jednej na akcję, a aktywowane – przez akcję Aktywacja. Wszystkie są dobrowolne. Rozdział wyjaśnia też pojęcia i to, jak czytać opisy zdolności.
chapter-cases = Przykłady i rozstrzygnięcia
chapter-cases-text = Przykłady rund i walk oraz rozstrzygnięcia tego, co instrukcja zostawia otwarte.
