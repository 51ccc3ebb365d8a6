/// Whole fields that say what became of a transaction, language by language.
extension StatusWords {
  static let booked: StaticString = """
    transferred|paid out to bank
    売上確定|売上確定済|elszámolt|elszámolva|elszámolásra került|suma zaknihowana|zaknihowana|e fetile|e weditswe|card charged|payment charged|booked|posted|completed|complete|cleared|settled|processed|executed|success|successful|succeeded|done|confirmed|paid|deposited|closed|final|finished
    suksesvol|voltooi|извршена|реализирана|успешна|accepted|approved|reconciled|posted transaction|issued|transaction posted|captured|ok|processed transaction|payment completed|sent|received
    орындалған|орындалды|gebucht|umsatz gebucht|ausgeführt|abgeschlossen|erledigt|verbucht|verarbeitet|bezahlt|erfolgreich|abgerechnet|bestätigt
    geboekt|verwerkt|geaccepteerd|uitgevoerd|afgerond|voltooid|betaald|afgehandeld|definitief
    comptabilisé|comptabilisée|effectué|effectuée|réalisé|réalisée|terminé|terminée|exécuté|exécutée|accepté|acceptée|validé|validée|réglé|passé|passée|traité|traitée|réussi
    contabilizado|contabilizada|realizado|realizada|completado|completada|terminada|terminado|ejecutado|ejecutada|liquidado|liquidada|efectuado|efectuada|consolidado|consolidada|procesado|procesada|aplicado|finalizado|finalizada
    aceptado|aceptada|exitosa|exitoso|aprobado|aprobada|depositado|depositada|confirmado|confirmada|pagado|pagada
    concluído|concluída|transacao efetivada|transação efetivada|efetivado|efetivada|efetuado|efetuada|processado|processada|lançado|liquidado|executado|aprovado|aprovada|pago|paga
    contabilizzato|contabilizzata|approvato|approvata|eseguito|eseguita|completato|completata|regolato|concluso|conclusa|confermato|confermata|pagato
    bokförd|bokfört|genomförd|slutförd|utförd|klar|betald|bokført|utført|fullført|gjennomført|bogført|gennemført|afsluttet|betalt|udført|posteret
    kirjattu|suoritettu|toteutunut|valmis|maksettu|hyväksytty|teostatud|lõpetatud|täidetud|kinnitatud|töödeldud|bókfært|bókað|lokið
    zaksięgowana|zaksięgowane|zaksięgowany|rozliczona|rozliczone|wykonana|wykonane|zrealizowana|zrealizowano|zrealizowany|zakończona|zatwierdzona|zakończono
    zaúčtováno|zaúčtovaná|provedeno|provedená|zpracováno|dokončeno|realizováno|uhrazeno|zaúčtovaný|zaúčtované|spracované|zrealizované|vykonaná|vybavené|vybavená|dokončené|zrealizovaná|zrealizovana
    knjiženo|proknjiženo|izvršeno|provedeno|realizirano|realizovano|izvršen|izveden|izvedeno|završeno|prokniženo|књижено|knjižen|zaključeno|proknjižena|obrađeno|potrjeno
    исполнен|исполнена|исполнено|проведен|проведена|проведено|выполнен|выполнено|завершен|завершена|завершено|обработан|обработано|успешно|ok исполнен|подтвержден|оплачено
    праведзена|праведзены|выканана|завершана|guulaystay|la dhammeeyay|виконано|проведено|успішно|успішний|успішна|успешный|успешная|завершено|оброблено|виконаний|осчетоводена|осчетоводен|изпълнен|изпълнена|обработена|приключена|приета|извршено|реализовано
    izpildīts|izpildīta|iegrāmatots|apstrādāts|grāmatots|pabeigts|įvykdyta|įvykdytas|atliktas|atlikta|užbaigta|apmokėta|patvirtinta
    könyvelt|lekönyvelt|teljesült|teljesített|sikeres|feldolgozott|végrehajtva|teljesítve|befejezett|finalizat|finalizată|procesat|procesată|decontat|decontată|executat|executată|efectuat|efectuată
    ολοκληρώθηκε|ολοκληρωμένη|εκτελέστηκε|καταχωρημένη|επιτυχής|εκτελεσμένη|tamamlandı|gerçekleşti|başarılı|işlendi|onaylandı|ödendi
    נקלטה|נקלטו|למועד חיוב|עסקאות למועד חיוב|עסקאות שחויבו|עסקאות בארץ|עסקאות בחו ל|עסקאות חו ל|בוצע|בוצעה|הושלם|הושלמה|نجح|مكتمل|مكتملة|تمت|منفذ|منفذة|ناجحة|مسجل|مرحل|مرحلة|ناجح|موفق|انجام شده
    等待确认收货|等待发货|对方已收|入账|对方已收款|交易成功|支付成功|成功|已完成|完成|已入账|已记账|已到账|已存入零钱|已转账|已收款|已支付|对方已收钱|退款成功|已全额退款|已结算|还款成功|收款成功|朋友已收钱|充值完成|提现已到账|已收钱|已全额退款成功|处理成功
    已入帳|已入賬|交易完成|已請款|已記帳|已付款|確定|完了|確定済|支払済|処理済|正常|処理完了|入金済|確定情報|済|取引完了
    완료|승인|정상|처리완료|매입|결제완료|정상승인|전표매입|거래완료|성공|thành công|hoàn thành|đã hạch toán|đã thanh toán|hoàn tất|đã ghi sổ|đã thực hiện
    berhasil|sukses|selesai|berjaya|lunas|telah dibukukan|dibukukan|terbukukan|สำเร็จ|เรียบร้อย|รายการสำเร็จ|ทำรายการสำเร็จ|सफल|पूर्ण|সম্পন্ন|সফল
    uğurlu|icra olunub|icra edildi|tamamlanıb|təsdiqlənib|muvaffaqiyatli|bajarildi|yakunlandi|tasdiqlandi|сәтті|орындалды|аяқталды|расталды|ийгиликтүү|аткарылды
    წარმატებული|შესრულებული|დასრულებული|გატარებული|կատարված|հաստատված|ավարտված|амжилттай|гүйцэтгэсэн|баталгаажсан|imefanikiwa|imekamilika|tapos|tapos na|nakumpleto|matagumpay|e kryer|e përfunduar|me sukses
    επιτυχημένη|εγκρίθηκε|εγκεκριμένη|καταχωρήθηκε|πληρώθηκε|ολοκληρωμένο|завршена|прокнижена|прокнижено|одобрена
    успешно извршена|реализирано|ተጠናቋል|የተጠናቀቀ|ተከናውኗል|ተሳክቷል|የተሳካ|ጸድቋል|ተፈጽሟል|ተዛዚሙ|ዝተዛዘመ|បានបញ្ចប់|ជោគជ័យ|បានជោគជ័យ
    រួចរាល់|បានអនុម័ត|បានបង់ប្រាក់|ສຳເລັດ|ສໍາເລັດ|ສຳເລັດແລ້ວ|ສໍາເລັດແລ້ວ|အောင်မြင်သည်|အောင်မြင်|အောင်မြင်ပါသည်|ပြီးစီး
    ပြီးဆုံး|အတည်ပြုပြီး|เสร็จสิ้น|ดำเนินการสำเร็จ|อนุมัติ|ชำระแล้ว|पूर्ण हुआ|पूरा हुआ|संपन्न|सम्पन्न|स्वीकृत|यशस्वी
    पूर्ण झाले|पूर्ण झाला|સફળ|પૂર્ણ|પૂર્ણ થયું|ਸਫਲ|ਸਫ਼ਲ|ਸਫ਼ਲ|ਮੁਕੰਮਲ|ਪੂਰਾ ਹੋਇਆ|সফল হয়েছে|সফল হয়েছে|সম্পন্ন হয়েছে
    সম্পন্ন হয়েছে|সম্পূর্ণ|অনুমোদিত|পরিশোধিত|ସଫଳ|ସମ୍ପୂର୍ଣ୍ଣ|ସମ୍ପନ୍ନ|విజయవంతం|విజయవంతమైంది|పూర్తయింది|పూర్తి అయింది
    ಯಶಸ್ವಿ|ಯಶಸ್ವಿಯಾಗಿದೆ|ಪೂರ್ಣಗೊಂಡಿದೆ|വിജയകരം|പൂർത്തിയായി|പൂർത്തീകരിച്ചു|வெற்றி|வெற்றிகரமானது|நிறைவடைந்தது|முடிந்தது
    සාර්ථකයි|සාර්ථක|සම්පූර්ණයි|مکمل|کامیاب|منظور شدہ|ادا شدہ|بشپړ شوی|بریالی|انجام شد|تایید شده|ثبت شده|پرداخت شده
    تکمیل شده|نهایی شده|تەواو بوو|تەواو بووە|سەرکەوتوو|შესრულდა|წარმატებულია|დადასტურებული|დასრულდა|გატარდა|կատարվել է
    կատարված է|ավարտվել է|հաջողված|ձևակերպված|վճարված|өткізілді|сәтті орындалды|мақұлданды|аяқталған|төленді
    аткарылган|бүткөрүлдү|ырасталды|ийгиликтүү аткарылды|иҷро шуд|иҷро шудааст|бомуваффақият|анҷом ёфт|тасдиқ шуд
    бажарилди|муваффақиятли|тасдиқланди|якунланди|гүйцэтгэгдсэн|хийгдсэн|төлөгдсөн|дууссан
    curtha i gcrích|kiwedde|críochnaithe|cwblhawyd|wedi'i gwblhau|wedi'i gymeradwyo|kua oti|burututa|eginda|onartuta
    comptabilitzat|comptabilitzada|realitzat|realitzada|completat|executada|finalitzat|finalitzada|confirmat|acceptat
    acceptada|e suksesshme|i suksesshëm|e kryer me sukses|e aprovuar|e miratuar|realizovana|realizovan|izvršena
    obrađena|uspješno|uspješna|uspješan|odobrena|ofgeschloss|ausgefouert|afgehandel|suksesvol afgehandel|goedgekeur
    ferwurke|bókuð|bókaður|greitt|framkvæmt|samþykkt|kirjendatud|sooritatud|õnnestunud|heaks kiidetud|veiksmīgs
    veiksmīga|apmaksāts|apmaksāta|pabeigta|apstiprināts|apstiprināta|sėkminga|sėkmingas|apmokėtas|užbaigtas
    patvirtintas|pavyko|kumpleto na|naiproseso|telah selesai|telah berjaya|diluluskan|disetujui|telah diproses
    đã hoàn thành|đã duyệt|đã xử lý|umekamilika|umefanikiwa|imethibitishwa|iphumelele|iphelile|byarangiye
    byagenze neza|an kammala|la ansixiyay|uğurla icra olundu|uğurludur|muvaffaqiyatli bajarildi|o'tkazildi|to'landi
    bajarilgan|yakunlangan|tasdiqlangan|ýerine ýetirildi|üstünlikli|konplete|kompletá|contabilisà
    geslaagd|payé|addebitato|elaborato|riuscita|plătit|reușită|genomfört|behandlet
    vellykket|ferdig|käsitelty|toteutettu|onnistunut|greidd|afgreitt|tókst|makstud|kantud|veikts|apdorota
    zaksięgowano|opłacone|zaplaceno|vypořádáno|dokončená|zaplatené|spracovaná|lekönyvelve|fizetve|feldolgozva
    plačano|poravnano|obdelano|uspešno|plaćeno|прокњижено|плаћено|завршено|обрађено|платено|завършен|завършена
    обработен|приключен|përfunduar|i përfunduar|paguar|e paguar|ekzekutuar|kryer|πληρωμένη|εκκαθαρισμένη|εξοφλήθηκε
    muhasebeleşti|gerçekleştirildi|ödənilib|ödənildi|i̇cra edilib|сплачено|аплачана|апрацавана|паспяхова|выкананы
    өңделді|жүргізілді|toʻlandi|to'langan|oʻtkazildi|amalga oshirildi|аяктады|төлөндү|бүттү|иштетилди|пардохт шуд
    коркард шуд|մշակված|հաջող|გადახდილი|დამუშავებული|שולם|נקלט|עבר בהצלחה|נסלק|تم التنفيذ|مدفوع|تمت التسوية
    تم الدفع|تسویه شده|پردازش شده|پرداخت موفق|مکمل شدہ|ادائیگی مکمل|مکمل ہو گیا|संसाधित|निष्पादित|पूरा
    প্রক্রিয়াকৃত|நிறைவு|සම්පූර්ණ|ගෙවා ඇත|අවසන්|पूरा भयो|भुक्तानी भयो|सम्पन्न भयो|ดำเนินการแล้ว|เสร็จสมบูรณ์
    ชำระเงินแล้ว|dibayar|sudah dibayar|telah dibayar|bayad na|nabayaran|kumpleto|nabayaran na|បានទូទាត់|បានបង់
    បញ្ចប់|ຊຳລະແລ້ວ|ຈ່າຍແລ້ວ|ລາຍການສຳເລັດ|ပြီးစီးပါပြီ|ပေးချေပြီး|已处理|已結算|決済完了|支払済み|支払い完了|処理済み|入金済み|승인완료|이체완료|매입완료
    지급완료|биелсэн|төлсөн|imelipwa|yamekamilika|ተከፍሏል|betaal|verwerk|geslaag|uitgevoer|la bixiyay|dhammaystiran
    waa lagu guulaystay|dhamaatay|peye|reyisi|trete|egzekite|íoctha|próiseáilte|i gcrích|socraithe|kompluta
    imħallas|imħallsa|ipproċessat|eżegwit|tlestiet|bezuelt|verschafft|erleedegt|erfollegräich|osatuta|ordainduta
    kontabilizatuta|prozesatuta|amaituta|likidatuta
    """

  static let pending: StaticString = """
    ממתין לאישור|ממתינה לאישור
    foglalt|foglalás|zárolt|zárolva|függőben lévő
    во тек|во обработка|сумма в обработке|сумма заблокирована|hangende|pending|pend|authorized|authorised|authorization|authorisation|processing|in process|in progress|held|on hold|hold|pending transaction|uncleared|unposted|not posted
    not confirmed|unconfirmed|pending submission|pending settlement|pending clearing|pending authorization|pending authorisation|upcoming|upcoming transactions|scheduled bill pay|scheduled payment|scheduled transfer|scheduled transaction|future dated|not yet processed|reserved|reservation|scheduled|created|initiated|awaiting|unsettled|preauthorization|pre authorisation|preauthorisation|open|submitted|not booked|provisional|temporary|unconfirmed|not settled|not deposited|not yet deposited|not cleared|not reconciled|not yet booked|not yet posted|not yet settled|partially paid|transaction pending|waiting|memo post|temporary hold|uncaptured|earmarked|outstanding|to be posted|awaiting settlement|awaiting posting|booking pending|card hold|card holds|funds hold|not yet credited|not yet debited|not yet charged|not yet applied
    nicht bestätigt|unbestätigt|vorgemerkt|umsatz vorgemerkt|offen|reserviert|autorisiert|in bearbeitung|ausstehend|nicht gebucht|vormerkung|noch nicht ausgeführt|noch nicht ausgeführte|noch nicht verbucht|noch nicht verbuchte|nicht gebuchte|schwebend|angekündigt|ungebucht|unverbucht|noch nicht gebucht|noch nicht gebuchte|voraussichtlich|vorgemerkte|vorgemerkte umsätze|geplant|wartend|provisorisch|vorläufig|autorisierung|reservierung
    niet bevestigd|in behandeling|gereserveerd|reservering|in afwachting|nog niet geboekt|te verwerken|gepland|openstaand|verwachte|nog te verwerken|voorlopig|voorlopige
    non confirmé|non confirmée|non confirmés|non confirmées|en attente|en cours|à venir|autorisé|autorisée|en cours de traitement|non comptabilisé|non comptabilisée|opération à venir|en attente de comptabilisation|provisoire|opération provisoire|opération en cours|en cours d'exécution|prévu|réservé
    no confirmado|no confirmada|no confirmados|no confirmadas|sin confirmar|sin contabilizar|pendiente|en proceso|retenido|retenida|autorizado|autorizada|en curso|pendiente de contabilizar|en trámite|retención|no contabilizado|preautorización|por confirmar|por procesar|por aplicar|por liquidar|reservado|en espera|programado|programada|provisional|movimiento pendiente|en tránsito
    não confirmado|não confirmada|não confirmados|não confirmadas|por confirmar|bloqueado|pendente|em processamento|transacao processando|lancamento futuro|lançamento futuro|em andamento|autorizado|agendado|agendada|por contabilizar|cativo|em curso|a processar|não lançado|previsto|em aberto|por processar|por liquidar|em análise|cativado|cativada|provisório|provisória
    non confermato|non confermata|non confermati|non confermate|prenotata|pre addebito|non contabilizzati|operazioni non contabilizzate|movimenti non contabilizzati|in attesa|in sospeso|autorizzato|autorizzata|non contabilizzato|non contabilizzata|in corso|in elaborazione|prenotato|da contabilizzare|in lavorazione|programmato|provvisorio|movimento non contabilizzato|non ancora liquidati|non ancora contabilizzati|non ancora accreditati
    obekräftad|ubekreftet|ubekræftet|ej bekräftad|ikke bekreftet|ikke bekræftet|reserverad|reserverat|reserverade|reserverad transaktion|reservert transaksjon|reserveret transaktion|reserverte|reserverede|väntande|ej bokförd|ej bokförda|ej kontoförd|ej kontofört|inte bokförd|inte bokfört|kommande|obokförd|obokfört|obokförda|preliminär|reservation|preliminärt|pågående|ej bokfört|reservert|ventende|ikke bokført|til behandling|avventer|reserveret|afventer|afventende|ikke bogført|kommende|venter|under behandling
    varattu|odottaa|katevaraus|katevaraukset|kirjaamatta|vireillä|odottava|varaus|tulossa|broneeritud|broneering|reserveeritud|ootel|töötlemisel|pooleli|frátekið|í bið
    niepotwierdzona|niepotwierdzone|oczekujące|oczekująca|blokada|nierozliczona|nierozliczone|w trakcie|oczekuje na realizację|w realizacji|autoryzacja|zablokowana|oczekuje|nierozliczony|zaplanowana|w toku|w rozliczeniu|przetwarzana|blokada środków|zarejestrowana|do realizacji|niezaksięgowana
    nepotvrzeno|nepotvrzené|nepotvrdené|čekající|blokace|blokováno|nezaúčtováno|čeká na zpracování|zpracovává se|rezervace|čeká|blokovaná|autorizace|nezaúčtovaná|nezaúčtovaná operace|nezaúčtovaná transakce|nezaúčtovaná operácia|čeká na zaúčtování|v řešení|blokácia|čakajúca|nezaúčtované|rezervácia|čaká na spracovanie|čaká na zaúčtovanie|spracováva sa|čakajúce
    na čekanju|rezervacija|rezervirano|u obradi|autorizacija|neizvršeno|u tijeku|čeka|v obdelavi|rezervisano|u toku|na čakanju|neproknjiženo|rezervirana sredstva|v teku|čakajoče|pridržano|nezavršeno|neizvedeno
    заморожено|заморожена|заморожен|замороженные средства|на удержании|удержание|не подтверждено|не подтверждена|в обработке|ожидание|ожидает|авторизация|холд|hold|заблокировано|не проведено|ожидается|в ожидании|обрабатывается|авторизовано|резерв|в процессе|не исполнен
    заблокированные суммы|заблокированная сумма|заблокированные средства|заблокированные операции|неподтвержденные операции|необработанные операции|заблоковані суми|заблоковані кошти
    у апрацоўцы|апрацоўваецца|чакаецца|la sugayo|в обробці|очікується|очікує підтвердження|ожидает подтверждения|заблоковано|в очікуванні|очікує|авторизація|резервування|блокирана|чакаща|в изчакване|блокирана сума|неосчетоводена|резервирана|на чекању|у обради|резервисано|блокирано|блокировано|в обработка|в обработці
    rezervēts|gaida|apstrādē|rezervācija|neapstrādāts|neizpildīts|rezervuota|laukiama|vykdoma|nepatvirtinta|rezervavimas|apdorojama|laukia
    meg nem erősített|nem megerősített|neconfirmat|neconfirmată|függő|függőben|zárolt|foglalás|nem könyvelt|folyamatban|zárolás|könyvelés alatt|függő tétel|feldolgozás alatt|várakozó|în așteptare|in asteptare|blocat|în curs|în procesare|in procesare|autorizată|sumă blocată|blocată|rezervată|pendent|en curs
    σε εκκρεμότητα|εκκρεμεί|δεσμευμένο|εκκρεμής|υπό επεξεργασία|δέσμευση|beklemede|bekliyor|provizyon|işlemde|bekleyen|provizyonda|işleniyor|onay bekliyor
    ממתין|בהמתנה|ממתינה|טרם נקלט|עסקה בקליטה|בתהליך|معلق|معلقة|قيد الانتظار|قيد التنفيذ|قيد المعالجة|محجوز|در انتظار
    处理中|等待付款|待入账|未入账|交易中|待处理|等待对方付款|待付款|预授权|未记账|待确认|进行中|等待买家付款|等待确认|已冻结|待收款|支付中|待结算
    處理中|待處理|未結算|未入帳|未請款|授權中|待入帳|未入賬|已授權|未出帳|預授權|待請款|圈存|未確定|処理中|保留|保留中|未処理|速報|仮売上|未確定情報|予約|受付中|予定|入金予定|振込予定|精算予定|支払予定
    대기|미확정|처리중|미매입|승인대기|매입대기|매입 대기|매입예정|결제대기|입금대기|보류|예정|정산예정|정산 예정|지급예정|지급 예정|입금예정|입금 예정|결제예정|미처리|진행중|접수|đang xử lý|chờ xử lý|tạm giữ|chờ duyệt|phong toả|phong tỏa|chờ hạch toán|đang chờ|chờ thanh toán
    tertunda|diproses|menunggu|dalam proses|ditahan|belum dibukukan|sedang diproses|dalam pemprosesan|belum selesai|menunggu pembayaran|belum diposkan|tergantung|รอดำเนินการ|รอตัดบัญชี|กำลังดำเนินการ|รอ|อยู่ระหว่างดำเนินการ|लंबित|প্রক্রিয়াধীন|অপেক্ষমাণ
    gözləyir|gözləmədə|icrada|emal olunur|kutilmoqda|jarayonda|bajarilmoqda|күтуде|өңделуде|өңдеудегі|бұғатталған|күтүүдө|მოლოდინში|მუშავდება|დაბლოკილი|սպասման մեջ|մշակվում է
    хүлээгдэж буй|хүлээгдэж байна|inasubiri|inashughulikiwa|nakabinbin|hinihintay|në pritje|e bllokuar
    σε επεξεργασία|σε αναμονή|на чекање|резервирано|во процес|በመጠባበቅ ላይ|በመጠባበቅ ላይ ያለ|በሂደት ላይ|በሂደት ላይ ያለ|ኣብ መስርሕ
    កំពុងរង់ចាំ|រង់ចាំ|កំពុងដំណើរការ|ລໍຖ້າ|ກຳລັງດຳເນີນການ|ກໍາລັງດໍາເນີນການ|ລໍຖ້າດຳເນີນການ|ລໍຖ້າດໍາເນີນການ|ဆိုင်းငံ့
    စောင့်ဆိုင်းဆဲ|ဆောင်ရွက်ဆဲ|လုပ်ဆောင်နေဆဲ|စောင့်ဆိုင်းနေသည်|รอการชำระ|รอการยืนยัน|लम्बित|प्रतीक्षारत|प्रगति पर
    प्रक्रिया में|प्रक्रियाधीन|विचाराधीन|प्रलंबित|प्रक्रियेत|प्रक्रियामा|પેન્ડિંગ|પ્રક્રિયામાં|વિચારાધીન|ਲੰਬਿਤ
    ਪ੍ਰਕਿਰਿਆ ਅਧੀਨ|ਪ੍ਰਕਿਰਿਆ ਵਿੱਚ|অপেক্ষমান|মুলতুবি|পেন্ডিং|চলমান|ବିଚାରାଧୀନ|ପ୍ରକ୍ରିୟାଧୀନ|పెండింగ్|పెండింగ్‌లో ఉంది
    ప్రక్రియలో ఉంది|ಬಾಕಿ ಇದೆ|ಬಾಕಿಯಿದೆ|ಪ್ರಕ್ರಿಯೆಯಲ್ಲಿದೆ|പെൻഡിംഗ്|തീർപ്പാക്കാത്തത്|പുരോഗമിക്കുന്നു|நிலுவையில்
    நிலுவையில் உள்ளது|செயலாக்கத்தில்|පොරොත්තුවේ|පොරොත්තුවෙන්|زیر التوا|زیر التواء|زیر عمل|زیر کارروائی|په تمه
    در حال انجام|در حال بررسی|در حال پردازش|در انتظار تایید|چاوەڕوان|لە چاوەڕوانیدا|لە چاوەڕوانیدایە
    დამუშავების პროცესში|დასადასტურებელი|პროცესში|ընթացքի մեջ|սպասվող|սպասում է|մշակման մեջ|күтілуде|өңдеуде
    орындалуда|иштетилүүдө|аткарылууда|күтүлүүдө|дар интизор|дар интизорӣ|дар коркард|кутилмоқда|жараёнда|бажарилмоқда
    боловсруулж байна|хийгдэж байна|хүлээгдэж байгаа
    ar feitheamh|á phróiseáil|yn yr arfaeth|ar y gweill|i ddod|egiteke|onartzeke|en tràmit|en procés|retingut
    retinguda|autoritzada|en proceso de contabilización|në proces|në procesim|në shqyrtim|na obradi|u procesu
    u postupku|neproknjižena|neproknjižene|amgaangen|a veraarbechtung|yn behanneling|in proses|wag tans
    nog nie verwerk nie|í vinnslu|óbókað|óbókuð|ootab|menetluses|broneeritud summa|gaidīšanā|gaida izpildi
    tiek apstrādāts|rezervēta summa|laukiantis|rezervuotas|vykdomas|laukiama patvirtinimo|rezervuota suma|pinoproseso
    hindi pa tapos|naghihintay|belum diproses|menunggu kelulusan|menunggu konfirmasi|menunggu persetujuan
    sedang berlangsung|đang thực hiện|chưa thanh toán|chờ xác nhận|chưa hạch toán|unasubiri|unashughulikiwa|isalindile
    birategereje|gözləmədədir|gözlənilir|emal edilir|təsdiq gözləyir|ko'rib chiqilmoqda|tasdiqlash kutilmoqda
    suma předznamjenjena|předznamjenjena|předznamjenjene|e emetse|emetse|e letetse|garaşylýar|an atant|reserverat belopp|reservert beløp|reserveret beløb|net gebucht|nach net gebucht|virgemierkt|virreservéiert|שטרם נקלטו|טרם נקלטו|עסקאות שטרם נקלטו|בתהליך קליטה|בקליטה
    transakcja nierozliczona|transakcje nierozliczone|operacja nierozliczona|operacje nierozliczone
    geautoriseerd|wordt verwerkt|programmé|pendiente de pago|aguardando pagamento|programată|nedecontată
    în curs de procesare|autoritzat|väntar|auktoriserad|planlagt|autorisert|käsittelyssä|erääntyvä|bíður
    bíður greiðslu|heimild|áætlað|ógreitt|täitmisel|autoriseeritud|ootab makset|tasumata|rezervēta|autorizēts
    gaida apstiprinājumu|ieplānots|procesā|autorizuota|laukiama apmokėjimo|suplanuota|oczekujący
    w trakcie realizacji|autoryzowana|zaplanowany|autorizováno|naplánováno|probíhá|autorizovaná|prebieha
    engedélyezett|várakozik|ütemezett|v čakanju|avtorizirano|čaka na plačilo|neknjiženo|autorizirano|zakazano
    čeka plaćanje|autorizovano|у току|ауторизовано|заказано|непрокњижено|авторизирана|закажано|чека плаќање|чакащ
    в процес|изчакващ|autorizuar|e autorizuar|e planifikuar|bllokuar|προγραμματισμένη|ödeme bekleniyor|planlandı
    i̇cradadır|bloklanıb|i̇cra olunur|ожидает оплаты|очікування|очікує оплати|заплановано|чакае|чаканне|у чаканні
    аўтарызавана|заблакіравана|чакае аплаты|төлем күтілуде|жоспарланған|kutish|ishlov berilmoqda|toʻlov kutilmoqda
    band qilingan|төлөм күтүлүүдө|бөгөттөлгөн|интизорӣ|дар ҳоли иҷро|интизори пардохт|մշակման փուլում|սառեցված
    ընթացքում|მიმდინარე|ავტორიზებული|გასატარებელი|დაგეგმილი|בעיבוד|בטיפול|ממתין לתשלום|مجدولة|بانتظار الدفع
    در انتظار پرداخت|در دست بررسی|مسدود شده|منتظر|ادائیگی باقی|منظوری کا انتظار|निर्धारित|अधिकृत|होल्ड पर
    भुगतान लंबित|প্রক্রিয়া চলছে|অনুমোদনের অপেক্ষায়|காத்திருக்கிறது|செயலாக்கப்படுகிறது|நிலுவை|බලාපොරොත්තුවෙන්
    සැකසෙමින්|ක්‍රියාවලියේ|සැකසෙමින් පවතී|बाँकी|पेन्डिङ|प्रक्रियामा छ|รอเรียกเก็บ|รออนุมัติ|รอชำระเงิน
    รอการชำระเงิน|รอตรวจสอบ|đang treo|terjadwal|diotorisasi|tertangguh|dijadualkan|menunggu bayaran|nakaiskedyul
    naka-hold|naghihintay ng bayad|រង់ចាំការអនុម័ត|កំពុងរង់ចាំការទូទាត់|ລໍຖ້າອະນຸມັດ|ລໍຖ້າການຊຳລະ|ဆိုင်းငံ့ထားသည်
    လုပ်ဆောင်နေသည်|待支付|已授权|已預約|待入賬|支払い待ち|予約済み|대기중|түр хүлээгдэж буй|хийгдэж буй|inachakatwa|inasubiri malipo
    inasubiri idhini|በመጠበቅ ላይ|ክፍያ በመጠባበቅ ላይ|word verwerk|gemagtig|geskeduleer|wag op betaling|in afwagting|opgehou
    sugitaan|socota|sugaya|waa la sugayaa|ap tann|nan pwosesis|otorize|pwograme|ap trete|údaraithe|sceidealta
    ag fanacht|pendenti|qed jiġi pproċessat|awtorizzat|awtorizzata|skedat|fl-istennija|ausstoend|a bearbechtung
    autoriséiert|geplangt|prozesuan|baimenduta|ordaintzeke|programatuta|atxikita|izapidetzen|retido
    """

  static let undone: StaticString = """
    unieważnione|unieważniona|unieważniony|unieważniono
    gekanselleer|откажана|поништена|reverted|reversed|cancelled|canceled|void|voided|returned|deleted|removed|charged back|abandoned|cancelled by user
    storniert|gelöscht|zurückgekehrt|rückgängig|rückgängig gemacht|zurückgegeben|widerrufen|annulliert
    geannuleerd|teruggedraaid|ingetrokken|gestorneerd
    annulé|annulée|abandonné|abandonnée|supprimé
    cancelado|cancelada|anulado|anulada|devuelto|devuelta|revertido|revertida|reversado|reversada
    estornado|estornada|devolvido|devolvida
    annullato|annullata|stornato|stornata|revocato|revocata
    makulerad|avbruten|återkallad|annullerad|avbrutt|kansellert|reversert|avbrudt|annulleret|tilbageført|slettet|slettet transaksjon
    peruttu|peruutettu|keskeytetty|tühistatud|katkestatud|afturkallað
    cofnięto|anulowano|anulowana|anulowane|anulowany|wycofana|zwrócona|zwrot|cofnięta|przerwana|usunięta|stornowana
    stornováno|zrušeno|zrušená|stornovaná|vráceno|stornované|zrušené|zrušená
    stornirano|otkazano|poništeno|stornirana|preklicano|stornirani|povučeno
    отменен|отменена|отменено|возврат|аннулировано|отмена|сторно
    адменена|скасавана|скасовано|повернено|відмінено|анульовано|анулирана|сторнирана|отменена|сторнирано
    atcelts|atcelta|anulēts|atšaukta|atšauktas|anuliuota
    sztornó|törölt|visszavont|sztornózott|törölve|anulat|anulată|stornat|returnat|cancel lat
    ακυρώθηκε|ακυρωμένη|iptal|iptal edildi|iade edildi|i̇ptal|geri alındı
    בוטל|בוטלה|הוחזר|ملغي|ملغى|ملغاة|ملغية|مسترجع|لغو شده
    交易关闭|已取消|已撤销|已关闭|撤销|已退回|对方已退还|已撤回|关闭|已作废|冲正|已冲正|退票
    已取消|取消|已撤銷|交易取消|沖正|更正|已作廢|作廢|キャンセル|取消済|取消し|返却|組戻
    취소|승인취소|전체취소|결제취소|취소완료|huỷ|hủy|đã hủy|đã huỷ|hoàn trả
    dibatalkan|batal|dikembalikan|ยกเลิก|รายการยกเลิก|रद्द|বাতিল
    ləğv edilib|ləğv edildi|bekor qilindi|bekor qilingan|болдырылмады|күші жойылды|жокко чыгарылды
    გაუქმებული|չեղարկված|цуцалсан|цуцлагдсан|imeghairiwa|kinansela|e anuluar|anuluar|anulluar
    ακυρωμένο|αντιλογισμός|откажано|поништено|вратена|ተሰርዟል|የተሰረዘ|ተሰሪዙ|ዝተሰረዘ|បានលុបចោល|បានបោះបង់|លុបចោល|បោះបង់|ຍົກເລີກ
    ຍົກເລີກແລ້ວ|ပယ်ဖျက်|ပယ်ဖျက်ပြီး|ยกเลิกแล้ว|रद्द किया गया|रद्द हुआ|निरस्त|रद्द केले|रद्द झाले|रद्द गरियो|રદ|રદ્દ
    રદ કરેલ|ਰੱਦ|ਰੱਦ ਕੀਤਾ|বাতিল করা হয়েছে|বাতিল করা হয়েছে|বাতিলকৃত|ବାତିଲ|రద్దు|రద్దు చేయబడింది|రద్దయింది|ರದ್ದು
    ರದ್ದಾಗಿದೆ|ರದ್ದುಗೊಳಿಸಲಾಗಿದೆ|റദ്ദാക്കി|റദ്ദാക്കിയത്|ரத்து|ரத்து செய்யப்பட்டது|இரத்து|අවලංගු|අවලංගුයි|අවලංගු කළා
    منسوخ|منسوخ شدہ|لغوه شوی|ابطال شده|برگشت خورده|برگشت داده شده|هەڵوەشاوە|هەڵوەشێنراوە|გაუქმებულია|გაუქმდა
    დაბრუნებული|չեղյալ|չեղարկվել է|չեղարկված է|жойылды|күші жойылған|жокко чыгарылган|бекор карда шуд|бекор шуд
    бекор қилинди|бекор қилинган|буцаагдсан
    cealaithe|curtha ar ceal|canslwyd|wedi'i ganslo|ad-dalwyd|kua whakakorea|ezeztatuta|bertan behera|anul·lat
    anul·lada|cancel·lada|retornat|retornada|devolto|devolta|kkanċellat|imħassar|e kthyer|i kthyer|e stornuar|otkazana
    otkazan|poništena|annuléiert|annulearre|teruggetrek|omgekeer|teruggetrokke|bakfært|fellt niður|endurgreitt
    tagastatud|atsauktud|atmaksāts|atmaksāta|grąžinta|grąžintas|atšauktas mokėjimas|ikinansela|naibalik|nakansela
    telah dibatalkan|dibatalkan oleh pengguna|đã hoàn tiền|đã huỷ bỏ|umeghairiwa|imesitishwa|imerejeshwa|ikhanseliwe
    byahagaritswe|la joojiyay|nofoanana|ləğv olunub|geri qaytarılıb|qaytarılıb|qaytarildi|qaytarilgan
    bekor qilingan to'lov|ýatyryldy|kanselá
    annullert|hætt við|ógild|megszakítva|preklicana|анулиран|لغو شد|අවලංගු කරන ලදී|ပယ်ဖျက်သည်|キャンセル済み|imefutwa
    la kansalay|ikkanċellat|ikkanċellata|ofgebrach|deuseztatuta
    """

  static let failed: StaticString = """
    無効|無効化
    e ganetswe|e gannwe|wotpokazana|geweier|misluk|afgekeur|одбиена|неуспешна|expired|verfallen|vervallen|verlopen|expiré|expirée|caducado|expirado|expirada|scaduto|scaduta|просрочено|kadaluarsa|tamat tempoh|失効|authorization reversed|aegunud|abgelaufen|utgången|utgått|utløpt|udløbet|vanhentunut|vanhentunud|beidzies|pasibaigė|nebegalioja
    wygasła|wygasłe|wygasło|vypršelo|vypršela|vypršalo|lejárt|expirat|expirată|istekla|istekao|poteklo|potekla|изтекла|истекла|истек срок|истекло|прострочено|süresi doldu|έληξε|פג תוקף|منتهي|منتهية|منقضی شده|已过期|已逾期失效|過期|已失效|기간만료|만료|만료됨|期限切れ|หมดอายุ|hết hạn|kadaluwarsa|समाप्त
    declined|deny|denies|failed|rejected|refused|denied|error|failure|aborted|unsuccessful|blocked|bounced|dishonoured|dishonored|not completed|incomplete|invalid|failed transaction|not executed|transaction declined
    abgelehnt|fehlgeschlagen|abgebrochen|zurückgewiesen|nicht ausgeführt|ungültig|abgewiesen|fehler
    geweigerd|mislukt|afgewezen|niet uitgevoerd|afgekeurd
    refusé|refusée|échoué|échouée|rejeté|rejetée|échec|non exécuté|non exécutée
    rechazado|rechazada|declinado|declinada|fallido|fallida|denegado|denegada|sin finalizar|no finalizada|no realizada|no realizado|no procesado|error en la operación
    recusado|recusada|negado|negada|falhou|falhado|falhada|rejeitado|rejeitada|não realizado|não realizada|não efetuado|não concluído|não autorizada
    rifiutato|rifiutata|fallito|fallita|respinto|respinta|non eseguito|non eseguita|negato|negata|non riuscito
    avvisad|nekad|misslyckad|misslyckades|ogiltig|avvist|mislyktes|feilet|afvist|mislykkedes|fejlet
    hylätty|epäonnistunut|estetty|tagasi lükatud|ebaõnnestunud|hafnað|ógilt
    odrzucona|odrzucone|odrzucono|odrzucony|niezrealizowana|odmowa|nieudana|nieudany|niezrealizowane|niewykonana
    kigaanye|zamítnuto|zamítnutá|neprovedeno|odmítnuto|neúspěšná|neúspěšně|neprovedená|zamietnuté|zamietnutá|nevykonaná|odmietnuté|neúspešná|neúspešné
    odbijeno|neuspjelo|neuspešno|odbijena|zavrnjeno|neuspješno|odbačeno|zavrnjena|neizvedeno
    time out|timeout|timed out|отклонен|отклонена|отклонено|отказ|неуспешно|ошибка|не выполнено|failed ошибка|не успешно|отказано
    адхілена|не выканана|fashilmay|fashilantay|відхилено|відмова|помилка|неуспішно|неуспішний|неуспішна|неуспешный|неуспешная|отхвърлена|отказана|неуспешна|отказан|одбијено
    noraidīts|noraidīta|atteikts|neizdevās|atmesta|atmestas|nepavyko|neįvykdyta
    elutasított|elutasítva|sikertelen|meghiúsult|visszautasított|respins|respinsă|eșuat|eșuată|refuzat|refuzată|rebutjat
    απορρίφθηκε|αποτυχία|απέτυχε|απορριφθείσα|reddedildi|başarısız|red|onaylanmadı
    נדחה|נדחתה|נכשל|נכשלה|مرفوض|مرفوضة|فشل|فاشلة|ناموفق
    交易失败|失败|支付失败|还款失败|提现失败|充值失败|已拒绝
    交易失敗|失敗|拒絕|授權失敗|未成功|エラー|不成立|取引失敗|否認
    거절|실패|승인거절|오류|처리불가|thất bại|từ chối|không thành công|bị từ chối|lỗi
    gagal|ditolak|tidak berhasil|tidak berjaya|ล้มเหลว|ปฏิเสธ|ไม่สำเร็จ|รายการไม่สำเร็จ|विफल|असफल|ব্যর্থ
    uğursuz|rədd edilib|muvaffaqiyatsiz|rad etildi|сәтсіз|қабылданбады|четке кагылды
    უარყოფილი|წარუმატებელი|մերժված|амжилтгүй|imeshindwa|imeshindikana|nabigo|tinanggihan|imekataliwa|e refuzuar|refuzuar|dështuar
    αποτυχημένη|ανεπιτυχής|одбиено|неизвршена|አልተሳካም|ያልተሳካ|ውድቅ ተደርጓል|ውድቅ ሆኗል|ኣይተዓወተን|ዘይተዓወተ|បរាជ័យ|មិនជោគជ័យ|បានបដិសេធ
    បដិសេធ|ບໍ່ສຳເລັດ|ບໍ່ສໍາເລັດ|ລົ້ມເຫຼວ|ລົ້ມເຫລວ|ປະຕິເສດ|ຖືກປະຕິເສດ|မအောင်မြင်|မအောင်မြင်ပါ|ငြင်းပယ်|ငြင်းပယ်ခံရ
    ถูกปฏิเสธ|ไม่อนุมัติ|अस्वीकृत|अस्वीकार|विफल हुआ|नामंजूर|अयशस्वी|नाकारले|नाकारला|નિષ્ફળ|અસફળ|અસ્વીકૃત|ਅਸਫਲ|ਅਸਫ਼ਲ
    ਅਸਫ਼ਲ|ਨਾਮਨਜ਼ੂਰ|ਨਾਮਨਜ਼ੂਰ|ব্যর্থ হয়েছে|ব্যর্থ হয়েছে|প্রত্যাখ্যাত|অসফল|ବିଫଳ|ଅସଫଳ|ପ୍ରତ୍ୟାଖ୍ୟାନ|విఫలం|విఫలమైంది
    తిరస్కరించబడింది|ವಿಫಲ|ವಿಫಲವಾಗಿದೆ|ತಿರಸ್ಕೃತ|ತಿರಸ್ಕರಿಸಲಾಗಿದೆ|പരാജയപ്പെട്ടു|പരാജയം|നിരസിച്ചു|നിരസിക്കപ്പെട്ടു|தோல்வி
    தோல்வியடைந்தது|நிராகரிக்கப்பட்டது|අසාර්ථකයි|අසාර්ථක|ප්‍රතික්ෂේප|ප්‍රතික්ෂේප කළා|ප්‍රතික්ෂේප විය|ناکام|مسترد
    مسترد شدہ|نامنظور|رد شده|رد شد|سەرکەوتوو نەبوو|ڕەتکرایەوە|ڕەتکراوە|უარყოფილია|წარუმატებელია|ვერ შესრულდა|մերժվել է
    ձախողված|անհաջող|ձախողվել է|չկատարված|орындалмады|орындалмаған|сәтсіз аяқталды|бас тартылды|қабылданбаған
    четке кагылган|ийгиликсиз|рад карда шуд|рад шуд|номуваффақ|рад этилди|рад этилган|муваффақиятсиз|татгалзсан
    татгалзагдсан
    teipthe|theip air|diúltaithe|methwyd|wedi methu|gwrthodwyd|wedi'i wrthod|kua rahua|baztertuta|ukatuta|rebutjada
    denegat|rexeitado|rexeitada|miċħud|miċħuda|e dështuar|i dështuar|i refuzuar|e pasuksesshme|neuspješna|neuspješan
    neuspjela|odbijen|feelgeschloen|ofgelehnt|ôfwiisd|onsuksesvol|nie geslaag nie|afgewys|mistókst|hafnað af banka
    ebaõnnestus|keeldutud|neveiksmīgs|neveiksmīga|nav izdevies|nesėkminga|nesėkmingas|atmestas mokėjimas|neįvykdytas
    klaida|hindi matagumpay|hindi natuloy|tidak lulus|kedaluwarsa|không hợp lệ|bị lỗi|umeshindwa|umekataliwa
    yehlulekile|yaliwe|byanze|la diiday|tsy tafita|nolavina|rədd edildi|imtina edilib|uğursuz oldu|icra olunmayıb
    rad etilgan|amalga oshmadi|bajarilmadi|ret edildi|şowsuz|refize|echwe
    gescheitert|non riuscita|fallit|caducat|mislykket|epäonnistui|útrunnið|synjað|selhalo|zlyhalo|odmietnutá
    visszautasítva|isteklo|одбијена|истечено|неуспешен|отхвърлен|изтекъл|skaduar|hatalı|zaman aşımı|i̇mtina
    vaxtı bitib|відхилений|адхілены|адмова|памылка|қате|xatolik|ката|аткарылган жок|баш тартылды|хато|иҷро нашуд
    մերժված է|չհաջողված|սխալ|ժամկետանց|ვადაგასული|შეუსრულებელი|סורב|منتهية الصلاحية|لم يتم التنفيذ|خطا|میعاد ختم
    समय समाप्त|মেয়াদোত্তীর্ণ|காலாவதியானது|ප්‍රතික්ෂේපිත|කල් ඉකුත් විය|असफल भयो|म्याद सकियो|หมดเวลา|nag-expire
    ផុតកំណត់|ໝົດອາຍຸ|ပယ်ချသည်|ငြင်းပယ်သည်|သက်တမ်းကုန်|已超时|已拒絕|已過期|已逾時|拒否|결제실패|시간초과|хугацаа дууссан|алдаатай
    imeisha muda|haikufanikiwa|ጊዜው አልፏል|verval|guuldarraystay|rejte|ekspire|theip|irrifjutat|irrifjutata|falla
    skada|falliet|refuséiert|ofgeleent|ofgelaf|huts egin du|iraungita
    """
}
