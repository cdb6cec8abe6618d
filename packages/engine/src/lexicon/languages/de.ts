import type { Language } from "../language.ts"

/** German. */
export const german: Language = {
  code: "de",
  labels: {
    invoiceNumber:
      "Rechnungsnummer|Rechnung Nr|Rechnungs-Nr|Rechnungsnr|Rg-Nr|RG Nr|Re-Nr|Rechn.-Nr|Belegnummer|Beleg-Nr|Belegnr|Rechnung Nummer|Faktura-Nr|Fakturanummer|Dokumentnummer",
    creditNoteNumber: "Gutschriftsnummer|Gutschrift Nr|Gutschriftnummer|Gutschrift-Nr",
    orderNumber:
      "Bestellnummer|Bestell-Nr|Bestellnr|Bestellung Nr|Auftragsnummer|Auftrags-Nr|Auftragsnr|Auftrag Nr|Ihre Bestellung|Ihre Bestellnummer|Ihr Auftrag|Unsere Auftragsnummer|Kundenbestellnummer|Auftrags-Nr. Kunde|Bestell-Nr. Kunde|Bestellzeichen",
    contractNumber:
      "Vertragsnummer|Vertrags-Nr|Vertragsnr|Vertrag Nr|Policennummer|Versicherungsnummer|Versicherungsschein-Nr|Kontraktnummer",
    customerNumber:
      "Kundennummer|Kunden-Nr|Kundennr|Kd.-Nr|Kd-Nr|KdNr|Debitorennummer|Debitor|Ihre Kundennummer|Mitgliedsnummer|Debitoren-Nr",
    supplierNumber:
      "Lieferantennummer|Lieferanten-Nr|Lieferantennr|Kreditorennummer|Kreditoren-Nr|Ihre Lieferantennummer|Lief.-Nr|Lieferant Nr",
    statementNumber: "Auszugsnummer|Auszug Nr|Auszugs-Nr|Kontoauszug Nr|Kontoauszugsnummer|Kontoauszug-Nr|Auszug",
    paymentNumber:
      "Zahlungsnummer|Zahlungs-Nr|Zahlung Nr|Avis-Nr|Avisnummer|Zahlungsavis Nr|Zahlungsavis-Nr|Zahlungsbeleg|Zahlungsreferenz|Zahllauf",
    accountNumber: "Kontonummer|Konto-Nr|Kto-Nr|Kontonr|Konto",
    deliveryNoteNumber: "Lieferscheinnummer|Lieferschein-Nr|Lieferschein Nr|Lieferschein|Lieferscheinnr|Sendungsnummer",
    referenceNumber:
      "Referenznummer|Referenz|Referenz-Nr|Aktenzeichen|Zeichen|Unser Zeichen|Ihr Zeichen|Vorgangsnummer|Verwendungszweck|Buchungsnummer",
    projectNumber: "Projektnummer|Projekt|Projekt-Nr|Buchungs-Nr|Reservierungsnummer",
    quoteNumber: "Angebotsnummer|Angebots-Nr|Angebot Nr|Angebotsnr",
    estimateNumber: null,
    itemNumber: "Artikelnummer|Art.-Nr|Artikel-Nr|Artikelnr|Teilenummer|Seriennummer|Produktnummer",
    taxNumber: "Steuernummer|Steuer-Nr|St.-Nr|Steuernr|StNr|Steuer Nr",
    registerNumber:
      "Handelsregister|Handelsregisternummer|HRB|HR-Nr|Registergericht|Amtsgericht|Firmenbuchnummer|Firmenbuch",
    pageNumber: "Seite|Seitenzahl|Blatt|Seite Nr",
    invoiceDate:
      "Rechnungsdatum|Rechnung vom|Datum der Rechnung|Ausstellungsdatum|Belegdatum|Rechn.-Datum|Fakturadatum|Rg-Datum|Re-Datum|Ausgestellt am|Rechnungstag|Dokumentdatum",
    dueDate:
      "Fälligkeitsdatum|Fällig am|Fälligkeit|Zahlbar bis|Zahlungsziel|Zahlung bis|Zahlungsfrist|Fällig bis|zahlbar bis zum|Zu zahlen bis|Fällig|Fälligkeitstag|Zahltermin|bis zum|bis spätestens|spätestens bis|spätestens am|überweisen bis zum",
    orderDate: "Bestelldatum|Auftragsdatum|Bestellung vom|Auftrag vom|Bestellt am|Buchungsdatum",
    contractDate: "Vertragsdatum|Vertrag vom|Vertragsabschluss|Unterschriftsdatum",
    deliveryDate:
      "Lieferdatum|Leistungsdatum|Liefertermin|Lieferung am|Liefertag|Leistung am|Tag der Lieferung|Lieferdatum Leistungsdatum|Datum der Lieferung|Versanddatum|Wunschtermin|Wunschlieferdatum|Liefern bis|Lieferung bis|Gewünschter Liefertermin|Lieferfrist",
    paymentDate:
      "Zahlungsdatum|Zahldatum|Bezahlt am|Gezahlt am|Wertstellung|Valuta|Buchungstag|Zahlung vom|Zahlungstag|Überweisungsdatum|Ausführungsdatum",
    printDate: "Druckdatum|Gedruckt am|Erstellt am|Erstellungsdatum",
    periodFrom:
      "Startdatum|Beginn|Anfangsdatum|Gültig ab|Gültig von|Zeitraum von|Beginn Zeitraum|Laufzeit von|Laufzeit ab|Vertragsbeginn|Erster Tag|Datum von|Anreise|Anfang|Von Datum|Kampagnenbeginn|Leistungsbeginn|Start",
    periodTo:
      "Enddatum|Ende|Gültig bis|Zeitraum bis|Ende Zeitraum|Laufzeit bis|Vertragsende|Letzter Tag|Datum bis|Abreise|Bis Datum|Kampagnenende|Leistungsende|Ablaufdatum",
    netTotal:
      "Nettosumme|Summe netto|Nettobetrag|Gesamt netto|Gesamtsumme netto|Zwischensumme|Rechnungssumme ohne USt|Summe ohne MwSt|Netto|Gesamtbetrag netto|Rechnungsbetrag netto|Warenwert|Nettowert|Netto-Summe|Total netto|Netto Gesamt|Gesamtnetto|Zwischensumme netto|Netto-Betrag|Rechnungsnettobetrag|Nettorechnungsbetrag|Steuerbasis|Summe Positionen netto|Rechnungssumme netto|Steuerbasisbetrag|Summe ohne USt",
    taxTotal:
      "Steuerbetrag|Mehrwertsteuer|Umsatzsteuer|MwSt|MwSt.-Betrag|USt|Umsatzsteuerbetrag|Summe Umsatzsteuer|zzgl MwSt|zzgl USt|Mehrwertsteuerbetrag|Gesamtsteuer|Steuer|Summe MwSt|Summe USt|zzgl Mehrwertsteuer|zzgl Umsatzsteuer|enthaltene MwSt|Steuersumme|Summe Steuer|Steuergesamtbetrag|USt-Betrag|gesetzl MwSt|Summe Umsatzsteuerbetrag|Steuern|Versicherungssteuer|Steuer gesamt|MwSt gesamt",
    grossTotal:
      "Gesamtbetrag|Bruttosumme|Bruttobetrag|Rechnungsbetrag|Gesamtsumme|Gesamt|Summe brutto|Endbetrag|Gesamt brutto|Brutto|Gesamtbetrag brutto|Total|Rechnungssumme|Gesamtsumme brutto|Rechnungsendbetrag|Endsumme|Rechnungsbetrag brutto|Gesamtpreis|Total brutto|Auftragssumme|Gesamtbetrag inkl MwSt|Summe inkl MwSt|Gesamtbruttobetrag|Brutto gesamt|Bruttorechnungsbetrag|Gesamtbetrag EUR|Rechnungstotal|Gesamtkosten|Bruttogesamtbetrag|Rechnungsbruttobetrag|Gesamtsumme inkl MwSt|Gutschriftsbetrag|Auftragswert|Vertragswert|Bruttoauftragswert|Bestellwert",
    amountDue:
      "Zahlbetrag|Zu zahlender Betrag|Zu zahlen|Offener Betrag|Fälliger Betrag|Restbetrag|Noch zu zahlen|Zu bezahlen|Offener Restbetrag|Forderungsbetrag|Zu überweisender Betrag|Nachzahlung|Endzahlbetrag|Betrag fällig|Verbleibender Betrag|Zu begleichender Betrag|Ausstehender Betrag",
    amountPaid:
      "Bezahlt|Anzahlung|Bereits bezahlt|Vorauszahlung|Geleistete Anzahlung|Gezahlter Betrag|Bereits gezahlt|Bezahlter Betrag|Abschlagszahlung|Vorausbezahlt|Angezahlter Betrag|Gegeben|abzgl Anzahlung",
    discountTotal: "Rabatt|Nachlass|Rabattbetrag|Skonto|Abzüge|Summe Nachlässe|Skontobetrag|Gesamtrabatt",
    shippingTotal: "Versandkosten|Versand|Fracht|Porto|Lieferkosten|Frachtkosten|Zuschläge|Summe Zuschläge|Verpackung",
    commission: "Agenturprovision|Provision|Agenturrabatt|AE-Provision|Mittlerprovision",
    netAfterCommission: null,
    totalPaid:
      "Zahlungsbetrag|Gezahlter Betrag|Überweisungsbetrag|Summe der Zahlung|Zahlbetrag gesamt|Zahlungssumme|Gesamtzahlung|Auszahlungsbetrag|Überwiesener Betrag|Betrag der Zahlung|Summe Zahlung",
    openingBalance:
      "Anfangssaldo|Alter Saldo|Alter Kontostand|Saldovortrag|Anfangsbestand|Eröffnungssaldo|Vortrag|Kontostand alt|Kontostand am Anfang|Startsaldo",
    closingBalance:
      "Endsaldo|Neuer Saldo|Neuer Kontostand|Schlusssaldo|Endbestand|Abschlusssaldo|Kontostand neu|Kontostand am Ende|Aktueller Kontostand|Neuer Kontosaldo",
    balance: "Saldo|Kontostand",
    taxRate: "Steuersatz|MwSt-Satz|USt-Satz|Umsatzsteuersatz|MwSt %|USt %|Mehrwertsteuersatz",
    quantity: "Menge|Anzahl|Stück|Stückzahl|Stunden|Gesamtmenge",
    unitPrice: "Einzelpreis|Stückpreis|Preis|E-Preis|EP|Preis pro Einheit|Einheitspreis|Nettopreis",
    lineTotal: "Positionsbetrag|Zeilenbetrag|G-Preis|Positionssumme|Zeilensumme|Gesamtpreis Position",
    seller:
      "Verkäufer|Lieferant|Rechnungssteller|Absender|Aussteller|Verkäufer Name|Firma|Händler|Leistungserbringer|Anbieter|Kreditor|Auftragnehmer|Rechnungsaussteller|Name des Verkäufers|Lieferantenname|Unternehmen|Verkäufername|Versicherer|Vermieter",
    buyer:
      "Käufer|Kunde|Rechnungsempfänger|Empfänger|Auftraggeber|Besteller|Leistungsempfänger|Kundenname|Käufer Name|Name des Käufers|Name des Kunden|Abnehmer|Debitor|Mieter|Versicherungsnehmer|Rechnung an|An",
    advertiser: "Werbetreibender|Werbekunde|Werbender|Inserent|Auftraggeber Werbung|Werbungtreibender",
    agency: "Agentur|Mediaagentur|Werbeagentur",
    payer: "Zahler|Auftraggeber der Zahlung|Zahlungspflichtiger|Einzahler|Zahlung von|Überweisender",
    payee: "Zahlungsempfänger|Begünstigter|Zugunsten|Empfänger der Zahlung|Zahlung an",
    accountHolder: "Kontoinhaber|Kontoinhaberin|Inhaber|Konto von",
    station: "Sender|Kanal|Verlag",
    other: null,
    shipTo: "Lieferadresse|Lieferanschrift|Warenempfänger|Versandadresse|Lieferung an|Abweichender Empfänger",
    contactPerson:
      "Ansprechpartner|Sachbearbeiter|Kontakt|Bearbeiter|Ihr Ansprechpartner|Verkäufer/in|Kontaktperson|z.Hd.|Zu Händen|Es bediente Sie",
    bankName: "Bank|Bankverbindung|Kreditinstitut|Name der Bank|Bankname",
    product: "Produkt|Produktname|Marke",
    campaign: "Kampagne|Kampagnenname",
    subject: "Betreff|Titel",
    fax: "Telefaxnummer",
    address: "Adresse|Anschrift|Postanschrift|Straße|Adresse des Verkäufers",
    iban: "IBAN-Nr|IBAN Nummer|Bankverbindung IBAN",
    bic: null,
    vatId:
      "USt-IdNr|USt-ID|Umsatzsteuer-ID|Umsatzsteuer-Identifikationsnummer|USt.-Id.-Nr|UStId|UID|UID-Nummer|USt-ID-Nr|Umsatzsteuer-Ident-Nr|MwSt-Nr|Ust-Ident-Nr|USt-Identnr|UID-Nr|Steuer-ID|Umsatzsteuer-Identnummer|Umsatzsteueridentifikationsnummer|UmsatzsteuerID|USt. ID",
    email: "E-Mail-Adresse",
    phone: "Telefon|Telefonnummer|Tel.-Nr|Mobil|Fon|Handy|Telefon-Nr",
    website: null,
    currency: "Währung|Rechnungswährung|Währungscode",
    paymentTerms:
      "Zahlungsbedingungen|Zahlungsbedingung|Zahlungskonditionen|Zahlungsart|Zahlungsweise|Zahlungsmethode|Zahlung",
    description: "Beschreibung|Bezeichnung|Artikel|Leistung|Bemerkung|Bemerkungen|Artikelbezeichnung|Hinweis",
  },
  weakLabels: {
    invoiceNumber: "Rechnung|Nummer|Nr",
    creditNoteNumber: "Gutschrift",
    orderNumber: "Bestellung|Auftrag",
    contractNumber: "Vertrag",
    supplierNumber: "Kreditor",
    statementNumber: "Kontoauszug",
    quoteNumber: "Angebot",
    invoiceDate: "Datum|Vom",
    periodFrom: "Von|Ab",
    periodTo: "Bis",
    grossTotal: "Betrag|Summe",
    seller: "Von",
    buyer: "Rechnungsadresse|Rechnungsanschrift",
  },
  periodLabels:
    "Zeitraum|Leistungszeitraum|Lieferzeitraum|Laufzeit|Vertragslaufzeit|Gültigkeit|Kampagnenzeitraum|Versicherungszeitraum|Mietzeitraum|Mietdauer",
  billingPeriodLabels: "Abrechnungszeitraum|Rechnungszeitraum",
  recipientLabels: "An|Empfänger",
  nameLabels: "Name|Firma",
  elementNames: {
    referenceNumber: "Käuferreferenz|Leitweg-ID",
    amountPaid: "Gezahlter Betrag|Vorausbezahlter Betrag",
    periodFrom: "Leistungszeitraum von|Leistungszeitraum Beginn|Abrechnungszeitraum von|Abrechnungszeitraum Beginn",
    periodTo: "Leistungszeitraum bis|Leistungszeitraum Ende|Abrechnungszeitraum bis|Abrechnungszeitraum Ende",
  },
  headings: {
    position: "Pos.|Position|Lfd. Nr.|Nr.",
    article: "Artikelnummer|Artikel-Nr.|Art.-Nr.|Art-Nr|Materialnummer|Material",
    description:
      "Beschreibung|Artikelbezeichnung|Bezeichnung|Leistung|Leistungen|Leistungsbeschreibung|Produkt|Produktbezeichnung|Artikel|Artikelbeschreibung|Ware|Warenbezeichnung|Text|Positionstext|Bez.",
    quantity: "Menge|Anzahl|Anz.|Mge.|Liefermenge|Bestellmenge|Stück|Stk.|Std.|Stunden",
    unit: "Einheit|ME|Einh.",
    unitPrice:
      "Einzelpreis|Stückpreis|Stundensatz|Stundenlohn|Tagessatz|Preis pro Einheit|Preis/Einheit|Preis je Einheit|Einzelpreis netto|Einzelpr.|Netto-Einzelpreis|EP netto|VK-Preis|E-Preis|EP|Nettopreis|Satz|Preis",
    lineTotal:
      "Zeilenbetrag|Gesamtpreis|Gesamtbetrag|Positionsbetrag|Positionswert|Nettobetrag|Gesamt netto|Gesamt|Betrag|Summe|Gesamtpreis netto|Gesamtpr.|Ges.-Preis|G-Preis|GP|Wert netto|Netto|Wert|Total",
    taxRate: "Steuersatz|MwSt.|USt.|USt. %|MwSt.-Satz|USt-Satz",
    discount: "Rabatt|Rabatt %|Nachlass|Skonto|Skontobetrag|Skontoabzug|Abzug|Abzüge",
    bookingDate: "Buchungstag|Buchungsdatum|Buchung|Bu.-Tag|Datum",
    valueDate: "Wertstellung|Wertstellungstag|Valuta|Valutadatum|Wert",
    details: "Verwendungszweck|Buchungstext|Umsatzart / Verwendungszweck|Vorgang|Erläuterung",
    amount: "Umsatz|Betrag EUR|Betrag in EUR|Betrag",
    documentNumber: "Rechnungsnummer|Rechnungs-Nr.|Ihre Rechnung|Belegnummer|Beleg-Nr.|Ihr Beleg|Beleg|Referenz",
    documentDate: "Rechnungsdatum|Belegdatum|Rg.-Datum|Datum",
    grossAmount: "Rechnungsbetrag|Bruttobetrag|Belegbetrag|Brutto|Betrag",
    paidAmount: "Gezahlter Betrag|Zahlbetrag|Bezahlt|Zahlung|Nettobetrag|Netto",
    date: "Datum",
    debit: "Soll|Lastschrift|Belastung|Ausgang|Zu Ihren Lasten",
    credit: "Haben|Gutschrift|Eingang|Zu Ihren Gunsten",
    balance: "Saldo|Kontostand|Neuer Saldo",
  },
  weakHeadings: {
    article: "Artikel|Produkt",
    valueDate: "Datum",
  },
  totals:
    "Summe|Gesamtsumme|Zwischensumme|Gesamtbetrag|Gesamt|Endbetrag|Rechnungsbetrag|Nettobetrag|Nettosumme|Bruttobetrag|Bruttosumme|Netto|Brutto|Warenwert|Positionssumme|Zahlbetrag|zu zahlen|Rechnungssumme",
  taxes: "MwSt|zzgl|inkl. MwSt|zuzüglich|Umsatzsteuer|USt|Mehrwertsteuer|Steuerbetrag",
  carries: "Übertrag",
  footnotes: "quelle|anmerkung",
  captions: "tabelle|tab\\.|abbildung",
  tableWords: "tabelle",
  months: ["januar februar märz april mai juni juli august september oktober november dezember"],
  monthForms: {
    1: "jänner jaenner",
    3: "maerz mrz mär",
  },
  rangeWords: "bis",
  dayLinks: "",
  yearLinks: "",
  dayArticles: "den|zum",
  forms: {
    no: "nummer",
    id: "ident",
    vat: "mwst ust umsatzsteuer mehrwertsteuer",
    inkl: "inklusive",
    exkl: "exklusive ohne",
  },
  fillers: "der die das dem den des ihre ihr unsere unser und",
  possessives: "ihre ihr ihren unsere unser",
  starts: "beginn von ab anfang erster erste",
  ends: "ende bis letzter letzte",
  periods: "zeitraum laufzeit",
  clients: "kunde",
  compoundEnds:
    "nummer datum betrag summe preis name adresse anschrift zeitraum periode start beginn anfang ende wert tag kosten kunde nr id",
  numberWords: "nr nummer",
  dated: "vom von datum",
  by: "von An",
  links: "und für von der die das",
  of: "von der des pro je für",
  titles: {
    invoice: "rechnung|gutschrift|quittung",
    order: "auftrag|bestellung",
    payment: "zahlung",
    statement: "auszug",
    contract: "vertrag",
  },
  purchases: "einkaufsbestellung|^bestellung",
  contactWords: "tel|fon|fax|ust",
  noAddressWords: "rechnung",
  legalForms: [
    "GmbH(?: ?& ?Co\\.?(?: ?(?:KGaA|KG|OHG))?\\.?)?",
    "gGmbH",
    "mbH",
    "AG(?: ?& ?Co\\.?(?: ?KG)?)?",
    "KGaA",
    "KG",
    "OHG",
    "UG(?: ?\\(haftungsbeschränkt\\))?",
    "e\\.? ?K\\.?",
    "e\\.? ?V\\.?",
    "eG",
    "a\\. ?G\\.",
    "SE",
    "Ges\\.?m\\.?b\\.?H\\.?",
  ],
}
