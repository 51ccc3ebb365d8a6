extension HeaderPhrases {
  /// Spanish and Portuguese, of Europe and of America.
  static let iberian: StaticString = """
    date: eragiketa data|fecha|fecha operación|fecha de operación|fecha de la operación|fecha contable|fecha movimiento
    fecha del movimiento|fecha de movimiento|fecha transacción|fecha de transacción|fecha de la transacción
    f operación|f contable|f oper|fecha oper|fecha de compra|fecha compra|fecha apunte|fecha registro 85
    fecha de registro 85|fecha proceso 80|fecha de proceso 80|fecha y hora|fecha hora|día 60|fecha mov
    fecha cargo 75|fecha de cargo 75|fecha de aplicación 75|fecha aplicación 75|fecha de pago 80|fecha pago 80
    fecha de contabilización|fecha contabilización|fecha anotación|fecha de inicio 50|fecha de finalización 80
    fecha ejecución 80|fecha de ejecución 80|fecha liquidación 60|fecha efectiva 70|fecha de asiento
    fecha de consumo|fecha consumo|fecha de autorización 60|fecha trx|fec operación|fecha emisión 50|fecha origen 70
    fecha de facturación 60|fecha y hora de la operación|data|data lançamento|data do lançamento|data de lançamento
    data movimento|data mov|data mov.|data do movimento|data operação|data da operação|data transação
    data da transação|data de transação|data da compra|data compra|data contábil|data contabilística|data balancete
    data do balancete 60|data movim|data de movimento|dia 60|data e hora|data hora|data pagamento 80
    data do pagamento 80|data processamento 80|data efetivação 75|dt lançamento|dt movimento|dt lanç|dt|data lanc
    data da efetivação 75|data de registo|data registo|dt transação|data de conclusão|data de liquidação 60
    data início 50|data de início 50|data débito|data de débito|data do débito|fecha débito|fecha de débito
    data entrada 50|data de entrada 50|data saída 50|data de saída 50
    mugimenduaren data|kontabilitate data|eragiketaren data|data contable|data do movemento|data da operación
    data operación|data de operación|fecha di transakshon
    valueDate: balio data|fecha valor|fecha de valor|f valor|fecha val|valor fecha|f val|fecha efectiva 60|fec valor|data valor
    data de valor|data val|dt valor|data-valor|data valorização
    time: hora|hora operación|hora de la operación|hora movimiento|zona horaria 40|hora de transacción
    hora transacción|hora da transação|horário|hora do movimento|hora da operação
    description: kontzeptua|deskribapena|concepto|concepto ampliado|descripción|descripción ampliada|descripción del movimiento
    descripción movimiento|detalle|detalles|movimiento 75|operación 75|concepto movimiento|concepto de la operación
    observaciones 65|detalle movimiento|descripción de la operación|descripción operación
    descripción de la transacción|descripción transacción|información adicional 60|informacion adicional 60
    más datos 70|mas datos 70|texto|leyenda|glosa|motivo 75|asunto 75|transacción 60|concepto original
    descripción extendida|conceptos|detalle de la operación|detalle operación|descripción detallada
    descripción corta 70|información 50|concepto común 40|concepto propio 50|datos adicionales|complemento 50
    leyenda adicional 1 60|leyendas adicionales|descripcion del gasto|mensaje|remarks|referencia interna 40
    detalle del movimiento|descripción 1|descripción 2 85|descripción comercio|cheque descripción 50
    nombre del movimiento|descrição|histórico|descritivo|lançamento 80|movimento 75|descrição do movimento
    descrição movimento|descrição da operação|descrição transação|descrição da transação|detalhe|detalhes
    operação 70|descrição do lançamento|título|identificação 40|complemento|observação 50|transação 60
    descrição original|descricao|estabelecimento 70|histórico complementar|mais informações 50
    informação adicional 60|motivo da transferência|descrição completa|designação|detalhes da transação
    descrição adicional 75|texto do movimento|dados adicionais
    azalpena|xehetasunak|mugimenduaren xehetasunak|descrición|descrición da operación|descrición do movemento
    deskripshon
    counterparty: beneficiario|ordenante|beneficiario ordenante|ordenante beneficiario|comercio|establecimiento
    nombre|destinatario|remitente|contraparte|titular contraparte|nombre beneficiario|nombre del beneficiario
    nombre ordenante|emisor|pagador|proveedor|nombre contraparte|razón social|comercio establecimiento|receptor
    nombre destinatario|nombre del comercio|nombre comercio|tercero|terceros|emisor receptor|a nombre de|cliente 50
    de quien|nombre del ordenante|nombre del destinatario|nombre emisor|titular 40|beneficiário|favorecido|remetente
    destinatário|nome|estabelecimento|nome do beneficiário|nome beneficiário|recebedor|nome favorecido
    nome do favorecido|razão social|loja|comerciante|origem destino 60|remetente destinatário|destinatário remetente
    nome do destinatário|nome do remetente|favorecido remetente|nome contraparte|fornecedor|entidade
    nome da contraparte|pagador recebedor
    onuraduna|hartzailea|igorlea|ordaintzailea
    counterAccount: cuenta beneficiario|cuenta destino|cuenta contraparte|iban beneficiario|cuenta de destino
    cuenta contrapartida|cuenta ordenante|iban contraparte|cuenta del beneficiario|iban destino
    número de cuenta beneficiario|cuenta destinatario|clabe|clabe beneficiario|cbu|cuenta contraria|cbu destino
    cuenta origen destino|iban ordenante|cuenta abono 50|conta destino|conta de destino|conta contraparte
    conta beneficiário|iban destinatário|iban beneficiário|conta do beneficiário|conta favorecido
    conta do favorecido|chave pix|conta destinatário|conta origem 60|conta de origem 60|agência conta favorecido
    conta contrapartida|nib destinatário|iban do beneficiário
    onuradunaren kontua
    amount: contravalor 60|contravalor en 60|equivalente 70|zenbatekoa|importe|importe eur|importe euros|importe operación|importe movimiento|importe en euros
    importe de la operación|importe del movimiento|importe total|monto|valor|cantidad|bruto 75|neto 75
    importe neto 80|monto a abonar 80|importe a abonar 80|importe bruto 75|monto transacción|monto de la transacción|total 50|monto de la operación
    monto operación|monto total|monto clp|importe cargado|monto movimiento|importe transacción
    importe de la transacción|importe pesos|importe en pesos|importe mxn|monto neto 80|monto en pesos|monto en soles
    importe divisa cuenta|precio 50|importe ars|monto del movimiento|monto pesos|importe contravalor 50|valor total
    montante|quantia|importância|valor da operação|valor da transação|valor transação|valor eur|valor r$
    valor em reais|valor do lançamento|valor do movimento|valor movimento|montante eur|valor líquido 80
    valor bruto 75|montante da transação|valor em euros|valor em eur|valor da compra|valor final 60|valor brl
    valor lançamento|valor transacção|valor do pagamento|líquido 70|quantidade 30|preço 50
    montante em moeda da conta
    eragiketaren zenbatekoa|contía|importe da operación|importe do movemento|kantidat
    amountIn: sarrera|sarrerak|abono|abonos|haber|ingreso|ingresos|crédito|créditos|importe abono|depósito|depósitos|entrada|entradas
    abonos eur|monto abono|importe haber|importe crédito|cobros|cobro|a favor|cargos abonos 30|depósitos abonos
    abonos depósitos|haberes|monto crédito|importe ingreso|consignaciones|créditos abonos|abono clp|ingresos eur
    monto abonos|importe de abono|recibido|importe a favor|monto haber|depósito abono|abono depósito|recepción 40
    crédito eur|entrada r$|receita|receitas|valor crédito|crédito r$|créditos r$|montante crédito|entradas r$
    recebimento|recebimentos|valor a crédito|valor entrada|recebido|rendimento 50|a crédito|valor recebido|proventos
    movimento a crédito|importância a crédito|montante a crédito|crédito em conta
    diru-sarrera|diru-sarrerak|abonua|abonuak
    amountOut: irteera|irteerak|gastua|cargo|cargos|debe|gasto|gastos|débito|débitos|importe cargo|retiro|retiros|salida|salidas|egreso
    egresos|cargos eur|monto cargo|importe debe|importe débito|pagos 60|pago 60|retiradas|retirada|adeudo|adeudos
    consumos|consumo 60|retiros cargos|cargos retiros|giro 40|giros 50|importe gasto|monto débito|débitos cargos
    cargo clp|monto cargos|gastos eur|importe de cargo|reintegro|reintegros|disposición 40|enviado|monto debe
    extracción|extracciones|retiro cargo|cargo retiro|débito eur|despesa|despesas|saída|saídas|valor débito
    débito r$|débitos r$|montante débito|saídas r$|saída r$|pagamentos 60|pagamento 60|saque|saques|levantamento
    levantamentos|valor a débito|valor saída|a débito|valor pago|movimento a débito|importância a débito
    montante a débito|débito em conta
    kargua|karguak|gastuak|ordainketak 60
    sign: debe haber|cargo abono|abono cargo|haber debe|débito crédito|crédito débito|signo|d h|tipo cargo abono
    naturaleza|d c|ingreso gasto|gasto ingreso|débito o crédito|cargo o abono|sentido|ingreso egreso|indicador
    naturaleza del movimiento|debe o haber|sinal|débito ou crédito|d/c|natureza|tipo d c|entrada saída
    entrada ou saída|natureza do lançamento|receita despesa|crédito/débito|tipo lançamento 60|dc
    tipo de lançamento 55
    debe ou haber|cargo ou abono
    balance: saldoa|saldo|saldo disponible 60|saldo contable|saldo posterior|saldo final|saldo eur|saldo actual
    saldo después|saldo cuenta|saldo tras operación|saldo tras la operación|disponible 50|saldo acumulado
    saldo parcial|saldo en cuenta|saldo en euros|saldo después de la operación|saldo diario|saldo resultante
    saldo clp|saldo pesos|saldo tras movimiento|nuevo saldo|saldo r$|saldo contabilístico|saldo após|saldo do dia
    saldo disponível 60|saldo contábil|saldo após movimento|saldo atual|saldo conta|saldo após lançamento
    saldo em conta|saldo contabilistico|saldo após transação|saldo após operação|novo saldo|saldo após o movimento
    saldo contabil|saldo da conta
    saldo erabilgarria 60|uneko saldoa|amaierako saldoa|azken saldoa|saldo tras a operación|saldo despois
    balanse aktual
    balanceBefore: saldo anterior|saldo inicial|saldo previo|saldo antes|saldo de apertura|saldo de abertura
    saldo prévio|saldo antes da operação|saldo antes de la operación
    hasierako saldoa|aurreko saldoa|saldo antes da operación|balanse anterior
    currency: divisa|moneda|divisa cuenta 85|divisa operación|moneda cuenta 85|divisa importe|código divisa
    código moneda|moneda de la operación|divisa de la cuenta 85|divisa del importe|moneda operación|tipo moneda
    tipo de moneda|divisa de pago|moneda de la cuenta 85|div|moeda|moeda da conta 85|código moeda|moeda da transação
    código da moeda|moeda conta 85|moeda da operação|moeda do movimento|tipo de moeda
    dibisa
    reference: referencia|número de referencia|nº referencia|referencia 1|referencia 2 60|número operación
    nº operación|nº de operación|número de operación|id transacción|id de transacción|id movimiento|nº movimiento
    nº de movimiento|número de movimiento|número de documento|nº documento|documento|comprobante|número comprobante
    nº comprobante|nro comprobante|folio|número de folio|cheque|número de cheque|nº cheque|número cheque
    código operación 50|clave de rastreo|clave rastreo|autorización 50|número de autorización 50|nº apunte
    localizador|identificador|código transacción 50|num doc|nro documento|nro de operación|número de transacción
    nro operación|número 45|nro 45|nº 45|núm 45|núm operación|id|id de factura 50|id de referencia de trans 60
    secuencia|referencia de la operación|número de serie|nro de comprobante|serial|remesa 40|número documento
    referencia operación|referencia externa|referencia bancaria|código de referencia|nº doc|nº de cheque
    nº de documento|núm documento|recibo 40|número factura 40|id operación|código de autorización 50|nro transacción
    número de mandato 40|docto|referência|número do documento|doc|nr documento|nº do documento|id transação
    número de referência|código transação 50|número da operação|nsu|número do cheque|autenticação|protocolo
    id da transação|id operação|n documento|num documento|referência da operação|referência do movimento|nº operação
    número de operação|nº movimento|número movimento|referência da transação|código da transação 60|fitid|dcto
    nr doc|código de autenticação|nº transação|número transação|docto.
    erreferentzia|erreferentzia zenbakia|eragiketa zenbakia|referensia|number di referensia
    type: tipo|tipo de operación|tipo operación|tipo movimiento|tipo de movimiento|tipo transacción
    tipo de transacción|código 60|código operación|clase|concepto común|forma de pago|medio de pago|método de pago
    canal 50|tipo mov|tipo de pago|código concepto|código transacción|tipo concepto|cod|cód|código de operación
    operativa 40|modalidad|tipo gasto 40|tipo lançamento|tipo de lançamento|tipo movimento|tipo de movimento
    tipo transação|tipo de transação|tipo operação|tipo de operação|modalidade|forma de pagamento
    método de pagamento|categoria lançamento 60|código histórico|cód histórico|meio de pagamento|código do histórico
    tipo da transação|tipo da operação|cod histórico
    eragiketa mota|mugimendu mota|tipo de movemento|tipo movemento|tipo di transakshon
    status: estado|situación|estatus|estado operación|estado de la operación|estado movimiento|estado del movimiento
    estado transacción|conciliado 50|punteado 50|status|situação|estado da transação|estado da operação
    status da transação|situação do lançamento|estado movimento|estado do movimento
    egoera|estado do movemento
    categoryHint: categoría|subcategoría 80|categoría gasto|rubro|etiqueta 50|etiquetas 50|categoría principal
    grupo 40|categorías|sub categoría 80|tipo de gasto 60|rubrica|clasificación|categoria|subcategoria 80
    categoria principal|classificação|tag 50|tags 50|sub categoria 80|centro de custo 50|plano de contas 50
    accountNumber: cuenta|número de cuenta|nº cuenta|nº de cuenta|iban|cuenta cargo|cuenta origen 70|ccc
    cuenta bancaria|número cuenta|nro cuenta|nro de cuenta|mi cuenta|producto 40|número producto|cuenta cliente
    cuenta de origen 70|cuenta corriente 60|contrato 40|número de contrato 40|núm cuenta|cuenta iban|conta
    número da conta|nº conta|conta corrente 60|nib|número de conta|nº da conta|minha conta|agência conta
    conta origem 60|iban da conta|conta nº|nr conta|conta bancária 60|conta iban|conta à ordem|número conta
    kontu zenbakia|number di kuenta
    accountName: nombre cuenta|titular|titular de la cuenta|nombre de la cuenta|alias|tipo de cuenta|producto
    descripción de la cuenta|alias cuenta|titular cuenta|nombre titular|titular da conta|nome da conta|tipo de conta
    produto|nome do titular|descrição da conta|nome conta|titular conta
    kontuaren izena|titularra
    cardNumber: tarjeta|número de tarjeta|nº tarjeta|nº de tarjeta|número tarjeta|tarjeta nº|titular tarjeta 40
    nro tarjeta|tarjeta número|últimos dígitos|tarjeta de crédito|pan|plástico|núm tarjeta|final tarjeta 60|cartão
    número do cartão|nº cartão|final do cartão|nº do cartão|número cartão|portador 40|cartão final
    titular do cartão 40|cartão nº|final cartão|nome no cartão 40|cartão de crédito
    txartela|txartel zenbakia|número de tarxeta|tarxeta
    originalAmount: importe original|importe divisa|importe en divisa|monto original|importe moneda extranjera
    importe divisa original|importe en moneda extranjera|monto moneda extranjera|importe origen|monto en dólares
    importe moneda original|monto usd|monto origen|importe en divisa original|importe dólares|importe en dólares
    importe moneda origen|importe de origen|valor original|montante original|valor em us$|valor moeda estrangeira
    valor us$|valor em moeda estrangeira|montante em moeda estrangeira|valor em dólar|valor usd|valor em usd
    valor na moeda original|montante moeda original|valor na moeda de origem|montante origem|valor moeda origem
    valor us
    originalCurrency: divisa original|moneda original|divisa extranjera|moneda origen|divisa origen
    moneda extranjera|divisa de origen|moneda de origen|país divisa 30|moeda original|moeda estrangeira|moeda origem
    moeda de origem
    exchangeRate: tipo de cambio|cambio|tipo cambio|tasa de cambio|cotización|contravalor 40|tasa|taxa de câmbio
    câmbio|taxa câmbio|cotação|taxa de conversão|cotação em r$|cotação dólar
    fee: comisión|comisiones|gastos comisión|tarifa|tasa 40|iva 30|gastos bancarios|comisión total|impuestos 30
    costo 50|coste 50|comissão|comissões|taxa|tarifas|iof 60|taxas|encargos|custo 50|juros 30|imposto de selo 40
    komisioa|komisioak|comisións|komishon
    note: nota|notas|comentario|comentarios|observaciones|anotaciones|observación|notas personales|nota personal
    apuntes|comentário|comentários|observações|observação|anotações|notas pessoais
    oharrak
    ignored: taxa iva|taxa de iva|taxa do iva|tasa iva|tasa de iva|límite de crédito|límite|crédito disponible|cupo disponible|limite disponível|crédito disponível|oficina|sucursal|entidad|banco|oficina origen|bic|código postal|ciudad|país|provincia|ubicación|lugar
    comentarios internos|banco destino|correo electrónico del remitente|correo electrónico|nombre del banco
    cuenta bancaria 40|importe de envío y manipulación|impuesto de ventas|dependencia origem|dependência origem
    agência|banco favorecido|balcão|local|cidade|banco beneficiario|banco origen|mes|año|semana|cuotas|cuota
    número de cuotas|parcela|parcelas|rut|cuit|nif|dni|rfc|cpf|cnpj|cpf cnpj|documento favorecido|mês|ano|teléfono
    dirección|endereço|swift|código oficina|terminal|cajero|impuesto|banco emisor|banco ordenante|banco destinatário
    instituição|plaza|caja|códigos|puntos|saldo puntos
    exchangeRate: t.c
    status: estado de la orden|estado orden|estado da ordem
    """
}
