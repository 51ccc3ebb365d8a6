import ArgumentParser

@main
struct Daybook: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daybook", abstract: "Keeps one trustworthy book from the statements that banks export.",
    version: "0.1.0")
}
