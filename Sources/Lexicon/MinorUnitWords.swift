import Values

/// Tells headers that say that their amounts count minor units: `amount_cents`, `Betrag in Cent`, `金額(分)`.
package enum MinorUnitWords {
  /// What a header's words say of the unit of its numbers.
  package enum Unit: Equatable, Sendable {
    /// A hundredth by its name: cent, penny, centime, grosz, 分.
    case hundredth
    /// The currency's own, whatever it is: `minor units`, `subunits`, fils.
    case smallest
  }

  /// Nil where the header names no minor unit. `Per cent` names none.
  package static func unit(in header: some StringProtocol) -> Unit? {
    let tokens = HeaderTokens(header)
    for phrase in tokens.phrases(upTo: 3) {
      guard let value = table.value(of: tokens.hash(of: phrase)) else { continue }
      let start = phrase.lowerBound
      if start > 0, rates.value(of: tokens.hash(of: (start - 1)..<start)) != nil { continue }
      return value == 0 ? .hundredth : .smallest
    }
    return nil
  }

  /// `Montant Ct` beside `Montant Dt`: credits, and no cents.
  package static func isCredit(_ header: String, among headers: [String]) -> Bool {
    func says(_ word: String, _ header: String) -> Bool {
      header.folded.split { !$0.isLetter }.contains { $0 == word }
    }
    return says("ct", header) && headers.contains { says("dt", $0) }
  }

  private static let table = WordTable([hundredths, smallest])
  private static let rates = WordTable(["per|pro|por|pour"])

  private static let hundredths: StaticString = """
    cent|cents|cts|pence|penny|pennies|eurocent|eurocents|ct|centime|centimes|centesimi|centesimo|centimos|céntimos|céntimo
    cêntimos|cêntimo|centavo|centavos|pfennig|rappen|öre|øre|aurar|grosz|grosze|groszy|groszach|haléř|haléře|haléřů|haléřích
    halier|halierov|halieroch|fillér|fillérben|bani|stotin|stotinov|stotinah|lipa|lipama|centi|centai|centų|centais|santīmi
    kobo|pesewa|pesewas|tetri|თეთრი|qəpik|tiyin|tyiyn|тыйын|тиын|luma|լումա|thebe|ngwee|tambala|laari
    santīmos|senti|sentides|sentti|senttiä|sentteinä|penni|λεπτά|kuruş|kopiyka|копейки|копейках|копеек|коп|копійки
    копійках|копійок|стотинки|пара|agorot|אגורות|paise|paisa|पैसे|পয়সা|satang|สตางค์|sen|分|單位分|单位分|單位為分|单位为分|halalas|هللة
    """

  private static let smallest: StaticString = """
    minor|minor unit|minor units|minorunits|subunit|subunits|sub units|smallest unit|smallest units|smallest currency unit
    lowest denomination|kleinste einheit|kleinster einheit|untereinheit|untereinheiten|plus petite unité|unidad mínima
    unità minima|unidade mínima|najmniejsza jednostka|minsta enhet|fils|فلس|millimes|مليم|baisa|最小单位|最小單位|最小単位|補助単位
    """
}
