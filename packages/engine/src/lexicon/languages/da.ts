import { danishFormWords } from "../form-words/da.ts"
import type { Language } from "../language.ts"

/** Danish. */
export const danish: Language = {
  code: "da",
  labels: {
    invoiceNumber:
      "Fakturanummer|Fakturanr|Faktura nr|Faktura nummer|Fakt.nr|Fakturaens nummer|Faktura-ID|Faktura-nr|Regningsnummer|Regningsnr|Regning nr|Vores fakturanummer|Fakturareference|Slutfaktura nr|Proformanr.|Proformanummer|Proformafakturanr.",
    documentNumber:
      "Dokumentnummer|Dokumentnr|Dokument nr|Bilagsnummer|Bilagsnr|Bilag nr|Dokument-ID|Opkrævningsnummer",
    receiptNumber:
      "Kvitteringsnummer|Kvitteringsnr|Kvittering nr|Bonnummer|Bonnr|Bon nr|Kvitterings-ID|Kassebon nr|Kvit.nr|Ekspeditionsnr",
    relatedInvoiceNumber:
      "Oprindelig faktura|Oprindeligt fakturanummer|Vedrører faktura|Vedr. faktura|Vedr. faktura nr|Krediterer faktura|Kreditering af faktura|Krediteret faktura|Til faktura|Til faktura nr|Original faktura|Kredit af faktura",
    creditNoteNumber: "Kreditnotanummer|Kreditnotanr|Kreditnota nr|Kreditnr",
    orderNumber:
      "Ordrenummer|Ordrenr|Ordre nr|Bestillingsnummer|Bestillingsnr|Bestilling nr|Indkøbsordre|Indkøbsordrenummer|Indkøbsordrenr|Indkøbsordre nr|Rekvisitionsnummer|Rekvisitionsnr|Rekvisition nr|Jeres ordrenummer|Deres ordrenummer|Deres ordre|Jeres ordre|Vores ordrenummer|Vores ordre|Vor ordre|Kundens ordrenummer|Kundeordre|Ordre-ID|Ordrereference|Bestillingsreference|Salgsordre|Salgsordre nr|Sagsordre",
    confirmationNumber:
      "Ordrebekræftelse nr|Ordrebekræftelsesnummer|Bekræftelsesnummer|Bekræftelse nr|Bookingbekræftelse nr|Ordrebekr.nr|Bekræftelseskode",
    contractNumber:
      "Kontraktnummer|Kontraktnr|Kontrakt nr|Aftalenummer|Aftalenr|Aftale nr|Aftale-ID|Kontraktens nummer|Rammeaftale nr|Lejekontrakt nr",
    policyNumber: "Policenummer|Policenr|Police nr|Forsikringsnummer|Forsikringsnr|Forsikringspolice nr",
    bookingNumber:
      "Bookingnummer|Bookingnr|Bookingreference|Reservationsnummer|Reservationskode|Booking-ID|Bookingkode",
    customerNumber:
      "Kundenummer|Kundenr|Kunde nr|Kunde-nr|Kunde-ID|Kundekode|Jeres kundenummer|Deres kundenummer|Debitornummer|Debitornr|Debitor nr|Medlemsnummer|Medlemsnr|Abonnementsnummer|Kundens nummer|Kundekonto|Installationsnummer|Lejernummer|Lejer nr|Patientnummer",
    supplierNumber:
      "Leverandørnummer|Leverandørnr|Leverandør nr|Lev.nr|Leverandør-ID|Leverandørkode|Kreditornummer|Kreditornr|Jeres leverandørnummer|Leverandørkonto|Kreditorkonto|Leverandørens nummer",
    statementNumber: "Kontoudtogsnummer|Kontoudtog nr|Udtog nr|Udtogsnummer|Kontoudskrift nr|Kontooversigt nr",
    paymentNumber:
      "Betalingsnummer|Betaling nr|Betalingsreference|Betalings-ID|Betalingsid|Transaktionsnummer|Transaktions-ID|Overførselsnummer|Betalingsadvis nr|Advisnummer|Udbetalingsnummer|Betalingsidentifikation|OCR-nummer|FIK-kode",
    accountNumber:
      "Kontonummer|Kontonr|Konto nr|Konto-nr|Bankkonto|Bankkontonummer|Reg. og kontonr|Reg.nr. og kontonr|Reg./kontonr|Reg.nr./kontonr|Reg. nr./Konto nr|Kreditornr. FIK|Girokonto|Modtagers konto|Indbetales på konto",
    deliveryNoteNumber:
      "Følgeseddelnummer|Følgeseddelnr|Følgeseddel nr|Følgeseddel|Pakkeseddel nr|Pakkeseddelnummer|Leveringsnummer|Leveringsnr|Leverancenummer",
    shipmentNumber:
      "Forsendelsesnummer|Forsendelse nr|Sporingsnummer|Pakkenummer|Fragtbrevsnummer|Fragtbrev nr|Sendingsnummer|Track and trace nummer|Trackingnummer|Kollinummer|Forsendelses-ID",
    referenceNumber:
      "Referencenummer|Referencenr|Reference|Ref nr|Vores reference|Vor reference|Vor ref|Vores ref|Deres reference|Deres ref|Jeres reference|Jeres ref|Sagsnummer|Sagsnr|Sag nr|Journalnummer|Journalnr|Mærke|Betalingsidentifikation|OCR-nummer|Købers reference",
    projectName: "Projekt|Projektnavn|Sag|Byggesag|Byggeprojekt",
    projectNumber:
      "Projektnummer|Projektnr|Projekt|Projekt nr|Bookingnummer|Bookingnr|Reservationsnummer|Arbejdsordre|Arbejdsordrenummer|Opgavenummer",
    quoteNumber:
      "Tilbudsnummer|Tilbudsnr|Tilbud nr|Tilbuds-ID|Vores tilbud|Jeres tilbud|Deres tilbud|Tilbudsreference|Overslag nr",
    estimateNumber: null,
    itemNumber: "Varenummer|Varenr|Vare nr|Artikelnummer|Serienummer|Produktnummer|Reservedelsnummer",
    taxId:
      "CVR|CVR-nr|CVR-nummer|CVR nr|CVRnr|CVR nummer|SE-nummer|SE-nr|SE nr|Skatteidentifikationsnummer|Skatteregistreringsnummer|Momsnummer eller CVR-nummer",
    taxNumber: "Skattenummer",
    registerNumber:
      "CVR|CVR-nr|CVR-nummer|CVR nr|CVRnr|CVR nummer|Virksomhedsnummer|Selskabsnummer|Registreringsnummer|SE-nummer|SE-nr|SE nr|P-nummer|Organisationsnummer|Produktionsenhedsnummer",
    pageNumber: "Side|Sidenummer|Side nr|Sidetal|Blad",
    invoiceDate:
      "Fakturadato|Fakturaens dato|Faktureringsdato|Udstedt|Udstedt den|Udstedelsesdato|Udstedt dato|Dato for udstedelse|Dato for faktura|Dokumentdato|Bilagsdato|Bondato|Kvitteringsdato|Købsdato|Regningsdato|Faktureret|Faktureret den|Brevdato",
    dueDate:
      "Forfaldsdato|Forfaldsdag|Forfalder|Forfald|Forfalder den|Forfalder til betaling|Betales senest|Betal senest|Betalingsfrist|Sidste betalingsdag|Sidste rettidige betalingsdato|Sidste rettidige betaling|Sidste rettidige betalingsdag|Rettidig betaling|Betaling senest|Betales inden|Betalingsdato senest|Senest den|Bedes betalt senest|Betalingsdag senest|Ny betalingsfrist|Trækkes den|Betalingsservice den",
    orderDate:
      "Ordredato|Bestillingsdato|Bestilt|Bestilt den|Dato for ordre|Dato for bestilling|Indkøbsordredato|Købsordredato",
    contractDate:
      "Kontraktdato|Aftaledato|Dato for aftale|Dato for kontrakt|Underskrevet den|Underskriftsdato|Aftalens dato|Kontrakt dateret|Dato for underskrift",
    deliveryDate:
      "Leveringsdato|Leveringsdag|Leveret|Leveret den|Levering|Leveringstid|Ønsket levering|Ønsket leveringsdato|Udført den|Udført|Udførelsesdato|Afsendt|Afsendt den|Afsendelsesdato|Forsendelsesdato|Levering senest|Leveres senest|Leveres den|Dato for levering|Forventet levering|Forventet leveringsdato|Dato for levering eller ydelse|Dato for levering af varer eller ydelser",
    receivedDate:
      "Modtaget|Modtaget den|Modtagelsesdato|Modtagedato|Indgået|Indgået den|Ankomstdato|Indsendt den|Indsendelsesdato|Modt.dato|Indleveringsdato|Indleveret den",
    paymentDate: "Betalingsdato|Betalt den|Dato for betaling|Betalingsdag|Udbetalingsdato|Overførselsdato|Overført den",
    printDate:
      "Udskriftsdato|Udskrevet|Udskrevet den|Oprettet|Oprettet den|Oprettelsesdato|Udskr.dato|Udskrivningsdato|Printdato",
    expiryDate:
      "Gyldig til|Gyldig til og med|Gælder til|Tilbuddet gælder til|Tilbuddet er gældende til|Gyldighedsdato|Udløbsdato|Udløber|Udløber den|Tilbud gyldigt til|Gældende til|Acceptfrist|Gyldigt til|Tilbuddet udløber|Mindst holdbar til|Forsikringens udløb",
    periodFrom:
      "Startdato|Fra dato|Fra og med|Periode fra|Periodens start|Periodens begyndelse|Første dag|Kampagnestart|Start|Begyndelse|Begynder|Kontraktstart|Gyldig fra|Gælder fra|Ankomst|Ikrafttrædelsesdato|Ikrafttrædelse|Forsikringens begyndelse",
    periodTo:
      "Slutdato|Til dato|Til og med|Periode til|Periodens slutning|Periodens slut|Sidste dag|Kampagneslut|Slut|Slutning|Kontraktudløb|Afrejse",
    linesTotal:
      "Subtotal|Sum af linjer|Linjesum|Varebeløb|Varer i alt|Sum af varer|Varelinjer i alt|Delsum|Linjer i alt|Varer",
    netTotal:
      "Nettobeløb|Netto|I alt ekskl moms|I alt eksklusiv moms|I alt uden moms|Total ekskl moms|Subtotal|Beløb ekskl moms|Beløb før moms|I alt før moms|Beløb uden moms|Subtotal ekskl moms|Netto i alt|Nettosum|Ekskl moms|Eksklusiv moms|Momsgrundlag|Grundlag for moms|Momspligtigt beløb|Momspligtig|Sum ekskl moms|Pris ekskl moms|I alt netto|Total netto|I alt excl moms",
    taxTotal:
      "Moms|Momsbeløb|Moms i alt|I alt moms|Total moms|Heraf moms|Moms udgør|Momssum|Merværdiafgift|Afgift|Skat|Salgsmoms|Samlet moms|Moms DKK|Moms kr|Udgående moms|Udgående afgift",
    grossTotal:
      "I alt|Ialt|Total|Totalbeløb|Samlet beløb|Beløb i alt|I alt inkl moms|I alt inklusiv moms|Total inkl moms|I alt med moms|Fakturabeløb|Fakturatotal|Faktura i alt|Beløb inkl moms|Inkl moms|Inklusiv moms|Samlet pris|Samlet total|Bruttobeløb|Brutto|Brutto i alt|Slutsum|Totalsum|Sum|Ordretotal|Ordrebeløb|Ordre i alt|Ordreværdi|Samlet sum|Totalpris|Pris inkl moms|Tilbudssum|Tilbudspris i alt|Kontraktsum|Kontraktværdi|Pris i alt|Sum inkl moms|I alt incl moms|Kreditbeløb|Krediteret beløb|Tilbudspris|Tilbud i alt|Samlet tilbudspris|Tilbudsbeløb",
    amountDue:
      "At betale|Til betaling|I alt at betale|Beløb at betale|Beløb til betaling|Restbeløb|Resterende beløb|Udestående beløb|Udestående|Skyldigt beløb|Skyldig|Mangler at betale|Mangler betaling|Forfaldent beløb|I alt til betaling|Restsaldo|Rest til betaling|Saldo til betaling|Betales",
    amountPaid:
      "Betalt|Betalt beløb|Allerede betalt|Indbetalt|Aconto|A conto|Forudbetalt|Forudbetaling|Modtaget betaling|Modtagne betalinger|Depositum betalt|Acontobeløb|Tidligere betalt|Udbetaling betalt|Indbetalinger|Modregnet tilgodehavende|Fratrukket aconto|Fratrukket forudbetaling|Modregnet aconto|Anvendt kredit|Tidligere aconto",
    cashTendered: "Kontant|Kontanter|Modtaget kontant|Modtaget beløb|Betalt kontant|Kontant betaling",
    changeGiven: "Byttepenge|Retur|Tilbage|Byttepenge retur|Kontant retur|Kontant tilbage",
    rounding: "Øreafrunding|Afrunding|Øreudligning|Øreafr|Afrundingsbeløb|Afrunding øre",
    touristTax: "Turistskat|Turistafgift|Citytax|Overnatningsafgift",
    reminderFee: "Rykkergebyr|Rykkergebyrer|Inkassogebyr|Kompensationsbeløb|Kompensationsgebyr|Inkassoomkostninger",
    lateInterest: "Morarenter|Rentetilskrivning|Morarente|Påløbne renter|Tilskrevne renter",
    discountTotal: "Rabat|Rabat i alt|Samlet rabat|Rabatbeløb|Fradrag|Kunderabat",
    shippingTotal:
      "Fragt|Fragtomkostninger|Porto|Forsendelse|Leveringsomkostninger|Levering pris|Transport|Gebyr for levering|Ekspeditionsgebyr|Fragt og gebyrer",
    withholding: "Kildeskat|Tilbageholdt skat|A-skat|Indeholdt A-skat|Udbytteskat|Indeholdt skat",
    commission:
      "Provision|Bureauprovision|Kommission|Formidlingsprovision|Provisionsbeløb|Provision i alt|Bureaugodtgørelse",
    netAfterCommission: "Netto efter provision|Beløb efter provision",
    totalPaid:
      "Betalt i alt|I alt betalt|Udbetalt beløb|Betalingsbeløb|Overført beløb|I alt udbetalt|Betaling i alt|Sum af betalinger",
    openingBalance:
      "Primosaldo|Startsaldo|Indgående saldo|Tidligere saldo|Saldo primo|Forrige saldo|Overført saldo|Gammel saldo",
    closingBalance: "Ultimosaldo|Slutsaldo|Udgående saldo|Ny saldo|Saldo ultimo|Aktuel saldo|Saldo pr",
    balance: "Saldo",
    taxRate: "Momssats|Moms %|Momsprocent|Moms i %|Afgiftssats",
    discountRate: "Rabat %|Rabatsats|Rabatprocent|Rabat i %",
    quantity: "Antal|Mængde|Stk|Timer|Antal timer",
    packages: "Kolli|Antal kolli|Antal pakker|Antal paller|Kolliantal|Kolli i alt|Antal colli",
    guests: "Gæster|Antal gæster|Kuverter|Personer|Antal personer|Antal pers|Antal kuverter",
    weight: "Vægt|Samlet vægt|Vægt i alt|Vægt kg|Fragtpligtig vægt",
    nights: "Nætter|Antal nætter|Overnatninger|Antal overnatninger|Antal døgn",
    mileage: "Kilometerstand|Km-stand|Kilometertal|Km-tal|Kilometertæller|Kørte km",
    unitPrice: "Stykpris|Enhedspris|Pris pr. stk|Pris pr. enhed|Pris/stk|Timepris|Pris|Stk. pris|Stk.pris",
    lineTotal: "Linjebeløb|Linjesum|Linjetotal|Linje i alt",
    seller:
      "Sælger|Leverandør|Sælgers navn|Leverandørens navn|Leverandørnavn|Afsender|Virksomhed|Virksomhedsnavn|Firma|Firmanavn|Udsteder|Fakturaudsteder|Entreprenør|Udlejer|Kreditor|Butik|Forhandler|Bestilt hos|Købt hos|Faktura fra|Eksportør",
    buyer:
      "Køber|Kunde|Kundenavn|Kundens navn|Købers navn|Rekvirent|Modtager|Fakturamodtager|Faktureres til|Faktura til|Ordregiver|Bestiller|Debitor|Lejer|Faktureret til|Navn på kunde|Tilbud til|Bygherre|Kundeoplysninger|Booket af|Gæst|Gæstens navn|Importør|Forsikringstager|Forsikringstageren|Sikrede|Forsikrede",
    advertiser: "Annoncør|Annoncørens navn|Reklamekunde|Annoncekunde|Annoncørnavn|Annoncerende virksomhed",
    agency: "Bureau|Mediebureau|Reklamebureau|Bureauets navn|Annoncebureau|Bureaunavn",
    payer: "Betaler|Betalerens navn|Indbetaler|Betalt af|Betaling fra|Indbetalers navn|Betalers navn|Indbetalt af",
    payee:
      "Betalingsmodtager|Beløbsmodtager|Kreditors navn|Betaling til|Betales til|Betalingsmodtagers navn|Begunstiget|Udbetales til|Indbetales til|Modtager af betaling",
    accountHolder:
      "Kontohaver|Kontoindehaver|Kontohavers navn|Kontoens ejer|Indehaver|Kontoejer|Kontoejers navn|Kontoindehavers navn",
    station:
      "Kanal|Station|Radiostation|Tv-kanal|Radiokanal|Udgiver|Forlag|Mediehus|Til udgiveren|Kabeloperatør|Kabelselskab",
    other: "Oprindelig fakturadato",
    shipTo:
      "Leveringsadresse|Leveres til|Levering til|Leveringssted|Sendes til|Varemodtager|Modtageradresse|Leveret til|Forsendelsesadresse|Leverancested|Arbejdssted|Arbejdsadresse|Udførelsessted",
    contactPerson:
      "Kontaktperson|Kontakt|Sagsbehandler|Ansvarlig|Jeres kontaktperson|Vores kontaktperson|Att|Att.|Attention|Vores kontakt|Deres kontakt|Udarbejdet af|Udfærdiget af|Sælger navn|Tekniker|Montør|Bestilt af|Indkøber|Rekvireret af|Vores reference|Deres reference|Vores ref|Deres ref|Kundeansvarlig|Din kontaktperson|Konsulent",
    bankName: "Bank|Pengeinstitut|Bankens navn|Bankoplysninger|Bankforbindelse|Banknavn|Modtagers bank",
    bankCode:
      "Reg.nr|Reg. nr|Registreringsnr|Bankens reg.nr|Bank reg.nr|Bankregistreringsnummer|Bankens registreringsnr",
    product: "Produkt|Produktnavn|Vare|Varemærke|Varenavn|Varebetegnelse|Produktbetegnelse",
    deliveryTime: "Leveringstid|Leveringsperiode|Lev.tid|Leveringsuge|Leveringsfrist",
    room: "Værelse|Værelsesnummer|Værelsesnr|Vær.nr",
    signatory: "Underskrevet af|Underskriver|Signeret af|Tegningsberettiget|Underskrivers navn",
    approver: "Godkendt af|Attesteret af|Godkender|Anvist af|Attestant",
    reason: "Årsag|Begrundelse|Årsag til kreditering|Returårsag|Krediteringsårsag|Kreditårsag|Årsag til returnering",
    carrier:
      "Fragtmand|Transportør|Speditør|Forsendelsesmåde|Leveringsmåde|Leveringsmetode|Vognmand|Fragtfører|Fragtfirma",
    campaign: "Kampagne|Kampagnenavn|Kampagnetitel",
    timeOfDay: "Klokkeslæt|Tidspunkt|Kl|Tid|Klokken|Transaktionstidspunkt|Købstidspunkt",
    tableNumber: "Bord|Bordnr.|Bordnummer",
    subject: "Emne|Vedrørende|Vedr|Vedr.|Overskrift|Angående|Ang|Angår",
    fax: "Telefax|Faxnummer|Telefaxnummer",
    address: "Adresse|Postadresse|Besøgsadresse|Vejnavn|Forretningsadresse",
    iban: "IBAN-nummer|IBAN-nr|IBAN nr|Kontonummer IBAN",
    bic: "SWIFT-kode|BIC-kode|Swift-adresse|SWIFT/BIC-kode|BIC-adresse|BIC/SWIFT-kode",
    vatId:
      "Momsnummer|Momsnr|Moms nr|Moms-nr|Momsregistreringsnummer|Momsreg.nr|VAT-nummer|VAT-nr|VAT nr|CVR/SE-nr|CVR/moms nr|Moms- og CVR-nr|Moms/CVR-nr|Momsregistreringsnr",
    email: "E-mailadresse|Mailadresse|E-post|Mail|E-mailadr",
    phone: "Telefon|Telefonnummer|Tlf|Tlf nr|Mobil|Mobilnummer|Telefonnr|Tlf.nr|Mobiltelefon|Mobiltlf|Direkte telefon",
    website: "Hjemmeside|Webside|Websted|Internetadresse|Webadresse|Hjemmesideadresse|Homepage",
    currency: "Valuta|Valutakode|Fakturavaluta|Møntsort|Betalingsvaluta|Kontovaluta",
    deliveryTerms:
      "Leveringsbetingelser|Leveringsbetingelse|Leveringsvilkår|Leveringsklausul|Lev.betingelser|Lev.bet|Leverancebetingelser",
    paymentTerms:
      "Betalingsbetingelser|Betalingsbetingelse|Betalingsvilkår|Betalingsmåde|Betalingsmetode|Betalingsform|Betingelser|Betalingsfrist dage|Kredittid|Vilkår|Betalt med",
    remittanceAddress: "Betalingsadresse|Betalingsmodtagers adresse",
    grossWeight: "Bruttovægt|Samlet bruttovægt|Brutto (kg)|Brutto (t)|Vægt brutto|Bruttovægt kg",
    netWeight: "Nettovægt|Samlet nettovægt|Netto (kg)|Netto (t)|Vægt netto|Nettovægt kg",
    tareWeight: "Taravægt|Tara|Tomvægt|Egenvægt|Vægt tara|Tara (kg)",
    vehicleId: "Stelnummer|Stelnr|Chassisnummer|VIN-nummer",
    firstRegistration:
      "Første registrering|Dato for første registrering|1. registrering|Første indregistrering|1. reg.dato|1. registreringsdato|Første registreringsdato",
    vehiclePlate:
      "Nummerplade|Køretøjets registreringsnummer|Reg.nr køretøj|Bilens reg.nr|Indregistreringsnummer|Køretøjets reg.nr|Bil reg.nr|Indreg.nr",
    trailerPlate: "Reg.nr anhænger|Anhænger reg.nr|Trailernummer|Trailer reg.nr|Sættevogn reg.nr|Anhængernr",
    driver: "Chauffør|Fører|Førerens navn|Chaufførens navn",
    meterNumber: "Målernummer|Målernr|Måler nr|Målerens nummer|Elmåler nr",
    supplyPoint: "Målepunkt|Målepunktsnummer|Aftagenummer|Målepunkts-ID|GSRN|Forbrugsstedsnummer|Aftagepunkt",
    previousReading:
      "Forrige aflæsning|Forrige måleraflæsning|Gammel aflæsning|Start aflæsning|Primoaflæsning|Tidligere aflæsning|Forrige målerstand|Gammel målerstand|Målerstand primo",
    currentReading:
      "Ny aflæsning|Aktuel aflæsning|Aktuel måleraflæsning|Seneste aflæsning|Ultimoaflæsning|Målerstand|Ny målerstand|Aktuel målerstand|Målerstand ultimo",
    consumption: "Forbrug|Samlet forbrug|Totalforbrug|Energiforbrug|Elforbrug|Vandforbrug|Varmeforbrug",
    retention: "Tilbageholdt beløb|Tilbagehold|Garantitilbagehold|Tilbageholdes|Tilbageholdt|Fratrukket tilbagehold",
    workToDate:
      "Udført arbejde i alt|Udført til dato|Akkumuleret værdi|Samlet udført arbejde|Udført arbejde til dato|Udført i alt|Værdi af udført arbejde",
    previouslyBilled:
      "Tidligere faktureret|Heraf tidligere faktureret|Fratrukket tidligere faktureret|Tidl. faktureret|Allerede faktureret|Faktureret tidligere",
    costCentre: "Omkostningssted|Omkostningsstedsnr|Omk.sted|Omkostningscenter|Omkostningsbærer",
    billOfLading: "Konnossement nr|Konnossementnummer|Konnossement|B/L-nummer|Søfragtbrev",
    countryOfOrigin:
      "Oprindelsesland|Varens oprindelse|Varernes oprindelse|Oprindelse|Produktionsland|Varens oprindelsesland",
    lotNumber: "Batchnummer|Batchnr|Partinummer|Lotnummer|Lotnr|Chargenummer|Batchkode",
    manufactureDate: "Produktionsdato|Fremstillingsdato|Prod.dato|Produceret den|Fremstillet den",
    dateOfBirth: "Fødselsdato|Født|Født den|Fødselsdag",
    patient: "Patient|Patientens navn|Patientnavn|Patientoplysninger|Navn på patient",
    treatingDoctor: "Læge|Behandlende læge|Behandler|Lægens navn|Tandlæge",
    fees: "Honorar|Honorar i alt|Salær|Salær i alt|Samlet honorar|Advokatsalær",
    expenses: "Udlæg|Udlæg i alt|Samlede udlæg|Kontante udlæg|Omkostninger og udlæg",
    employer: "Arbejdsgiver|Arbejdsgivers navn|Arbejdsgiverens navn|Ansat hos|Ansættelsessted",
    employee: "Medarbejder|Lønmodtager|Medarbejderens navn|Medarbejdernavn|Den ansatte|Lønmodtagers navn",
    supplyAddress: "Forbrugssted|Forbrugsadresse|Installationsadresse|Aftageadresse|Forbrugsstedets adresse",
    placeOfLoading: "Læssested|Afhentningssted|Lastested|Lastehavn|Læsseadresse|Afhentningsadresse|Pålæsningssted",
    placeOfUnloading: "Lossested|Aflæsningssted|Lossehavn|Losseadresse|Aflæsningsadresse|Aflæssested",
    loadingDate: "Læssedato|Lastedato|Afhentningsdato|Læsset den|Pålæsningsdato|Afhentet den",
    premium: "Præmie|Samlet præmie|Årlig præmie|Årspræmie|Forsikringspræmie|Præmie i alt|Helårspræmie|Månedlig præmie",
    taxYear: "Indkomstår|Skatteår|Indkomståret|Skatteåret|Ejendomsskatteår",
    employeeNumber: "Medarbejdernummer|Medarbejdernr.|Medarbejder nr.|Lønnummer|Lønnr.|Lønmodtagernummer",
    socialSecurityNumber: "CPR-nummer|CPR-nr.|CPR nr.|CPR|Personnummer",
    jobTitle: "Stilling|Stillingsbetegnelse|Jobtitel|Stillingstitel",
    hireDate: "Ansættelsesdato|Ansat den|Ansat siden|Ansat fra|Tiltrædelsesdato",
    netPremium: "Nettopræmie|Præmie ekskl. afgifter|Præmie ekskl. afgift|Præmie uden afgift",
    premiumTax: "Skadeforsikringsafgift|Præmieafgift",
    stampDuty: "Stempelafgift|Stempelgebyr",
    broker: "Mægler|Forsikringsmægler|Forsikringsformidler",
    totalDebits: "Udbetalinger i alt|Hævet i alt|Samlede udbetalinger|Debet i alt|Udgifter i alt",
    totalCredits: "Indbetalinger i alt|Indsat i alt|Samlede indbetalinger|Kredit i alt|Indtægter i alt",
    assessedValue:
      "Ejendomsværdi|Offentlig ejendomsværdi|Grundværdi|Ejendomsvurdering|Offentlig ejendomsvurdering|Offentlig vurdering",
    description: "Beskrivelse|Bemærkning|Bemærkninger|Betegnelse|Note|Noter|Kommentar",
  },
  weakLabels: {
    dueDate: "Senest|Inden",
    customerNumber: "Kunde",
    accountNumber: "Konto",
    invoiceNumber: "Faktura|Regning",
    orderNumber: "Ordre|Bestilling",
    contractNumber: "Kontrakt|Aftale",
    statementNumber: "Kontoudtog",
    quoteNumber: "Tilbud",
    supplierNumber: "Leverandør",
    invoiceDate: "Dato",
    periodFrom: "Fra",
    periodTo: "Til",
    grossTotal: "Beløb",
    seller: "Fra",
    buyer: "Faktureringsadresse|Fakturaadresse",
    documentNumber: "Nummer|Nr",
    expiryDate: "Gyldighed|Udløb",
    meterNumber: "Måler",
    vehiclePlate: "Registreringsnummer|Reg.nr",
    trailerPlate: "Trailer|Anhænger",
    signatory: "Underskrift",
  },
  periodLabels:
    "Periode|Kontraktperiode|Aftaleperiode|Kampagneperiode|Gyldighedsperiode|Løbetid|Tidsrum|Lejeperiode|Forsikringsperiode|Sendeperiode|Leveringsperiode|Varighed|Ophold",
  billingPeriodLabels: "Faktureringsperiode|Fakturaperiode|Afregningsperiode|Opkrævningsperiode",
  recipientLabels: "Til|Modtager",
  slipTitles: "Indbetalingskort|Girokort|Betalingsslip|Betalingskupon",
  clerkLabels:
    "Sagsbehandler|Sælger|Udarbejdet af|Tekniker|Ekspedient|Montør|Betjent af|Ekspederet af|Du blev betjent af",
  nameLabels: "Navn|Virksomhed|Virksomhedsnavn|Firma|Firmanavn|Fulde navn|For- og efternavn",
  senderNames:
    "Skole|Universitet|Producent|Fabrikant|Kommune|Forsikringsselskab|Administrator|Ejendomsadministrator|Laboratorium|Klinik|Hospital|Sygehus|Elleverandør|Elhandler|Netselskab|Forsyning|Forsyningsselskab|Operatør|Skattestyrelsen|Værksted|Eksportør|Forening|Forsikringsgiver|Synshal|Synsvirksomhed|Stationens ejer|Hotel|Institution|Arrangør|Udsteder|Udstedende myndighed|Vandværk|Varmeværk|Boligforening|Boligselskab|Grundejerforening|Fagforening|A-kasse|Ejendomsmægler|Teleselskab",
  recipientNames:
    "Medlem|Skyldner|Forsikringstager|Forsikrede|Skatteyder|Forælder|Forældre|Abonnent|Aftalepart|Andelshaver|Grundejer|Låntager",
  elementNames: {},
  headings: {
    position: "Pos|Pos.|Linje|Linjenr|Linje nr|Nr|Nr.|Position|Løbenr",
    article:
      "Varenummer|Varenr|Vare nr|Varenr.|Vare-nr|Artikelnummer|Artikelnr|Produktnr|Produktkode|Produktnummer|Varekode|EAN|Kode",
    description:
      "Beskrivelse|Varebeskrivelse|Varetekst|Vare|Varer|Produkt|Produktnavn|Ydelse|Tekst|Betegnelse|Specifikation|Navn|Varenavn|Vare/ydelse|Vare eller ydelse|Arbejde|Udført arbejde|Ydelser|Detaljer|Produkter",
    quantity:
      "Antal|Ant|Ant.|Mængde|Stk|Stk.|Timer|Leveret antal|Leveret|Bestilt|Bestilt antal|Antal timer|Antal stk|Antal enheder|Lev. antal",
    unit: "Enhed|Enh|Enh.|Måleenhed",
    priceBase: "Prisenhed|Prisbasis",
    unitPrice:
      "Stykpris|Enhedspris|Pris pr. stk|Pris pr. stk.|Pris pr. enhed|Pris/stk|Pris/enhed|Pris ekskl moms|Pris|Timepris|Nettopris|Listepris|Stk. pris|Stk.pris|Stk pris|á pris|À pris|Pris pr enh|Pris netto|Pris pr. time|Salgspris",
    lineTotal:
      "Linjebeløb|Linjesum|Beløb|I alt|Ialt|Total|Sum|Beløb ekskl moms|I alt ekskl moms|Total ekskl moms|Totalpris|Pris i alt|Nettobeløb|Netto|Subtotal|Linjetotal|Værdi|Beløb DKK|Beløb kr|Ekskl moms|I alt DKK|Total DKK|I alt netto|Samlet pris",
    taxRate: "Moms|Moms %|Momssats|Moms-%|% moms|Momskode|Momsprocent|Moms i %",
    taxAmount: "Momsbeløb|Moms kr|Moms DKK|Moms|Moms i alt|Total moms|Afgift",
    lineGross:
      "Beløb inkl moms|I alt inkl moms|Total inkl moms|Inkl moms|Pris inkl moms|Bruttopris|Bruttobeløb|Sum inkl moms|Brutto|I alt inklusiv moms|I alt med moms",
    discount: "Rabat|Rabat %|Rab|Rab.|Rab. %|Rabat i %|Rabatprocent|Fradrag",
    bookingDate: "Bogføringsdato|Bogført|Bogført den|Bogf.dato|Transaktionsdato|Posteringsdato|Dato|Bogføringsdag",
    valueDate: "Valørdato|Valør|Rentedato|Rente fra",
    details: "Postering|Tekst|Posteringstekst|Beskrivelse|Transaktion|Meddelelse|Detaljer|Specifikation|Bevægelse",
    amount: "Beløb|Beløb DKK|Beløb kr|Transaktionsbeløb|Beløb i DKK|Bevægelse",
    documentNumber:
      "Fakturanummer|Fakturanr|Faktura nr|Jeres fakturanummer|Bilagsnummer|Bilagsnr|Bilag|Reference|Faktura|Dokumentnr|Jeres faktura|Deres faktura",
    documentDate: "Fakturadato|Dato|Bilagsdato|Dokumentdato|Dato for faktura",
    grossAmount: "Fakturabeløb|Fakturatotal|Bruttobeløb|Brutto|Oprindeligt beløb|Beløb|Totalbeløb|Fakturaens beløb",
    paidAmount: "Betalt beløb|Betalt|Udbetalt|Udbetalt beløb|Nettobeløb|Netto|Betaling|Beløb betalt|Til betaling",
    date: "Dato|Dag",
    debit: "Debet|Hævet|Ud|Udbetaling|Udbetalinger|Udgifter|Hævninger",
    credit: "Kredit|Indsat|Ind|Indbetaling|Indbetalinger|Indtægter|Indsætninger",
    balance: "Saldo|Bogført saldo|Ny saldo|Saldo DKK|Løbende saldo",
  },
  weakHeadings: {
    priceBase: "Pr.",
    description: "Dækning|Dækninger",
    lineTotal: "Pris|Omkostning|Gebyr|Præmie",
    lineGross: "I alt|Beløb|Total|Totalbeløb",
    article: "Vare|Produkt",
    valueDate: "Dato",
  },
  totals:
    "I alt|Ialt|Total|Subtotal|Samlet beløb|At betale|Til betaling|Nettobeløb|Netto|Ekskl moms|Inkl moms|Slutsum|Sum|Delsum|Totalbeløb|Fakturabeløb|Beløb i alt|Summer|Delsummer",
  taxes: "Moms|Heraf moms|Merværdiafgift",
  yearToDate: "Akkumuleret|År til dato|Å-T-D|ÅTD|Hittil i år",
  payments: "Kontant|Kontanter|Kort|Dankort|Betalingskort|Kreditkort|MobilePay|Gavekort|Retur|Byttepenge",
  paymentMeans: "Betalingsmåde|Betalingsmetode|Betalingsmiddel|Betalingsform|Betalt med",
  taxBases: "grundlag momsgrundlag",
  carries: "Transport|Overført|Overføres|At overføre|Overført fra forrige side",
  footnotes: "kilde|anm\\.|bemaerkning",
  captions: "tabel|figur|diagram",
  tableWords: "tabel linjer",
  months: ["januar februar marts april maj juni juli august september oktober november december"],
  monthForms: {},
  notMonths: "",
  rangeWords: "til|til og med|t o m",
  dayLinks: "",
  yearLinks: "",
  dayArticles: "den",
  meanings: {
    start: "start begyndelse første",
    period: "periode løbetid kampagne",
    rate: "sats procent procentsats",
    number: "nummer nr kode betegnelse",
    date: "dato dag",
    sum: "beløb total sum værdi omkostning pris gebyr",
    net: "netto",
    gross: "brutto",
    vat: "moms merværdiafgift",
    tax: "skat afgift",
    before: "ekskl eksklusiv eksklusive før uden",
    after: "inkl inklusiv inklusive med efter",
    due: "forfald forfalden forfaldent udestående resterende skyldig skyldigt ubetalt",
    paid: "betalt",
    invoice: "faktura fakturaen fakturaens regning",
    order: "ordre ordren ordrens bestilling indkøbs",
    contract: "kontrakt aftale",
    customer: "kunde kunden kundens køber køberen købers modtager rekvirent debitor",
    supplier: "leverandør leverandøren leverandørens sælger sælgeren sælgers afsender kreditor",
    payment: "betaling betalings",
    delivery: "levering leverings forsendelse",
    issue: "udstedelse udstedt",
    deadline: "senest sidste frist",
    name: "navn person",
    account: "konto kontoen",
    bank: "bank",
    reference: "reference",
    quote: "tilbud tilbuddet",
    project: "projekt sag",
    advertiser: "annoncør annoncerende",
    agency: "bureau mediebureau",
    discount: "rabat",
    freight: "fragt porto",
    commission: "provision",
    balance: "saldo",
    opening: "primo forrige",
    closing: "ultimo",
    statement: "kontoudtog udtog",
    document: "dokument dokumentet bilag",
    company: "virksomhed virksomheden firma selskab organisation",
    registration: "registrering registrerings reg",
    all: "alle hele samlet samlede",
    end: "slut slutning udløb",
    line: "linje linjer post poster",
    original: "oprindelig oprindeligt oprindelige",
    address: "adresse",
    receipt: "kvittering bon kvitteringen",
  },
  formWords: danishFormWords,
  endings: "s n t en et er e ne ens ets erne ernes",
  modifiers: "for af på og fra til ved den det et",
  forms: {
    vat: "moms",
    inkl: "inklusiv inklusive",
    exkl: "ekskl eksklusiv eksklusive",
  },
  mediaCompanies: "Udgiver|Forlag|Mediehus|Til udgiveren|Kabeloperatør|Kabelselskab",
  fillers: "for af på og den vores vor jeres deres venligst",
  possessives: "vores vor vort jeres deres",
  ours: "vores vor vort",
  starts: "fra start begyndelse første",
  ends: "til slut sidste",
  periods: "periode",
  variants: "variant",
  sections:
    "sektion afsnit gruppe kategori kapitel rum område etage bygning plads projekt sag fase afdeling sted station",
  clients: "kunde",
  compoundEnds: "dato beløb nummer nr navn",
  numberWords: "nr nummer",
  dated: "den dato fra",
  by: "af",
  links: "og",
  or: "eller",
  and: "og",
  of: "af pr per",
  titles: {
    confirmation: "ordrebekraeftelse|bookingbekraeftelse",
    creditNote: "kreditnota|kreditfaktura",
    receipt: "\\bkvittering\\b|kassebon|betalingskvittering|kassekvittering",
    quote: "\\btilbud\\b|\\boverslag\\b|pristilbud|prisoverslag",
    deliveryNote: "folgeseddel|pakkeseddel|leveringsseddel|fragtbrev",
    invoice: "faktura|\\bregning\\b",
    order: "\\bordre\\b|bestilling|indkobsordre|rekvisition|indrykningsordre|mediebooking",
    payment: "betaling|remitteringsadvis|overforselsadvis",
    statement: "kontoudtog",
    contract: "\\baftale\\b|kontrakt",
  },
  purchases: "^bestilling|indkobsordre|^rekvisition",
  contactWords: "tlf|telefon|cvr|moms nr",
  sectionWords: "oplysninger information adresse navn",
  beginningVerbs: "begynder starter",
  endingVerbs: "ophører slutter udløber",
  addressParticles: "",
  definitionMarkers: "herefter",
  partyMarkers: "mellem",
  salutations: "hr fru frk",
  departments:
    "Bogholderi|Bogholderiet|Kreditorbogholderi|Økonomiafdelingen|Regnskabsafdelingen|Indkøb|Indkøbsafdelingen|Regnskab|Ledelsen|Administrationen",
  closings:
    "Med venlig hilsen|Venlig hilsen|De bedste hilsner|Med venlige hilsner|Tak|Mange tak|Tak for handlen|Tak for din ordre|Tak for besøget|Tak for samarbejdet",
  recipientWords: "til for",
  senderWords: "af fra",
  dayWords: "dag dage d",
  monthWords: "måned måneder mdr",
  weekWords: "uge uger ugen ugentlig ugentligt",
  beyondWords: "over mere end ældre",
  overdueWords: "forfaldent forfalden forfaldne overskredet restance saldo beløb siden",
  notDue: "Ikke forfaldent|Ikke forfalden|Ikke forfaldne|Ej forfalden|Løbende",
  replyWords: "svar svare",
  lastDayWords: "inden senest før",
  debitWords: "betalingsservice trækkes",
  placeWords: "vej gade vejen gaden plads torv allé industriområde",
  noAddressWords: "faktura|kvittering|dato",
}
