extension HeaderPhrases {
  /// Swahili, Amharic, Somali, Hausa, Malagasy, Kinyarwanda; without the words that are others elsewhere, as `salio`,
  /// `ada` and `sisa` are.
  static let african: StaticString = """
    date: tarehe|tarehe ya muamala|tarehe na saa|tarehe na muda|tarehe ya malipo 80|ቀን|የግብይት ቀን|taariikh|taariikhda|kwanan wata
    daty|andro|itariki|igihe 70
    የክፍያ ቀን 80|የተመዘገበበት ቀን|ቀን እና ሰዓት|የምዝገባ ቀን|ዕለት
    tarehe ya shughuli|usuku lokuthengiselana|umhla wentengiselwano|itariki y’igikorwa|ọjọ ìdúnàádúrà
    valueDate: tarehe ya thamani
    የዋጋ ቀን 80
    time: saa|muda 60|ሰዓት|saacad|lokaci|ora|isaha
    ሰአት|የግብይት ሰዓት
    description: maelezo|maelezo ya muamala|maelezo ya malipo|taarifa 60|የግብይት መግለጫ|መግለጫ|ዝርዝር|faahfaahin|sharaxaad|bayani|famaritana
    antony 60|ibisobanuro|impamvu 60
    ዝርዝር መግለጫ|የግብይት ዝርዝር|ማብራሪያ|የክፍያ ምክንያት|መግለጺ|መብርሂ
    incazelo|inkcazelo|àpèjúwe|faahfaahinta|maelezo ya shughuli
    counterparty: mpokeaji|mtumaji|jina la mpokeaji|jina la mtumaji|aliyepokea|ተቀባይ|ላኪ|qaataha|diraha|mpandray|mpandefa|uwakiriye|uwohereje
    የተቀባይ ስም|የላኪ ስም|ከፋይ|ተቐባሊ|ለኣኺ|ሰዳዲ
    umamkeli|umthumeli|mai karɓa|mai aikawa
    amount: kiasi cha muamala|kiasi cha pesa|መጠን|የገንዘብ መጠን|qadarka|lacag 80|adadi|adadin kudi|vola 80|sandam bola|amafaranga 80|umubare w'amafaranga
    የግብይት መጠን|የብር መጠን|ጠቅላላ መጠን 60|መጠን ገንዘብ
    kiasi cha fedha|isixa-mali|inani lemali|iye owó|adadin kuɗi
    amountIn: zilizoingia|iliyoingia|kilichoingia|imeingia|fedha zilizoingia|pesa zilizoingia|zilizopokelewa|mapato|amana|ገቢ|soo gal|soo galay|shiga|kudin shiga
    vola niditra|niditra|tafiditra|yinjiye|amafaranga yinjiye
    ገቢ የተደረገ|የገቢ መጠን|ገቢ ገንዘብ|ክሬዲት|ኣታዊ|ዝኣተወ|ዝኣተወ ገንዘብ
    fedha iliyoingia|imali engenile|imali engenileyo|owó tó wọlé|kuɗin shiga|lacagta soo gashay|zilizowekwa
    amountOut: zilizotoka|iliyotoka|kilichotoka|imetoka|fedha zilizotoka|pesa zilizotoka|zilizotolewa|matumizi|ወጪ|ka bax|baxay|fita|kudin fita
    vola nivoaka|nivoaka|yasohotse|amafaranga yasohotse
    ወጪ የተደረገ|የወጪ መጠን|ወጪ ገንዘብ|ዴቢት|ወጻኢ|ዝወጸ|ዝወጸ ገንዘብ
    fedha iliyotoka|imali ephumile|imali ephumileyo|owó tó jáde|kuɗin fita|lacagta baxday|zilizolipwa
    sign: mwelekeo
    ዴቢት/ክሬዲት|ገቢ/ወጪ
    balance: salio la akaunti|salio la sasa|baki|ቀሪ ሂሳብ|ቀሪ|ቀሪ ሒሳብ|haraaga|hadhaaga|ragowa|ragowar kudi|ambiny|vola sisa|asigaye|ayasigaye
    ቀሪ ገንዘብ|ቀሪ ብር|የሂሳብ ቀሪ|የሒሳብ ቀሪ|የሂሳብ ሚዛን|የሒሳብ ሚዛን|የአሁኑ ቀሪ ሂሳብ|የአሁኑ ቀሪ ሒሳብ|ተረፍ|ተረፍ ሕሳብ|ዝተረፈ ገንዘብ
    salio baada ya muamala|salio lililopo|ibhalansi|owó tó kù|ragowar kuɗi|haraaga xisaabta|haraaga hadda
    balanceBefore: salio kabla|salio la kabla|salio kabla ya muamala|salio la awali|salio la mwanzo
    ቀዳሚ ቀሪ ሂሳብ|ቀዳሚ ቀሪ ሒሳብ|የመነሻ ቀሪ ሂሳብ|የመነሻ ቀሪ ሒሳብ|የመክፈቻ ቀሪ ሂሳብ|የመክፈቻ ቀሪ ሒሳብ|ዝሓለፈ ተረፍ
    salio lililotangulia|ibhalansi yokuvula|ibhalansi yangaphambili|haraagii hore
    currency: sarafu|ገንዘብ 60|lacagta|kudi 50|ifaranga 50
    የገንዘብ ዓይነት|የገንዘብ አይነት|መገበያያ ገንዘብ|ምንዛሬ 60|ባጤራ|ዓይነት ባጤራ
    reference: kumbukumbu|kumb na|kumb. na.|namba ya kumbukumbu|namba ya muamala|nambari ya muamala|namba ya risiti|ማጣቀሻ|የማጣቀሻ ቁጥር|tixraac|laharana|nimero
    የግብይት ቁጥር|መለያ ቁጥር 60|ደረሰኝ ቁጥር|የደረሰኝ ቁጥር|የቼክ ቁጥር|ተ.ቁ. 40|መወከሲ|መወከሲ ቁጽሪ|ቁጽሪ መወከሲ
    inombolo yereferensi|isalathiso|nọ́mbà ìtọ́kasí|lambarka tixraaca|namba ya kumbukumbu ya muamala
    type: aina|aina ya muamala|ዓይነት|የግብይት ዓይነት|nooca|nau'i|karazana|ubwoko
    አይነት|የግብይት አይነት
    uhlobo lokuthengiselana|uhlobo lwentengiselwano|irú ìdúnàádúrà|nooca macaamilka|nau’in ciniki
    status: hali|hali ya muamala|ሁኔታ|xaaladda|matsayi|sata|uko bihagaze
    የግብይት ሁኔታ|ኩነታት
    fee: ada ya muamala|gharama|gharama za muamala|tozo|makato|ክፍያ 60|የአገልግሎት ክፍያ|khidmad|kudin hidima|sarany|saram panompoana
    ኮሚሽን|የአገልግሎት ዋጋ|ክፍሊት ኣገልግሎት
    imali yesevisi|kharashka adeegga|ada ya huduma|ikiguzi
    accountNumber: namba ya akaunti|nambari ya akaunti|akaunti|የሂሳብ ቁጥር|ሂሳብ ቁጥር|lambar asusu|nimero y'konti|konti
    የባንክ ሂሳብ ቁጥር|የባንክ ሒሳብ ቁጥር|ቁጽሪ ሕሳብ
    inombolo ye-akhawunti|lambarka xisaabta|nọ́mbà àkáǹtì
    note: maoni|ማስታወሻ
    መዘኻኸሪ
    counterAccount: የተቀባይ ሂሳብ|የተቀባይ ሒሳብ|የተቀባይ ሂሳብ ቁጥር|የተቀባይ ሒሳብ ቁጥር|የላኪ ሂሳብ ቁጥር|የላኪ ሒሳብ ቁጥር
    categoryHint: ምድብ
    accountName: የሂሳብ ስም|የሒሳብ ስም|የሂሳብ ባለቤት|የሒሳብ ባለቤት|የደንበኛ ስም|የባለቤት ስም
    jina la akaunti|igama le-akhawunti|sunan asusu|magaca xisaabta
    cardNumber: የካርድ ቁጥር|ካርድ ቁጥር
    exchangeRate: የምንዛሬ ተመን|የምንዛሪ ተመን|የምንዛሬ ዋጋ
    ignored: ቅርንጫፍ|ባንክ
    valueDate: dat valè
    counterparty: moun k ap resevwa
    counterparty: mfanyabiashara|muuzaji|ነጋዴ|machann|komèsan
    amount: kiasi|kantite lajan
    amountOut: pesa iliyotolewa|retrè
    currency: ምንዛሪ|deviz
    status: estati
    type: kalite tranzaksyon
    reference: nambari ya marejeleo
    exchangeRate: kiwango cha ubadilishaji|kiwango cha kubadilisha fedha|to chanj|to echanj
    cardNumber: namba ya kadi|nambari ya kadi|nimewo kat
    accountNumber: ሂሳብ|kont
    time: wakati|lè
    originalAmount: kiasi cha awali|montan orijinal
    """
}
