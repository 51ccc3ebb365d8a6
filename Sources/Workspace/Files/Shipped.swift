import Foundation
import Rules
import Store

/// What comes with Daybook, inside the program: the files under `rules/`, and the first daybook.yaml.
enum Shipped {
  /// The default categories of a language: `en`, `zh-Hant`.
  static func categories(_ language: String) throws -> [CategoryDefinition] {
    let files = ["en": PackageResources.en_yaml, "zh-Hant": PackageResources.zh_Hant_yaml]
    guard let bytes = files[language] else {
      throw WorkspaceError.refused(
        "no default categories in '\(language)'", remedy: "There are: en, zh-Hant, none; or name a file: mine.yaml.")
    }
    return try CategoryFile.parse(String(decoding: bytes, as: UTF8.self), file: "categories/\(language).yaml")
  }

  /// Rule files for a new working folder, by name; they use the default categories of that language.
  static func rules(_ language: String) -> [(name: String, text: String)] {
    let files = ["en": PackageResources.starter_yaml, "zh-Hant": PackageResources.starter_zh_Hant_yaml]
    return files[language].map { [("starter.yaml", String(decoding: $0, as: UTF8.self))] } ?? []
  }

  /// What the words of bank texts mean for the payee.
  static var payees: [(name: String, text: String)] {
    [
      ("payees/words.yaml", PackageResources.words_yaml), ("payees/places.yaml", PackageResources.places_yaml),
      ("payees/names.yaml", PackageResources.names_yaml),
    ].map { ($0.0, String(decoding: $0.1, as: UTF8.self)) }
  }

  /// The first daybook.yaml, in the words of the categories; without a currency, in the one that goes with them.
  static func configuration(_ language: String, currency: String?) -> String {
    language == "zh-Hant" ? chinese(currency ?? "TWD") : english(currency ?? "EUR")
  }

  private static func chinese(_ currency: String) -> String {
    """
    # 這本帳由什麼組成。所有路徑都以本檔所在的資料夾為準。
    book: book.sqlite
    inbox: inbox          # 把銀行匯出的檔案放進這裡，然後執行：daybook run
    archive: archive      # 處理完的檔案會移到這裡
    rules: rules          # 哪些交易歸入哪個分類

    # 每個帳戶一項：請修改這一項，並加入您的其他帳戶。
    accounts:
      - name: 活期存款
        currency: \(currency)
        kind: checking    # checking 活存、savings 儲蓄、card 信用卡、cash 現金、loan 貸款、investment 投資
        # opening: { date: 2025-12-31, balance: 120455 }     # 當日結束時的餘額
        # files: ["活存-*.csv"]                              # 哪些檔案屬於它：依檔名，
        # number: "012-3456-7890"                            # 或依檔案裡的帳號

    stages:
      periods: { calendar: monthly, start_day: 1 }           # 預算期間從每月的這一天開始

    """
  }

  private static func english(_ currency: String) -> String {
    """
    # What this book is made of. All paths are relative to this file.
    book: book.sqlite
    inbox: inbox          # drop the files that your banks export in here, then: daybook run
    archive: archive      # files that are done go there
    rules: rules          # who goes into which category

    # One entry for each account: change this one, and add yours.
    accounts:
      - name: Current
        currency: \(currency)
        kind: checking    # checking savings card cash loan investment
        # opening: { date: 2025-12-31, balance: 1204.55 }    # balance at the end of that day
        # files: ["current-*.csv"]                           # whose files these are: by name,
        # number: "DE12 3456 7890"                           # or by the number that stands in them

    stages:
      periods: { calendar: monthly, start_day: 1 }           # budget periods begin on this day

    """
  }

  /// A budget.yaml that says nothing yet: every line is a comment, with the default categories of a language.
  static func budget(_ language: String) -> String {
    let names =
      language == "zh-Hant"
      ? ("居家:房租", "飲食", "保險:汽車保險", "購物:禮物", "旅遊", "儲蓄與投資:緊急預備金", "收入:薪資")
      : ("Home:Rent", "Food", "Insurance:Car", "Shopping:Gifts", "Travel", "Savings:Emergency fund", "Income:Salary")
    let (rent, food, insurance, gifts, travel, savings, salary) = names
    return """
      # Your budget. Take the one '#' away from the lines that you want; then: daybook budget next
      # What you assign stands in assigned.csv beside this file, a line for each act.
      #method: zero-based          # every penny gets a category; or envelope: an allowance each; or percentage
      #start: 2026-01-01           # the period that holds this day is the first one budgeted
      #categories:                 # money is given out in this order
      #  "\(rent)": { plan: 950, due: 1 }               # due on the 1st; daybook budget due
      #  "\(food)": 600                                  # a pool for all categories below it
      #  "\(insurance)": 1200 by 2026-12-25 every 12 months
      #  "\(gifts)": { plan: average 3, carry: keep }    # as much as the last three periods took
      #  "\(travel)": up to 500
      #  "\(savings)": 12% of \(salary)

      """
  }
}
