import { germanFormWords } from "../form-words/de.ts"
import type { Language } from "../language.ts"

/** German. */
export const german: Language = {
  code: "de",
  labels: {
    invoiceNumber:
      "Rechnungsnummer|Rechnung Nr|Rechnungs-Nr|Rechnungsnr|Rg-Nr|RG Nr|Re-Nr|Rechn.-Nr|Rechnung Nummer|Faktura-Nr|Fakturanummer|Nr. der Rechnung|Rechnungskennung|Rechnungs-ID|Rechnung-Nr|Fakturanr|Rechnungsbelegnummer|Ausgangsrechnung Nr|Sammelrechnung Nr|Proforma-Nr.|Proformanummer|Proforma-Rechnungsnummer|Honorarnote Nr.|Honorarnotennummer",
    documentNumber:
      "Belegnummer|Beleg-Nr|Belegnr|Dokumentnummer|Dokumentennummer|Dokument-Nr|Nr. des Belegs|Nummer des Dokuments|Bescheidnummer|Bescheid-Nr|Bescheid Nr",
    receiptNumber:
      "Quittungsnummer|Quittung Nr|Quittungs-Nr|Bonnummer|Bon-Nr|Kassenbon-Nr|Kassenbonnummer|Nr. der Quittung|Kassabon Nr|Kassabeleg Nr|Kassenbeleg Nr",
    relatedInvoiceNumber:
      "Ursprungsrechnung|Ursprüngliche Rechnung|Ursprüngliche Rechnungsnummer|Originalrechnung|Originalrechnungsnummer|Original-Rechnungsnummer|Nummer der Ursprungsrechnung|Zugehörige Rechnung|Zugehörige Rechnungsnummer|Zu Rechnung|Zu Rechnung Nr|Zu Rechnungsnummer|Bezugsrechnung|Bezug auf Rechnung|Korrigierte Rechnung|Vorausgegangene Rechnung|Bezahlte Rechnung|Ursprungsbeleg|Rechnungsbezug|Gutschrift zu Rechnung|Gutschrift zur Rechnung|Stornierte Rechnung|Bezug Rechnung",
    creditNoteNumber:
      "Gutschriftsnummer|Gutschrift Nr|Gutschriftnummer|Gutschrift-Nr|Korrekturnummer|Korrektur-Nr|Rechnungskorrektur Nr|Stornonummer|Storno-Nr|Stornorechnungsnummer|Stornorechnung Nr|Stornobelegnummer",
    orderNumber:
      "Bestellnummer|Bestell-Nr|Bestellnr|Bestellung Nr|Auftragsnummer|Auftrags-Nr|Auftragsnr|Auftrag Nr|Ihre Bestellung|Ihre Bestellnummer|Ihr Auftrag|Unsere Auftragsnummer|Kundenbestellnummer|Auftrags-Nr. Kunde|Bestell-Nr. Kunde|Bestellzeichen|Bestellkennung|Bestell-ID|Auftrags-ID|Auftragskennung|Bestellreferenz|Auftragsreferenz|Ihre Bestell-Nr|Unsere Bestellnummer|Ihr Auftrag Nr|Kundenauftrag|Ordernummer|Order-Nr|Buchungsauftrag|Einkaufsbeleg|Auftragsbezug|Bestellbezug|Ihr Auftragszeichen",
    confirmationNumber:
      "Auftragsbestätigungsnummer|Auftragsbestätigung Nr|Nummer der Auftragsbestätigung|Bestätigungsnummer|AB-Nr|AB-Nummer|Bestätigung Nr|Bestätigungscode|Nr. der AB|Unsere AB",
    contractNumber:
      "Vertragsnummer|Vertrags-Nr|Vertragsnr|Vertrag Nr|Kontraktnummer|Vertragskennung|Vertrags-ID|Vertragsreferenz|Nr. des Vertrags|Mietvertragsnummer|Vertragskontonummer|Vertragskonto",
    policyNumber:
      "Policennummer|Versicherungsnummer|Versicherungsschein-Nr|Versicherungsscheinnummer|Policen-Nr|Vers.-Nr|Polizzennummer|Polizze Nr|Police Nr",
    bookingNumber:
      "Buchungsnummer|Buchungs-Nr|Buchungscode|Buchungsreferenz|Reservierungsnummer|Reservierungs-Nr|Reservierungscode|Reservationsnummer|Buchungskennung|Buchungs-ID|Reservierungsreferenz",
    customerNumber:
      "Kundennummer|Kunden-Nr|Kundennr|Kd.-Nr|Kd-Nr|KdNr|Debitorennummer|Debitor|Ihre Kundennummer|Mitgliedsnummer|Debitoren-Nr|Kunden-ID|Kundenkennung|Kundenkonto|Kunde Nr|Nr. des Kunden|Kundenreferenz|Teilnehmernummer|Mieternummer|Mieter-Nr|Patientennummer|Patienten-Nr|Kassenzeichen|Buchungszeichen|Unsere Kundennummer bei Ihnen|Unsere Kunden-Nr. bei Ihnen|Kundennummer bei Ihnen",
    supplierNumber:
      "Lieferantennummer|Lieferanten-Nr|Lieferantennr|Kreditorennummer|Kreditoren-Nr|Ihre Lieferantennummer|Lief.-Nr|Lieferant Nr|Lieferantenkennung|Lieferanten-ID|Nr. des Lieferanten|Lieferantenkonto|Lieferantencode|Kreditorenkonto|Kreditor Nr|Kred.-Nr|Lieferer-Nr|Ihre Lieferantennummer bei uns|Lieferantennummer bei uns|Ihre Lieferanten-Nr. bei uns",
    statementNumber:
      "Auszugsnummer|Auszug Nr|Auszugs-Nr|Kontoauszug Nr|Kontoauszugsnummer|Kontoauszug-Nr|Auszug|Nr. des Auszugs|Kontoauszug Nummer|Auszug-Nummer|Lfd. Auszug|Auszugnr|Blatt-Nr|Nr. Kontoauszug|Auszug/Blatt|Auszug-Nr/Blatt",
    paymentNumber:
      "Zahlungsnummer|Zahlungs-Nr|Zahlung Nr|Avis-Nr|Avisnummer|Zahlungsavis Nr|Zahlungsavis-Nr|Zahlungsbeleg|Zahlungsreferenz|Zahllauf|Nr. der Zahlung|Zahlungskennung|Avis|Zahlungsbelegnummer|Belegnummer der Zahlung|Überweisungsnummer|Transaktionsnummer|Zahlungs-ID|Regulierungsnummer|Verwendungszweck|Zahlungszweck|Referenz für Ihre Zahlung|Strukturierte Mitteilung",
    accountNumber:
      "Kontonummer|Konto-Nr|Kto-Nr|Kontonr|Konto|Bankkontonummer|Kontonr. (IBAN)|Konto für die Zahlung|Zahlungskonto|Empfängerkonto|Konto des Empfängers",
    deliveryNoteNumber:
      "Lieferscheinnummer|Lieferschein-Nr|Lieferschein Nr|Lieferschein|Lieferscheinnr|Nummer des Lieferscheins|Packlistennummer|Packliste Nr|LS-Nr",
    shipmentNumber:
      "Sendungsnummer|Sendungs-Nr|Sendungsverfolgung|Trackingnummer|Paketnummer|Frachtbriefnummer|CMR-Nr|AWB-Nr|Luftfrachtbrief Nr",
    referenceNumber:
      "Referenznummer|Referenz|Referenz-Nr|Aktenzeichen|Zeichen|Unser Zeichen|Ihr Zeichen|Vorgangsnummer|Verwendungszweck|Buchungsnummer|Käuferreferenz|Referenz des Käufers|Leitweg-ID",
    projectName: "Projekt|Projektname|Projektbezeichnung|Projekttitel|Bauvorhaben|BV|Objekt|Baustelle",
    projectNumber: "Projektnummer|Projekt|Projekt-Nr|Buchungs-Nr|Reservierungsnummer",
    quoteNumber:
      "Angebotsnummer|Angebots-Nr|Angebot Nr|Angebotsnr|Ihr Angebot|Unser Angebot|Angebotskennung|Angebotsreferenz|Nr. des Angebots|Kostenvoranschlag Nr|Offertnummer|Offert-Nr",
    estimateNumber: null,
    itemNumber: "Artikelnummer|Art.-Nr|Artikel-Nr|Artikelnr|Teilenummer|Seriennummer|Produktnummer",
    taxId:
      "Steuer-ID|Steueridentifikationsnummer|Steuerliche Identifikationsnummer|USt-ID oder Steuernummer|Steuernummer oder USt-ID|Steuernummer/USt-IdNr|USt-IdNr./Steuernummer|Steuernr./USt-ID|USt-ID/Steuernr",
    taxNumber: "Steuernummer|Steuer-Nr|St.-Nr|Steuernr|StNr|Steuer Nr",
    registerNumber:
      "Handelsregister|Handelsregisternummer|HRB|HR-Nr|Registergericht|Amtsgericht|Firmenbuchnummer|Firmenbuch|Firmenbuch-Nr|FB-Nr|HR B|Handelsregister-Nr|Registernummer|HRA|HRB-Nr|HRA-Nr",
    pageNumber: "Seite|Seitenzahl|Blatt|Seite Nr",
    invoiceDate:
      "Rechnungsdatum|Rechnung vom|Datum der Rechnung|Ausstellungsdatum|Belegdatum|Rechn.-Datum|Fakturadatum|Rg-Datum|Re-Datum|Ausgestellt am|Rechnungstag|Dokumentdatum|Datum der Faktura|Datum der Ausstellung|Rechnung ausgestellt am|Tag der Rechnung|Kaufdatum|Bondatum|Dokumentendatum|Erstellt am|Erstellungsdatum|Briefdatum|Datum des Schreibens|Datum des Briefes",
    dueDate:
      "Fälligkeitsdatum|Fällig am|Fälligkeit|Zahlbar bis|Zahlungsziel|Zahlung bis|Zahlungsfrist|Fällig bis|zahlbar bis zum|Zu zahlen bis|Fällig|Fälligkeitstag|Zahltermin|bis zum|bis spätestens|spätestens bis|spätestens am|überweisen bis zum|Fälligkeitstermin|Bitte zahlen bis|Zahlen Sie bis|Zahlungstermin|Abbuchung am|Einzug am|Zahlbar am|Zahlung fällig am|Fällig zum|Spätester Zahlungstermin|Termin der Zahlung|Einzugstermin|Bitte zahlen bis|Zu zahlen bis|Zahlungseingang bis|Zahlungseingang bis zum|Neue Frist|Neue Zahlungsfrist|Einzugsdatum|Abbuchungsdatum|Neuer Zahlungstermin",
    orderDate:
      "Bestelldatum|Auftragsdatum|Bestellung vom|Auftrag vom|Bestellt am|Buchungsdatum|Datum der Bestellung|Tag der Bestellung|Auftrag erteilt am|Bestelltag|Orderdatum|Datum des Auftrags",
    contractDate:
      "Vertragsdatum|Vertrag vom|Vertragsabschluss|Unterschriftsdatum|Datum des Vertrags|Datum des Vertrages|Vertragsabschlussdatum",
    deliveryDate:
      "Lieferdatum|Leistungsdatum|Liefertermin|Lieferung am|Liefertag|Leistung am|Tag der Lieferung|Lieferdatum Leistungsdatum|Datum der Lieferung|Versanddatum|Wunschtermin|Wunschlieferdatum|Liefern bis|Lieferung bis|Gewünschter Liefertermin|Lieferfrist|Geliefert am|Auslieferung|Auslieferungsdatum|Lieferung|Leistungszeitpunkt|Versendet am|Versand am|Zustelldatum|Anlieferung|Liefer-/Leistungsdatum|Bereitstellung|Gewünschtes Lieferdatum|Voraussichtliche Lieferung|Voraussichtlicher Liefertermin|Voraussichtliches Lieferdatum|Geplante Lieferung|Tag der Lieferung oder Leistung|Zeitpunkt der Lieferung oder Leistung|Zeitpunkt der Lieferung oder sonstigen Leistung",
    receivedDate:
      "Eingangsdatum|Eingegangen am|Eingang|Posteingang|Eingang am|Empfangen am|Einreichungsdatum|Eingereicht am|Datum der Einreichung|Datum des Eingangs|Abgabedatum|Eingangsstempel|Eingelangt am|Eingelangt",
    paymentDate:
      "Zahlungsdatum|Zahldatum|Bezahlt am|Gezahlt am|Wertstellung|Valuta|Buchungstag|Zahlung vom|Zahlungstag|Überweisungsdatum|Ausführungsdatum|Datum der Zahlung|Zahlung am|Überwiesen am|Ausgeführt am|Zahltag|Buchungsdatum der Zahlung",
    printDate: "Druckdatum|Gedruckt am|Erstellt am|Erstellungsdatum|Ausdruckdatum|Ausdruck vom|Ausdruck am",
    expiryDate:
      "Gültig bis|Ablaufdatum|Verfallsdatum|Gültigkeitsende|Läuft ab am|Angebot gültig bis|Bindefrist|Gültigkeitsdatum|Bindend bis|Gültig bis zum|Gebunden bis|Gebunden bis zum|Angebot gebunden bis|MHD|Mindesthaltbarkeitsdatum|Mindestens haltbar bis|Versicherungsende|Ende der Versicherung",
    periodFrom:
      "Startdatum|Beginn|Anfangsdatum|Gültig ab|Gültig von|Zeitraum von|Beginn Zeitraum|Laufzeit von|Laufzeit ab|Vertragsbeginn|Erster Tag|Datum von|Anreise|Anfang|Von Datum|Kampagnenbeginn|Leistungsbeginn|Start|Kampagnenstart|Start der Kampagne|Beginn der Kampagne|Erste Ausstrahlung|Erster Sendetag|Sendebeginn|Schaltbeginn|Mietbeginn|Versicherungsbeginn|Beginn der Laufzeit|Startdatum der Kampagne|Flugbeginn|Zeitraum ab|Beginn des Zeitraums|Beginn der Versicherung|Beginn des Versicherungsschutzes",
    periodTo:
      "Enddatum|Ende|Zeitraum bis|Ende Zeitraum|Laufzeit bis|Vertragsende|Letzter Tag|Datum bis|Abreise|Bis Datum|Kampagnenende|Leistungsende|Kampagnenschluss|Ende der Kampagne|Letzte Ausstrahlung|Letzter Sendetag|Sendeende|Schaltende|Mietende|Versicherungsablauf|Ende der Laufzeit|Enddatum der Kampagne|Flugende|Ende des Zeitraums|Schlussdatum",
    linesTotal:
      "Summe der Positionen|Positionssumme|Summe Positionen|Summe aller Positionen|Warenwert|Gesamtwert der Waren|Summe der Artikel|Artikelsumme|Summe der Posten|Zwischensumme|Positionen gesamt|Summe der Waren|Warensumme",
    netTotal:
      "Nettosumme|Summe netto|Nettobetrag|Gesamt netto|Gesamtsumme netto|Zwischensumme|Rechnungssumme ohne USt|Summe ohne MwSt|Netto|Gesamtbetrag netto|Rechnungsbetrag netto|Nettowert|Netto-Summe|Total netto|Netto Gesamt|Gesamtnetto|Zwischensumme netto|Netto-Betrag|Rechnungsnettobetrag|Nettorechnungsbetrag|Steuerbasis|Summe Positionen netto|Rechnungssumme netto|Steuerbasisbetrag|Summe ohne USt|Netto-Gesamtbetrag|Nettoendbetrag|Summe der Nettobeträge|Betrag netto|Betrag ohne MwSt|Betrag ohne USt|Summe exkl MwSt|Gesamtbetrag ohne MwSt|Summe vor Steuer|Entgelt|Nettoentgelt|Gesamt ohne MwSt|Zwischensumme (netto)|Nettosumme EUR",
    taxTotal:
      "Steuerbetrag|Mehrwertsteuer|Umsatzsteuer|MwSt|MwSt.-Betrag|USt|Umsatzsteuerbetrag|Summe Umsatzsteuer|zzgl MwSt|zzgl USt|Mehrwertsteuerbetrag|Gesamtsteuer|Steuer|Summe MwSt|Summe USt|zzgl Mehrwertsteuer|zzgl Umsatzsteuer|enthaltene MwSt|Steuersumme|Summe Steuer|Steuergesamtbetrag|USt-Betrag|gesetzl MwSt|Summe Umsatzsteuerbetrag|Steuern|Versicherungssteuer|Steuer gesamt|MwSt gesamt|Steueranteil|Umsatzsteuersumme|Mehrwertsteuersumme|MwSt-Summe|USt-Summe|USt gesamt|Umsatzsteuer gesamt|Höhe der Steuer|Steuer in EUR|Vorsteuer|Betrag MwSt|Betrag USt|Ausgangssteuer|Ausgangsteuer|Ausgangsumsatzsteuer",
    grossTotal:
      "Gesamtbetrag|Bruttosumme|Bruttobetrag|Rechnungsbetrag|Gesamtsumme|Gesamt|Summe brutto|Endbetrag|Gesamt brutto|Brutto|Gesamtbetrag brutto|Total|Rechnungssumme|Gesamtsumme brutto|Rechnungsendbetrag|Endsumme|Rechnungsbetrag brutto|Gesamtpreis|Total brutto|Auftragssumme|Gesamtbetrag inkl MwSt|Summe inkl MwSt|Gesamtbruttobetrag|Brutto gesamt|Bruttorechnungsbetrag|Gesamtbetrag EUR|Rechnungstotal|Gesamtkosten|Bruttogesamtbetrag|Rechnungsbruttobetrag|Gesamtsumme inkl MwSt|Gutschriftsbetrag|Auftragswert|Vertragswert|Bruttoauftragswert|Bestellwert|Summe inkl USt|Betrag brutto|Betrag inkl MwSt|Betrag inkl USt|Summe gesamt|Bruttoendbetrag|Gesamtrechnungsbetrag|Rechnungsgesamtbetrag|Total inkl MwSt|Summe total|Endpreis|Gesamt inkl MwSt|Gesamt EUR|Auftragsvolumen|Bruttowert|Kaufpreis|Gesamtbetrag der Rechnung|Auftragsbetrag|Bestellsumme|Auftragsgesamtbetrag|Bruttowerbekosten|Mediabrutto|Gesamtvolumen|Schaltkosten brutto|Bruttopreis|Gesamtpreis brutto|Gutschriftsbetrag|Gutschriftbetrag|Erstattungsbetrag|Summe Gutschrift|Gutgeschriebener Betrag|Gesamthonorar|Honorarsumme|Honorar gesamt|Angebotssumme|Angebotspreis|Gesamtangebotssumme|Angebotsendsumme|Angebotsbetrag|Angebotswert",
    amountDue:
      "Zahlbetrag|Zu zahlender Betrag|Zu zahlen|Offener Betrag|Fälliger Betrag|Restbetrag|Noch zu zahlen|Zu bezahlen|Offener Restbetrag|Forderungsbetrag|Zu überweisender Betrag|Nachzahlung|Endzahlbetrag|Betrag fällig|Verbleibender Betrag|Zu begleichender Betrag|Ausstehender Betrag|Fällige Summe|Offene Summe|Offener Saldo|Offene Forderung|Zahlungsbetrag offen|Zahlbar|Zahllast|Rechnungsrestbetrag|Restforderung|Rest|Fälliger Rechnungsbetrag|Verbleibende Zahlung|Bitte überweisen Sie|Zu zahlende Summe|Gesamtforderung|Gesamtschuld",
    amountPaid:
      "Bezahlt|Anzahlung|Bereits bezahlt|Vorauszahlung|Geleistete Anzahlung|Gezahlter Betrag|Bereits gezahlt|Bezahlter Betrag|Abschlagszahlung|Vorausbezahlt|Angezahlter Betrag|abzgl Anzahlung|Bereits bezahlter Betrag|Bereits gezahlter Betrag|Erhaltene Zahlungen|Zahlungseingang|Zahlungseingänge|Geleistete Zahlungen|Erhaltene Anzahlung|Erhaltener Betrag|Abzüglich Anzahlung|Erhaltene Anzahlungen|Abzgl. erhaltener Zahlungen|Anzahlung erhalten|Verrechnetes Guthaben|Angerechnetes Guthaben|Guthaben verrechnet|Abzug Anzahlung|Abgezogene Anzahlung|Verrechnete Anzahlung|Angerechnete Anzahlung|Abzüglich Vorauszahlung|Abzgl. Vorauszahlung|Abzgl. Abschlagszahlung|Bereits gezahlte Abschläge|Geleistete Abschläge|Gezahlte Abschläge|Abschläge",
    cashTendered: "Bar gegeben|Gegeben|Barzahlung|Bar|Bar erhalten|Bar bezahlt|Bar gezahlt",
    changeGiven: "Rückgeld|Wechselgeld|Zurück|Rückgeld bar|Retourgeld|Herausgeld|Bar zurück",
    rounding: "Rundung|Rundungsdifferenz|Rundungsbetrag|Rundungsdiff.|Rundungsausgleich|Auf-/Abrundung",
    touristTax:
      "Kurtaxe|Ortstaxe|Kurabgabe|Kurbeitrag|Tourismusabgabe|Beherbergungssteuer|Übernachtungssteuer|Bettensteuer|City Tax|Beherbergungsabgabe|Beherbergungstaxe|Gästetaxe",
    reminderFee: "Mahngebühr|Mahngebühren|Mahnspesen|Mahnkosten|Mahnpauschale|Mahnentgelt|Mahnzuschlag|Mahnauslagen",
    lateInterest: "Verzugszinsen|Mahnzinsen|Verzugszins|Verzugszinsen 5 %|Zinsen für Verzug",
    discountTotal:
      "Rabatt|Nachlass|Rabattbetrag|Skonto|Abzüge|Summe Nachlässe|Skontobetrag|Gesamtrabatt|Objektrabatt|Mengenrabatt|Kundenrabatt|Sonderrabatt|Treuerabatt|Auftragsrabatt|Warenrabatt|Aktionsrabatt|Händlerrabatt|Projektrabatt",
    shippingTotal: "Versandkosten|Versand|Fracht|Porto|Lieferkosten|Frachtkosten|Zuschläge|Summe Zuschläge|Verpackung",
    withholding:
      "Quellensteuer|Steuerabzug|Abzugsteuer|Abzug Quellensteuer|Bauabzugsteuer|Quellensteuerabzug|Quellensteuerbetrag|Einbehaltene Quellensteuer|Lohnsteuer|Einbehaltene Lohnsteuer|Lohnsteuerabzug",
    commission: "Agenturprovision|Provision|Agenturrabatt|AE-Provision|Mittlerprovision|AE|AE 15 %|abzgl. AE",
    netAfterCommission: "Netto nach AE|Netto nach Agenturprovision|Netto nach Provision",
    totalPaid:
      "Zahlungsbetrag|Gezahlter Betrag|Überweisungsbetrag|Summe der Zahlung|Zahlbetrag gesamt|Zahlungssumme|Gesamtzahlung|Auszahlungsbetrag|Überwiesener Betrag|Betrag der Zahlung|Summe Zahlung|Summe der Überweisung|Zahlung gesamt|Gesamtbetrag der Zahlung|Gesamtzahlbetrag|Auszahlung|Überweisungssumme|Gezahlte Summe|Betrag der Überweisung",
    openingBalance:
      "Anfangssaldo|Alter Saldo|Alter Kontostand|Saldovortrag|Anfangsbestand|Eröffnungssaldo|Vortrag|Kontostand alt|Kontostand am Anfang|Startsaldo|Saldo zu Beginn|Anfangskontostand|Saldo alt|Vorheriger Saldo|Letzter Kontostand|Saldo Vormonat|Startguthaben|Übertrag alt|Kontostand zu Beginn|Kontostand Anfang",
    closingBalance:
      "Endsaldo|Neuer Saldo|Neuer Kontostand|Schlusssaldo|Endbestand|Abschlusssaldo|Kontostand neu|Kontostand am Ende|Aktueller Kontostand|Neuer Kontosaldo|Saldo am Ende|Endkontostand|Saldo neu|Saldo per|Kontostand am|Kontostand per|Aktueller Saldo|Kontostand Ende|Schlussstand|Schlusskontostand|Endstand",
    balance: "Saldo|Kontostand",
    taxRate: "Steuersatz|MwSt-Satz|USt-Satz|Umsatzsteuersatz|MwSt %|USt %|Mehrwertsteuersatz",
    discountRate: "Rabattsatz|Rabatt %|Rabatt in %|Rabatt in Prozent|Nachlass %",
    quantity: "Menge|Anzahl|Stück|Stückzahl|Stunden|Gesamtmenge",
    packages:
      "Kolli|Colli|Packstücke|Anzahl Packstücke|Anzahl Kolli|Anzahl Pakete|Pakete|Paletten|Anzahl Paletten|Packst.|Anz. Packst.|Anz. Kolli",
    guests: "Gäste|Anzahl Gäste|Gedecke|Anzahl Personen|Personen|Gästeanzahl|Gästezahl|Anz. Gäste",
    weight: "Gewicht|Gesamtgewicht|Versandgewicht|Gew.|Sendungsgewicht|Gewicht der Sendung",
    nights:
      "Nächte|Anzahl Nächte|Anzahl der Nächte|Übernachtungen|Anz. Nächte|Anzahl Übernachtungen|Anz. Übernachtungen",
    mileage: "Kilometerstand|km-Stand|Tachostand|Laufleistung|Tacho|Tachometerstand|Stand Tacho",
    unitPrice: "Einzelpreis|Stückpreis|Preis|E-Preis|EP|Preis pro Einheit|Einheitspreis|Nettopreis",
    lineTotal: "Positionsbetrag|Zeilenbetrag|G-Preis|Positionssumme|Zeilensumme|Gesamtpreis Position",
    seller:
      "Verkäufer|Lieferant|Rechnungssteller|Absender|Aussteller|Verkäufer Name|Firma|Händler|Leistungserbringer|Anbieter|Kreditor|Auftragnehmer|Rechnungsaussteller|Name des Verkäufers|Lieferantenname|Unternehmen|Verkäufername|Versicherer|Vermieter|Name der Firma|Rechnung von|Name des Lieferanten|Verkaufende Firma|Rechnungsersteller|Ausstellende Firma|Lieferfirma|Auftragsnehmer|Dienstleister|Vertragspartner|Geschäft|Markt|Filiale|Verkaufsstelle|Gläubiger|Absenderfirma|Konto / Zahlbar an|Konto/Zahlbar an|Zahlbar an|Wenn unzustellbar, zurück an|Bei Unzustellbarkeit zurück an|Bestellt bei|Gekauft bei|Exporteur|Ausführer|Versender",
    buyer:
      "Käufer|Kunde|Rechnungsempfänger|Empfänger|Auftraggeber|Besteller|Leistungsempfänger|Kundenname|Käufer Name|Name des Käufers|Name des Kunden|Abnehmer|Debitor|Mieter|Rechnung an|An|Name des Empfängers|Rechnungskunde|Kunde/Besteller|Rechnung für|Firma des Kunden|Kundenfirma|Käufername|Name Kunde|Käuferin|Auftraggeberin|Bezieher|Zahlungspflichtiger Kunde|Berechnete Firma|In Rechnung gestellt an|Fakturierte Firma|Zahlbar durch|Gebucht von|Gebucht durch|Gast|Name des Gastes|Importeur|Versicherungsnehmer|Versicherungsnehmerin|Versicherungsnehmer/in|Versicherte Person",
    advertiser:
      "Werbetreibender|Werbekunde|Werbender|Inserent|Auftraggeber Werbung|Werbungtreibender|Name des Werbetreibenden|Werbeauftraggeber|Werbungtreibende|Kunde/Werbetreibender|Anzeigenkunde|Werber|Werbungstreibender|Spotkunde|Werbetreibende|Werbetreibendes Unternehmen|Werbungtreibendes Unternehmen",
    agency:
      "Agentur|Mediaagentur|Werbeagentur|Name der Agentur|Werbemittler|Schaltagentur|Buchende Agentur|Agenturname|Kreativagentur|Buchungsagentur",
    payer:
      "Zahler|Auftraggeber der Zahlung|Zahlungspflichtiger|Einzahler|Zahlung von|Überweisender|Name des Zahlers|Zahlende Firma|Überweisung von|Zahlungsleistender|Auftraggeber Zahlung|Einzahler/in|Zahlende/r|Zahlungsauftraggeber",
    payee:
      "Zahlungsempfänger|Begünstigter|Zugunsten|Empfänger der Zahlung|Zahlung an|Name des Zahlungsempfängers|Empfänger der Überweisung|Überweisung an|Zahlung zugunsten|Gläubiger der Zahlung|Begünstigte|Begünstigte Person|Name des Begünstigten|Zugunsten von",
    accountHolder:
      "Kontoinhaber|Kontoinhaberin|Inhaber|Konto von|Name des Kontoinhabers|Inhaber des Kontos|Kontobezeichnung|Konto lautet auf|Kunde des Kontos|Kto.-Inhaber|Kto.-Inh.|Kontoinh.",
    station:
      "Sender|Kanal|Verlag|Radiosender|Fernsehsender|TV-Sender|Verlagshaus|Rundfunkanstalt|Sendeanstalt|Medienhaus|Sendeunternehmen|Rundfunkveranstalter|An den Verlag|Kabelnetzbetreiber|Kabelgesellschaft",
    other: "Datum der Originalrechnung|Datum der Ursprungsrechnung",
    shipTo:
      "Lieferadresse|Lieferanschrift|Warenempfänger|Versandadresse|Lieferung an|Abweichender Empfänger|Versand an|Liefern an|Lieferort|Ort der Lieferung|Anlieferadresse|Empfangsstelle|Anlieferung an|Lieferempfänger|Abladestelle|Entladestelle|Leistungsort|Einsatzort|Baustellenadresse|Objektadresse|Montageort",
    contactPerson:
      "Ansprechpartner|Sachbearbeiter|Kontakt|Bearbeiter|Ihr Ansprechpartner|Verkäufer/in|Kontaktperson|z.Hd.|Zu Händen|Es bediente Sie|Zuständig|Ansprechpartnerin|Erstellt von|Bearbeitet von|Techniker|Servicetechniker|Monteur|Einkäufer|Einkäuferin|Bestellt von|Bestellt durch|Angefordert von|Bearbeitung|Ihr Bearbeiter|Sachbearbeitung|Vertriebsmitarbeiter|Sachbearbeiterin|Bearbeiterin|Ihre Ansprechpartnerin|Ihre Bearbeiterin|Ihr Sachbearbeiter|Ihre Sachbearbeiterin|Berater|Beraterin|Ihr Berater|Ihre Beraterin|Ihre Beratung|Kundenberater|Kundenberaterin|Kundenbetreuer|Kundenbetreuerin|Ihr Kundenbetreuer|Betreuer|Technikerin|Vertriebsmitarbeiterin|Außendienst|Innendienst|Ihr Verkaufsberater|Verkaufsberater|Mediaberater|Mediaberaterin|Mediaberatung",
    bankName: "Bank|Bankverbindung|Kreditinstitut|Name der Bank|Bankname|Geldinstitut|Hausbank|Bankinstitut",
    bankCode: "Bankleitzahl|BLZ|Clearing-Nr|Bank-Clearing-Nr|Bankclearing|Clearing|Bankenclearing-Nr",
    product: "Produkt|Produktname|Marke|Beworbenes Produkt|Produkt/Marke|Marke/Produkt",
    deliveryTime:
      "Lieferzeit|Lieferfrist|Lieferzeitraum|Voraussichtliche Lieferzeit|Lieferzeit ca.|Lieferdauer|Ausführungszeit",
    room: "Zimmer|Zimmernummer|Zimmer-Nr|Zi.|Zi.-Nr|Zimmer/Suite",
    signatory: "Unterzeichner|Unterzeichnet von|Unterschrieben von|Zeichnungsberechtigter|Gez.|Gezeichnet|Gez. von",
    approver:
      "Genehmigt von|Genehmigt durch|Freigegeben von|Freigegeben durch|Freigabe durch|Genehmiger|Genehmigung durch|Genehmigende Person",
    reason:
      "Grund|Gutschriftsgrund|Grund der Gutschrift|Rückgabegrund|Anlass|Begründung|Reklamationsgrund|Grund der Reklamation",
    carrier:
      "Spediteur|Spedition|Frachtführer|Versandart|Versandweg|Versand durch|Versand per|Lieferart|Versanddienstleister|Transporteur|Frächter|Frachtunternehmen|Frachtunternehmer",
    campaign: "Kampagne|Kampagnenname|Kampagnentitel|Kampagnenbezeichnung|Werbekampagne",
    timeOfDay: "Uhrzeit|Verkaufszeit|Belegzeit|Zeit|Uhrzeit Verkauf|Kaufzeit|Rechnungszeit",
    tableNumber: "Tisch|Tischnummer|Tisch-Nr.|Tisch/Platz|Tischname|Tischbezeichnung",
    subject: "Betreff|Titel|Betr.|Betrifft|Vertragsgegenstand",
    fax: "Telefaxnummer|Faxnummer|Fernkopie|Fax-Durchwahl",
    address: "Adresse|Anschrift|Postanschrift|Straße|Adresse des Verkäufers",
    iban: "IBAN-Nr|IBAN Nummer|Bankverbindung IBAN",
    bic: "BIC-Nr|SWIFT-Adresse|SWIFT-Nr",
    vatId:
      "USt-IdNr|USt-ID|Umsatzsteuer-ID|Umsatzsteuer-Identifikationsnummer|USt.-Id.-Nr|UStId|UID|UID-Nummer|USt-ID-Nr|Umsatzsteuer-Ident-Nr|MwSt-Nr|Ust-Ident-Nr|USt-Identnr|UID-Nr|Umsatzsteuer-Identnummer|Umsatzsteueridentifikationsnummer|UmsatzsteuerID|USt. ID|Umsatzsteuernummer|USt-Nr|MwSt-Nummer|USt-Identifikationsnummer|Umsatzsteuer-Id-Nr|Umsatzsteuer Identifikation|UID Nr|ATU-Nr|EU-USt-ID|Ust ID Nr|UID-Nr. MwSt|CHE-Nr|ATU|UID MWST",
    email: "E-Mail-Adresse|Kontakt-E-Mail|E-Mail-Kontakt|E-Mail an",
    phone: "Telefon|Telefonnummer|Tel.-Nr|Mobil|Fon|Handy|Telefon-Nr|Telefon/Mobil|Mobiltelefon|Mobilnummer",
    website: "Webseite|Webadresse|Internetadresse",
    currency: "Währung|Rechnungswährung|Währungscode|Währg.|Whg.|Fakturawährung",
    deliveryTerms:
      "Lieferbedingung|Lieferbedingungen|Lieferkondition|Lieferkonditionen|Frankatur|Lieferklausel|Versandbedingungen|Versandbedingung|Incoterms|Lieferbed.|Lief.-Bed.",
    paymentTerms:
      "Zahlungsbedingungen|Zahlungsbedingung|Zahlungskonditionen|Zahlungsart|Zahlungsweise|Zahlungsmethode|Zahlung|Zahlbar|Konditionen|Bedingungen|Zahlungsvereinbarung|Zahlungsbed|Zahlungsmodalitäten|Bezahlt mit|Bezahlt per|Zahlungsmittel",
    remittanceAddress: null,
    grossWeight:
      "Bruttogewicht|Gewicht brutto|Brutto-Gewicht|Rohgewicht|Rohmasse|Brutto (kg)|Brutto (t)|Brutto (to)|Brutto-Gew.|Gew. brutto|Gesamtgewicht brutto",
    netWeight:
      "Nettogewicht|Gewicht netto|Netto-Gewicht|Eigenmasse|Reingewicht|Netto (kg)|Netto (t)|Netto (to)|Netto-Gew.|Gew. netto|Gesamtgewicht netto",
    tareWeight: "Taragewicht|Tara|Leergewicht|Tara (kg)|Tara (t)|Tara (to)",
    vehicleId:
      "Fahrgestellnummer|Fahrgestell-Nr|FIN|Fahrgestellnr|Fahrzeug-Identifizierungsnummer|Fahrzeugidentifikationsnummer|Fahrzeug-Ident-Nr|Fz.-Ident-Nr|Fzg.-Ident-Nr|FIN/VIN",
    firstRegistration:
      "Erstzulassung|Datum der Erstzulassung|Tag der Erstzulassung|Erstzul|Erstzulassungsdatum|EZ|EZ-Datum",
    vehiclePlate:
      "Kennzeichen|Kfz-Kennzeichen|Amtliches Kennzeichen|Amtl. Kennzeichen|Pol. Kennzeichen|Fahrzeugkennzeichen|Autonummer|Kontrollschild|Pol. Kennz.|Amtl. Kennz.|Kfz-Kennz.",
    trailerPlate:
      "Anhängerkennzeichen|Kennzeichen Anhänger|Kennzeichen Auflieger|Anhänger-Kennzeichen|Aufliegerkennzeichen|Kennz. Anhänger|Kennz. Auflieger",
    driver: "Fahrer|Name des Fahrers|Fahrername|Kraftfahrer|Chauffeur|Fahrerin|Fahrer/Fahrerin|Lkw-Fahrer",
    meterNumber:
      "Zählernummer|Zähler-Nr|Zählernr|Zähler Nr|Gerätenummer|Stromzählernummer|Gaszählernummer|Wasserzählernummer",
    supplyPoint:
      "Zählpunkt|Zählpunktbezeichnung|Zählpunktnummer|Marktlokation|Marktlokations-ID|MaLo-ID|Messlokation|Lieferstelle|Zählpunktbez.|Zählpunkt-ID|Zählpunktbezeichnung Strom",
    previousReading:
      "Alter Zählerstand|Zählerstand alt|Stand alt|Alter Stand|Anfangsstand|Zählerstand Anfang|Vorheriger Zählerstand|Letzter Zählerstand|Anfangszählerstand|Zählerstand vorher|Zählerstand Beginn|Zählerstand Vorjahr",
    currentReading:
      "Neuer Zählerstand|Zählerstand neu|Stand neu|Neuer Stand|Endstand|Zählerstand Ende|Aktueller Zählerstand|Endzählerstand|Zählerstand|Zählerstand aktuell|Zählerstand bei Ablesung|Neue Ablesung",
    consumption:
      "Verbrauch|Gesamtverbrauch|Verbrauchsmenge|Stromverbrauch|Gasverbrauch|Wasserverbrauch|Energieverbrauch|Verbrauch gesamt|Verbrauch kWh|Verbrauch m³",
    retention:
      "Sicherheitseinbehalt|Einbehalt|Deckungsrücklass|Haftrücklass|Gewährleistungseinbehalt|Sicherheitsrückbehalt|abzgl. Sicherheitseinbehalt|abzgl. Deckungsrücklass|abzgl. Haftrücklass|abzgl. Einbehalt|abzüglich Sicherheitseinbehalt|Garantierückbehalt|Rückbehalt|Haftungsrücklass|Garantierücklass|Gewährleistungsrücklass",
    workToDate:
      "Leistung kumuliert|Leistung gesamt kumuliert|Kumulierte Leistung|Kumulierter Wert|Gesamtleistung kumuliert|Gesamtleistung bisher|Leistungsstand|Leistungswert kumuliert|Bisher erbrachte Leistung|Bisher erbrachte Leistungen|Kumulierte Gesamtleistung|Leistungsstand netto|Leistung kum.|Gesamtleistung bis dato|Leistung bis dato",
    previouslyBilled:
      "Bisherige Abschlagsrechnungen|abzgl. bisherige Abschlagsrechnungen|abzgl. bisherige Abschlagsrechnungen netto|Bisherige Abschlagszahlungen|abzgl. Abschlagszahlungen|abzüglich Abschlagszahlungen|abzgl. bisherige Abschlagszahlungen|Bereits abgerechnet|Bereits in Rechnung gestellt|abzgl. bisheriger Abschlagsrechnungen|Abzüglich Akonto|abzgl. Teilrechnungen|Bisher fakturiert|abzgl. bereits gestellter Rechnungen|abzgl. gestellter Abschlagsrechnungen|Gestellte Abschlagsrechnungen",
    costCentre: "Kostenstelle|Kostenstelle Nr|Kostenstellennummer|Kst|KSt.-Nr|Kostenträger|Ko.-St.|Kostenst.|Kost.-St.",
    billOfLading:
      "Konnossement|Konnossement Nr|Konnossementsnummer|B/L-Nr|B/L-Nummer|Seefrachtbrief Nr|Bill of Lading Nr|HBL-Nr",
    countryOfOrigin:
      "Ursprungsland|Warenursprung|Ursprung der Ware|Herkunftsland|Ursprungsland der Ware|Urspr.-Land|Ursprungsl.|Warenherkunft",
    lotNumber:
      "Chargennummer|Chargen-Nr|Chargennr|Chargenbezeichnung|Losnummer|Los-Nr|Ch.-B.|Charge Nr|Ch.-Nr|Chrg.-Nr|Charge/Los",
    manufactureDate:
      "Herstelldatum|Herstellungsdatum|Produktionsdatum|Fertigungsdatum|Hergestellt am|Herst.-Datum|Herst.-Dat.|Herstelltag",
    dateOfBirth: "Geburtsdatum|geb. am|geboren am|Geb.-Datum|Geburtstag|Geb. Dat.|Geburtsdat.|Geboren",
    patient: "Patient|Patientin|Patientenname|Name des Patienten|Patient/in|Patient(in)|Pat.|Pat.-Name|Name Patient",
    treatingDoctor:
      "Behandler|Behandlerin|Behandelnder Arzt|Behandelnde Ärztin|Arzt|Ärztin|Behandelnder Zahnarzt|Behandelnde Zahnärztin|Zahnarzt",
    fees: "Summe Honorar|Summe Gebühren|Gebührensumme|Honorar|Honorarbetrag|Nettohonorar",
    expenses:
      "Auslagen|Summe Auslagen|Spesen|Barauslagen|Auslagenersatz|Auslagen gesamt|Auslagenpauschale|Summe Barauslagen",
    employer: "Arbeitgeber|Arbeitgeberin|Name des Arbeitgebers|Dienstgeber|Dienstgeberin|Name des Dienstgebers",
    employee:
      "Arbeitnehmer|Arbeitnehmerin|Arbeitnehmer/in|Mitarbeiter|Mitarbeiterin|Mitarbeiter/in|Name des Mitarbeiters|Name des Arbeitnehmers|Dienstnehmer|Dienstnehmerin|Name des Dienstnehmers",
    supplyAddress:
      "Verbrauchsstelle|Abnahmestelle|Entnahmestelle|Anschrift der Verbrauchsstelle|Adresse der Verbrauchsstelle|Verbrauchsadresse|Adresse der Abnahmestelle",
    placeOfLoading:
      "Ladestelle|Beladestelle|Ladeort|Beladeort|Abholort|Ort der Übernahme|Ladehafen|Verladehafen|Abholadresse|Abholstelle|Abgangsort",
    placeOfUnloading:
      "Entladestelle|Entladeort|Abladestelle|Abladeort|Löschhafen|Entladehafen|Bestimmungsort|Ablieferungsort|Ablieferungsstelle",
    loadingDate: "Ladedatum|Beladedatum|Ladetermin|Datum der Beladung|Verladedatum|Abholdatum|Abholtermin|Abholung am",
    premium:
      "Prämie|Versicherungsprämie|Gesamtprämie|Jahresprämie|Versicherungsbeitrag|Jahresbeitrag|Gesamtbeitrag|Bruttoprämie|Beitrag inkl. Versicherungssteuer|Zahlbeitrag|Bruttobeitrag",
    taxYear:
      "Steuerjahr|Veranlagungsjahr|Veranlagungszeitraum|Abgabenjahr|Kalenderjahr|Steuerperiode|Bemessungsjahr|Veranlagungsperiode",
    employeeNumber:
      "Personalnummer|Personal-Nr.|Pers.-Nr.|Mitarbeiternummer|Mitarbeiter-Nr.|Arbeitnehmernummer|Beschäftigtennummer",
    socialSecurityNumber:
      "Sozialversicherungsnummer|Sozialversicherungs-Nr.|SV-Nummer|SV-Nr.|Rentenversicherungsnummer|RV-Nummer|AHV-Nummer|AHV-Nr.",
    jobTitle:
      "Berufsbezeichnung|Stellenbezeichnung|Tätigkeitsbezeichnung|Ausgeübte Tätigkeit|Positionsbezeichnung|Stellentitel",
    hireDate:
      "Eintrittsdatum|Eintritt|Eintritt am|Beschäftigt seit|Beginn der Beschäftigung|Dienstantritt|Diensteintritt",
    netPremium:
      "Nettoprämie|Nettobeitrag|Prämie netto|Beitrag netto|Nettojahresprämie|Nettojahresbeitrag|Jahresnettobeitrag|Jahresnettoprämie|Beitrag ohne Versicherungsteuer|Prämie ohne Versicherungssteuer",
    premiumTax: "Versicherungsteuer|Versicherungssteuer|Vers.-Steuer|VersSt",
    stampDuty: "Stempelsteuer|Stempelgebühr|Stempelabgabe|Stempelmarke|Stempelabgaben",
    broker: "Makler|Versicherungsmakler|Vermittler|Versicherungsvermittler|Vermittelt durch|Betreuender Vermittler",
    totalDebits:
      "Summe Soll|Soll gesamt|Summe Belastungen|Summe der Belastungen|Belastungen gesamt|Gesamtbelastungen|Summe Lastschriften|Summe Ausgänge|Summe Zahlungsausgänge|Summe der Auszahlungen|Total Belastungen|Umsätze Soll",
    totalCredits:
      "Summe Haben|Haben gesamt|Summe Gutschriften|Summe der Gutschriften|Gutschriften gesamt|Gesamtgutschriften|Summe Eingänge|Summe Zahlungseingänge|Summe der Einzahlungen|Total Gutschriften|Umsätze Haben",
    assessedValue:
      "Grundsteuerwert|Einheitswert|Steuerwert|Grundsteuermessbetrag|Amtlicher Wert|Messbetrag|Steuermessbetrag|Grundbesitzwert",
    description: "Beschreibung|Bezeichnung|Artikel|Leistung|Bemerkung|Bemerkungen|Artikelbezeichnung|Hinweis",
  },
  weakLabels: {
    dueDate: "Spätestens",
    customerNumber: "Kunde|Kundin",
    accountNumber: "Bankverbindung|Bankkonto",
    invoiceNumber: "Rechnung",
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
    documentNumber: "Nummer|Nr|Beleg",
    expiryDate: "Gültigkeit|Haltbarkeit|Verfall|Ablauf",
    policyNumber: "Polizze|Police",
    premium: "Beitrag",
    meterNumber: "Zähler",
    supplyAddress: "Lieferanschrift|Objektadresse|Objekt",
    mileage: "Kilometer|Km",
    firstRegistration: "Zulassungsdatum|Zulassung",
    trailerPlate: "Auflieger|Sattelauflieger|Anhänger",
    lotNumber: "Charge|Schmelze",
    countryOfOrigin: "Ursprung|Herkunft",
    costCentre: "Kontierung",
    approver: "Freigabe|Freigegeben|Genehmigt",
    signatory: "Unterschrift|Vertreten durch",
    confirmationNumber: "Auftragsbestätigung",
    receiptNumber: "Kassabon|Kassenbon",
    changeGiven: "Retour",
    guests: "Erwachsene",
    station: "Medium|Titel",
    commission: "Kommission",
    assessedValue: "Verkehrswert",
    retention: "Sicherheitsleistung",
    workToDate: "Gesamtleistung",
    jobTitle: "Tätigkeit|Funktion|Beruf",
    socialSecurityNumber: "Versicherungsnummer",
  },
  periodLabels:
    "Zeitraum|Leistungszeitraum|Lieferzeitraum|Laufzeit|Vertragslaufzeit|Gültigkeit|Kampagnenzeitraum|Versicherungszeitraum|Mietzeitraum|Mietdauer|Sendezeitraum|Sendetage|Sendetermine|Ausstrahlung|Ausstrahlungszeitraum|Schaltzeitraum|Schaltung|Buchungszeitraum|Flugdaten|Kampagnenlaufzeit|Kampagnendaten|Werbezeitraum|Einsatzzeitraum|Zeitraum der Leistung|Auftragszeitraum",
  billingPeriodLabels: "Abrechnungszeitraum|Rechnungszeitraum",
  recipientLabels: "An|Empfänger",
  slipTitles: "Zahlungsabschnitt|Einzahlungsschein|Zahlschein|Zahlteil|Überweisungsträger|Zahlungsavis|Zahlungsbeleg",
  clerkLabels:
    "Bearbeiter|Bearbeiterin|Sachbearbeiter|Sachbearbeiterin|Verkäufer|Vertriebsmitarbeiter|Techniker|Monteur|Kassierer|Bearbeitet von|Erstellt von|Berater|Kundenberater|Es bediente Sie|Verkäuferin|Kassiererin|Kassier",
  nameLabels:
    "Name|Firma|Unternehmen|Firmenname|Name der Firma|Name, Vorname|Vor- und Nachname|Vorname und Name|Name und Vorname",
  senderNames:
    "Schule|Universität|Hochschule|Hersteller|Gemeinde|Stadtverwaltung|Behörde|Finanzamt|Versicherungsgesellschaft|Versicherungsunternehmen|Hausverwaltung|Liegenschaftsverwaltung|Labor|Arztpraxis|Praxis|Klinik|Krankenhaus|Netzbetreiber|Energieversorger|Stromlieferant|Gaslieferant|Versorger|Wasserversorger|Stadtwerke|Kanzlei|Notar|Verein|Werkstatt|Exporteur|Versicherer|Prüfstelle|Prüfinstitut|Senderbetreiber|Sendergruppe|Hotel|Einrichtung|Institut|Veranstalter|Betreiber|Ausstellende Behörde|Zulassungsbehörde|Anwaltskanzlei|Rechtsanwaltskanzlei|Rechtsanwalt|Steuerberater|Steuerberatungskanzlei|Zahnarztpraxis|Tierarztpraxis|Ordination|Apotheke|Energieversorgungsunternehmen|Energieunternehmen|Elektrizitätswerk|Wasserwerk|Autohaus|Garage|Reisebüro|Fahrschule|Verband|Krankenkasse|Wohnbaugenossenschaft|Genossenschaft",
  recipientNames:
    "Mitglied|Vereinsmitglied|Schuldner|Schuldnerin|Versicherungsnehmer|Versicherungsnehmerin|Steuerpflichtiger|Steuerpflichtige|Abgabepflichtiger|Abgabenschuldner|Gebührenschuldner|Beitragspflichtiger|Eltern|Erziehungsberechtigte|Vertragspartner|Adressat|Abonnent|Abonnentin|Wohnungseigentümer",
  elementNames: {
    referenceNumber: "Käuferreferenz|Leitweg-ID",
    amountPaid: "Gezahlter Betrag|Vorausbezahlter Betrag",
    periodFrom: "Leistungszeitraum von|Leistungszeitraum Beginn|Abrechnungszeitraum von|Abrechnungszeitraum Beginn",
    periodTo: "Leistungszeitraum bis|Leistungszeitraum Ende|Abrechnungszeitraum bis|Abrechnungszeitraum Ende",
  },
  headings: {
    position: "Pos.|Position|Lfd. Nr.|Nr.|Lfd.|Zeile|Posten|Pos-Nr|Lfd-Nr|Ziffer",
    article:
      "Artikelnummer|Artikel-Nr.|Art.-Nr.|Art-Nr|Materialnummer|Material|Artikelcode|Bestellnummer|Best.-Nr|Produktnummer|Produktcode|Teilenummer|Sachnummer|Ident-Nr|Mat.-Nr|Artikel Nr|EAN|SKU|Ziffer|Gebührenziffer|GOÄ-Ziffer|Tarifziffer|Leistungsziffer",
    description:
      "Beschreibung|Artikelbezeichnung|Bezeichnung|Leistung|Leistungen|Leistungsbeschreibung|Produkt|Produktbezeichnung|Artikel|Artikelbeschreibung|Ware|Warenbezeichnung|Text|Positionstext|Bez.|Artikelbez.|Produktbeschreibung|Leistungsart|Gegenstand|Ware/Leistung|Ware oder Leistung|Waren|Bezeichnung der Ware|Bezeichnung der Leistung|Bezeichnung des Artikels|Position / Leistung|Inhalt|Tätigkeit|Produktname|Artikelname|Beschreibung der Leistung",
    quantity:
      "Menge|Anzahl|Anz.|Mge.|Liefermenge|Bestellmenge|Stück|Stk.|Std.|Stunden|Stückzahl|Mengen|Anz|Menge/Einheit|Liefermg.|Anzahl Stück|Bestellte Menge|Gelieferte Menge|Mg.|Geliefert|Bestellt",
    unit: "Einheit|ME|Einh.|Mengeneinheit|VE|Einh|Maßeinheit|Eh.|Gebinde",
    priceBase: "Preiseinheit|Preis-Einheit|Preisbasis|PE|PEH",
    unitPrice:
      "Einzelpreis|Stückpreis|Stundensatz|Stundenlohn|Tagessatz|Preis pro Einheit|Preis/Einheit|Preis je Einheit|Einzelpreis netto|Einzelpr.|Netto-Einzelpreis|EP netto|VK-Preis|E-Preis|EP|Nettopreis|Satz|Preis|Preis je Stück|Preis pro Stück|Stück-Preis|Einzelbetrag|Einzel|Preis/Stück|Preis/St.|Einheitspreis|Preis netto|Netto-Preis|Einzelpreis EUR|Preis EUR|E.-Preis|EZ-Preis|Preis je ME|Listenpreis|Kosten je Einheit|Einzelwert|Preis / Einh.",
    lineTotal:
      "Zeilenbetrag|Gesamtpreis|Gesamtbetrag|Positionsbetrag|Positionswert|Nettobetrag|Gesamt netto|Gesamt|Betrag|Summe|Gesamtpreis netto|Gesamtpr.|Ges.-Preis|G-Preis|GP|Wert netto|Netto|Wert|Total|Zeilensumme|Zeilenwert|Zeilengesamt|Positionssumme|Postenbetrag|Summe netto|Betrag netto|Gesamtwert|Gesamt EUR|Preis gesamt|Summe EUR|Ges.-Betrag|Endpreis|Nettowert|Warenwert|Gesamtsumme|Gesamtpreis EUR|Nettosumme",
    taxRate:
      "Steuersatz|MwSt.|USt.|USt. %|MwSt.-Satz|USt-Satz|MwSt-Satz %|Steuer|Steuer %|USt|MwSt|Umsatzsteuer|Mehrwertsteuer|Steuer-%|USt.-Satz|St.-Satz|USt-%|MwSt-%|Umsatzsteuersatz",
    taxAmount:
      "Steuerbetrag|MwSt.-Betrag|USt.-Betrag|MwSt-Betrag|USt-Betrag|Betrag MwSt|Betrag USt|Umsatzsteuerbetrag|Mehrwertsteuerbetrag|Steuer EUR|MwSt EUR|USt EUR|Steuern|Steuer|MwSt|USt|Umsatzsteuer|Mehrwertsteuer",
    lineGross:
      "Bruttobetrag|Betrag brutto|Gesamt brutto|Gesamtpreis brutto|Summe brutto|Bruttosumme|Bruttowert|Wert brutto|Betrag inkl. MwSt.|Gesamt inkl. MwSt.|Summe inkl. MwSt.|Preis inkl. MwSt.|Bruttopreis|Gesamtbetrag brutto|Betrag inkl. USt.|Gesamt inkl. USt.|Brutto",
    discount:
      "Rabatt|Rabatt %|Nachlass|Skonto|Skontobetrag|Skontoabzug|Abzug|Abzüge|Rab.|Rab. %|Ermäßigung|Preisnachlass|Minderung|Kürzung",
    bookingDate:
      "Buchungstag|Buchungsdatum|Buchung|Bu.-Tag|Datum|Gebucht am|Buch.-Datum|Buchungsdat.|Bu-Datum|Bu-Tag|Tag",
    valueDate: "Wertstellung|Wertstellungstag|Valuta|Valutadatum|Wert|Wertst.|Wertdatum|Valutatag",
    details:
      "Verwendungszweck|Buchungstext|Umsatzart / Verwendungszweck|Vorgang|Erläuterung|Buchungsinformation|Buchungsdetails|Zahlungsgrund|Zweck|Umsatztext|Text|Beschreibung|Bezeichnung|Geschäftsvorfall|Umsatzart|Bemerkung|Verwendungszweck / Empfänger",
    amount: "Umsatz|Betrag EUR|Betrag in EUR|Betrag|Umsatz in EUR|Umsatz EUR|Buchungsbetrag|Summe|Umsatzbetrag|Höhe",
    documentNumber:
      "Rechnungsnummer|Rechnungs-Nr.|Ihre Rechnung|Belegnummer|Beleg-Nr.|Ihr Beleg|Beleg|Referenz|Rechn.-Nr|Rg.-Nr|Rechnung|Rechnung Nr|Beleg-Nummer|Belegnr|Dokumentnummer|Dokument|Ihre Rechnungsnummer|Ihre Rechnungs-Nr|Faktura|Ihre Belegnummer|Vorgang",
    documentDate:
      "Rechnungsdatum|Belegdatum|Rg.-Datum|Datum|Datum der Rechnung|Rechn.-Datum|Beleg-Datum|Dokumentdatum|vom|Rechnung vom|Belegdat.|Ausstellungsdatum",
    grossAmount:
      "Rechnungsbetrag|Bruttobetrag|Belegbetrag|Brutto|Betrag|Rechnungssumme|Bruttosumme|Bruttowert|Ursprungsbetrag|Gesamtbetrag|Forderung|Offener Betrag|Rechnungsbetrag brutto|Belegsumme|Betrag brutto",
    paidAmount:
      "Gezahlter Betrag|Zahlbetrag|Bezahlt|Zahlung|Nettobetrag|Netto|Zahlungsbetrag|Überwiesen|Auszahlung|Beglichen|Gezahlt|Gezahlte Summe|Überwiesener Betrag|Bezahlter Betrag|Ausgleich|Regulierungsbetrag|Ausgleichsbetrag|Überweisungsbetrag",
    date: "Datum",
    debit:
      "Soll|Lastschrift|Belastung|Ausgang|Zu Ihren Lasten|Ausgänge|Auszahlung|Auszahlungen|Lastschriften|Belastungen|S|Abgang|Minus|Sollbetrag|Soll EUR|Ausgaben",
    credit:
      "Haben|Gutschrift|Eingang|Zu Ihren Gunsten|Eingänge|Einzahlung|Einzahlungen|Gutschriften|H|Zugang|Plus|Habenbetrag|Haben EUR|Einnahmen",
    balance: "Saldo|Kontostand|Neuer Saldo|Saldo EUR|Saldo neu|Kontosaldo|Bestand|Stand|Saldo nach Buchung|Guthaben",
  },
  weakHeadings: {
    priceBase: "Je|Pro|Per",
    description: "Deckung|Deckungen|Versicherungsschutz|Versicherte Gefahr",
    lineTotal: "Preis|Kosten|Gebühr|Entgelt|Honorar|Prämie|Beitrag",
    lineGross: "Gesamt|Gesamtbetrag|Summe|Betrag|Gesamtpreis|Total",
    article: "Artikel|Produkt",
    valueDate: "Datum",
    debit: "Rechnungen",
    credit: "Zahlungen|Zahlung",
  },
  totals:
    "Summe|Gesamtsumme|Zwischensumme|Gesamtbetrag|Gesamt|Endbetrag|Rechnungsbetrag|Nettobetrag|Nettosumme|Bruttobetrag|Bruttosumme|Netto|Brutto|Warenwert|Positionssumme|Zahlbetrag|zu zahlen|Rechnungssumme|Summen|Gesamtsummen|Insgesamt",
  taxes: "MwSt|zzgl|inkl. MwSt|zuzüglich|Umsatzsteuer|USt|Mehrwertsteuer|Steuerbetrag",
  yearToDate:
    "Kumuliert|Kumulierte Werte|Jahreswert|Jahreswerte|Jahressumme|Jahressummen|Jahr kumuliert|Aufgelaufen|lfd. Jahr|Laufendes Jahr|Seit Jahresbeginn",
  payments:
    "Bar|Barzahlung|Bar bezahlt|Bar gegeben|Gegeben|EC|EC-Karte|EC-Cash|Girocard|Girokarte|Karte|Kartenzahlung|Kreditkarte|Debitkarte|Bankkarte|Lastschrift|Gutschein|Geschenkkarte|Rückgeld|Wechselgeld|Zurück|Bar zurück",
  paymentMeans: "Zahlungsart|Zahlungsweise|Zahlungsmethode|Zahlungsmittel|Zahlart|Zahlungsform|Bezahlt mit",
  taxBases: "bemessungsgrundlage bemessungsgrundlagen steuerbasis basis grundlage warenwert",
  carries: "Übertrag",
  footnotes: "quelle|anmerkung",
  captions: "tabelle|tab\\.|abbildung",
  tableWords: "tabelle",
  months: ["januar februar märz april mai juni juli august september oktober november dezember"],
  monthForms: {
    1: "jänner jaenner",
    3: "maerz mrz mär",
  },
  notMonths: "",
  rangeWords: "bis",
  dayLinks: "",
  yearLinks: "",
  dayArticles: "den|zum",
  meanings: {
    start: "start beginn anfang erster erste erstes",
    period: "zeitraum periode laufzeit kampagne sende ausstrahlung schaltung dauer",
    rate: "satz prozentsatz prozent",
    number: "nummer nr kennung kennziffer kennnummer identnummer zeichen",
    date: "datum tag termin",
    sum: "betrag summe wert total höhe kosten umsatz volumen budget",
    net: "netto",
    gross: "brutto",
    vat: "umsatzsteuer mehrwertsteuer ust mwst",
    tax: "steuer",
    before: "vor ohne exkl exklusive zzgl",
    after: "mit inkl inklusive nach",
    due: "offen fällig zahlbar ausstehend rest restlich",
    paid: "bezahlt gezahlt beglichen",
    invoice: "rechnung faktura fakturen beleg",
    order: "bestellung bestell auftrag",
    contract: "vertrag kontrakt",
    customer: "kunde käufer abnehmer empfänger besteller adressat auftraggeber",
    supplier: "lieferant verkäufer händler anbieter aussteller steller kreditor",
    payment: "zahlung zahl bezahlung begleichung überweisung",
    delivery: "lieferung liefer leistung versand",
    issue: "ausstellung",
    deadline: "frist ziel fälligkeit",
    name: "name person",
    account: "konto",
    bank: "bank",
    reference: "referenz",
    quote: "angebot",
    project: "projekt",
    advertiser: "werbekunde werbetreibend werbende werbung inserent reklame",
    agency: "agentur",
    discount: "rabatt nachlass skonto",
    freight: "fracht porto",
    commission: "provision",
    balance: "saldo kontostand",
    opening: "anfang alt eröffnung",
    closing: "neu schluss abschluss",
    statement: "auszug kontoauszug",
    document: "dokument unterlage",
    company: "firma unternehmen organisation betrieb gesellschaft partei",
    registration: "identifikation register registrierung registriert registrier registrant eintragung eingetragen",
    all: "gesamt alle komplett voll",
    end: "end ende ablauf letzter letzte letztes",
    line: "position zeile posten",
    original: "ursprung ursprünglich original zugehörig",
    address: "adresse anschrift",
    receipt: "quittung bon kassenbon",
  },
  formWords: germanFormWords,
  endings: "s es e en n er em r em",
  modifiers: "der die das des dem den von für auf im am zur zum laut gemäß und bis abzug",
  forms: {
    no: "nummer",
    id: "ident",
    vat: "mwst ust umsatzsteuer mehrwertsteuer",
    inkl: "inklusive",
    exkl: "exklusive ohne",
  },
  mediaCompanies:
    "Verlag|Verlagshaus|Rundfunkanstalt|Sendeanstalt|Medienhaus|Sendeunternehmen|Rundfunkveranstalter|An den Verlag|Kabelnetzbetreiber|Kabelgesellschaft",
  fillers: "der die das dem den des ihre ihr unsere unser und bitte",
  possessives: "ihre ihr ihren unsere unser",
  ours: "unser unsere unseres",
  starts: "beginn von ab anfang erster erste start",
  ends: "ende bis letzter letzte",
  periods: "zeitraum laufzeit",
  variants: "variante ausführung",
  sections:
    "abschnitt gruppe kategorie kapitel titel gewerk raum bereich etage geschoss gebäude objekt baustelle projekt bauvorhaben kommission phase abteilung kostenstelle standort filiale sender station warengruppe bauteil los",
  clients: "kunde auftraggeber",
  compoundEnds:
    "nummer datum betrag summe preis name adresse anschrift zeitraum periode start beginn anfang ende wert tag kosten kunde nr id",
  numberWords: "nr nummer",
  dated: "vom von datum",
  by: "von An",
  links: "und für von der die das",
  or: "oder",
  and: "und",
  of: "von der des pro je für",
  titles: {
    confirmation: "auftragsbestatigung|bestellbestatigung",
    creditNote: "gutschrift|rechnungs(?:korrektur|storno)|stornorechnung|stornobeleg|\\bstorno\\b|korrekturrechnung",
    receipt: "quittung|kassenbon|zahlungsbeleg|zahlungsquittung",
    quote: "angebot|kostenvoranschlag|\\boffert",
    deliveryNote: "lieferschein|packliste|versandschein|warenbegleitschein|warenausgangsschein|packzettel|abholschein",
    invoice: "rechnung|gutschrift|quittung|honorarnote|\\bliquidation\\b|privatliquidation|proforma",
    order: "auftrag|bestellung|bestellschein|bestellformular|einschaltplan|schaltauftrag",
    payment: "zahlung|uberweisungs?(?:avis|anzeige|beleg|auftrag)",
    statement: "auszug",
    contract: "vertrag",
  },
  purchases: "einkaufsbestellung|^bestellung|lieferantenbestellung|^bestellschein",
  contactWords: "tel|fon|fax|ust",
  sectionWords: "daten angaben informationen adresse anschrift name kontakt",
  beginningVerbs: "beginnt beginnend beginnen startet",
  endingVerbs: "endet endend enden ausläuft",
  addressParticles: "der den dem am an im zum zur",
  definitionMarkers: "nachfolgend nachstehend folgenden",
  partyMarkers: "zwischen",
  salutations: "herr herrn frau firma fa eheleute",
  departments:
    "Buchhaltung|Kreditorenbuchhaltung|Finanzbuchhaltung|Rechnungsprüfung|Rechnungseingang|Rechnungswesen|Rechnungsstelle|Rechnungsabteilung|Einkauf|Zentraleinkauf|Einkaufsabteilung|Mediaeinkauf|Finanzabteilung|Verwaltung|Geschäftsleitung|Geschäftsführung|Hauptverwaltung|Abt. Buchhaltung|Abteilung Buchhaltung|Abt. Einkauf|Hausverwaltung",
  closings:
    "Mit freundlichen Grüßen|Mit freundlichem Gruß|Freundliche Grüße|Herzliche Grüße|Viele Grüße|Beste Grüße|Hochachtungsvoll|Mit besten Grüßen|Vielen Dank|Danke|Besten Dank|Herzlichen Dank|Vielen Dank für Ihren Auftrag|Vielen Dank für Ihren Einkauf|Vielen Dank für Ihre Bestellung|Vielen Dank für Ihr Vertrauen|Wir danken für Ihren Auftrag|Wir danken Ihnen für Ihren Auftrag|Danke für Ihren Einkauf",
  recipientWords: "an fur",
  senderWords: "durch",
  dayWords: "tag tage tagen t",
  monthWords: "monat monate monaten",
  weekWords: "woche wochen wöchentlich wo kw",
  beyondWords: "über mehr als älter ab",
  overdueWords: "überfällig überfällige fällig verzug verspätet offen rückständig seit betrag saldo",
  notDue: "Nicht fällig|Noch nicht fällig|Nicht überfällig|Aktuell|Laufend",
  replyWords: "antwort antworten rückmeldung rückantwort stellungnahme",
  lastDayWords: "bis vor spätestens",
  debitWords: "lastschrift abgebucht abbuchen eingezogen einziehen bankeinzug sepalastschrift",
  placeWords: "haus hof zentrum gebaude strasse weg platz industriegebiet gewerbegebiet gewerbepark gasse allee",
  noAddressWords: "rechnung",
}
