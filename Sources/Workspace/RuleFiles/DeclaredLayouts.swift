import Foundation
package import Statements
import Store
import Values

/// The layouts of a working folder, and which of them a file is read by.
package struct DeclaredLayouts: Sendable {
  package var all: [DeclaredLayout] = []

  package init(_ all: [DeclaredLayout] = []) { self.all = all }

  /// The layout that the account names; else the first of which all holds that it says about the file.
  func layout(for account: Configuration.Account?, fileName: String, bytes: FileBytes) -> DeclaredLayout? {
    if let name = account?.layout { return all.first { $0.name == name } }
    return all.first { layout in
      let match = layout.match
      guard match != DeclaredLayout.Match() else { return false }
      if let wanted = match.account, wanted != account?.name { return false }
      if let glob = match.file, !Glob(glob).matches(fileName) { return false }
      return StatementReader.hasHeader(of: layout, in: bytes)
    }
  }
}

extension Configuration {
  /// The layouts under its `rules/layouts`. A layout for an account that is not there is a fault, and so is an account
  /// that names a layout that is not there.
  package func declaredLayouts() throws(Diagnostics) -> DeclaredLayouts {
    let layouts = try LayoutFiles.load(folder: rules + "/layouts", accounts: accounts.map(\.name))
    var document = Document(file: file, text: (try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
    for account in accounts {
      guard let name = account.layout, !layouts.contains(where: { $0.name == name }) else { continue }
      let near = nearest(to: name, among: layouts.map(\.name)).map { "Did you mean '\($0)'? " } ?? ""
      document.fault(
        "no layout '\(name)'", at: account.layoutPlace,
        remedy: near + "Layouts are declared in \(rules)/layouts; daybook inspect --write-layout begins one.")
    }
    guard document.faults.isEmpty else { throw Diagnostics(document.sortedFaults) }
    return DeclaredLayouts(layouts)
  }
}
