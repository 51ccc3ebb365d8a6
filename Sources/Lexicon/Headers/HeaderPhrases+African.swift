extension HeaderPhrases {
  /// Swahili, Amharic, Somali, Hausa, Malagasy, Kinyarwanda; without the words that are others elsewhere, as `salio`,
  /// `ada` and `sisa` are.
  static let african: StaticString = """
    date: tarehe|tarehe ya muamala|tarehe na saa|tarehe na muda|tarehe ya malipo 80|ቀን|የግብይት ቀን|taariikh|taariikhda|kwanan wata
    daty|andro|itariki|igihe 70
    valueDate: tarehe ya thamani
    time: saa|muda 60|ሰዓት|saacad|lokaci|ora|isaha
    description: maelezo|maelezo ya muamala|maelezo ya malipo|taarifa 60|የግብይት መግለጫ|መግለጫ|ዝርዝር|faahfaahin|sharaxaad|bayani|famaritana
    antony 60|ibisobanuro|impamvu 60
    counterparty: mpokeaji|mtumaji|jina la mpokeaji|jina la mtumaji|aliyepokea|ተቀባይ|ላኪ|qaataha|diraha|mpandray|mpandefa|uwakiriye|uwohereje
    amount: kiasi cha muamala|kiasi cha pesa|መጠን|የገንዘብ መጠን|qadarka|lacag 80|adadi|adadin kudi|vola 80|sandam bola|amafaranga 80|umubare w'amafaranga
    amountIn: zilizoingia|iliyoingia|kilichoingia|imeingia|fedha zilizoingia|pesa zilizoingia|zilizopokelewa|mapato|amana|ገቢ|soo gal|soo galay|shiga|kudin shiga
    vola niditra|niditra|tafiditra|yinjiye|amafaranga yinjiye
    amountOut: zilizotoka|iliyotoka|kilichotoka|imetoka|fedha zilizotoka|pesa zilizotoka|zilizotolewa|matumizi|ወጪ|ka bax|baxay|fita|kudin fita
    vola nivoaka|nivoaka|yasohotse|amafaranga yasohotse
    sign: mwelekeo
    balance: salio la akaunti|salio la sasa|baki|ቀሪ ሂሳብ|ቀሪ|ቀሪ ሒሳብ|haraaga|hadhaaga|ragowa|ragowar kudi|ambiny|vola sisa|asigaye|ayasigaye
    balanceBefore: salio la awali|salio la mwanzo
    currency: sarafu|ገንዘብ 60|lacagta|kudi 50|ifaranga 50
    reference: kumbukumbu|kumb na|kumb. na.|namba ya kumbukumbu|namba ya muamala|nambari ya muamala|namba ya risiti|ማጣቀሻ|የማጣቀሻ ቁጥር|tixraac|laharana|nimero
    type: aina|aina ya muamala|ዓይነት|የግብይት ዓይነት|nooca|nau'i|karazana|ubwoko
    status: hali|hali ya muamala|ሁኔታ|xaaladda|matsayi|sata|uko bihagaze
    fee: ada ya muamala|gharama|gharama za muamala|tozo|makato|ክፍያ 60|የአገልግሎት ክፍያ|khidmad|kudin hidima|sarany|saram panompoana
    accountNumber: namba ya akaunti|nambari ya akaunti|akaunti|የሂሳብ ቁጥር|ሂሳብ ቁጥር|lambar asusu|nimero y'konti|konti
    note: maoni|ማስታወሻ
    """
}
