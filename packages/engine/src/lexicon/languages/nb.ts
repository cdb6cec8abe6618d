import { norwegianFormWords } from "../form-words/nb.ts"
import type { Language } from "../language.ts"

/** Norwegian (Bokmål). */
export const norwegian: Language = {
  code: "nb",
  labels: {
    invoiceNumber:
      "Fakturanummer|Fakturanr|Faktura nr|Faktura nummer|Fakturaens nummer|Faktura-ID|Faktura-nr|Fakt.nr|Vårt fakturanummer|Fakturareferanse|Proformanummer|Proformanr.|Proformafakturanr.",
    documentNumber:
      "Dokumentnummer|Dokumentnr|Dokument nr|Bilagsnummer|Bilagsnr|Bilag nr|Dokument-ID|Vedtaksnummer|Kravnummer",
    receiptNumber:
      "Kvitteringsnummer|Kvitteringsnr|Kvittering nr|Bongnummer|Bongnr|Bong nr|Salgskvittering nr|Kvitt.nr|Kvitterings-ID|Kassakvittering nr",
    relatedInvoiceNumber:
      "Opprinnelig faktura|Opprinnelig fakturanummer|Gjelder faktura|Gjelder fakturanummer|Gjelder faktura nr|Krediterer faktura|Kreditert faktura|Kreditering av faktura|Originalfaktura",
    creditNoteNumber: "Kreditnotanummer|Kreditnotanr|Kreditnota nr|Kreditnr",
    orderNumber:
      "Ordrenummer|Ordrenr|Ordre nr|Bestillingsnummer|Bestillingsnr|Bestilling nr|Innkjøpsordre|Innkjøpsordrenummer|Innkjøpsordre nr|Rekvisisjonsnummer|Rekvisisjon|Deres ordrenummer|Deres ordre|Deres bestilling|Vårt ordrenummer|Vår ordre|Kundens ordrenummer|Kundeordre|Ordre-ID|Ordrereferanse|Bestillingsreferanse|Salgsordre",
    confirmationNumber:
      "Ordrebekreftelse nr|Ordrebekreftelsesnummer|Bekreftelsesnummer|Bekreftelse nr|Bekreftelseskode|Bookingbekreftelse nr|Bestillingsbekreftelse nr",
    contractNumber: "Kontraktsnummer|Kontraktsnr|Kontrakt nr|Avtalenummer|Avtalenr|Avtale nr|Avtale-ID|Rammeavtale nr",
    policyNumber: "Polisenummer|Polisenr|Forsikringsnummer|Forsikringsnr|Forsikringsbevis nr|Forsikringsavtale nr",
    bookingNumber:
      "Bookingnummer|Bestillingsreferanse|Bookingreferanse|Reservasjonsnummer|Referansekode|Bookingkode|Reservasjonskode",
    customerNumber:
      "Kundenummer|Kundenr|Kunde nr|Kunde-nr|Kunde-ID|Kundekode|Deres kundenummer|Medlemsnummer|Medlemsnr|Abonnementsnummer|Kundens nummer|Målepunkt-ID|Leietakernummer|Leietakernr|Pasientnummer",
    supplierNumber:
      "Leverandørnummer|Leverandørnr|Leverandør nr|Lev.nr|Leverandør-ID|Leverandørkode|Kreditornummer|Leverandørens nummer",
    statementNumber: "Kontoutskriftsnummer|Kontoutskrift nr|Utskrift nr|Kontoutdrag nr|Utdrag nr",
    paymentNumber:
      "Betalingsnummer|Betaling nr|Betalingsreferanse|Betalings-ID|Transaksjonsnummer|Transaksjons-ID|Utbetalingsnummer|Remitteringsnummer|KID|KID-nummer|KID-nr|Kundeidentifikasjon",
    accountNumber:
      "Kontonummer|Kontonr|Konto nr|Bankkonto|Bankkontonummer|Bankkontonr|Til konto|Betales til konto|Mottakers konto|Bankgiro",
    deliveryNoteNumber:
      "Følgeseddelnummer|Følgeseddelnr|Følgeseddel nr|Følgeseddel|Pakkseddel nr|Pakkseddelnummer|Leveringsnummer|Leveransenummer",
    shipmentNumber:
      "Sendingsnummer|Sendingsnr|Sporingsnummer|Pakkenummer|Fraktbrevnummer|Fraktbrev nr|Kollinummer|Sendings-ID|Sporings-ID|Forsendelsesnummer|Kolli-ID",
    referenceNumber:
      "Referansenummer|Referanse|Ref nr|KID|KID-nummer|KID-nr|Kundeidentifikasjon|Vår referanse|Deres referanse|Vår ref|Deres ref|Saksnummer|Saksnr|Journalnummer|Merket|Merking",
    projectName: "Prosjekt|Prosjektnavn|Byggeprosjekt",
    projectNumber:
      "Prosjektnummer|Prosjektnr|Prosjekt|Prosjekt nr|Bookingnummer|Reservasjonsnummer|Arbeidsordre|Arbeidsordrenummer",
    quoteNumber: "Tilbudsnummer|Tilbudsnr|Tilbud nr|Tilbuds-ID|Vårt tilbud|Deres tilbud|Tilbudsreferanse",
    estimateNumber: null,
    itemNumber: "Varenummer|Varenr|Vare nr|Artikkelnummer|Artikkelnr|Serienummer|Produktnummer|Delenummer",
    taxId:
      "Organisasjonsnummer|Organisasjonsnr|Org.nr|Org nr|Orgnr|Foretaksregisteret|Skatteidentifikasjonsnummer|Mva-nummer eller organisasjonsnummer",
    taxNumber: "Skattenummer",
    registerNumber:
      "Organisasjonsnummer|Organisasjonsnr|Org.nr|Org nr|Orgnr|Foretaksregisteret|Foretaksnummer|Registreringsnummer|Enhetsregisteret|Virksomhetsnummer|Bedriftsnummer",
    pageNumber: "Side|Sidenummer|Side nr|Sidetall",
    invoiceDate:
      "Fakturadato|Fakturaens dato|Faktureringsdato|Utstedt|Utstedt den|Utstedelsesdato|Dato for utstedelse|Dato for faktura|Dokumentdato|Bilagsdato|Kvitteringsdato|Kjøpsdato|Fakturert den",
    dueDate:
      "Forfallsdato|Forfall|Forfaller|Forfaller den|Forfallsdag|Betalingsfrist|Betales innen|Betales senest|Betal innen|Siste betalingsdag|Siste frist for betaling|Forfall til betaling|Senest den|Frist for betaling|Ny betalingsfrist|Trekkdato|Trekkes den",
    orderDate: "Ordredato|Bestillingsdato|Bestilt|Bestilt den|Dato for ordre|Dato for bestilling|Innkjøpsordredato",
    contractDate:
      "Kontraktsdato|Avtaledato|Dato for avtale|Undertegnet den|Signeringsdato|Kontrakt datert|Avtale inngått|Kontrakt inngått|Kontraktens dato",
    deliveryDate:
      "Leveringsdato|Leveringsdag|Levert|Levert den|Levering|Leveringstid|Ønsket levering|Ønsket leveringsdato|Utført den|Utført|Sendt|Sendt den|Forsendelsesdato|Leveres innen|Leveres senest|Dato for levering|Forventet levering|Forventet leveringsdato",
    receivedDate:
      "Mottatt|Mottatt den|Mottaksdato|Ankomstdato|Innkommet|Innlevert den|Innsendt den|Mottatt dato|Dato mottatt|Innleveringsdato|Dato for mottak",
    paymentDate: "Betalingsdato|Betalt den|Dato for betaling|Betalingsdag|Utbetalingsdato|Overføringsdato",
    printDate:
      "Utskriftsdato|Skrevet ut|Opprettet|Opprettet den|Opprettelsesdato|Utskrevet|Utskrevet den|Dato for utskrift|Utskriftstidspunkt",
    expiryDate:
      "Gyldig til|Gyldig til og med|Gjelder til|Tilbudet gjelder til|Gyldighetsdato|Utløpsdato|Utløper|Vedståelsesfrist|Tilbudet er gyldig til|Best før|Best før dato|Holdbarhetsdato|Siste forbruksdag",
    periodFrom:
      "Startdato|Fra dato|Fra og med|Periode fra|Periodens start|Første dag|Kampanjestart|Start|Begynnelse|Avtalestart|Gyldig fra|Gjelder fra|Ankomst",
    periodTo:
      "Sluttdato|Til dato|Til og med|Periode til|Periodens slutt|Siste dag|Kampanjeslutt|Slutt|Avtaleslutt|Avreise",
    linesTotal: "Delsum|Subtotal|Sum linjer|Linjesum|Varesum|Sum varer|Varer totalt",
    netTotal:
      "Nettobeløp|Netto|Sum eks mva|Sum ekskl mva|Sum eksklusive mva|Totalt eks mva|Totalt ekskl mva|Beløp eks mva|Beløp ekskl mva|Sum uten mva|Beløp før mva|Sum før mva|Netto totalt|Nettosum|Sum netto|Eks mva|Ekskl mva|Eksklusive mva|Mva-grunnlag|Grunnlag mva|Avgiftspliktig beløp|Avgiftspliktig|Pris eks mva|Delsum",
    taxTotal:
      "Mva|Mva-beløp|Sum mva|Totalt mva|Herav mva|Merverdiavgift|Merverdiavgiftsbeløp|Avgift|Mva totalt|Utgående mva|Skatt",
    grossTotal:
      "Totalt|Sum|Total|Totalsum|Totalbeløp|Sum inkl mva|Sum inklusive mva|Totalt inkl mva|Totalt inklusive mva|Fakturabeløp|Fakturasum|Beløp inkl mva|Sluttsum|Bruttobeløp|Brutto|Samlet beløp|Samlet sum|Inkl mva|Inklusive mva|Ordresum|Ordretotal|Totalpris|Pris inkl mva|Tilbudssum|Kontraktssum|Kontraktsverdi|Kreditbeløp|Kreditert beløp",
    amountDue:
      "Å betale|Beløp å betale|Sum å betale|Totalt å betale|Til betaling|Gjenstår å betale|Restbeløp|Gjenstående beløp|Utestående beløp|Utestående|Skyldig beløp|Forfalt beløp|Beløp til betaling|Å betale kr",
    amountPaid:
      "Betalt|Betalt beløp|Allerede betalt|Innbetalt|Forskudd|Forskuddsbetaling|Akonto|A konto|Mottatt betaling|Innbetalinger|Tidligere betalt",
    cashTendered: "Kontant|Kontanter|Mottatt kontant|Betalt kontant|Mottatt kontanter",
    changeGiven: "Vekslepenger|Tilbake|Veksel|Kontant tilbake|Tilbake kontant",
    rounding: "Øreavrunding|Avrunding|Øreutjevning|Øresavrunding|Avrundingsbeløp",
    touristTax: "Turistskatt|Turistavgift|Besøksbidrag|Overnattingsavgift",
    reminderFee: "Purregebyr|Inkassogebyr|Inkassosalær|Purresalær|Inkassovarselgebyr|Gebyr for purring",
    lateInterest: "Forsinkelsesrente|Forsinkelsesrenter|Morarente|Purrerente|Renter etter forfall",
    discountTotal: "Rabatt|Total rabatt|Rabattbeløp|Fradrag|Sum rabatt|Kunderabatt",
    shippingTotal:
      "Frakt|Fraktkostnad|Fraktkostnader|Porto|Forsendelse|Leveringskostnad|Ekspedisjonsgebyr|Fakturagebyr og frakt|Transport",
    withholding: "Kildeskatt|Trukket skatt|Forskuddstrekk|Skattetrekk",
    commission: "Provisjon|Byråprovisjon|Kommisjon|Provisjonsbeløp|Salgsprovisjon|Byråkommisjon|Meglerprovisjon",
    netAfterCommission: "Netto etter provisjon|Netto etter byråprovisjon",
    totalPaid: "Totalt betalt|Sum betalt|Utbetalt beløp|Betalingsbeløp|Overført beløp|Totalt utbetalt|Sum utbetalt",
    openingBalance: "Inngående saldo|Inngående balanse|Forrige saldo|Tidligere saldo|Startsaldo",
    closingBalance: "Utgående saldo|Utgående balanse|Ny saldo|Sluttsaldo|Saldo per",
    balance: "Saldo",
    taxRate: "Mva-sats|Mva %|Mva-prosent|Avgiftssats",
    discountRate: "Rabatt %|Rabattsats|Rabattprosent|Rabatt i %",
    quantity: "Antall|Mengde|Stk|Timer|Antall timer",
    packages: "Kolli|Antall kolli|Antall pakker|Antall paller|Ant. kolli|Antall colli|Totalt antall kolli|Sum kolli",
    guests: "Gjester|Antall gjester|Kuverter|Personer|Antall personer|Antall kuverter|Ant. gjester",
    weight: "Vekt|Totalvekt|Vekt kg|Samlet vekt|Sum vekt|Fraktberegningsvekt",
    nights: "Netter|Antall netter|Overnattinger|Antall overnattinger|Antall døgn|Gjestedøgn",
    mileage: "Kilometerstand|Km-stand|Kjørelengde|Kilometerteller|Kjørte km",
    unitPrice: "Enhetspris|Stykkpris|Pris per stk|Pris per enhet|Pris/stk|Timepris|Pris",
    lineTotal: "Linjesum|Linjebeløp|Sum linje",
    seller:
      "Selger|Leverandør|Selgers navn|Leverandørens navn|Leverandørnavn|Avsender|Firma|Firmanavn|Foretak|Foretaksnavn|Fakturautsteder|Utsteder|Entreprenør|Utleier|Kreditor|Butikk|Forhandler|Bestilt hos|Kjøpt hos|Eksportør",
    buyer:
      "Kjøper|Kunde|Kundenavn|Kundens navn|Kjøpers navn|Mottaker|Fakturamottaker|Faktureres til|Faktura til|Oppdragsgiver|Bestiller|Debitor|Leietaker|Fakturert til|Tilbud til|Byggherre|Booket av|Gjest|Gjestens navn|Importør",
    advertiser: "Annonsør|Annonsørens navn|Annonsekunde|Reklamekunde|Annonsørnavn|Navn på annonsør",
    agency: "Byrå|Mediebyrå|Reklamebyrå|Byråets navn|Annonsebyrå|Kommunikasjonsbyrå|Byrånavn",
    payer:
      "Betaler|Betalerens navn|Innbetaler|Betalt av|Betaling fra|Innbetalt av|Betalers navn|Innbetalers navn|Fakturabetaler",
    payee:
      "Betalingsmottaker|Betalingsmottakers navn|Betaling til|Betales til|Begunstiget|Beløpsmottaker|Utbetales til|Mottaker av betaling|Innbetales til",
    accountHolder:
      "Kontohaver|Kontoinnehaver|Kontoeier|Kontoeiers navn|Innehaver|Kontoinnehavers navn|Kontohavers navn|Navn på kontoeier|Kontonavn",
    station: "Kanal|Stasjon|Radiostasjon|TV-kanal|Radiokanal|TV-stasjon",
    other: "Opprinnelig fakturadato",
    shipTo:
      "Leveringsadresse|Leveres til|Levering til|Leveringssted|Sendes til|Varemottaker|Leveranseadresse|Levert til|Mottakeradresse|Arbeidssted|Arbeidsadresse|Utførelsessted",
    contactPerson:
      "Kontaktperson|Kontakt|Saksbehandler|Ansvarlig|Vår kontaktperson|Deres kontaktperson|Deres kontakt|Vår kontakt|Utarbeidet av|Tekniker|Montør|Bestilt av|Innkjøper|Rekvirert av|Vår referanse|Deres referanse|Vår ref|Deres ref",
    bankName: "Bank|Bankens navn|Bankopplysninger|Banknavn|Bankforbindelse|Mottakers bank",
    bankCode: "Bankkode|Bankens registernummer|Clearingnummer|Bankreg.nr",
    product: "Produkt|Produktnavn|Vare|Varemerke|Produktbetegnelse|Annonsert produkt|Merkevare",
    deliveryTime: "Leveringstid|Leveransetid|Ønsket leveringstid|Lev.tid|Leveringstidspunkt|Leveringsuke",
    room: "Rom|Romnummer|Romnr|Værelse|Værelsesnummer|Hyttenummer",
    signatory: "Undertegnet av|Signert av|Undertegner|Underskrevet av|Underskriver",
    approver: "Godkjent av|Attestert av|Godkjenner|Anvist av|Attestant|Anviser",
    reason:
      "Årsak|Begrunnelse|Årsak til kreditering|Returårsak|Krediteringsårsak|Årsakskode|Returgrunn|Årsak til retur",
    carrier:
      "Transportør|Speditør|Fraktmåte|Leveringsmåte|Forsendelsesmåte|Fraktfører|Transportfirma|Transportselskap|Rederi",
    campaign: "Kampanje|Kampanjenavn|Kampanjetittel|Kampanjenummer|Kampanje-ID",
    timeOfDay: "Klokkeslett|Tidspunkt|Kl|Tid|Klokken|Salgstidspunkt|Kjøpstidspunkt",
    tableNumber: "Bord|Bordnr.|Bordnummer",
    subject: "Emne|Vedrørende|Gjelder|Overskrift|Angående|Ang.|Vedr.|Saken gjelder",
    fax: "Telefaks|Faks|Faksnummer|Telefaksnummer",
    address: "Adresse|Postadresse|Besøksadresse|Gateadresse|Forretningsadresse",
    iban: "IBAN-nummer|IBAN-nr|Kontonummer IBAN",
    bic: "SWIFT-kode|BIC-kode|Swift-adresse|BIC/SWIFT-kode|SWIFT/BIC-kode|Bankens SWIFT|SWIFT-nr",
    vatId: "Mva-nummer|Mva-nr|Mva nr|MVA-nummer|Merverdiavgiftsnummer|Org.nr mva|VAT-nummer|VAT-nr",
    email: "E-post|E-postadresse|Epost|Mailadresse|E-postadr.",
    phone: "Telefon|Telefonnummer|Tlf|Tlf nr|Mobil|Mobilnummer|Telefonnr|Mobiltelefon|Mob.|Sentralbord",
    website: "Hjemmeside|Nettside|Nettsted|Internettadresse|Nettadresse|Webadresse|Webside",
    currency: "Valuta|Valutakode|Fakturavaluta|Valutaslag|Betalingsvaluta|Kontovaluta",
    deliveryTerms:
      "Leveringsbetingelser|Leveringsvilkår|Leveringsbetingelse|Leveransebetingelser|Leveransevilkår|Lev.betingelser|Lev.bet.|Fraktbetingelser|Transportbetingelser",
    paymentTerms:
      "Betalingsbetingelser|Betalingsvilkår|Betalingsbetingelse|Betalingsmåte|Betalingsmetode|Betingelser|Vilkår|Kredittid|Betalt med",
    remittanceAddress: "Betalingsadresse",
    grossWeight:
      "Bruttovekt|Total bruttovekt|Brutto (kg)|Brutto (t)|Vekt brutto|Samlet bruttovekt|Sum bruttovekt|Bruttovekt kg",
    netWeight: "Nettovekt|Total nettovekt|Netto (kg)|Netto (t)|Vekt netto|Samlet nettovekt|Sum nettovekt|Nettovekt kg",
    tareWeight: "Taravekt|Tara|Tomvekt|Egenvekt|Tara (kg)|Vekt tara",
    vehicleId: "Understellsnummer|Understellsnr|Chassisnummer|VIN-nummer|Rammenummer|Kjøretøyets identifikasjonsnummer",
    firstRegistration:
      "Første registrering|Dato for første registrering|Førstegangsregistrert|Registrert første gang|Førstegangsregistrering|Første gang registrert|1. gang registrert|Registrert første gang i Norge",
    vehiclePlate:
      "Kjennemerke|Skiltnummer|Bilnummer|Kjøretøyets registreringsnummer|Reg.nr kjøretøy|Reg.nr bil|Bilens registreringsnummer|Kjøretøyets reg.nr",
    trailerPlate: "Reg.nr tilhenger|Hengernummer|Tilhengernummer|Tilhenger reg.nr|Trailernummer",
    driver: "Sjåfør|Fører|Sjåførens navn|Sjåførnavn|Førerens navn|Bilfører",
    meterNumber: "Målernummer|Målernr|Måler nr|Strømmåler nr|Vannmåler nr|Målerens nummer",
    supplyPoint: "MålepunktID|Målepunktnummer|Måler-ID|Målepunkt|Måle-ID|Anleggsnummer|Anleggs-ID",
    previousReading:
      "Forrige avlesning|Forrige målerstand|Målerstand forrige|Startstand|Gammel målerstand|Forrige stand|Målerstand start|Målerstand fra|Forrige måleravlesning",
    currentReading:
      "Ny avlesning|Siste avlesning|Målerstand|Målerstand ny|Sluttstand|Ny målerstand|Siste målerstand|Ny stand|Målerstand slutt|Avlest målerstand",
    consumption:
      "Forbruk|Samlet forbruk|Totalt forbruk|Strømforbruk|Forbruk i perioden|Forbruk kWh|Vannforbruk|Energiforbruk",
    retention:
      "Innestående|Innestående beløp|Tilbakeholdt beløp|Innestående garanti|Tilbakehold|Akkumulert innestående",
    workToDate:
      "Utført til dato|Utført totalt|Akkumulert verdi|Sum utført til dato|Akkumulert utført|Opparbeidet til dato|Utført hittil|Opptjent til dato|Akkumulert opparbeidet",
    previouslyBilled:
      "Tidligere fakturert|Fratrukket tidligere fakturert|Tidligere avregnet|Fakturert tidligere|Tidl. fakturert|Hittil fakturert",
    costCentre: "Kostnadssted|Kostnadsbærer|Koststed|Kostnadssenter|Kostnadsstednummer|Ansvarssted|K-sted",
    billOfLading: "Konnossement nr|Konnossementsnummer|Konnossement|Sjøfraktbrev nr|B/L-nummer",
    countryOfOrigin:
      "Opprinnelsesland|Varens opprinnelse|Varenes opprinnelse|Produksjonsland|Varens opprinnelsesland|Oppr.land",
    lotNumber: "Batchnummer|Batchnr|Partinummer|Lotnummer|Lotnr|Chargenummer|Partikode|Batch-ID",
    manufactureDate: "Produksjonsdato|Tilvirkningsdato|Prod.dato|Produsert den",
    dateOfBirth: "Fødselsdato|Født|Født den|F.dato|Født dato",
    patient: "Pasient|Pasientens navn|Pasientnavn|Navn på pasient",
    treatingDoctor: "Lege|Behandlende lege|Behandler|Behandlers navn|Tannlege",
    fees: "Honorar|Sum honorar|Salær|Advokatsalær|Advokathonorar|Sum salær|Honorar totalt",
    expenses: "Utlegg|Sum utlegg|Omkostninger|Sum omkostninger|Utlegg totalt",
    employer: "Arbeidsgiver|Arbeidsgivers navn|Arb.giver|Navn på arbeidsgiver|Arbeidsgiverens navn",
    employee: "Ansatt|Arbeidstaker|Ansattes navn|Lønnsmottaker|Arbeidstakers navn|Navn på ansatt",
    supplyAddress: "Anleggsadresse|Måleradresse|Målepunktadresse|Forbruksadresse|Forbrukssted",
    placeOfLoading: "Lastested|Hentested|Lastehavn|Henteadresse|Lasteplass|Opplastingssted|Avgangshavn",
    placeOfUnloading: "Lossested|Losseplass|Lossehavn|Bestemmelsessted|Lossingssted|Losseadresse|Ankomsthavn",
    loadingDate: "Lastedato|Hentedato|Lastet den|Opplastingsdato|Avhentingsdato|Hentet den",
    premium:
      "Premie|Total premie|Årspremie|Forsikringspremie|Premie per år|Årlig premie|Sum premie|Terminpremie|Premiebeløp",
    taxYear: "Skatteår|Inntektsår|Fastsettingsår|Ligningsår|Likningsår|Inntektsåret",
    assessedValue:
      "Formuesverdi|Eiendomsverdi|Takstverdi|Skattetakst|Eiendomsskattetakst|Eiendomsskattegrunnlag|Ligningsverdi|Likningsverdi",
    description: "Beskrivelse|Merknad|Merknader|Betegnelse|Notat|Kommentar",
  },
  weakLabels: {
    dueDate: "Senest|Innen",
    customerNumber: "Kunde",
    accountNumber: "Konto",
    invoiceNumber: "Faktura",
    orderNumber: "Ordre|Bestilling",
    contractNumber: "Kontrakt|Avtale",
    statementNumber: "Kontoutskrift",
    quoteNumber: "Tilbud",
    supplierNumber: "Leverandør",
    invoiceDate: "Dato",
    periodFrom: "Fra",
    periodTo: "Til",
    grossTotal: "Beløp",
    seller: "Fra",
    buyer: "Fakturaadresse|Faktureringsadresse",
    documentNumber: "Nummer|Nr",
    expiryDate: "Gyldighet",
    vehiclePlate: "Reg.nr|Registreringsnummer",
    meterNumber: "Måler",
    receiptNumber: "Kvittering",
    confirmationNumber: "Ordrebekreftelse",
  },
  periodLabels:
    "Periode|Kontraktsperiode|Avtaleperiode|Kampanjeperiode|Gyldighetsperiode|Løpetid|Tidsrom|Leieperiode|Forsikringsperiode|Sendeperiode|Leveringsperiode|Varighet",
  billingPeriodLabels: "Faktureringsperiode|Fakturaperiode|Avregningsperiode",
  recipientLabels: "Til|Mottaker",
  clerkLabels:
    "Saksbehandler|Selger|Utarbeidet av|Tekniker|Montør|Ekspeditør|Kasserer|Betjent av|Ekspedert av|Servitør|Kunderådgiver|Kundebehandler|Rådgiver|Kundeansvarlig|Resepsjonist|Kassemedarbeider",
  nameLabels: "Navn|Firma|Firmanavn|Foretak",
  senderNames:
    "Skole|Universitet|Produsent|Fabrikant|Kommune|Forsikringsselskap|Forvalter|Eiendomsforvalter|Laboratorium|Klinikk|Sykehus|Strømleverandør|Nettselskap|Nettleverandør|Operatør|Skatteetaten|Verksted|Eksportør|Forening|Forsikringsgiver|Kontrollhall|Stasjonseier|Hotell|Institusjon|Arrangør|Utstedende myndighet|Kraftleverandør|Kraftselskap|Legekontor|Advokatfirma|Barnehage",
  recipientNames:
    "Medlem|Skyldner|Forsikringstaker|Forsikret|Skattyter|Foresatt|Foresatte|Abonnent|Avtalepart|Registrert eier|Lånetaker|Elev|Student|Andelseier",
  elementNames: {},
  headings: {
    position: "Pos|Pos.|Linje|Linjenr|Linje nr|Nr|Nr.|Posisjon|Løpenr",
    article:
      "Varenummer|Varenr|Vare nr|Artikkelnummer|Artikkelnr|Produktnr|Produktkode|Produktnummer|Varekode|EAN|Kode",
    description:
      "Beskrivelse|Varebeskrivelse|Varetekst|Vare|Varer|Produkt|Produktnavn|Tjeneste|Tekst|Betegnelse|Benevnelse|Spesifikasjon|Navn|Varenavn|Vare/tjeneste|Arbeid|Utført arbeid|Detaljer|Produkter",
    quantity:
      "Antall|Ant|Ant.|Mengde|Stk|Stk.|Timer|Levert antall|Levert|Bestilt|Bestilt antall|Antall timer|Antall stk",
    unit: "Enhet|Enh|Enh.|Måleenhet",
    unitPrice:
      "Enhetspris|Stykkpris|Pris per stk|Pris pr. stk|Pris per enhet|Pris pr. enhet|Pris/stk|Pris/enhet|Pris eks mva|Pris|Timepris|Nettopris|Listepris|Á pris|À pris|Enh.pris|Stk. pris",
    lineTotal:
      "Linjesum|Linjebeløp|Beløp|Sum|Totalt|Total|Sum eks mva|Beløp eks mva|Totalt eks mva|Totalpris|Nettobeløp|Netto|Delsum|Linjetotal|Verdi|Beløp NOK|Sum NOK|Beløp kr|Sum kr|Eks mva|Sum netto",
    taxRate: "Mva|Mva %|Mva-sats|Mva-%|% mva|Mva-kode|Mva-prosent",
    taxAmount: "Mva-beløp|Mva kr|Mva NOK|Mva|Sum mva|Avgift",
    lineGross:
      "Beløp inkl mva|Sum inkl mva|Totalt inkl mva|Inkl mva|Pris inkl mva|Bruttobeløp|Brutto|Sum inklusive mva",
    discount: "Rabatt|Rabatt %|Rab|Rab.|Rab. %|Rabatt i %|Fradrag",
    bookingDate: "Bokføringsdato|Bokført|Bokf.dato|Transaksjonsdato|Posteringsdato|Dato|Bokført dato",
    valueDate: "Valuteringsdato|Rentedato|Valuteringsdag",
    details: "Transaksjon|Tekst|Forklaring|Beskrivelse|Melding|Detaljer|Spesifikasjon|Transaksjonstekst",
    amount: "Beløp|Beløp NOK|Beløp kr|Transaksjonsbeløp",
    documentNumber:
      "Fakturanummer|Fakturanr|Faktura nr|Deres fakturanummer|Bilagsnummer|Bilagsnr|Bilag|Referanse|Faktura|Dokumentnr|Deres faktura",
    documentDate: "Fakturadato|Dato|Bilagsdato|Dokumentdato|Dato for faktura",
    grossAmount: "Fakturabeløp|Fakturasum|Bruttobeløp|Brutto|Opprinnelig beløp|Beløp|Totalbeløp|Fakturaens beløp",
    paidAmount: "Betalt beløp|Betalt|Utbetalt|Utbetalt beløp|Nettobeløp|Netto|Betaling|Beløp betalt|Til betaling",
    date: "Dato|Dag",
    debit: "Debet|Ut|Ut av konto|Utbetaling|Utbetalinger|Uttak|Utgifter",
    credit: "Kredit|Inn|Inn på konto|Innbetaling|Innbetalinger|Innskudd|Inntekter",
    balance: "Saldo|Bokført saldo|Ny saldo|Saldo NOK|Løpende saldo",
  },
  weakHeadings: {
    lineTotal: "Pris|Kostnad|Gebyr|Premie",
    lineGross: "Totalt|Beløp|Sum|Totalbeløp|Total",
    article: "Vare|Produkt",
    valueDate: "Dato",
  },
  totals:
    "Sum|Totalt|Total|Delsum|Totalsum|Å betale|Til betaling|Nettobeløp|Netto|Eks mva|Inkl mva|Sluttsum|Totalbeløp|Fakturabeløp",
  taxes: "Mva|Herav mva|Merverdiavgift",
  taxBases: "grunnlag avgiftsgrunnlag mvagrunnlag",
  carries: "Transport|Overføring|Overført|Overføres|Overført fra forrige side",
  footnotes: "kilde|anm\\.|merknad",
  captions: "tabell|figur|diagram",
  tableWords: "tabell linjer",
  months: ["januar februar mars april mai juni juli august september oktober november desember"],
  monthForms: {},
  notMonths: "",
  rangeWords: "til|til og med|t o m|tom",
  dayLinks: "",
  yearLinks: "",
  dayArticles: "den",
  meanings: {
    start: "start begynnelse første",
    period: "periode løpetid kampanje",
    rate: "sats prosent prosentsats",
    number: "nummer nr kode betegnelse",
    date: "dato dag",
    sum: "beløp sum total totalt verdi kostnad pris gebyr",
    net: "netto",
    gross: "brutto",
    vat: "mva merverdiavgift",
    tax: "skatt avgift",
    before: "eks ekskl eksklusive før uten",
    after: "inkl inklusive med etter",
    due: "forfall forfalt utestående gjenstående skyldig ubetalt",
    paid: "betalt",
    invoice: "faktura fakturaen fakturaens",
    order: "ordre ordren ordrens bestilling innkjøps",
    contract: "kontrakt avtale kontrakts",
    customer: "kunde kunden kundens kjøper kjøperen kjøpers mottaker debitor",
    supplier: "leverandør leverandøren leverandørens selger selgeren selgers avsender kreditor",
    payment: "betaling betalings",
    delivery: "levering leverings leveranse forsendelse",
    issue: "utstedelse utstedt",
    deadline: "senest siste frist",
    name: "navn person",
    account: "konto kontoen",
    bank: "bank",
    reference: "referanse",
    quote: "tilbud tilbudet",
    project: "prosjekt sak",
    advertiser: "annonsør annonserende",
    agency: "byrå mediebyrå",
    discount: "rabatt",
    freight: "frakt porto",
    commission: "provisjon",
    balance: "saldo balanse",
    opening: "inngående forrige",
    closing: "utgående",
    statement: "kontoutskrift",
    document: "dokument dokumentet bilag",
    company: "foretak foretaket firma selskap organisasjon",
    registration: "registrering registrerings reg",
    all: "alle hele samlet samlede",
    end: "slutt utløp",
    line: "linje linjer post poster",
    original: "opprinnelig opprinnelige",
    address: "adresse",
    receipt: "kvittering kvitteringen bong",
  },
  formWords: norwegianFormWords,
  endings: "s n t en et er e ne ens ets ene enes",
  modifiers: "for av på og fra til ved den det et",
  forms: {
    vat: "mva",
    inkl: "inklusive",
    exkl: "eks ekskl eksklusive",
  },
  fillers: "for av på og den vår vårt deres",
  possessives: "vår vårt våre deres",
  ours: "vår vårt våre",
  starts: "fra start begynnelse første",
  ends: "til slutt siste",
  periods: "periode",
  variants: "variant",
  clients: "kunde",
  compoundEnds: "dato beløp nummer nr navn",
  numberWords: "nr nummer",
  dated: "den fra",
  by: "av",
  links: "og",
  or: "eller",
  and: "og",
  of: "av pr per",
  titles: {
    confirmation: "ordrebekreftelse|bookingbekreftelse",
    creditNote: "kreditnota",
    receipt: "\\bkvittering\\b|kassakvittering|betalingskvittering",
    quote: "\\btilbud\\b|pristilbud|kostnadsoverslag",
    deliveryNote: "folgeseddel|pakkseddel|leveringsseddel|fraktbrev",
    invoice: "faktura",
    order: "\\bordre\\b|bestilling|innkjopsordre|rekvisisjon",
    payment: "betaling",
    statement: "kontoutskrift",
    contract: "\\bavtale\\b|kontrakt",
  },
  purchases: "^bestilling|innkjopsordre|^rekvisisjon",
  contactWords: "tlf|telefon|org.nr|mva",
  sectionWords: "opplysninger informasjon adresse navn",
  salutations: "herr fru",
  closings: "Med vennlig hilsen|Vennlig hilsen|Hilsen|Med vennlige hilsener",
  recipientWords: "til for",
  senderWords: "av fra",
  debitWords: "avtalegiro trekkes",
  placeWords: "vei gate veien gata plass torg",
  noAddressWords: "faktura|kvittering|dato",
}
