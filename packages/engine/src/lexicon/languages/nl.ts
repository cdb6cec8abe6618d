import { dutchFormWords } from "../form-words/nl.ts"
import type { Language } from "../language.ts"

/** Dutch. */
export const dutch: Language = {
  code: "nl",
  labels: {
    invoiceNumber:
      "Factuurnummer|Factuur nr|Factuur nummer|Factuurnr|Factuur|Nota nummer|Notanummer|Nummer factuur|Nummer van de factuur|Factuurno|Fact.nr|Factuurcode|Factuur-ID|Factuurreferentie|Proformanummer|Proforma nr|Proformafactuurnummer",
    documentNumber:
      "Documentnummer|Documentnr|Document nr|Nummer van het document|Documentreferentie|Stuknummer|Aanslagnummer|Aanslagbiljetnummer|Aanslagnr",
    receiptNumber:
      "Bonnummer|Kassabonnummer|Bonnr|Kassabon nr|Kwitantienummer|Nummer van de bon|Ontvangstbewijs nr|Kasticket nr|Kassaticket nr|Ticketnummer",
    relatedInvoiceNumber:
      "Oorspronkelijke factuur|Oorspronkelijk factuurnummer|Nummer van de oorspronkelijke factuur|Originele factuur|Origineel factuurnummer|Gerelateerde factuur|Gerelateerd factuurnummer|Betreft factuur|Betreft factuurnummer|Gecrediteerde factuur|Bij factuur|Op factuur|Brondocument|Credit op factuur|Correctie op factuur",
    creditNoteNumber: "Creditnota nummer|Creditnotanummer|Creditfactuur nr",
    orderNumber:
      "Ordernummer|Order nr|Bestelnummer|Bestelling nr|Uw bestelling|Opdrachtnummer|Inkoopordernummer|Nummer bestelling|Bestelnr|Bestelreferentie|Orderreferentie|Uw ordernummer|Onze order|Uw order|Inkooporder|Inkoopordernr|Verkooporder|Verkoopordernummer|Opdracht nr|Opdrachtnr|Ordernr|Werkbonnummer|Inkoopnummer|PO-nummer|PO-nr|Uw opdracht|Uw PO|Uw inkoopnummer",
    confirmationNumber:
      "Bevestigingsnummer|Nummer van de orderbevestiging|Orderbevestigingsnummer|Orderbevestiging nr|Bevestiging nr|Bevestigingscode|Nummer bevestiging|Opdrachtbevestiging nr",
    contractNumber:
      "Contractnummer|Contract nr|Overeenkomstnummer|Nummer contract|Contractnr|Contractreferentie|Overeenkomst nr|Abonnementsnummer|Contractcode",
    policyNumber: "Polisnummer|Polis nr|Polisnr|Verzekeringsnummer|Verzekeringspolisnummer|Polisbladnummer",
    bookingNumber:
      "Boekingsnummer|Boekingsnr|Boekingscode|Boekingsreferentie|Reserveringsnummer|Reserveringsnr|Reserveringscode|Reservatienummer|Reservatiecode|Reservatiereferentie",
    customerNumber:
      "Klantnummer|Klant nr|Klantnr|Relatienummer|Debiteurnummer|Debiteurennummer|Uw klantnummer|Nummer klant|Klantcode|Klant-ID|Klantreferentie|Klantenummer|Klantennummer|Relatienr|Relatie|Debiteurnr|Debiteurennr|Debiteur nr|Lidnummer|Cliëntnummer|Debiteurnummer|Debiteurnr|Debiteur nr|Debiteurennummer|Relatienummer|Relatienr|Debiteur|Huurdersnummer|Huurdernummer|Subjectnummer|Patiëntnummer",
    supplierNumber:
      "Leveranciersnummer|Leverancier nr|Leveranciersnr|Crediteurnummer|Crediteurennummer|Leverancierscode|Leverancier nummer|Nummer leverancier|Leverancier-ID|Leveranciersreferentie|Crediteurnr|Crediteurennr|Crediteur nr|Lev.nr|Uw leverancierscode|Leverancier code",
    statementNumber:
      "Afschriftnummer|Afschrift nr|Afschriftnr|Volgnummer|Rekeningafschrift nr|Nummer afschrift|Rekeningafschriftnummer|Afschriftno|Bladnummer|Uittreksel nr|Uittrekselnummer|Rekeninguittreksel nr|Nummer uittreksel|Dagafschrift nr",
    paymentNumber:
      "Betalingsnummer|Betaling nr|Betalingsnr|Betaalnummer|Specificatie nr|Betaalreferentie|Betalingsreferentie|Betaalkenmerk|Betalingskenmerk|Nummer betaling|Betalingsreferentienummer|Betalingsopdracht|Betaalopdracht|Overboekingsnummer|Transactienummer|Betaalbatch|Betalingsbewijs nr|Betaalspecificatie|Gestructureerde mededeling|Mededeling bij betaling",
    accountNumber:
      "Rekeningnummer|Bankrekening|Rekening nr|Bankrekeningnummer|Bankrekening nr|Rekeningnr|Rekening voor betaling|Rekening van de begunstigde|Betaalrekening",
    deliveryNoteNumber:
      "Pakbonnummer|Pakbon|Leverbon|Pakbon nr|Leverbonnummer|Vrachtbriefnummer|Leveringsbonnummer|Leveringsbon nr|Nummer leveringsbon|Leveringsnota nr",
    shipmentNumber:
      "Zendingsnummer|Trackingnummer|Track & trace|Pakketnummer|Vrachtbriefnummer|CMR-nummer|Luchtvrachtbrief|Luchtvrachtbriefnummer",
    referenceNumber:
      "Referentienummer|Referentie|Kenmerk|Uw referentie|Onze referentie|Betalingskenmerk|Uw kenmerk|Ons kenmerk|Referentie koper|Kopersreferentie",
    projectName: "Project|Projectnaam|Werk|Projectomschrijving|Bouwproject|Bouwwerk",
    projectNumber: "Projectnummer|Project|Boekingsnummer|Reserveringsnummer",
    quoteNumber:
      "Offertenummer|Offerte nr|Nummer offerte|Offertenr|Uw offerte|Onze offerte|Offertereferentie|Prijsopgave nr|Aanbiedingsnummer|Aanbieding nr",
    estimateNumber: null,
    itemNumber: "Artikelnummer|Artikel nr|Artikelcode|Serienummer",
    taxId:
      "Fiscaal identificatienummer|Belastingnummer|Btw- of fiscaal nummer|Btw- of belastingnummer|Fiscaal nummer of btw-nummer",
    taxNumber: "Fiscaal nummer",
    registerNumber:
      "KvK nummer|KvK|KvK-nr|Handelsregisternummer|Handelsregister|KvK inschrijving|Kamer van Koophandel|Inschrijfnummer",
    pageNumber: "Pagina|Paginanummer|Blad",
    invoiceDate:
      "Factuurdatum|Datum factuur|Factuur datum|Notadatum|Uitgiftedatum|Documentdatum|Datum van de factuur|Datum nota|Gefactureerd op|Opgemaakt op|Datum uitgifte|Aankoopdatum|Boekdatum factuur|Datum document|Datum van uitgifte|Datum van afgifte|Afgiftedatum|Briefdatum|Datum brief|Datum van de brief",
    dueDate:
      "Vervaldatum|Vervaldag|Betalen voor|Uiterste betaaldatum|Te betalen voor|Betaal voor|Uiterlijk betalen op|Verval datum|uiterlijk op|uiterlijk voor|Betaaldatum uiterlijk|Te betalen op|Betalen vóór|Uiterste datum betaling|Datum van betaling uiterlijk|Te voldoen voor|Te voldoen uiterlijk|Voldoen voor|Betaaltermijn tot|Vervaldatum factuur|Incassodatum|Afschrijfdatum|Gelieve te betalen voor|Te betalen uiterlijk|Betalen voor|Te betalen voor|Uiterlijk te voldoen op|Uiterlijk te betalen op|Te voldoen op|Datum incasso|Nieuwe vervaldatum",
    orderDate:
      "Orderdatum|Besteldatum|Datum bestelling|Bestelddatum|Datum order|Datum opdracht|Besteld op|Opdrachtdatum|Datum van bestelling",
    contractDate: "Contractdatum|Datum ondertekening|Datum contract|Datum overeenkomst|Ondertekeningsdatum",
    deliveryDate:
      "Leverdatum|Leveringsdatum|Verzenddatum|Datum levering|Gewenste leverdatum|Leveren op|Levering op|Levertermijn|Gewenste levering|Geleverd op|Datum van levering|Afleverdatum|Bezorgdatum|Leverdag|Levering|Verzonden op|Prestatiedatum|Uitvoeringsdatum|Leverweek|Verwachte leverdatum|Te leveren op|Verwachte levering|Geplande levering|Geplande leverdatum|Datum van levering of dienst|Datum van levering of verrichting van de dienst",
    receivedDate:
      "Datum van ontvangst|Ontvangen op|Ontvangstdatum|Datum van indiening|Ingediend op|Indieningsdatum|Ingekomen op|Datum ontvangst|Binnengekomen op|Datum binnenkomst|Ingekomen",
    paymentDate:
      "Betaaldatum|Betaald op|Valutadatum|Betalingsdatum|Datum betaling|Datum van betaling|Overboekingsdatum|Overgemaakt op|Uitvoeringsdatum betaling|Uitbetaald op|Datum overboeking",
    printDate: "Afdrukdatum|Aangemaakt op|Afgedrukt op|Afgedrukt|Printdatum",
    expiryDate:
      "Geldig tot|Afloopdatum|Verloopdatum|Geldig t/m|Geldig tot en met|Einde geldigheid|Vervaldatum offerte|Offerte geldig tot|THT|THT-datum|Ten minste houdbaar tot|Contractvervaldatum|Vervaldatum polis|Einddatum verzekering",
    periodFrom:
      "Begindatum|Startdatum|Ingangsdatum|Geldig vanaf|Periode van|Begin|Datum van|Eerste dag|Aankomst|Start campagne|Begin campagne|Campagne van|Vlucht van|Eerste uitzending|Begin van de periode|Startdag|Aanvang|Aanvangsdatum|Contract vanaf|Begin contract|Periode vanaf|Start looptijd|Ingangsdatum verzekering|Ingangsdatum polis",
    periodTo:
      "Einddatum|Tot en met|T/m|Periode tot|Einde|Datum tot|Laatste dag|Vertrek|Einde campagne|Eind campagne|Campagne tot|Vlucht tot|Laatste uitzending|Einde van de periode|Eind periode|Einddag|Einde contract|Periode t/m|Einde looptijd|Slotdatum",
    linesTotal:
      "Som van regels|Som van de regels|Regelsom|Goederenbedrag|Goederentotaal|Totaal goederen|Som van de artikelen|Totaal artikelen|Som van de posten|Subtotaal|Tussentotaal|Totaal regels|Totaal van de regels|Goederen",
    netTotal:
      "Exclusief BTW|Totaal excl BTW|Totaal exclusief BTW|Subtotaal|Netto bedrag|Bedrag excl BTW|Totaal excl|Netto|Nettobedrag|Subtotaal excl BTW|Netto totaal|Grondslag|Netto som|Bedrag netto|Totaal netto|Totaal zonder btw|Bedrag zonder btw|Bedrag exclusief btw|Nettototaal|Tussentotaal|Maatstaf van heffing|Belastbaar bedrag|Totaal ex btw|Totaal ex. BTW|Subtotaal exclusief btw",
    taxTotal:
      "BTW|BTW bedrag|Totaal BTW|BTW totaal|Bedrag BTW|Btw-bedrag|Belasting|Bedrag belasting|Totaal belasting|Som btw|BTW-totaal|Omzetbelasting|Totaal aan btw|Verschuldigde btw|Btw te betalen|Waarvan btw|Af te dragen btw|Uitgaande btw",
    grossTotal:
      "Totaal|Totaal incl BTW|Totaal inclusief BTW|Inclusief BTW|Totaalbedrag|Factuurbedrag|Eindtotaal|Factuurtotaal|Bruto bedrag|Totaal bedrag|Brutobedrag|Totaal generaal|Bruto|Bedrag incl BTW|Bedrag inclusief btw|Bruto totaal|Totaal bruto|Totaal met btw|Totaal factuur|Totaal van de factuur|Totaalsom|Totale prijs|Som totaal|Bedrag totaal|Eindbedrag|Totaal te factureren|Gefactureerd bedrag|Nota totaal|Totaal EUR|Totaal generale|Orderbedrag|Ordertotaal|Contractwaarde|Orderwaarde|Totaal bestelling|Creditbedrag|Totaal creditnota|Te crediteren|Te crediteren bedrag|Totaal offerte|Offertetotaal|Offertebedrag|Totaalbedrag offerte|Totaal van de offerte|Offertesom",
    amountDue:
      "Te betalen|Te betalen bedrag|Openstaand bedrag|Nog te betalen|Totaal te betalen|Verschuldigd bedrag|Te voldoen|Nog te voldoen|Restant te betalen|Openstaand saldo|Openstaand|Openstaande som|Resterend bedrag|Restbedrag|Rest|Nog openstaand|Totaal te voldoen|Door u te betalen|Nu te betalen|Saldo te betalen|Verschuldigd|Te betalen saldo|Te betalen totaal",
    amountPaid:
      "Betaald|Aanbetaling|Reeds betaald|Vooruitbetaald|Betaald bedrag|Reeds betaald bedrag|Ontvangen betalingen|Betalingen ontvangen|Al betaald|Ontvangen bedrag|Ontvangen voorschot|Reeds voldaan|Aanbetaling ontvangen|Voorschot|Verrekend tegoed|Tegoed verrekend|Verrekend voorschot|Verrekende voorschotten|Voorschotten|In rekening gebrachte voorschotten|Betaalde voorschotten|Verrekende aanbetaling|Af: voorschot|Af: aanbetaling",
    cashTendered: "Contant|Contant betaald|Ontvangen contant|Contant ontvangen|Contant gegeven|Contante betaling",
    changeGiven: "Wisselgeld|Retour contant|Contant terug|Contant retour|Terug contant",
    rounding: "Afronding|Afrondingsverschil|Afrondingsbedrag|Afrondingen|Afronding contant",
    touristTax: "Toeristenbelasting|Verblijfsbelasting|Citytax|Stadsbelasting|Stadstaks",
    reminderFee:
      "Aanmaningskosten|Herinneringskosten|Incassokosten|Kosten aanmaning|Kosten herinnering|Aanmaningsvergoeding",
    lateInterest:
      "Vertragingsrente|Wettelijke rente|Verwijlinterest|Verwijlintresten|Nalatigheidsinterest|Nalatigheidsinteresten|Nalatigheidsintrest",
    discountTotal: "Korting|Totaal korting|Kortingsbedrag",
    shippingTotal: "Verzendkosten|Verzending|Transportkosten|Vracht",
    withholding:
      "Bronbelasting|Ingehouden belasting|Roerende voorheffing|Bedrijfsvoorheffing|Ingehouden bedrijfsvoorheffing|Loonheffing|Loonbelasting|Ingehouden loonheffing|Ingehouden loonbelasting|Loonbelasting/premie volksverzekeringen",
    commission: "Bureaucommissie|Commissie|Provisie|Bureauprovisie|Bureaukorting|Bureauvergoeding",
    netAfterCommission: "Netto na commissie|Nettobedrag na commissie|Netto na bureaucommissie",
    totalPaid:
      "Betaald bedrag|Totaal betaald|Bedrag betaling|Betalingsbedrag|Overgemaakt bedrag|Totaalbedrag betaling|Bedrag overboeking|Som betaling|Totale betaling|Totaal overgemaakt|Betaald totaal|Uitbetaald bedrag|Overgeboekt bedrag|Totaal van de betaling",
    openingBalance:
      "Beginsaldo|Oud saldo|Vorig saldo|Openingssaldo|Saldo begin|Saldo bij aanvang|Saldo oud|Vorige saldo|Startsaldo|Aanvangssaldo|Saldo vorig afschrift|Saldo aan begin|Saldo vorige periode",
    closingBalance:
      "Eindsaldo|Nieuw saldo|Slotsaldo|Saldo einde|Huidig saldo|Saldo nieuw|Saldo per|Saldo op einde|Saldo aan einde|Saldo eind|Actueel saldo|Nieuwe saldo|Eindstand|Saldo huidig afschrift",
    balance: null,
    taxRate: "BTW tarief|BTW percentage|BTW %|BTW-tarief",
    discountRate: "Kortingspercentage|Korting %|% korting",
    quantity: "Aantal|Hoeveelheid|Stuks|Uren",
    packages: "Colli|Aantal colli|Aantal pakketten|Aantal pallets|Aantal dozen|Aantal verpakkingen|Aantal pakken",
    guests: "Gasten|Aantal gasten|Couverts|Aantal personen|Personen|Aantal pers.|Aantal couverts|Aantal volwassenen",
    weight: "Gewicht|Totaal gewicht|Totaalgewicht|Gew.|Gewicht in kg|Gewicht totaal",
    nights: "Nachten|Aantal nachten|Overnachtingen|Aantal overnachtingen|Verblijfsduur|Duur verblijf",
    mileage: "Kilometerstand|Km-stand|Kilometrage|Stand kilometerteller|Kilometerteller",
    unitPrice: "Stukprijs|Eenheidsprijs|Prijs|Prijs per stuk",
    lineTotal: "Regelbedrag|Regeltotaal",
    seller:
      "Verkoper|Leverancier|Afzender|Naam verkoper|Naam leverancier|Bedrijf|Crediteur|Dienstverlener|Winkel|Naam bedrijf|Bedrijfsnaam|Naam van de verkoper|Naam van de leverancier|Opdrachtnemer|Factuur van|Verkocht door|Handelaar|Aannemer|Verhuurder|Verzekeraar|Naam afzender|Uitgever factuur|Filiaal|Schuldeiser|Uitgevend bedrijf|Afzender bedrijf|Besteld bij|Gekocht bij|Exporteur",
    buyer:
      "Koper|Klant|Factuur aan|Afnemer|Naam klant|Ontvanger|Naam koper|Debiteur|Klantnaam|Gefactureerd aan|Opdrachtgever|Naam afnemer|Naam van de klant|Naam van de koper|Factuur voor|Factuurontvanger|Gefactureerde klant|Besteller|Naam opdrachtgever|Klant/Koper|Huurder|Factureren aan|Gefactureerd bedrijf|Gefactureerde klant|Geboekt door|Gereserveerd door|Gast|Naam gast|Importeur|Verzekeringnemer|Verzekeringsnemer|Verzekerde",
    advertiser:
      "Adverteerder|Naam adverteerder|Naam van de adverteerder|Reclameklant|Klant/Adverteerder|Opdrachtgever reclame|Adverteerder/Merk|Adverteerder/Product|Adverteerder/Klant",
    agency:
      "Bureau|Mediabureau|Agentschap|Reclamebureau|Naam bureau|Media-agentschap|Boekend bureau|Agentuur|Naam mediabureau|Naam reclamebureau|Bureau/Klant",
    payer:
      "Betaler|Opdrachtgever betaling|Betaald door|Naam betaler|Betaling van|Betalende partij|Overboeking van|Schuldenaar|Overgemaakt door|Overgeschreven door|Overschrijving van",
    payee:
      "Begunstigde|Betaald aan|Ontvanger betaling|Naam begunstigde|Betaling aan|Overboeking aan|Ten gunste van|Ontvangende partij|Naam ontvanger betaling|Begunstigde rekeninghouder|Betaalbaar aan|Overgemaakt aan",
    accountHolder:
      "Rekeninghouder|Tenaamstelling|Ten name van|t.n.v.|Naam rekeninghouder|Houder|Op naam van|Rekening op naam van|Rekeningnaam|Houder van de rekening|Naam houder|Rekeninghouder(s)|Titularis",
    station:
      "Zender|Uitgever|Omroep|Radiozender|Televisiezender|Uitgeverij|Omroeporganisatie|Mediaexploitant|Aan de uitgever|Kabelmaatschappij|Kabelexploitant",
    other: "Datum oorspronkelijke factuur|Oorspronkelijke factuurdatum",
    shipTo:
      "Afleveradres|Bezorgadres|Leveradres|Verzendadres|Leveren aan|Levering aan|Bezorgen bij|Plaats van levering|Leverplaats|Afleverlocatie|Verzenden naar|Losadres|Levering op adres|Werkadres|Werfadres|Uitvoeringsadres|Adres van de werken",
    contactPerson:
      "Contactpersoon|Contact|Ter attentie van|t.a.v.|Behandeld door|Uw contactpersoon|Behandelaar|Opgesteld door|Accountmanager|Vertegenwoordiger|Monteur|Technicus|Inkoper|Besteld door|Aangevraagd door|Aanvrager|Medewerker|Medewerkster|Adviseur|Uw adviseur|Inkoopster|Relatiebeheerder|Rayonmanager",
    bankName: "Bank|Naam bank|Bankgegevens|Banknaam|Bankinstelling|Bankrelatie",
    bankCode: "Bankcode|Clearingcode|Banknummer|Clearingnummer|Bankclearingnummer",
    product: "Product|Productnaam|Merk|Merk/Product|Product/Merk|Merknaam",
    deliveryTime: "Levertijd|Leveringstermijn|Levertermijn|Leveringstijd|Leverduur|Levertijd ca.",
    room: "Kamer|Kamernummer|Kamer nr|Kamernaam|Kamer/suite|Hotelkamer",
    signatory: "Ondertekenaar|Ondertekend door|Getekend door|Getekend namens|Ondertekend namens|Ondertekening door",
    approver: "Goedgekeurd door|Geautoriseerd door|Akkoord door|Goedkeurder|Goedkeuring door|Autorisatie door",
    reason: "Reden|Reden creditering|Reden van creditering|Retourreden|Reden retour|Reden retourzending|Reden credit",
    carrier:
      "Vervoerder|Transporteur|Verzendwijze|Verzendmethode|Leverwijze|Bezorgdienst|Vrachtvoerder|Naam vervoerder|Naam transporteur",
    campaign: "Campagne|Campagnenaam|Naam campagne|Campagnetitel|Campagneomschrijving",
    timeOfDay: "Tijd|Tijdstip|Tijd van verkoop|Tijd van aankoop|Aankooptijd",
    tableNumber: "Tafel|Tafelnr.|Tafelnummer|Tafelnaam|Tafel/plaats|Tafel/personen",
    subject: "Onderwerp|Betreft|Titel|Inzake|Betreffende|Betr.",
    fax: "Faxnummer|Telefaxnummer",
    address: "Adres|Postadres|Vestigingsadres",
    iban: "IBAN nummer|IBAN rekeningnummer",
    bic: "BIC-code|BIC-nummer|SWIFT-code",
    vatId:
      "BTW nummer|BTW nr|BTW-id|BTW|BTW-nummer|BTW identificatienummer|Btw-nr|Btw-identificatienummer|Btw identificatie|Btw-identificatie|BTW no|Ondernemingsnummer|Btw-ID nummer|Btwnummer|BTW nr.|Ondernemingsnr",
    email: "E-mailadres|Mailadres|Elektronisch adres",
    phone: "Telefoon|Telefoonnummer|Mobiel|Tel.nr|Mobiele telefoon|Mobiel nummer",
    website: "Webadres|Websiteadres|Internetadres",
    currency: "Valuta|Munteenheid|Munt|Muntsoort|Muntcode",
    deliveryTerms:
      "Leveringsvoorwaarden|Leveringsconditie|Leveringscondities|Levervoorwaarden|Leveringsvoorwaarde|Leverconditie|Incoterms|Lev. voorwaarden|Lev.voorw.",
    paymentTerms:
      "Betalingsvoorwaarden|Betalingstermijn|Betalingsconditie|Betaalwijze|Betaalmethode|Betaling|Betalingscondities|Betaalvoorwaarden|Betaaltermijn|Termijn van betaling|Betalingsvoorwaarde|Voorwaarden|Betaalconditie|Betaalcondities|Betaald met|Betaald via|Betaalmiddel",
    remittanceAddress: null,
    grossWeight: "Brutogewicht|Bruto gewicht|Gewicht bruto|Bruto (kg)|Bruto (t)|Bruto gew.|Gew. bruto|Bruto massa",
    netWeight: "Nettogewicht|Netto gewicht|Gewicht netto|Netto (kg)|Netto (t)|Netto gew.|Gew. netto|Netto massa",
    tareWeight: "Tarragewicht|Tarra|Leeggewicht|Tarra (kg)|Tarra (t)|Tarra (ton)",
    vehicleId: "Chassisnummer|Chassisnr|Voertuigidentificatienummer|Meldcode|Chassis|VIN-nummer|Framenummer",
    firstRegistration:
      "Eerste toelating|Datum eerste toelating|Datum eerste tenaamstelling|Eerste inschrijving|Datum 1e toelating|1e toelating|Datum eerste inschrijving",
    vehiclePlate:
      "Kenteken|Kentekennummer|Kenteken voertuig|Nummerplaat|Kentekenplaat|Kenteken auto|Kenteken vrachtwagen",
    trailerPlate:
      "Kenteken aanhanger|Kenteken oplegger|Kenteken trailer|Aanhangerkenteken|Opleggerkenteken|Trailerkenteken",
    driver: "Chauffeur|Bestuurder|Naam chauffeur|Naam bestuurder|Bezorger|Naam bezorger|Vrachtwagenchauffeur",
    meterNumber: "Meternummer|Meternr|Nummer van de meter|Meter-ID|Meteridentificatie|Meteridentificatienummer",
    supplyPoint:
      "EAN-code|EAN-nummer|EAN code aansluiting|EAN-code elektriciteit|EAN-code gas|EAN aansluiting|EAN stroom|EAN elektriciteit",
    previousReading:
      "Beginstand|Vorige stand|Vorige meterstand|Oude stand|Oude meterstand|Beginmeterstand|Stand begin|Stand oud|Meterstand begin",
    currentReading:
      "Eindstand|Huidige stand|Huidige meterstand|Nieuwe stand|Nieuwe meterstand|Meterstand|Stand eind|Stand einde|Stand nieuw",
    consumption:
      "Verbruik|Totaal verbruik|Uw verbruik|Totaalverbruik|Waterverbruik|Verbruik kWh|Verbruik m³|Jaarverbruik",
    retention:
      "Inhouding|Ingehouden garantie|Garantie-inhouding|Inhouding garantie|Inhouding 5%|Inhouding 10%|Af inhouding",
    workToDate:
      "Cumulatief uitgevoerd werk|Uitgevoerd werk tot heden|Cumulatieve waarde|Totaal uitgevoerd|Waarde van het uitgevoerde werk|Uitgevoerd werk|Uitgevoerde werken|Uitgevoerde werken tot heden",
    previouslyBilled:
      "Reeds gefactureerd|Eerder gefactureerd|Vorige termijnen|Reeds gefactureerde termijnen|Al gefactureerd|Gefactureerd tot heden|Reeds in rekening gebracht",
    costCentre: "Kostenplaats|Kostenplaatsnummer|Kostendrager|Kostenplaatscode|Kpl.|Kpl. nr",
    billOfLading: "Cognossement|Cognossementnummer|B/L-nummer|Zeevrachtbrief nr|Zeevrachtbrief|Bill of lading nr",
    countryOfOrigin:
      "Land van oorsprong|Oorsprongsland|Herkomstland|Land van herkomst|Oorsprong goederen|Herkomst goederen",
    lotNumber: "Batchnummer|Partijnummer|Lotnummer|Chargenummer|Partij nr|Batchcode|Lotcode|Partijcode",
    manufactureDate:
      "Productiedatum|Fabricagedatum|Datum van productie|Datum van fabricage|Geproduceerd op|Vervaardigd op|Gefabriceerd op",
    dateOfBirth:
      "Geboortedatum|Geb. datum|Geboren op|Geb.datum|Geboortedatum verzekeringnemer|Geboortedatum verzekerde|Geb.dat.|Geboren|Geb. op",
    patient: "Patiënt|Naam patiënt|Naam van de patiënt|Patiëntnaam|Patiënte|Zorgvrager",
    treatingDoctor: "Behandelend arts|Arts|Behandelend tandarts|Tandarts|Behandelend specialist",
    fees: "Honorarium|Totaal honorarium|Honoraria|Totaal honoraria|Ereloon",
    expenses: "Verschotten|Onkosten|Voorschotten en onkosten|Totaal verschotten|Totaal onkosten|Totale onkosten",
    employer: "Werkgever|Naam werkgever|Naam en adres werkgever|Inhoudingsplichtige|Naam inhoudingsplichtige",
    employee: "Werknemer|Werkneemster|Medewerker|Naam werknemer|Naam medewerker|Medewerkster|Personeelslid|Bediende",
    supplyAddress: "Verbruiksadres|Aansluitadres|Adres van aansluiting|Aansluitingsadres|Adres van verbruik",
    placeOfLoading:
      "Laadplaats|Laadadres|Plaats van inlading|Ophaaladres|Laadhaven|Laadlocatie|Adres van inlading|Adres van laden",
    placeOfUnloading: "Losplaats|Losadres|Plaats van lossing|Loshaven|Loslocatie|Lospunt|Plaats van aflevering",
    loadingDate: "Laaddatum|Datum van inlading|Ophaaldatum|Laaddag|Datum laden|Datum belading",
    premium: "Premie|Totale premie|Jaarpremie|Premiebedrag|Totaal premie|Premie per jaar|Premie per maand|Maandpremie",
    taxYear: "Belastingjaar|Aanslagjaar|Heffingsjaar|Fiscaal jaar|Inkomstenjaar|Belastingtijdvak|Belastingperiode",
    employeeNumber:
      "Personeelsnummer|Personeelsnr.|Pers.nr.|Werknemersnummer|Werknemernummer|Medewerkernummer|Medewerkersnummer|Stamnummer",
    socialSecurityNumber:
      "Burgerservicenummer|BSN|BSN-nummer|Sofinummer|Sofi-nummer|Rijksregisternummer|INSZ|INSZ-nummer|Socialezekerheidsnummer",
    jobTitle: "Functie|Functieomschrijving|Functienaam|Functietitel",
    hireDate:
      "Datum in dienst|In dienst|In dienst sinds|In dienst per|Datum indiensttreding|Indiensttreding|Datum in dienst getreden",
    netPremium:
      "Nettopremie|Netto premie|Premie netto|Premie excl. assurantiebelasting|Premie exclusief assurantiebelasting|Premie zonder taksen",
    premiumTax: "Assurantiebelasting|Taks op verzekeringen|Verzekeringstaks|Premietaks",
    stampDuty: "Zegelrecht|Zegelbelasting|Fiscale zegel",
    broker: "Tussenpersoon|Assurantietussenpersoon|Makelaar|Verzekeringsmakelaar|Bemiddelaar|Verzekeringstussenpersoon",
    totalDebits: "Totaal afgeschreven|Totaal af|Totaal debet|Totaal afschrijvingen|Totaal afboekingen|Totaal uitgaven",
    totalCredits:
      "Totaal bijgeschreven|Totaal bij|Totaal credit|Totaal bijschrijvingen|Totaal bijboekingen|Totaal inkomsten",
    assessedValue: "WOZ-waarde|WOZ waarde|Waarde onroerende zaak|Kadastraal inkomen|WOZ|Waarde WOZ|Vastgestelde waarde",
    description: "Omschrijving|Beschrijving|Opmerkingen|Opmerking",
  },
  weakLabels: {
    dueDate: "Vóór",
    customerNumber: "Klant|Relatie|Debiteur",
    accountNumber: "Rekening|Bankrekeningnummer|Bankgegevens|Bank",
    orderNumber: "Bestelling|Order",
    contractNumber: "Contract",
    supplierNumber: "Crediteur",
    statementNumber: "Afschrift|Uittreksel|Rekeninguittreksel",
    quoteNumber: "Offerte",
    invoiceDate: "Datum|d.d.",
    periodFrom: "Van|Begin",
    periodTo: "Tot",
    grossTotal: "Bedrag",
    seller: "Van",
    buyer: "Factuuradres|Facturatieadres",
    documentNumber: "Nummer|Nr|Kenmerk",
    expiryDate: "Geldigheid|Houdbaarheid|Exp|Vervaldatum",
    policyNumber: "Polis",
    meterNumber: "Teller",
    supplyPoint: "EAN|Aansluiting",
    supplyAddress: "Leveringsadres|Leveradres",
    mileage: "Km|Kilometers",
    vehiclePlate: "Inschrijvingsnummer",
    trailerPlate: "Oplegger|Aanhangwagen",
    placeOfUnloading: "Bestemming",
    lotNumber: "Charge|Partij",
    countryOfOrigin: "Oorsprong|Herkomst",
    approver: "Akkoord|Goedgekeurd|Geautoriseerd",
    signatory: "Getekend|Handtekening",
    receivedDate: "Ontvangen",
    confirmationNumber: "Orderbevestiging|Opdrachtbevestiging",
    receiptNumber: "Bon|Kassabon|Kasticket",
    changeGiven: "Terug|Retour",
    guests: "Volwassenen",
    room: "Appartement|Standplaats|Accommodatie",
    subject: "Zaak",
    station: "Medium|Titel|Publicatie",
    treatingDoctor: "Behandelaar|Specialist",
    taxYear: "Boekjaar",
    assessedValue: "Taxatiewaarde",
    retention: "Waarborg",
    workToDate: "Cumulatief",
    jobTitle: "Beroep",
  },
  periodLabels:
    "Periode|Looptijd|Contractperiode|Geldigheid|Campagneperiode|Uitzendperiode|Uitzending|Uitzenddata|Vlucht|Campagnedata|Contractduur|Periode van|Duur|Leveringsperiode|Dekkingsperiode|Huurperiode|Plaatsingsperiode",
  billingPeriodLabels: "Factuurperiode",
  recipientLabels: "Aan|Ontvanger",
  slipTitles: "Betaalstrook|Acceptgiro|Overschrijvingsformulier|Betalingsstrook",
  clerkLabels:
    "Behandeld door|Verkoper|Opgesteld door|Monteur|Kassier|Technicus|Behandelaar|Kassière|Kassamedewerker|Kassamedewerkster",
  nameLabels:
    "Naam|Bedrijf|Bedrijfsnaam|Firmanaam|Naam en voornaam|Volledige naam|Voor- en achternaam|Naam en voorletters",
  senderNames:
    "School|Universiteit|Fabrikant|Gemeente|Verzekeraar|Verzekeringsmaatschappij|Beheerder|Vastgoedbeheerder|Laboratorium|Kliniek|Ziekenhuis|Praktijk|Netbeheerder|Energieleverancier|Waterbedrijf|Belastingdienst|Waterschap|Notaris|Garage|Exporteur|Vereniging|Operator|Keuringsstation|Keuringsinstantie|Zendereigenaar|Hotel|Instelling|Organisator|Afgevende instantie|Instantie|Hogeschool|Advocatenkantoor|Advocaat|Notariskantoor|Tandartspraktijk|Dierenartspraktijk|Huisartsenpraktijk|Apotheek|Waterleverancier|Waterleveringsbedrijf|Drinkwaterbedrijf|Elektriciteitsleverancier|Stroomleverancier|Gasleverancier|Distributienetbeheerder|Verzekeringsonderneming|Syndicus|Woningcorporatie|Woningbouwvereniging|Ziekenfonds|Autobedrijf|Reisbureau",
  recipientNames:
    "Lid|Debiteur|Verzekeringnemer|Verzekerde|Belastingplichtige|Ouder|Ouders|Abonnee|Contractant|Geadresseerde|Verzekeringsnemer|Kentekenhouder|Belastingschuldige",
  elementNames: {},
  headings: {
    position: "Positie|Regel|Nr.|Pos.|Pos|Regelnr|Regelnr.|Volgnr|Volgnummer|Nummer",
    article:
      "Artikelnummer|Artikelnr.|Art. nr.|Artikelcode|Code|Artikel nr|Productcode|Productnummer|Art.nr|Artikelnr|Bestelcode|Bestelnr|Artikel-nr|EAN|Codenummer|Prestatiecode|Tariefcode",
    description:
      "Omschrijving|Artikelomschrijving|Dienst|Product|Artikel|Beschrijving|Productomschrijving|Omschrijving van de goederen|Omschrijving dienst|Goederen|Werkzaamheden|Artikelnaam|Productnaam|Dienst of product|Diensten|Producten|Naam|Details|Specificatie|Benaming",
    quantity:
      "Aantal|Aant.|Aantal geleverd|Hoeveelheid|Uren|Stuks|Aantal stuks|Aantal besteld|Geleverd|Besteld|Qty|Hvh.|Aantal eenheden|Aantal uren|Geleverd aantal",
    unit: "Eenheid|Eenh.|Per|Maateenheid|Ehd",
    priceBase: "Prijseenheid|Prijsbasis|PE",
    unitPrice:
      "Prijs per stuk|Stukprijs|Eenheidsprijs|Prijs per eenheid|Prijs excl. btw|Uurtarief|Prijs|Tarief|Prijs/stuk|Prijs per st.|Prijs stuk|Stuksprijs|Per stuk|Bedrag per eenheid|Eenh.prijs|Nettoprijs|Netto prijs|Verkoopprijs|Prijs p/st|Prijs p.st.|Prijs netto|Kosten per eenheid|Tarief per uur|Bedrag per stuk",
    lineTotal:
      "Prijs incl. BTW|Prijs excl. BTW|Totaalprijs|Regeltotaal|Regelbedrag|Bedrag excl. btw|Totaal|Bedrag|Totaal regel|Totaalbedrag|Regelsom|Totaal excl. btw|Totaal excl|Subtotaal|Regelprijs|Waarde|Totaal netto|Bedrag netto|Totaal EUR|Bedrag exclusief btw|Som|Netto totaal",
    taxRate:
      "BTW|BTW %|BTW-tarief|Btw-tarief|% btw|Btw-percentage|Btw percentage|Tarief btw|Btw-code|Btw%|Btw tarief|Belasting %|BTW-%",
    taxAmount: "Btw-bedrag|Btw bedrag|Bedrag btw|Totaal btw|Btw totaal|Btw €|Btw EUR|Belastingbedrag|BTW|Belasting",
    lineGross:
      "Bedrag incl. btw|Totaal incl. btw|Bedrag inclusief btw|Totaal inclusief btw|Prijs incl. btw|Brutobedrag|Bedrag bruto|Totaal bruto|Totaalbedrag incl. btw|Bruto|Regeltotaal incl. btw",
    discount: "Korting|Betalingskorting|Inhouding|Krt.|Korting %|Kort. %|Rabat|Kort.|Aftrek|Betaalkorting",
    bookingDate: "Boekdatum|Boekingsdatum|Datum|Boeking|Geboekt op|Boek.datum|Datum boeking|Dag|Transactiedatum",
    valueDate: "Rentedatum|Valutadatum|Valuta|Rente|Val.datum|Rentedat.|Valutadag",
    details:
      "Naam / Omschrijving|Mededeling|Mededelingen|Transactie|Omschrijving|Beschrijving|Omschrijving transactie|Boekingsomschrijving|Boekingstekst|Tekst|Transactieomschrijving|Details|Betalingskenmerk|Tegenpartij / omschrijving|Verrichting|Toelichting",
    amount:
      "Bedrag EUR|Bedrag (EUR)|Bedrag|Transactiebedrag|Bedrag transactie|Som|Bedrag in EUR|Bedrag in euro|Mutatie|Boekbedrag",
    documentNumber:
      "Factuurnummer|Factuurnr.|Uw factuur|Documentnummer|Documentnr.|Uw referentie|Factuur|Document|Referentie|Factuurno|Factuur nr|Factuur nr.|Fact.nr|Uw factuurnummer|Documentno|Boekstuk|Boekstuknummer|Stuknummer|Kenmerk|Nummer factuur|Notanummer|Uw factuur nr.|Facturen",
    documentDate:
      "Factuurdatum|Documentdatum|Datum|Datum factuur|Fact.datum|Datum document|Stukdatum|Notadatum|d.d.|Datum van factuur|Factuur datum",
    grossAmount:
      "Factuurbedrag|Bedrag factuur|Brutobedrag|Bruto|Bruto bedrag|Oorspronkelijk bedrag|Factuur totaal|Factuurtotaal|Totaalbedrag|Notabedrag|Bruto factuurbedrag|Totaal factuur|Factuurwaarde",
    paidAmount:
      "Betaald bedrag|Voldaan bedrag|Betaald|Voldaan|Nettobedrag|Netto|Betalingsbedrag|Betaling|Overgemaakt|Netto betaald|Overgemaakt bedrag|Uitbetaald|Bedrag betaald|Uitbetaald bedrag|Betaalde bedrag|Voldane bedrag",
    date: "Datum",
    debit:
      "Afschrijving|Af|Debet|Afgeschreven|Bedrag af|Uit|Uitgaven|Afgeboekt|Debiteringen|Opnames|Debet EUR|Uitgaand|Bedrag uit",
    credit:
      "Bijschrijving|Bij|Bijgeschreven|Bedrag bij|In|Ontvangsten|Bijgeboekt|Credit EUR|Stortingen|Inkomend|Bedrag in|Ontvangen",
    balance:
      "Saldo na boeking|Saldo|Saldo EUR|Nieuw saldo|Saldo na transactie|Stand|Saldo (EUR)|Lopend saldo|Saldo na mutatie",
  },
  weakHeadings: {
    priceBase: "Per",
    description: "Dekking|Dekkingen",
    lineTotal: "Prijs|Kosten|Tarief|Premie",
    lineGross: "Totaal|Bedrag|Totaalbedrag|Totaalprijs",
    article: "Artikel|Product",
    valueDate: "Datum",
    debit: "Gefactureerd",
    credit: "Betalingen|Betaling",
  },
  totals:
    "Subtotaal|Totaal|Totaalbedrag|Te betalen|Exclusief BTW|Inclusief BTW|Totaal excl|Totalen|Eindtotaal|Algemeen totaal",
  taxes: "BTW",
  yearToDate: "Cumulatief|Cumulatieven|Jaartotaal|Totaal dit jaar|T/m heden",
  payments:
    "Contant|Pin|Pinnen|PIN-betaling|Betaald met pin|Bankpas|Creditcard|Kaart|Cadeaukaart|Cadeaubon|Wisselgeld|Terug",
  paymentMeans: "Betaalwijze|Betaalmethode|Betaalmiddel|Wijze van betaling|Betalingswijze|Betalingsmethode|Betaald met",
  taxBases: "grondslag maatstaf btwgrondslag",
  carries: "Transport|Overdracht",
  footnotes: "bron",
  captions: "tabel|figuur",
  tableWords: "tabel",
  months: ["januari februari maart april mei juni juli augustus september oktober november december"],
  monthForms: {
    3: "mrt",
  },
  notMonths: "",
  rangeWords: "tot|t/m",
  dayLinks: "",
  yearLinks: "",
  dayArticles: "",
  meanings: {
    start: "start aanvang eerste",
    period: "periode looptijd campagne uitzending uitzend duur",
    rate: "tarief percentage",
    number: "nummer nr code kenmerk",
    date: "datum dag",
    sum: "bedrag totaal som waarde kosten budget",
    net: "netto",
    gross: "bruto",
    vat: "btw",
    tax: "belasting",
    before: "exclusief excl zonder voor",
    after: "inclusief incl met",
    due: "openstaand openstaande verschuldigd verschuldigde resterend",
    paid: "betaald voldaan",
    invoice: "factuur nota",
    order: "order bestel bestelling opdracht",
    contract: "contract overeenkomst",
    customer: "klant koper afnemer ontvanger debiteur",
    supplier: "leverancier verkoper afzender crediteur",
    payment: "betaling betaal",
    delivery: "levering lever verzend",
    issue: "uitgifte opmaak",
    deadline: "verval vervaldag uiterste",
    name: "naam persoon",
    account: "rekening",
    bank: "bank",
    reference: "referentie",
    quote: "offerte",
    project: "project",
    advertiser: "adverteerder adverterend adverterende",
    agency: "bureau",
    discount: "korting",
    freight: "vracht porto",
    commission: "provisie commissie",
    balance: "saldo",
    opening: "begin oud vorig",
    closing: "nieuw slot",
    statement: "afschrift",
    document: "document",
    company: "bedrijf firma organisatie onderneming partij",
    registration: "registratie identificatie geregistreerd inschrijving",
    all: "alle volledig geheel",
    end: "eind einde afloop laatste",
    line: "regel post regels posten",
    original: "oorspronkelijk origineel gerelateerd",
    address: "adres",
    receipt: "bon kassabon kwitantie",
  },
  formWords: dutchFormWords,
  endings: "s en e",
  modifiers: "van de het een voor op der en",
  forms: {
    no: "nummer",
    vat: "btw",
    inkl: "inclusief",
    exkl: "exclusief",
  },
  mediaCompanies:
    "Uitgever|Uitgeverij|Omroep|Omroeporganisatie|Mediaexploitant|Aan de uitgever|Kabelmaatschappij|Kabelexploitant",
  fillers: "van het een de uw onze en gelieve",
  possessives: "uw onze ons",
  ours: "onze ons",
  starts: "van vanaf begin start eerste",
  ends: "tot einde laatste",
  periods: "periode",
  variants: "variant uitvoering",
  sections:
    "sectie groep categorie hoofdstuk ruimte kamer zone verdieping gebouw project werk fase afdeling locatie filiaal zender station rubriek",
  clients: "klant",
  compoundEnds: "nummer numer datum bedrag periode",
  numberWords: "nr nummer",
  dated: "van datum dd",
  by: "door",
  links: "van",
  or: "of",
  and: "en",
  of: "van voor per",
  titles: {
    confirmation: "orderbevestiging|opdrachtbevestiging",
    creditNote: "creditnota|creditfactuur|credit nota",
    receipt: "kassabon|kwitantie|betaalbewijs|betalingsbewijs|ontvangstbewijs",
    quote: "offerte|prijsopgave|aanbieding|prijsaanbod",
    deliveryNote: "pakbon|leverbon|leveringsbon|verzendbon|afleverbon|vrachtbrief",
    invoice: "factu|\\bnota\\b|\\bdeclaratie\\b",
    order: "bestelling|bestelbon|insertieopdracht|mediaopdracht",
    payment: "betaal|betaling|overboekingsbericht|overschrijvingsbericht|remittance",
    statement: "afschrift",
    contract: "overeenkomst|contract",
  },
  purchases: "^bestelling|inkooporder|inkoopopdracht|bestelbon",
  contactWords: "telefoon|btw|kvk",
  sectionWords: "gegevens informatie adres naam",
  beginningVerbs: "begint aanvangt ingaat aanvang",
  endingVerbs: "eindigt eindigen afloopt",
  addressParticles: "van de den der het",
  definitionMarkers: "hierna",
  partyMarkers: "tussen",
  salutations: "de heer mevrouw dhr mevr",
  departments:
    "Crediteurenadministratie|Afdeling crediteuren|Financiële administratie|Administratie|Boekhouding|Afdeling inkoop|Inkoop|Afdeling financiën|Directie|Hoofdkantoor|De directie",
  closings:
    "Met vriendelijke groet|Met vriendelijke groeten|Vriendelijke groeten|Hoogachtend|Groeten|Met hartelijke groet|Bedankt|Dank u|Dank u wel|Hartelijk dank|Bedankt voor uw bestelling|Bedankt voor uw opdracht|Bedankt voor uw aankoop|Bedankt voor uw vertrouwen|Bedankt voor uw bezoek",
  recipientWords: "aan voor",
  senderWords: "door",
  dayWords: "dag dagen d",
  monthWords: "maand maanden",
  weekWords: "week weken wekelijks wk",
  beyondWords: "boven meer dan ouder langer",
  overdueWords: "vervallen achterstallig verstreken openstaand te laat saldo bedrag sinds",
  notDue: "Niet vervallen|Nog niet vervallen|Lopend|Huidig",
  replyWords: "reactie reageren antwoord antwoorden",
  lastDayWords: "voor uiterlijk tot",
  debitWords: "incasso afgeschreven geïncasseerd incasseren",
  placeWords: "gebouw straat plein weg bedrijventerrein industrieterrein",
  noAddressWords: "",
}
