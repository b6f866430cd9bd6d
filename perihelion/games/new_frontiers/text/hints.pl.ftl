## Podpowiedzi: gdzie patrzeć, czym ruch jest dobry, czego brakuje innemu

look-chips = Poszukaj żetonów PZ, które możesz mieć już teraz.
look-colonies = Spójrz na Odkryte Planety: którą możesz skolonizować?
look-developments = Spójrz na Technologie, na które cię stać.
look-bonuses = Spójrz na swoje kafle z „?”: co liczą?
look-credits = Policz Kredyty: co chcesz kupić w następnej kolejności?
look-colonists = Policz Kolonistów: czy starczy na następną Planetę?
look-powers = Spójrz na Zdolności, z których skorzystasz wiele razy.
look-worlds = Spójrz na Planety: którą możesz wkrótce skolonizować?
look-goods = Spójrz na dobra i na to, co je konsumuje albo sprzedaje.
look-large = Spójrz na duże Technologie: która pasuje do twojego Imperium?
look-early = Spójrz na tor pierwszeństwa: kto wybiera pierwszy w następnej rundzie?
look-gift = Spójrz na innych: co da im każda z Akcji?
look-goals = Spójrz na Cele.
look-time = Spójrz, jak blisko jest koniec gry.

term-chips = żetony PZ
term-colonies = PZ za Kolonię
term-developments = PZ za Technologię
term-bonuses = PZ za kafle z „?”
term-credits = Kredyty
term-colonists = Koloniści
term-powers = stałe Zdolności
term-worlds = Planety do kolonizacji
term-goods = dobra i zysk z nich
term-large = duża Technologia
term-early = wczesne miejsce
term-gift = korzyści innych
term-goals = Cele
term-time = czas do końca gry

# o innym ruchu: „Ten ruch … .”
lacks-chips = daje mniej żetonów PZ
lacks-colonies = daje mniej PZ za Kolonie
lacks-developments = daje mniej PZ za Technologie
lacks-bonuses = daje mniej PZ za kafle z „?”
lacks-credits = zostawia mniej Kredytów
lacks-colonists = zostawia mniej Kolonistów
lacks-powers = daje Zdolności, które mniej się przydadzą
lacks-worlds = daje gorsze Planety do kolonizacji
lacks-goods = zostawia mniej pożytku z dóbr
lacks-large = mniej zbliża do dużej Technologii
lacks-early = daje późniejsze miejsce w kolejności
lacks-gift = więcej daje innym
lacks-goals = mniej zbliża do Celów
lacks-time = gorzej wykorzystuje czas do końca gry

reason-chips = Daje { $n } PZ w żetonach.
reason-colonies = Nowa Kolonia – { $tile }: { $n } PZ.
reason-developments = Technologia „{ $tile }” jest warta { $n } PZ.
reason-bonuses = Twoje kafle z „?” są warte więcej: +{ $n } PZ.
reason-credits = { $n ->
    [one] Daje { $n } Kredyt na następny zakup.
    [few] Daje { $n } Kredyty na następny zakup.
   *[many] Daje { $n } Kredytów na następny zakup.
}
reason-colonists = { $n ->
    [one] Daje { $n } Kolonistę na następną Planetę.
    [few] Daje { $n } Kolonistów na następne Planety.
   *[many] Daje { $n } Kolonistów na następne Planety.
}
reason-powers = Zdolności kafla „{ $tile }” działają od następnej Akcji do końca gry.
reason-worlds = Planetę „{ $tile }” możesz dobrze wykorzystać.
reason-worlds-nearer = Zbliża cię do kolonizacji Odkrytych Planet.
reason-goods = { $n ->
    [one] Daje { $n } dobro na sprzedaż albo do konsumpcji.
    [few] Daje { $n } dobra na sprzedaż albo do konsumpcji.
   *[many] Daje { $n } dóbr na sprzedaż albo do konsumpcji.
}
reason-outlet = Dzięki kaflowi „{ $tile }” twoje dobra przyniosą więcej.
reason-large = Technologia „{ $tile }” byłaby teraz warta dla ciebie { $n } PZ.
reason-early = W następnej rundzie wybierasz wcześniej.
reason-gift = Inni niewiele zyskują na tej Akcji.
reason-goals = Zbliża cię do Celu.
reason-time = Przybliża koniec gry, a to jest ci na rękę.
