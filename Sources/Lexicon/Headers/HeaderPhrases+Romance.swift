extension HeaderPhrases {
  /// French, Italian, Romanian, Catalan, with some Welsh and Irish.
  static let romance: StaticString = """
    date: date|date opération|date d'opération|date de l'opération|date operation|date comptable
    date de comptabilisation|date comptabilisation|date transaction|date de transaction|date de la transaction
    date d'exécution 90|date exécution 90|date de l'opéraction|date du jour|jour 60|date opé|date ope|date d'achat
    date de débit 60|date d'écriture|date écriture|date de traitement 80|date de règlement 75|date de paiement 80
    date d'inscription|date inscription|date d'enregistrement 75|date et heure|date de l'écriture|date d'opé
    date de comptabilité|date de passation|date de l'achat|date de facturation 60|date de publication 70
    date mouvement|date du mouvement|data|data operazione|data contabile|data contabilizzazione|data contabilità
    data movimento|data transazione|data registrazione|data acquisto|data esecuzione 85|data di contabilizzazione
    data operaz|data op|data contab|data e ora|data disposizione 75|data del movimento|data della transazione
    data pagamento 80|data addebito 70|giorno 60|data di registrazione|data di esecuzione 85|dt contabile|data mov
    data e ora operazione|data tranzacției|data tranzactiei|data tranzacție|data operațiunii|data operatiunii
    data înregistrării|data inregistrarii|data procesării 85|data procesarii 85|data plății 80|data finalizării
    data postării|data operare|data operație|data contabilă|data decontării 75|data decontarii 75|data operació
    data de l'operació|data comptable|data moviment|data transacció|data del moviment|dyddiad|dáta
    data d'operació|data tat-transazzjoni|data da contabilisaziun|dat tranzaksyon
    valueDate: date valeur|date de valeur|valeur 80|date val|date de val|date valeur opération|data valuta|valuta 50
    data di valuta|data val|dt valuta|valuta data|data valutei|data valută|data valoare|data valor|data de valor
    data-valuta|dyddiad gwerth
    data tal-valur|data da valuta
    time: heure|heure opération|horaire|heure de la transaction|heure d'opération|ora|orario|ora operazione
    ora tranzacției|ora tranzactiei|hora|amser
    description: deskrizzjoni|dettalji|libellé|libellé opération|libellé de l'opération|libelle operation|libellé simplifié
    libellé complet|libellé original|libellé court|libellé interne 60|libellé suggéré 60|détail|détails
    détail de l'écriture|détail de l'opération|description|description de l'opération|intitulé
    intitulé de l'opération|motif 75|communication|communications|nature de l'opération 75|nature 60|opération 70
    écriture|détail opération|informations complémentaires 70|information complémentaire 70|informations 50
    référence et libellé|texte|texte comptable|message 65|motif du paiement|motif du versement|description 1
    description 2 85|description 3 80|remise 40|désignation|libellé du mouvement|libellé transaction|commentaires 40
    détails de l'opération|détails du mouvement|objet|objet du paiement|transaction 60|mention 60
    libellé d'opération|détails mouvement|notification|texte d'avis|descrizione|causale 85|descrizione operazione
    descrizione estesa|dettagli|descrizione completa|operazione 75|causale descrizione|dettaglio
    descrizione movimento|note 45|descrizione aggiuntiva 80|causale movimento|descrizione della transazione
    informazioni aggiuntive 60|motivo del pagamento|motivo 75|oggetto|descrizione causale|dettagli operazione|testo
    comunicazione|comunicazioni|dettaglio movimento|movimento 60|testo contabile|descrizione transazione
    causale del pagamento|informazioni 50|testo d'avviso|esercente descrizione|descriere|descrierea tranzacției
    descrierea tranzactiei|detalii|detalii tranzacție|detalii tranzactie|explicații|explicatii|descriere tranzacție
    detalii plată|detalii plata|descrierea operațiunii|explicație|tranzacție 65|tranzactie 65|mesaj|motiv|conținut
    concepte|descripció|detall|moviment|operació 65|observacions 50|disgrifiad|cur síos|tuairisc|manylion
    descripció del moviment|detalls|més dades 70|dades addicionals|dettalji tat-transazzjoni|descripziun
    text da contabilisaziun|deskripsyon|detay tranzaksyon
    counterparty: bénéficiaire|émetteur|tiers|contrepartie|nom de la contrepartie|nom contrepartie
    nom du bénéficiaire|nom bénéficiaire|donneur d'ordre|commerçant|marchand|enseigne|nom|nom du tiers|destinataire
    bénéficiaire émetteur|donneur d'ordre bénéficiaire|payeur|créancier|débiteur 60|nom du donneur d'ordre
    nom du commerçant|nom du marchand|partenaire|expéditeur|fournisseur|bénéficiaire donneur d'ordre|vendeur
    nom du destinataire|nom de l'émetteur|nom de la contrepartie contient|beneficiario|ordinante|controparte
    destinatario|mittente|esercente|nome controparte|nome beneficiario|nome|ordinante beneficiario
    beneficiario ordinante|pagatore|debitore|creditore|negozio|nome esercente|intestatario controparte|commerciante
    denominazione|nominativo|ragione sociale|nome del beneficiario|nome destinatario|nome mittente|fornitore
    beneficiar|plătitor|platitor|ordonator|beneficiar ordonator|nume beneficiar|nume ordonator
    nume beneficiar ordonator|nume|partener|comerciant|destinatar|expeditor|nume partener|nume plătitor
    contrapartidă|contraparte|denumire partener|nume comerciant|nume/denumire ordonator beneficiar|beneficiari
    ordenant|comerç|nom beneficiari|enw|talai|ainm|íocaí
    establiment|benefiċjarju|destinatur|retschavider|incumbensader|benefisyè
    counterAccount: compte contrepartie|compte de la contrepartie|numéro de compte contrepartie|iban contrepartie
    compte bénéficiaire|compte du bénéficiaire|iban bénéficiaire|compte tiers|compte destinataire
    compte de contrepartie|numéro de compte de la contrepartie|iban du bénéficiaire|iban de la contrepartie
    compte émetteur|compte crédité 60|compte du donneur d'ordre|conto controparte|iban controparte|iban beneficiario
    conto beneficiario|conto del beneficiario|conto destinatario|conto ordinante|iban ordinante
    conto di contropartita|contropartita 70|cont beneficiar|iban beneficiar|cont partener|cont ordonator
    iban partener|cont iban beneficiar|cont contrapartidă|cont corespondent|contul partenerului|cont destinatar
    compte contrapart|compte beneficiari|compte ordenant|iban beneficiari
    compte de destinació|compte destí
    amount: contre-valeur 80|contrevaleur 80|montant converti 80|controvalore 80|ammont|montant|montant de l'opération|montant opération|montant eur|montant de la transaction
    montant transaction|somme|montant net 80|montant brut 75|montant en eur|montant en euros|montant euros
    montant chf|montant du mouvement|total 50|net 60|brut 70|montant comptabilisé|valeur 30|prix 50|débit crédit 60
    montant total|montant en devise du compte|montant de l'écriture|montant en chf|sous montant 40
    montant individuel 60|montant détaillé 50|importo|importo operazione|importo eur|importo in euro
    importo transazione|importo netto 80|importo lordo 75|ammontare|importo movimento|importo addebitato 80
    totale 50|importo euro|importo totale|importo contabile|importo della transazione|somma|valore 40|lordo 75
    netto 60|prezzo 50|importo in divisa conto|importo valuta conto|importo in chf|sumă|suma|valoare 60
    valoarea tranzacției|suma tranzacției|sumă tranzacție|suma tranzactie|sumă ron|valoare tranzacție|suma ron
    suma în lei|total sumă|sumă totală|sumă netă 80|valoare totală|import|import operació|quantitat|import eur
    import moviment|import total|swm|méid|gwerth
    import en euros|import de l'operació|ammont tat-transazzjoni|montan|montan tranzaksyon
    amountIn: kreditu|flus deħlin|crédit|crédit eur|montant crédit|montant crédité|crédits|crédit euros|entrée|entrées|recette|recettes
    encaissement|encaissements|versement|versements|dépôt|dépôts|montant au crédit|revenu|revenus|crédit en chf|reçu
    montant reçu|crédit montant|crédit chf|dépot|remboursement 50|bonification|bonifications|avere|accrediti
    accredito|entrate|entrata|importo accredito|importo avere|credito|crediti|dare avere 30|versamenti|versamento
    incassi|ricavi|in entrata|importo a credito|accrediti eur|importo entrate|a credito|incasso|credit|sumă credit
    suma credit|credite|încasări|incasari|încasare|incasare|venituri|intrări|intrari|sumă creditată|suma creditata
    sumă încasată|rulaj credit|rulaj creditor|valoare credit|depuneri|abonament 20|haver|abonaments|ingressos|ingrés
    crèdit|entrades|credyd|creidmheas|lóisteáil
    import abonament|bonificaziun|lajan antre
    amountOut: debitu|flus ħerġin|débit|débit eur|montant débit|montant débité|débits|débit euros|sortie|sorties|dépense|dépenses
    décaissement|décaissements|retrait|retraits|montant au débit|débit en chf|payé|débit montant|débit chf|charge 60
    charges 60|prélèvement 60|paiement 50|paiements 50|montant payé|dare|addebiti|addebito|uscite|uscita
    importo addebito|importo dare|debito|debiti|prelievi|prelievo|pagamenti 60|spese 60|spesa 70|in uscita
    importo a debito|addebiti eur|importo uscite|a debito|debit|sumă debit|suma debit|debite|plăți|plati|plată 60
    plata 60|cheltuieli|cheltuială|ieșiri|iesiri|sumă debitată|suma debitata|sumă plătită|rulaj debit|rulaj debitor
    valoare debit|retrageri|deure|càrrec|càrrecs|despeses|dèbit|sortides|debyd|dochar|aistarraingt
    import càrrec|debitaziun|lajan soti
    sign: débit crédit|débit ou crédit|crédit débit|sens|sens de l'opération|d c|signe|type débit crédit
    sens écriture|dare avere|avere dare|d a|segno|debito credito|addebito accredito|entrata uscita|entrate uscite
    segno contabile|verso|debit credit|debit sau credit|tip debit credit|semn|sens tranzacție|deure haver
    càrrec abonament|debitu kreditu
    balance: bilanċ|solde|solde après opération|solde comptable|solde courant|solde du compte|solde eur|nouveau solde
    solde final|solde chf|solde disponible 60|solde après|solde progressif|solde en chf|solde actuel|solde cumulé
    solde de clôture|saldo|saldo contabile|saldo disponibile 60|saldo finale|saldo progressivo|saldo dopo|saldo eur
    saldo corrente|saldo conto|nuovo saldo|disponibilità 50|saldo dopo operazione|sold|sold final|sold contabil
    sold curent|sold după|sold disponibil 60|sold cont|sold după tranzacție|sold după operațiune
    sold dupa tranzactie|soldul|sold intermediar|saldo final|saldo posterior|saldo comptable|balans|iarmhéid
    balans cyfrif
    saldo després|saldo després de l'operació|bilanċ disponibbli 60|bilantscha|balans kont lan|balans apre
    balanceBefore: solde précédent|solde avant|ancien solde|solde initial|solde avant opération|solde d'ouverture
    saldo precedente|saldo iniziale|saldo prima|sold anterior|sold inițial|sold initial|saldo anterior|saldo inicial
    sold precedent|saldo di apertura
    saldo abans de l'operació|bilanċ preċedenti|bilanċ tal-ftuħ|saldo vegl|balans anvan|ansyen balans
    currency: devise|monnaie|devise du compte 85|devise opération|devise du montant|devise de l'opération
    code devise|monn|dev|devise de la transaction|devise transaction|unité monétaire|devise compte 85
    monnaie du compte|valuta 80|divisa|valuta conto 85|moneta|valuta movimento|codice valuta|divisa conto 85
    valuta operazione|valuta importo|divisa importo|monedă|moneda|valută|valuta cont 85|moneda cont 85
    moneda tranzacției|moneda tranzactiei|valută cont|cod valută|divisa compte|arian|airgeadra|arian cyfred
    munaida
    reference: référence|référence opération|référence de l'opération|numéro|numéro d'opération|n° de transaction
    n° opération|numéro de transaction|référence bancaire|réf|ref|n° de pièce|numéro de pièce|numéro de chèque
    n° chèque|n° de chèque|chèque|identifiant|identifiant de transaction|numéro d'ordre|référence client 80
    référence donneur d'ordre 50|numéro de séquence|n° séquence|n° de séquence|numéro d'extrait 40|extrait 40
    numéro de mouvement|n° mouvement|référence de bout en bout|référence mandat 50|référence du mandat 50|mandat 50
    référence unique|référence interne|id|id transaction|n° 45|pièce|référence transaction|code opération 50
    numéro de référence|numéro de relevé 40|numéro d'écriture|référence de la banque|référence de paiement
    n° d'ordre|numéro de transfert|numéro de facture 40|riferimento|riferimenti|numero|n operazione
    numero operazione|id transazione|identificativo|codice operazione 60|cro|trn|numero assegno|n assegno|assegno
    riferimento operazione|id operazione|numero transazione|riferimento interno|codice riferimento|numero documento
    n documento|riferimento banca|riferimento cliente 80|numero movimento|codice identificativo|codice transazione
    cro trn|mandato 50|id mandato 50|numero d'ordine|riferimento end to end|referință|referinta|nr|nr crt 40
    număr document|numar document|nr document|număr tranzacție|numar tranzactie|nr tranzacție|id tranzacție
    referința tranzacției|referinta tranzactiei|număr referință|nr referință|cod tranzacție 60|referință bancă
    nr doc|referință internă|nr op|identificator|referència|referència 1|referència 2 60|núm operació|document|núm
    cyfeirnod|tagairt
    número d'operació|numru ta' referenza|nimewo referans|nimewo tranzaksyon
    type: type|type d'opération|type opération|type de l'opération|type de transaction|nature
    catégorie d'opération 60|mode de paiement|moyen de paiement|code opération|type de mouvement|code 60
    type transaction|libellé type|famille 50|type de paiement|canal 50|type opé|genre|nature opération|moyen|tipo
    tipo operazione|tipologia|tipo movimento|causale 65|causale abi|codice causale|tipo transazione
    tipologia operazione|categoria operazione 60|modalità|metodo di pagamento|tipo di transazione|tipo di operazione
    tipo pagamento|canale 50|codice abi|tip|tip tranzacție|tip tranzactie|tipul tranzacției|tipul tranzactiei
    tip operațiune|tip operatiune|tip operație|metodă de plată|cod operațiune|tipus|tipus operació|tipus moviment
    tipus de moviment|math|math o drafodyn|cineál
    tipus d'operació|tip ta' transazzjoni|gener da transacziun|tip tranzaksyon
    status: statut|état|statut de l'opération|statut opération|pointé 50|opération pointée 50|comptabilisé
    etat de l'opération|pointage opération 50|statut transaction|stato|stato operazione|stato transazione
    contabilizzato|stato movimento|stato pagamento|stare|status|stare tranzacție|stare tranzactie|starea|stare plată
    estat|statws|stádas
    estat de l'operació|estat del moviment
    categoryHint: catégorie|sous catégorie 80|catégorie parent 80|catégorie parente 80|rubrique|catégories
    sous categorie 80|poste 50|budget|catégorie opération|étiquette 50|catégorie de dépense|catégorie interne
    secteur 40|categoria|sottocategoria 80|categorie|categoria spesa|etichetta 50|tag 50|categoria di spesa
    categoria movimento|macrocategoria|subcategorie 80|categorie cheltuieli|subcategoria 80|categori|catagóir
    accountNumber: compte|numéro de compte|n° de compte|n° compte|iban|numéro compte|rib 70|compte bancaire
    mon compte|n° du compte|compte donneur d'ordre 60|numéro du compte|compte courant 50|iban du compte
    identifiant du compte|relation bancaire 40|conto|numero conto|conto corrente|numero di conto|n conto|iban conto
    conto numero|mio conto|rapporto|numero rapporto|conto di addebito 60|cont|număr cont|numar cont|cont iban|contul
    nr cont|iban cont|cod iban|contul meu|cont client|cont sursă|compte número|núm compte|número de compte|cyfrif
    rhif y cyfrif|cuntas|uimhir chuntais
    compte corrent 60|numru tal-kont|numer dal conto|nimewo kont
    accountName: libellé compte|nom du compte|type de compte|intitulé du compte|titulaire|produit|produit 60
    titulaire du compte|intitulé compte|libellé du compte|nome conto|intestatario|intestazione|tipo conto|prodotto
    intestatario conto|titolare|titolare del conto|nume cont|titular cont|tip cont|produs|denumire cont|nom compte
    titular|enw'r cyfrif
    titular del compte|nom del compte|isem il-kont
    cardNumber: carte|numéro de carte|n° carte|n° de carte|carte bancaire|porteur 40|numéro carte|carte de crédit
    titulaire de la carte 40|numéro de la carte|carta|numero carta|carta di credito|n carta|titolare carta 40
    numero di carta|pan|numero carta di credito|card|număr card|numar card|nr card|card utilizat|numărul cardului
    targeta|núm targeta|número targeta|cerdyn
    número de targeta
    originalAmount: montant en devise|montant devise|montant d'origine|montant initial|montant en devise étrangère
    montant original|montant devise origine|montant en devises|montant devise étrangère|montant monnaie d'origine
    montant dans la devise d'origine|montant en devise d'origine|montant de l'achat|montant monnaie étrangère
    importo in valuta|importo originale|importo valuta|importo in divisa|importo valuta originale
    importo in valuta originale|importo divisa|importo in valuta estera|importo divisa originale|sumă originală
    suma originala|sumă în valută|suma in valuta|sumă valută|suma initiala|sumă inițială|valoare în valută
    sumă tranzacție valută|import original|import en divisa|import divisa
    originalCurrency: devise d'origine|devise origine|devise étrangère|monnaie d'origine|devise initiale
    monnaie étrangère|devise d'achat|devise originale|valuta originale|divisa originale|valuta estera
    valuta di origine|divisa di origine|valută originală|moneda originală|monedă originală|moneda originala
    valută inițială|divisa original
    exchangeRate: taux de change|taux|cours|cours de change|taux de conversion|cours de conversion|tasso di cambio
    cambio|tasso|tasso cambio|tasso di conversione|curs|curs valutar|curs de schimb|rată de schimb|rata de schimb
    curs schimb|tipus de canvi|canvi
    fee: frais|commission|commissions|frais de transaction|frais bancaires|frais et commissions|frais de change
    coût 50|tva 30|commissione|commissioni|spese 70|costi 50|costo 50|oneri|spese e commissioni
    commissione operazione|comision|comisioane|taxă|taxe|comision tranzacție|taxă tranzacție|comissió|comissions
    despeses bancàries
    frè tranzaksyon
    note: note|notes|commentaire|commentaires|remarque|remarques|annotation|annotations|observation|observations
    mémo|note personnelle|commento|annotazioni|commenti|osservazioni|nota|nota personale|notă|note personale
    comentarii|observații|observatii|comentariu|mențiuni 60|observacions|nodiadau|nodyn
    ignored: plafond|crédit disponible|limite di credito|credito disponibile|fido|bic|code banque|banque|agence|guichet|code guichet|bic contrepartie|bic bénéficiaire|lieu|pays|ville
    adresse|rib contrepartie|n° d'extrait 50|motif du refus|rue et numéro|code postal et localité|code pays
    facture 40|justificatif|tva|mois|année|semaine|catégorie du compte 40|iban titulaire 30|évalué|banca|filiale
    agenzia|abi|cab|paese|città|codice bic|banca controparte|bic controparte|provincia|località|anno|mese
    banca beneficiar|banca ordonator|sucursală|sucursala|țară|oraș|banca partener|cui|cod fiscal|cnp|lună|an|banc
    oficina|gwlad|pays du commerçant|code swift|filiale banca|domiciliation|indirizzo
    valueDate: dat valè
    counterparty: contrapart|moun k ap resevwa|min iħallas
    counterparty: machann|komèsan|negozjant|bejjiegħ
    amount: kantite lajan
    amountIn: depożiti
    amountOut: retrè|ġbid
    currency: deviz|munita
    status: estati
    type: kalite tranzaksyon|tip ta' tranżazzjoni
    reference: rif|referenza
    exchangeRate: to chanj|to echanj|rata tal-kambju
    cardNumber: nimewo kat|numru tal-kard
    accountNumber: kont
    time: lè|ħin
    originalAmount: montan orijinal|ammont oriġinali
    status: stato ordine|statut de l'ordre|statut ordre|stare ordin
    """
}
