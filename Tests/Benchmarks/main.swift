import Foundation

// Compares Daybook with `sqlite3 .import` and, where it is installed, with hledger: the same rows, one run.
//
//   benchmarks [ROWS]      default 1000000
//
// Before that, how often proposals learned from a person's decisions are right. Prints seconds, ratios and peak memory.
// Ratios are what to quote: machines differ.

let rows = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 1_000_000 : 1_000_000
Learning.report()
do {
  let benchmark = try Benchmark(rows: rows, ruleCount: 1_000)
  defer { benchmark.clean() }
  try benchmark.firstImport()
  try benchmark.newRows()
  try benchmark.budget()
  try benchmark.reports()
  try benchmark.reconcile()
  try benchmark.duplicates()
  try benchmark.recategorize()
  try benchmark.payees()
  try benchmark.hledger()
} catch {
  FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
  exit(1)
}
