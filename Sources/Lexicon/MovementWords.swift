import Values

/// Words in a bank's text that tell which way the money went, whatever sign the amount is written with.
///
/// They are evidence, never the amount's sign by themselves but where a column of kinds is classified completely.
package enum MovementWords {
  package enum Direction: Sendable { case moneyIn, moneyOut }

  /// What the text says, or nil where it says nothing or both.
  ///
  /// `isCard`: whether the statement is that of a card, onto which a repayment is money in.
  package static func direction(of text: String, isCard: Bool = true) -> Direction? {
    let words = words(of: text)
    var isIn = false
    var isOut = false
    // What stands inside a longer phrase says nothing by itself: a purchase in `purchase return`.
    var covered = 0
    for start in words.indices {
      var hash = TextHash()
      var longestHere: (end: Int, direction: Direction)?
      for end in start..<min(words.count, start + longest) {
        hash.add(words[end].value)
        if repayments.contains(hash) { longestHere = (end, isCard ? .moneyIn : .moneyOut) }
        if let direction = table[hash] { longestHere = (end, direction) }
      }
      guard let found = longestHere, found.end >= covered else { continue }
      covered = found.end + 1
      if found.direction == .moneyIn { isIn = true } else { isOut = true }
    }
    return isIn == isOut ? nil : isIn ? .moneyIn : .moneyOut
  }

  /// The most words of a phrase; each ideograph counts as a word.
  private static let longest = 5

  /// The hash of each word; other characters than letters part words.
  private static func words(of text: some StringProtocol) -> [TextHash] {
    var words: [TextHash] = []
    var word = TextHash()
    func end() {
      if !word.isEmpty { words.append(word) }
      word = TextHash()
    }
    for scalar in text.unicodeScalars {
      let (first, second) = Folding.letters(of: scalar.value)
      if first == 0 { continue }
      let isIdeograph = scalar.value >= 0x2e80 && scalar.value < 0xa000
      if isIdeograph || first < 0x61 { end() }
      if first >= 0x61 { word.add(first) }
      if second != 0 { word.add(second) }
      if isIdeograph { end() }
    }
    end()
    return words
  }

  private static let repayments = Set(
    """
    还款,繳款,本期繳款,繳卡款,ご入金,inclusao de pagamento,inclusão de pagamento,pagamentos validos normais
    pagamentos válidos normais,spłata karty,spłata zadłużenia,card repayment,credit card payment,pagamento de fatura,pagamento da fatura,pagamento fatura,pago de tarjeta,pago tarjeta
    """.split(separator: ",").map(hash))

  private static func hash(of phrase: some StringProtocol) -> TextHash {
    words(of: phrase).reduce(into: TextHash()) { $0.add($1.value) }
  }

  static func load() { _ = table }

  private static let table: [TextHash: Direction] = {
    var table: [TextHash: Direction] = [:]
    for (text, direction) in [(incoming, Direction.moneyIn), (outgoing, Direction.moneyOut)] {
      for phrase in text.split(whereSeparator: { $0 == "\n" || $0 == "," }) {
        table[hash(of: phrase)] = direction
      }
    }
    return table
  }()

  /// Payments onto a card, refunds, pay and interest: money in for the owner.
  private static let incoming = """
    thank you,payment received,payments received,autopay,auto pay,automatic payment,autopay payment,online payment,refund
    refunded,reversal,cashback,cash back,statement credit,salary,payroll,wages,dividend,interest paid,interest earned
    interest credit,credit interest,deposit,direct deposit,mobile payment,merchandise return,return,bgc,payment credit
    payment thank,pymt,directpay full balance,repayment received,balance payment,wage
    gutschrift,gehalt,lohn,rente,erstattung,rückerstattung,rueckerstattung,habenzinsen,zinsen haben,einzahlung
    zahlung erhalten,zahlungseingang,lohn gehalt,geldeingang
    remboursement,virement recu,virement reçu,vir recu,salaire,versement,merci,paiement recu,paiement reçu,avoir
    terugbetaling,salaris,storting,ontvangen betaling,rente ontvangen,bijschrijving
    nomina,nómina,abono,reembolso,devolucion,devolución,ingreso,pago recibido,transferencia recibida,intereses a favor
    salario,salário,estorno,proventos,deposito,depósito,pagamento recebido,pix recebido,transferencia recebida
    transferência recebida,rendimento,recebimento
    stipendio,accredito,rimborso,bonifico a vostro favore,versamento,storno
    lön,insättning,återbetalning,återköp,ränta,lønn,innskudd,tilbakebetaling,løn,lønoverførsel,indbetaling,tilbageførsel
    palkka,hyvitys,palautus,tilisiirto saapunut
    wynagrodzenie,wpływ,przelew przychodzący,zwrot,uznanie,odsetki
    výplata,mzda,vratka,příchozí úhrada,přijatá platba,prichádzajúca platba,fizetés,jóváírás,visszatérítés,salariu
    incasare,rambursare,plata primita,multumim
    gracias por su pago,gracias por su pago en,gracias por tu pago,gracias por tu pago en,su pago,su abono,pago recibido gracias,pago pesos tef
    zahlung besten dank,ihre zahlung,ihre zahlung besten dank,vielen dank für ihre zahlung,votre paiement,il vostro pagamento
    vostro pagamento,danke für ihre zahlung,uw betaling,zahlung dankend erhalten,betaling ontvangen,betaling mottatt,betaling modtaget,betalning mottagen,inbetalning
    maksu vastaanotettu,maksusuoritus,pagamento ricevuto,dziękujemy,wpłata własna,děkujeme,köszönjük
    teşekkür,teşekkürler,ödemeniz için teşekkür,obrigado pelo pagamento
    зарплата,зачисление,пополнение,возврат,поступление,проценты,заработная плата
    maaş,iade,gelen havale,faiz
    工资,退款,退货,入账,收款,利息,存入,转入,充值,代发,报销,卖出,赎回,収入,給与,返金,振込入金,급여,환불,입금
    薪資,轉入,存款,退費,利息收入
    """

  /// Purchases, fees, withdrawals and debits: money out for the owner.
  private static let outgoing = """
    purchase,pos,atm,withdrawal,cash withdrawal,cash advance,direct debit,debit card,card purchase,card payment,sale,fee
    fees,standing order,bill payment,service charge,interest charge,interest charged,contactless,eftpos,check paid,cheque
    debit purchase,deb,charge,purch,foreign transaction fee,annual fee,late fee,visa purchase,card transaction
    lastschrift,folgelastschrift,erstlastschrift,dauerauftrag,kartenzahlung,kaufumsatz,abbuchung,auszahlung,bargeldauszahlung
    geldautomat,einkauf,gebühr,entgelt,kontoführung,girocard,lastschrifteinzug,barauszahlung,überweisungsauftrag
    carte,achat,retrait,prelevement,prélèvement,prlv,cotisation,frais,virement emis,virement émis,paiement par carte
    cheque emis,chèque
    betaalautomaat,geldopname,incasso,kosten,betaling met,betaalpas,geldautomaat,automatische incasso,aankoop,pinbetaling
    compra,recibo,comision,comisión,cargo,pago con tarjeta,retirada,reintegro,cajero,pago en,adeudo
    saque,tarifa,pagamento de,pagto,débito automático,compra com,pix enviado,transferência enviada,anuidade,levantamento
    acquisto,prelievo,addebito,commissione,commissioni,pagamento pos,canone,bollettino
    köp,kortköp,uttag,autogiro,avgift,kortbetalning,varekjøp,visa kjøp,uttak,gebyr,dankort,betalingsservice,hævet,køb
    kortkøb,korttransaktion
    korttiosto,ostos,nosto,palvelumaksu,automaattinosto
    zakup,płatność kartą,wypłata,opłata,prowizja,przelew wychodzący,transakcja kartą,obciążenie,polecenie zapłaty
    platba kartou,výběr,poplatek,inkaso,odchozí úhrada,výber,vásárlás,készpénzfelvétel,díj,kártyás vásárlás
    plata la pos,retragere,comision,cumparare
    покупка,оплата,снятие,комиссия,списание,выдача наличных
    alışveriş,harcama,nakit çekim,ücret,ödeme
    消费,支出,取款,取现,转出,提现,扣款,手续费,购买,买入,申购,缴费,出金,引落,手数料,購入,구매,출금,수수료,결제,刷卡,提款,扣繳
    手續費,轉出,消費
    """
}
