import Foundation
import Glibc

@testable import Store
@testable import Workspace

/// Something that goes wrong in a night. Another fault is one more element of `all`.
struct NightFault: Sendable {
  enum Hearing: Equatable, Sendable {
    /// An item about the file, which stays in the inbox.
    case item
    /// The run stops with an exit status, which `notify` is told.
    case failure(Int32)
    /// The run says that the file waits, which stays in the inbox: no item, unless it happened to stand still.
    case said
    /// The file is taken all the same.
    case taken
  }
  let name: String
  let hearing: Hearing
  /// Before the run; `file` is a name for the inbox.
  let happen: @Sendable (NightFolder, _ file: String) throws -> Void
  /// In the morning, beside that the file is taken away.
  var mend: @Sendable (NightFolder) throws -> Void = { _ in }

  static let all = notFiles + noStatements + names + folders

  private static func text(_ name: String, as start: String = "", _ text: String) -> NightFault {
    NightFault(name: name, hearing: .item) { try $0.write(text, to: "inbox/" + start + $1) }
  }

  private static func link(_ name: String, to target: String) -> NightFault {
    NightFault(name: name, hearing: .item) { folder, file in
      try FileManager.default.createSymbolicLink(atPath: folder.inbox(file), withDestinationPath: target)
    }
  }

  private static let notFiles = [
    NightFault(name: "a pipe", hearing: .item) { _ = mkfifo($0.inbox($1), 0o600) },
    NightFault(name: "a folder", hearing: .item) {
      try FileManager.default.createDirectory(atPath: $0.inbox($1), withIntermediateDirectories: true)
    },
    link("a link to nothing", to: "nowhere"), link("a device", to: "/dev/zero"), link("a terminal", to: "/dev/ptmx"),
    link("a link in a circle", to: "."),
    // It grows for as long as the night lasts.
    NightFault(name: "a file that grows while it is read", hearing: .said) { folder, file in
      try folder.write(String(repeating: "a letter of many lines\n", count: 200_000), to: "inbox/" + file)
      let path = folder.inbox(file)
      Thread.detachNewThread {
        let descriptor = open(path, O_WRONLY | O_APPEND)
        while access(path, F_OK) == 0 { _ = Glibc.write(descriptor, "a", 1) }
        close(descriptor)
      }
    },
  ]

  private static let noStatements = [
    text("an empty file", ""), text("a letter", "Dear customer,\nyour statement is ready.\n"),
    text("a web page", "<!DOCTYPE html><html><body>Please log in</body></html>\n"),
    text("bytes of a program", "\u{7f}ELF\0\0\u{1}\u{2}\0\0\0\0\0\0\u{3}\0\u{4}\0"),
    text(
      "amounts beyond all numbers", as: "current-",
      "Date;Text;Amount\n2024-01-02;A;99999999999999999999999999.00\n2024-01-03;B;-88888888888888888888888.00\n"),
    text(
      "another currency", as: "current-",
      "Date;Text;Amount;Currency\n2024-01-02;A;-1.00;USD\n2024-01-13;B;-2.00;USD\n"),
    text(
      "days that can be read two ways", as: "current-",
      "Date;Text;Amount\n03/04/2024;A;-1.00\n05/06/2024;B;-2.00\n"),
    NightFault(name: "a prepare that fails", hearing: .item) { try $0.write("refuse\n", to: "inbox/card-" + $1) },
  ]

  private static let names = [
    NightFault(name: "a name that is no UTF-8", hearing: .taken) { folder, file in
      try folder.write(
        "Date;Text;Amount\n\(folder.today);\(file);-1.\(10 + folder.night % 89)\n", to: "inbox/card-" + file)
      let name = Array(folder.inbox("card-\u{0}" + file).utf8).map { $0 == 0 ? 0xe4 : $0 }
      _ = rename(folder.inbox("card-" + file), name.map { CChar(bitPattern: $0) } + [0])
    },
    NightFault(name: "a name of 250 bytes", hearing: .taken) { folder, file in
      let name = "card-" + String(repeating: "n", count: 245 - file.utf8.count) + file
      try folder.write("Date;Text;Amount\n\(folder.today);\(file);-2.\(10 + folder.night % 89)\n", to: "inbox/" + name)
    },
  ]

  private static let folders = [
    NightFault(name: "a slip in daybook.yaml", hearing: .failure(78)) { folder, _ in
      try folder.write(NightFolder.configuration.replacing("files", with: "fils"), to: "daybook.yaml")
    } mend: {
      try $0.write(NightFolder.configuration, to: "daybook.yaml")
    },
    NightFault(name: "the inbox as archive", hearing: .failure(78)) { folder, _ in
      try folder.write(NightFolder.configuration + "\narchive: inbox\n", to: "daybook.yaml")
    } mend: {
      try $0.write(NightFolder.configuration, to: "daybook.yaml")
    },
    NightFault(name: "no inbox", hearing: .failure(78)) { folder, _ in
      try FileManager.default.moveItem(atPath: folder.path("inbox"), toPath: folder.path("away"))
    } mend: {
      try FileManager.default.moveItem(atPath: $0.path("away"), toPath: $0.path("inbox"))
    },
    NightFault(name: "an archive that cannot be written", hearing: .failure(73)) { folder, _ in
      try? FileManager.default.moveItem(atPath: folder.path("archive"), toPath: folder.path("kept"))
      try folder.write("", to: "archive")
    } mend: {
      try FileManager.default.removeItem(atPath: $0.path("archive"))
      try? FileManager.default.moveItem(atPath: $0.path("kept"), toPath: $0.path("archive"))
    },
    NightFault(name: "another run at work", hearing: .failure(75)) { folder, _ in
      folder.holder = try BookLock(book: folder.path("book.sqlite"), wait: false)
    } mend: {
      $0.holder = nil
    },
  ]
}
