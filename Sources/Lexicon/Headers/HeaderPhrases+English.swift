extension HeaderPhrases {
  /// English, with the usage of Britain, Ireland, America, India and Oceania.
  static let english: StaticString = """
    date: date|transaction date|dyddiad|dáta|dyddiad y trafodyn|trans date|txn date|tran date|posted date 90|posting date 90|post date 90
    date posted 90|posted on 85|posted 70|booking date|book date|booked date|booked on|entry date|process date 85
    processed date 85|date processed 85|processing date 85|completed date|completed on|date completed
    settlement date 70|settled date 70|trade date|activity date|purchase date|created|created on 75|created at 75
    creation date 75|date created 75|started date 70|datetime 95|date time 95|date and time 95|date & time 95
    timestamp 80|time stamp 80|transaction datetime|transaction date and time|transaction time 75
    transaction timestamp|statement date 60|charge date|clearing date 75|cleared date 75|effective date 70
    date of transaction|date of operation|operation date|movement date|when 70|day 60|date utc|date local
    ledger date|txn posted date|transaction posted date 90|payment date 85|date paid 80|tran dt|txn dt
    transaction dt|post dt 85|date of payment 85|due date 40|finished on 80|date initiated 70|initiated date 70
    transaction date time|date eff|booked at 95|posted at 90|completed at 90|occurred at|executed at 90|transacted at|authorized at 70
    paid at 80|date booked|datetime utc|created at utc 75|date of booking|run date|event date|time stamp utc 80
    dáta an idirbhirt|dáta idirbhirt|dyddiad trafodiad|dyddiad postio|rā whakawhitinga
    valueDate: value date|value dt|val date|value|valuedate|val dt|interest date|value day|effective date 75
    effective 60|posted date 50|posting date 50|post date 50|settlement date 60|settled date 60|date posted 45
    available date 60|funds available 50|date valued|value posting date|date processed 40|started date 60
    clearing date 50
    dáta luacha
    time: time|transaction time 80|time of transaction|txn time|hour|time zone 40|timezone 40|time utc|posting time
    booking time|time local
    description: description|details|booking text|disgrifiad|manylion|cur síos|sonraí|detail|transaction details|transaction detail|transaction description|narrative
    narration|particulars|transaction particulars|memo 75|payment details|text 90|transaction text|booking text 75
    statement description|original description 85|full description|extended description 75|long description
    short description 80|bank description|purpose|payment purpose|purpose of payment|reason 70|transaction 70
    transactions 60|transaction remarks|remarks 85|remark 85|transaction information|transaction info|information 50
    info 50|message 70|payment message|comment 45|comments 45|subject 75|title 80|item 50|activity|transaction name
    line description|reference text|description 1|description 2 85|description 3 80|description line 1
    description line 2 85|additional information 60|additional info 60|supplementary details|supplementary info
    remittance information|remittance info|unstructured remittance information|details of payment
    payment description|payment reference 55|reason for payment|appears on your statement as|merchant description
    text 1|narrative 1|narrative 2 85|narrative 3 80|narrative 4|narrative 5|transaction narrative
    transaction narration|what|entry|entry details|entry description|desc|descr|desc 1|descr 1|specification
    nature of transaction 60|product 30|raw description|data 30|particular|description 4 70|description 5 70
    extended details|ledger description
    sonraí an idirbhirt|mionsonraí|manylion y trafodyn|manylion y trafodiad|disgrifiad o'r trafodyn|whakaahuatanga
    taipitopito
    counterparty: payee|payer|merchant|merchant name|name 75|counterparty|counter party|counterparty name
    counter party name|beneficiary|beneficiary name|recipient|recipient name|sender|sender name|payee name
    payer name|beneficiary payer|payer beneficiary|payer payee|payee payer|payee or payer|name of payee
    name of payer|other party|other party name|opposing name|opposing party|partner|partner name|vendor|vendor name
    supplier|customer name 60|debtor|creditor|debtor name|creditor name|remitter|remitter name|originator
    originator name|from 55|to 55|from to 70|to from 70|party|party name|trading party|paid to|received from
    contact 60|contact name 60|company 50|shop|store|seller|retailer|from name 60|to name 60|source name|target name
    transferred to|transferred from|ultimate debtor 60|ultimate creditor 60|ultimate receiver name 40|person
    counterparty details|sent to|description of counterparty|sender recipient|recipient sender|sender receiver
    sender or receiver|receiver|receiver name|merchant descriptor
    íocóir|tairbhí|derbynnydd|talwr
    counterAccount: counterparty account|counterparty account number|counterparty iban|counter account
    counter account number|contra account|contra account number|opposing account|opposing iban|opposite account
    beneficiary account|beneficiary account number|beneficiary iban|payee account|payee account number|payer account
    payer account number|recipient account|recipient account number|recipient iban|to account|to account number
    from account 80|other account|other account number|destination account|target account|account of counterparty
    sender account|sender iban|partner account|partner iban|creditor account|creditor iban|debtor account
    debtor iban|account to|account from 80|destination 55|transfer account|iban 55|number 45|beneficiary account no
    counterparty account no|payer payee account|corresponding account|bban 40|account iban 40|from account number
    originator account|remitter account|bank account 50|from iban|to iban
    amount: amount|equivalent 80|equivalent amount 80|countervalue 80|counter value 80|swm|méid|transaction amount|cash flow|net cash flow|txn amount|tran amount|trans amount|amt|transaction amt|txn amt|value 50|sum
    total 70|total amount|net amount 85|net 70|gross 75|gross amount 75|amount total|payment amount|booking amount
    amount in account currency|account amount|billing amount 95|billed amount 95|charge amount|posted amount
    local amount|amount local currency|settlement amount 90|money 70|transaction value|price 60|cash amount
    amount in local currency|converted amount 80|signed amount|net value 70|amount charged|amount paid
    transfer amount|charged amount|amount in base currency|amount in home currency|billing currency amount
    transaction amount in account currency|source amount after fees|amount 1|cost 60|amt in local currency|amount transferred
    settled amount 90|consideration 80|amount net 80|amount gross 75|local currency amount|quantity 30|principal 30|movement|gross value 75
    méid an idirbhirt|swm y trafodyn|swm y trafodiad|rahinga
    amountIn: credit|arian i mewn|taliadau i mewn|credyd|creidmheas|sochar|airgead isteach|credits|credit amount|amount credit|credit amt|credit value|cr|cr amount|cr amt|deposit
    deposits|deposit amount|deposit amt|deposits and credits|money in|paid in|payment in|payments in|payin|amount in
    in 80|cash in|income|incoming|received|amount received|receipts|receipt 60|credited|amount credited
    credit transactions|additions|inflow|inflows|received amount|paid in amount|deposits credits|credits deposits
    payments credits 80|lodgement|lodgements|lodged|money received|incomings|deposit cr|amount cr|credit cr|plus 60
    incoming amount|shares in|deposit credit|funds in|refunded|amount refunded|refund|refunds|total credit|credit amount in account currency|transaction credit
    íoctha isteach|lóisteálacha|talwyd i mewn|wedi'i dalu i mewn|adneuon|moni whiwhi
    amountOut: debit|arian allan|taliadau allan|debyd|dochar|airgead amach|debits|debit amount|amount debit|debit amt|debit value|dr|db|dr amount|dr amt|withdrawal
    withdrawals|withdrawal amount|withdrawal amt|withdrawn|withdraw|withdrawals and debits|money out|paid out
    payment out|payments out|payout|amount out|out 80|cash out|expense|expenses|outgoing|spent|amount spent
    payments 70|payment 60|debited|amount debited|debit transactions|charges 60|charge 65|subtractions|outflow|outcome
    outflows|paid 55|amount paid out|withdrawals debits|debits withdrawals|payments debits|disbursement
    disbursements|checks 40|spend|spending|outgoings|withdrawal dr|amount dr|debit dr|minus 60|purchases 60
    purchase amount 80|outgoing amount|shares out|funds out|withdrawal debit|total debit|withdrawals dr|debit amount in account currency
    transaction debit
    íoctha amach|aistarraingtí|íocaíochtaí amach|talwyd allan|wedi'i dalu allan
    sign: debit credit|credit debit|debit or credit|credit or debit|debit credit indicator|credit debit indicator
    credit debit flag|debit credit flag|dr cr|cr dr|drcr|crdr|d c|c d|dc|cd 70|indicator|debit credit mark|direction
    flow|in out|money in out|transaction type 55|type 45|sign|dc indicator|dr or cr|cr or dr|amount sign|dc flag
    credit debit code|debit credit code|transaction direction|debit credit sign|in or out|dr cr flag|income expense
    entry type 60|debit credit type|cr dr indicator|sub type 30
    debyd credyd|debyd neu gredyd|dochar creidmheas
    balance: balance|balans|gweddill|iarmhéid|running balance|running bal|bal|account balance|closing balance|available balance 60|available for investment|available for investments|available to invest
    ledger balance|current balance|balance after|balance after transaction|balance after booking|new balance
    ending balance|end balance|resulting balance|remaining balance|cash balance|book balance|closing bal
    balance amount|balance amt|running total|total balance 80|final balance|statement balance 80|updated balance
    post balance|balance carried forward|remaining 60|cumulative balance|account balance after
    balance in account currency|clear balance|net balance 80|outstanding balance|amount after transaction
    line balance|balance cr dr|bal after|balance after txn|wallet balance|post transaction balance|balance after payment|partial balance|running account balance
    book balance after|closing 60|balance after movement|new bal|closing ledger balance|after balance|account running balance|indicative balance 60
    iarmhéid reatha|iarmhéid an chuntais|balans cyfredol|balans y cyfrif|balans terfynol|toenga
    balanceBefore: opening balance|balance before|previous balance|starting balance|start balance|beginning balance
    prior balance|balance before transaction|initial balance|balance before booking|balance brought forward
    old balance|opening 60|bal before|balance before txn|before balance|pre transaction balance|previous bal
    iarmhéid tosaigh|iarmhéid oscailte|balans agoriadol|balans blaenorol
    currency: currency|currency code|ccy|curr|cur|transaction currency 90|account currency 90|txn currency
    iso currency|currency iso|amount currency|currency of amount|currency of transaction|billing currency 85
    ccy code|cur code|curr code|local currency 70|currency of account|settlement currency 80|booking currency
    target currency 60|source currency 50|crncy|currency name|wallet currency|payment currency
    reference: reference|cyfeirnod|tagairt|reference number|ref|ref no|ref number|reference no|transaction id|transaction reference
    transaction ref|transaction number|transaction no|txn id|txn ref|txn no|txn reference|trace number|id|unique id
    bank reference|bank ref|customer reference 85|cust ref 80|client reference 75|your reference 60|our reference 60
    end to end id 90|end to end reference 90|end to end identification 90|endtoendid 90|cheque no|cheque number
    check number|check no|check 70|cheque 70|chq no|chq|cheq no|ref no cheque no|chq ref no|chq ref number
    cheque ref no|cheque reference|cheque no ref no|ref chq no|reference cheque no|document number|document no
    doc no|doc number|serial|serial number|serial no|serial nr|sequence number|sequence no|sequence|seq no|s no 50
    sr no 50|sl no 50|sno 50|item 30|item no 50|no 45|nr 45|number 45|# 40|entry number|entry reference
    transaction code 50|confirmation number|confirmation|order number|order id|invoice number|invoice id
    receipt number|receipt no|authorization code 60|auth code 60|authorisation code 60|approval code 60|mandate 60
    mandate reference 60|mandate id 60|mandate identification 60|creditor id 50|creditor reference|payment id
    payment reference 85|transfer id|transfer reference|reference txn id 60|original reference|check or slip number
    slip number|voucher|voucher no|journal no|journal number|utr|utr number|utr no|rrn|arn|posting id|booking id
    external id|fitid|statement number 40|batch id|operation number|instrument id|instrument number|instrument no
    sepa reference|transaction reference number|ref num|activity id|folio|reference code|reference id
    bank reference number|transaction reference no|cheque slip no|cheque details|line number 30|row 30|tran id
    transactionid|unique transaction reference|internal reference|archive id|posting key 30|purpose code 30
    message id|proof number|ticket number|payment reference number|ref 1|reference 1|ref 2 60
    uimhir thagartha|uimhir tagartha|rhif cyfeirnod|tohutoro
    type: type|cashflow type|cash flow type|math|math o drafodyn|cineál|transaction type|tran type|txn type|trans type|transaction category 60|transaction kind|kind|code 70
    transaction code|tran code|trans code|txn code|payment type|payment method|method|operation|operation type
    type of transaction|booking type|movement type|entry type|activity type|transaction class|mode|transaction mode
    channel 75|payment mode|posting text 80|row type 60|type code|transfer type|booking text 80|product 45
    product name 35|nature|nature of transaction|transaction type code|sub type 60|subtype 60|funding source 40
    payment channel|means of payment|purchase type|transaction group|transaction sub type 60|funding type 30
    bank transaction code|type of operation|instrument 40|action 80
    cineál idirbhirt|cineál an idirbhirt|math o drafodiad|math o daliad
    status: status message 60|success 60|successful 60|deleted 60|is deleted|isdeleted|status|cashflow status|cash flow status|state|transaction status|txn status|booking status|payment status|pending|posted 50|cleared
    settled|processed|status code|is pending|booked|reconciled 60|state of transaction|approval status
    completion status|current status|settlement status
    categoryHint: category|categories|category name|budget category|spending category|merchant category
    subcategory 80|sub category 80|parent category 80|group 60|tags 60|tag 60|label 60|labels 60
    merchant category code 60|mcc 60|classification|master category|budget|category group|budget group|main category
    expense category|class 50|mcc description|category type|transaction category 80|personal category
    accountNumber: account|account number|account no|acct|acct no|acct number|account id|iban 85|own account
    own iban|client account|customer account|account nr|a c no|a c number|ac no|ac number|account iban|my account
    account number iban|bank account 60|bank account number|from account 50|account code|acc no|acc number|acc
    accountnumber|ordering account|order account|source account|product 20|sort code 30|bsb 30|bsb number 30
    routing number 30|main account|debit account number 60|accounts|deposit account|wallet
    uimhir an chuntais|rhif cyfrif
    accountName: account name|account holder|account holder name|account owner|account title|account type
    name of account|account description|owner|holder|product 30|product name 40|account label|username 40
    customer 40|customer name 50|user 30|wallet name|account nickname|institution 40|bank name 30|provider 40
    portfolio
    ainm an chuntais|enw cyfrif
    cardNumber: card|card number|card no|card nr|card num|first bank card|debit card number|credit card number|pan
    masked card number|last 4|last four|last 4 digits|card last 4|last four digits|card ending|card ending in
    card member 40|cardholder 40|cardholder name 40|card holder 40|card holder name 40|card name 40|card used
    card ending with|card id|card product 40|card member name 40
    originalAmount: original amount|original transaction amount|foreign amount|foreign currency amount
    amount in foreign currency|amount foreign currency|amount original currency|amount in original currency
    amount in transaction currency|transaction currency amount|transaction amount in original currency
    instructed amount|source amount|target amount|target amount after fees|foreign spend amount|original value|amount fx|fx amount|orig amount|orig amt
    local currency amount 40|exchange amount|foreign currency|exchange out 60|exchange in 60|orig currency amount
    payment amount 40|amount orig|foreign transaction amount
    purchase amount original currency|target amount 40|amount in currency
    originalCurrency: original currency|original currency code|foreign currency code|currency original|foreign ccy|type foreign currency
    currency of original amount|instructed currency|source currency 70|orig currency|foreign currency type
    from currency 60|spend currency|purchase currency|original transaction currency|payment currency 60
    exchange currency|merchant currency|commodity 40
    exchangeRate: exchange rate|fx rate|rate|conversion rate|currency rate|exch rate|rate of exchange
    exchange rate applied|forex rate|exchangerate|ex rate|currency exchange rate|fx|conversion
    fee: mdr|fee|fees|fee amount|transaction fee|transaction fees|charges 75|charge 50|bank charges|commission
    service charge|service fee|amount fee|fee charges|total fees|fx fee|foreign transaction fee|exchange fee
    fees charged|handling fee|cost 50|tax 40|sales tax 35|vat 35|transfer fee|fee in account currency
    source fee amount|target fee amount 60|payment fee|bank fee|conversion fee|shipping and handling amount 40
    surcharge|processing fee
    táillí bainc|táille idirbhirt|táillí|ffioedd
    note: note|notes|user note|user notes|my notes|memo 70|comment|comments|personal note|annotation|user comment
    user comments|your notes|own notes|remarks 50|remark 50|customer note|message 40|private note
    ignored: credit limit|available credit|remaining credit|credit line|available limit|total limit|bic|bic code|odometer|mileage|odometer reading|bic swift code|swift|swift code|swift bic|bank code|bank 50|branch|branch code|branch name
    bank name|bank of counterparty|city|country|country code|address|address line 1|address line 2|town
    state province 60|postcode|zip|zip code|postal code|phone|phone number|contact phone number|email|e mail|email address|from email address
    to email address|merchant city|merchant country|merchant state|location|latitude|longitude|receipt 40|attachment
    time zone 70|timezone 70|disclaimer|statement period fees 60|year to date fees|points|rewards|reward points
    cashback|cash back|init br|initiating branch|terminal|terminal id|user id|split|transfer 40|export date
    statement period|period|place|region|originator identification 50|teller|created by 60|month|year|week|quarter
    import id|counter|page|account currency 40|balance currency|fee currency|currency of fee|balance date 60
    merchant address|merchant location|merchant zip|merchant phone|street|sort code|budgetable 40|excluded|ignore
    terms and conditions|counterparty bank|beneficiary bank|payer bank|bank identifier|counterparty bic
    beneficiary bic|shipping address|age|reporting date|cost center|amount due|total amount due|minimum amount due
    minimum due|total due|minimum payment|minimum payment due|payment due|due amount
    tip 40|tips 40|tip amount|gratuity 40|tip total
    description: detalye
    counterparty: tindahan
    amountIn: kredito|pumasok
    amountOut: lumabas
    cardNumber: numero ng card
    originalAmount: orihinal na halaga
    """
}
