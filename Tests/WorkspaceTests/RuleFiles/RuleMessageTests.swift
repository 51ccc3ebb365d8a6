import Budgets
import Foundation
import Rules
import Store
import Testing
import Values

@testable import Workspace

/// Each message about rules, layouts, payees, configuration, budgets, rates and balances has its smallest input and its exact text under
/// `fixtures/errors`.
///
/// To record texts anew: `DAYBOOK_RECORD=1 swift test --filter RuleMessageTests`.
@Suite struct RuleMessageTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  static let errors = root + "/fixtures/errors"
  static let cases = ((try? FileManager.default.contentsOfDirectory(atPath: errors)) ?? [])
    .filter { name in
      ["rules-", "config-", "layouts-", "payees-", "budget-", "assigned-", "rates-", "balances-"]
        .contains { name.hasPrefix($0) }
    }.sorted()

  @Test(arguments: cases)
  func message(_ name: String) throws {
    let folder = RuleMessageTests.errors + "/" + name
    let said =
      RuleMessageTests.messages(of: folder).map(\.rendered).joined(separator: "\n\n")
      .replacingOccurrences(of: folder + "/", with: "").replacingOccurrences(of: folder, with: "rules") + "\n"
    let expected = folder + "/expected.txt"
    if ProcessInfo.processInfo.environment["DAYBOOK_RECORD"] != nil {
      try said.write(toFile: expected, atomically: true, encoding: .utf8)
    }
    #expect(said == (try? String(contentsOfFile: expected, encoding: .utf8)))
    #expect(said.count > 1, "no message")
  }

  private static func messages(of folder: String) -> [Diagnostic] {
    let names = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    do throws(Diagnostics) {
      if names.contains("where.txt") {
        let text = try? String(contentsOfFile: folder + "/where.txt", encoding: .utf8)
        let names = FilterNames(accounts: ["Everyday"], categories: ["Food:Groceries"], tags: ["trip"])
        _ = try RuleFiles.condition(text ?? "", names)
        return []
      }
      if names.contains("categories.yaml") {
        _ = try CategoryFile.load(path: folder + "/categories.yaml")
        return []
      }
      if folder.contains("/payees-") {
        _ = try PayeeFiles.load(folder: folder)
        return []
      }
      if folder.contains("/layouts-") {
        let path = folder + "/daybook.yaml"
        if names.contains("daybook.yaml") {
          _ = try Configuration.load(path: path).declaredLayouts()
        } else {
          _ = try LayoutFiles.load(folder: folder)
        }
        return []
      }
      if folder.contains("/budget-") {
        _ = try BudgetReader.read(bytes(of: folder + "/budget.yaml"), file: "budget.yaml")
        return []
      }
      if folder.contains("/assigned-") {
        let currency = folder.hasSuffix("-without-currency") ? nil : Currency("GBP")
        _ = try AssignedFile.read(bytes(of: folder + "/assigned.csv"), file: "assigned.csv", currency: currency)
        return []
      }
      if folder.contains("/rates-") {
        _ = try rates(folder + "/rates.csv")
        return []
      }
      if folder.contains("/balances-") {
        _ = try balances(folder + "/balances.csv")
        return []
      }
      if folder.contains("/config-") {
        _ = try Configuration.load(path: folder + "/daybook.yaml")
        return []
      }
      let loaded = try RuleFiles.load(
        folder: folder, knownCategories: ["Food", "Food:Groceries", "Food:Dining"], accounts: ["Everyday"])
      do {
        return loaded.warnings + RuleOverlaps.warnings(in: loaded.book)
          + (try Matcher(loaded.book, cached: nil).failedExamples())
      } catch {
        return error.all
      }
    } catch {
      return error.all
    }
  }

  private static func rates(_ path: String) throws(Diagnostics) -> Rates {
    do { return try RatesFile.read(path) } catch { throw error as? Diagnostics ?? Diagnostics([]) }
  }

  private static func balances(_ path: String) throws(Diagnostics) -> [BalancesFile.Line] {
    let account = Configuration.Account(name: "Current", currency: Currency("EUR")!)
    do {
      return try BalancesFile.read(path, accounts: [account])
    } catch {
      throw error as? Diagnostics ?? Diagnostics([])
    }
  }

  private static func bytes(of path: String) -> [UInt8] {
    FileManager.default.contents(atPath: path).map(Array.init) ?? []
  }

  /// The fixed parts of every message in the sources stand in some recorded text.
  @Test func everyMessageHasACase() throws {
    let texts = RuleMessageTests.cases.compactMap {
      try? String(contentsOfFile: RuleMessageTests.errors + "/\($0)/expected.txt", encoding: .utf8)
    }
    let call = try Regex(#"(?:fault|warn|problem|Fault)\(\s*(?:message: )?"((?:[^"\\]|\\.)*)""#)
    var count = 0
    for folder in ["Workspace/RuleFiles", "Workspace/Budgets", "Workspace/Tables", "Rules"] {
      let folder = RuleMessageTests.root + "/Sources/" + folder
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasSuffix(".swift") {
        let source = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
        for match in source.matches(of: call) {
          let message = String(match.output[1].substring ?? "")
          let parts = message.replacing(try Regex(#"\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"#), with: "\u{1}")
            .split(separator: "\u{1}")
          #expect(texts.contains { text in parts.allSatisfy { text.contains($0) } }, "\(name): \(message)")
          count += 1
        }
      }
    }
    #expect(count > 30)
  }
}
