extension DateWords {
  /// One line a language, January to December. Forms in the nominative and in the genitive, and short ones.
  static let months: StaticString = """
    jan january|feb february|mar march|apr april|may|jun june|jul july|aug august|sep sept september|oct october|nov november|dec december
    jan jän jänn januar jänner|feb febr februar feber|mär mrz märz|apr april|mai|jun juni|jul juli|aug august|sep sept september|okt oktober|nov november|dez dezember
    jan janv janvier|fév févr février|mar mars|avr avril|mai|juin|juil juillet|aoû août|sep sept septembre|oct octobre|nov novembre|déc décembre
    ene enero|feb febrero|mar marzo|abr abril|may mayo|jun junio|jul julio|ago agosto|sep sept set septiembre setiembre|oct octubre|nov noviembre|dic diciembre
    gen genn gennaio|feb febb febbraio|mar marzo|apr aprile|mag magg maggio|giu giugno|lug luglio|ago agosto|set sett settembre|ott ottobre|nov novembre|dic dicembre
    jan janeiro|fev fevereiro|mar março|abr abril|mai maio|jun junho|jul julho|ago agosto|set setembro|out outubro|nov novembro|dez dezembro
    jan januari|feb februari|mrt mar maart|apr april|mei|jun juni|jul juli|aug augustus|sep sept september|okt oktober|nov november|dec december
    jan januari|feb febr februari|mar mars|apr april|maj|jun juni|jul juli|aug augusti|sep sept september|okt oktober|nov november|dec december
    jan januar|feb februar|mar mars|apr april|mai|jun juni|jul juli|aug august|sep sept september|okt oktober|nov november|des desember
    jan januar|feb februar|mar marts|apr april|maj|jun juni|jul juli|aug august|sep sept september|okt oktober|nov november|dec december
    tam tammi tammikuu tammikuuta|hel helmi helmikuu helmikuuta|maalis maaliskuu maaliskuuta|huh huhti huhtikuu huhtikuuta|tou touko toukokuu toukokuuta|kes kesä kesäkuu kesäkuuta|hei heinä heinäkuu heinäkuuta|elo elokuu elokuuta|syy syys syyskuu syyskuuta|lok loka lokakuu lokakuuta|marras marraskuu marraskuuta|jou joulu joulukuu joulukuuta
    sty styczeń stycznia|lut luty lutego|mar marzec marca|kwi kwiecień kwietnia|maj maja|cze czerwiec czerwca|lip lipiec lipca|sie sierpień sierpnia|wrz wrzesień września|paź październik października|lis listopad listopada|gru grudzień grudnia
    led leden ledna|úno únor února|bře březen března|dub duben dubna|kvě květen května|čvn červen června|čvc červenec července|srp srpen srpna|zář září|říj říjen října|lis listopad listopadu|pro prosinec prosince
    jan január januára|feb február februára|mar marec marca|apr apríl apríla|máj mája|jún júna|júl júla|aug august augusta|sep september septembra|okt október októbra|nov november novembra|dec december decembra
    jan január|feb febr február|már márc március|ápr április|máj május|jún június|júl július|aug augusztus|sze szep szept szeptember|okt október|nov november|dec december
    ian ianuarie|feb februarie|mar mart martie|apr aprilie|mai|iun iunie|iul iulie|aug august|sep sept septembrie|oct octombrie|nov noi noiembrie|dec decembrie
    sij siječanj siječnja|velj veljača veljače|ožu ožujak ožujka|tra travanj travnja|svi svibanj svibnja|lip lipanj lipnja|srp srpanj srpnja|kol kolovoz kolovoza|ruj rujan rujna|lis listopad listopada|stu studeni studenog studenoga|pro prosinac prosinca
    jan januar januara|feb februar februara|mar mart marta|apr april aprila|maj maja|jun juni juna|jul juli jula|avg avgust avgusta|sep sept septembar septembra|okt oktobar oktobra|nov novembar novembra|dec decembar decembra
    јан јануар јануара|феб фебруар фебруара|мар март марта|апр април априла|мај маја|јун јуна|јул јула|авг август августа|сеп септ септембар септембра|окт октобар октобра|нов новембар новембра|дец децембар децембра
    jan januar januarja|feb februar februarja|mar marec marca|apr april aprila|maj maja|jun junij junija|jul julij julija|avg avgust avgusta|sep sept september septembra|okt oktober oktobra|nov november novembra|dec december decembra
    яну януари|фев февр февруари|мар март|апр април|май|юни|юли|авг август|сеп септ септември|окт октомври|ное ноем ноември|дек декември
    ιαν ιανουάριος ιανουαρίου|φεβ φεβρουάριος φεβρουαρίου|μαρ μάρτ μάρτιος μαρτίου|απρ απρίλιος απριλίου|μαι μάιος μαΐου|ιουν ιούν ιούνιος ιουνίου|ιουλ ιούλ ιούλιος ιουλίου|αυγ αύγ αύγουστος αυγούστου|σεπ σεπτ σεπτέμβριος σεπτεμβρίου|οκτ οκτώβριος οκτωβρίου|νοε νοέμβριος νοεμβρίου|δεκ δεκέμβριος δεκεμβρίου
    oca ocak|şub şubat|mar mart|nis nisan|may mayıs|haz haziran|tem temmuz|ağu ağustos|eyl eylül|eki ekim|kas kasım|ara aralık
    янв январь января|фев февр февраль февраля|мар март марта|апр апрель апреля|май мая|июн июнь июня|июл июль июля|авг август августа|сен сент сентябрь сентября|окт октябрь октября|ноя нояб ноябрь ноября|дек декабрь декабря
    січ січень січня|лют лютий лютого|бер березень березня|кві квіт квітень квітня|тра трав травень травня|чер черв червень червня|лип липень липня|сер серп серпень серпня|вер вересень вересня|жов жовт жовтень жовтня|лис листоп листопад листопада|гру груд грудень грудня
    jaan jaanuar|veebr veebruar|mär märts|apr aprill|mai|juuni|juuli|aug august|sept september|okt oktoober|nov november|dets detsember
    jan janv janvāris janvārī|feb febr februāris februārī|mar marts martā|apr aprīlis aprīlī|mai maijs maijā|jūn jūnijs jūnijā|jūl jūlijs jūlijā|aug augusts augustā|sep sept septembris septembrī|okt oktobris oktobrī|nov novembris novembrī|dec decembris decembrī
    sau saus sausis sausio|vas vasaris vasario|kov kovas kovo|bal baland balandis balandžio|geg geguž gegužė gegužės|bir birž birželis birželio|lie liep liepa liepos|rgp rugp rugpjūtis rugpjūčio|rgs rugs rugsėjis rugsėjo|spa spal spalis spalio|lap lapkr lapkritis lapkričio|grd gruod gruodis gruodžio
    jan janúar|feb febrúar|mar mars|apr apríl|maí|jún júní|júl júlí|ágú ágúst|sep sept september|okt október|nov nóv nóvember|des desember
    gen gener|feb febr febrer|març|abr abril|mai maig|jun juny|jul juliol|ago ag agost|set setembre|oct octubre|nov novembre|des desembre
    jan januari|feb februari peb pebruari|mar maret|apr april|mei|jun juni|jul juli|agu agt ags agustus|sep september|okt oktober|nov november nop nopember|des desember
    jan januari|feb februari|mac|apr april|mei|jun|jul julai|ogo ogos|sep september|okt oktober|nov november|dis disember
    jan januarie|feb februarie|mrt maart|apr april|mei|jun junie|jul julie|aug augustus|sep september|okt oktober|nov november|des desember
    ean eanáir|feabh feabhra|márta|aib aibreán|beal bealtaine|meith meitheamh|iúil|lún lúnasa|mfómh|dfómh|samh samhain|noll nollaig
    ion ionawr|chw chwe chwef chwefror|maw mawrth|ebr ebrill|mai|meh mehefin|gor gorff gorffennaf|awst|med medi|hyd hydref|tach tachwedd|rhag rhagfyr
    urt urtarrila|ots otsaila|mar martxoa|api apirila|mai maiatza|eka ekaina|uzt uztaila|abu abuztua|ira iraila|urr urria|aza azaroa|abe abendua
    jan janar|shk shkurt|mar mars|pri prill|maj|qer qershor|korr korrik|gush gusht|sht shtator|tet tetor|nën nëntor|dhj dhjetor
    يناير|فبراير|مارس|أبريل ابريل|مايو|يونيو يونيه|يوليو يوليه|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر
    ינואר ינו׳|פברואר פבר׳|מרץ|אפריל אפר׳|מאי|יוני|יולי|אוגוסט אוג׳|ספטמבר ספט׳|אוקטובר אוק׳|נובמבר נוב׳|דצמבר דצמ׳
    jan januari|feb februari|mac machi|apr aprili|mei|jun juni|jul julai|ago agosti|sep septemba|okt oktoba|nov novemba|des desemba
    ene enero|peb pebrero|mar marso|abr abril|may mayo|hun hunyo|hul hulyo|ago agosto|set setyembre|okt oktubre|nob nobyembre|dis disyembre
    xan xaneiro|feb febreiro|mar marzo|abr abril|mai maio|xuñ xuño|xul xullo|ago agosto|set setembro|out outubro|nov novembro|dec decembro
    jan jannar|fra frar|mar marzu|apr april|mej mejju|ġun ġunju|lul lulju|aww awwissu|set settembru|ott ottubru|nov novembru|diċ diċembru
    jan januar|feb februar|mäe mäerz|abr abrëll|mee|jun juni|jul juli|aug august|sep september|okt oktober|nov november|dez dezember
    yan yanv yanvar|fev fevral|mar mart|apr aprel|may|iyn iyun|iyl iyul|avq avqust|sen sent sentyabr|okt oktyabr|noy noyabr|dek dekabr
    yan yanvar январ|fev fevral феврал|mar mart март|apr aprel апрел|may май|iyn iyun июн|iyl iyul июл|avg avgust август|sen sentabr сентябр сентабр|okt oktabr октябр октабр|noy noyabr ноябр|dek dekabr декабр
    јан јануари|фев февруари|мар март|апр април|мај|јун јуни|јул јули|авг август|сеп септ септември|окт октомври|ное ноември ноем|дек декември
    сту студзень студзеня|лют люты лютага|сак сакавік сакавіка|крас красавік красавіка|май мая травень траўня|чэр чэрвень чэрвеня|ліп ліпень ліпеня|жні жнівень жніўня|вер верасень верасня|кас кастрычнік кастрычніка|ліс лістапад лістапада|сне снежань снежня
    қаң қаңтар|ақп ақпан|нау наурыз|сәу сәуір|мам мамыр|мау маусым|шіл шілде|там тамыз|қыр қыркүйек|қаз қазан|қар қараша|жел желтоқсан
    იან იანვარი იანვრის|თებ თებერვალი თებერვლის|მარ მარტი მარტის|აპრ აპრილი აპრილის|მაი მაისი მაისის|ივნ ივნისი ივნისის|ივლ ივლისი ივლისის|აგვ აგვისტო აგვისტოს|სექ სექტემბერი სექტემბრის|ოქტ ოქტომბერი ოქტომბრის|ნოე ნოემბერი ნოემბრის|დეკ დეკემბერი დეკემბრის
    հուն հունվար հունվարի հնվ|փետ փետրվար փետրվարի փտվ|մար մարտ մարտի մրտ|ապր ապրիլ ապրիլի|մայ մայիս մայիսի մյս|հնս հունիս հունիսի|հլս հուլիս հուլիսի|օգս օգոստոս օգոստոսի|սեպ սեպտեմբեր սեպտեմբերի|հոկ հոկտեմբեր հոկտեմբերի|նոյ նոյեմբեր նոյեմբերի|դեկ դեկտեմբեր դեկտեմբերի
    जन जनवरी जन॰|फर फ़रवरी फरवरी फ़र॰ फ़र॰ फ़रवरी|मार्च|अप्रैल|मई|जून|जुल जुलाई जुल॰|अग अगस्त अग॰|सित सितंबर सितम्बर सित॰|अक्टू अक्टूबर अक्तू अक्तूबर अक्तू॰|नव नवंबर नवम्बर नव॰|दिस दिसंबर दिसम्बर दिस॰
    জানুয়ারি জানুয়ারী জানু জানুয়ারি জানুয়ারী|ফেব্রুয়ারি ফেব্রুয়ারী ফেব ফেব্রুয়ারি ফেব্রুয়ারী|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট আগষ্ট অগাস্ট|সেপ্টেম্বর সেপ|অক্টোবর অক্টো|নভেম্বর নভে|ডিসেম্বর ডিসে
    جانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر
    jan januar|feb februar|mar mars|apr apríl|mai|jun juni|jul juli|aug august|sep september|okt oktober|nov november|des desember
    jan janaayo|feb febraayo|mar maarso maarsi|abr abriil|maj maajo|jun juun juunyo|luulyo luuliyo|agoosto ogost|seb sebtembar sebteembar|okt oktoobar|nof nofembar nofeembar|dis diseembar desembar
    janairu|fabrairu|maris|afrilu|mayu|yuni|yuli|agusta|satumba|oktoba|nuwamba|disamba
    hānuere kohitātea|pēpuere huitanguru|māehe poutūterangi|āperira paengawhāwhā|mei haratua|hune pipiri|hūrae hōngongoi|ākuhata hereturikōkā|hepetema mahuru|oketopa whiringaānuku|noema whiringaārangi|tīhema hakihea
    جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر
    jannewaris|febrewaris|maart|april|maaie|juny|july|augustus|septimber|oktober|novimber|desimber
    ianuari|fepuari|mati|aperila|me|iuni|iulai|aokuso|setema|oketopa|novema|tesema
    i|ii|iii|iv|v|vi|vii|viii|ix|x|xi|xii
    ม.ค. มกราคม|ก.พ. กุมภาพันธ์|มี.ค. มีนาคม|เม.ย. เมษายน|พ.ค. พฤษภาคม|มิ.ย. มิถุนายน|ก.ค. กรกฎาคม|ส.ค. สิงหาคม|ก.ย. กันยายน|ต.ค. ตุลาคม|พ.ย. พฤศจิกายน|ธ.ค. ธันวาคม
    ጃንዩ ጃንዩወሪ ጃንዩዋሪ ጃንዋሪ|ፌብሩ ፌብሩወሪ ፌብሩዋሪ ፌብርዋሪ|ማርች|ኤፕሪ ኤፕሪል አፕሪል|ሜይ|ጁን|ጁላይ|ኦገስ ኦገስት|ሴፕቴ ሴፕቴምበር ሴፕተምበር|ኦክቶ ኦክቶበር ኦክተውበር|ኖቬም ኖቬምበር|ዲሴም ዲሴምበር
    """

  /// In front of a date, or behind it. Short forms that are months elsewhere (`mar`, `mer`) are meant to be here too.
  static let weekdays: StaticString = """
    mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday
    mo di mi do fr sa so mon die mit don fre sam son montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
    lun mar mer jeu ven sam dim lundi mardi mercredi jeudi vendredi samedi dimanche
    lun mar mié mie jue vie sáb dom lunes martes miércoles jueves viernes sábado domingo
    lun mar mer gio ven sab dom lunedì martedì mercoledì giovedì venerdì sabato domenica
    seg ter qua qui sex sáb dom segunda terça quarta quinta sexta sábado feira
    ma di wo do vr za zo maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
    mån tis ons tor tors fre lör sön måndag tisdag onsdag torsdag fredag lördag söndag
    man tirs tir ons tors fre lør søn mandag tirsdag onsdag torsdag fredag lørdag søndag
    ma ti ke to pe la su maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai
    pon pn wt śr czw cz pt sob nie nd poniedziałek wtorek środa czwartek piątek sobota niedziela
    po út st čt pá so ne pondělí úterý středa čtvrtek pátek neděle ut št pi pondelok utorok streda štvrtok piatok nedeľa
    hét hétfő kedd szerda csütörtök péntek szombat vasárnap
    luni marți miercuri joi vineri sâmbătă duminică lu mi vi du
    pon uto sri čet pet sub ned ponedjeljak utorak srijeda četvrtak petak subota nedjelja ponedeljek torek sreda
    пон вт ср чт пт сб вс пн нд понедельник вторник среда четверг пятница суббота воскресенье понеділок вівторок середа четвер субота неділя
    pzt sal çar per cum cmt paz pazartesi salı çarşamba perşembe cuma cumartesi pazar
    sen sel rab kam jum sab min senin selasa rabu kamis jumat sabtu minggu isnin ahad
    δευ τρι τετ πεμ παρ σαβ κυρ
    周一 周二 周三 周四 周五 周六 周日 星期一 星期二 星期三 星期四 星期五 星期六 星期日 週一 週二 週三 週四 週五 週六 週日
    月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 月 火 水 木 金 土 日 월 화 수 목 금 토 일 월요일 화요일 수요일 목요일 금요일 토요일 일요일
    """

  static let signs: StaticString = "年 月 日 号 號 년 월 일 م ميلادي"

  /// Around and behind dates and times.
  static let fillers: StaticString = """
    st nd rd th er re º ª de del di do da of the den le el am pm a.m. p.m. uhr at um klo kl klockan alle às à las om hrs hr h min s uur
    tháng thg năm ngày r t z в о об ve kell utc gmt ut cet cest edt est pst pdt г год года р року г. р. годины ч м o ora orele ur h
    πμ μμ π.μ. μ.μ. de. du. 上午 下午 午前 午後 오전 오후 時 时 分 秒 시 분 초 点 點 sa ch đ น.
    """
}
