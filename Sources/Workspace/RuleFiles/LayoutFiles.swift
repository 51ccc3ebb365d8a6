import Foundation
package import Statements
import Values

/// The files in which people declare how exports are read: `*.yaml` and `*.yml` under `rules/layouts`, by name.
///
/// ```yaml
/// layouts:
///   - name: Meridian card
///     match: { header: [Date, Description, Amount], file: "meridian-*.csv", account: Card }   # all that is given
///     sign: inverted                                                # what is not given is inferred
///     columns: { Buchungstag: date, Verwendungszweck: description, Betrag: amount, Extra: ignored }
/// ```
package enum LayoutFiles {
  /// All layouts in `folder`, in the order of files and lines, or all that is wrong with them; none without the folder.
  /// `accounts` are the names that a match may use; empty for "not known".
  package static func load(folder: String, accounts: [String] = []) throws(Diagnostics) -> [DeclaredLayout] {
    var collection = LayoutCollection(accounts: accounts)
    for name in names(in: folder) {
      let path = folder + "/" + name
      guard collection.includes.begin(path) else { continue }
      switch TextFile.read(path, shownAs: path) {
      case .failure(let diagnostic): collection.faults.append(diagnostic)
      case .success(let text): collection.add(text, file: path)
      }
      collection.includes.end()
    }
    guard collection.faults.isEmpty else { throw Diagnostics(collection.faults) }
    return collection.layouts
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().filter { name in
      !name.hasPrefix(".") && (name.hasSuffix(".yaml") || name.hasSuffix(".yml"))
    }
  }
}

/// The layouts read so far, from however many files.
struct LayoutCollection {
  let accounts: [String]
  var includes = Includes()
  var layouts: [DeclaredLayout] = []
  var faults: [Diagnostic] = []
  /// The place of each layout by its name.
  private var places: [String: String] = [:]

  init(accounts: [String]) { self.accounts = accounts }

  mutating func add(_ text: String, file: String) {
    var document = Document(file: file, text: text)
    guard let root = document.parsed() else {
      faults += document.sortedFaults
      return
    }
    var reader = LayoutReader(document: document, names: places, accounts: accounts)
    for (name, place) in reader.includes(root) {
      guard let (path, text) = includes.open(name, at: place, in: &reader.document) else { continue }
      add(text, file: path)
      includes.end()
    }
    reader.names = places
    reader.read(root)
    layouts += reader.layouts
    places = reader.names
    faults += reader.document.sortedFaults
    faults += reader.document.warnings.map { warning in
      var fault = warning
      fault.severity = .error
      return fault
    }
  }
}
