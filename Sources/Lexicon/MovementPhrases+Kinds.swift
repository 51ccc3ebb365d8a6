/// The kinds of movements as banks, processors and brokers print them, in languages that the lists beside these know less.
extension MovementPhrases {
  /// What sellers give back, and card holders get.
  static let refunds = """
    english: ibinalik na bayad,pagsasauli ng bayad,refund sa customer,refund sa mamimili
    germanic: erstattung,rückerstattung,rueckerstattung,terugbetaling,gutschrift kartenzahlung,rückvergütung
    rückerstattung an käufer,erstattung an kunden,rückzahlung an kunden,restitutie,retourpin
    terugbetaling aan klant,terugbetaling aan koper,retour klant,aankoop terugbetaling,kaartterugbetaling
    terugbetaling aan kliënt,réckbezuelung,remboursement un de client
    nordic: återbetalning,refusjon,refusion,tilbakebetaling,hyvitys,palautus,tagasimakse,återbetalning köp
    återbetalning till kund,återbetalning till köpare,kundretur,refundering,tilbagebetaling,returnering,retur køb
    refundering til kunde,tilbagebetaling til kunde,refusion til køber,retur varekjøp,refusjon til kunde
    tilbakebetaling til kunde,refusjon til kjøper,bakfærsla,endurgreiðsla til viðskiptavinar
    endurgreiðsla til kaupanda
    romance: remboursement,rimborso,rambursare,devolució,remboursement carte,remboursement achat,avoir carte
    remboursement client,remboursement acheteur,remboursement vendeur,storno acquisto,riaccredito,rimborso acquisto
    rimborso al cliente,rimborso all'acquirente,rimborso cliente,rimborso vendita,retur cumpărare
    rambursare către client,rambursare client,retur comandă,reemborsament,devolució de compra
    reemborsament al client,devolució al client,devolució de venda,lajan ranbouse,ranbousman kliyan,ħlas lura
    rifużjoni lill-klijent,ħlas lura lill-klijent
    iberian: reembolso,devolucion,devolución,estorno,estorno de compra,estorno compra,devolución de compra
    reembolso al cliente,reembolso al comprador,devolución de venta,devolución al comprador,reembolso ao comprador
    reembolso ao cliente,devolução de venda,estorno de venda
    slavic: zwrot,возврат,vratka,повернення,povrat,vračilo,vrácení,vrátenie,povrat sredstava,povrat novca
    zwrot dla kupującego,zwrot dla klienta,zwrot środków kupującemu,refundace,návrat platby kartou
    vrácení peněz zákazníkovi,vrácení platby kupujícímu,refundace zákazníkovi,refundácia
    vrátenie peňazí zákazníkovi,vrátenie platby kupujúcemu,refundácia zákazníkovi,dobropis nakupa,vračilo kupcu
    vračilo stranki,vračilo kupnine kupcu,povrat kupcu,povrat novca kupcu,povrat klijentu,повраћај,повраћај новца
    повраћај средстава,povraćaj kupcu,povraćaj novca kupcu,повраћај купцу,повраћај новца купцу,поврат,рефундација
    враќање на средства,поврат на купувач,враќање пари на купувач,връщане на стока,възстановяване на покупка
    възстановяване на клиент,възстановяване на купувач,връщане на сума на клиент,отмена покупки,возврат покупателю
    возврат клиенту,возврат от покупателя,возврат денег покупателю,повернення покупцю,повернення клієнту
    повернення коштів покупцю,вяртанне,вяртанне сродкаў,вяртанне пакупкі,вяртанне пакупніку,вяртанне кліенту
    baltic: visszatérítés,atmaksa,grąžinimas,naudas atmaksa,pinigų grąžinimas,hyvitys asiakkaalle
    palautus asiakkaalle,asiakashyvitys,raha tagastamine,tagasimakse kliendile,tagasimakse ostjale,atgriešana
    atmaksa klientam,atmaksa pircējam,grąžinimas klientui,grąžinimas pirkėjui,pinigų grąžinimas pirkėjui
    vásárlás visszatérítés,visszatérítés a vevőnek,vásárlói visszatérítés,visszafizetés vevőnek,kthim
    kthim i blerjes,kthim parash,rimbursim për klientin,kthim parash klientit
    eastern: iade,επιστροφή,החזר,استرداد,επιστροφή χρημάτων,استرداد وجه,επιστροφή χρημάτων σε πελάτη
    επιστροφή σε αγοραστή,müşteriye iade,satış iadesi,alıcıya iade,qaytarılma,vəsaitin qaytarılması
    müştəriyə geri ödəniş,alıcıya geri qaytarma,қайтару,ақшаны қайтару,сатып алуды қайтару,сатып алушыға қайтару
    клиентке қайтару,qaytarish,pulni qaytarish,xaridni qaytarish,қайтариш,xaridorga qaytarish,mijozga qaytarish
    кайтаруу,акчаны кайтаруу,кардарга кайтаруу,сатып алуучуга кайтаруу,վերադարձ,գնման վերադարձ,վերադարձ գնորդին
    վերադարձ հաճախորդին,დაბრუნება,შესყიდვის დაბრუნება,თანხის დაბრუნება მომხმარებელზე,თანხის დაბრუნება მყიდველთან
    החזר ללקוח,זיכוי לקוח,החזר לקונה,مبلغ مسترد,استرجاع,استرداد للعميل,رد المبلغ للعميل,استرداد للمشتري,برگشت وجه
    عودت وجه,استرداد به مشتری,بازگشت وجه به خریدار,عودت وجه به مشتری
    asian: 退款,返金,환불,pengembalian dana,hoàn tiền,คืนเงิน,واپسی,خریدار کو رقم کی واپسی,کسٹمر ریفنڈ,धन वापसी,वापसी
    ग्राहक को रिफंड,खरीदार को रिफंड,অর্থ ফেরত,ক্রেতাকে রিফান্ড,গ্রাহককে রিফান্ড,பணம் திரும்பப் பெறுதல்,ரீஃபண்ட்
    பணத்தைத் திரும்பப் பெறுதல்,வாடிக்கையாளருக்கு ரீஃபண்ட்,ආපසු ගෙවීම,මුදල් ආපසු ගෙවීම,පාරිභෝගිකයාට ආපසු ගෙවීම
    फिर्ता,रिफन्ड,ग्राहकलाई रकम फिर्ता,ग्राहकलाई रिफन्ड,เงินคืน,คืนสินค้า,รับเงินคืน,คืนเงินให้ลูกค้า
    คืนเงินให้ผู้ซื้อ,คืนเงินผู้ซื้อ,hoàn trả,hoàn tiền mua hàng,hoàn tiền cho người mua,hoàn tiền cho khách
    hoàn tiền khách hàng,pengembalian dana pembeli,pengembalian dana ke pembeli,refund ke pembeli,pulangan wang
    pemulangan wang,bayaran balik pembeli,bayaran balik kepada pelanggan,pulangan wang pelanggan,ការសងប្រាក់វិញ
    បង្វិលសងប្រាក់,សងប្រាក់វិញទៅអតិថិជន,ການຄືນເງິນ,ຄືນເງິນໃຫ້ລູກຄ້າ,ငွေပြန်အမ်းခြင်း,ဝယ်သူသို့ ငွေပြန်အမ်း,消费退款
    消费退货,订单退款,退款给买家,交易退款,买家退款,退貨,消費退款,刷退,訂單退款,退款給買家,買家退款,購入者への返金,返金（販売）,注文の返金,お客様への返金,결제취소,카드취소,승인취소,구매자 환불,고객 환불
    주문취소 환불,판매취소,буцаалт,мөнгө буцаалт,худалдан авалтын буцаалт,худалдан авагчид буцаалт,харилцагчид буцаалт
    african: marejesho,rejesho la pesa,kurejeshewa pesa,marejesho kwa mteja,kurudisha pesa kwa mteja,ተመላሽ,ገንዘብ ተመላሽ
    ለደንበኛ ተመላሽ
    """

  /// What customers pay to sellers.
  static let takings = """
    english: benta,order
    germanic: bestellung,verkaufserlös,auftrag,bestelling,order,verkoopopbrengst,verkope,verkaf
    nordic: försäljning,beställning,order,ordre,bestilling,sala,pöntun
    romance: commande,encaissement,ordine,comandă,plată comandă,comanda,cobrament,vant,kòmand,bejgħ,ordni
    iberian: pedido,cobro,pago de pedido,encomenda,venda aprovada
    slavic: zamówienie,wpłata kupującego,objednávka,tržba,naročilo,narudžba,porudžbina,narudžbina,продаја,поруџбина
    нарачка,поръчка,заказ,доставка покупателю,замовлення
    baltic: tilaus,kauppa,tellimus,pasūtījums,pārdevums,užsakymas,értékesítés,rendelés,megrendelés,shitje,porosi
    eastern: παραγγελία,sipariş,tahsilat,sifariş,сату,тапсырыс,сатылым,sotuv,buyurtma,savdo,сатуу,буйрутма,վաճառք
    պատվեր,გაყიდვა,შეკვეთა,הזמנה,مبيعات,طلب,فروش,سفارش,پرداخت سفارش
    asian: فروخت,آرڈر,बिक्री,ऑर्डर,विक्रय,বিক্রয়,বিক্রি,অর্ডার,விற்பனை,ஆர்டர்,විකුණුම,විකිණීම,ඇණවුම,अर्डर
    ขายสินค้า,คำสั่งซื้อ,รายรับจากคำสั่งซื้อ,ยอดขาย,bán hàng,đơn hàng,doanh thu đơn hàng,doanh thu,pesanan
    penghasilan dari pesanan,jualan,ការលក់,ការបញ្ជាទិញ,ການຂາຍ,ຄຳສັ່ງຊື້,ရောင်းချမှု,အော်ဒါ,销售,订单,订单收入,銷售,訂單,訂單收入
    訂單進帳,売上,販売,注文,受注,판매,주문,상품판매,매출,борлуулалт,захиалга
    african: mauzo,agizo,oda,ሽያጭ,ትዕዛዝ
    """

  /// What processors pay out to sellers, and what they take back of them.
  static let payouts = """
    english: disbursement to bank
    germanic: rückbuchung,rückbelastung,kreditkartenrückbuchung,uitbetaling,uitbetaling naar bank
    uitbetaling bankrekening,terugvordering,terugboeking creditcard,uitbetaling na bank,terugheffing,auszuelung
    auszuelung op bankkonto
    nordic: utbetalning,utbetalning till bank,utbetalning till bankkonto,återdebitering,udbetaling
    udbetaling til bank,udbetaling til bankkonto,indsigelse,utbetaling,utbetaling til bank,utbetaling til bankkonto
    tilbakeføring,reklamasjon,útgreiðsla,útborgun í banka,uppgjör,endurkrafa,kortaendurkrafa
    romance: virement bancaire vendeur,rétrofacturation,impayé carte,contestation de paiement
    trasferimento alla banca,trasferimento su conto bancario,pagamento al venditore,storno di addebito
    contestazione,transfer către bancă,plată către vânzător,virare în contul bancar,refuz la plată,contestare plată
    transferència al banc,liquidació,pagament al venedor,retrocessió de càrrec,contracàrrec,peman nan bank
    transfè nan bank,ħlas fil-bank,ħlas lill-bejjiegħ
    iberian: pago al banco,transferencia a cuenta bancaria,liquidación,contracargo,retrocesión de cargo,disputa
    transferência para o banco,repasse,transferência para conta bancária,contestação
    slavic: reklamacja płatności,vyplacení,zpětné zúčtování,reklamace platby,vyplatenie,spätné zúčtovanie
    reklamácia platby,izplačilo,izplačilo na bančni račun,izplačilo na banko,povratna bremenitev
    reklamacija plačila,isplata,isplata na bankovni račun,isplata na račun,povratno terećenje
    reklamacija transakcije,исплата,исплата на рачун,povratno zaduženje,рекламација трансакције,исплата на сметка
    исплата кон банка,рекламација на трансакција,изплащане,изплащане по банкова сметка,изплащане към банка,чарджбек
    оспорено плащане,выплата,перечисление продавцу,вывод средств,вывод на банковский счет,чарджбэк
    оспаривание платежа,опротестование,виплата,виплата на рахунок,виведення коштів,оскарження платежу,вывад сродкаў
    аспрэчванне плацяжу
    baltic: maksu pankkitilille,tilitys,takaisinveloitus,maksun riitautus,väljamakse,väljamakse pangakontole
    väljamakse panka,tagasinõue,vaidlustatud makse,izmaksa,izmaksa uz bankas kontu,izmaksa uz banku,pretprasība
    strīds par maksājumu,išmokėjimas,išmokėjimas į banką,išmoka,ginčijamas mokėjimas,mokėjimo atšaukimas,kifizetés
    kifizetés bankszámlára,kiutalás,visszaterhelés,kártyareklamáció,pagesë në bankë,transferim në bankë
    kontestim pagese
    eastern: πληρωμή σε τράπεζα,εκταμίευση σε τράπεζα,αντιστροφή χρέωσης,αμφισβήτηση συναλλαγής,hakediş ödemesi
    bankaya aktarım,satıcı ödemesi,bankaya para aktarma,ters ibraz,hesaba çıxarış,bank hesabına köçürmə,çarcbek
    mübahisəli əməliyyat,төлем алу,шотқа шығару,чарджбэк,төлемге дауласу,pul yechib olish,hisobga chiqarish
    charjbek,эсепке чыгаруу,каражатты чыгаруу,դուրսբերում,վճարում բանկային հաշվին,չարջբեք,գործարքի բողոքարկում
    თანხის გატანა ბანკში,გატანა საბანკო ანგარიშზე,ჩარჯბექი,გასაჩივრებული ტრანზაქცია,העברה לבנק,העברה לחשבון בנק
    הכחשת עסקה,הכחשת עסקאות,ביטול חיוב,تحويل إلى البنك,تحويل إلى الحساب البنكي,دفعة للبائع,تسوية
    رد المبالغ المدفوعة,اعتراض على عملية,نزاع,تسویه حساب,تسویه,واریز به حساب بانکی,برگشت تراکنش,اعتراض به تراکنش
    asian: بینک میں منتقلی,بینک کو ادائیگی,چارج بیک,बैंक में भुगतान,बैंक सेटलमेंट,बैंक में ट्रांसफर,चार्जबैक
    विवादित भुगतान,ব্যাংকে স্থানান্তর,পেআউট,ব্যাংক সেটেলমেন্ট,চার্জব্যাক,வங்கிக்கு மாற்றம்,வங்கிக்குச் செலுத்துதல்
    சார்ஜ்பேக்,බැංකුවට ගෙවීම,බැංකුවට මාරු කිරීම,बैंक ट्रान्सफर,बैंकमा भुक्तानी,चार्जब्याक,ถอนเงินเข้าบัญชีธนาคาร
    โอนเงินเข้าธนาคาร,โอนเงินให้ผู้ขาย,การปฏิเสธการชำระเงิน,เรียกเงินคืน,โต้แย้งรายการ,chi trả về ngân hàng
    bồi hoàn,khiếu nại giao dịch,đòi bồi hoàn,pencairan dana,penarikan dana,tarik saldo ke bank,penarikan saldo
    tolak bayar,sengketa transaksi,bayaran keluar,pengeluaran ke bank,pembayaran kepada penjual,caj balik
    pertikaian transaksi,ដកប្រាក់ទៅធនាគារ,ផ្ទេរទៅធនាគារ,ໂອນເງິນເຂົ້າທະນາຄານ,ဘဏ်သို့ ငွေလွှဲခြင်း,结算到银行卡,打款,结算款,拒付
    退单,交易争议,提領,撥款,轉帳至銀行,提領至銀行帳戶,退單,爭議款,振込申請,売上金振込,銀行振込（売上金）,入金（売上）,支払い異議申立て,정산,정산금 지급,정산금,판매대금 정산,차지백,지불거절,이의제기
    банк руу шилжүүлэг,татан авалт
    african: malipo kwenda benki,kuhamisha kwenda benki,ወደ ባንክ ማስተላለፍ
    """

  /// What marketplaces take of a sale.
  static let commissions = """
    germanic: provision,verkaufsprovision,verkaufsgebühr,vermittlungsgebühr,verkoopcommissie,verkoopkosten,provisie
    kommissie,verkoopkommissie,kommissioun,verkafskommissioun
    nordic: provision,försäljningsavgift,försäljningsprovision,förmedlingsavgift,kommission,salgsgebyr
    salgsprovision,provisjon,kommisjon,salgsprovisjon,söluþóknun,þóknun,umboðslaun
    romance: commission,kummissjoni,kummissjoni fuq il-bejgħ
    iberian: comissão,comissão de venda,taxa de venda
    slavic: provize,provize z prodeje,provízia,provízia z predaja,комисиона,комисиона от продажба,комисионна
    вознаграждение маркетплейса,вознаграждение за продажу,камісія за продаж,камісія маркетплэйса
    baltic: provisio,komissio,myyntipalkkio,välityspalkkio,vahendustasu,müügitasu,starpniecības maksa,komisiniai
    eastern: satış komisyonu,komissiya,satış komissiyası,сату комиссиясы,sotuv komissiyasi,savdo komissiyasi
    сатуу комиссиясы,կոմիսիոն վճար,کمیسیون,کمیسیون فروش
    asian: کمیشن,سیلز کمیشن,कमीशन,बिक्री कमीशन,কমিশন,বিক্রয় কমিশন,கமிஷன்,விற்பனைக் கமிஷன்,தரகு,කොමිස්,කොමිස් මුදල
    कमिसन,कमिशन,बिक्री कमिसन,ค่าคอมมิชชั่น,ค่าคอมมิชชัน,ค่าธรรมเนียมการขาย,hoa hồng,phí hoa hồng,phí cố định
    phí bán hàng,komisi,komisi penjualan,potongan komisi,komisen,komisen jualan,yuran komisen,កម្រៃជើងសា,ຄ່ານາຍໜ້າ
    ຄ່າຄອມມິດຊັ່ນ,ကော်မရှင်ခ,佣金,平台佣金,销售佣金,交易佣金,銷售佣金,成約料,システム利用料,판매수수료,중개수수료,서비스이용료,комисс
    african: kamisheni,kamisheni ya mauzo,ኮሚሽን,የሽያጭ ኮሚሽን
    """

  /// What investors sold.
  static let soldShares = """
    english: pagbenta ng stocks,pagbebenta ng sapi
    germanic: verkaf vu wäertpabeieren,verkaf vun aktien
    nordic: försäljning värdepapper,värdepappersförsäljning,sala verðbréfa,verðbréfasala
    romance: vant aksyon,bejgħ ta' ishma,bejgħ ta' titoli
    slavic: rozliczenie transakcji sprzedaży,продаја хартија од вредности,продаја акција
    baltic: arvopaperimyynti,osakemyynti,értékpapír értékesítés,részvényeladás,shitje letrash me vlerë
    shitje aksionesh
    eastern: hisse senedi satım,qiymətli kağızların satışı,səhm satışı,бағалы қағаздарды сату,акция сату
    qimmatli qog‘ozlar sotish,aksiya sotish,баалуу кагаздарды сатуу,акция сатуу,արժեթղթերի վաճառք
    բաժնետոմսերի վաճառք,ფასიანი ქაღალდების გაყიდვა,აქციების გაყიდვა,מכירת ניירות ערך,فروش سهام,فروش اوراق بهادار
    asian: حصص کی فروخت,شیئرز کی فروخت,शेयर बिक्री,प्रतिभूति विक्रय,শেয়ার বিক্রয়,সিকিউরিটিজ বিক্রয়,பங்கு விற்பனை
    பங்குகள் விற்பனை,කොටස් විකිණීම,सेयर बिक्री,ขายหลักทรัพย์,ขายหุ้น,jualan saham,លក់មូលបត្រ,លក់ភាគហ៊ុន,ຂາຍຫຼັກຊັບ
    ຂາຍຮຸ້ນ,ရှယ်ယာရောင်းချခြင်း,沽出,주식매도,매도체결,현금매도,үнэт цаас худалдах,хувьцаа зарах
    african: uuzaji wa hisa,kuuza hisa,አክሲዮን ሽያጭ
    """

  /// And bought.
  static let boughtShares = """
    germanic: aandele gekoop,kaf vu wäertpabeieren,kaf vun aktien
    nordic: värdepappersköp,aktieköp,købt,kjøp verdipapirer,kjøpt,verdipapirkjøp,kjøp aksjer,kaup verðbréfa
    verðbréfakaup,hlutabréfakaup
    romance: achiziție titluri,acha aksyon,xiri ta' ishma,xiri ta' titoli
    slavic: rozliczenie transakcji kupna,куповина хартија од вредности,куповина акција,купување хартии од вредност
    купување акции,купівля цінних паперів,купівля цп,купівля акцій,купівля овдп,купля каштоўных папер,купля акцый
    baltic: osto,arvopaperin osto,arvopaperiosto,osakeosto,részvényvétel
    eastern: hisse senedi alım,qiymətli kağızların alışı,səhm alışı,qimmatli qog‘ozlar sotib olish
    aksiya sotib olish,баалуу кагаздарды сатып алуу,акция сатып алуу,ფასიანი ქაღალდების ყიდვა,აქციების ყიდვა
    קניית ניירות ערך
    asian: प्रतिभूति क्रय,பங்கு வாங்குதல்,பங்குகள் வாங்குதல்,ซื้อหลักทรัพย์,ซื้อหุ้น,belian saham,ទិញមូលបត្រ
    ទិញភាគហ៊ុន,ຊື້ຫຼັກຊັບ,ຊື້ຮຸ້ນ,ရှယ်ယာဝယ်ယူခြင်း,주식매수,매수체결,현금매수
    african: kununua hisa
    """

  /// What shares and funds yield.
  static let shareYields = """
    english: dibidendo
    germanic: ertragsgutschrift,dividendengutschrift,kontantdividend,dividenden
    nordic: kontantutdelning,aktieudbytte,kontantutbytte,aksjeutbytte,arður,arðgreiðsla
    romance: coupon,encaissement coupon,dividends,abonament de dividends,dividann
    iberian: pagamento de dividendos
    slavic: dywidendy,dividendy,дивиденда,исплата дивиденде,исплата на дивиденда,дивидент,изплащане на дивидент
    дивиденти,выплата дивидендов,виплата дивідендів,дивіденд,дывідэнды,выплата дывідэндаў
    baltic: osingonmaksu,osinkotuotto,dividendid,dividenžu izmaksa,dividendas,dividendų išmokėjimas,osztalékfizetés
    eastern: μερίσματα,καταβολή μερίσματος,kar payı,дивидендтер,дивиденддер,շահաբաժին,շահաբաժնի վճարում,დივიდენდი
    დივიდენდის გადახდა,توزيعات نقدية,أرباح موزعة,أرباح أسهم,سود سهام,سود نقدی سهام,سود تقسیمی
    asian: ڈیویڈنڈ,लाभांश,डिविडेंड,লভ্যাংশ,ডিভিডেন্ড,নগদ লভ্যাংশ,ஈவுத்தொகை,டிவிடெண்ட்,பங்காதாயம்,ලාභාංශ,ලාභාංශය
    नगद लाभांश,ปันผล,รับเงินปันผล,ភាគលាភ,ເງິນປັນຜົນ,အမြတ်ဝေစု,红利,派息,分配金,배당금입금,현금배당,ногдол ашиг,ногдол ашгийн орлого
    african: gawio,mgao wa faida,የትርፍ ድርሻ,የአክሲዮን ትርፍ ድርሻ
    """

  /// What comes in.
  static let incomes = """
    english: fee refund,fees refund,refund of fee,refund of fees,commission refund,pagdeposito ng cash,natanggap na pera,papasok na transfer,kinitang interes,sweldo
    germanic: einzahlung geldautomat,eingehende überweisung,gehaltseingang,bonusgutschrift,storting geldautomaat
    ontvangen overboeking,inkomende overboeking,overboeking ontvangen,salarisbetaling,cashbackbeloning
    kontant inbetaling,inkomende oordrag,oordrag ontvang,inkomende betaling,kontant terug,kontantbeloning
    erakommend iwwerweisung,iwwerweisung kritt
    nordic: inkommande överföring,mottagen överföring,överföring från,swish mottagen,löneinsättning,löneutbetalning
    återbäring,bonusåterbäring,kontant indsætning,indgående overførsel,overførsel fra,lønindbetaling,kontantbonus
    overføring inn,innkommende overføring,mottatt overføring,lønnsutbetaling,bonusutbetaling,innlögn reiðufjár
    millifærsla inn,móttekin millifærsla,launagreiðsla
    romance: virement en votre faveur,virement entrant,intérêts créditeurs,intérêts acquis,rémunération
    remise en argent,bonifico in entrata,interessi attivi,interessi creditori,emolumenti,depunere numerar
    depunere de numerar,alimentare numerar,transfer primit,transfer de intrare,ingrés caixer,bizum rebut
    traspàs rebut,salari,depo kach,transfè resevwa,lajan resevwa,enterè sou depo,pewòl,depożitu ta' flus kontanti
    depożitu fi flus,trasferiment riċevut,trasferiment li daħal,ħlas riċevut
    iberian: ingreso en cajero,transferencia a su favor,transferencia entrante,bizum recibido,intereses a su favor
    reintegro promocional,entrega em numerário,ted recebida,transferência a crédito,juros creditados,juros credores
    vencimento,ordenado
    slavic: wpłata gotówki,wpłata gotówkowa,wpłata we wpłatomacie,przelew na konto,przelew otrzymany
    kapitalizacja odsetek,naliczenie odsetek,dopisanie odsetek,pensja,moneyback,příjem převodem,připsaný úrok
    kreditní úrok,prijatá úhrada,došlá platba,kreditný úrok,pripísaný úrok,peniaze späť,polog gotovine
    vplačilo gotovine,polog na bankomatu,prejeto nakazilo,prejeto plačilo,prejeti prenos,osebni dohodek
    nakazilo plače,povračilo dela nakupa,uplata gotovine,uplata na bankomatu,primljena uplata,primljeni prijenos
    pripis kamate,isplata plaće,osobni dohodak,uplata plaće,polaganje gotovine,uplata pazara,уплата готовине
    полагање готовине,примљена уплата,припис камате,plata,isplata zarade,зарада,плата,исплата зараде,keš bek
    кеш бек,uplata plate,уплата на готовина,готовинска уплата,депозит на готовина,примена уплата,кешбек
    вноска на каса,вноска в брой,внасяне на каса,входящ превод,кредитен превод получен,начислена лихва
    кредитна лихва,изплатена лихва,трудово възнаграждение,върнати пари,внесение наличных,взнос наличных
    внесение наличных через банкомат,прием наличных,перевод от,выплата процентов,кэшбэк,выплата кэшбэка,кешбэк
    вознаграждение за операции покупок,внесення готівки,готівковий внесок,нарахування відсотків,виплата відсотків
    виплата кешбеку,виведення кешбеку,унясенне наяўных,папаўненне наяўнымі,уваходны перавод,налічэнне працэнтаў
    выплата працэнтаў,кэшбэк за пакупкі
    baltic: saapuva tilisiirto,saapuva maksu,viitesiirto saapuva,saapuva siirto,palkanmaksu,palkkamaksu,ostohyvitys
    bonus,sularaha sissepanek,sissetulev makse,laekunud makse,ülekanne sisse,raha tagasi,ostuboonus
    saņemts maksājums,ienākošais pārskaitījums,saņemtais pārskaitījums,procentu izmaksa,procentu ienākumi
    darba samaksa,naudas atmaksas bonuss,grynųjų pinigų įnešimas,pinigų įnešimas,gautas mokėjimas,gautas pavedimas
    gautas pervedimas,palūkanų mokėjimas,pinigų grąžinimo premija,grąžinta pinigų dalis,atm befizetés,bejövő utalás
    beérkező átutalás,betéti kamat,látra szóló kamat,pénzvisszatérítés,derdhje cash,transfertë e marrë
    transfer hyrës,interes i fituar,rrogë
    eastern: λήψη εμβάσματος,μεταφορά από,atm para yatırma,nakit yatırma,nakit yatan,gelen transfer,mevduat faizi
    para iadesi kampanyası,para puan,nağd pulun mədaxili,daxil olan köçürmə,gələn köçürmə,depozit faizi,keşbek
    keşbək,қолма-қол ақша салу,қолма-қол ақша енгізу,кіріс аударым,кіріс аударымы,келіп түскен аударым,еңбекақы
    кешбэк,бонус,naqd pul kiritish,naqd pul qo‘yish,kiruvchi o‘tkazma,qabul qilingan o‘tkazma,foiz daromadi
    omonat foizlari,oylik,maosh,keshbek,накталай акча салуу,накталай акча киргизүү,кирген которуу,келген которуу
    кирүүчү которуу,пайыздарды чегерүү,айлык,кэшбэк,կանխիկի մուտքագրում,կանխիկ ավանդադրում,մուտքային փոխանցում
    ստացված փոխանցում,տոկոսների վճարում,քեշբեք,ნაღდი ფულის შეტანა,თანხის შეტანა,შემოსული გადარიცხვა,ქეშბექი
    თანხის უკან დაბრუნება,הפקדת מזומן,העברה נכנסת,העברה מ,קבלת העברה,ריבית זכות,ריבית על פיקדון,קאשבק,تحويل من
    فوائد دائنة,رواتب,كاش باك,واریز نقد,واریز وجه نقد,انتقال دریافتی,انتقال وجه واریزی,واریز پایا,سود علی‌الحساب
    حقوق,حقوق و دستمزد,کش بک,بازگشت نقدی,کش‌بک
    asian: رقم جمع,کیش ڈپازٹ,موصول رقم,موصولہ منتقلی,رقم موصول,کیش بیک,रोकड़ जमा,प्राप्त राशि,आवक अंतरण
    पैसे प्राप्त हुए,सैलरी,টাকা প্রাপ্তি,প্রাপ্ত অর্থ,রিসিভ মানি,ரொக்க வைப்பு,பண வைப்பு,பெறப்பட்ட பணம்
    உள்வரும் பரிமாற்றம்,பணம் பெறப்பட்டது,கேஷ்பேக்,මුදල් තැන්පතුව,මුදල් තැන්පත් කිරීම,ලැබුණු මුදල්,ලැබුණු මාරුව
    කෑෂ්බැක්,रकम जम्मा,प्राप्त रकम,रकम प्राप्त,रकम प्राप्ति,क्यासब्याक,ฝากเงินสดผ่านเครื่อง,ดอกเบี้ยรับ
    ดอกเบี้ยเงินฝาก,เงินเดือนเข้า,ค่าจ้าง,เงินคืนแคชแบ็ก,แคชแบ็ก,เครดิตเงินคืน,gửi tiền mặt,nhận chuyển khoản
    tiền vào,trả lãi,nhập lãi,lương,chi lương,terima transfer,dana masuk,kiriman uang masuk,bagi hasil
    simpanan tunai,pemindahan masuk,terima pindahan,pulangan tunai,rebat tunai,ដាក់សាច់ប្រាក់,ការដាក់ប្រាក់
    ប្រាក់ផ្ទេរចូល,ទទួលការផ្ទេរ,ការប្រាក់ទទួលបាន,បើកប្រាក់បៀវត្ស,ប្រាក់បង្វិល,ຝາກເງິນສົດ,ຮັບເງິນໂອນ,ເງິນໂອນເຂົ້າ
    ໂອນເຂົ້າ,ດອກເບ້ຍເງິນຝາກ,ငွေသွင်းခြင်း,ငွေသားသွင်းခြင်း,ငွေလက်ခံ,ငွေလွှဲလက်ခံခြင်း,လက်ခံရရှိငွေ,အတိုးရငွေ
    ငွေပြန်ရ,现存,atm存款,转账收入,汇入,他行汇入,薪资,薪金,返现,现金返还,匯入,現金回饋,現金回贈,回饋金,現金預入,入金（現金）,預け入れ,被振込,振替入金,受取,キュウヨ,キャッシュバック,現金還元
    ポイント還元,현금입금,atm입금,cd입금,무통장입금,타행이체입금,이체입금,입금이체,예금이자,결산이자,이자입금,급여이체,상여금,캐쉬백,бэлэн орлого,бэлэн мөнгө хийх
    бэлэн мөнгөний орлого,шилжүүлгийн орлого,хүү олголт,цалингийн орлого,кэшбэк,урамшуулал
    african: amana ya fedha taslimu,pesa zilizopokelewa,kupokea pesa,fedha zilizopokelewa,riba iliyopatikana
    ጥሬ ገንዘብ ተቀማጭ,ገንዘብ ማስገባት,ገቢ ዝውውር,የተቀበሉት ገንዘብ,የወለድ ገቢ,የደመወዝ ክፍያ
    """

  /// What a wallet is filled with; on the account or the card behind it that is what goes out.
  static let topUps = """
    english: pag-top up
    germanic: aufladung,guthabenaufladung,wallet-aufladung,kontoaufladung,opwaardering,saldo opwaarderen,opladen
    opwaarderen,aanvulling,saldo-aanvulling,herlaai,oplueden,opluedung
    nordic: påfyllning,ladda på,saldopåfyllning,uppladdning,optankning,optank,opfyldning,tank op,påfylling,fyll på
    lading,saldopåfylling,áfylling,hleðsla,áfylling korts
    romance: recharge,recharge du compte,approvisionnement,ricarica,ricarica carta,ricarica wallet,ricarica conto
    alimentare card,încărcare,reîncărcare,recàrrega,recàrrega de saldo,càrrega de targeta,rechaj,rechaje kont
    żieda fil-bilanċ
    iberian: recarga,recarga de saldo,recarga de monedero,carregamento,carregamento de saldo,adição de saldo
    slavic: doładowanie,zasilenie konta,zasilenie portfela,doładowanie salda,dobití,dobití kreditu,dobití peněženky
    dobití karty,dobitie,dobitie kreditu,dobitie peňaženky,dobitie karty,polnitev,polnjenje,polnitev računa
    polnitev denarnice,nadoplata,dopuna,nadoplata računa,nadoplata novčanika,dopuna računa,dopuna novčanika,допуна
    допуна рачуна,дополнување,надополнување,дополнување на сметка,зареждане,зареждане на сметка,папаўненне
    папаўненне рахунку,папаўненне карткі
    baltic: lataus,saldon lataus,lompakon lataus,laadimine,kontole laadimine,raha laadimine,papildināšana
    konta papildināšana,kartes papildināšana,papildymas,sąskaitos papildymas,piniginės papildymas,feltöltés
    egyenlegfeltöltés,számla feltöltése,kártyafeltöltés,mbushje,rimbushje,ngarkim
    eastern: φόρτιση,φόρτιση κάρτας,φόρτιση λογαριασμού,bakiye yükleme,para yükleme,cüzdana para yükleme,yükleme
    balans artırma,balansın artırılması,hesabın artırılması,толтыру,шотты толтыру,картаны толтыру,тўлдириш
    համալրում,հաշվի համալրում,լիցքավորում,შევსება,ანგარიშის შევსება,ბალანსის შევსება,טעינה,טעינת ארנק,טעינת יתרה
    شحن المحفظة,شحن الرصيد,إضافة رصيد,شارژ,شارژ کیف پول,افزایش موجودی
    asian: ٹاپ اپ,والٹ ٹاپ اپ,بیلنس لوڈ,टॉप-अप,वॉलेट टॉप-अप,वॉलेट में जोड़े गए,पैसे जोड़े गए,টপ-আপ,অ্যাড মানি
    ওয়ালেট টপ-আপ,டாப்-அப்,வாலட் டாப்-அப்,ටොප් අප්,රීලෝඩ්,टप-अप,वालेट लोड,लोड फन्ड,เติมเงิน,เติมเงินวอลเล็ท
    เติมเงินเข้าวอลเล็ท,เติมเงินเข้ากระเป๋า,nạp tiền,nạp tiền vào ví,nạp ví,nạp tiền ví,isi saldo,isi ulang
    top up saldo,tambah nilai,tambah baki,isi semula,tambah nilai ewallet,បញ្ចូលទឹកប្រាក់,បញ្ចូលប្រាក់,ເຕີມເງິນ
    ຕື່ມເງິນ,ငွေဖြည့်,ငွေဖြည့်ခြင်း,增值,儲值,加值,충전,머니충전,포인트충전,잔액충전,цэнэглэлт,данс цэнэглэх,хэтэвч цэнэглэлт
    african: kuongeza salio,ongeza salio,kujaza salio,ሂሳብ መሙላት
    """

  /// What goes out.
  static let expenses = """
    english: ipinadalang pera,papalabas na transfer,bayarin,bayad sa serbisyo,singil sa serbisyo,direktang debit
    awtomatikong debit
    germanic: bargeldabhebung,ausgehende überweisung,kontoführungsentgelt,spesen,contante opname
    uitgaande overboeking,overboeking naar,bankkosten,servicekosten,transactiekosten,ingehouden belasting
    uitgaande oordrag,oordrag na,uitgaande betaling,diensgelde,bargeldofhiewung,bancomat,erausgaangend iwwerweisung
    fraisen,bankfraisen,käschten,direkt ofbuchung
    nordic: kontantuttag,bankomatuttag,utgående överföring,skickad överföring,överföring till,swish skickad
    bankavgift,kontoavgift,serviceavgift,avdragen skatt,hævning,kontanthævning,udbetaling automat
    udgående overførsel,overførsel til,afsendt overførsel,overførsel sendt,kontogebyr,servicegebyr,bankgebyr
    automatisk betaling,direkte debitering,tilbageholdt skat,minibank,kontantuttak,overføring ut
    utgående overføring,overføring til,sendt overføring,omkostninger,banktjenester,avtalegiro betaling
    direkte trekk,reiðufjárúttekt,millifærsla út,millifærsla á,gjald,þóknun banka
    romance: virement sortant,virement sepa émis,vir émis,retenue à la source,prélèvements sociaux
    bonifico in uscita,bonifico disposto,bonifico inviato,disposizione di bonifico,spese,competenze e spese
    imposta di bollo,ritenuta fiscale,transfer trimis,transfer de ieșire,ordin de plată,debitare directă
    plată prin debitare directă,impozit reținut,impozit la sursă,impozit pe dividende,reintegrament
    reintegrament caixer,disposició d'efectiu,bizum enviat,traspàs emès,despeses,quota,càrrec domiciliat
    retenció fiscal,retrè,transfè voye,lajan voye,frè sèvis,frè bank,debi dirèk,prelèvman otomatik
    trasferiment mibgħut,trasferiment li ħareġ,trasferiment lil,tariffa,ħlas tas-servizz,spejjeż tal-bank
    debitu dirett,taxxa minn ras il-għajn
    iberian: reintegro,transferencia realizada,bizum enviado,gastos,retención fiscal,ted enviada
    comissão de manutenção,encargos,débito direto,débito direto sepa,débito em conta,retenção na fonte
    slavic: przelew z rachunku,przelew zewnętrzny wychodzący,przelew wysłany,podatek od odsetek,podatek u źródła
    podatek od dywidendy,platba převodem uvnitř banky,cena za službu,platba inkasem,inkasní platba,srážková daň
    daň z úroku,daň z dividendy,odoslaná platba,platobný príkaz,platba inkasom,zrážková daň,daň z úrokov
    poslano nakazilo,plačilni nalog,stroški,direktna obremenitev,sepa direktna obremenitev,davčni odtegljaj
    akontacija dohodnine,isplata gotovine,podizanje na bankomatu,nalog za plaćanje,poslani prijenos,trošak
    izravno terećenje,sepa izravno terećenje,porez na kamate,porez po odbitku,porez i prirez,подизање готовине
    исплата готовине,подизање на банкомату,nalog za prenos,налог за пренос,troškovi održavanja računa
    накнада,накнада за вођење рачуна,direktno zaduženje,директно задужење,porez na kamatu,порез по одбитку
    troškovi,direktno terećenje,подигање на банкомат,исплата на готовина,испратен трансфер,надомест,надоместок
    месечен надоместок,директно задолжување,задржан данок,изходящ превод,нареден превод,издаден превод
    изпратен превод,такси и комисиони,директен дебит,незабавно инкасо,автоматично плащане,данък върху лихва
    данък при източника,удържан данък,перевод клиенту банка,плата за обслуживание,абонентская плата
    прямое дебетование,удержание ндфл,удержание налога,видача готівки,отримання готівки
    переказ на картку,переказ зі своєї картки,плата за обслуговування,абонплата,пряме дебетування
    регулярний платіж,утримання податку,військовий збір,зняцце наяўных,выдача наяўных
    атрыманне наяўных,выходны перавод,перавод на картку,камісія,камісія банка,плата за абслугоўванне
    прамое дэбетаванне,падаходны падатак
    baltic: käteisnosto,lähtevä maksu,lähtevä siirto,tilinhoitomaksu,palkkiot,väljavõtt,väljaminev makse
    ülekanne välja,väljuv makse,kuutasu,e-arve püsimakse,kinnipeetud tulumaks,izņemšana bankomātā
    skaidras naudas izmaksa,izejošais pārskaitījums,maksājuma uzdevums,apkalpošanas maksa,mēneša maksa
    tiešais debets,automātiskais rēķinu maksājums,ienākuma nodoklis,ieturētais nodoklis,išgryninimas
    mokėjimo nurodymas,išsiųstas pavedimas,atliktas pervedimas,paslaugų planas,automatinis mokėjimas,pénzfelvétel
    kimenő utalás,eseti átutalás,költség,csoportos beszedés,csoportos beszedési megbízás,személyi jövedelemadó
    transfertë e dërguar,transfer dalës,tarifë,tarifë mirëmbajtjeje,debitim direkt,debi direkte,tatim në burim
    eastern: αποστολή εμβάσματος,μεταφορά σε,έξοδα,τέλη,πάγια εντολή,πληρωμή πάγιας εντολής,παρακράτηση φόρου
    φόρος τόκων,giden transfer,masraf,hesap işletim ücreti,i̇şlem ücreti,doğrudan borçlandırma,gelir vergisi
    nağd vəsaitin çıxarılması,göndərilən köçürmə,çıxan köçürmə,xidmət haqqı,bank komissiyası,rüsum,birbaşa debet
    avtomatik ödəniş,gəlir vergisi,ödəmə mənbəyində vergi,шығыс аударым,шығыс аударымы,қызмет көрсету ақысы
    банк комиссиясы,тікелей дебеттеу,табыс салығы,салықты ұстап қалу,chiquvchi o‘tkazma
    yuborilgan o‘tkazma,xizmat haqi,bank komissiyasi,avtomatik to‘lov,daromad solig‘i
    банкоматтан акча алуу,акча чыгаруу,чыгуучу которуу,жөнөтүлгөн которуу,тейлөө акысы
    киреше салыгы,կանխիկի ստացում,ելքային փոխանցում,սպասարկման վճար,ուղղակի դեբետագրում
    եկամտային հարկ,თანხის გატანა,გასული გადარიცხვა,პირდაპირი დებეტი,ავტომატური გადახდა
    საშემოსავლო გადასახადი,כספומט,העברה יוצאת,העברה אל,ביצוע העברה,העברה לחשבון אחר,עמלות,דמי ניהול
    חיוב בהרשאה,הרשאה לחיוב,ניכוי מס במקור,מס במקור,מס רווחי הון,تحويل إلى,مصاريف,خصم مباشر
    ضريبة القيمة المضافة,ضريبة مستقطعة,ضريبة الاستقطاع,دریافت وجه نقد,انتقال وجه,انتقال به,حواله پایا,هزینه خدمات
    پرداخت خودکار,مالیات تکلیفی,مالیات بر ارزش افزوده
    asian: رقم نکلوانا,نقد رقم نکلوانا,کیش نکلوانا,رقم کی منتقلی,رقم بھیجی,بھیجی گئی رقم,بینک چارجز,ڈائریکٹ ڈیبٹ
    براہ راست ڈیبٹ,ودہولڈنگ ٹیکس,भेजी गई राशि,जावक अंतरण,धन अंतरण,पैसे भेजे गए,प्रभार,डायरेक्ट डेबिट,ऑटो डेबिट
    টাকা পাঠানো,ফান্ড ট্রান্সফার,চার্জ,ব্যাংক চার্জ,ডাইরেক্ট ডেবিট,অটো ডেবিট,অটো পে
    উৎসে কর,আবগারি শুল্ক,ஏடிஎம் பணம் எடுப்பு,ரொக்கம் எடுத்தல்,அனுப்பிய பணம்,வெளிச்செல்லும் பரிமாற்றம்
    பணப் பரிமாற்றம்,கட்டணம்,வங்கிக் கட்டணம்,நேரடிப் பற்று,தானியங்கிப் பற்று,வருமான வரி,ආපසු ගැනීම,මුදල් යැවීම
    මුදල් මාරුව,මුදල් මාරු කිරීම,ගාස්තුව,සේවා ගාස්තුව,බැංකු ගාස්තු,සෘජු හර කිරීම,රඳවා ගැනීමේ බද්ද,रकम झिकेको
    रकम पठाइएको,रकम ट्रान्सफर,डाइरेक्ट डेबिट,अटो डेबिट,โอนเงิน,เงินโอนออก,โอนเงินออก,ค่าบริการ
    ค่าธรรมเนียมธนาคาร,ค่ารักษาบัญชี,หักบัญชีอัตโนมัติ,หักบัญชี,ตัดบัญชีอัตโนมัติ,ภาษี,ภาษีหัก ณ ที่จ่าย
    ภาษีดอกเบี้ย,chuyển khoản đi,chuyển tiền,tiền ra,phí duy trì tài khoản,phí giao dịch,ghi nợ tự động
    ủy nhiệm thu,trích nợ tự động,ghi nợ trực tiếp,thuế tncn,thuế khấu trừ,thuế gtgt,penarikan tunai,penarikan
    kirim uang,transfer ke,dana keluar,debit otomatis,auto debet,potongan pajak,pengeluaran,pemindahan keluar
    pindahan wang,caj bank,debit terus,cukai pegangan,cukai perkhidmatan,ដកសាច់ប្រាក់,ផ្ទេរប្រាក់,ផ្ទេរប្រាក់ចេញ
    ការផ្ទេរប្រាក់,កម្រៃ,ឥណពន្ធផ្ទាល់,កាត់ប្រាក់ស្វ័យប្រវត្តិ,ពន្ធ,ពន្ធកាត់ទុក,ຖອນເງິນສົດ,ໂອນເງິນ,ເງິນໂອນອອກ
    ຄ່າບໍລິການ,ຫັກບັນຊີອັດຕະໂນມັດ,ຕັດບັນຊີອັດຕະໂນມັດ,ພາສີ,ອາກອນ,ငွေသားထုတ်ယူခြင်း,ငွေလွှဲ,ငွေလွှဲခြင်း
    ငွေလွှဲပို့ခြင်း,ဝန်ဆောင်မှုကြေး,အခွန်,ဝင်ငွေခွန်,现金支取,转账汇款,汇出,服务费,年费,账户管理费,代扣,代收,扣税,代扣税,匯出,服務費,年費,帳戶管理費,自動轉帳
    直接付款,稅款,證券交易稅,引き出し,振込,送金,お振込,口座管理料,口振,自動引き落とし,税金,源泉徴収税,源泉税,譲渡益税,현금출금,atm출금,cd출금,이체출금,타행이체,송금,이체수수료,연회비,이용수수료
    cms출금,자동납부,cms이체,세금,이자소득세,원천징수,거래세,бэлэн зарлага,атм зарлага,бэлэн мөнгөний зарлага
    зарлагын гүйлгээ,автомат төлбөр,автомат суутгал,хүүгийн татвар,суутгасан татвар
    african: utoaji wa fedha,kutuma pesa,pesa zilizotumwa,kutuma fedha,ada ya huduma,makato,ada ya benki
    makato ya moja kwa moja,malipo ya moja kwa moja,kodi ya zuio,የኤቲኤም ወጪ,ወጪ ዝውውር,ገንዘብ ማስተላለፍ,ገንዘብ መላክ
    የባንክ አገልግሎት ክፍያ,ቀጥታ ተቀናሽ,የወለድ ግብር
    """

  /// What is paid back of a loan.
  static let repaid = """
    english: bayad sa utang,bayad sa loan,hulog sa utang
    germanic: rückzahlung kredit,aflossing lening,lening paaiement
    nordic: betalning lån,ydelse lån,afdrag på lån,nedbetaling lån,afborgun láns,greiðsla láns
    romance: échéance prêt,échéance de crédit,rata prestito,rata mutuo,rata finanziamento,rată credit,plată rată
    rată împrumut,quota préstec,amortització préstec,quota hipoteca,pagament préstec,peman prè,ħlas tas-self
    ħlas lura tas-self,pagament tas-self
    iberian: cuota préstamo,pago de préstamo,amortización préstamo,cuota de crédito,prestação de empréstimo
    parcela de empréstimo
    slavic: spłata kredytu,rata kredytu,spłata pożyczki,spłata raty,splátka úvěru,splátka půjčky,splátka hypotéky
    splátka úveru,splátka pôžičky,obrok kredita,odplačilo kredita,obrok posojila,otplata kredita,rata kredita
    otplata zajma,отплата кредита,рата кредита,отплата на кредит,рата за кредит,ануитет,погасителна вноска
    погасяване на кредит,вноска по кредит,вноска по заем,погашение кредита,платеж по кредиту,погашение займа
    ежемесячный платеж,погашення кредиту,платіж за кредитом,погашення позики,щомісячний платіж,пагашэнне крэдыту
    плацеж па крэдыце
    baltic: lainan lyhennys,lainan hoito,laenu osamakse,kredīta maksājums,kredīta dzēšana,këst kredie
    shlyerje kredie,pagesë kësti
    eastern: δόση δανείου,πληρωμή δανείου,αποπληρωμή δανείου,εξόφληση δόσης,kredi taksit ödemesi,kredi ödemesi
    taksit ödemesi,kredit ödənişi,kreditin ödənilməsi,kredit üzrə ödəniş,несиені өтеу,кредитті өтеу
    кредит бойынша төлем,kredit to‘lovi,kreditni so‘ndirish,kreditni qaytarish,насыяны төлөө,кредитти төлөө
    кредитти жабуу,վարկի մարում,վարկի վճարում,სესხის დაფარვა,სესხის გადახდა,תשלום הלוואה,פירעון הלוואה,سداد قرض
    قسط قرض,قسط التمويل,سداد قسط,قسط وام,پرداخت قسط,قسط تسهیلات,بازپرداخت وام
    asian: قرض کی ادائیگی,قرض کی قسط,ऋण चुकौती,लोन ईएमआई,ईएमआई,ऋण किस्त,ঋণ পরিশোধ,ঋণের কিস্তি,লোন পরিশোধ,কিস্তি
    கடன் திருப்பிச் செலுத்துதல்,கடன் தவணை,தவணை,ණය ගෙවීම,ණය වාරිකය,ණය ආපසු ගෙවීම,ऋण भुक्तानी,कर्जा भुक्तानी,किस्ता
    कर्जा किस्ता,ชำระสินเชื่อ,ชำระเงินกู้,ผ่อนชำระ,ชำระค่างวด,trả nợ vay,thu nợ vay,trả góp,pembayaran pinjaman
    angsuran pinjaman,bayaran ansuran,ansuran pinjaman,បង់ប្រាក់កម្ចី,សងប្រាក់កម្ចី,ការសងកម្ចី,ຊຳລະເງິນກູ້
    ຊຳລະສິນເຊື່ອ,ချေးငွေပြန်ဆပ်ခြင်း,ချေးငွေပေးချေမှု,还贷,归还贷款,貸款還款,還款,放款本息,貸款供款,返済,ローン返済,約定返済,貸付金返済,대출상환,대출원리금
    원리금상환,대출금상환,зээлийн төлөлт,зээл төлөлт,зээлийн эргэн төлөлт
    african: marejesho ya mkopo,kulipa mkopo,malipo ya mkopo,የብድር ክፍያ,ብድር ክፍያ,የብድር ተመላሽ
    """

  /// Payments onto a card.
  static let paidCards = """
    english: bayad sa credit card,natanggap na bayad
    germanic: ausgleich kreditkarte,zahlung - danke,aflossing creditcard,betaling creditcardrekening
    betaling ontvang,bezuelung kreditkaart
    nordic: betaling af kreditkort,greiðsla kreditkorts,greiðsla kortareiknings
    romance: pagamento carta di credito,saldo estratto conto carta,plată card de credit,alimentare card de credit
    pagament de la targeta,liquidació targeta de crèdit,pagament rebut,peman kat kredi,ħlas tal-karta ta' kreditu
    iberian: liquidación tarjeta de crédito
    slavic: wpłata na kartę,platba přijata,platba prijatá,plačilo kreditne kartice,poravnava kartice
    plačilo obveznosti kartice,uplata po kreditnoj kartici,otplata kreditne kartice,plaćanje troškova kartice
    уплата по кредитној картици,отплата кредитне картице,уплата на кредитна картичка,отплата на кредитна картичка
    погасяване на кредитна карта,погасяване по кредитна карта,получено плащане,погашение кредитной карты
    внесение платежа,погашение по карте,погашення кредитної картки,погашення кредитного ліміту
    пагашэнне запазычанасці,пагашэнне крэдытнай карткі
    baltic: luottokortin maksu,saapunut suoritus,krediitkaardi makse,kredītkartes papildināšana
    kredītkartes maksājums,kredito kortelės papildymas,kredito kortelės padengimas,hitelkártya-tartozás befizetése
    pagesë e kartës së kreditit,shlyerje karte krediti
    eastern: είσπραξη πληρωμής κάρτας,kredit kartının ödənişi,kart borcunun ödənişi,кредиттік картаны өтеу
    берешекті өтеу,kredit karta to‘lovi,kredit kartani so‘ndirish,кредиттик картаны жабуу,карызды жабуу
    վարկային քարտի մարում,քարտի պարտքի մարում,საკრედიტო ბარათის დაფარვა,დავალიანების დაფარვა,תשלום כרטיס אשראי
    פירעון כרטיס אשראי,دفعة مستلمة,پرداخت بدهی کارت اعتباری,تسویه کارت اعتباری
    asian: کریڈٹ کارڈ کی ادائیگی,کریڈٹ کارڈ بل کی ادائیگی,क्रेडिट कार्ड बिल भुगतान,भुगतान प्राप्त
    क्रेडिट कार्ड भुगतान,ক্রেডিট কার্ড বিল পরিশোধ,ক্রেডিট কার্ড বিল পেমেন্ট,கிரெடிட் கார்டு பில் கட்டணம்
    கடன் அட்டை கட்டணம்,ණයපත් ගෙවීම,ක්‍රෙඩිට් කාඩ් ගෙවීම,क्रेडिट कार्ड भुक्तानी,क्रेडिट कार्ड बिल भुक्तानी
    ชำระค่าบัตรเครดิต,ชำระเงินขอบคุณ,รับชำระเงิน,trả nợ thẻ tín dụng,bayaran kad kredit,pembayaran kad kredit
    ទូទាត់កាតឥណទាន,បង់ប្រាក់កាតឥណទាន,ຊຳລະບັດເຄຣດິດ,ခရက်ဒစ်ကတ် ပေးချေမှု,信用卡還款,カード代金お支払い,お支払い受領,クレジットカード支払い,카드대금 결제
    카드대금납부,кредит картын төлөлт,кредит картын эргэн төлөлт
    african: የክሬዲት ካርድ ክፍያ
    """

  /// What card holders buy.
  static let spent = """
    english: bayad gamit ang card,pagbabayad sa card,binili
    germanic: kartenumsatz,kaartbetaling,debietkaartaankoop,kaartebezuelung,bezuelung mat kaart
    nordic: kortbetaling,kortkjøp,kortakaup
    romance: paiement cb,pagamento con carta,cumpărături,plată cu cardul,acha ak kat,xiri bil-kard,ħlas bil-kard
    iberian: pagamento com cartão
    slavic: karetní transakce,plačilo s kartico,куповина,плаћање картицом,куповина картицом,купување
    купување со картичка,плащане с карта,картово плащане,купівля,пакупка,аплата карткай,аплата тавараў і паслуг
    baltic: korttimaksu,pankkikorttiosto,kaardiost,makse kaardiga,maksājums ar karti
    eastern: kart harcaması,kartla ödəniş,mal alışı,картамен төлеу,karta orqali to‘lov,сатып алуу,карта менен төлөө
    քարտով վճարում,ყიდვა,გადახდა,קנייה,חיוב כרטיס
    asian: کارڈ ادائیگی,कार्ड से भुगतान,क्रय,পেমেন্ট,வாங்குதல்,கார்டு கட்டணம்,මිලදී ගැනීම්,කාඩ්පත් ගෙවීම
    कार्ड भुक्तानी,ชำระค่าสินค้า,รายการใช้จ่ายผ่านบัตร,pembayaran kartu,belanja,transaksi debit,belian
    pembayaran kad,ការទិញទំនិញ,ការទូទាត់តាមកាត,ການຊື້,ຊຳລະດ້ວຍບັດ,ဈေးဝယ်ခြင်း,ကတ်ဖြင့် ပေးချေမှု,购物,快捷支付,購物,お買い物
    カード利用,デビット利用,체크카드결제,카드결제,체크카드,картын гүйлгээ,худалдан авалтын гүйлгээ
    african: malipo kwa kadi,manunuzi,lipa bidhaa,የካርድ ክፍያ
    """
}
