/// When somebody exported what: never twice the same span, nearly always overlapping with the file before.
enum Schedule {
  typealias Bank = (Export) -> Statement

  static let cardDays: [CivilDay] = {
    var days = (0...27).map { CivilDay(2025, 1, 15) + 14 * $0 }
    days.append(CivilDay(2025, 6, 6))
    days.append(CivilDay(2026, 1, 31))
    return days.sorted()
  }()

  static func exports(of account: Account) -> [(export: Export, bank: Bank)] {
    switch account.name {
    case "Current": current(account).map { ($0, harbourVale) }
    case "Joint": joint(account).map { ($0, sparhausLindental) }
    case "Card": card(account).map { ($0, meridianCard) }
    case "Travel": travel(account).map { ($0, cascadiaTrust) }
    case "Tokyo": tokyo(account).map { ($0, sakuradoriBank) }
    default: savings(account).map { ($0, otterSociety) }
    }
  }

  /// Every three weeks, five weeks back, up to the evening before.
  private static func current(_ account: Account) -> [Export] {
    (0...18).map { index in
      let made = CivilDay(2025, 1, 20) + 21 * index
      return Export(
        account: account, made: made, span: (made - 35)...(made - 1), file: "current-\(made.text("YYYYMMDD")).csv")
    }
  }

  /// On the third of each month, from the 20th of the month before last; and the third quarter once more, in one file.
  private static func joint(_ account: Account) -> [Export] {
    func export(_ made: CivilDay, _ first: CivilDay, _ last: CivilDay) -> Export {
      Export(account: account, made: made, span: first...last, file: "Umsaetze-\(made.text("YYYY-MM-DD")).csv")
    }
    let monthly = (0...12).map { index in
      let made = CivilDay(2025, 2 + index, 3)
      return export(made, CivilDay(2024, 12 + index, 20), made - 1)
    }
    return monthly + [export(CivilDay(2025, 11, 11), CivilDay(2025, 7, 1), CivilDay(2025, 9, 30))]
  }

  /// Every two weeks, 26 days back, up to the hour: the last day may still grow.
  private static func card(_ account: Account) -> [Export] {
    cardDays.map { made in
      Export(account: account, made: made, span: (made - 26)...made, file: "meridian-activity-\(made.iso).csv")
    }
  }

  private static func travel(_ account: Account) -> [Export] {
    (0...8).map { index in
      let made = CivilDay(2025, 2, 10) + 45 * index
      return Export(
        account: account, made: made, span: (made - 70)...(made - 1), file: "cascadia_\(made.text("YYYY_MM_DD")).csv")
    }
  }

  private static func tokyo(_ account: Account) -> [Export] {
    (0...7).map { index in
      let made = CivilDay(2025, 2, 14) + 50 * index
      return Export(
        account: account, made: made, span: (made - 85)...(made - 1), file: "sakura-\(made.text("YYYYMM")).csv")
    }
  }

  /// As a browser names what it downloads again and again.
  private static func savings(_ account: Account) -> [Export] {
    (0...6).map { index in
      let made = CivilDay(2025, 2, 2) + 60 * index
      return Export(
        account: account, made: made, span: (made - 80)...(made - 1),
        file: index == 0 ? "download.csv" : "download (\(index)).csv")
    }
  }
}
