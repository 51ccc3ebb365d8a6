extension HeaderPhrases {
  /// German, Dutch, Afrikaans.
  static let germanic: StaticString = """
    date: datum|buchungstag|buchungsdatum|buchung 90|transaktionsdatum|umsatzdatum|belegdatum 85|kaufdatum
    ausführungsdatum|auftragsdatum|tag 60|buchungstermin|abrechnungsdatum 60|verarbeitungsdatum 80|datum der buchung
    datum buchung|buchungs datum|zeitpunkt 80|datum uhrzeit|datum und uhrzeit|einkaufsdatum|buch tag
    transaktions datum|abschlussdatum 80|bu tag|gebucht am|erstellt am 60|kauf datum|zahlungsdatum
    transaktionszeitpunkt|gebucht 60|bezahlt am|leistungsdatum 60|buchungsdatum von 60|fällig am 40|transactiedatum
    boekdatum 95|boekingsdatum|uitvoeringsdatum|datum transactie|datum boeking|boek datum 95|transactiedatum en tijd
    verwerkingsdatum 85|datum uitvoering|verrichtingsdatum|datum van de transactie|datum van verrichting
    datum verrichting|boeking datum|aankoopdatum|datum en tijd|afrekeningsdatum 60|begindatum 30|boekdag
    invoerdatum 70|transaksie datum|transaksiedatum|geboek datum|dátum 99
    transaktiounsdatum|operatiounsdatum|datum vun der transaktioun|datum van transaksie
    valueDate: wertstellung|wertstellungsdatum|wertstellungstag|valuta 75|valutadatum|valutierung|valutastellung
    wert|wertdatum|valuta datum|valutatag|valutatermin|wert stellung|rentedatum|rente datum|datum rente|datum valuta
    valuuttadatum|rentedag|valutadag|waarde datum|waardedatum|datum van valuta|date de valeur 90
    time: uhrzeit|zeit|buchungszeit|uhr|transaktionszeit|tijd|tijdstip|uur|transactietijd|tyd|zeitpunkt 50
    description: verwendungszweck|vwz|buchungstext 90|buchungsinformation|buchungsinformationen|buchungsinfo
    beschreibung|buchungsdetails|umsatztext|text 85|zahlungsreferenz 70|verwendungszweck 1|verwendungszweck zeile 1
    vwz|vorgang 70|umsatz info|umsatzinfo|bezeichnung|zahlungsgrund|mitteilung|mitteilungen|zahlungszweck|details
    kurztext|langtext|transaktionsbeschreibung|händlerbeschreibung|vorgang verwendungszweck|vorgang buchungstext
    betreff|umsatzbeschreibung|information 50|weitere informationen 50|beschrieb|text der buchung|avisierungstext
    grund|nachricht 70|buchung details|positionstext|artikel 50|beschreibung1|beschreibung2 85|beschreibung3 80
    transaktionsdetails|umsatzdetails|buchungsbeschreibung|vermerk 60|auftraggeberreferenz 40|naam omschrijving
    omschrijving|omschrijvingen|mededeling|mededelingen|omschrijving 1|omschrijving 2 85|omschrijving 3 80
    details van de verrichting|betalingskenmerk 65|betalingsomschrijving|vrije mededeling
    gestructureerde mededeling 70|beschrijving|transactie 70|transactieomschrijving|verrichting 75
    details verrichting|opmerking 60|boodschap|detail van de beweging|bericht|naam omschrijving mededeling
    transactiedetails|omschrywing|beskrywing|transaksie beskrywing|transaksiebeskrywing|besonderhede
    beschreiwung|kommunikatioun|omskriuwing|beskriuwing|transaksiebesonderhede|besonderhede van transaksie
    counterparty: naam omschrijving 60|auftraggeber|auftraggeber empfänger|auftraggeber begünstigter|empfänger
    begünstigter|beguenstigter zahlungspflichtiger|begünstigter zahlungspflichtiger|zahlungspflichtiger
    zahlungspflichtige r 90|zahlungspflichtige|zahlungsempfänger|zahlungsempfänger in|zahlungsempfängerin
    zahlungsbeteiligter|name zahlungsbeteiligter|empfänger auftraggeber|empfänger zahlungspflichtiger|zahler|partner
    partnername|partner name|gegenpartei|name gegenpartei|name|auftraggebername|name des partners|händler
    händlername|verkäufer|kontoinhaber gegenkonto|begünstigter auftraggeber|auftraggeber zahlungsempfänger
    zahlungspartner|absender|absender empfänger|kreditor|debitor|beteiligter|empfängername|name empfänger
    name auftraggeber|überweisender|begünstigte|absendername|einzahler|von 50|an 50|geschäft|firma|ultimate receiver
    naam|tegenpartij|naam tegenpartij|naam van de tegenpartij|naam tegenpartij bevat|tegenrekeninghouder
    naam tegenrekening|naam tegenrekeninghouder|begunstigde|naam begunstigde|ontvanger|opdrachtgever
    naam opdrachtgever|naam ontvanger|naam begunstigde opdrachtgever|betaler|winkel|handelaar|afzender|relatie
    naam van de begunstigde|naam van de opdrachtgever|merchant naam|begunstigde opdrachtgever|verzender
    begunstigde naam
    opdraggeber|begunstigde se naam
    counterAccount: gegenkonto|gegenkontonummer|kontonummer iban 80|iban 60|kontonummer 65|iban zahlungsbeteiligter
    kontonummer zahlungsbeteiligter|empfängerkonto|auftraggeberkonto 70|partnerkonto|partner iban
    iban kontonummer 80|konto gegenpartei|iban auftraggeber|iban empfänger|iban des auftraggebers|konto empfänger
    kontonr 60|konto nr 60|gegen iban|gegeniban|partnerkontonummer|iban gegenkonto|iban begünstigter|zielkonto
    konto iban 50|iban des partners|kontonummer des partners|tegenrekening|tegenrekeningnummer|rekening tegenpartij
    tegenrekening iban|tegenrekening iban bban|iban tegenrekening|iban tegenpartij|rekeningnummer tegenpartij
    tegenpartij rekening|rekening begunstigde|tegenpartij iban|rekeningnummer tegenrekening
    tegenpartij rekeningnummer|rekening van de tegenpartij|van naar rekening|naar rekening
    rekeningnummer begunstigde
    tsjinrekken|tsjinrekkening
    amount: gegenwert 80|umgerechneter betrag 80|tegenwaarde 80|betrag|umsatz|betrag in eur|buchungsbetrag|umsatzbetrag|transaktionsbetrag|transaktionswert|trans wert|betrag brutto 75
    nettobetrag 80|bruttobetrag 75|brutto 75|netto 75|summe|gesamtbetrag|einzelbetrag 80|betrag der buchung
    zahlungsbetrag|wert 40|belastung gutschrift|gutschrift belastung|belastung gutschrift 90|abrechnungsbetrag
    betrag in kontowährung|betrag in chf|verrechneter betrag|abgerechneter betrag|betrag detail 50|umsatz betrag
    preis 50|gesamt 60|kontowährungsbetrag|betrag kontowährung|bedrag|bedrag eur|transactiebedrag|bedrag transactie
    transactie bedrag|mutatiebedrag|bedrag in eur|boekingsbedrag|bedrag van de verrichting|totaal bedrag
    totaalbedrag|netto bedrag 80|bedrag in rekeningvaluta|afrekenbedrag|bedrag verrichting|bedrag boeking|waarde 40
    betrag an eur|transaksiebedrag|bedrag van transaksie|bedrach
    amountIn: zu ihren gunsten|zu gunsten|zugunsten|zu meinen gunsten|auf das konto|auf konto 60|eingang auf das konto|haben|eingehender betrag|betrag eingehend|zahlungsbetrag eingehend|gutschrift|gutschriften|eingang 80|eingänge|zahlungseingang|einnahme|einnahmen|betrag haben
    haben betrag|einzahlung|einzahlungen|gutschrift in chf|kredit 80|zugang|zugänge|einkünfte|geldeingang
    gutschriftsbetrag|gutschrift betrag|betrag gutschrift|plus 60|bij|erbij|bijschrijving|bijschrijvingen|ontvangen
    ontvangsten|inkomsten|bedrag bij|credit|creditbedrag|inkomend|bedrag credit|bedrag ontvangen|inkomen|storting
    krediet|krediet bedrag|krediete
    guttschrëft|guttschrëften|inbetalings|totale krediete
    amountOut: zu ihren lasten|zu lasten|zulasten|zu meinen lasten|aus dem konto|vom konto 60|soll|ausgehender betrag|betrag ausgehend|zahlungsbetrag ausgehend|belastung|belastungen|lastschrift 70|lastschriften 70|ausgang 80|ausgänge|zahlungsausgang
    ausgabe|ausgaben|betrag soll|soll betrag|auszahlung|auszahlungen|belastung in chf|debit|abgang|abgänge
    geldausgang|belastungsbetrag|betrag belastung|abbuchung|abbuchungen|minus 60|af|eraf|afschrijving|afschrijvingen
    uitgaven|uitgave|bedrag af|debet 90|debetbedrag|uitgaand|betaald|bedrag debet|bedrag uitgegeven|opname
    onttrekking|debiet|debiet bedrag|debiete|onttrekkings
    belaaschtung|belaaschtungen|geld uit|uitbetalings
    sign: soll haben|s h|sh|soll haben kennzeichen|vorzeichen|s h kennzeichen|umsatztyp 50|kennzeichen 50
    buchungsart 30|haben soll|belastung oder gutschrift|sollhabenkennzeichen|richtung|eingang ausgang|af bij|bij af
    debet credit|credit debet|creditdebet|debetcredit|d c|af of bij|bijaf|afbij|debet of credit|teken|plus min
    debet krediet|dc aanduiding|richting|in uit|inkomsten uitgaven|bij of af
    debiet krediet|debiet of krediet|krediet debiet
    balance: saldo|kontostand|saldo nach buchung|endsaldo|kontosaldo|saldo in eur|neuer saldo|aktueller saldo
    saldo nach transaktion|saldo danach|verfügbar für investitionen|verfügbares guthaben 60|stand|guthaben|restbetrag 50|buchungssaldo|saldo in chf|schlusssaldo
    neuer kontostand|saldo nach umsatz|saldo nach mutatie|saldo na mutatie|saldo na boeking|saldo na trn|eindsaldo
    nieuw saldo|saldo na transactie|boeksaldo|rekeningsaldo|saldo rekening|resterend saldo|saldo na verrichting
    lopend saldo|balans|beskikbare saldo 60|lopende saldo
    aktuelle saldo|beskikbare balans 60|lopende balans|balans na transaksie|saldo na transaksie|neie saldo
    balanceBefore: saldo vooraf|saldo voor boeking|saldo voor mutatie|saldo rekening voor boeking|anfangssaldo|alter saldo|saldo vor buchung|startsaldo|eröffnungssaldo|vorheriger saldo
    saldo voor mutatie|beginsaldo|vorig saldo|saldo voor boeking|saldo voor trn|vorherige saldo|openingssaldo
    openingsaldo
    openingsbalans|vorige balans|balans voor transaksie|ale saldo|ufanksaldo|begjinsaldo
    currency: devies|währung|devisen 50|devise 70|valuta 80|kontowährung 85|buchungswährung|transaktionswährung 85
    whrg|whg|wkz|iso währung|währung betrag|währungscode|währungskennzeichen|währung des kontos 85
    abrechnungswährung 80|valuta betrag|valuta rekening 85|valutacode|muntsoort|munt|munteenheid|muntcode
    valutasoort|muntsoort rekening|valuta transactie|deviezen|rekeningvaluta 85|geldeenheid
    valuta van de verrichting
    reference: referenz|referenznummer|kundenreferenz|kundenreferenz end to end|ende zu ende referenz
    end to end referenz|mandatsreferenz 60|sammlerreferenz 50|bankreferenz|transaktionsnummer|transaktions nr
    transaktions id|transaktionscode|belegnummer|beleg nr|beleg|buchungsnummer|buchungs nr|buchungsreferenz
    auftragsnummer|archivnummer|vorgangsnummer|laufende nummer 50|lfd nr 50|nr 45|nummer 45|umsatz id|buchungs id
    rechnungsnummer 60|zahlungsreferenz 85|gläubiger id 50|gläubiger identifikation 50|mandat 50
    identifikationsnummer|referenz nr|transaktionsreferenz|autorisierungscode|auftraggeberreferenz 70
    originator identification 40|client reference 60|ordnungsnummer|zahlungs id|referentie|referentienummer|kenmerk
    transactiereferentie|transactienummer|volgnummer|volgnr|afschriftnummer 40|betalingskenmerk 85
    machtigingsnummer 50|machtigingskenmerk 50|incassant id 50|transactie id|mandaatreferte 50|mandaat id 50
    mandaat 50|crediteur id 50|referte|refertenummer|bankreferentie|boekingsnummer|verrichtingsnummer|omzetnummer
    transactie referentie|end to end referentie|journaalnummer 60|verwysing|verwysingsnommer|tjeknommer
    transaksienommer
    type: umsatzart|transaktionen 60|buchungsart|cashflow typ|cashflow art|umsatztyp|buchungstyp|transaktionstyp|transaktionsart|art|geschäftsvorfall
    vorgang 75|buchungstext 85|typ|auftragsart|buchungsschlüssel|geschäftsfall|gvc|gv code|zahlungsart|primanota 40
    textschlüssel|buchungscode|zahlungsweise|umsatzkategorie 40|vorgangsart|bewegungsart|kontobewegung 60
    mutatiesoort|mutatie|code 80|type|type betaling|betaalwijze|boekingscode|transactiesoort|transactietype
    type verrichting|type transactie|soort|transactiecode|soort transactie|verrichtingstype|soort betaling
    transactie type|transactie soort|boekingssoort|soort verrichting|omschrijving transactiesoort
    globale transactiecode|tipe|transaksie tipe|betaalmethode|bewegingssoort
    tipe transaksie|typ vun der transaktioun
    status: status|buchungsstatus|cashflow status|umsatzstatus|zustand|info 50|transaktionsstatus|bearbeitungsstatus|vorgemerkt
    gebucht 50|status der buchung|reservering|toestand|status transactie|betalingsstatus|status van de verrichting
    transaksiestatus|zoustand
    categoryHint: kategorie|hauptkategorie|unterkategorie 80|analyse hauptkategorie|analyse unterkategorie 80
    kategorien|kostenstelle 50|vertragskategorie 50|budget|haushaltskategorie|stichworte 50|kostenart 60|branche 50
    sektor 40|oberkategorie|categorie|rubriek|subcategorie 80|hoofdcategorie|kategorie naam|tag|labels
    budgetcategorie
    accountNumber: konto|auftragskonto|kontonummer 85|konto nr|kontonr|iban auftragskonto|iban 80
    bezeichnung auftragskonto 40|eigenes konto|mein konto|kontonummer iban 70|referenzkonto|abrechnungskonto
    rekening|rekeningnummer|iban rekening|iban bban|rekening nummer|eigen rekening|van rekening|mijn rekening
    opdrachtgeversrekening|rekeningnr|kontonummer auftragskonto|iban nummer|rekeningnommer
    rekkennûmer|kontosnummer
    accountName: kontoname|bezeichnung auftragskonto|kontobezeichnung|kontoinhaber|kontoart|produkt|kontotyp
    bankname auftragskonto 40|inhaber|naam rekening|rekeningnaam|rekeninghouder|rubrieknaam|naam rekeninghouder
    producttype 40|kontoalias|rekening naam|naam van de rekening
    kontosnumm
    cardNumber: kartennummer|karte|karten nr|kartennr|kreditkartennummer|kreditkarte|kreditkarten nr
    karteninhaber 40|name karteninhaber 70|name des karteninhabers 70|karten id|maskierte kartennummer|kartenname 40|kaartnummer|kaart|kaart nr|pasnummer|pas
    kaarthouder 40|creditcardnummer|betaalpasnummer|kaart nummer|letzten 4 ziffern
    originalAmount: ursprungsbetrag|originalbetrag|betrag in fremdwährung|fremdwährungsbetrag
    lastschrift ursprungsbetrag 50|betrag ursprungswährung|originaler betrag|betrag original|fremdwährung betrag
    betrag fremdwährung|betrag in originalwährung|betrag in transaktionswährung|kaufbetrag|einkaufsbetrag
    auslandsbetrag|betrag ausland|betrag fw|ursprünglicher betrag|oorspronkelijk bedrag|origineel bedrag
    bedrag vreemde valuta|bedrag in vreemde valuta|bedrag oorspronkelijke valuta|vreemde valuta bedrag
    bedrag in originele valuta|origineel bedrag valuta|bedrag deviezen
    originalCurrency: ursprungswährung|originalwährung|fremdwährung|währung original|transaktionswährung 50
    originale währung|währung ursprung|auslandswährung|kaufwährung|währung fremdwährung|ursprüngliche währung
    oorspronkelijke valuta|originele valuta|vreemde valuta|vreemde munt|munt oorspronkelijk bedrag
    exchangeRate: wechselkurs|umrechnungskurs|kurs|devisenkurs|umrechnung|wisselkoers|koers|omrekenkoers
    fee: inhouding|inhoudingen|gebühr|gebühren|entgelt|entgelte|spesen|provision|kosten 70|auslandseinsatzentgelt
    auslagenersatz rücklastschrift 40|transaktionsgebühr|kommission|gebühr betrag|kosten transactie|provisie
    transactiekosten|toeslag|koersopslag|bankkosten|fooi|wisselkoerstoeslag
    käschten|fooie|bankkoste|diensfooi|transaksiefooi|transaksiekoste
    note: notiz|notizen|anmerkung|anmerkungen|bemerkung|bemerkungen|kommentar|hinweis|vermerk|notitie|notities
    opmerking|opmerkingen|aantekening|commentaar|persoonlijke notitie|eigen omschrijving
    ignored: kreditlimit|kreditrahmen|verfügungsrahmen|kredietlimiet|blz|bankleitzahl|km stand|kilometerstand|bic|bic zahlungsbeteiligter|bic swift code|bankname|bank|bankverbindung|ort|land
    filiale|kontoauszug|auszugsnummer|gläubiger id|mandatsreferenz 40|reden van weigering|straat en nummer
    postcode en plaats|landcode|adres|bic tegenpartij|bic code|bank tegenpartij|steuerrelevant|vertragsname
    vertragsturnus|vertrags id|buchungstag kreditkarte 40|saldo währung|kartenart|bankleitzahl zahlungsbeteiligter
    straße|plz|monat|jahr|woche|maand|jaar|plaats|stad|land van|bankcode|adres tegenpartij|initiërende partij 40
    uiteindelijke partij 40|batch id 40|reden retour|umbuchung|vertrag|bankverbindung empfänger|plaats tegenpartij
    land tegenpartij|rückgabegrund|filiaal
    counterparty: winkelier
    amountIn: entréeën
    amountOut: sortieën
    currency: wärung
    type: transaktiounstyp
    reference: verw
    cardNumber: kaartnommer|kaartennummer
    accountNumber: rek. nr|kont
    time: auerzäit|zäit
    originalAmount: oorspr bedrag|oorspronklike bedrag|bedrag in buitelandse valuta
    status: orderstatus|auftragsstatus|order status
    """
}
