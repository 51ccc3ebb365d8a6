package import Values

/// What the words of a text say of a transfer.
package struct TransferSigns: OptionSet, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let transfer = TransferSigns(rawValue: 1)
  package static let own = TransferSigns(rawValue: 2)
  /// The payment of a card bill, as the paying account and as the card tell it.
  package static let cardBill = TransferSigns(rawValue: 4)
  package static let cardReceipt = TransferSigns(rawValue: 8)
  /// Of a card bill, or of a purchase.
  package static let cardPayment = TransferSigns(rawValue: 16)
  package static let savings = TransferSigns(rawValue: 32)
  package static let loan = TransferSigns(rawValue: 64)
  package static let cash = TransferSigns(rawValue: 128)
  /// Pay, purchases, refunds, interest.
  package static let foreign = TransferSigns(rawValue: 256)
}

/// The phrases by which banks call transfers, card payments, savings moves and what is none of these.
///
/// Phrases are whole words, folded; those of scripts without blanks are parts of the text.
package struct TransferWords: Sendable {
  package static let shared = TransferWords()

  private struct Phrase {
    var words: [TextHash]
    var signs: TransferSigns
  }
  /// By the hash of the first word.
  private var phrases: [TextHash: [Phrase]] = [:]
  private var parts: [(bytes: [UInt8], signs: TransferSigns)] = []

  private init() {
    for (signs, text) in TransferWords.lists {
      for phrase in text.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        let folded = FoldedText(String(phrase))
        if folded.isUnspaced {
          parts.append((folded.bytes, signs))
        } else if let first = folded.words.first {
          phrases[first, default: []].append(Phrase(words: folded.words, signs: signs))
        }
      }
    }
  }

  package func signs(of text: FoldedText) -> TransferSigns {
    var signs: TransferSigns = []
    for start in text.words.indices {
      for phrase in phrases[text.words[start]] ?? [] where text.words[start...].starts(with: phrase.words) {
        signs.formUnion(phrase.signs)
      }
    }
    if text.isUnspaced {
      for part in parts where text.bytes.holds(part.bytes) { signs.formUnion(part.signs) }
    }
    return signs
  }

  private static let lists: [(TransferSigns, String)] = [
    (.transfer, transfer), (.own, own), (.cardBill, cardBill), (.cardReceipt, cardReceipt),
    (.cardPayment, cardPayment), (.savings, savings), (.loan, loan), (.cash, cash), (.foreign, foreign),
  ]
}

extension TransferWords {
  private static let transfer = """
    transfer,transfers,transferred,tfr,trf,xfer,wire,ach,sepa,faster payment,online banking transfer,funds transfer
    international payment,bank transfer,standing order,überweisung,ueberweisung,überweisungsgutschrift,gutschrift
    dauerauftrag,einzahlung,auszahlung,virement,vir,virement recu,virement emis,overboeking,overschrijving,periodieke overboeking
    transferencia,traspaso,transferência,transf,ted,doc,pix,bonifico,bonif,girata,överföring,insättning,overføring
    overførsel,kontooverføring,tilisiirto,siirto,przelew,převod,příchozí platba,odchozí platba,prevod,átutalás,utalás
    transfer bancar,virament,перевод,переказ,переведення,havale,eft,virman,pervedimas,pārskaitījums,ülekanne
    振込,振替,送金,转账,转帐,轉帳,轉入,轉出,匯款,汇款,跨行轉,이체,송금
    """

  private static let own = """
    own account,own accounts,internal transfer,between accounts,between my accounts,transfer to self,self transfer
    account transfer,inter account,my account,own transfer,umbuchung,übertrag,uebertrag,eigenübertrag,kontoübertrag
    eigene konten,eigenes konto,interne buchung,virement interne,compte à compte,entre comptes,mes comptes,eigen rekening
    eigen rekeningen,cuentas propias,cuenta propia,entre cuentas,conta própria,contas próprias,entre contas,mesma titularidade
    giroconto,girofondo,conto proprio,conti propri,eget konto,egna konton,egen konto,egne konti,egne kontoer,egne konto
    oma tili,omien tilien,oma tilisiirto,rachunek własny,rachunkami własnymi,przelew własny,przelew wewnętrzny,vlastní účet
    vlastními účty,vlastný účet,saját számla,saját számlák,conturi proprii,cont propriu,между своими счетами,между счетами
    своими счетами,собственных,власними рахунками,kendi hesabım,hesaplarım arası,hesaplar arası,savo sąskaita,oma konto
    本人名義,口座間,口座振替本人,自行轉帳,自有帳戶,本人帳戶,本人账户,本人同名,同名转账,자기계좌,본인계좌
    """

  private static let cardBill = """
    credit card payment,card repayment,card bill,credit card bill,creditcard payment,credit card repayment,visa payment
    mastercard payment,amex payment,american express payment,pay credit card,payment to card,payment to credit card
    kreditkartenabrechnung,kreditkartenrechnung,kreditkarte,kreditkartenzahlung,umsatzabrechnung,visa abrechnung
    mastercard abrechnung,paiement carte de crédit,relevé carte,prélèvement carte,carte de crédit,afrekening creditcard
    creditcard afrekening,creditcard,pago de tarjeta,pago tarjeta,tarjeta de crédito,liquidación tarjeta,recibo tarjeta
    pagamento de fatura,pagamento da fatura,pagamento fatura,fatura do cartão,cartão de crédito,addebito carta di credito
    carta di credito,saldo carta,kreditkort,kreditkortsbetalning,kortfaktura,kreditkortfaktura,luottokorttilasku,luottokortti
    karta kredytowa,spłata karty,spłata karty kredytowej,kreditní karta,splátka karty,kreditná karta,hitelkártya
    plata card de credit,погашение кредитной карты,кредитная карта,kredi kartı ödeme,kredi kartı ödemesi,kredi kartı borcu
    クレジットカード,カード利用代金,カード引落,信用卡繳款,信用卡還款,信用卡费,信用卡費,信用卡还款,还款,신용카드대금,카드대금
    """

  private static let cardReceipt = """
    payment received,thank you,payment thank you,autopay,automatic payment,payment by direct debit,direct debit payment
    online payment,mobile payment,payment credit,bill payment received,payment made,zahlung erhalten,zahlungseingang
    ausgleich,lastschriftausgleich,ausgleich kreditkarte,abrechnung,einzug,paiement recu,paiement merci,merci,règlement recu
    betaling ontvangen,ontvangen betaling,pago recibido,su pago,gracias por su pago,pagamento recebido,pagamento efetuado
    pagamento ricevuto,inbetalning,betalning mottagen,innbetaling,indbetaling,maksu vastaanotettu,suoritus,wpłata
    spłata zadłużenia,přijatá splátka,splátka,befizetés,plata primita,платеж получен,пополнение карты,погашение
    ödemeniz için teşekkürler,ödeme alındı,お支払い,ご入金,繳款,繳費入帳,自動扣繳,还款入账,自动还款,결제대금 입금
    """

  private static let cardPayment = "card payment,card payments,carte,kartenzahlung,betaling kaart"

  private static let savings = """
    savings,saving,saver,save,savings pot,pot,round up,round ups,roundup,roundups,isa,sparen,sparkonto,sparplan,sparrate
    tagesgeld,tagesgeldkonto,festgeld,rücklage,rücklagen,épargne,livret,livret a,spaarrekening,spaar,spaardoel,ahorro,ahorros
    poupança,risparmio,risparmi,deposito risparmio,sparande,sparing,opsparing,opspar,säästö,säästötili,oszczędności
    oszczędnościowe,konto oszczędnościowe,spoření,spořicí,sporenie,megtakarítás,economii,cont de economii,накопительный
    накопительный счет,вклад,заощадження,birikim,vadeli hesap,taupomasis,krājkonts,定期預金,貯蓄,貯金,積立,定存,储蓄,儲蓄,存錢,적금,저축,예금
    """

  private static let loan = """
    loan payment,loan repayment,loan,mortgage payment,mortgage,darlehen,darlehensrate,tilgung,kreditrate,prêt,échéance prêt
    lening,hypotheek,préstamo,cuota préstamo,hipoteca,empréstimo,prestação,mutuo,rata mutuo,bolån,lån,boliglån,laina
    lainan lyhennys,rata kredytu,kredyt,splátka úvěru,úvěr,hiteltörlesztés,hitel,rata credit,платеж по кредиту,ипотека
    kredi taksit,ローン返済,住宅ローン,貸款,房貸,贷款,房贷,대출상환
    """

  private static let cash = """
    cash,cash withdrawal,withdrawal,atm,atm withdrawal,cash deposit,geldautomat,bargeld,bargeldauszahlung,bargeldeinzahlung
    retrait,retrait dab,dépôt espèces,geldopname,contant,cajero,reintegro,retirada,efectivo,saque,levantamento,prelievo
    bancomat,contante,uttag,bankomat,minibank,kontant,nosto,käteisnosto,wypłata,wypłata z bankomatu,výběr z bankomatu,výběr
    készpénzfelvétel,retragere,numerar,снятие наличных,банкомат,наличные,nakit çekim,現金引出,現金,引出,提款,取現,取款,取现,现金,출금
    """

  private static let foreign = """
    refund,refunded,purchase,pos,contactless,salary,payroll,wages,wage,pension,interest,dividend,fee,fees,charge,rent,invoice
    benefit,tax,insurance,cashback,gehalt,lohn,rente,zinsen,zins,miete,rechnung,entgelt,gebühr,erstattung,rückerstattung
    versicherung,kindergeld,steuer,salaire,paie,loyer,facture,intérêts,remboursement,achat,frais,salaris,loon,huur,factuur
    terugbetaling,nómina,nomina,alquiler,factura,reembolso,devolución,compra,intereses,comisión,salário,aluguel,juros,estorno
    reembolso de,stipendio,affitto,fattura,rimborso,acquisto,interessi,lön,hyra,faktura,återbetalning,ränta,köp,lønn,husleie
    kjøp,løn,husleje,køb,palkka,vuokra,lasku,osto,hyvitys,korko,wynagrodzenie,pensja,czynsz,faktura,zwrot,zakup,odsetki
    mzda,výplata,nájem,nájemné,vratka,nákup,úroky,fizetés,bér,lakbér,számla,visszatérítés,vásárlás,kamat,salariu,chirie
    rambursare,зарплата,аренда,возврат,покупка,проценты,комиссия,maaş,kira,iade,alışveriş,faiz
    給与,給料,賃料,返金,利息,購入,薪資,薪水,租金,房租,退款,退貨,消費,工资,退货,消费,급여,월세,환불,이자
    """
}
