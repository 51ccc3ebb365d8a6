// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "daybook",
  products: [.executable(name: "daybook", targets: ["daybook"])],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    .systemLibrary(name: "CLibCSV", providers: [.apt(["libcsv-dev"])]),
    .systemLibrary(name: "CVectorscan", providers: [.apt(["libvectorscan-dev"])]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "Ledger", dependencies: ["CLibCSV", "CVectorscan"], swiftSettings: [.strictMemorySafety()]),
    .target(
      name: "Workspace",
      dependencies: [
        "Ledger", "CSQLite", "Yams", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      resources: [.embedInCode("Shipped")]),
    .executableTarget(
      name: "daybook",
      dependencies: ["Workspace", "Ledger", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .executableTarget(name: "benchmarks", dependencies: ["daybook", "Ledger"], path: "Tests/Benchmarks"),
    .testTarget(name: "LedgerTests", dependencies: ["Ledger"]),
    .testTarget(name: "WorkspaceTests", dependencies: ["Workspace", "Ledger"]),
    .testTarget(name: "ProgramTests", dependencies: ["daybook", "Workspace"]),
  ],
  swiftLanguageModes: [.v6]
)

// Fuzzing wants a program that libFuzzer starts; see Tests/Fuzzing/Reader.swift.
if Context.environment["DAYBOOK_FUZZ"] != nil {
  package.targets.append(.executableTarget(name: "fuzz", dependencies: ["Ledger"], path: "Tests/Fuzzing"))
}

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
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
