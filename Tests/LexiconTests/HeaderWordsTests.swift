import Testing

@testable import Lexicon
@testable import Values

@Suite struct HeaderWordsTests {
  /// Made-up headers, `text=role` of the heaviest role, one line a language.
  private static let headers = """
    Transaction Date=date|Paid In=amountIn|Running Balance=balance|Particulars=description|Card Number=cardNumber
    Withdrawal Amt.=amountOut|Deposit Amt.=amountIn|Chq./Ref.No.=reference|Narration=description|Value Dt=valueDate
    Txn Date=date|Ref No./Cheque No.=reference|Debit=amountOut|Credit=amountIn|Closing Balance=balance
    Total (inclusive of fees)=amount|Amount after fees=amount|Betrag nach Gebühren=amount
    Buchungstag=date|Wertstellung=valueDate|Verwendungszweck=description|Betrag (€)=amount|Währung=currency|Saldo=balance
    Begünstigter/Zahlungspflichtiger=counterparty|Beguenstigter=counterparty|Waehrung=currency|Soll=amountOut|Haben=amountIn
    Boekdatum=date|Rentedatum=valueDate|Tegenrekening=counterAccount|Af Bij=sign|Bedrag (EUR)=amount|Mededelingen=description
    Date de l'opération=date|Date de valeur=valueDate|Libellé=description|Débit=amountOut|Crédit=amountIn|Devise=currency
    Fecha operación=date|Fecha valor=valueDate|Concepto=description|Importe €=amount|Divisa=currency|Cargos=amountOut
    Data operazione=date|Data valuta=valueDate|Descrizione=description|Importo=amount|Dare=amountOut|Avere=amountIn
    Data do movimento=date|Histórico=description|Valor (R$)=amount|Moeda=currency|Saldo após=balance|Favorecido=counterparty
    Bokföringsdag=date|Valutadag=valueDate|Belopp=amount|Insättning=amountIn|Uttag=amountOut|Mottagare=counterparty
    Bokføringsdato=date|Rentedato=valueDate|Beløp=amount|Inn på konto=amountIn|Ut fra konto=amountOut|Forklaring=description
    Bogføringsdato=date|Valørdato=valueDate|Beløb=amount|Posteringstekst=description|Modtager=counterparty|Beloeb=amount
    Kirjauspäivä=date|Arvopäivä=valueDate|Määrä EUROA=amount|Saaja/Maksaja=counterparty|Viite=reference|Selitys=description
    Dagsetning=date|Upphæð=amount|Skýring=description|Staða=balance|Gjaldmiðill=currency
    Data operacji=date|Data waluty=valueDate|Tytuł=description|Kwota=amount|Saldo po operacji=balance|Kontrahent=counterparty
    Datum zaúčtování=date|Částka=amount|Měna=currency|Protiúčet=counterAccount|Variabilní symbol=reference|Zůstatek=balance
    Dátum zaúčtovania=date|Suma=amount|Mena=currency|Zostatok=balance|Názov protiúčtu=counterparty
    Könyvelés dátuma=date|Értéknap=valueDate|Összeg=amount|Devizanem=currency|Közlemény=description|Jóváírás=amountIn
    Data tranzacției=date|Data valutei=valueDate|Sumă=amount|Descriere=description|Plătitor=counterparty|Sold=balance
    Datum knjiženja=date|Datum valute=valueDate|Iznos=amount|Uplata=amountIn|Isplata=amountOut|Svrha doznake=description
    Datum plačila=date|Znesek=amount|Namen=description|V dobro=amountIn|V breme=amountOut|Prejemnik=counterparty
    Дата на операция=date|Вальор=valueDate|Основание=description|Сума=amount|Контрагент=counterparty|Разход=amountOut
    Дата операции=date|Сумма операции=amount|Назначение платежа=description|Приход=amountIn|Расход=amountOut|Остаток=balance
    Дата операції=date|Сума операції=amount|Призначення платежу=description|Залишок=balance|Отримувач=counterparty
    Датум књижења=date|Износ=amount|Сврха=description|Прималац=counterparty|Стање=balance
    Ημερομηνία=date|Ποσό=amount|Αιτιολογία=description|Υπόλοιπο=balance|ΧΡΕΩΣΗ=amountOut|Νόμισμα=currency
    Tarih=date|İşlem Tutarı=amount|Açıklama=description|Bakiye=balance|Borç=amountOut|Alacak=amountIn
    Kuupäev=date|Väärtuspäev=valueDate|Selgitus=description|Deebet=amountOut|Saaja/maksja nimi=counterparty|Arhiveerimistunnus=reference
    Datums=date|Maksājuma mērķis=description|Saņēmējs=counterparty|Valūta=currency|Atlikums=balance
    Operacijos data=date|Paskirtis=description|Gavėjas=counterparty|Valiuta=currency|Likutis=balance
    Concepte=description|Import=amount|Data operació=date|Targeta=cardNumber
    Transaksie Datum=date|Beskrywing=description|Bedrag=amount|Saldo=balance|Verwysing=reference
    Tanggal Transaksi=date|Keterangan=description|Mutasi Debet=amountOut|Mata Uang=currency|Saldo Akhir=balance
    Tarikh=date|Butiran=description|Amaun (RM)=amount|Baki=balance|Wang Masuk=amountIn
    Ngày giao dịch=date|Diễn giải=description|Ghi nợ=amountOut|Ghi có=amountIn|Số dư=balance|Số tham chiếu=reference
    交易日期=date|起息日=valueDate|交易金额=amount|对方户名=counterparty|收/支=sign|余额=balance|币种=currency|摘要=description
    記帳日=date|支出金額=amountOut|存入金額=amountIn|餘額=balance|幣別=currency|說明=description
    取引日=date|お預り金額=amountIn|お引出し金額=amountOut|残高=balance|摘要=description|通貨=currency
    거래일자=date|적요=description|출금액=amountOut|입금액=amountIn|잔액=balance|통화=currency
    วันที่=date|รายละเอียด=description|ถอนเงิน=amountOut|ฝากเงิน=amountIn|ยอดคงเหลือ=balance
    תאריך=date|תיאור הפעולה=description|זכות=amountIn|חובה=amountOut|יתרה=balance|אסמכתא=reference
    التاريخ=date|البيان=description|مدين=amountOut|دائن=amountIn|الرصيد=balance|العملة=currency
    तारीख=date|विवरण=description|निकासी=amountOut|जमा=amountIn|शेष राशि=balance
    """

  @Test(arguments: headers.split(separator: "\n").map(String.init))
  func knowsHeadersOfManyLanguages(_ line: String) throws {
    for entry in line.split(separator: "|") {
      let parts = entry.split(separator: "=")
      let roles = HeaderWords.roles(of: parts[0])
      let best = try #require(roles.first, "\(entry)")
      #expect(best.role.rawValue == parts[1], "\(entry): \(roles)")
      #expect(best.weight >= 70, "\(entry): \(roles)")
    }
  }

  @Test func foldsCaseAccentsBlanksAndPunctuation() {
    for header in ["VALUE DATE", "value-date", "ValueDate", "value_date", " Value  Date: ", "Ｖａｌｕｅ Ｄａｔｅ"] {
      #expect(HeaderWords.roles(of: header).first?.role == .valueDate, "\(header)")
    }
    for header in ["Amount (EUR)", "Amount EUR", "Amount in EUR", "Amount €", "Amount [USD]", "AMOUNT"] {
      #expect(HeaderWords.roles(of: header).first?.role == .amount, "\(header)")
    }
    for header in ["Paid In (SEK)", "Paid in SEK", "Money in GBP", "Amount in (EUR)"] {
      #expect(HeaderWords.roles(of: header).first?.role == .amountIn, "\(header)")
    }
    #expect(HeaderWords.roles(of: "libelle").first?.role == .description)
  }

  @Test func exactBeatsPartsAndAmbiguousWordsHaveTwoRoles() {
    let exact = HeaderWords.roles(of: "Amount").first?.weight ?? 0
    let part = HeaderWords.roles(of: "Amount at the counter").first { $0.role == .amount }?.weight ?? 0
    #expect(exact > part)
    #expect(part > 0)
    let valuta = HeaderWords.roles(of: "Valuta").map(\.role)
    #expect(valuta.contains(.valueDate))
    #expect(valuta.contains(.currency))
  }

  @Test func takesHeadersApart() {
    #expect(HeaderWords.roles(of: "Zahlungsausgangsdatum").first?.role == .date)
    #expect(HeaderWords.roles(of: "Account number of the payee").first?.role == .counterAccount)
    #expect(HeaderWords.roles(of: "本次交易金额").first?.role == .amount)
    #expect(HeaderWords.roles(of: "Amount (fee)").first?.role == .fee)
    #expect(HeaderWords.roles(of: "CurrentBalance").first?.role == .balance)
  }

  @Test func saysNothingAboutOtherWords() {
    for header in ["", "   ", "Quixotic", "12.50", "***"] {
      #expect(HeaderWords.roles(of: header).isEmpty, "\(header)")
    }
  }

  @Test func knowsNamesOfRoles() {
    for role in HeaderRole.allCases { #expect(HeaderRole(rawValue: role.rawValue) == role) }
  }
}
