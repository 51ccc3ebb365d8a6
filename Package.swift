// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "daybook",
  products: [.executable(name: "daybook", targets: ["daybook"])],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .systemLibrary(name: "CLibCSV", providers: [.apt(["libcsv-dev"])]),
    .systemLibrary(name: "CVectorscan", providers: [.apt(["libvectorscan-dev"])]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CNettle", providers: [.apt(["nettle-dev"])]),
    .systemLibrary(name: "CMalloc"),
    .target(name: "Values"),
    .target(name: "Lexicon", dependencies: ["Values"]),
    .target(name: "Statements", dependencies: ["Lexicon", "Values", "CLibCSV"]),
    .target(name: "Rules", dependencies: ["Lexicon", "Values", "CVectorscan"]),
    .target(name: "Matching", dependencies: ["Lexicon", "Values"]),
    .target(name: "Budgets", dependencies: ["Values"]),
    .target(name: "Pipeline", dependencies: ["Statements", "Rules", "Matching", "Budgets", "Values"]),
    .target(
      name: "Store",
      dependencies: [
        "Pipeline", "Budgets", "Matching", "Rules", "Statements", "Values", "CSQLite",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .target(
      name: "Workspace",
      dependencies: [
        "Store", "Pipeline", "Budgets", "Matching", "Rules", "Statements", "Lexicon", "Values", "CNettle", "Yams",
      ],
      resources: [.embedInCode("Shipped")]),
    .executableTarget(
      name: "daybook",
      dependencies: [
        "Workspace", "Store", "Pipeline", "Budgets", "Matching", "Rules", "Statements", "Values", "CMalloc",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "benchmarks", dependencies: ["daybook", "TestSupport"], path: "Tests/Benchmarks"),
    .target(name: "TestSupport", dependencies: ["Rules", "Values"], path: "Tests/Support"),
    .testTarget(name: "LexiconTests", dependencies: ["Lexicon", "Values", "TestSupport"]),
    .testTarget(name: "StatementsTests", dependencies: ["Statements", "Lexicon", "Values", "TestSupport"]),
    .testTarget(name: "RulesTests", dependencies: ["Rules", "Lexicon", "Values", "TestSupport"]),
    .testTarget(name: "MatchingTests", dependencies: ["Matching", "Lexicon", "Values", "TestSupport"]),
    .testTarget(name: "BudgetsTests", dependencies: ["Budgets", "Values", "TestSupport"]),
    .testTarget(
      name: "PipelineTests",
      dependencies: ["Pipeline", "Matching", "Rules", "Statements", "Budgets", "Values", "TestSupport"]),
    .testTarget(
      name: "WorkspaceTests",
      dependencies: [
        "Workspace", "Store", "Pipeline", "Budgets", "Matching", "Rules", "Statements", "Values", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "ProgramTests",
      dependencies: ["daybook", "Workspace", "Store", "Statements", "Budgets", "Values", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// Fuzzing wants a program that libFuzzer starts; see Tests/Fuzzing/Reader.swift.
if Context.environment["DAYBOOK_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(name: "fuzz", dependencies: ["Pipeline", "Statements", "Values"], path: "Tests/Fuzzing"))
}

/// The modules that read bytes of files.
let thinking = ["Values", "Lexicon", "Statements", "Rules", "Matching", "Budgets", "Pipeline"]

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (thinking.contains(target.name) ? [.strictMemorySafety()] : []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
}

// lld, which every Swift toolchain brings, links a static program without remarks on the C library.
for target in package.targets where target.type == .executable {
  target.linkerSettings = [.unsafeFlags(["-use-ld=lld"])]
}
