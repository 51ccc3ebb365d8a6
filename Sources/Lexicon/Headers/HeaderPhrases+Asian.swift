extension HeaderPhrases {
  /// Chinese in both scripts, Japanese, Korean, Vietnamese, Indonesian, Malay, Thai, Hindi, Bengali, Mongolian.
  static let asian: StaticString = """
    date: 交易日期|交易日|记账日期 95|记账日|交易时间 95|入账日期 90|日期|银行记账日 90|发生日期|付款时间|创建时间 60|交易日期时间|账务日期|帐务日期|消费日期|支付时间|完成时间 80|业务日期
    时间 75|记帐日期|记帐日|入帐日期 90|过账日期 85|会计日期|发生时间 85|交易创建时间 70|最近修改时间 30|结算日期 60|下单时间 60|订单时间 60|清算日期 60|交易日期和时间|操作日期
    操作时间 80|账单日期 50|到账时间 75|交易時間 95|記帳日|記帳日期 95|入帳日|入帳日期 90|入賬日期 90|記賬日期|帳務日期|帳務日|消費日|消費日期|交易日期時間|日期時間|異動日期|交易日期 時間
    作帳日|作帳日期|過帳日期 85|扣款日 70|付款日 80|時間 70|台幣入帳日 80|入帳起息日 60|交易日／消費日|日付|取引日|お取引日|取引年月日|ご利用日|利用日|年月日|お取り扱い日|取扱日|取引日時
    利用日時|計上日|ご利用年月日|勘定日|記帳年月日|お取扱日|操作日|お取り扱い年月日|日にち|取引日付|ご利用日付|支払日 60|精算日 60|引落日 60|取引日 時刻|日時|入払日|処理日 80|확정일자|거래일
    정산일|정산일자|거래일자|거래일시|일자|날짜|이용일|이용일자|이용일시|승인일자|승인일|처리일|거래 일시|거래시간 75|거래날짜|입출금일자|매출일|사용일|사용일자|승인일시|결제일 60|매입일 60|기록일자|ngày
    ngày giao dịch|ngày gd|ngày hạch toán 90|ngày ghi sổ|thời gian giao dịch|ngày giờ giao dịch|ngày phát sinh
    ngày ct|ngày hiệu lực 60|ngày chứng từ|ngày thực hiện|thời gian 75|thời điểm giao dịch|ngày giờ
    ngày thanh toán 80|ngày tháng|ngày hoạch toán|ngày giao dịch ngày hiệu lực|tnx date|tanggal|tgl
    tanggal transaksi|tgl transaksi|tanggal posting|tanggal pembukuan|waktu transaksi 85|tgl trx|tanggal trx
    tanggal dan waktu|tanggal & waktu|tanggal pembayaran 80|tgl. transaksi|tanggal mutasi|tgl posting|tarikh
    tarikh transaksi|tarikh urus niaga|tarikh pos|tarikh urusniaga|tarikh masuk|วันที่|วันที่ทำรายการ|วันที่รายการ|วันที่ใช้บัตร|วันที่บันทึกรายการ 80|วันที่ซื้อ
    วันเวลา|วันที่/เวลา|วันที่ เวลา|วันที่บันทึก|วันที่ทำธุรกรรม|วัน เดือน ปี|วันที่โอน|วันเดือนปี|วันที่มีผล 60
    วันที่และเวลา|dinank|tareekh|तारीख|दिनांक|लेनदेन की तारीख|तारिख|লেনদেনের তারিখ|তারিখ|petsa|огноо
    гүйлгээний огноо|កាលបរិច្ឆេទ|ວັນທີ|දිනය|தேதி
    valueDate: 起息日|起息日期|计息日|入账日期 60|生效日期 60|計息日|生效日|有效日 40|起息|起算日|応当日|起算日付|資金化日|기산일|기산일자|ngày hiệu lực|ngày giá trị
    tanggal valuta|tanggal efektif|tgl valuta|tgl efektif|tarikh nilai|tarikh berkuat kuasa 60|วันที่มีผล
    วันที่คิดดอกเบี้ย|वैल्यू तारीख
    time: 时间|交易时间 50|记账时间|交易时刻|時間|交易時間 50|交易時刻|記帳時間|時刻|取引時刻|取引時間|시간|시각|거래시간|거래시각|giờ|giờ giao dịch|thời gian|jam
    waktu|masa|pukul|เวลา|เวลาทำรายการ|समय|oras
    description: 摘要|交易摘要|交易说明|交易描述|附言|商品说明|订单标题|商品标题|商品|用途|交易用途|说明|备注 60|描述|交易附言|商品名称|业务摘要|交易名称 85|交易详情|交易内容|项目 50|消费明细|明细 50
    摘要说明|备注 摘要|商品信息|业务描述|交易备注 85|转账附言|附言/用途|摘要/附言|交易地点 50|商户描述|描述信息|交易地点/附言|用途摘要|客户摘要 60|業務描述|交易說明|說明|摘要說明|交易明細|消費明細
    商店名稱 60|交易項目|附註|備註 65|註記 60|交易註記|存摺備註|交易資訊|資料內容|消費說明|帳務摘要|用途說明|中文摘要|補充說明|交易內容|項目|品名|交易備註|対象 40|摘要内容|取引内容|お取引内容
    お取り扱い内容|内容|取引摘要|ご利用店名 80|利用内容|ご利用内容|適用|適要|入出金内容|お取扱内容|取扱内容|ご利用店名及び商品名|ご利用店名・商品名|利用店名・商品名|利用店名 80|明細 50|詳細|お取引の内容
    取引名|取引の種類 40|件名|通信欄|相手方摘要|적요|거래내용|내용|거래적요|기재내용|이용내역|거래기록사항|통장표시내용|받는분통장표시내용|내통장표시내용 80|보낸분통장표시 70|통장메모 70|거래메모
    내역|이용내용|통장표시|상세내용|거래내역|품목 50|적요내용|diễn giải|nội dung|mô tả|nội dung giao dịch|diễn giải giao dịch|chi tiết
    mô tả giao dịch|nội dung chi tiết|nội dung thanh toán|chi tiết giao dịch|ghi chú 55|nội dung chuyển khoản
    nội dung chuyển tiền|thông tin giao dịch|lý do|keterangan|uraian|deskripsi|keterangan transaksi
    rincian transaksi|uraian transaksi|berita|deskripsi transaksi|rincian|catatan 50|berita transfer|remark 85
    detail transaksi|nama transaksi|butiran|keterangan urus niaga|butiran transaksi|penerangan|perihal transaksi
    huraian|penerangan transaksi|butir butir|perihal|keterangan tambahan 60|รายการ|รายละเอียด|คำอธิบาย
    รายละเอียดรายการ|หมายเหตุ 60|คำอธิบายรายการ|บันทึกช่วยจำ|ชื่อรายการ|ประเภทรายการ 40|รายการ/คำอธิบาย
    รายละเอียดการทำรายการ|vivaran|विवरण|विवरणी|लेनदेन विवरण|বিবরণ|বিস্তারিত|paglalarawan|гүйлгээний утга|утга
    විස්තරය|விவரம்
    counterparty: 对方户名|交易对方|对方名称|对方账户名|收款人|付款人|商户名称|对方姓名|收款方|付款方|交易对手|对手户名|对方账户名称|收款人名称|收/付款人|收付款人|商户|商家|交易商户|对方
    对方户名账号 60|商户名|对方单位|收款人姓名|付款人名称|商家名称|交易对象|交易对手名称|对方信息|来源 40|收款方名称|对方客户名称|收款户名|對方戶名|商店名稱|特店名稱|對方姓名|交易對象|交易對方|商戶名稱
    轉帳對象|轉入轉出|店家|商家名稱|店家名稱|對象|受款人|匯款人|轉出入帳號戶名|對方名稱|交易對手|匯款人姓名|お取引先|取引先|お店|振込先|振込依頼人|依頼人名|ご利用先|利用先|相手先|支払先|加盟店|加盟店名
    お支払先|取引相手|ご利用店名|利用店名|ご利用店名・商品名 70|受取人|受取人名|相手先名|振込依頼人名|お受取人|取引先名|店名|利用店|ご利用店|会社名|送金先|거래처|상대방|받는분|보낸분|보낸분/받는분
    보낸분 받는분|받는분 보낸분|가맹점|가맹점명|이용가맹점|입금인|의뢰인|수취인|예금주|의뢰인/수취인|의뢰인 수취인|상대예금주|상대계좌예금주명|거래상대|이용처|받는 분|보내는 분|상호|상대은행 20
    이용하신곳|이용하신 곳|입금자|입금자명|보내는분|거래점명 30|người thụ hưởng|đơn vị thụ hưởng|người nhận|người gửi|tên người thụ hưởng
    tên đối tác|đối tác|đơn vị chuyển|tên tài khoản đối ứng|tên người chuyển|tên đơn vị|người chuyển|tên người nhận
    đơn vị thụ hưởng/chuyển|đơn vị thụ hưởng / đơn vị chuyển|tên đối ứng|người thụ hưởng/người chuyển|cửa hàng
    nama penerima|penerima|pengirim|nama pengirim|nama merchant|nama|penerima/pengirim|sumber/tujuan|sumber tujuan
    toko|pedagang|pihak lawan|nama tujuan|penerima pengirim|tujuan|benefisiari|peniaga|nama peniaga|kedai|ผู้รับ
    ชื่อผู้รับ|ผู้โอน|ชื่อบัญชีปลายทาง|ร้านค้า|ผู้รับเงิน|ผู้ส่ง|ชื่อร้านค้า|ชื่อ|ผู้รับโอน|ผู้รับ/ผู้โอน|คู่ค้า
    लाभार्थी|प्राप्तकर्ता|प्राप्तकर्ता का नाम|харьцсан байгууллага
    counterAccount: 对方账号|对方帐号|对方账户|对方卡号|对方卡号/账号|收款账号|对手账号|付款账号|对方账号/卡号|交易对方账号|收款人账号|对方卡号账号|收款账户|对方账户账号|对手账户|转入账户 70
    转出账户 60|交易对方账户|付款人账号|交易对手账号|收付款账号|對方帳號|轉出入帳號|轉入帳號|對方帳戶|對方賬號|收款帳號|轉出入行庫帳號|對方銀行帳號|轉入帳戶|轉帳帳號|對方帳號/戶名|相手口座|振込先口座
    受取口座|相手先口座番号|振込先口座番号|相手口座番号|상대계좌|상대계좌번호|입금계좌번호|받는분계좌|상대방계좌|입금계좌|상대방계좌번호|받는계좌|받는분계좌번호|số tài khoản đối ứng
    tài khoản đối ứng|số tài khoản người thụ hưởng|tài khoản thụ hưởng|số tài khoản thụ hưởng|tk đối ứng
    số tk đối ứng|tài khoản nhận|tài khoản chuyển|tài khoản đối tác|stk đối ứng|tài khoản thụ hưởng/chuyển
    rekening tujuan|no rekening tujuan|rekening lawan|nomor rekening tujuan|rekening penerima
    nomor rekening penerima|rekening pengirim|akaun penerima|no akaun penerima|บัญชีปลายทาง|เลขที่บัญชีปลายทาง
    เลขบัญชีผู้รับ|บัญชีผู้รับ|харьцсан данс
    amount: 金额|交易金额|发生额|入账金额|人民币金额|金额(元)|金额（元）|交易金额(元)|账单金额|记账金额 90|结算金额 85|收支金额|发生金额|交易发生额|本币金额|实付金额 90|交易币种/金额 60
    入账币种/金额 90|消费金额|收入/支出金额|收/付金额|人民币 40|记账币种/金额|入账金额(人民币)|结算币金额|金额（人民币）|总金额 60|金額|交易金額|新臺幣金額 95|台幣金額|台幣金額(元)|入帳金額
    消費金額|帳單金額|發生金額|收支金額|交易金額(元)|應繳金額 60|臺幣金額|繳款金額 60|約當台幣金額|新台幣金額|折合台幣金額|請款金額|異動金額|入賬金額|取引金額|ご利用金額|利用金額|お取引金額|入出金額
    合計 40|お支払金額|支払金額|取引額|金額(円)|ご利用金額(円)|金額（円）|ご利用金額（円）|請求金額|請求額|ご請求額|今回請求額|今回ご請求額|当月請求額 80|利用額|お支払い金額|入出金(円)|入出金（円）|入出金|差引金額 60|支払総額|今回支払金額 60
    お引落金額|総額|거래금액|정산금액|금액|이용금액|승인금액|결제금액|금액(원)|거래금액(원)|입출금액|이용금액(원)|총금액|매출금액|청구금액|입출금금액|사용금액|합계 40|원화금액|số tiền
    số tiền giao dịch|số tiền vnd|giá trị giao dịch|số tiền gd|phát sinh|số tiền (vnd)|giá trị|thành tiền
    số tiền thanh toán|tổng tiền 60|tổng số tiền|jumlah|nominal|nilai transaksi|jumlah (rm)|jumlah transaksi|amaun
    amaun (rm)|nilai|nominal transaksi|total transaksi|jumlah (idr)|nominal (idr)|jumlah rm|jumlah rupiah|mutasi
    amaun transaksi|jumlah amaun|nilai nominal|จำนวนเงิน|ยอดเงิน|จำนวน|จำนวนเงิน (บาท)|จำนวนเงิน(บาท)|ยอดเงินรวม
    มูลค่า|ฝาก/ถอน|ถอน/ฝาก|ถอนเงิน/ฝากเงิน|rashi|राशि|रकम|लेनदेन राशि|পরিমাণ|টাকার পরিমাণ|halaga|дүн|гүйлгээний дүн
    ចំនួនទឹកប្រាក់|ຈຳນວນເງິນ|මුදල|தொகை
    amountIn: 還款額|還款金額|还款金额 80|繳款額|收入|收入金额|存入|存入金额|贷方金额|贷方发生额|转入金额|贷方|入账|收入（元）|收入(元)|贷方发生额（元）|收入金额（元）|存入金额（元）|转入|收款金额|贷方（收入）|贷方发生额/元(收入)
    收方金额|收方发生额|贷|收入额|收款|贷方(收入)|收入金额(元)|存入(元)|收方|存款|存入金額|收入金額|貸方金額|貸方|轉入|存款金額|轉入金額|存款(元)|存款額|入賬|存入金額(元)|入帳|收款金額|お預り金額
    お預入金額|お預入れ|預り金額|入金額|入金|お預かり金額|ご入金額|預入金額|入金金額|お預入|預入|お預り|入金(円)|預入額|お預け入れ|入金（円）|受入金額|預り金額(円)|お預け入れ金額|お預入れ額|収入|収入金額
    預かり金額|受取金額|受取額|お受取金額|입금|입금액|입금금액|맡기신금액|입금(원)|맡기신 금액|입금액(원)|들어온금액|받으신금액|예입금액|대변|수입|입금 금액|ghi có|có|phát sinh có|số tiền ghi có
    tiền vào|số tiền vào|số tiền có|có tktt|tiền gửi|thu|thu vào|ghi có/credit|ps có|nộp tiền|nộp|số tiền ghi có (vnd)
    kredit|masuk|kredit (rm)|jumlah kredit|uang masuk|setoran|mutasi kredit|kredit (idr)|pemasukan|dana masuk
    deposit (rm)|wang masuk|simpanan|debit/kredit 20|kredit (rp)|penerimaan|amaun kredit|pendapatan|ฝาก|ฝากเงิน
    เงินเข้า|เครดิต|ยอดฝาก|จำนวนเงินฝาก|รายการฝาก|เงินฝาก|รับเข้า|จำนวนเงินเข้า|รายรับ|jama|jama rashi|जमा|जमा राशि
    क्रेडिट|জমা|орлого|кредит|เครดิต (บาท)|ຝາກ|බැර|வரவு
    கிரெடிட்|ক্রেডিট|క్రెడిట్|ക്രെഡിറ്റ്|ಕ್ರೆಡಿಟ್|ક્રેડિટ|ਕ੍ਰੈਡਿਟ|کریڈٹ
    amountOut: 簽賬額|簽帳額|簽賬金額|簽帳金額|支出|支出金额|转出金额|借方金额|借方发生额|取出|取款|借方|支出（元）|支出(元)|支取金额|借方发生额（元）|支出金额（元）|转出|付款金额|借方（支出）|借方发生额/元(支取)|付方金额
    付方发生额|借|支取|支出额|付款|消费|借方(支出)|支出金额(元)|支取(元)|付方|提款|支出金額|提款金額|提出|提出金額|轉出|借方金額|支取金額|取款金額|轉出金額|提款(元)|提出(元)|提款額|扣款金額
    ご利用金額|利用金額|利用額|ご利用金額(円)|ご利用金額（円）|ご利用額|消費金額|刷卡金額|消费金额
    이용금액|이용금액(원)|사용금액|승인금액|청구금액
    支出金額(元)|提取|付款金額|扣款|お引出し|お引出し金額|お引き出し|お支払金額 70|出金額|出金|お支払い金額 70|支払金額 70|引出金額|ご出金額|お引出金額|引出額|支払い金額 70|引出|お引出|出金(円)
    お引き出し金額|お支払|出金（円）|払出金額|支払|出金金額|引出し金額|お引出し額|支払金額(円) 70|払出|출금|출금액|출금금액|찾으신금액|출금(원)|찾으신 금액|출금액(원)|나간금액|보내신금액|지급금액
    차변|지출|출금 금액|지출금액|ghi nợ|nợ|phát sinh nợ|số tiền ghi nợ|tiền ra|số tiền ra|số tiền nợ|nợ tktt|tiền rút|chi|chi ra
    ghi nợ/debit|ps nợ|rút tiền|rút|số tiền ghi nợ (vnd)|debet|keluar|debit (rm)|jumlah debit|uang keluar|penarikan
    mutasi debet|debit|debet (idr)|debit (idr)|pengeluaran|dana keluar|wang keluar|jumlah debet|pengeluaran (rm)
    debet (rp)|debit (rp)|pembayaran 60|amaun debit|ถอน|ถอนเงิน|เงินออก|เดบิต|ยอดถอน|จำนวนเงินถอน|รายการถอน|จ่ายออก
    จำนวนเงินออก|รายจ่าย|nikasi|naam rashi|निकासी|आहरण|नामे|डेबिट|निकाली गई राशि|উত্তোলন|খরচ|зарлага|дебит|ถอน/จ่าย
    ຖອນ|හර|பற்று|டெபிட்|ডেবিট|డెబిట్|ഡെബിറ്റ്|ಡೆಬಿಟ್|ડેબિટ|ਡੈਬਿਟ|ڈیبٹ
    sign: 收/支|收支|借贷标志|借贷|收支类型|借贷方向|收付标志|借/贷|收/付|收支方向|收支标志|交易方向|资金流向|资金方向|借贷标识|收支标识|借贷标记|收付方向|借贷状态|收/支类型|借貸|借貸別|收支別
    借/貸|存提別|收付別|借貸區分|存提|存/提|支出收入別|収支|入出金区分|入払区分|入出金|受払区分|貸借|入払|取引区分 70|入出区分|貸借区分|입출금구분|구분 70|입출금|거래구분 70|입출구분|입지구분
    입/출금|입금/출금|입출|출금/입금|수입/지출|nợ/có|nợ có|loại giao dịch 45|ghi nợ/có|+/-|thu/chi|debet/kredit|debet kredit|d/k
    db/cr|dk|db cr|d/c|debit kredit|debit/kredit|tipe mutasi|dbcr|masuk/keluar|ฝาก/ถอน 60|เดบิต/เครดิต|ประเภท 40
    dr/cr|जमा/नामे|डेबिट/क्रेडिट
    balance: 余额|账户余额|联机余额|交易后余额|本次余额|可用余额 60|余额（元）|帐户余额|当前余额|余额(元)|卡内余额|卡余额|活期余额|账面余额|结余|账户余额（元）|剩余金额|交易余额|本次余额(元)
    結餘|餘額|帳戶餘額|帳面餘額|結存|可用餘額 60|餘額(元)|即時餘額|帳上餘額|存款餘額|帳戶結餘|賬戶結餘|戶口結餘|結存金額|結餘金額|交易後餘額|帳號餘額|賬戶餘額|残高|差引残高|お取引後残高|預金残高
    取引後残高|口座残高|現在高|残高(円)|残高（円）|差引残高(円)|現在残高|お預り残高|差引残高（円）|差引額|残額|円残高|잔액|거래후잔액|거래후 잔액|잔고|잔액(원)|거래 후 잔액|통장잔액|거래후잔액(원)
    계좌잔액|현재잔액|남은금액|현재잔고|số dư|số dư cuối|số dư sau giao dịch|số dư tài khoản|số dư hiện tại|số dư khả dụng 60
    dư cuối|số dư sau|số dư (vnd)|số dư luỹ kế|số dư lũy kế|luỹ kế|saldo|saldo akhir|baki|saldo rekening|baki akaun
    baki akhir|saldo berjalan|saldo (idr)|baki (rm)|sisa saldo|baki semasa|baki terkini|saldo setelah transaksi
    saldo (rp)|baki penyata|ยอดคงเหลือ|คงเหลือ|ยอดเงินคงเหลือ|ยอดคงเหลือ (บาท)|ยอดบัญชี|จำนวนเงินคงเหลือ
    ยอดคงเหลือ(บาท)|ยอดเงินในบัญชี|shesh|shesh rashi|शेष|शेष राशि|बैलेंस|बाकी|ব্যালেন্স|স্থিতি|balanse|үлдэгдэл
    សមតុល្យ|ຍອດເງິນ|ශේෂය|இருப்பு
    balanceBefore: 上次余额|交易前余额|期初余额|上期余额|前日余额|交易前餘額|期初餘額|上期餘額|前次餘額|承前餘額|取引前残高|前残高|期首残高|繰越残高|거래전잔액|이전잔액|거래전 잔액
    số dư đầu|số dư trước|số dư đầu kỳ|saldo awal|baki awal|baki permulaan|saldo sebelumnya|ยอดยกมา|ยอดก่อนหน้า
    प्रारंभिक शेष
    currency: 币种|币别|货币|交易币种|账户币种 85|币种名称|货币种类|记账币种 90|结算币种 85|入账币种 90|货币类型|交易货币|账户货币 85|货币代码|幣別|幣種|貨幣|交易幣別|帳戶幣別 85
    幣別代碼|貨幣單位|入帳幣別 90|戶口貨幣 85|賬戶貨幣 85|結算幣別 85|通貨|取引通貨|通貨コード|口座通貨 85|決済通貨 85|通貨名|통화|통화코드|거래통화|화폐|통화구분|통화명|계좌통화 85
    tiền tệ|loại tiền|đơn vị tiền tệ|loại tiền tệ|nguyên tệ 60|mã tiền tệ|tiền|đơn vị tiền|mata uang|kurs 30
    mata wang|mata uang rekening 85|mata uang transaksi|valuta 60|สกุลเงิน|สกุลเงินบัญชี 85|หน่วยเงิน|मुद्रा|মুদ্রা
    валют|រូបិយប័ណ្ណ
    reference: 流水号|交易流水号|交易单号|交易订单号|商户单号 60|商家订单号 60|凭证号|交易号|参考号|订单号|业务流水号|单号|交易序号|凭证号码|商户订单号 60|序号 40|编号 45|凭证序号
    核心流水号|交易参考号|业务编号|票据号|凭证编号|回单编号|银行流水号|支付单号|核心唯一流水号|全局流水号|柜员流水号|记录标识号|企业流水号 70|日志号|账户明细编号-交易流水号|支票号|支票号码|明细编号
    全渠道流水号|支付流水号|序號 40|交易序號|交易編號|參考編號|票據號碼|支票號碼|憑證號碼|流水號|編號 45|參考號碼|交易代號|授權碼 60|訂單編號|交易參考編號|單號|傳票號碼|發票號碼 50|銷帳編號
    項次 40|帳單編號|取引番号|お取引番号|整理番号|伝票番号|受付番号|照会番号|番号 45|明細番号|手形小切手番号|管理番号|取引id|承認番号|通番|参照番号|利用番号|注文番号|小切手番号|連番 40|請求番号
    no. 45|거래번호|승인번호|일련번호|거래고유번호|순번 40|번호 45|관리번호|참조번호|거래일련번호|전표번호|no 45|수표번호|어음번호|주문번호|거래식별번호|số giao dịch
    mã giao dịch|số tham chiếu|số chứng từ|số bút toán|stt 40|số ct|mã gd|số gd|mã tham chiếu|số hóa đơn 50
    mã bút toán|số séc|mã chứng từ|số chứng từ/số bút toán|doc no|teller id 30|nomor referensi|no referensi|no ref
    id transaksi|nomor transaksi|no transaksi|no rujukan|rujukan|nombor rujukan|referensi|no bukti|kode referensi
    no urut 40|no urut transaksi|nomor bukti|no. referensi|nomor ref|no. rujukan|no siri|no cek|nombor cek|no. cek
    nomor cek|id transaksi bank|เลขที่อ้างอิง|เลขที่รายการ|รหัสอ้างอิง|เลขอ้างอิง|ลำดับ 40|เลขที่เช็ค|หมายเลขอ้างอิง
    เลขที่เอกสาร|หมายเลขรายการ|รหัสรายการ 60|เช็คเลขที่|sandarbh sankhya|संदर्भ संख्या|चेक संख्या|संदर्भ|लेनदेन आईडी
    রেফারেন্স|гүйлгээний дугаар|លេខយោង
    type: 交易类型|交易种类|业务类型|交易类别|类型|交易方式|渠道 60|交易渠道 60|支付方式|收/付款方式|业务种类|付款方式|交易名称 70|交易类型说明|凭证种类|记账类型|交易代码|交易类别名称|钞汇 20
    收款方式|业务名称|支付渠道 60|交易码|业务代码|现转标志 40|交易類型|交易類別|交易種類|類型|通路 50|交易項目 50|類別 60|往來項目|交易代碼|交易別|業務類別|項目類別|交易通路 50|消費類型
    支付工具|取引種類|取引種別|取引区分|種別|区分|取引名 60|取扱区分|お取引種類|支払区分|支払方法|種類|入出金種別|取引タイプ|明細区分|取引方法|ご利用区分|支払い方法|お支払方法|利用区分|거래유형|거래종류
    거래구분|구분 60|유형|거래방법|결제방법|거래수단|채널 50|결제수단|이용구분|거래종별|거래형태|종류|loại|loại giao dịch|loại gd|hình thức|kênh 50
    kênh giao dịch 50|phương thức|loại hình|mã loại giao dịch|jenis|jenis transaksi|tipe|tipe transaksi
    kode transaksi|jenis urus niaga|jenis urusniaga|kode 60|metode pembayaran|metode|jenis mutasi|kaedah
    cara pembayaran|kod urus niaga|kod transaksi|kanal 50|ประเภท|ประเภทรายการ|ประเภทธุรกรรม|ช่องทาง 50
    ช่องทางการทำรายการ 50|รหัสรายการ|ประเภทการทำรายการ|वर्ग 50|प्रकार|लेनदेन प्रकार|ধরন|төрөл
    status: 交易状态|状态|当前状态|记账状态|支付状态|订单状态|入账状态|处理状态|资金状态 60|交易结果 70|狀態|交易狀態|交易結果 70|處理狀態|帳務狀態|入帳狀態|状態|ステータス|取引状況|確定情報
    状況|処理状況|取引ステータス|처리상태|거래상태|상태|승인상태|승인구분 60|처리결과|매입상태|취소여부 60|trạng thái|trạng thái giao dịch|tình trạng
    status transaksi|keterangan status|status urus niaga|สถานะ|สถานะรายการ|स्थिति|অবস্থা|төлөв
    categoryHint: 分类|交易分类|类别 80|消费类别|商户类型|消费类型|账目分类|二级分类 80|一级分类|商品类别|标签 50|商户类别|分類|消費類別|類別|分類項目|消費分類|記帳分類|標籤 50|大分類
    主分類|子分類 80|カテゴリ|カテゴリー|大項目|中項目 80|費目|業種|支出項目|項目分類|サブカテゴリ 80|분류|카테고리|대분류|업종|소분류 80|가맹점업종|항목|danh mục|hạng mục
    nhóm 50|phân loại|kategori|kategori transaksi|kategori pengeluaran|sub kategori 80|หมวดหมู่|หมวด
    ประเภทค่าใช้จ่าย|श्रेणी|বিভাগ|ангилал
    accountNumber: 账号|帐号|账户|本方账号|账户号|银行账号|我方账号|卡号/账号|账号/卡号|查询账号|客户账号|交易账号|账户号码|帐户|本方账户|主账号|交易账户|付款账户 60|帳號|賬號|帳戶
    本方帳號|存款帳號|帳戶號碼|戶口號碼|賬戶號碼|賬戶|戶口|扣款帳號 60|轉出帳號 60|往來帳號|口座番号|口座|お口座|口座情報|お引き落とし口座 60|お取引口座|自口座|科目口座番号|계좌|계좌번호
    출금계좌 60|내계좌|출금계좌번호 60|본인계좌|계좌정보|모계좌번호|số tài khoản|tài khoản|số tk|stk|tk|số tài khoản nguồn|tài khoản nguồn
    tài khoản thanh toán|rekening|nomor rekening|no rekening|no. rekening|no akaun|nombor akaun|akaun|nomor akun
    no. akaun|rekening sumber|sumber rekening|akun|nomor rekening bank|sumber dana 60|เลขที่บัญชี|บัญชี|เลขบัญชี
    หมายเลขบัญชี|บัญชีต้นทาง|เลขที่บัญชีเงินฝาก|khata sankhya|खाता संख्या|खाता|হিসাব নম্বর|данс|дансны дугаар|គណនី
    ບັນຊີ|ගිණුම|கணக்கு
    accountName: 户名|账户名称|账户名|账户类型|帐户名称|客户姓名|客户名称|本方户名|账户别名|戶名|帳戶名稱|帳戶類型|帳戶別名|戶口類別|賬戶名稱|客戶姓名|口座名|名義|口座名義|口座種別|保有金融機関
    金融機関|商品 20|口座名義人|계좌명|예금종류|계좌별칭|상품명|계좌종류|tên tài khoản|chủ tài khoản|loại tài khoản|tên chủ tài khoản
    nama rekening|nama pemilik rekening|jenis rekening|nama akaun|jenis akaun|nama akun|pemilik rekening
    nama nasabah|ชื่อบัญชี|ประเภทบัญชี|ชื่อเจ้าของบัญชี|खाता नाम|खाताधारक
    cardNumber: 卡号|卡号后四位|银行卡号|借记卡号|信用卡号|交易卡号|卡号末四位|卡末四位|卡片后四位|交易卡号后四位|尾号|卡号尾号|卡片名称|主附卡|卡别|末四位|卡號|卡片末四碼|卡號末四碼|信用卡號
    卡號後四碼|末四碼|卡別 60|卡片名稱|行動卡號 60|末4碼|正附卡 40|カード番号|カード|ご利用カード|利用カード|カード名称|利用者 40|ご利用者 40|本人・家族 40|カード名|本人・家族区分 40
    利用者名 40|카드번호|이용카드|카드|카드명|카드구분 40|카드종류 40|số thẻ|thẻ|số thẻ sử dụng|loại thẻ 40|nomor kartu|no kartu|kartu|no kad
    nombor kad|kad|no. kartu|kartu kredit|no. kad|nama kartu|หมายเลขบัตร|บัตร|เลขที่บัตร|เลขบัตร|บัตรเครดิต
    कार्ड नंबर|कार्ड|карт
    originalAmount: 原币金额|外币金额|交易地金额|交易币种/金额|原始金额|消费币种/金额|交易货币金额|交易原币金额|交易币金额|外币交易金额|原交易金额|境外金额|外幣金額|原幣金額|消費地金額
    外幣消費金額|交易原幣金額|原始金額|國外交易金額|外幣交易金額|外幣折算金額 60|当地金额|現地通貨額|外貨金額|現地利用額|外貨額|現地通貨金額|ご利用外貨金額|外貨ご利用金額|海外利用金額|外貨取引金額|현지금액
    외화금액|현지이용금액|외화거래금액|해외이용금액|이용금액(외화)|현지통화금액|외화이용금액|số tiền nguyên tệ|số tiền ngoại tệ|số tiền gốc
    giá trị nguyên tệ|số tiền giao dịch gốc|jumlah asal|jumlah mata uang asing|nominal asing|jumlah mata wang asing
    amaun asal|amaun mata wang asing|จำนวนเงินต่างประเทศ|จำนวนเงินสกุลต่างประเทศ|จำนวนเงินตราต่างประเทศ|मूल राशि
    originalCurrency: 原币种|外币币种|交易地币种|原始币种|交易币种 50|原币|交易地货币|外币|外幣幣別|原幣別|消費幣別|原幣|消費地幣別|交易幣別 50|外幣|現地通貨|現地通貨名|外貨|外貨通貨
    通貨(現地)|현지통화|외화통화|현지통화코드|거래통화 50|통화(현지)|nguyên tệ|loại ngoại tệ|tiền tệ gốc|ngoại tệ|mata uang asal
    mata uang asing|mata wang asal|mata wang asing|สกุลเงินต่างประเทศ|สกุลเงินเดิม|मूल मुद्रा
    exchangeRate: 汇率|折算汇率|兑换汇率|结算汇率|换汇汇率|匯率|折算匯率|兌換匯率|換算匯率|外匯匯率|為替レート|換算レート|レート|適用レート|換算為替レート|円換算レート|환율|적용환율|전신환매도율
    tỷ giá|tỷ giá quy đổi|kadar tukaran|kurs|nilai tukar|kurs transaksi|kadar pertukaran|อัตราแลกเปลี่ยน|विनिमय दर
    ханш
    fee: 手续费|服务费|交易费用|费用|手续费金额|服务费（元）|手续费(元)|手續費|服務費|國外交易服務費|手續費用|交易手續費|跨行手續費|手数料|取引手数料|利用手数料|振込手数料|海外サービス手数料|수수료
    판매수수료|販売手数料|이용수수료|해외이용수수료|수수료(원)|phí|phí giao dịch|phí dịch vụ|lệ phí|phí vat|biaya|biaya admin|biaya transaksi|caj|yuran
    biaya administrasi|caj perkhidmatan|bayaran 50|ค่าธรรมเนียม|ค่าบริการ|ค่าธรรมเนียมรายการ|शुल्क|шимтгэл
    note: 备注|备注信息|个人备注|我的备注|留言|附注|備註|個人備註|註記|備註說明|附記|メモ|備考|備考欄|ひとこと|ノート|메모|비고|내메모|개인메모|사용자메모|ghi chú|chú thích
    lời nhắn|catatan|nota|memo 80|catatan pribadi|catatan transaksi|หมายเหตุ|บันทึก|टिप्पणी|नोट|মন্তব্য|тайлбар 60
    ignored: 网点名称|交易网点|对方开户行|开户行|交易行|交易地点|机构|交易地|开户机构|柜员号|交易机构|对方银行|收款银行|对方行名|交易行名|操作员|商户编号|地区|国家|城市|分行|分行別|交易分行
    銀行代碼|對方銀行|交易行庫|消費地|消費地區|國家|機構|承辦行|金融機構代碼|交易地點|商店所在地|分期 40|期數|銀行名稱|行庫|縣市|支店|取扱店|支店名|銀行名|店番|支店番号|金融機関名 40|振替 40
    計算対象|支払回数|支払区分 40|回数|ご利用地域|利用地域|新規サイン 40|분할 40|취급점|거래점|은행|지점|취급은행|상대은행|할부|할부개월|할부기간|거래은행|가맹점번호|가맹점사업자번호|취급지점|포인트
    적립포인트|지역|chi nhánh|ngân hàng|ngân hàng thụ hưởng|ngân hàng đối tác|ngân hàng đối ứng|địa điểm|giao dịch viên
    cabang|bank tujuan|kode cabang|cawangan|nama bank|lokasi|kantor cabang|kode bank|สาขา|ธนาคาร|ผู้ทำรายการ
    ธนาคารปลายทาง|รหัสสาขา|สาขาที่ทำรายการ|shakha|शाखा|बैंक|শাখা|салбар
    """
}
