#!/usr/bin/env python3
"""Changes each number and comparison of the files that decide what is one row, one at a time, and runs their tests.

A change that no test notices is a number that nobody holds: it wants a test, or it can go. Run it after a change to
one of the files, from anywhere; it needs Swift and takes about five minutes for all of them:

    Tests/Mutations/mutations.py                        all files
    Tests/Mutations/mutations.py Comparison CutDays:47  one file, one line
    Tests/Mutations/mutations.py --list EvidenceLevels  what would be changed

Numbers up to ten become one more and one less, greater ones a quarter more and a quarter less; a comparison takes in
its bound, or leaves it out, or is turned around; an order is reversed. All changes are compiled at once, into a copy
of what the tests need, and one is chosen at run time, so that a change costs a run of the tests and no build. The small
tests run first.

It ends with 1 where a change survived, and says which.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MATCHING = "Sources/Matching/"
# What is changed, and the suites that must notice: the small ones, then those over made-up accounts.
DUPLICATES = ("LevelTests|ChangedRowTests|ExactPairTests|PendingPairTests|SharedDayTests|PartialListTests|"
              "ShiftedDayTests|ChangedAmountTests|ChangedIdTests|ChangedBatchTests|EvidenceTests",
              "ExportNoiseTests|ScheduleTests|HouseholdTests")
TRANSFERS = ("TransferLevelTests|TransferCaseTests|EvidenceTests|TieTests", "TransferPairingTests")
BOTH = tuple("|".join(suites) for suites in zip(DUPLICATES, TRANSFERS))
BALANCES = ("BalanceTieTests|DoubledLineTests", "HouseholdTests")
FILES = {
    "Duplicates/EvidenceLevels.swift": DUPLICATES, "Duplicates/Comparison.swift": DUPLICATES,
    "Duplicates/CutDays.swift": DUPLICATES, "Duplicates/ChangedRows.swift": DUPLICATES,
    "Duplicates/PartialLists.swift": DUPLICATES, "Duplicates/MissingRows.swift": DUPLICATES,
    "Duplicates/ChangedAmounts.swift": DUPLICATES, "Duplicates/ShiftedDays.swift": DUPLICATES,
    "Transfers/TransferLevels.swift": TRANSFERS,
    "Pairing/Evidence.swift": BOTH, "Pairing/Ties.swift": BOTH,
    "Balances/BalanceTies.swift": BALANCES, "Balances/DoubledLines.swift": BALANCES,
}
# These files, their tests, and what they stand on.
NEEDED = ["Sources/Values", "Sources/Lexicon", "Sources/Matching", "Tests/Support", "Tests/MatchingTests"]

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "mutations",
  targets: [
    .target(name: "Values", swiftSettings: [.strictMemorySafety()]),
    .target(name: "Lexicon", dependencies: ["Values"], swiftSettings: [.strictMemorySafety()]),
    .target(name: "Matching", dependencies: ["Lexicon", "Values"], swiftSettings: [.strictMemorySafety()]),
    .target(name: "TestSupport", dependencies: ["Values"], path: "Tests/Support"),
    .testTarget(name: "MatchingTests", dependencies: ["Matching", "TestSupport"]),
  ], swiftLanguageModes: [.v6])
for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("InternalImportsByDefault")]
}
"""
SWITCH = """internal import Glibc

enum Mutation { static let chosen = unsafe getenv("DAYBOOK_MUTATION").flatMap { unsafe Int(String(cString: $0)) } ?? 0 }

func changed<Number: BinaryInteger>(_ value: Number, _ number: Int, _ other: Number) -> Number {
  Mutation.chosen == number ? other : value
}

func changed<Number: BinaryInteger>(_ value: Number, _ first: Int, _ more: Number, _ less: Number) -> Number {
  switch Mutation.chosen {
  case first: more
  case first + 1: less
  default: value
  }
}
"""
OPPOSITE = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
# Between $0 and $1, where what is compared must stay an order.
ORDER = {"<": ">", ">": "<"}
TOKEN = re.compile(
    r'(?P<skip>//[^\n]*|"(?:\\.|[^"\\\n])*")'
    r"|(?P<number>(?<![\w$])(?<![\w)]\.)\d[\d_]*(?!\w|\.\w))"
    r"|(?<= )(?P<comparison><=|>=|==|!=|<|>)(?= )")

# Changes that no input shows, and why.
EQUIVALENT = {
    "place [>= -> >] tried":
        "a walk that ended at a row ends there again: the row repeats none that is tied, and the chain does not go on",
}


class Mutation:
    def __init__(self, number, file, line, text, place, was, becomes):
        self.number, self.file, self.line = number, file, line
        self.text = f"{text[:place]}[{was} -> {becomes}]{text[place + len(was):]}".strip()

    def __str__(self):
        return f"{MATCHING}{self.file}:{self.line}: {self.text}"


def neighbours(value):
    step = 1 if value <= 10 else value // 4
    return value + step, abs(value - step)


class Source:
    """A file whose numbers and comparisons can be chosen at run time."""

    def __init__(self, file, first):
        self.file, self.mutations, self.operators = file, [], []
        self.next = first
        self.lines = (ROOT / MATCHING / file).read_text().splitlines(keepends=True)
        self.text = "".join(self.switchable(index + 1, line) for index, line in enumerate(self.lines))

    def add(self, line, match, becomes):
        text = self.lines[line - 1]
        self.mutations.append(Mutation(self.next, self.file, line, text, match.start(), match[0], becomes))
        self.next += 1
        return self.next - 1

    def switchable(self, line, text):
        def replacement(match):
            if match["number"]:
                more, less = neighbours(int(match["number"].replace("_", "")))
                first = self.add(line, match, more)
                if less == more:
                    return f"changed({match['number']}, {first}, {more})"
                self.add(line, match, less)
                return f"changed({match['number']}, {first}, {more}, {less})"
            if match["comparison"]:
                sign = match["comparison"]
                is_order = "$0" in text[:match.start()] and "$1" in text[match.end():]
                other = ORDER.get(sign, OPPOSITE[sign]) if is_order else OPPOSITE[sign]
                number = self.add(line, match, other)
                name = sign + "~" + "".join("+*%^"[int(digit)] for digit in quaternary(number))
                self.operators.append((name, sign, other, number))
                return name
            return match[0]

        return TOKEN.sub(replacement, text)


def quaternary(number):
    return (quaternary(number // 4) if number >= 4 else "") + str(number % 4)


def declaration(name, sign, other, number):
    """An operator of its own, for values and for tuples of two or three."""
    kind = "Equatable" if sign in ("==", "!=") else "Comparable"
    text = f"infix operator {name} : ComparisonPrecedence\n"
    for types in (["A"], ["A", "B"], ["A", "B", "C"]):
        operand = f"({', '.join(types)})"
        text += (f"func {name} <{', '.join(f'{each}: {kind}' for each in types)}>"
                 f"(left: {operand}, right: {operand}) -> Bool {{\n"
                 f"  Mutation.chosen == {number} ? left {other} right : left {sign} right\n}}\n")
    return text


def prepare(folder):
    for part in ("Sources", "Tests"):
        shutil.rmtree(folder / part, ignore_errors=True)
    for part in NEEDED:
        shutil.copytree(ROOT / part, folder / part)
    (folder / "Package.swift").write_text(MANIFEST)
    mutations, operators = [], []
    for file in FILES:
        source = Source(file, len(mutations) + 1)
        mutations += source.mutations
        operators += source.operators
        (folder / MATCHING / file).write_text(source.text)
    declarations = "".join(declaration(*operator) for operator in operators)
    (folder / MATCHING / "Mutation.swift").write_text(SWITCH + declarations)
    return mutations


def build(folder, jobs):
    # Optimized, since the suites of made-up accounts then run ten times as fast.
    command = ["swift", "build", "--build-tests", "--configuration", "release", "-Xswiftc", "-enable-testing"]
    done = subprocess.run(command + ["--package-path", folder, "--jobs", str(jobs)], capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return next((folder / ".build/release").glob("*.xctest"))


def passes(program, mutation, suites, seconds=600):
    """Whether the suites pass in time: one that does not end has noticed."""
    command = [program, "--testing-library", "swift-testing", "--filter", rf"\.({suites})/"]
    environment = dict(os.environ, DAYBOOK_MUTATION=str(mutation), DAYBOOK_SCHEDULES="45")
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return False
    if "Test run with 0 tests" in done.stdout + done.stderr:
        sys.exit(f"no tests in {suites}")
    return done.returncode == 0


def time_limits(program):
    """By suites: how many seconds they may take, by what they take without a change."""
    limits = {}
    for suites in sorted({suites for both in FILES.values() for suites in both}):
        start = time.monotonic()
        if not passes(program, 0, suites):
            sys.exit(f"{suites} fail without a change")
        limits[suites] = 5 + 10 * (time.monotonic() - start)
    return limits


def survives(program, mutation, limits):
    return all(passes(program, mutation.number, suites, limits[suites]) for suites in FILES[mutation.file])


def is_wanted(mutation, wanted):
    name = Path(mutation.file).stem
    if any(text in str(mutation) for text in EQUIVALENT):
        return False
    return not wanted or name in wanted or f"{name}:{mutation.line}" in wanted


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wanted", nargs="*", metavar="FILE[:LINE]")
    parser.add_argument("--list", action="store_true", help="only say what would be changed")
    parser.add_argument("--jobs", type=int, default=1, help="how many changes are tried at once")
    default = Path(tempfile.gettempdir()) / "daybook-mutations"
    parser.add_argument("--folder", type=Path, default=default, help="where the copy is built")
    options = parser.parse_args()
    mutations = prepare(options.folder)
    for text in EQUIVALENT:
        if sum(text in str(each) for each in mutations) != 1:
            sys.exit(f"not one change, as EQUIVALENT has it: {text}")
    mutations = [each for each in mutations if is_wanted(each, options.wanted)]
    if options.list:
        return print(*mutations, sep="\n")
    program = build(options.folder, options.jobs)
    limits = time_limits(program)
    survived = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        for mutation, lives in zip(mutations, pool.map(lambda each: survives(program, each, limits), mutations)):
            if lives:
                survived += 1
                print(f"survived: {mutation}", flush=True)
    print(f"{len(mutations)} changes, {survived} survived")
    sys.exit(1 if survived else 0)


if __name__ == "__main__":
    main()
