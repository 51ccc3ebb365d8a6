import Testing
import Values

@testable import Statements

/// Proof outranks all, a contradiction rules out, bits add up, and what lies within the margin is asked about.
@Suite struct JudgeTests {
  private func verdict(_ testimonies: [Testimony]...) -> Judge.Verdict { Judge.verdict(testimonies) }

  @Test func bitsAddUp() {
    let verdict = verdict([.supports(6, "a"), .silent], [.silent, .supports(3, "b")], [.silent, .supports(8, "c")])
    #expect(verdict == Judge.Verdict(survivors: [1], because: "b", margin: 5))
  }

  @Test func withinTheMarginBothSurviveTheLikelierFirst() {
    let verdict = verdict([.supports(3, "a"), .silent], [.silent, .supports(6, "b")])
    #expect(verdict.survivors == [1, 0])
    #expect(!verdict.isDecided)
  }

  @Test func whereNobodySpeaksTheFirstIsTheBest() {
    #expect(verdict([.silent, .silent]).survivors == [0, 1])
  }

  @Test func proofOutranksAnyNumberOfBits() {
    let verdict = verdict([.supports(40, "a"), .silent], [.silent, .proves("b")])
    #expect(verdict == Judge.Verdict(survivors: [1], because: "b"))
  }

  @Test func whoIsAskedFirstProvesFirst() {
    #expect(verdict([.proves("told"), .silent], [.silent, .proves("sums")]).because == "told")
  }

  @Test func aContradictionLeavesTheOther() {
    let verdict = verdict([.contradicts("not a"), .silent], [.supports(12, "a"), .silent])
    #expect(verdict == Judge.Verdict(survivors: [1], because: "not a"))
  }

  @Test func whereAllAreContradictedBitsDecide() {
    let verdict = verdict([.contradicts("a"), .contradicts("b")], [.silent, .supports(9, "c")])
    #expect(verdict == Judge.Verdict(survivors: [1], because: "c", margin: 9))
  }
}
