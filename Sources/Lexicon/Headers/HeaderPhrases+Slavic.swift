extension HeaderPhrases {
  /// Polish, Czech, Slovak, Croatian, Serbian, Slovene, Macedonian, Bulgarian, Russian, Ukrainian.
  static let slavic: StaticString = """
    date: data|data operacji|datum troška|datum potrošnje|datum terećenja 70|data księgowania|data transakcji|data księg|data zaksięgowania|data realizacji 85|data zrealizowania|data ukończenia|data zakończenia
    data wykonania 85|data dokumentu 60|data obciążenia 70|data zdarzenia|data płatności 80|data rozliczenia 70
    data operacji data księgowania|data i czas|data i godzina|dzień 60|data nadania 60|data wprowadzenia 60
    data zlecenia 65|data zaksięgowania operacji|data ksiegowania|data rachunku 30|datum|datum zaúčtování
    datum transakce|datum účtování|datum provedení 90|datum pohybu|datum operace|datum splatnosti 50|datum platby 85
    zaúčtováno|zaúčtováno dne|datum a čas|datum provedení transakce 90|datum zpracování 80|datum odepsání 70
    datum odpisu 70|zaúčtovanie|dátum|dátum zaúčtovania|dátum transakcie|dátum spracovania 80|dátum účtovania
    dátum pohybu|dátum operácie|dátum platby 85|dátum vykonania 90|dátum splatnosti 50|dátum realizácie 85
    datum knjiženja|datum transakcije|datum izvršenja 90|datum plaćanja 80|datum prometa|datum naloga 70
    datum knjizenja|datum promjene|datum i vrijeme|datum obrade 80|datum knjiženja transakcije|datum promene
    datum knjiženja datum valute|datum transakcije datum|datum realizacije 85|datum nastanka 60
    datum knjiženja/valute|datum plačila 80|datum izvršitve 90|datum nakupa|datum obdelave 80|датум
    датум на трансакција|датум на книжење|датум књижења|датум трансакције|датум промене|датум валуте 50
    датум обраде 80|дата|дата на операция|дата на транзакция|дата на осчетоводяване|дата на трансакция
    дата счетоводна|дата на операцията|счетоводна дата|дата и час|дата на превода|дата операции|дата проводки
    дата транзакции|дата платежа 85|дата обработки 80|дата списания 70|дата и время|дата и время операции
    дата документа 70|дата проведения 85|дата покупки|дата движения|дата совершения операции|дата отражения
    дата исполнения 80|дата совершения|дата записи|дата отражения по счету|дата операції|дата транзакції
    дата проведення 85|дата і час операції|дата та час|дата i час операції|дата платежу 85|дата обробки 80
    дата і час|дата документу 70|дата списання 70|дата здійснення операції|дата аперацыі
    датум на промет|датум на плаќање 80|датум и време|датум на обработка 80|датум на реализација|датум на налог 80
    valueDate: data waluty|data księgowania 60|data rozliczenia 50|data efektywna 60|valuta 40|datum valuty
    valuta datum|datum připsání 70|datum zaúčtování 40|dátum valuty|valuta dátum|dátum pripísania 70|datum valute
    valuta 75|datum valutiranja|datum valute knjiženja|датум валуте|датум на валута|валута датум|дата на валута
    вальор|вальор дата|дата вальор|дата валутирования|дата валютирования|дата зачисления 60|дата обработки 50
    дата валютування|дата зарахування 60
    датум на валутација|датум валута
    time: czas|godzina|godzina operacji|czas transakcji|godzina transakcji|čas|čas transakce|čas provedení
    čas transakcie|vrijeme|vreme|vrijeme transakcije|време|час|время|время операции|час операції|ура|čas transakcije
    description: opis|opis operacji|tytuł|tytułem|tytuł operacji|tytuł przelewu|opis transakcji|szczegóły
    szczegóły transakcji|szczegóły operacji|tytuł płatności|dodatkowy opis 70|rodzaj operacji 50|opis dodatkowy 70
    dane transakcji|treść|tytuł/opis operacji|operacja 65|szczegóły płatności|informacje dodatkowe 50|tytul
    opis transakcji/tytuł|transakcja 65|nazwa 50|opis płatności|popis|zpráva pro příjemce|poznámka 60
    popis transakce|zpráva|popis příkazce|av pole 1|av pole 2 60|poznámka pro mě 50|detaily transakce|text
    zpráva příjemci|účel|účel platby|popis operace|popis pohybu|detail|detail transakce|místo 40|zpráva pro mě 50
    popis platby|obchodní místo 60|obchodné miesto 60|bankovní informace 60|upřesnění 60|popis transakcie|správa pre prijímateľa|správa pre príjemcu
    informácia pre príjemcu|poznámka|detaily|detaily transakcie|popis operácie|informácia pre prijímateľa
    opis plaćanja|svrha|svrha plaćanja|opis transakcije|svrha doznake|opis prometa|svrha uplate|opis promjene
    svrha isplate|opis i šifra plaćanja|svrha transakcije|opis promene|namena|namen|namen plačila|podrobnosti
    namen nakazila|namen transakcije|svrha i opis plaćanja|razlog|detalji|detalji transakcije|опис|сврха
    сврха плаћања|опис трансакције|опис промене|цел на дознака|опис на трансакција|намена|детаљи|описание|основание
    основание за плащане|пояснения|основание за превод|описание на операцията|описание на транзакцията
    още основание 70|още пояснения 70|основания|детайли|описание операции|назначение|назначение платежа|детали
    детали операции|содержание|содержание операции|комментарий 50|описание транзакции|сообщение|сообщение получателю
    наименование операции|примечание 50|название 60|операция 65|основание операции|расшифровка|наименование 40
    деталі|деталі операції|опис операції|призначення|призначення платежу|деталі платежу|опис транзакції
    призначення та опис|коментар 50|опис платежу|прызначэнне плацяжу
    цел на плаќање|основ на плаќање|опис на промет
    counterparty: kontrahent|nadawca|odbiorca|nadawca odbiorca|odbiorca nadawca|nazwa odbiorcy|nazwa nadawcy
    dane kontrahenta|nazwa kontrahenta|nadawca / odbiorca|beneficjent|nazwa i adres kontrahenta|zleceniodawca
    odbiorca zleceniodawca|nadawca zleceniodawca|nazwa odbiorcy nadawcy|nazwa nadawcy odbiorcy|imię i nazwisko
    płatnik|sklep|dane strony operacji|strona operacji|nazwa|sprzedawca|odbiorca/zleceniodawca
    adres nadawcy odbiorcy 40|dane odbiorcy|dane nadawcy|nadawca/zleceniodawca|protistrana|název protiúčtu|příjemce
    plátce|odesílatel|název protistrany|jméno protistrany|obchodník|příjemce plátce|název účtu protistrany
    název obchodníka|název partnera|název účtu příjemce|název|jméno|jméno příjemce|název příjemce
    odesílatel příjemce|protiúčet název|příjemce/odesílatel|plátce příjemce|protistrana název|partner
    názov protiúčtu|príjemca|platiteľ|odosielateľ|názov protistrany|prijímateľ|názov partnera|názov príjemcu
    meno protistrany|názov|meno|meno príjemcu|príjemca odosielateľ|platiteľ príjemca|názov účtu protistrany
    primatelj|platitelj|naziv|naziv primatelja|naziv platitelja|naziv primatelja platitelja|uplatitelj
    primatelj platitelj|nalogodavac|primalac|uplatilac|naziv primaoca|naziv nalogodavca|platilac|prejemnik|plačnik
    naziv prejemnika|prejemnik plačnik|plačnik prejemnik|naziv plačnika|udeleženec|naziv partnera|ime|trgovac
    prodajno mjesto|prodajno mesto|poslovni partner|korisnik|naziv korisnika|naziv protustrane|trgovec
    ime prejemnika|nalogodajalec|прималац|платилац|назив|назив примаоца|назив налогодавца|примач|налогодавач
    контрагент|получател|наредител|наредител получател|име на контрагента|име на получател|получател наредител|име
    име на контрагент|търговец|име на наредителя|име на получателя|получатель|отправитель|плательщик
    наименование контрагента|наименование получателя|наименование плательщика|контрагент получатель|продавец
    место совершения 50|имя|фио|фио получателя|получатель платежа|торговая точка|мерчант|магазин
    банк корреспондент 20|отримувач|платник|назва контрагента|одержувач|відправник|найменування контрагента
    назва отримувача|найменування|контрагент отримувач|кореспондент|торговець|атрымальнік|плацельшчык
    назив на примач|коминтент|комитент|назив на коминтент|назив на комитент|доверител|назив на налогодавач|трговец
    naziv komitenta
    counterAccount: rachunek kontrahenta|numer rachunku kontrahenta|nr rachunku odbiorcy|numer konta kontrahenta
    konto kontrahenta|nr konta kontrahenta|rachunek odbiorcy|rachunek nadawcy odbiorcy|numer rachunku odbiorcy
    rachunek nadawcy|nr rachunku kontrahenta|numer konta 60|rachunek docelowy|konto odbiorcy
    nr rachunku przeciwstawnego|nr rachunku nadawcy odbiorcy|numer rachunku nadawcy odbiorcy|rachunek przeciwstawny
    numer rachunku nadawcy|protiúčet|číslo protiúčtu|účet protistrany|číslo účtu protistrany|protiúčet a kód banky
    účet příjemce|protiúčet číslo účtu|číslo účtu příjemce|iban protistrany|iban protiúčtu|protiúčet iban
    číslo účtu partnera|účet protistrany iban|protiucet|účet príjemcu|číslo účtu príjemcu|účet partnera
    iban partnera|protiúčet číslo|račun primatelja|iban primatelja|račun platitelja|iban platitelja
    račun primatelja platitelja|račun primaoca|račun prejemnika|iban prejemnika|račun partnera|račun nalogodavca
    protiračun|račun u korist|račun u breme|račun plačnika|račun korisnika|broj računa primaoca
    račun prejemnika plačnika|рачун примаоца|рачун налогодавца|сметка на примач|сметка на контрагента
    сметка на получателя|iban на контрагента|iban на получателя|iban на получател|сметка на контрагент
    сметка получател|iban получател|счет контрагента|счет получателя|счёт контрагента|счёт получателя
    номер счета контрагента|номер счета получателя|счет плательщика|корреспондирующий счет|счет корреспондент
    корр счет 50|рахунок контрагента|рахунок отримувача|рахунок одержувача|iban контрагента|iban отримувача
    рахунок платника|кореспондуючий рахунок
    сметка на налогодавач|сметка на коминтент|сметка на комитент|сметка на корисник
    amount: do zapłaty 95|wartość brutto 60|równowartość 80|ekvivalent 80|protivrijednost 80|protuvrijednost 80|эквивалент 80|сумма в валюте счета 90|еквівалент 80|kwota|kwota operacji|kwota transakcji|kwota w pln|kwota pln|suma|wartość 60|kwota w walucie rachunku
    kwota zaksięgowana 90|kwota księgowania|kwota transakcji waluta rachunku|kwota rozliczenia 85|kwota płatności
    kwota netto 80|kwota brutto 75|razem 40|kwota w walucie konta|kwota operacji w walucie rachunku|kwota w zł
    kwota obciążenia uznania|obroty 50|cena 40|částka|částka v měně účtu|zaúčtovaná částka|částka kč|objem
    částka transakce|částka czk|částka v kč|obrat 60|zaúčtovaná částka v měně účtu|částka platby|částka v czk
    zúčtovaná částka 85|celkem 40|celkom 40|spolu 40|suma v eur|čiastka|suma transakcie|suma v mene účtu|hodnota 50|čiastka v mene účtu
    suma pohybu|suma platby|objem transakcie|zaúčtovaná suma|iznos|iznos transakcije|iznos u kn|iznos u eur
    iznos u valuti računa|iznos eur|promet 60|iznos u rsd|iznos u domaćoj valuti|ukupno 40|iznos uplate isplate
    iznos plaćanja|znesek|znesek transakcije|znesek v eur|znesek v valuti računa|znesek eur|vrednost 50
    znesek prometa|износ|износ трансакције|износ на трансакција|износ у рсд|сума|сума на операцията|сума лева
    сума на транзакцията|сума bgn|стойност 60|сума в лева|сума в лв|сумма|сумма операции|сумма в валюте счета|обороты по счету|оборот по счету
    сумма платежа|сумма в рублях|сумма транзакции|сумма в валюте карты|сумма списания 70|сумма руб
    сумма операции в валюте счета|сумма пересчитанная в валюту счета|сумма в пересчете на валюту счета|сумма в руб|сумма, руб|сумма проводки|сумма в рублях рф|итого 40
    сумма в валюте счёта|сума операції|сума у валюті картки|сума в валюті картки|сума в валюті карти|сума у валюті карти|сума в валюті картки uah|сума в валюті рахунку
    сума платежу|сума в гривні|сума у валюті рахунку|сума грн|сума транзакції|сума в грн|сума аперацыі
    износ во денари|износ мкд|износ на промет|вкупен износ 60
    iznos u km|iznos km|iznos bam
    amountIn: razduženo 80|раздужено 80|uznania|одобрување|одобрено|одобрување (мкд)|uznanie|wpływ|wpływy|kwota uznania|wpłaty|wpłata|przychody|przychód|ma|kredyt|kwota wpływu
    uznania pln|przychodzące|kwota uznań|winien ma 20|strona ma|kwota ma|příjem|příjmy|kredit|dal|připsáno
    ve prospěch|příchozí|připsaná částka|na účet|vklady|vklad|kreditní|příchozí platby|kredit kč|príjem|príjmy
    pripísané|v prospech|príchozie|kreditná suma|kreditné|uplata|uplate|potražuje|odobrenje|primici|priliv|prilivi
    u korist|uplaćeno|iznos uplate|potražna|potraživanje|odobrenja|primljeno|dobro|polog|v dobro|znesek v dobro|prejemki|prihodki
    uplata u korist|potražno|prihod|prihodi|приход|кредит|постъпления|кт|кредит сума|приходи|сума кредит|кредит bgn
    кредитен оборот|кт сума|прилив|уплата|уплате|потражује|побарува|корист|поступление|поступления|зачисление|зачисления
    доход|доходы|пришло|сумма прихода|сумма по кредиту|зачислено|сумма зачисления|приход руб|пополнение|пополнения
    кредитовый оборот|поступило|сумма поступления|обороты кредит|оборот по кредиту|обороты по кредиту|надходження
    зарахування|прихід|сума по кредиту|сума зарахування|дохід|доходи|надходження грн|поповнення|паступленне
    одобрение|приливи|побарување|износ побарува|примено
    promet potražuje|potražni promet
    amountOut: zaduženo|задужено|obciążenia|задолжување|задолжено|задолжување (мкд)|obciążenie|wydatek|wydatki|kwota obciążenia|wypłaty|wypłata|rozchody|rozchód|winien|wn
    debet 90|kwota wydatku|obciążenia pln|wychodzące|koszty 50|kwota obciążeń|strona winien|kwota wn|výdaj|výdaje
    debet|má dáti|odepsáno|na vrub|odchozí|odepsaná částka|z účtu|výběr|výběry|platby 50|debetní|odchozí platby
    debet kč|náklady 50|výdavok|výdavky|odpísané|na ťarchu|odchádzajúce|debetná suma|výber|výbery|debetné|isplata
    isplate|duguje|terećenje|izdaci|odliv|odlivi|na teret|isplaćeno|iznos isplate|dugovna|dugovanje|terećenja
    troškovi 60|poslano|potrošnja|breme|dvig|dvigi|v breme|znesek v breme|izdatki|odhodki|bremenitev|dugovno|rashod|rashodi|trošak
    разход|разходи|дебит|плащания 60|дт|дебит сума|сума дебит|дебит bgn|дебитен оборот|дт сума|одлив|исплата|исплате
    дугује|долгува|терет|задужење|расход|расходы|ушло|списание|списания|дебет|сумма расхода|сумма по дебету|списано|трата|траты
    расход руб|выдача|дебетовый оборот|обороты дебет|оборот по дебету|обороты по дебету|видаток|видатки|списання
    витрата|витрати|сума по дебету|сума списання|видатки грн|видано|спісанне
    одливи|трошок|износ долгува|исплатено|потрошено
    promet duguje|dugovni promet|zaduženje
    sign: uznanie obciążenie|obciążenie uznanie|wn ma|typ operacji 30|strona|winien ma|znak|strona operacji wn ma
    md dal|směr|směr platby|debet kredit|kredit debet|příjem výdaj|kredit/debet|typ pohybu 40|směr úhrady
    príjem výdaj|smer|smer platby|typ transakcie 40|kredit debet indikátor|znamienko|duguje potražuje|smjer|predznak
    d p|d/p|uplata isplata|breme dobro|v breme v dobro|дугује потражује|знак|дебит кредит|дт кт|дебит/кредит|посока
    вид дт кт|дебет кредит|приход расход|дебет/кредит|д к|тип дк|направление|расход приход|тип операции 40|напрямок
    надходження видатки|дт/кт|прихід видаток
    долгува/побарува|должи/побарува|прилив/одлив
    balance: koncový stav|konečný stav|saldo|saldo po operacji|saldo po transakcji|saldo rachunku|saldo końcowe|saldo pln|saldo księgowe
    stan konta|saldo po|saldo w walucie rachunku|saldo bieżące|dostępne środki 50|stan po operacji|zůstatek
    zůstatek po transakci|konečný zůstatek|účetní zůstatek|zůstatek na účtu|zůstatek po pohybu
    disponibilní zůstatek 60|aktuální zůstatek|zůstatek kč|zostatok|zostatok po transakcii|účtovný zostatok
    konečný zostatok|zostatok na účte|disponibilný zostatok 60|zostatok po pohybe|aktuálny zostatok|stanje
    stanje računa|stanje nakon transakcije|saldo nakon|novo stanje|stanje po|stanje na računu|raspoloživo stanje 60
    konačno stanje|saldo računa|saldo po prometu|knjigovodstveno stanje|končno stanje|stanje po transakciji|салдо
    стање|стање након|состојба|баланс|салдо след операцията|крайно салдо|наличност|разполагаемост 50
    баланс след операция|наличност след|остаток|остаток после операции|остаток на счете|исходящий остаток
    баланс после операции|остаток по счету|остаток на счёте|остаток средств|доступный остаток 60|остаток на карте
    залишок|залишок після операції|залишок на рахунку|залишок на кінець періоду|залишок коштів|баланс після операції
    залишок на картці|рэшта
    салдо по трансакција|состојба на сметка|нова состојба|ново салдо|крајна состојба|расположливо салдо 60
    расположлива состојба 60
    saldo nakon transakcije|saldo km
    balanceBefore: počáteční stav|počiatočný stav|stan początkowy|saldo początkowe|saldo przed operacją|saldo poprzednie|saldo otwarcia|počáteční zůstatek
    zůstatek před|předchozí zůstatek|počiatočný zostatok|predchádzajúci zostatok|početno stanje|prethodno stanje
    stanje prije|prethodni saldo|začetno stanje|prejšnje stanje|претходно стање|начално салдо|предишно салдо
    входящий остаток|остаток до операции|начальный остаток|початковий залишок|залишок на початок періоду
    вхідний залишок
    претходна состојба|претходно салдо|почетна состојба|почетно салдо
    stanje prije transakcije|početni saldo
    currency: waluta|waluta rachunku 85|waluta operacji|waluta transakcji|waluta konta 85|kod waluty|wal
    waluta kwoty|waluta rozliczenia 80|měna|měna účtu 85|měna transakce|kód měny|měna operace|měna částky
    měna platby|mena|mena účtu 85|mena transakcie|kód meny|mena platby|mena operácie|valuta 80|valuta računa 85
    šifra valute|oznaka valute|valuta transakcije|deviza|valuta iznosa|kod valute|oznaka valuta|denarna valuta
    валута|валута на сметката 85|валута рачуна|шифра валуте|код валута|вал|валута на операцията|валюта
    валюта счета 85|валюта операции|валюта счёта 85|валюта платежа|код валюты|валюта карты 85|валюта транзакции
    валюта операції|валюта рахунку 85|валюта картки 85|валюта платежу|код валюти|валюта аперацыі
    валута на сметка 85|ознака на валута
    reference: numer referencyjny|referencje|numer transakcji|nr transakcji|id transakcji|numer operacji|nr operacji
    identyfikator|identyfikator transakcji|lp 40|l.p. 40|nr dokumentu|numer dokumentu|nr referencyjny|nr dowodu
    sygnatura|numer wyciągu 40|referencja|numer|nr 45|id operacji|numer czeku|variabilní symbol|vs
    konstantní symbol 50|ks 50|specifický symbol 60|ss 60|id transakce|číslo transakce|identifikace transakce
    reference|číslo pohybu|id pohybu|id operace|referenční číslo|id pokynu 50|kód transakce|reference platby
    číslo výpisu 40|poř. č. 40|pořadové číslo 40|číslo dokladu|číslo operace|bankovní reference|identifikátor
    reference příkazce 60|e2e reference|variabilný symbol|konštantný symbol 50|špecifický symbol 60|referencia
    referencia platiteľa|id transakcie|číslo transakcie|referencia platby|referenčné číslo|referencia banky
    poziv na broj|poziv na broj primatelja|poziv na broj platitelja 60|model i poziv na broj|referenca
    broj transakcije|id transakcije|referentni broj|broj naloga|redni broj 40|rb 40|r br 40|broj izvoda 40
    šifra transakcije|referenca naloga|sklic|sklic v dobro|sklic v breme 60|referenca prejemnika
    referenca plačnika 60|številka transakcije|številka izpiska 40|id prometa|poziv na broj odobrenja
    poziv na broj zaduženja 60|broj dokumenta|referenca transakcije|identifikacija|референца|позив на број
    број налога|повикување на број|редни број 40|број трансакције|референция|номер на документ|номер на операция
    номер|референтен номер|номер документ|№ 45|уникален номер|номер на транзакция|референция на операцията|референс
    номер документа|номер операции|референс проводки|номер транзакции|идентификатор|id операции|код операции 60
    идентификатор операции|номер проводки|код авторизации 60|референс операции|номер платежа|номер п п
    уникальный номер|id транзакции|номер документу|номер операції|референс операції|ідентифікатор|номер транзакції
    код авторизації 60|номер квитанції|№ документа|№ док|номер док
    број на трансакција|број на налог|референтен број|број на документ|реден број 40
    type: typ|typ operacji|typ transakcji|rodzaj operacji|rodzaj transakcji|rodzaj|kod operacji|rodzaj płatności
    typ płatności|kanał 50|metoda płatności|forma płatności|kod transakcji|typ transakce|typ operace|typ platby
    druh pohybu|druh transakce|typ pohybu|kód transakce 50|kategorie transakce 50|způsob platby|druh operace|druh
    druh platby|typ úhrady|typ transakcie|druh transakcie|typ operácie|vrsta|vrsta transakcije|tip|tip transakcije
    vrsta prometa|šifra plaćanja 60|vrsta plaćanja|vrsta naloga|tip naloga|šifra namjene 40|vrsta promene
    koda namena 50|vrsta posla|vrsta plačila|tip prometa|način plaćanja|način plačila|тип|врста|врста трансакције
    шифра плаћања 60|тип на трансакција|тип трансакције|вид|вид на операцията|тип операция|вид операция
    тип на операцията|вид транзакция|вид на транзакцията|тип операции|вид операции|тип транзакции
    категория операции 50|способ оплаты|код операции|вид платежа|тип платежа|во 40|тип операції|вид операції
    тип транзакції|вид платежу|тип платежу
    вид на трансакција|начин на плаќање
    status: status|stan|status operacji|status transakcji|stan transakcji|status płatności|stav|stav platby
    stav transakce|stav příkazu|zaúčtované|stav transakcie|status transakcije|stanje naloga|status naloga
    stanje transakcije|status plačila|статус|статус трансакције|статус на трансакција|състояние|статус на операцията
    состояние|статус операции|статус платежа|статус транзакции|стан|статус операції|статус транзакції|статус платежу
    categoryHint: kategoria|kategorie|podkategoria 80|kategoria wydatku|etykiety 50|kategoria operacji
    kategoria transakcji|tagi 50|hashtagi 40|grupa 40|kategorie transakce|vlastní kategorie|podkategorie 80
    štítek 50|štítky 50|kategorie výdajů|kategória|podkategória 80|kategória transakcie|kategorija|podkategorija 80
    kategorija troška|категорија|подкатегорија 80|категория|подкатегория 80|бюджет|категория операции|теги 50
    категорія|підкатегорія 80|категорія операції|катэгорыя
    accountNumber: konto|rachunek|numer rachunku|nr rachunku|numer konta|nr konta|rachunek źródłowy|rachunek bankowy
    moje konto|numer rachunku bankowego|rachunek nadawcy 40|rachunek klienta|iban|rachunek własny
    numer rachunku iban|účet|číslo účtu|číslo vašeho účtu|můj účet|číslo účtu / iban|vlastní účet|účet číslo
    účet iban|číslo účtu klienta|číslo vlastného účtu|iban účtu|račun|broj računa|iban računa|moj račun
    številka računa|transakcijski račun|partija 60|račun iban|рачун|број рачуна|сметка|број на сметка
    номер на сметка|iban сметка|моята сметка|партида|счет|номер счета|счёт|номер счёта|счет списания 60|лицевой счет
    рахунок|номер рахунку|iban рахунку|мій рахунок|рахунак
    трансакциска сметка
    accountName: nazwa rachunku|nazwa konta|typ rachunku|produkt|właściciel 50|posiadacz rachunku|rodzaj konta
    nazwa produktu|název účtu|majitel účtu|typ účtu|název produktu|názov účtu|majiteľ účtu|naziv računa|vrsta računa
    vlasnik računa|imetnik računa|naziv računa vlasnika|назив рачуна|вид сметка|име на сметка|титуляр|тип счёта
    тип счета|название счета|владелец счета|наименование счета|назва рахунку|власник рахунку|тип рахунку|тип рахунка
    сопственик на сметка|назив на сметка
    cardNumber: karta|numer karty|nr karty|karta numer|posiadacz karty 40|karta płatnicza|numer karty płatniczej
    číslo karty|držitel karty 40|platební karta|karta číslo|platobná karta|kartica|broj kartice|številka kartice
    imetnik kartice 40|korisnik kartice 40|картица|број картице|број на картичка|карта|номер карты|номер на карта
    картка|номер картки|последние 4 цифры|картка/рахунок|картка рахунок 60|карта номер|нумар карты
    originalAmount: kwota oryginalna|kwota w walucie|kwota w walucie transakcji|kwota w walucie obcej
    kwota w walucie operacji|kwota operacji w walucie|kwota oryginału|kwota pierwotna
    kwota transakcji waluta transakcji|kwota waluty 60|kwota w walucie oryginalnej|původní částka
    částka v měně transakce|originální částka|částka v měně platby|částka v cizí měně|původní částka platby
    částka originální|částka obchodu|suma v mene transakcie|pôvodná suma|originálna suma|suma v cudzej mene
    pôvodná čiastka|izvorni iznos|iznos u stranoj valuti|originalni iznos|iznos u originalnoj valuti
    iznos u valuti transakcije|iznos u izvornoj valuti|iznos u devizama|iznos valuta 50|originalni znesek
    znesek v tuji valuti|znesek v originalni valuti|izvorni znesek|износ у страној валути|оригинални износ
    износ во валута|оригинална сума|сума във валута|сума в оригинална валута|сума на транзакция
    сумма в валюте операции|сумма в валюте|исходная сумма|сумма операции в валюте|сумма в валюте транзакции
    сумма в иностранной валюте|сума у валюті операції|сума в валюті операції|сума у валюті транзакції|сума в валюті
    сума в валюті транзакції
    originalCurrency: waluta oryginalna|waluta obca|waluta pierwotna|waluta oryginału|waluta transakcji 50
    původní měna|měna obchodu|cizí měna|originální měna|původní měna platby|pôvodná mena|cudzia mena|originálna mena
    izvorna valuta|strana valuta|originalna valuta|tuja valuta|оригинална валута|страна валута|валюта операции 50
    исходная валюта|иностранная валюта|валюта транзакции 60|валюта операції 50|валюта оригіналу
    exchangeRate: kurs|kurs wymiany|kurs waluty|kurs przeliczenia|kurs walutowy|kurz|směnný kurz|kurz měny
    výmenný kurz|konverzní kurz|prepočítací kurz|tečaj|menjalni tečaj|tečaj valute|devizni kurs|tečajna lista|курс
    валутен курс|обменен курс|курс валюты|курс операции|курс конвертации|обменный курс|курс обміну|курс валюти
    девизен курс
    fee: prowizja|opłata|prowizje|opłaty|prowizja opłata|koszt 50|poplatek|poplatky|provize|poplatek kč|poplatok
    provízia|naknada|provizija|naknade|provizije|naknada banke|taksa|nadomestilo|stroški 60|провизия|такса|такси
    комисиона|надокнада|накнада|провизија|комиссия|комиссия банка|сумма комиссии|сбор|комиссии|комісія|сума комісій
    сума комісії|комісія банку|сума кешбеку 20
    банкарска провизија|износ на провизија|надоместок
    note: notatka|uwagi|notatki|komentarz|moje notatki|adnotacje|poznámka|poznámky|vlastní poznámka|komentář
    poznámka pro mě|vlastná poznámka|poznámka pre mňa|komentár|napomena|bilješka|komentar|beleška|opomba|opombe
    bilješke|napomene|opomnik|напомена|белешка|забележка|бележка|коментар|заметка|примечание|комментарий|заметки
    примечания|примітка|нотатка|заўвага
    забелешка
    ignored: bank|kraj|miasto|bank odbiorcy|placówka|nazwa banku|bic swift|kod banku|kód banky|banka|země|místo
    kód banky protiúčtu|název banky|provedl|příkazce 40|kód krajiny|pobočka|mjesto|država|mesto|bic banke
    kraj transakcije|банка|држава|град|место|клон|банк|бик|кэшбэк|страна|город|бонусы|округление|mcc код
    банк получателя|инн|кпп|банк отримувача|мфо|єдрпоу|банк контрагента|едрпоу контрагента|кешбек|бонуси
    бонусы включая кэшбэк|округление на инвесткопилку|сумма операции с округлением 40|наименование банка
    инн контрагента|код егрпоу|місяць|рік|месяц|год|rok|miesiąc|měsíc|mesiac|mjesec|godina|země obchodníka|lokalita
    филијала|експозитура
    description: апісанне|апісанне аперацыі
    counterparty: налогодавац
    counterparty: akceptant|трговац|търговски обект|торгова точка|гандлёвая кропка|прадавец
    amountIn: priljev|крэдыт|прыход|залічэнне
    amountOut: odljev|должи|дэбет
    balance: астатак
    type: тып|тып аперацыі|від аперацыі
    reference: нумар дакумента|нумар аперацыі
    cardNumber: št. kartice|нумар карткі
    accountNumber: št. računa|trr|нумар рахунку
    time: час аперацыі
    originalAmount: kwota płatności w walucie|znesek v valuti|iznos u valuti|износ у валути|изворни износ|оригинален износ
    първоначална сума|сумма в исходной валюте|сума у валюті|сума ў валюце аперацыі|сума ў валюце
    status: status zlecenia|stav pokynu|stav příkazu|stav príkazu|status naloga|статус заявки|статус поручения|статус на нареждане
    """
}
