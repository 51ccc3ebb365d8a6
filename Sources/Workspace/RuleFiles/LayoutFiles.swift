internal import Foundation
package import Ledger

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
    var layouts: [DeclaredLayout] = []
    var places: [String: String] = [:]
    var faults: [Diagnostic] = []
    for name in names(in: folder) {
      let path = folder + "/" + name
      switch TextFile.read(path, shownAs: path) {
      case .failure(let diagnostic): faults.append(diagnostic)
      case .success(let text):
        var document = Document(file: path, text: text)
        let root = document.parsed()
        var reader = LayoutReader(document: document, names: places, accounts: accounts)
        if let root { reader.read(root) }
        layouts += reader.layouts
        places = reader.places
        faults += reader.document.sortedFaults
      }
    }
    guard faults.isEmpty else { throw Diagnostics(faults) }
    return layouts
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().filter { name in
      !name.hasPrefix(".") && (name.hasSuffix(".yaml") || name.hasSuffix(".yml"))
    }
  }
}
