internal import Foundation
internal import Ledger

/// What comes with Daybook, inside the program: the files under `rules/`, and the first daybook.yaml.
enum Shipped {
  /// The default categories of a language: `en`, `zh-Hant`.
  static func categories(_ language: String) throws -> [CategoryDefinition] {
    let files = ["en": PackageResources.en_yaml, "zh-Hant": PackageResources.zh_Hant_yaml]
    guard let bytes = files[language] else {
      throw WorkspaceError.cannotDecide(
        "no default categories in '\(language)'", remedy: "There are: en, zh-Hant, none.")
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

  static let configuration = """
    # What this book is made of. All paths are relative to this file.
    book: book.sqlite
    inbox: inbox          # drop the files that your banks export in here, then: daybook run
    archive: archive      # files that are done go there
    rules: rules          # who goes into which category

    # One entry for each account: change this one, and add yours.
    accounts:
      - name: Current
        currency: EUR
        kind: checking    # checking savings card cash loan investment
        # opening: { date: 2025-12-31, balance: 1204.55 }    # balance at the end of that day
        # files: ["current-*.csv"]                           # whose files these are: by name,
        # number: "DE12 3456 7890"                           # or by the number that stands in them

    stages:
      periods: { calendar: monthly, start_day: 1 }           # budget periods begin on this day

    """
}
