import { swedishFormWords } from "../form-words/sv.ts"
import type { Language } from "../language.ts"

/** Swedish. */
export const swedish: Language = {
  code: "sv",
  labels: {
    invoiceNumber:
      "Fakturanummer|Fakturanr|Faktura nr|Faktura nummer|Fakt.nr|Fakturans nummer|Faktura-ID|Faktura-nr|Fakt nr|Nummer på fakturan|Fakturareferens|Fakturabeteckning|Vårt fakturanummer|Proformanummer|Proformanr|Proformafakturanummer",
    documentNumber:
      "Dokumentnummer|Dokumentnr|Verifikationsnummer|Verifikationsnr|Ver.nr|Dokument-ID|Blankettnummer|Beslutsnummer|Avinummer|Avi nr",
    receiptNumber: "Kvittonummer|Kvittonr|Kvitto nr|Kvitto-nr|Kvittots nummer|Bongnummer|Kassakvitto nr",
    relatedInvoiceNumber:
      "Ursprunglig faktura|Ursprungligt fakturanummer|Avser faktura|Avser fakturanummer|Avser faktura nr|Krediterar faktura|Kredit av faktura|Krediterad faktura|Gäller faktura|Originalfaktura",
    creditNoteNumber: "Kreditnotanummer|Kreditnota nr|Kreditfaktura nr|Kreditfakturanummer|Kreditnr",
    orderNumber:
      "Ordernummer|Ordernr|Order nr|Beställningsnummer|Beställningsnr|Beställning nr|Inköpsordernummer|Inköpsorder|Inköpsorder nr|Inköpsnummer|Rekvisitionsnummer|Rekvisition|Ert ordernummer|Er order|Er beställning|Vårt ordernummer|Vår order|Kundens ordernummer|Kundorder|Order-ID|Uppdragsnummer|Beställningsreferens|Orderreferens|Er inköpsorder",
    confirmationNumber:
      "Orderbekräftelse nr|Orderbekräftelsenummer|Bekräftelsenummer|Bekräftelse nr|Bokningsbekräftelse nr|Ordererkännande nr|Orderbekr.nr|Bekr.nr",
    contractNumber:
      "Avtalsnummer|Avtalsnr|Avtal nr|Kontraktsnummer|Kontraktsnr|Kontrakt nr|Avtals-ID|Avtalsreferens|Ramavtal nr",
    policyNumber: "Försäkringsnummer|Försäkringsnr|Försäkringsbrev nr|Polisnummer|Försäkrings-ID",
    bookingNumber:
      "Bokningsnummer|Bokningsnr|Bokningskod|Bokningsreferens|Reservationsnummer|Boknings-ID|Reservationskod|Bokningsref",
    customerNumber:
      "Kundnummer|Kundnr|Kund nr|Kund-ID|Kundkod|Kund-nr|Ert kundnummer|Medlemsnummer|Medlemsnr|Abonnentnummer|Kundens nummer|Kundkonto|Kundreferensnummer|Anläggnings-ID|Hyresgästnummer|Patientnummer",
    supplierNumber:
      "Leverantörsnummer|Leverantörsnr|Lev.nr|Leverantör nr|Leverantörs-ID|Leverantörskod|Ert leverantörsnummer|Säljarnummer|Leverantörens nummer",
    statementNumber: "Kontoutdragsnummer|Kontoutdrag nr|Utdrag nr|Utdragsnummer|Kontoutdrag nummer|Kontobesked nr",
    paymentNumber:
      "Betalningsnummer|Betalning nr|Betalningsreferens|Betalnings-ID|Transaktionsnummer|Överföringsnummer|Avinummer|Avi nr|Betalningsavi nr|Utbetalningsnummer|OCR|OCR-nummer|OCR-nr|OCR/Referens|Meddelande till mottagaren",
    accountNumber:
      "Bankkonto|Bankkontonummer|Kontonummer|Kontonr|Konto nr|Bankgiro|Bankgironummer|Bankgironr|Plusgiro|Plusgironummer|Postgiro|BG|PG|Mottagarkonto|Betalas till konto",
    deliveryNoteNumber:
      "Följesedelsnummer|Följesedel nr|Följesedel|Följesedelsnr|Följesedelnummer|Packsedel nr|Packsedelsnummer|Leveransnummer|Leveransnr",
    shipmentNumber:
      "Sändningsnummer|Sändningsnr|Kollinummer|Spårningsnummer|Fraktsedelsnummer|Fraktsedel nr|Försändelsenummer|Paketnummer|Sändnings-ID|Försändelse-ID|Kolli-ID",
    referenceNumber:
      "Referensnummer|Referens|Referensnr|Ref nr|OCR-nummer|OCR|OCR-nr|OCR/Referens|Vår referens|Er referens|Vår ref|Er ref|Ärendenummer|Ärendenr|Diarienummer|Märke|Er märkning|Godsmärke|Märkning|Meddelande till mottagaren|Köparens referens|Köparreferens|Beställarreferens",
    projectName: "Projekt|Projektnamn|Objekt|Byggprojekt",
    projectNumber:
      "Projektnummer|Projektnr|Projekt|Projekt nr|Bokningsnummer|Bokningsnr|Jobbnummer|Arbetsordernummer|Arbetsorder",
    quoteNumber:
      "Offertnummer|Offertnr|Offert nr|Offert-nr|Vår offert|Er offert|Anbudsnummer|Anbud nr|Anbudsnr|Offertreferens|Offert-ID",
    estimateNumber: null,
    itemNumber: "Artikelnummer|Artikelnr|Art.nr|Serienummer|Produktnummer|Produktnr|Reservdelsnummer",
    taxId: "Skatteregistreringsnummer|Skatteidentifikationsnummer|Skatte-ID|Momsnummer eller organisationsnummer",
    taxNumber: "Skattenummer",
    registerNumber:
      "Organisationsnummer|Organisationsnr|Org.nr|Org nr|Org.nummer|Orgnr|Bolagsregistret|Företagsnummer|Registreringsnummer|Org.-/personnr|Organisations-/personnummer|Person-/organisationsnummer",
    pageNumber: "Sida|Sidnummer|Sid|Sidan|Sida nr|Blad",
    invoiceDate:
      "Fakturadatum|Fakturans datum|Utställd|Utställandedatum|Utfärdad|Utfärdandedatum|Datum för utställande|Datum för faktura|Fakt.datum|Dokumentdatum|Kvittodatum|Köpdatum|Inköpsdatum|Utställt den|Fakturerad den|Faktureringsdatum|Brevdatum|Brevets datum",
    dueDate:
      "Förfallodatum|Förfallodag|Förfaller|Förfaller den|Betalas senast|Betala senast|Sista betalningsdag|Sista betalningsdatum|Oss tillhanda senast|Oss tillhanda|Tillhanda senast|Att betala senast|Betalning senast|Förfallodatum för betalning|Förfaller till betalning|Betalningsdag senast|Senast den|Ny förfallodag|Autogirodatum|Dragningsdatum",
    orderDate:
      "Orderdatum|Beställningsdatum|Beställd|Beställd den|Datum för beställning|Beställt den|Datum för order|Bokningsdatum för order|Inköpsorderdatum",
    contractDate:
      "Avtalsdatum|Kontraktsdatum|Datum för avtal|Undertecknad den|Underskriftsdatum|Signeringsdatum|Avtalsdag|Undertecknat den|Datum för undertecknande",
    deliveryDate:
      "Leveransdatum|Leveransdag|Levererad|Levererad den|Leverans|Leveranstid|Önskat leveransdatum|Önskad leverans|Utförd den|Utfört|Utförandedatum|Skickad|Skickad den|Avsänd|Avsändningsdatum|Utleverans|Begärt leveransdatum|Leverans senast|Datum för leverans|Beräknad leverans|Beräknat leveransdatum|Förväntad leverans|Förväntat leveransdatum|Datum för leverans eller utförande|Datum för leverans av varor eller tjänster",
    receivedDate:
      "Ankomstdatum|Mottagen|Mottagen den|Inkom|Inkommen|Inkom den|Inkommen den|Mottagningsdatum|Inlämnad|Inlämningsdatum|Ankom|Mottaget|Mottaget den|Inleveransdatum",
    paymentDate:
      "Betalningsdatum|Betald den|Datum för betalning|Betaldatum|Utbetalningsdag|Utbetalningsdatum|Betaldag|Överföringsdatum|Betalningsdag",
    printDate: "Utskriftsdatum|Utskriven|Utskriven den|Skapad|Skapad den|Utskrift|Utskr.datum|Utskriftsdag|Skapat den",
    expiryDate:
      "Giltig till|Giltig t.o.m|Giltig till och med|Gäller till|Gäller t.o.m|Giltighetsdatum|Offerten gäller till|Offerten giltig till|Utgångsdatum|Sista giltighetsdag|Offertens giltighet|Giltig tom|Bäst före|Bäst före-datum|Sista förbrukningsdag|Försäkringens slut",
    periodFrom:
      "Startdatum|Från och med|Fr.o.m|Fr o m|From datum|Från datum|Period från|Periodens början|Första dag|Första dagen|Kampanjstart|Start|Avtalsstart|Giltig från|Gäller från|Början|Ankomst|Ikraftträdande|Försäkringens början|Ikraftträdandedatum",
    periodTo:
      "Slutdatum|Till och med|T.o.m|T o m|Till datum|Period till|Periodens slut|Sista dag|Sista dagen|Kampanjslut|Slut|Avtalsslut|Avresa",
    linesTotal:
      "Delsumma|Summa rader|Radsumma totalt|Varuvärde|Summa artiklar|Summa varor|Artiklar totalt|Delbelopp|Varor",
    netTotal:
      "Nettobelopp|Netto|Summa exkl moms|Summa exklusive moms|Totalt exkl moms|Totalt exklusive moms|Belopp exkl moms|Belopp före moms|Summa före moms|Belopp exklusive moms|Delsumma|Netto totalt|Nettosumma|Summa netto|Totalt netto|Exkl moms|Exklusive moms|Momsunderlag|Underlag för moms|Beskattningsunderlag|Summa utan moms|Skattepliktigt belopp|Varuvärde|Pris exkl moms",
    taxTotal:
      "Moms|Momsbelopp|Totalt moms|Moms totalt|Summa moms|Total moms|Varav moms|Mervärdesskatt|Momssumma|Skatt|Skattebelopp|Utgående moms|Moms SEK|Moms kr|Utgående mervärdesskatt|Utgående skatt",
    grossTotal:
      "Totalt|Summa|Total|Totalsumma|Totalbelopp|Summa inkl moms|Summa inklusive moms|Totalt inkl moms|Totalt inklusive moms|Fakturabelopp|Fakturasumma|Belopp inkl moms|Belopp inklusive moms|Slutsumma|Bruttobelopp|Summa totalt|Inkl moms|Inklusive moms|Totalt belopp|Bruttosumma|Brutto|Summa brutto|Ordersumma|Ordervärde|Ordertotal|Totalpris|Total summa|Pris inkl moms|Offertsumma|Kontraktsvärde|Avtalsvärde|Köpesumma|Kreditbelopp|Att kreditera|Summa kredit|Offertpris|Offertbelopp|Summa offert|Anbudssumma",
    amountDue:
      "Att betala|Summa att betala|Belopp att betala|Totalt att betala|Kvar att betala|Återstår att betala|Att erlägga|Resterande belopp|Utestående belopp|Återstående belopp|Restbelopp|Förfallet belopp|Obetalt|Obetalt belopp|Saldo att betala|Totalbelopp att betala",
    amountPaid:
      "Betalt|Betalt belopp|Redan betalt|Inbetalt|Förskott|Förskottsbetalt|Erhållen betalning|Delbetalning|Mottagen betalning|Inbetalningar|Handpenning|Avgår betalt|A conto|Tidigare betalt|Avdraget förskott|Avgår förskott|Avgår a conto|Avräknat förskott|Tillämpad kredit|Avdragen handpenning|Tidigare a conto",
    cashTendered: "Kontant|Kontanter|Mottaget kontant|Erhållet kontant|Mottaget belopp|Kontant betalt|Kontantbetalning",
    changeGiven: "Växel|Tillbaka|Åter|Växel tillbaka|Växel åter|Kontant tillbaka|Kontant åter",
    rounding: "Öresavrundning|Avrundning|Öresutjämning|Öresavr|Avrundn|Öresutj|Öresavrundn",
    touristTax: "Turistskatt|Turistavgift|Citytax",
    reminderFee: "Påminnelseavgift|Kravavgift|Inkassoavgift|Inkassokostnad|Förseningsavgift",
    lateInterest: "Dröjsmålsränta|Dröjsmålsräntor|Upplupen dröjsmålsränta|Ränta enligt räntelagen",
    discountTotal: "Rabatt|Total rabatt|Rabattbelopp|Avdrag|Summa rabatt|Kundrabatt",
    shippingTotal:
      "Frakt|Fraktkostnad|Fraktavgift|Porto|Leveranskostnad|Transport|Transportkostnad|Frakt och porto|Expeditionsavgift|Hanteringsavgift",
    withholding:
      "Källskatt|Avdragen skatt|Skatteavdrag|Avdragen preliminärskatt|Innehållen skatt|Preliminär skatt|Prel. skatt|Preliminärskatt",
    commission: "Provision|Byråprovision|Förmedlingsprovision|Kommission|Provisionsbelopp|Summa provision|Mäklararvode",
    netAfterCommission: "Netto efter provision|Belopp efter provision",
    totalPaid:
      "Totalt betalt|Utbetalt belopp|Betalt totalt|Summa betalning|Betalningssumma|Betalningsbelopp|Överfört belopp|Totalt utbetalt|Summa utbetalt",
    openingBalance:
      "Ingående saldo|Ingående balans|Föregående saldo|Tidigare saldo|Startsaldo|Saldo vid periodens början|Gammalt saldo",
    closingBalance:
      "Utgående saldo|Utgående balans|Nytt saldo|Aktuellt saldo|Slutsaldo|Saldo vid periodens slut|Behållning",
    balance: "Saldo",
    taxRate: "Momssats|Moms %|Moms i %|Momsprocent|Skattesats",
    discountRate: "Rabatt %|Rabattsats|Rabattprocent|Rabatt i %",
    quantity: "Antal|Kvantitet|Mängd|Timmar|Antal timmar",
    packages: "Kolli|Antal kolli|Antal paket|Antal pallar|Kolliantal|Summa kolli|Antal förpackningar",
    guests: "Gäster|Antal gäster|Kuvert|Personer|Antal personer|Antal pers|Antal resenärer",
    weight: "Vikt|Totalvikt|Vikt kg|Fraktdragande vikt|Fraktberäkningsvikt",
    nights: "Nätter|Antal nätter|Antal dygn|Övernattningar|Antal övernattningar",
    mileage: "Mätarställning|Miltal|Körsträcka|Vägmätarställning|Mätarställning km|Körda mil",
    unitPrice: "À-pris|A-pris|Enhetspris|Styckpris|Pris per styck|Pris per enhet|Pris/st|Timpris|Pris",
    lineTotal: "Radsumma|Radbelopp|Radtotal",
    seller:
      "Säljare|Leverantör|Säljarens namn|Leverantörens namn|Avsändare|Företag|Företagsnamn|Fakturautställare|Utställare|Namn på leverantör|Namn på säljare|Uppdragstagare|Entreprenör|Hyresvärd|Borgenär|Butik|Handlare|Beställd hos|Beställt hos|Köpt av|Exportör",
    buyer:
      "Köpare|Kund|Kundnamn|Kundens namn|Köparens namn|Beställare|Fakturamottagare|Mottagare|Faktureras till|Faktureras|Faktura till|Uppdragsgivare|Gäldenär|Hyresgäst|Betalningsansvarig|Namn på kund|Offert till|Kunduppgifter|Bokad av|Bokat av|Gäst|Gästens namn|Importör|Försäkringstagare|Försäkringstagaren|Försäkrad|Den försäkrade",
    advertiser: "Annonsör|Annonsörens namn|Reklamköpare|Annonskund|Annonsörsnamn|Annonserande företag",
    agency: "Byrå|Mediebyrå|Reklambyrå|Byråns namn|Annonsbyrå|Mediabyrå|Byrånamn",
    payer:
      "Betalare|Betalarens namn|Betalningsavsändare|Betalt av|Betalning från|Inbetalare|Betalningsskyldig|Inbetalarens namn|Insättare",
    payee:
      "Betalningsmottagare|Betalningsmottagarens namn|Betalning till|Betalas till|Förmånstagare|Mottagare av betalning|Utbetalas till|Inbetalas till",
    accountHolder:
      "Kontoinnehavare|Kontohavare|Kontoinnehavarens namn|Kontots innehavare|Innehavare|Kontoägare|Kontots ägare|Namn på kontoinnehavare",
    station:
      "Kanal|Sändare|Station|Radiostation|Tv-kanal|Radiokanal|Utgivare|Förlag|Programbolag|Mediebolag|Till utgivaren|Kabeloperatör|Kabelbolag",
    other: "Ursprungligt fakturadatum",
    shipTo:
      "Leveransadress|Leverans till|Levereras till|Leveransmottagare|Godsmottagare|Levereras|Leveransplats|Leveransställe|Skickas till|Mottagningsadress|Varumottagare|Arbetsplatsadress|Arbetsställe|Utförandeadress",
    contactPerson:
      "Kontaktperson|Kontakt|Handläggare|Ansvarig|Er kontaktperson|Vår kontaktperson|Er kontakt|Vår kontakt|Säljare namn|Attention|Upprättad av|Tekniker|Montör|Beställd av|Beställt av|Inköpare|Vår referens|Er referens|Vår ref|Er ref|Kundansvarig|Din kontaktperson|Säljansvarig|Kundmottagare",
    bankName: "Bank|Bankens namn|Bankuppgifter|Bankförbindelse|Banknamn|Mottagarens bank",
    bankCode: "Clearingnummer|Clearingnr|Clearing nr|Clearing|Bankkod|Bankens clearingnr",
    product: "Produkt|Produktnamn|Vara|Varumärke|Produktbenämning|Produktens namn",
    deliveryTime: "Leveranstid|Leveransperiod|Lev.tid|Leveransvecka|Leveransfrist",
    room: "Rum|Rumsnummer|Rumsnr|Hotellrum",
    signatory: "Undertecknare|Undertecknad av|Undertecknat av|Namnförtydligande|Firmatecknare|Signerad av",
    approver: "Godkänd av|Godkänt av|Attesterad av|Attest|Attestant|Beslutsattest|Attesterat av",
    reason: "Orsak|Anledning|Orsak till kreditering|Returorsak|Krediteringsorsak|Kreditorsak|Reklamationsorsak",
    carrier: "Transportör|Speditör|Fraktsätt|Leveranssätt|Transportsätt|Fraktbolag|Åkeri|Fraktförare|Transportföretag",
    campaign: "Kampanj|Kampanjnamn|Kampanjtitel|Annonskampanj",
    timeOfDay: "Klockslag|Tidpunkt|Kl|Tid|Transaktionstid|Köptid",
    tableNumber: "Bord|Bordsnr|Bordsnummer",
    subject: "Ämne|Avser|Rubrik|Beträffande|Gäller|Angående|Avseende|Ärendemening",
    fax: "Telefax|Faxnummer|Telefaxnummer",
    address: "Adress|Postadress|Besöksadress|Gatuadress|Säte",
    iban: "IBAN-nummer|IBAN-nr|Kontonummer IBAN",
    bic: "SWIFT-kod|BIC-kod|Swiftadress|BIC-adress|BIC/SWIFT-kod|SWIFT/BIC-kod",
    vatId:
      "Momsregistreringsnummer|Momsreg.nr|Momsreg nr|Moms reg nr|Momsnummer|Momsnr|VAT-nummer|VAT-nr|VAT nr|Momsregnr|Moms.reg.nr|Momsregistreringsnr|SE-nummer|Moms/VAT nr|Moms/VAT-nr",
    email: "E-post|E-postadress|Epost|Mejl|Mejladress|Mailadress|E-mailadress|Mail",
    phone: "Telefon|Telefonnummer|Tfn|Mobil|Mobilnummer|Telefonnr|Tel.nr|Telnr|Mobiltelefon|Mobiltel|Telefon växel",
    website: "Hemsida|Webbplats|Webb|Webbadress|Internetadress|Webbsida",
    currency: "Valuta|Valutakod|Fakturavaluta|Valutaslag|Betalningsvaluta|Kontovaluta",
    deliveryTerms: "Leveransvillkor|Lev.villkor|Leveransbestämmelser|Lev.vill|Leveransklausul|Fraktvillkor",
    paymentTerms:
      "Betalningsvillkor|Bet.villkor|Betalningssätt|Betalvillkor|Betalsätt|Villkor|Betalningsmetod|Betalningstid|Betalningsform|Betaltid|Betalt med|Betald med",
    remittanceAddress: "Betalningsadress|Betalningsmottagarens adress",
    grossWeight: "Bruttovikt|Total bruttovikt|Brutto (kg)|Brutto (t)|Vikt brutto|Bruttovikt kg",
    netWeight: "Nettovikt|Total nettovikt|Netto (kg)|Netto (t)|Vikt netto|Nettovikt kg",
    tareWeight: "Taravikt|Tara|Tomvikt|Vikt tara|Tara (kg)",
    vehicleId:
      "Chassinummer|Chassinr|Identifieringsnummer|Fordonets identifieringsnummer|Fordonsidentitetsnummer|VIN-nummer|Ramnummer",
    firstRegistration:
      "Första registrering|Första registreringsdag|Datum för första registrering|Första gången i trafik|Första registreringsdatum|I trafik första gången",
    vehiclePlate:
      "Registreringsnummer fordon|Regnr|Reg.nr|Fordonets registreringsnummer|Bilens regnr|Fordon regnr|Bil regnr|Fordonets regnr",
    trailerPlate: "Regnr släp|Släpvagn regnr|Släpets registreringsnummer|Släp regnr|Trailer regnr|Trailernummer",
    driver: "Förare|Chaufför|Förarens namn|Chaufförens namn|Förare/chaufför",
    meterNumber: "Mätarnummer|Mätarnr|Mätare nr|Mätar-ID|Mätarens nummer|Elmätarnummer",
    supplyPoint: "Anläggningsid|Anläggnings-id el|Områdes-ID|Anläggningsnummer|Mätpunkts-ID|Mätpunkt",
    previousReading:
      "Föregående avläsning|Föregående mätarställning|Mätarställning föregående|Tidigare mätarställning|Ingående mätarställning|Föregående ställning|Ingående ställning|Gammal mätarställning",
    currentReading:
      "Aktuell avläsning|Mätarställning|Aktuell mätarställning|Utgående mätarställning|Ny mätarställning|Aktuell ställning|Slutställning|Senaste avläsning",
    consumption:
      "Förbrukning|Total förbrukning|Årsförbrukning|Energiförbrukning|Elförbrukning|Vattenförbrukning|Periodens förbrukning",
    retention: "Innehållet belopp|Garantiinnehåll|Innehållna medel|Innehålles|Innestående belopp|Kvarhållet belopp",
    workToDate:
      "Upparbetat|Upparbetat värde|Upparbetat till och med|Ackumulerat värde|Totalt upparbetat|Upparbetat belopp|Upparbetat totalt|Ackumulerat upparbetat",
    previouslyBilled:
      "Tidigare fakturerat|Avgår tidigare fakturerat|Tidigare fakturerade belopp|Fakturerat tidigare|Redan fakturerat|Tidigare debiterat",
    costCentre: "Kostnadsställe|Kostnadsställe nr|Kst|Kst nr|K-ställe|Kostnadsbärare",
    billOfLading: "Konossement|Konossementnummer|Konossement nr|B/L-nummer|Sjöfraktsedel|Sjöfraktsedel nr",
    countryOfOrigin: "Ursprungsland|Varans ursprung|Varornas ursprung|Ursprung|Tillverkningsland|Urspr.land",
    lotNumber: "Batchnummer|Batchnr|Partinummer|Partinr|Satsnummer|Lotnummer|Chargenummer|Batchkod",
    manufactureDate: "Tillverkningsdatum|Produktionsdatum|Tillverkad|Tillv.datum|Tillverkad den|Tillverkningsdag",
    dateOfBirth: "Födelsedatum|Född|Född den|Födelsetid|Födelsedag",
    patient: "Patient|Patientens namn|Patientnamn|Patientuppgifter|Vårdtagare|Brukare",
    treatingDoctor: "Läkare|Behandlande läkare|Ansvarig läkare|Läkarens namn|Tandläkare",
    fees: "Arvode|Summa arvode|Arvoden|Arvode totalt|Advokatarvode",
    expenses: "Utlägg|Summa utlägg|Utlägg totalt|Kontanta utlägg",
    employer: "Arbetsgivare|Arbetsgivarens namn|Arbetsgivare/utbetalare|Anställd hos|Utbetalande arbetsgivare",
    employee: "Anställd|Arbetstagare|Den anställdes namn|Medarbetare|Den anställde|Löntagare",
    supplyAddress: "Anläggningsadress|Uttagsadress|Anläggningens adress|Förbrukningsställe|Förbrukningsadress",
    placeOfLoading:
      "Lastningsplats|Lastplats|Hämtplats|Lastningshamn|Lasthamn|Lastningsort|Hämtadress|Upphämtningsadress",
    placeOfUnloading: "Lossningsplats|Lossplats|Lossningshamn|Lossningsort|Lossningsadress|Losshamn",
    loadingDate: "Lastningsdatum|Lastdatum|Lastningsdag|Hämtdatum|Upphämtningsdatum",
    premium: "Premie|Total premie|Årspremie|Premie per år|Försäkringspremie|Summa premie|Premie totalt|Månadspremie",
    taxYear: "Beskattningsår|Inkomstår|Taxeringsår|Deklarationsår|Skatteår|Inkomståret|Beskattningsåret",
    employeeNumber: "Anställningsnummer|Anställningsnr|Anst.nr|Anst nr|Anställningsnr.|Löntagarnummer",
    socialSecurityNumber: "Personnummer|Personnr|Samordningsnummer",
    jobTitle: "Befattning|Yrkestitel|Jobbtitel|Befattningsbenämning|Yrkesbenämning",
    hireDate: "Anställningsdatum|Anställd från|Anställd sedan|Tillträdesdatum|Anst.datum",
    netPremium: "Nettopremie|Premie exkl. skatt|Premie före skatt",
    premiumTax: "Premieskatt|Skatt på premie|Försäkringsskatt",
    stampDuty: "Stämpelskatt|Stämpelavgift",
    broker: "Mäklare|Försäkringsmäklare|Försäkringsförmedlare|Förmedlare",
    totalDebits: "Summa uttag|Uttag totalt|Summa debet|Summa utbetalningar|Totalt ut",
    totalCredits: "Summa insättningar|Insättningar totalt|Summa kredit|Summa inbetalningar|Totalt in",
    assessedValue: "Taxeringsvärde|Fastighetens taxeringsvärde|Totalt taxeringsvärde|Summa taxeringsvärde|Tax.värde",
    description: "Beskrivning|Benämning|Anmärkning|Anmärkningar|Övrigt|Notering|Kommentar",
  },
  weakLabels: {
    dueDate: "Senast",
    customerNumber: "Kund",
    accountNumber: "Konto|Giro",
    invoiceNumber: "Faktura",
    orderNumber: "Order|Beställning",
    contractNumber: "Avtal|Kontrakt",
    statementNumber: "Kontoutdrag",
    quoteNumber: "Offert",
    supplierNumber: "Leverantör",
    invoiceDate: "Datum",
    periodFrom: "Från",
    periodTo: "Till",
    grossTotal: "Belopp",
    seller: "Från",
    buyer: "Fakturaadress|Faktureringsadress",
    documentNumber: "Nummer|Nr",
    expiryDate: "Giltighet|Giltighetstid",
    meterNumber: "Mätare",
    vehiclePlate: "Registreringsnummer",
    trailerPlate: "Släp|Trailer",
    signatory: "Underskrift",
    jobTitle: "Yrke|Tjänst",
  },
  periodLabels:
    "Period|Avtalsperiod|Kampanjperiod|Giltighetsperiod|Avtalstid|Löptid|Tidsperiod|Hyresperiod|Försäkringsperiod|Sändningsperiod|Leveransperiod|Utförandeperiod|Arbetsperiod",
  billingPeriodLabels: "Faktureringsperiod|Fakturaperiod|Debiteringsperiod|Avser period",
  recipientLabels: "Till|Mottagare",
  slipTitles: "Inbetalningskort|Betalningsavi|Girobetalning|Inbetalningsavi",
  clerkLabels: "Handläggare|Säljare|Upprättad av|Tekniker|Montör|Kassör|Kassörska|Expedit|Servitör",
  nameLabels: "Namn|Företag|Företagsnamn|Firma|För- och efternamn|Fullständigt namn|Namn/Företag",
  senderNames:
    "Skola|Universitet|Tillverkare|Kommun|Försäkringsbolag|Försäkringsgivare|Förvaltare|Fastighetsförvaltare|Laboratorium|Klinik|Sjukhus|Elhandlare|Elleverantör|Nätägare|Nätbolag|Operatör|Skatteverket|Verkstad|Exportör|Förening|Besiktningsstation|Stationsägare|Hotell|Institution|Arrangör|Utfärdande myndighet|Vårdgivare|Mäklare|Advokatbyrå|Inkassobolag|Bostadsrättsförening",
  recipientNames:
    "Medlem|Gäldenär|Försäkringstagare|Försäkrad|Skattskyldig|Vårdnadshavare|Förälder|Abonnent|Avtalspart|Fordonsägare|Fastighetsägare|Låntagare",
  elementNames: {},
  headings: {
    position: "Pos|Pos.|Rad|Radnr|Rad nr|Nr|Nr.|Position|Löpnr",
    article:
      "Artikelnummer|Artikelnr|Art.nr|Art nr|Artnr|Artikelkod|Artikel nr|Produktnr|Produktkod|Produktnummer|Varunr|Varunummer|EAN|Kod",
    description:
      "Beskrivning|Benämning|Artikelbenämning|Artikel|Produkt|Produktnamn|Tjänst|Vara|Varor|Text|Specifikation|Namn|Avser|Vara/tjänst|Vara eller tjänst|Produkt/tjänst|Artikelnamn|Artikel/tjänst|Utfört arbete|Arbete|Detaljer",
    quantity:
      "Antal|Ant|Ant.|Kvantitet|Kvant.|Mängd|Timmar|Tim|Levererat antal|Lev antal|Lev. antal|Levererat|Beställt|Beställt antal|Best antal|Antal timmar|Antal enheter|Lev ant",
    unit: "Enhet|Enh|Enh.|Måttenhet",
    priceBase: "Prisenhet|Prisbas",
    unitPrice:
      "À-pris|A-pris|Á-pris|À pris|Á pris|A pris|Enhetspris|Styckpris|Pris per styck|Pris per enhet|Pris/st|Pris/enhet|Pris exkl moms|Pris|Timpris|Timarvode|Nettopris|Listpris|Pris/enh|Pris per st|Apris|Pris netto",
    lineTotal:
      "Radsumma|Radbelopp|Belopp|Summa|Totalt|Total|Summa exkl moms|Belopp exkl moms|Totalt exkl moms|Totalpris|Nettobelopp|Netto|Delsumma|Radtotal|Värde|Belopp SEK|Summa SEK|Summa kr|Belopp kr|Exkl moms|Summa netto|Belopp netto",
    taxRate: "Moms|Moms %|Momssats|Moms-%|% moms|Momskod|Momsprocent|Moms i %",
    taxAmount: "Momsbelopp|Moms kr|Moms SEK|Moms|Summa moms|Total moms|Skattebelopp|Skatt",
    lineGross:
      "Belopp inkl moms|Summa inkl moms|Totalt inkl moms|Inkl moms|Pris inkl moms|Bruttopris|Bruttobelopp|Summa inklusive moms|Belopp inklusive moms|Brutto|Totalt inklusive moms",
    discount: "Rabatt|Rabatt %|Rab|Rab.|Rab %|Rabatt i %|Avdrag",
    bookingDate:
      "Bokföringsdatum|Bokföringsdag|Bokförd|Transaktionsdatum|Transaktionsdag|Bokf.datum|Datum|Reskontradatum|Bokförd den",
    valueDate: "Valutadatum|Valutadag|Räntedatum|Räntedag",
    details: "Transaktion|Text|Specifikation|Beskrivning|Transaktionstext|Meddelande|Detaljer|Händelse|Rubrik|Avser",
    amount: "Belopp|Belopp SEK|Belopp kr|Transaktionsbelopp|Summa|Insättning/uttag",
    documentNumber:
      "Fakturanummer|Fakturanr|Faktura nr|Ert fakturanummer|Dokumentnummer|Referens|Faktura|Verifikation|Ver.nr|Er faktura|Dokumentnr|Verifikationsnr",
    documentDate: "Fakturadatum|Datum|Dokumentdatum|Fakt.datum|Verifikationsdatum|Datum faktura",
    grossAmount:
      "Fakturabelopp|Fakturasumma|Bruttobelopp|Brutto|Ursprungligt belopp|Belopp|Totalbelopp|Fakturans belopp",
    paidAmount: "Betalt belopp|Betalt|Utbetalt|Utbetalt belopp|Nettobelopp|Netto|Betalning|Belopp betalt|Att betala",
    date: "Datum|Dag",
    debit: "Debet|Uttag|Ut|Utbetalning|Utbetalningar|Utgifter|Utgående",
    credit: "Kredit|Insättning|Insättningar|In|Inbetalning|Inbetalningar|Inkomster|Inkommande",
    balance: "Saldo|Bokfört saldo|Nytt saldo|Saldo SEK|Behållning|Löpande saldo",
  },
  weakHeadings: {
    priceBase: "Per",
    description: "Försäkringsskydd|Täckning",
    lineTotal: "Pris|Kostnad|Avgift|Premie",
    lineGross: "Totalt|Belopp|Summa|Totalbelopp|Total",
    article: "Artikel|Produkt",
    valueDate: "Datum",
  },
  totals:
    "Summa|Totalt|Total|Delsumma|Totalsumma|Att betala|Totalbelopp|Nettobelopp|Netto|Exkl moms|Inkl moms|Slutsumma|Summering|Fakturabelopp|Summor|Delsummor",
  taxes: "Moms|Mervärdesskatt|Varav moms",
  yearToDate: "Ackumulerat|Ackumulerad|Hittills i år|Totalt i år",
  payments: "Kontant|Kontanter|Kort|Kortbetalning|Bankkort|Kreditkort|Betalkort|Swish|Presentkort|Växel|Åter",
  paymentMeans: "Betalningssätt|Betalsätt|Betalningsmetod|Betalningsmedel|Betalmetod",
  taxBases: "underlag momsunderlag beskattningsunderlag",
  carries: "Transport|Överföring|Transporteras|Att transportera|Transport från föregående sida|Balanseras",
  footnotes: "kalla|anm\\.|anmarkning",
  captions: "tabell|figur|diagram",
  tableWords: "tabell rader",
  months: ["januari februari mars april maj juni juli augusti september oktober november december"],
  monthForms: {},
  notMonths: "",
  rangeWords: "till|t o m|till och med|tom",
  dayLinks: "",
  yearLinks: "",
  dayArticles: "den",
  meanings: {
    start: "start början första",
    period: "period löptid kampanj",
    rate: "sats procent procentsats",
    number: "nummer nr kod beteckning",
    date: "datum dag",
    sum: "belopp summa totalt totalsumma värde kostnad pris avgift",
    net: "netto",
    gross: "brutto",
    vat: "moms mervärdesskatt",
    tax: "skatt",
    before: "exkl exklusive före utan",
    after: "inkl inklusive med efter",
    due: "förfallo förfallen förfallet utestående återstående kvarstående obetald obetalt",
    paid: "betald betalt erlagd",
    invoice: "faktura fakturan fakturans faktur",
    order: "order orders beställning inköps",
    contract: "avtal kontrakt",
    customer: "kund kunden kundens köpare köparen köparens mottagare beställare",
    supplier: "leverantör leverantören leverantörens säljare säljaren säljarens avsändare",
    payment: "betalning betalningen betal",
    delivery: "leverans leveransens utleverans",
    issue: "utställande utfärdande utställd utfärdad",
    deadline: "senast sista",
    name: "namn person",
    account: "konto kontot",
    bank: "bank",
    reference: "referens",
    quote: "offert offerten anbud",
    project: "projekt",
    advertiser: "annonsör annonserande",
    agency: "byrå mediebyrå",
    discount: "rabatt",
    freight: "frakt porto",
    commission: "provision",
    balance: "saldo balans",
    opening: "ingående föregående",
    closing: "utgående nytt",
    statement: "kontoutdrag utdrag",
    document: "dokument dokumentet handling",
    company: "företag företaget bolag bolaget firma organisation",
    registration: "registrering registrerings reg",
    all: "alla hela samtliga",
    end: "slut slutet",
    line: "rad rader post poster",
    original: "ursprunglig ursprungligt ursprungliga",
    address: "adress",
    receipt: "kvitto kvittot",
  },
  formWords: swedishFormWords,
  endings: "s n t en et er ar or na ens ets erna arna",
  modifiers: "för av på och från till vid den det ett",
  forms: {
    vat: "moms mva",
    inkl: "inklusive",
    exkl: "exklusive",
  },
  mediaCompanies: "Utgivare|Förlag|Programbolag|Mediebolag|Till utgivaren|Kabeloperatör|Kabelbolag",
  fillers: "för av på och den vår vårt er ert vänligen",
  possessives: "vår vårt våra er ert era",
  ours: "vår vårt våra",
  starts: "från start början första",
  ends: "till slut sista",
  periods: "period",
  variants: "variant",
  sections: "sektion avsnitt grupp kategori kapitel rum område våning byggnad projekt fas avdelning plats station",
  clients: "kund",
  compoundEnds: "datum belopp nummer nr namn",
  numberWords: "nr nummer",
  dated: "den från",
  by: "av",
  links: "och",
  or: "eller",
  and: "och",
  of: "av per",
  titles: {
    confirmation: "orderbekraftelse|bokningsbekraftelse",
    creditNote: "kreditnota|kreditfaktura",
    receipt: "\\bkvitto\\b|kassakvitto|betalningskvitto",
    quote: "\\boffert\\b|\\banbud\\b|kostnadsforslag|prisforslag",
    deliveryNote: "foljesedel|packsedel|leveranssedel|leveransnota|fraktsedel",
    invoice: "faktura",
    order: "\\border\\b|bestallning|inkopsorder|rekvisition|annonsorder|mediabokning|mediebokning",
    payment: "betalning|remitteringsavi|utbetalningsavi",
    statement: "kontoutdrag",
    contract: "\\bavtal\\b|kontrakt",
  },
  purchases: "^bestallning|inkopsorder|^rekvisition",
  contactWords: "tfn|telefon|momsreg|org.nr",
  sectionWords: "uppgifter information adress namn",
  beginningVerbs: "börjar",
  endingVerbs: "upphör slutar",
  addressParticles: "",
  definitionMarkers: "nedan",
  partyMarkers: "mellan",
  salutations: "herr fru fröken",
  departments:
    "Ekonomiavdelningen|Ekonomi|Leverantörsreskontra|Fakturaavdelningen|Inköp|Inköpsavdelningen|Redovisning|Fakturamottagning|Skanningcentral|Ledningen",
  closings:
    "Med vänlig hälsning|Med vänliga hälsningar|Vänliga hälsningar|Hälsningar|Tack|Tack så mycket|Tack för ditt köp|Tack för din beställning|Tack för besöket|Tack för förtroendet|Välkommen åter",
  recipientWords: "till för",
  senderWords: "av från",
  dayWords: "dag dagar d",
  monthWords: "månad månader mån",
  weekWords: "vecka veckor veckan veckovis",
  beyondWords: "över mer än äldre",
  overdueWords: "förfallet förfallna förfallen försenat saldo belopp sedan",
  notDue: "Ej förfallet|Ej förfallna|Ej förfallen|Inte förfallet|Icke förfallet",
  replyWords: "svar svara",
  lastDayWords: "senast före innan",
  debitWords: "autogiro dras",
  placeWords: "gatan vägen gata väg torget torg industriområde",
  noAddressWords: "faktura|kvitto|datum",
}
