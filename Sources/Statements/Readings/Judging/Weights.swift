/// How much each kind of evidence is worth, in bits: three are eight to one.
///
/// Witnesses that err together, such as the rows of one bank, are capped. `CalibrationTests` prints how often what was
/// decided was right at each margin.
enum Weights {
  /// Ahead by less, the best reading is asked about: sixteen to one decide.
  static let margin = 4

  // MARK: Signs

  /// The stated sums of one direction fit, those of the other are not stated.
  static let fittingTotals = 8
  /// A column of debits and credits beside signed amounts, all of one mind: programs write both from one field.
  static let flags = 12
  /// Amounts after their fee are lower, or higher, in every row.
  static let fees = 8
  /// And the header says which amounts are after their fee: more than any words of the rows.
  static let namedFees = 20
  /// A written plus beside a minus: whoever writes it means money in.
  static let explicitPlus = 12
  /// A phrase of the file's language. Merchants are called so as well, so that one alone never turns a file.
  static let phrase = 3
  /// A charge, a refund or a sale in a file that may be a card holder's or a merchant's.
  static let openPhrase = 1
  /// A phrase of several rows that is all they say, or that stands in different texts, is no merchant's name.
  static let repeatedPhrase = 1
  /// The phrase is all that the only row of those says: `SERVICE FEE`.
  static let wholePhrase = 1
  /// A payment onto a card, in words that its statement alone has.
  static let cardPayment = 5
  /// Words tell the direction of most rows, and none speaks against it.
  static let mostRowsSpeak = 3
  /// So many rows beside each that pays a bill: the table may be a card's, whose bill that is.
  static let purchasesForOnePayment = 4
  /// Words that contradict weigh that much more: one merchant's name is more easily met than a bank that errs.
  static let contradiction = 2
  /// So many rows that all speak of money out tell of the others in a table without signs: accounts have one in five
  /// that comes in.
  static let manyRows = 6
  /// So few rows that all may be payments onto a card and refunds.
  static let fewRows = 4
  static let mostWords = 15
  /// The running balance grows with the amounts as written: so it does on a card whose balance is what is owed.
  static let runningBalance = 4
  /// Some of its links do, where rows are left out between: it may be what is owed as well.
  static let linkedBalances = 3
  /// The header says that the balance is what is owed.
  static let owedBalance = 8
  /// The header says that the balance is held, or the principal of each payment, beside its interest, lowers it.
  static let toldBalance = 24
  /// No amount is positive: cards and accounts without income write so, nobody writes only payments.
  static let noMoneyIn = 8
  /// More rows go out than come in, as in nearly every account.
  static let moreMoneyOut = 7
  /// The only row says little: it may be the one payment onto a card.
  static let oneMoreOut = 4
  /// Two payments onto a card beside one purchase are rare.
  static let twoOfThreeOut = 6
  static let asMuchMoneyOut = 4
  /// On a card, where no more than two rows go out for each that comes in.
  static let fewMoreOut = 4
  /// So many rows that go out are much money out where they are two in five.
  static let manyOut = 4
  /// Rows of categories such as groceries and restaurants: of those of one file so many are purchases for each refund.
  static let spending = 7
  static let fewSpending = 6
  /// They may be what was sold, or what is paid back.
  static let perhapsSpending = 3
  static let spendingForOneRefund = 2
  /// Rows name shops that hardly anybody is paid by: three of these, or two.
  static let shops = 7
  static let twoShops = 5
  /// One of these, or shops that have suppliers and drivers.
  static let perhapsShops = 3
  /// No more than words that shops have in their names.
  static let shopWords = 1
  /// The file speaks of a card: more than half of such exports write purchases as positive.
  static let card = 2
  /// A few rows of a card without signs say that they pay it: purchases do not.
  static let paidCard = 8
  /// So many positive amounts of a card, and so few negative ones, are purchases.
  static let cardOfPurchases = 5
  static let fewestPurchases = 3
  /// What was paid and came back: a friend may lend and be repaid, too.
  static let returned = 3
  /// A payment is the sum of the rows before it: of a card, or of somebody who passes on what came in.
  static let settled = 3
  /// A payout is that: no card has any.
  static let paidOut = 6
  /// Of a card, the few rows that say that something is paid have one sign, and most others the other.
  static let paymentsOntoCard = 4
  /// One amount is what was owed before, and nothing says that the card is on credit.
  static let perhapsSettled = 1
  /// The file speaks of a current account, or its rows name the accounts of others: cards do neither.
  static let account = 7
  /// An IBAN, the title of an account's statement, value days: cards have one of these now and then, hardly two.
  static let traitOfAccount = 2
  /// The header calls the one column of amounts money out, or money in.
  static let header = 6
  /// A card's balance is stated that is below zero: amounts may be seen from its holder as well.
  static let owedBelowZero = 3
  /// The header speaks of a seller's customers, and no amount is negative.
  static let sales = 6
  static let perhapsSales = 3
  /// A savings account of which every amount is positive lists deposits.
  static let savings = 6

  /// A table above in the same file has both signs, of which one is money out.
  static let tableAbove = 6

  /// The format's standard gives each sign its meaning; a little less than types that all contradict it.
  static let standard = 10

  // MARK: Cancelled rows

  /// A row that is called cancelled moved no money; one beside the row that it undoes moves that back.
  static let cancelled = 4
  static let undone = 12

  // MARK: Dates

  /// One program writes the dates of a table in one order.
  static let otherDates = 12
  /// So it does with those above the table, as a rule.
  static let statedDates = 8
  /// The numbers of all rows hold their days.
  static let numberedDays = 12
  /// The stated span holds all days: read the other way round, half of them leave it.
  static let statedSpan = 8
  /// Rows run one way, or nearly so for half of it.
  static let oneDirection = 6
  /// All days within a year or so; within three for half of it.
  static let oneYear = 4
  /// Dates of one row within ten days of each other; not most of them far apart for half of it.
  static let dateGaps = 6
  /// Days of one month: the same days as months leap, as no monthly payment does.
  static let fewMonths = 5
  /// The same of three days and of four, all of one month: a yearly or seasonal payment may leap as well.
  static let threeDays = 2
  static let fourDays = 3
  /// Nobody who writes decimals with a comma puts the month first, but for a part of Canada.
  static let decimalCommas = 5
  /// Nobody who groups by lakhs puts the month first.
  static let lakhGrouping = 5
  /// No country of the header's language puts the month first; a program may.
  static let languageOrder = 4
  /// A program that people use there may be of elsewhere: too little to decide alone.
  static let currencyOrder = 2

  // MARK: Decimal marks

  /// Against one another these are a question: no bank writes cents in threes, nor two marks for decimals.
  static let currencyDecimals = 8
  static let otherNumbers = 8
  /// No amount of a thousand and more is without a mark, none below has one.
  static let markedThousands = 6
  static let eastAsianComma = 6
  /// A program may write a third decimal that is 0; hardly any does.
  static let languageDecimals = 5

  // MARK: Columns

  /// Most links of a running balance hold: no words over columns make that, and each link that does not costs.
  static let heldBalance = 120
  static let brokenLink = 4
  static let mostBrokenLinks = 10
  /// What a balance may be besides that after its row: left out, without a name, before the row where no header says
  /// so, what is owed, behind the newest rows, against the days, the only one that tells directions.
  static let balanceLeftOut = 2
  static let unnamedBalance = 2
  static let balanceBefore = 6
  static let oppositeBalance = 6
  static let openBalance = 5
  static let againstDays = 4
  /// No row of several is on the side of time that the balance would need.
  static let againstAllDays = 12
  static let balanceGivesSigns = 8
  /// The sum of several rows is what is billed, to the cent.
  static let billedSum = 12
  /// Beside the same amounts after their fee, those before it never moved.
  static let beforeFee = 40
  static let feeOnTop = 2
  /// The same figures stand in another column with marks or signs.
  static let unmarkedFigures = 24
  /// A quantity times it makes another amount in every row.
  static let price = 30
  /// For each step by which the header calls another column an amount more plainly.
  static let weakerName = 2
  /// Rows are in several currencies, and another column names one.
  static let otherCurrency = 16
  /// One column of amounts beside a pair for money in and out; without names it may be anything.
  static let besidePair = 8
  static let besideUnnamedPair = 12
  static let rarerReversals = 2
  /// Nothing but their order tells columns without names apart: that asks.
  static let firstColumn = 2
  /// Of a pair one column alone has decimals.
  static let unlikeColumns = 8
  /// No row has an amount there; less where some have.
  static let rowsWithoutAmount = 16
  static let sameInAll = 16
  static let bothFilled = 8
  static let allBothFilled = 24
  static let severalCurrencies = 4
  static let withoutSign = 4
  static let withoutDecimals = 12

  // MARK: Fees

  /// The header says that the amount is before or after the fee, or that this is part of it.
  static let namedFee = 8
  /// Quantity times price makes every amount, with the fee or without.
  static let pricedFee = 8
  /// Each fee is the same share of the amount with it, or without it.
  static let ratedFee = 5
  /// All amounts beside a fee are round, and most fees are not.
  static let roundAmounts = 5
  /// No row has a fee beside another amount.
  static let loneFees = 8
  /// Several fees are the amounts of rows of their own.
  static let bookedFees = 8
}
