import ArgumentParser

/// `daybook help filters`: a topic, which as a command prints itself.
struct Filters: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "filters",
    abstract: "What --where takes: conditions on one line.",
    discussion: """
      Blanks separate conditions: all must hold. Commas separate values: any may. A word without a key is looked for \
      in the description.
        tesco amount:<-50            both
        category:Food,Household      either
        tesco or (lidl amount:<-50)  "or" between lists of conditions, brackets around them
        -category:Food -(lidl or aldi)    a minus: not
        "pret a manger"  payee:"A or B"   quotes: as it stands

      What stands in the statement:
        description: counterparty: counter_account: reference: type: category_hint:
                     a text: whole words, amzn* for a beginning, /regex/
        payee:       the same, of the payee
        column.NAME: the same, of a column of the statement by its header
        layout: owner:    of the declared layout or the format, and of the account
        account:     a name
        amount:      -20..-5, <-50, >=9.99, 5, in major units, money out negative
        direction: in or out          currency: EUR
        date:        2025-01-31, 2025-01, 2025, 2025-01..2025-06, 2025-03.., by booking day
        day: 1..5    of the month     weekday: mon..fri

      What the book says of it; "none" is what has nothing there:
        category:    a path with all below it, also of the parts of a split
        bucket:      needs, wants or savings
        tag: note: tax:    a tag; a text of the note; a tax code
        status:      booked, pending, held, reconciled or ignored
        period:      a day in it; 2025-01 and 2025 are those that begin then
        transfer:    the own account on the other side
        statement:   a text of the file's name
        rule:        what set the category: rules/food.yaml, person, suggestion
        id:          a number, or 12..20

      Example:
        daybook transactions --where "tesco amount:<-50 date:2025-01..2025-06"
        daybook transactions --where "category:none (amount:<-100 or direction:in)"
        daybook transactions --where "rule:person -status:ignored" --format csv
        daybook transactions --where "tag:trip or note:lisbon"
        daybook transactions --where "period:2025-01-31 bucket:wants,none"
        daybook transactions --where "statement:current transfer:none id:1..500"
        daybook recategorize --where "category:none rule:none" --dry-run
        daybook review list --where "account:Current -tax:none"
        daybook report spending --where "-(tesco or category:Transport)"
      """)

  func run() throws { throw CleanExit.helpRequest(self) }
}
