@testable import Statements
@testable import Values

extension Export {
  /// Bills of cards, with payments in words of many languages, and lists of what was paid with prepaid ones.
  static let bills: [Export] = [
    Export(
      name: "more payments than purchases on a card, of which the title says more in parentheses",
      text: """
        某某银行信用卡对账单（个人消费卡账户 2025年03月）
        交易日,记账日,交易摘要,人民币金额,卡号末四位,交易地金额
        ,03/09,掌上还款,-4.20,4410,-4.20
        ,03/10,网银还款,-75.30,4410,-75.30
        ,03/11,银联转账还款,-30.00,4410,-30.00
        03/12,03/13,电影票,46.10,4410,46.10
        03/13,03/14,饭票,-2.90,4410,-2.90(CN)
        03/15,03/17,移动,"1,200.00",4410,"1,200.00(CN)"
        """, count: 6, sums: ["CNY": "-1133.70"], first: "2025-03-09", last: "2025-03-17"),
    Export(
      name: "top-ups below a header of what was spent, and a kind of row that moves nothing",
      text: """
        取引年月日,利用店舗,利用金額（税込）,利用区分,チャージ区分
        2025/03/13,本町,"1,200円",チャージ,ポイント
        2025/03/14,本町,"3,000円",チャージ,銀行口座
        2025/03/15,本町,0円,ポイントダウンロード,-
        """, count: 3, sums: ["JPY": "4200"], first: "2025-03-13", last: "2025-03-15"),
    Export(
      name: "kinds tell directions below a header of what was spent",
      text: """
        取引年月日,利用店舗,利用金額,利用区分
        2025/03/13,A,"1,200円",返金
        2025/03/14,A,"500円",手数料
        2025/03/15,A,"300円",ダウンロード
        """, count: 3, sums: ["JPY": "1000"], first: "2025-03-13", last: "2025-03-15", asks: ["direction ダウンロード"]),
    Export(
      name: "a payment that ran out of time",
      text: """
        Reference,Date Time,Description,Dr.,Cr.,Status,Balance (NPR)
        A1,2025-03-13 10:00:00.0,From Ann,0.0,400.0,COMPLETE,400.0
        A2,2025-03-13 11:00:00.0,From Bob,0.0,900.0,Pending,400.0
        A3,2025-03-13 12:00:00.0,From Cid,0.0,700.0,canceled,400.0
        A4,2025-03-13 13:00:00.0,From Dan,0.0,300.0,Time out,400.0
        """, count: 1, sums: ["NPR": "400.00"], first: "2025-03-13", last: "2025-03-13", pending: 1),
    Export(
      name: "tables of a card's limits and balances above columns named after currencies",
      text: """
        Cliente,Número de tarjeta de crédito,Alias,Fecha de corte,Límite de crédito (US$),Límite de crédito ($),
        Rosa Vega,XXXXX-4410,Visa,04/04/2025,"0,00","90.000,00",

        Saldo del corte anterior (US$),Saldo del corte anterior ($),Pago mínimo (US$),Pago mínimo ($),
        "538,54","8.259,16","0,00","108,00",

        Movimientos,
        Fecha,Número de tarjeta,Número de autorización,Descripción,Importe original,Pesos,Dólares,
        14/03/2025,XXXXX-4410,77002,Mercado,"0,00","1.078,39","0,00",
        17/03/2025,XXXXX-4410,77003,Editor,"0,00","0,00","10,37",
        16/03/2025,XXXXX-4410,77004,Pago Supernet,"0,00","0,00","-538,54",
        16/03/2025,XXXXX-4410,77005,Pago Supernet,"-146,54","-8.259,16","0,00",
        """, count: 4, sums: ["": "7180.77", "USD": "528.17"], first: "2025-03-14", last: "2025-03-17"),
    Export(
      name: "what a card costs each month, and its payment",
      text: """
        data,lançamento,valor
        2025-03-09,PAGAMENTO COM SALDO,-826.59
        2025-03-08,Mensalidade - Plano do cartão,20
        2025-03-07,POSTO,97.13
        """, count: 3, sums: ["": "709.46"], first: "2025-03-07", last: "2025-03-09"),
    Export(
      name: "several cards, each by its last digits, and a summary below",
      text: """
        Lançamentos,,,
        Cartão,Final 4410,,
        Titular,A VEGA,,
        Data,Descrição,Valor (US$),Valor (R$)
        10/03/2025,Combustível,0,"54,63"
        20/03/2025,Mercearia,0,26
        Cartão,Final 4411,,
        Titular,B VEGA,,
        Data,Descrição,Valor (US$),Valor (R$)
        30/03/2025,Mercado,0,"126,45"
        ,,,
        ,Resumo de despesas,,
        ,Saldo anterior,,"0,00"
        ,Total de pagamentos (-),,"0,00"
        ,Despesas/Débitos,,"207,08"
        ,Cotação do dólar dia 24/03 em R$,,"5,97"
        """, count: 3, sums: ["BRL": "-207.08"], first: "2025-03-10", last: "2025-03-30"),
    Export(
      name: "a payment in one of two currencies, below titles",
      text: """
          Fecha;Comercio;Comprobante;Importe $;Importe U$S
        Consumos Tarjeta:0000000000000000
        19/03/2025;SERVICIO CUOTA 01/06;00000001;3000.0;0.00
        21/03/2025;EDITOR;00000002;0.00;20.0
        Pagos Tarjeta:
        10/03/2025;SU PAGO EN PESOS;00000003;-7100.0;0.00
        """, count: 3, sums: ["": "4100.00", "USD": "-20.00"], first: "2025-03-10", last: "2025-03-21"),
    Export(
      name: "tolls",
      text: """
        POSTING DATE,TRANSACTION DATE,AGENCY,ACTIVITY,PLAZA,AMOUNT,BALANCE
        3/18/2025,3/17/2025,GSP,TOLL,49,$0.76 ,$27.93
        3/17/2025,3/16/2025,MTA,TOLL,30,$6.94 ,$30.86
        3/17/2025,3/16/2025,GSP,TOLL,15,$2.17,$28.69
        """, count: 3, sums: ["": "-9.87"], first: "2025-03-16", last: "2025-03-17", proof: .balances),
    Export(
      name: "fees and interest that are earned, in total",
      text: """
        Date,Order,Amount
        2025-03-13,A-1,12.00
        2025-03-14,A-2,8.00
        2025-03-15,A-3,4.50
        Total commission,,24.50
        """, count: 3, sums: ["": "24.50"], first: "2025-03-13", last: "2025-03-15", asks: ["sign"]),
    Export(
      name: "a state that says more than that of its payment",
      text: """
        Date,Description,Amount,Status
        2025-03-13,Shop,-10.00,Payment completed
        2025-03-14,Wage,500.00,Payment completed
        2025-03-15,Shop X,-77.00,Payment dispute declined
        """, count: 3, sums: ["": "413.00"], first: "2025-03-13", last: "2025-03-15",
      asks: ["state Payment dispute declined"]),
    Export(
      name: "fuel and other things of one total",
      text: """
        Card Number,Fuel Amount,Gallons,Instore Total,Price Per Gallon,Store Name,Transaction Date,Transaction Total,Type
        1,0,0,3.7,0,SHOP 1,12/25/2025,3.7,P
        1,0,0,14.71,0,SHOP 2,12/24/2025,14.71,P
        0,0,0,0,0,,12/21/2025,-39.05,C
        1,23.93,11.6,0,2.069,SHOP 3,12/20/2025,23.93,P
        1,19.78,10.9,0,1.809,SHOP 4,12/8/2025,19.78,P
        """, count: 5, sums: ["": "-23.07"], first: "2025-12-08", last: "2025-12-25"),
    Export(
      name: "pluses and minuses of what is owed on a card",
      text: """
        "Tarjeta: 5579 **** **** 4410"
        "Fecha de la operación","Descripción del movimiento","Monto"
        "13-mar-2025","CINE","+ $62.09"
        "14-mar-2025","TIENDA","+ $15.56"
        "15-mar-2025","SU PAGO GRACIAS SPEI","- $420.11"
        """, count: 3, sums: ["": "342.46"], first: "2025-03-13", last: "2025-03-15"),
    Export(
      name: "a state that all rows have is no direction",
      text: """
        Date,Payment method,Currency,Amount,Status,ID,Settlement currency,Settlement amount
        2025-03-13,ideal,EUR,10.00,paidout,tr_1,EUR,10.00
        2025-03-14,creditcard,EUR,5.00,paidout,tr_2,EUR,5.00
        """, count: 2, sums: ["EUR": "15.00"], first: "2025-03-13", last: "2025-03-14", asks: ["sign"]),
    Export(
      name: "the oldest of rows without signs, which the balance does not tell, says that it is paid",
      text: """
        Date,Text,Amount,Balance
        2025-03-13,ATM withdrawal,300.00,700.00
        2025-03-14,Salary,450.00,1150.00
        2025-03-15,Refund,50.00,1200.00
        """, count: 3, sums: ["": "200.00"], first: "2025-03-13", last: "2025-03-15", proof: .balances),
    Export(
      name: "amounts without signs, one of which is what was owed before",
      text: """
        Statement of credit card
        Date,Description,Amount
        ,Previous balance,80.15
        2025-03-13,MARKET,74.64
        2025-03-14,PAID BY YOU,80.15
        2025-03-15,STATION,85.16
        Minimum payment,,50.00
        """, count: 3, sums: ["": "-239.95"], first: "2025-03-13", last: "2025-03-15", asks: ["sign"]),
    Export(
      name: "a currency behind a slash",
      text: """
        信用卡账单明细
        卡号：6225 **** **** 4410
        交易日	记账日	交易说明	交易金额/币种	记账金额/币种
        20250313	20250314	超市	57.52/CNY	57.52/CNY
        20250314	20250315	跨行还款	-310.26/CNY	-310.26/CNY
        20250315	20250316	加油站	82.90/CNY	82.90/CNY
        """, count: 3, sums: ["CNY": "169.84"], first: "2025-03-13", last: "2025-03-15"),
    Export(
      name: "sections of cards in more words than a title has, and what is to be paid at least",
      text: """
        FATURA MENSAL;;;
        Titular;R A B;;

        Pagamentos e créditos;;;
        Data;Histórico;Parcela;Valor
        12/03/2025;PAGAMENTO RECEBIDO - OBRIGADO;;- R$ 874,52
        ;Subtotal;;- R$ 874,52

        Cartão 5502 XXXX XXXX 4410 - R A BRANDAO (o principal);;;
        Data;Histórico;Parcela;Valor
        13/03/2025;DROGARIA;;R$ 18,24
        14/03/2025;LOJA;04/10;R$ 31,62
        15/03/2025;POSTO;;R$ 15,47
        16/03/2025;ESTORNO LOJA;;- R$ 5,00
        ;Subtotal;;R$ 60,33

        Encargos e tarifas;;;
        Data;Histórico;Parcela;Valor
        28/03/2025;IOF;;R$ 4,87
        ;Subtotal;;R$ 4,87

        Total desta fatura;;;R$ 65,20
        Pagamento mínimo;;;R$ 13,20
        """, count: 6, sums: ["BRL": "809.32"], first: "2025-03-12", last: "2025-03-28"),
    Export(
      name: "interest that a card charges",
      text: """
        Operacijos data,Kortelė,Gavėjas / paskirtis,Suma,Val.
        2025-03-13,*4410,PARDUOTUVĖ,"-77,41",EUR
        2025-03-14,*4410,VAISTINĖ,"-11,67",EUR
        2025-03-15,*4410,Kredito limito padengimas,"90,00",EUR
        2025-03-16,*4410,Palūkanos už naudojimąsi kreditu,"-4,11",EUR
        """, count: 4, sums: ["EUR": "-3.19"], first: "2025-03-13", last: "2025-03-16"),
    Export(
      name: "a plus in front of every amount of a card",
      text: """
        "Tarjeta: 5579 **** **** 4410"
        "Fecha","Descripción","Monto"
        "13-mar-2025","CINE","+ $62.09"
        "14-mar-2025","TIENDA","+ $15.56"
        """, count: 2, sums: ["": "-77.65"], first: "2025-03-13", last: "2025-03-14", asks: ["sign"]),
    Export(
      name: "a plus in front of every amount of an account",
      text: """
        Date,Description,Amount
        2025-03-13,From Ann,+62.09
        2025-03-14,From Bob,+15.56
        """, count: 2, sums: ["": "77.65"], first: "2025-03-13", last: "2025-03-14"),
    Export(
      name: "a card with few more minuses than pluses, in words that nobody knows",
      text: """
        Card number: 5579 **** **** 4410
        Date,Text,Amount
        2025-03-13,Qrst vv,-12.00
        2025-03-14,Bnm kk,-30.00
        2025-03-15,Zxc gg,46.10
        2025-03-16,Plm hh,-2.90
        2025-03-17,Wsx tt,200.00
        """, count: 5, sums: ["": "201.20"], first: "2025-03-13", last: "2025-03-17", asks: ["sign"]),
  ]
}
