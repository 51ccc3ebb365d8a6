import Lexicon
import Values

/// Reads the tables of one text, each below the one before it, into one reading.
struct TableReader {
  let text: DecodedText
  let cut: TextCut
  let hints: ReadingHints
  private let fit: LayoutFit?
  var reading: Reading
  /// How many tables of rows were read.
  private(set) var read = 0
  /// The record behind the last one that is accounted for.
  var end = 0
  /// The account of the last table, with which the next one goes on.
  var account: String?
  /// The last records of a text that is longer than its sample.
  var tail = Records()
  private var facts: PreambleFacts
  private var stated: StatedTotals
  private var turnover = Turnover()
  /// The tables above the first one that could be read.
  var unread: [TableShape] = []
  /// The columns that made the amounts of the last table.
  private var amounts: Interpretation.Source?
  /// How the last table with amounts of both signs was read.
  private(set) var signsAbove: TableInference.SignsAbove?

  init(
    _ text: DecodedText, _ cut: TextCut, _ hints: ReadingHints, _ fit: LayoutFit?, describing layout: Layout
  ) {
    (self.text, self.cut, self.hints, self.fit) = (text, cut, hints, fit)
    reading = Reading(format: "csv", layout: layout, drafts: Drafts(), questions: [], proof: .none)
    facts = cut.facts
    stated = StatedTotals(cut)
  }

  mutating func add(_ index: Int) throws(ReadingFailure) {
    let shape = cut.tables[index]
    let goesOn = index == cut.tables.count - 1 && !cut.isWhole
    if let reason = reasonToLeaveOut(index) {
      addLines(above: shape)
      leaveOut(shape, because: reason)
    } else if !isSentence(shape), let inference = infer(shape, goesOn: goesOn, stated) {
      try fit?.check(inference.plan, shape)
      addLines(above: shape)
      try add(inference, shape, goesOn: goesOn)
    } else {
      guard read > 0 else {
        unread.append(shape)
        return
      }
      addLines(above: shape)
      setAside(shape.rows)
    }
    end = shape.rows.upperBound
  }

  /// A table of the balances of days beside one of transactions, or of the parts of other rows.
  private func reasonToLeaveOut(_ index: Int) -> String? {
    let shape = cut.tables[index]
    let hasOthers = cut.tables.contains { !$0.isOfBalances && !$0.entries.isEmpty }
    if shape.isOfBalances, hasOthers { return OtherRows.balanceLine }
    return read > 0 && isBreakdown(shape, behind: cut.tables[..<index]) ? OtherRows.breakdown : nil
  }

  private mutating func add(_ inference: TableInference, _ shape: TableShape, goesOn: Bool) throws(ReadingFailure) {
    var inference = inference
    let known = reading.drafts.count
    inference.decideSign(besides: reading.drafts.currency ?? hints.currency)
    draft(&inference, shape, goesOn: goesOn)
    account = inference.account ?? account
    amounts = inference.plan.interpretation.source
    signsAbove = inference.decidedSigns ?? signsAbove
    reading.drafts.raiseMinorUnits(from: known, by: inference.plan)
    try reading.drafts.checkBounds(from: known, &turnover)
    adopt(inference, shape, behind: known)
    read += 1
    settleRows(from: known, inference)
    facts.balances += inference.footerBalances
    if cut.isWhole { facts.balances += inference.repeatedBalances }
    // What waits moves no money yet: its signs are not worth a question beside rows that are booked.
    let isAside = shape.state != .booked && cut.tables.count > 1
    reading.questions += inference.questions.filter { question in
      !reading.questions.contains { $0.code == question.code } && !(isAside && question.code == "sign")
    }
  }

  /// What the rows of the table tell of one another.
  private mutating func settleRows(from known: Int, _ inference: TableInference) {
    let (plan, newestFirst) = (inference.plan, inference.order == .newestFirst)
    if plan.interpretation.source.isByBalance {
      BalanceSigns.settle(&reading, from: known, newestFirst: newestFirst, plan, hints)
    } else if inference.isOldestOpen {
      BalanceSigns.settleOldest(&reading, from: known, newestFirst: newestFirst, plan, hints)
    }
    if cut.isWhole { ListedParts.settle(&reading.drafts, from: known, cut.sample, plan) }
    if plan.interpretation.isBalanceBefore { reading.drafts.addAmountsToBalances(from: known) }
  }

  /// `known`: how many rows the tables above this one have.
  private mutating func adopt(_ inference: TableInference, _ shape: TableShape, behind known: Int) {
    let plan = inference.plan
    reading.drafts.order = inference.order
    let isFirst = reading.layout.columns.isEmpty
    if isFirst {
      reading.layout.headerLine = shape.header.isEmpty ? nil : Int(cut.sample.lines[shape.header.upperBound - 1])
      reading.layout.dateFormat = plan.dateFormat
      reading.layout.decimalMark =
        plan.isMarked ? String(decoding: [plan.decimalMark], as: UTF8.self) : ""
      let roles = plan.roles
      reading.layout.columns = plan.names.enumerated().map {
        Layout.Column(name: $1, role: (roles[$0] ?? .ignored).rawValue)
      }
      reading.layout.declaration = inference.declaration(reading.layout)
      reading.layout.decided = plan.decided
      reading.drafts.exponent = plan.exponent
      reading.drafts.period = cut.facts.period(order: plan.dateOrder)
      reading.drafts.currency = plan.hasRowCurrencies ? nil : plan.currency ?? hints.currency
    } else if reading.drafts.currency == nil, reading.drafts.currencies.isEmpty, !plan.hasRowCurrencies,
      (0..<known).allSatisfy(reading.drafts.isPending)
    {
      // What waits above the first table of booked rows is in their currency.
      reading.drafts.currency = plan.currency
    }
    var numbers = Set(reading.layout.accountNumbers)
    for number in inference.accountNumbers + inference.sectionAccounts where numbers.insert(number).inserted {
      reading.layout.accountNumbers.append(number)
    }
    reading.layout.evidence += inference.evidence
  }

  /// The reading, once all tables were added: what its rows and the lines around them tell of one another.
  mutating func settle() -> Reading {
    reading.drafts.texts.letGoOfIndex()
    if !cut.isWhole {
      stated.add(tail, behind: reading.drafts.lines.max() ?? 0, table: cut.tables[cut.tables.count - 1])
    }
    RepeatedTable.settle(&reading, hints)
    if let amounts { stated.settle(below: amounts) }
    if cut.isWhole {
      FramedRows.settle(&reading)
      Subtotals.settle(&reading)
    }
    TitledSections.settle(&reading, cut.sample)
    let isDirected = cut.isWhole && DirectedSections.settle(&reading, cut.sample, isCard: cut.facts.isCard, hints)
    CutLine.settle(&reading, text.bytes, cut.sample, tail: tail)
    PendingRows.settle(&reading, hints)
    StatedAround.settle(&reading, facts, stated, of: cut.facts, isDirected: isDirected, hints)
    settleUnpriced(&reading)
    JournalRows.settle(&reading, hints)
    TotalRow.settle(&reading, hints)
    return reading
  }

  /// Where no running balance shows that rows without any amount moved nothing, they may have lost it.
  private func settleUnpriced(_ reading: inout Reading) {
    guard reading.proof != .balances else { return }
    for place in reading.drafts.others.indices where reading.drafts.others[place].reason == OtherRows.unpriced {
      reading.drafts.others[place].disposition = .rejected
      reading.drafts.others[place].reason = "no amount in any column"
    }
  }
}
