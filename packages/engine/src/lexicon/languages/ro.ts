import { romanianFormWords } from "../form-words/ro.ts"
import type { Language } from "../language.ts"

/** Romanian. */
export const romanian: Language = {
  code: "ro",
  labels: {
    invoiceNumber:
      "Număr factură|Numărul facturii|Nr. factură|Nr. facturii|Numar factura|Factură nr.|Factura nr.|Factura numărul|Factură fiscală nr.|Factura fiscală nr.|Nr. facturii fiscale|Serie și număr factură|Seria și numărul facturii|Serie factură|Factură proformă nr.|Factura seria|Factură seria și nr.|Serie și număr|Seria și numărul",
    documentNumber:
      "Număr document|Nr. document|Nr. doc.|Numărul documentului|Număr înregistrare|Nr. înregistrare|Nr. de înregistrare|Număr de înregistrare|Nr. formular|Nr. aviz",
    receiptNumber:
      "Număr bon|Nr. bon|Nr. bon fiscal|Bon fiscal nr.|Număr bon fiscal|Chitanță nr.|Nr. chitanță|Număr chitanță|Chitanța nr.|Seria chitanței|Serie chitanță|Serie și număr chitanță",
    relatedInvoiceNumber:
      "Factura inițială|Factură inițială|Factura stornată|Factură stornată|Storno la factura|Storno factura|Factura de referință|Factură de referință|Factura originală|Nr. factură inițială|Nr. factură stornată|Referitor la factura|Factura corectată",
    creditNoteNumber:
      "Notă de credit nr.|Număr notă de credit|Nr. notă de credit|Notă de creditare nr.|Factură storno nr.|Nr. factură storno",
    orderNumber:
      "Număr comandă|Nr. comandă|Numărul comenzii|Nr. comenzii|Comandă nr.|Comanda nr.|Comanda dvs.|Comanda dumneavoastră|Nr. comandă client|Comandă client|Nr. comanda dvs.|Comandă de achiziție nr.|Comandă furnizor nr.|Bon de comandă|Număr comandă client|ID comandă",
    confirmationNumber:
      "Număr confirmare|Nr. confirmare|Confirmare nr.|Numărul confirmării|Confirmare comandă nr.|Cod confirmare|Codul de confirmare|Nr. confirmare comandă",
    contractNumber:
      "Număr contract|Nr. contract|Numărul contractului|Contract nr.|Contractul nr.|Cod contract|Nr. contractului|Contract de furnizare nr.",
    policyNumber:
      "Număr poliță|Nr. poliță|Numărul poliței|Poliță nr.|Polița nr.|Seria și numărul poliței|Serie poliță|Nr. poliței|Poliță de asigurare nr.|Seria poliței|Serie și număr poliță",
    bookingNumber:
      "Număr rezervare|Nr. rezervare|Cod rezervare|Numărul rezervării|Rezervare nr.|Codul rezervării|Rezervarea nr.|ID rezervare|Cod PNR",
    customerNumber:
      "Cod client|Codul clientului|Codul de client|Număr client|Nr. client|ID client|Cod abonat|Codul abonatului|Cod partener|Cod beneficiar|Cod cumpărător|Cod consumator|Cod plătitor|Nr. abonat|Cod de client",
    supplierNumber:
      "Cod furnizor|Codul furnizorului|Număr furnizor|Nr. furnizor|Codul de furnizor|Cod vânzător|ID furnizor",
    statementNumber:
      "Număr extras|Nr. extras|Extras nr.|Extras de cont nr.|Numărul extrasului|Nr. extras de cont|Extrasul nr.|Numărul extrasului de cont",
    paymentNumber:
      "Referință plată|Referința plății|Cod plată|Ordin de plată nr.|Nr. ordin de plată|OP nr.|Nr. OP|Cod de plată|Număr de referință plată|Referință tranzacție|Nr. tranzacție|ID tranzacție|Cod încasare",
    accountNumber:
      "Cont bancar|Număr cont|Nr. cont|Contul bancar|Numărul contului|Cont nr.|Contul|Cont curent|Contul beneficiarului|Cont beneficiar|Număr de cont|Cont trezorerie",
    deliveryNoteNumber:
      "Aviz nr.|Nr. aviz|Număr aviz|Aviz de însoțire nr.|Aviz de însoțire a mărfii nr.|Aviz de expediție nr.|Nr. aviz de însoțire|Nr. aviz însoțire|Aviz însoțire marfă nr.|Număr aviz de însoțire|Notă de livrare nr.|Nr. livrare|Număr livrare|Aviz de însoțire",
    shipmentNumber:
      "Nr. AWB|Număr AWB|AWB|AWB nr.|Nr. expediție|Număr expediție|Scrisoare de trăsură nr.|Nr. scrisoare de trăsură|CMR nr.|Nr. CMR|Cod UIT|Cod de urmărire|Număr de urmărire|Nr. expediere",
    referenceNumber:
      "Referință|Referința|Referința noastră|Referința dvs.|Referința dumneavoastră|Referință client|Nr. referință|Număr de referință|Număr referință|Ref. noastră|Ref. dvs.|Nr. dosar|Număr dosar|Dosar nr.|Cod referință|Referința cumpărătorului|Referință cumpărător",
    projectName:
      "Denumire proiect|Denumirea proiectului|Proiectul|Nume proiect|Lucrare|Lucrarea|Obiectiv|Obiectivul|Obiectiv de investiții|Șantier|Denumirea lucrării|Denumire lucrare|Obiect de investiție",
    projectNumber:
      "Cod proiect|Număr proiect|Nr. proiect|Codul proiectului|Numărul proiectului|Proiect nr.|Nr. lucrare|Fișă de lucru nr.|Comandă de lucru nr.",
    quoteNumber:
      "Număr ofertă|Nr. ofertă|Ofertă nr.|Oferta nr.|Numărul ofertei|Oferta noastră nr.|Nr. ofertei|Ofertă de preț nr.",
    estimateNumber: "Deviz nr.|Nr. deviz|Număr deviz|Devizul nr.",
    itemNumber: "Cod produs|Cod articol|Număr de serie|Nr. serie|Serie produs|Codul produsului|Serie șasiu",
    taxId: null,
    taxNumber:
      "CUI|C.U.I.|CIF|C.I.F.|Cod fiscal|Codul fiscal|Cod unic de înregistrare|Codul unic de înregistrare|Cod de identificare fiscală|Codul de identificare fiscală|CUI/CIF|CIF/CUI|CUI / CIF|Cod identificare fiscală|Cod înregistrare fiscală|Cod de înregistrare fiscală|CIF/CNP|CUI/CNP|CNP",
    registerNumber:
      "Nr. Reg. Com.|Reg. Com.|Nr. ord. reg. com.|Nr. ORC|Nr. Registrul Comerțului|Număr Registrul Comerțului|Nr. înregistrare Registrul Comerțului|Nr. de ordine în registrul comerțului|Nr. ord. registrul comerțului|Registrul Comerțului|Număr de ordine în registrul comerțului|Nr. ord. reg. com./an|Nr. ord. registru com./an|Nr. de înmatriculare la registrul comerțului|ORC|Nr. R.C.|Nr. înreg. Reg. Com.",
    pageNumber: "Pagina|Pag.|Pagină",
    invoiceDate:
      "Data facturii|Dată factură|Data factură|Data emiterii|Data emiterii facturii|Data emitere|Dată emitere|Data de emitere|Data documentului|Data întocmirii|Emisă la|Emis la|Data facturării|Emisă la data de|Data eliberării|Întocmit la data|Data bonului|Emisă în data de|Data înregistrării|Data întocmire|Data scrisorii|Data adresei",
    dueDate:
      "Scadență|Scadența|Data scadenței|Data scadentă|Data scadență|Termen de plată|Termenul de plată|Termen plată|Scadentă la|Scadent la|Data limită de plată|Dată scadență|Plătibil până la|De plată până la|Data limită plată|Termen scadent|Data scadentei|Data limită a plății|Scadența facturii|A se plăti până la|Termen limită de plată",
    orderDate: "Data comenzii|Data comandă|Dată comandă|Comandat la|Data comenzii dvs.|Data plasării comenzii",
    contractDate:
      "Data contractului|Data semnării|Data încheierii|Data încheierii contractului|Data semnării contractului|Data contract|Contract din data|Contract din|Încheiat la data de",
    deliveryDate:
      "Data livrării|Data livrare|Dată livrare|Data de livrare|Termen de livrare|Termenul de livrare|Data expedierii|Data expediției|Livrat la|Data prestării|Data prestării serviciului|Data prestației|Data execuției|Termen livrare|Data livrării solicitată|Data livrării estimată|Data expediere|Livrare la data|Data estimată a livrării|Livrare estimată|Data avizului|Data aviz|Data finalizării|Data predării|Data livrării bunurilor sau prestării serviciilor|Data livrării sau prestării|Data livrării/prestării",
    receivedDate:
      "Data recepției|Data primirii|Recepționat la|Primit la data|Data recepție|Data sosirii|Primit la|Data primire|Recepționat la data|Data recepției mărfii",
    paymentDate:
      "Data plății|Data plată|Plătit la|Dată plată|Data încasării|Data efectuării plății|Data plății salariului|Achitat la data|Data viramentului",
    printDate: "Data tipăririi|Tipărit la|Listat la|Data listării|Printat la|Data printării|Data tipărire|Data listare",
    expiryDate:
      "Valabil până la|Valabilă până la|Valabilitate|Valabilitatea ofertei|Valabilitate ofertă|Oferta este valabilă până la|Ofertă valabilă până la|Data expirării|Termen de valabilitate|Oferta valabilă până la|Perioada de valabilitate|Data expirare|Expiră la|Valabilitate până la|Termen valabilitate|Expirare|Expiră la data|Data expirării poliței|Sfârșitul asigurării|Expirarea poliței",
    periodFrom:
      "Data început|Data de început|Data începerii|Perioada de la|Începând cu|De la data|Început perioadă|Începutul perioadei|Check-in|Data sosirii|Data intrării în vigoare|Sosire|Valabil de la|Data de începere|Începutul asigurării|Intrare în vigoare",
    periodTo:
      "Data sfârșit|Data de sfârșit|Data încetării|Perioada până la|Sfârșit perioadă|Până la data|Sfârșitul perioadei|Data finală|Data plecării|Plecare|Data încheiere",
    linesTotal:
      "Subtotal produse|Total produse|Valoare produse|Total poziții|Total articole|Total mărfuri|Subtotal articole",
    netTotal:
      "Total fără TVA|Valoare fără TVA|Total valoare fără TVA|Valoare totală fără TVA|Bază impozabilă|Baza impozabilă|Baza de impozitare|Bază de impozitare|Total net|Valoare netă|Suma fără TVA|Total general fără TVA|Total factură fără TVA|Baza de calcul TVA|Bază TVA|Baza TVA|Total bază impozabilă|Valoarea netă|Suma netă|Preț total fără TVA|Total (fără TVA)|Valoarea totală fără TVA",
    taxTotal:
      "TVA|Total TVA|Valoare TVA|Valoarea TVA|Suma TVA|TVA total|TVA colectat|Total valoare TVA|Taxa pe valoarea adăugată|Taxă pe valoarea adăugată|Cuantum TVA|TVA de plată|TVA inclus|Din care TVA|TVA colectată",
    grossTotal:
      "Total cu TVA|Total general|Total factură|Valoare totală|Valoarea totală|Total factura|Total cu TVA inclus|Valoare cu TVA|Total (cu TVA)|Total inclusiv TVA|Suma totală|Total comandă|Total ofertă|Valoare totală cu TVA|Total general cu TVA|Total brut|Valoare totală factură|Valoarea totală a facturii|Total valoare|Total factură curentă|Total factură cu TVA|Valoare factură|Valoarea facturii|Total LEI|Preț total|Preț total cu TVA|Total factură (lei)|Valoarea comenzii|Suma totală cu TVA|Total bon|Valoare deviz|Total deviz|Total factură lei|Valoare ofertă|Valoarea ofertei|Total oferta",
    amountDue:
      "Total de plată|Total plată|De plată|Suma de plată|Total de plata|Rest de plată|Sold de plată|Sumă de plată|Total general de plată|De achitat|Total de achitat|Suma datorată|Sumă datorată|Suma de achitat|Sold restant|Rest de achitat|Total datorat|Sold scadent|Total sumă de plată|Sumă restantă|Suma restantă|Total sold de plată|Total datorie|Total restant|Valoare de plată",
    amountPaid:
      "Plătit|Achitat|Suma plătită|Suma achitată|Avans|Avans achitat|Avans plătit|Sumă plătită|Total achitat|Încasat|Suma încasată|Sumă achitată|Plăți efectuate|Plăți anterioare|Avans facturat|Avans încasat|Sumă încasată|Plăți primite|Avans dedus|Avans scăzut|Avansuri deduse|Regularizare avans|Storno avans|Credit aplicat|Deducere avans",
    cashTendered:
      "Numerar|Plată numerar|Numerar primit|Suma primită|Numerar lei|Plată cash|Numerar încasat|Numerar total|Plată în numerar",
    changeGiven: "Rest numerar|Rest de dat|Rest lei|Rest client|Rest cash|Rest returnat",
    rounding: "Rotunjire|Rotunjiri|Diferență de rotunjire|Diferențe de rotunjire|Diferență din rotunjire",
    touristTax:
      "Taxă hotelieră|Taxa hotelieră|Taxă de stațiune|Taxă turistică|Impozit hotelier|Taxa de promovare turistică|Taxa specială pentru promovarea turistică|Taxa pentru promovarea turistică",
    reminderFee:
      "Taxă de notificare|Taxă de somație|Cheltuieli de recuperare|Cheltuieli de somație|Taxă notificare|Cheltuieli de notificare|Comision de notificare|Costuri de recuperare",
    lateInterest:
      "Penalități de întârziere|Dobândă penalizatoare|Dobânzi penalizatoare|Penalități|Majorări de întârziere|Total penalități|Dobânzi de întârziere|Penalizări|Penalizări de întârziere|Penalitate",
    discountTotal:
      "Reducere|Reduceri|Reducere comercială|Total reducere|Total reduceri|Valoare reducere|Valoarea reducerii|Discount acordat|Reducere totală|Total discount|Valoare discount|Remiză",
    shippingTotal:
      "Transport|Cost transport|Taxă transport|Taxe de transport|Cost livrare|Taxă livrare|Taxa de livrare|Cheltuieli de transport|Costuri de transport|Cost de livrare|Taxă de livrare|Servicii transport|Costuri livrare|Taxe livrare|Transport și manipulare",
    withholding:
      "Impozit reținut|Impozit reținut la sursă|Impozit pe venit|Impozit|Impozit pe salarii|Total rețineri|Impozit reținut la sursa|Impozit cu reținere la sursă|Reținere la sursă|Rețineri la sursă",
    commission:
      "Comision|Comisioane|Comision agenție|Valoare comision|Comision total|Comisionul|Comisionul agenției|Total comision",
    netAfterCommission: "Net după comision|Valoare netă după comision|Net agenție",
    totalPaid:
      "Total plătit|Total plăți|Suma totală plătită|Suma virată|Total încasări|Total încasat|Sumă virată|Suma plății|Suma transferată",
    openingBalance:
      "Sold inițial|Sold precedent|Sold anterior|Sold inițial al perioadei|Sold la început|Sold inițial cont|Restanțe|Restanță anterioară",
    closingBalance: "Sold final|Sold nou|Sold la sfârșit|Sold curent|Sold final cont|Sold la sfârșitul perioadei",
    balance: "Sold|Sold total|Soldul|Sold client",
    taxRate: "Cota TVA|Cotă TVA|Cota de TVA|Procent TVA|Cotă de TVA",
    discountRate: "Procent reducere|Reducere %|Discount %|Procent discount|Cota reducerii",
    quantity: "Cantitate|Cantitatea|Cantitate totală|Nr. bucăți|Număr bucăți|Nr. ore|Număr ore|Total ore|Ore lucrate",
    packages:
      "Nr. colete|Număr colete|Colete|Nr. paleți|Număr paleți|Număr de colete|Paleți|Total colete|Număr total colete|Număr ambalaje",
    guests: "Nr. persoane|Număr persoane|Număr de persoane|Nr. adulți|Număr oaspeți|Oaspeți|Adulți|Turiști|Nr. turiști",
    weight: "Greutate|Greutate totală|Greutatea|Masă totală|Greutate (kg)|Greutate totală (kg)|Greutatea totală",
    nights: "Nopți|Nr. nopți|Număr nopți|Număr de nopți|Înnoptări|Nopți cazare|Număr de înnoptări|Total nopți",
    mileage:
      "Kilometraj|Km bord|Km la bord|Kilometri la bord|Index kilometri|Kilometri parcurși|Km parcurși|Nr. km|Kilometri|Număr kilometri",
    unitPrice:
      "Preț unitar|Preț/unitate|Tarif orar|Prețul unitar|Preț|Tarif|Preț unitar fără TVA|Tarif unitar|Preț pe unitate",
    lineTotal: "Valoare linie|Total linie|Valoare poziție|Valoare articol|Total rând",
    seller:
      "Furnizor|Furnizorul|Vânzător|Vânzătorul|Emitent|Prestator|Prestatorul|Denumire furnizor|Nume furnizor|Denumirea furnizorului|Antreprenor|Executant|Antreprenorul|Executantul|Expeditor|Expeditorul|Locator|Emitentul|Date furnizor|Societatea emitentă|Exportator|Ofertant|Ofertantul|Creditor|Furnizor (emitent)|Unitatea emitentă|Locatorul|Asigurător|Furnizor de servicii",
    buyer:
      "Cumpărător|Cumpărătorul|Client|Clientul|Beneficiar|Beneficiarul|Denumire client|Nume client|Denumirea clientului|Numele clientului|Facturat către|Achizitor|Achizitorul|Date client|Destinatar|Destinatarul|Abonat|Abonatul|Titular contract|Locatar|Chiriaș|Importator|Date de facturare|Client (cumpărător)|Consumator|Consumatorul|Clientul nostru|Denumire cumpărător|Nume cumpărător|Locatarul|Asigurat|Debitor|Nume oaspete|Oaspete|Cumparatorul|Contractant|Contractant/Asigurat|Asiguratul",
    advertiser:
      "Clientul de publicitate|Client publicitate|Beneficiar publicitate|Beneficiarul publicității|Client publicitar|Clientul publicitar",
    agency:
      "Agenție|Agenția|Agenție de publicitate|Agenție media|Agenția media|Denumire agenție|Numele agenției|Nume agenție",
    payer:
      "Plătitor|Plătitorul|Nume plătitor|Ordonator|Ordonatorul|Ordonator plată|Plătit de|Achitat de|Am primit de la",
    payee:
      "Beneficiar plată|Beneficiarul plății|Beneficiar al plății|Nume beneficiar|Plătit către|Plată către|Plăți către",
    accountHolder: "Titular cont|Titularul contului|Titular de cont|Titular al contului|Titular|Titularul|Nume titular",
    station:
      "Canal|Post TV|Post de radio|Postul TV|Post de televiziune|Postul de televiziune|Editură|Editura|Radiodifuzor|Trust de presă|Către editura|Operator de cablu|Companie de cablu",
    other: "Serviciu clienți|Relații cu clienții|Program de lucru|Delegat|Nume delegat",
    shipTo:
      "Adresa de livrare|Adresă de livrare|Adresă livrare|Adresa livrare|Loc de livrare|Locul livrării|Livrare la|Punct de livrare|Livrat către|Loc livrare|Locul de livrare|Adresa livrării|Destinație|Destinația|Adresă loc de consum|Punct de lucru livrare|Adresa punctului de consum|Expediat către|Locul prestării|Date de livrare|Adresa lucrării",
    contactPerson:
      "Persoană de contact|Persoana de contact|Persoană contact|Contact|Întocmit de|Întocmit|Întocmită de|Agent vânzări|Agent de vânzări|Consultant vânzări|Casier|Reprezentant|Emis de|Tehnician|Ospătar|Servit de|Persoana contact|Consilier client|Solicitant|Vânzător bon",
    bankName:
      "Banca|Bancă|Denumire bancă|Numele băncii|Denumirea băncii|Banca beneficiarului|Nume bancă|Instituția bancară|Instituție bancară|Bancă beneficiar",
    bankCode: "Cod bancă|Codul băncii|Cod bancar",
    product:
      "Produs|Produsul|Denumire produs|Nume produs|Denumirea produsului|Marca și modelul|Marcă și model|Marca/Modelul|Marcă/Model",
    deliveryTime:
      "Timp de livrare|Ora livrării|Interval de livrare|Interval livrare|Durată de livrare|Durata livrării|Timp estimat de livrare",
    room: "Camera|Nr. cameră|Număr cameră|Cameră|Cam.|Camera nr.|Nr. camerei",
    signatory: "Semnatar|Semnatarul|Semnat de|Semnătura|Semnat digital de|Semnat electronic de|Semnătură autorizată",
    approver: "Aprobat de|Aprobat|Aprobată de|Avizat de|Verificat de|Verificat|Aprobă|Aprobator|Vizat de",
    reason:
      "Motiv|Motivul|Motivul stornării|Motivul returului|Motivul reducerii|Motiv storno|Motiv retur|Motivul corecției|Motivul emiterii|Motiv emitere|Motivul notei de credit",
    carrier:
      "Transportator|Transportatorul|Cărăuș|Curier|Firmă de transport|Mod de transport|Modalitate de transport|Firma de curierat|Mijloc de transport|Modalitate livrare|Metodă de livrare|Mod de livrare|Curierul|Companie de curierat|Compania de curierat",
    campaign:
      "Campanie|Campania|Denumire campanie|Nume campanie|Numele campaniei|Denumirea campaniei|Campanie publicitară",
    timeOfDay: "Ora|Oră|Ora emiterii|Ora emitere|Ora tipăririi",
    tableNumber: "Masa nr.|Nr. masă|Număr masă|Nr. mesei",
    subject: "Subiect|Subiectul|Obiect|Obiectul|Obiectul contractului|Referitor la|Titlu|Titlul",
    fax: "Nr. fax|Telefax nr.|Nr. telefax",
    address:
      "Adresa|Adresă|Sediu|Sediul|Sediul social|Sediu social|Domiciliu|Domiciliul|Adresă poștală|Adresa poștală|Adresa sediului|Adresa de corespondență|Punct de lucru|Adresa de facturare|Adresă de facturare|Adresă facturare",
    iban: "Cont IBAN|Codul IBAN|Cod IBAN|IBAN beneficiar|Contul IBAN|IBAN (LEI)|IBAN (RON)|IBAN lei|Cont (IBAN)|Cont bancar IBAN",
    bic: "Cod SWIFT|Cod BIC|Cod SWIFT/BIC|Codul SWIFT|Cod BIC/SWIFT|BIC/Cod SWIFT|SWIFT bancă",
    vatId:
      "Cod TVA|Cod de TVA|Nr. TVA|Cod de înregistrare în scopuri de TVA|Cod înregistrare TVA|Număr TVA|Nr. înregistrare TVA|Cod de înregistrare TVA|Cod TVA intracomunitar|Cod TVA UE|Atribut fiscal",
    email:
      "Adresă de e-mail|Adresa de e-mail|Adresă e-mail|Adresă email|Poștă electronică|Adresa de email|E-mail contact|Email contact|Adresă de poștă electronică",
    phone:
      "Telefon|Nr. telefon|Număr de telefon|Număr telefon|Nr. de telefon|Mobil|Telefon mobil|Telefon contact|Telefon/fax|Tel. mobil|Tel. fix|Tel./Fax",
    website: "Pagină web|Pagina web|Site web|Pagină de internet|Adresă web|Site-ul|Site internet",
    currency:
      "Moneda|Monedă|Valută|Moneda facturii|Moneda contului|Valuta contului|Moneda de facturare|Valuta facturii|Moneda documentului|Moneda de plată",
    deliveryTerms:
      "Condiții de livrare|Condiție de livrare|Condiții livrare|Modalitate de livrare|Termeni de livrare|Condițiile de livrare|Condiția de livrare",
    paymentTerms:
      "Condiții de plată|Modalitate de plată|Mod de plată|Metodă de plată|Metoda de plată|Condiții plată|Modalitate plată|Modalitatea de plată|Condiția de plată|Modul de plată|Tip plată",
    remittanceAddress: "Adresa de plată",
    grossWeight:
      "Greutate brută|Masă brută|Greutate brută totală|Greutate bruta (kg)|Brut (kg)|Greutatea brută|Kg brut|Total greutate brută",
    netWeight: "Greutate netă|Masă netă|Greutate netă totală|Net (kg)|Greutatea netă|Greutate netă (kg)|Kg net",
    tareWeight: "Tară|Greutate tară|Masă proprie|Tara (kg)|Tara vehicul|Tara auto",
    vehicleId:
      "Serie șasiu|Serie caroserie|Număr de identificare vehicul|Serie de șasiu|Număr șasiu|Serie VIN|Cod VIN|Șasiu",
    firstRegistration:
      "Prima înmatriculare|Data primei înmatriculări|Data primei înmatriculări în România|Prima înmatriculare în România|Data primei înregistrări",
    vehiclePlate:
      "Număr de înmatriculare|Nr. înmatriculare|Număr înmatriculare|Nr. auto|Număr auto|Nr. de înmatriculare|Nr. mijloc de transport|Mijloc de transport nr.|Nr. vehicul|Nr. mijloc transport|Auto nr.|Nr. înmatriculare auto|Număr mijloc de transport|Nr. de circulație|Nr. înmatr.|Nr. camion",
    trailerPlate:
      "Nr. remorcă|Număr remorcă|Nr. semiremorcă|Număr semiremorcă|Număr înmatriculare remorcă|Nr. înmatriculare remorcă|Remorcă nr.|Nr. înmatriculare semiremorcă|Semiremorcă nr.|Nr. auto remorcă",
    driver:
      "Șofer|Conducător auto|Nume șofer|Șoferul|Numele șoferului|Conducător vehicul|Conducătorul auto|Nume conducător auto|Numele conducătorului auto",
    meterNumber:
      "Serie contor|Seria contorului|Număr contor|Nr. contor|Seria contor|Contor nr.|Serie apometru|Serie contor gaz|Contor serie|Contor|Serie contor energie|Serie contor apă|Serie contor electric",
    supplyPoint:
      "POD|Cod POD|Cod loc de consum|Cod loc consum|Cod punct de consum|CLC|Cod CLC|Loc consum|Codul locului de consum|Punct de măsurare|Număr loc de consum|NLC|Cod NLC|Cod loc de consum (POD)",
    previousReading:
      "Index vechi|Index anterior|Index inițial|Citire anterioară|Index precedent|Indexul vechi|Citire veche|Citirea anterioară|Citire inițială",
    currentReading:
      "Index nou|Index actual|Index final|Citire curentă|Index curent|Citire actuală|Indexul nou|Citire nouă|Citire finală|Citirea curentă",
    consumption:
      "Consum|Consum total|Consum facturat|Consumul|Cantitate facturată|Consum energie|Energie consumată|Consum facturat total|Consum (kWh)|Consum (mc)|Consum apă",
    retention:
      "Garanție de bună execuție|Reținere garanție|Garanție reținută|Reținere garanție de bună execuție|Rețineri garanție|GBE|Reținere GBE|Garanția de bună execuție",
    workToDate:
      "Lucrări executate la zi|Valoare lucrări executate la zi|Total lucrări executate|Valoarea lucrărilor executate cumulat|Lucrări executate cumulat|Valoare lucrări executate cumulat|Executat cumulat",
    previouslyBilled:
      "Facturat anterior|Valoare facturată anterior|Total facturat anterior|Decontat anterior|Total decontat anterior|Facturat precedent|Deja facturat|Total facturat precedent",
    costCentre:
      "Centru de cost|Centrul de cost|Cod centru de cost|Centru cost|Centru de costuri|Centrul de costuri|Loc de cheltuieli",
    billOfLading: "Conosament|Conosament nr.|Nr. conosament|Conosament maritim|Conosamentul nr.|Numărul conosamentului",
    countryOfOrigin:
      "Țara de origine|Țară de origine|Țara origine|Originea|Origine|Țara producătoare|Țara de fabricație|Țara de producție",
    lotNumber: "Număr lot|Nr. lot|Lot nr.|Numărul lotului|Cod lot|Lotul|Lot fabricație|Lot producție|Lot/Serie",
    manufactureDate:
      "Data fabricației|Data de fabricație|Data fabricării|Data producției|Data fabricatiei|Fabricat la|Fabricat la data de|Data fabricare",
    dateOfBirth: "Data nașterii|Dată naștere|Data naștere|Data de naștere|Născut la|Născut la data de|Născută la",
    patient:
      "Pacient|Pacientul|Nume pacient|Numele pacientului|Nume și prenume pacient|Numele și prenumele pacientului|Nume și prenume al pacientului|Pacient (nume și prenume)",
    supplyAddress:
      "Loc de consum|Locul de consum|Adresa locului de consum|Adresa de consum|Adresa punct de consum|Adresa de furnizare",
    treatingDoctor: "Medic|Medic curant|Medicul|Medicul curant|Medic specialist",
    fees: "Onorariu|Onorarii|Total onorarii|Onorariul|Onorariu avocat|Onorariu avocațial",
    expenses: "Cheltuieli|Total cheltuieli|Cheltuieli rambursabile|Cheltuieli de deplasare|Cheltuieli decontate",
    employer:
      "Angajator|Angajatorul|Angajator (societate)|Denumire angajator|Numele angajatorului|Societatea angajatoare|Firma angajatoare|Unitatea angajatoare",
    employee:
      "Angajat|Salariat|Angajatul|Salariatul|Nume angajat|Nume salariat|Nume și prenume salariat|Numele angajatului|Numele salariatului|Nume și prenume angajat|Numele și prenumele salariatului|Numele și prenumele angajatului|Nume salariat/angajat",
    placeOfLoading:
      "Loc de încărcare|Locul încărcării|Locul de încărcare|Loc încărcare|Punct de încărcare|Port de încărcare|Adresa de încărcare|Locația de încărcare|Punctul de încărcare",
    placeOfUnloading:
      "Loc de descărcare|Locul descărcării|Locul de descărcare|Loc descărcare|Punct de descărcare|Port de descărcare|Adresa de descărcare|Locația de descărcare|Punctul de descărcare",
    loadingDate:
      "Data încărcării|Data de încărcare|Data încărcare|Data și ora încărcării|Data/ora încărcării|Data și ora de încărcare",
    premium:
      "Primă de asigurare|Prima de asigurare|Primă totală|Prima totală|Prima anuală|Primă anuală|Prima de plată|Primă brută|Prima de asigurare totală|Prima totală de asigurare",
    taxYear:
      "An fiscal|Anul fiscal|Exercițiul fiscal|Anul de impunere|An de impunere|Anul de impozitare|An de impozitare",
    employeeNumber: "Număr marcă|Nr. marcă|Marca salariat|Marcă angajat|Număr angajat|Cod angajat|Cod salariat",
    socialSecurityNumber: "CNP|Cod numeric personal|CNP angajat|CNP salariat",
    jobTitle: "Funcția|Funcție|Denumirea funcției|Ocupația|Postul ocupat",
    hireDate: "Data angajării|Data angajare|Angajat din|Data încadrării",
    netPremium: "Primă netă|Prima netă|Prima fără taxe|Primă fără impozit",
    premiumTax: "Impozit pe prime|Taxă pe primă",
    stampDuty: "Taxă de timbru|Taxa de timbru|Timbru fiscal|Taxă judiciară de timbru",
    broker: "Broker de asigurare|Intermediar|Intermediar în asigurări|Agent de asigurare",
    totalDebits: "Total debite|Total debit|Total debitări|Rulaj debitor|Total ieșiri",
    totalCredits: "Total credite|Total credit|Total creditări|Rulaj creditor|Total intrări",
    assessedValue:
      "Valoare impozabilă|Valoarea impozabilă|Valoare de impunere|Valoarea de impunere|Valoarea impozabilă a clădirii",
    description:
      "Descriere|Observații|Mențiuni|Explicații|Descrierea|Detalii|Specificație|Observatii|Notă|Note suplimentare|Mențiune",
  },
  weakLabels: {
    invoiceNumber: "Factură|Factura",
    orderNumber: "Comandă|Comanda",
    contractNumber: "Contract|Contractul",
    accountNumber: "Cont",
    quoteNumber: "Ofertă|Oferta",
    statementNumber: "Extras|Extras de cont",
    invoiceDate: "Data|Din data|Din data de|Din",
    grossTotal: "Sumă|Suma|Valoare|Valoarea",
    documentNumber: "Număr|Numărul|Nr. crt.|Seria",
    buyer: "Către|Partener",
    payee: "Beneficiar|Beneficiarul",
    projectName: "Proiect",
    projectNumber: "Proiect",
    employee: "Nume și prenume|Numele și prenumele|Lucrător",
    policyNumber: "Poliță",
    premium: "Primă netă",
    bookingNumber: "Rezervare|Rezervarea",
    currentReading: "Autocitire|Index estimat",
    mileage: "Km|Rulaj",
    vehiclePlate: "Autovehicul|Autoturism",
    trailerPlate: "Remorcă|Semiremorcă",
    driver: "Conducător",
    lotNumber: "Lot",
    vehicleId: "Număr de identificare",
    countryOfOrigin: "Proveniență|Țara de proveniență",
    receiptNumber: "Chitanță|Bon fiscal",
    tableNumber: "Masa",
    guests: "Persoane",
    station: "Stație|Stația",
    taxYear: "Pentru anul",
    assessedValue: "Baza de impunere",
    lateInterest: "Majorări",
    advertiser: "Client final|Clientul final",
    contractDate: "Semnat la",
    meterNumber: "Repartitor",
    expiryDate: "Expirare|Scadență",
  },
  periodLabels:
    "Perioada|Perioadă|Durata|Durata contractului|Perioada contractului|Perioada prestării|Perioada serviciilor|Perioada contractuală|Perioada asigurată|Perioada de asigurare|Perioada de închiriere|Perioada campaniei|Perioada sejurului|Perioada raportată|Perioada extrasului|Luna",
  billingPeriodLabels:
    "Perioada de facturare|Perioadă de facturare|Perioada facturată|Perioada facturii|Perioadă facturată|Perioada de consum|Perioadă facturare|Perioada facturare",
  recipientLabels: "Către|Destinatar|În atenția",
  slipTitles: "Cupon de plată|Talon de plată|Mandat poștal",
  clerkLabels:
    "Întocmit de|Întocmit|Întocmită de|Agent vânzări|Agent de vânzări|Consultant vânzări|Casier|Ospătar|Servit de|Emis de|Tehnician|Operator|Operator casă|Vânzătoare",
  nameLabels:
    "Nume|Denumire|Denumirea|Numele|Firma|Societatea|Nume firmă|Denumire firmă|Nume și prenume|Denumire societate|Numele și prenumele|Nume/Denumire",
  senderNames:
    "Școala|Școală|Universitate|Producător|Primărie|Municipiu|Oraș|Societate de asigurări|Laborator|Clinică|Clinica|Spital|Furnizor de energie|Service auto|Asociație|Asociația de proprietari|Hotelul|Grădiniță|Asigurător|Stație ITP|Proprietarul postului|Hotel|Instituție|Instituția|Organizator|Operator|Autoritate emitentă|Autoritatea emitentă|Asigurătorul|Societate de asigurare|Farmacie|Restaurant|Cabinet medical|Cabinet avocat|Birou notarial|Notar|Executor judecătoresc|Distribuitor|Furnizor de gaze",
  recipientNames:
    "Membru|Debitor|Asigurat|Contribuabil|Părinte|Chiriaș|Proprietar|Elev|Contractant|Asiguratul|Contractantul|Contribuabilul",
  elementNames: {},
  headings: {
    position: "Nr. crt.|Nr. crt|Crt.|Nr.crt.|Poz.|Nr. poz.|Nr. curent|Poziție|Nr. rând",
    article:
      "Cod produs|Cod articol|Cod|Cod art.|Cod marfă|Nr. articol|Cod prod.|Cod material|Codul|Cod bare|Cod EAN|Cod CPV|Cod NC|Cod furnizor|Simbol|Codul produsului",
    description:
      "Denumirea produselor sau a serviciilor|Denumirea produselor sau serviciilor|Denumire produs|Denumire produse/servicii|Denumirea produselor|Denumire|Denumirea|Descriere|Produs|Serviciu|Produs/Serviciu|Denumire produs / serviciu|Denumire articol|Denumire marfă|Explicații|Specificație|Denumirea mărfii|Descriere produs|Denumire serviciu|Denumirea produselor/serviciilor|Activitate|Activitatea|Denumirea lucrărilor|Produse și servicii|Denumire material|Articol|Servicii|Descrierea lucrărilor|Descriere serviciu|Denumirea articolului|Lucrare|Denumire lucrare|Descrierea activității|Produse/servicii|Denumire produse|Componentă|Denumire produs/serviciu|Operațiune|Manoperă|Denumire piesă",
    quantity:
      "Cantitate|Cantitatea|Cant.|Cant|Buc.|Buc|Nr. buc.|Ore|Nr. ore|Cantitate livrată|Cantitate comandată|Cantitate facturată|Livrat|Comandat|Ore lucrate|Total ore|Nr. bucăți|Cantit.|Consum|Cantitate recepționată",
    unit: "U.M.|UM|Unitate de măsură|U/M|Unit. măs.|Unitatea de măsură|Unitate|U.m.",
    priceBase: "Unitate de preț|Bază de preț",
    unitPrice:
      "Preț unitar|Preț unitar fără TVA|Preț unitar (fără TVA)|Preț|Preț unit.|Preț unitar lei|Preț fără TVA|P.U.|Preț unitar (lei)|Tarif|Tarif unitar|Preț/UM|Preț/buc|Tarif orar|Prețul unitar|Preț listă|Preț unitar fără TVA (lei)|Pret unit.|Preț unitar -lei-|Preț unitar net|Preț unitar RON|Preț/u.m.",
    lineTotal:
      "Valoare fără TVA|Valoare|Valoarea|Valoare netă|Valoare lei|Valoare (lei)|Valoare (fără TVA)|Total fără TVA|Valoare totală|Valoare RON|Total net|Valoarea lei|Valoare fără TVA (lei)|Valoarea -lei-|Valoare -lei-|Valoare totală fără TVA|Sumă|Total lei|Preț total fără TVA|Preț total|Valoarea fără TVA|Val. fără TVA",
    taxRate: "Cota TVA|Cotă TVA|TVA %|% TVA|Cota|TVA|Cota de TVA|Procent TVA|TVA(%)|Cotă",
    taxAmount:
      "Valoare TVA|Valoarea TVA|TVA lei|Suma TVA|TVA|TVA (lei)|Val. TVA|Total TVA|Valoare TVA (lei)|Valoarea TVA -lei-|TVA RON",
    lineGross:
      "Valoare cu TVA|Total cu TVA|Valoare totală cu TVA|Valoare brută|Preț cu TVA|Total inclusiv TVA|Preț total cu TVA|Total (cu TVA)|Val. cu TVA|Valoare (cu TVA)|Total brut",
    discount: "Reducere|Discount|Reducere %|Disc. %|Red. %|Reducere (%)|Disc.|Rabat|Discount %|Red.|Valoare discount",
    bookingDate:
      "Data înregistrării|Data tranzacției|Data tranzacție|Data operațiunii|Data înregistrare|Data contabilizării|Data|Data procesării|Data operării",
    valueDate: "Data valutei|Data valută|Dată valută|Data decontării",
    details:
      "Detalii|Explicații|Descriere|Detalii tranzacție|Descriere tranzacție|Tranzacție|Operațiune|Descrierea tranzacției|Explicația|Detaliile tranzacției|Tip tranzacție|Descriere operațiune",
    amount: "Sumă|Suma|Valoare|Suma (lei)|Suma lei|Suma RON|Valoarea|Suma (RON)|Sumă (RON)",
    documentNumber:
      "Nr. factură|Factura|Factură|Nr. document|Document|Număr document|Număr factură|Nr. doc.|Serie/Număr|Serie și număr|Serie și nr.|Nr. factura|Numărul facturii|Factura nr.|Nr. doc",
    documentDate:
      "Data facturii|Data document|Data|Data doc.|Data emiterii|Data factură|Data emitere|Dată factură|Data documentului|Din data",
    grossAmount:
      "Valoare factură|Suma facturii|Valoare totală|Valoarea facturii|Valoare|Total factură|Sumă inițială|Suma inițială|Valoare inițială|Valoare document|Sumă factură",
    paidAmount:
      "Achitat|Plătit|Suma plătită|Suma achitată|Sumă plătită|Încasat|Sumă achitată|Plată|Valoare plătită|Sumă alocată",
    date: "Data|Ziua|Dată|Zi",
    debit: "Debit|Rulaj debitor|Plăți|Ieșiri|Debitare|Sumă debit|Debit (lei)|Retrageri",
    credit: "Credit|Rulaj creditor|Încasări|Intrări|Creditare|Sumă credit|Credit (lei)|Depuneri",
    balance: "Sold|Sold final|Sold curent|Sold disponibil|Sold contabil|Soldul",
  },
  weakHeadings: {
    description: "Acoperire|Risc asigurat",
    lineGross: "Total|Valoare|Total lei",
    article: "Produs|Articol",
    quantity: "Număr",
    valueDate: "Data",
  },
  totals:
    "Total|Subtotal|Total general|Total de plată|Total fără TVA|Total cu TVA|Total factură|Sumă totală|Suma totală|Valoare totală|De plată|Rest de plată|Total fără T.V.A.|Totaluri|Totaluri generale",
  taxes: "TVA|Taxa pe valoarea adăugată|Total TVA",
  yearToDate: "Cumulat|Cumulativ|De la începutul anului",
  payments: "Numerar|Card|Card bancar|Tichete de masă|Tichet de masă|Rest",
  paymentMeans: "Metodă de plată|Metoda de plată|Modalitate de plată|Mod de plată|Forma de plată|Tip plată",
  taxBases: "bază baza",
  carries: "Report|De reportat|Reportat|Total de reportat|Sold reportat",
  footnotes: "sursa|nota",
  captions: "tabelul|figura",
  tableWords: "tabel tabelul poziții articole",
  months: ["ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie"],
  monthForms: {},
  notMonths: "",
  rangeWords: "până la|la",
  dayLinks: "",
  yearLinks: "",
  dayArticles: "",
  meanings: {
    start: "început începutul începerii începere inceperea",
    period: "perioada perioadă durata perioadei",
    rate: "cota cotă procent procentul",
    number: "număr numărul nr cod codul seria",
    date: "data dată datei",
    sum: "suma sumă sumei total totalul valoare valoarea valorii",
    net: "net netă",
    gross: "brut brută",
    vat: "tva",
    tax: "impozit impozitul taxe",
    before: "fără exclusiv",
    after: "inclus inclusiv",
    due: "datorat datorată restant restantă restanță",
    paid: "plătit plătită achitat achitată încasat încasată",
    invoice: "factură facturii facturilor",
    order: "comandă comanda comenzii",
    contract: "contract contractul contractului",
    customer: "client clientul clientului cumpărător cumpărătorul cumpărătorului beneficiar beneficiarului",
    supplier:
      "furnizor furnizorul furnizorului vânzător vânzătorul vânzătorului emitent emitentul emitentului prestator prestatorului",
    payment: "plată plății plăți",
    delivery: "livrare livrării expediere expedierii",
    issue: "emitere emiterii emisă eliberării",
    deadline: "scadență scadența scadenței scadentă termen termenul",
    name: "nume numele denumire denumirea",
    account: "contul contului",
    bank: "banca băncii bancă",
    reference: "referință referința referinței",
    quote: "ofertă ofertei",
    project: "proiect proiectul proiectului",
    advertiser: "",
    agency: "agenție agenția agenției",
    discount: "reducere reducerii reduceri",
    freight: "transport transportului",
    commission: "comision comisionul comisionului",
    balance: "sold soldul soldului",
    opening: "inițial",
    closing: "finală",
    statement: "extras extrasul extrasului",
    document: "document documentul documentului",
    company: "societate societatea societății firmă firma firmei",
    registration: "înregistrare înregistrării înmatriculare",
    all: "general totală",
    end: "sfârșit sfârșitul sfârșitului încheiere încheierii încetării",
    line: "poziție poziției rând rândului",
    original: "inițială originală",
    address: "adresa adresă adresei",
    receipt: "chitanță chitanței bonului",
  },
  formWords: romanianFormWords,
  endings: "ul ului ii",
  modifiers: "din pentru",
  forms: { no: "nr numar numarul" },
  mediaCompanies: "Editură|Editura|Radiodifuzor|Trust de presă|Către editura|Operator de cablu|Companie de cablu",
  fillers: "",
  possessives: "dumneavoastră dvs noastră nostru noastre",
  ours: "noastră nostru noastre",
  starts: "început începând",
  ends: "până sfârșit",
  periods: "perioada perioadă",
  variants: "variantă",
  sections:
    "secțiune grupă categorie capitol cameră zonă etaj clădire proiect fază departament locație sucursală stație",
  clients: "client clientul",
  compoundEnds: "",
  numberWords: "nr număr numărul seria",
  dated: "din",
  by: "",
  links: "și",
  or: "sau",
  and: "și",
  of: "pe pentru",
  titles: {
    confirmation: "confirmare(?:a)? (?:de )?comand|confirmarea comenzii",
    creditNote: "factura (?:de )?(?:storno|stornare|corectie)|nota de credit\\b",
    receipt: "\\bchitanta\\b|\\bbon fiscal\\b",
    quote: "oferta de pret|oferta (?:comerciala|financiara)|\\bdeviz\\b",
    deliveryNote: "aviz(?:ul)? de (?:insotire|expeditie)|aviz (?:de )?insotire|nota de livrare",
    invoice: "factura (?:fiscala|proforma)",
    order: "\\bcomanda\\b|nota de comanda|bon de comanda|ordin de (?:publicitate|difuzare|insertie)",
    payment: "ordin de plata|aviz de plata|dispozitie de plata|aviz de transfer|confirmare de plata",
    statement: "extras de cont|fisa de cont|extrasul de cont",
    contract: "\\bcontract de\\b",
  },
  purchases: "^comanda\\b",
  contactWords: "telefon|cui|cif|reg. com.",
  sectionWords: "date datele adresa denumire nume informații",
  beginningVerbs: "începe începând",
  endingVerbs: "încetează expiră",
  addressParticles: "str bd șos nr ap",
  definitionMarkers: "continuare",
  partyMarkers: "între",
  salutations: "domnul domnule doamna domnului doamnei stimate stimată",
  departments:
    "Contabilitate|Departament contabilitate|Departament financiar|Departament achiziții|Achiziții|Serviciul financiar|Serviciul contabilitate|Financiar-contabil|Conducerea",
  closings:
    "Cu stimă|Cu respect|Cu deosebită considerație|Cu deosebită stimă|Cu considerație|Mulțumim|Vă mulțumim|Mulțumim pentru încredere|Vă mulțumim pentru comandă|Vă mulțumim pentru cumpărături|Vă mulțumim pentru încredere",
  recipientWords: "către pentru",
  senderWords: "",
  dayWords: "zi zile z",
  monthWords: "lună luni",
  weekWords: "săptămână săptămâni săptămânal săpt",
  beyondWords: "peste mai mult",
  overdueWords: "restant restante restanță scadent scadente depășit întârziere sold sumă de",
  notDue: "Nescadent|Nescadente|Neajuns la scadență|În termen|Curent",
  replyWords: "răspuns răspunsul răspunsului",
  lastDayWords: "până",
  debitWords: "debitare debitat debităm",
  placeWords: "strada bulevardul calea șoseaua piața aleea splaiul intrarea",
  noAddressWords: "factura|cont bancar|reg. com.|capital social",
}
