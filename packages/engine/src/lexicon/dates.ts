import type { Concept } from "./concept.ts"

/** Days, and the ends of periods. */
export const DATES: readonly Concept[] = [
  {
    id: "invoiceDate",
    kind: "date",
    labels: {
      en: "Invoice date|Date of invoice|Invoice issue date|Issue date|Date of issue|Issued on|Date issued|Bill date|Billing date|Inv date|Tax date|Invoice dated|Document date|Date of document|Receipt date|Tax point|Invoiced on|Statement date",
      de: "Rechnungsdatum|Rechnung vom|Datum der Rechnung|Ausstellungsdatum|Belegdatum|Rechn.-Datum|Fakturadatum|Rg-Datum|Re-Datum|Ausgestellt am|Rechnungstag|Dokumentdatum",
      fr: "Date de facture|Date de la facture|Date facture|Date de facturation|Date d'émission|Facture du|Émise le|Date du document|Facturé le",
      nl: "Factuurdatum|Datum factuur|Factuur datum|Notadatum|Uitgiftedatum|Documentdatum",
      it: "Data fattura|Data della fattura|Data di emissione|Data emissione|Data documento|Fattura del",
      es: "Fecha de factura|Fecha factura|Fecha de la factura|Fecha de emisión|Fecha emisión|Fecha de expedición|Fecha del documento",
      pt: "Data da fatura|Data fatura|Data de emissão|Data emissão|Data da factura|Data do documento|Emitida em",
      pl: "Data faktury|Data wystawienia|Data wystawienia faktury|Wystawiono dnia|Data dokumentu|Wystawiona",
    },
    weak: "Date|Datum|Data|Fecha|Dated|Le|Vom|Dt",
    related: ["printDate"],
  },
  {
    id: "dueDate",
    kind: "date",
    labels: {
      en: "Due date|Payment due date|Due on|Due by|Payable by|Date due|Payment due|Pay by|Payment due by|Due|Please pay by|To be paid by|Payment deadline|Expiry date of payment|Balance due date|No later than|On or before|Amount due on|Total amount due on|Due for payment on|Date payment due",
      de: "Fälligkeitsdatum|Fällig am|Fälligkeit|Zahlbar bis|Zahlungsziel|Zahlung bis|Zahlungsfrist|Fällig bis|zahlbar bis zum|Zu zahlen bis|Fällig|Fälligkeitstag|Zahltermin|bis zum|bis spätestens|spätestens bis|spätestens am|überweisen bis zum",
      fr: "Date d'échéance|Échéance|Date limite de paiement|À payer avant le|Payable le|Date échéance|À régler avant le|Date de prélèvement|Prélèvement le|Date limite|Échéance le|Paiement à effectuer avant|avant le|au plus tard le|Échéance au",
      nl: "Vervaldatum|Vervaldag|Betalen voor|Uiterste betaaldatum|Te betalen voor|Betaal voor|Uiterlijk betalen op|Verval datum|uiterlijk op|uiterlijk voor",
      it: "Data di scadenza|Scadenza|Data scadenza|Scadenza pagamento|Pagamento entro|Da pagare entro|Scadenze|entro il",
      es: "Fecha de vencimiento|Vencimiento|Fecha vencimiento|Fecha límite de pago|Vence el|Fecha límite|Pagar antes de|Vencimientos|antes del",
      pt: "Data de vencimento|Vencimento|Data vencimento|Data limite de pagamento|Data venc|Data limite|Pagar até",
      pl: "Termin płatności|Termin zapłaty|Zapłacić do|Zapłata do dnia|Zapłata do|Płatne do",
    },
  },
  {
    id: "orderDate",
    kind: "date",
    labels: {
      en: "Order date|Date of order|Ordered on|PO date|Purchase order date|Sales order date|Booking date|Order entry date",
      de: "Bestelldatum|Auftragsdatum|Bestellung vom|Auftrag vom|Bestellt am|Buchungsdatum",
      fr: "Date de commande|Date commande|Commande du|Commandé le",
      nl: "Orderdatum|Besteldatum|Datum bestelling",
      it: "Data ordine|Ordine del|Data dell'ordine",
      es: "Fecha de pedido|Fecha pedido|Fecha del pedido",
      pt: "Data da encomenda|Data do pedido|Data encomenda",
      pl: "Data zamówienia",
    },
  },
  {
    id: "contractDate",
    kind: "date",
    labels: {
      en: "Contract date|Agreement date|Date of contract|Signature date|Signed on|Date signed",
      de: "Vertragsdatum|Vertrag vom|Vertragsabschluss|Unterschriftsdatum",
      fr: "Date du contrat|Date de signature",
      nl: "Contractdatum|Datum ondertekening",
      it: "Data contratto|Data del contratto",
      es: "Fecha del contrato|Fecha de firma",
      pt: "Data do contrato|Data de assinatura",
      pl: "Data umowy|Data zawarcia umowy",
    },
  },
  {
    id: "deliveryDate",
    kind: "date",
    labels: {
      en: "Delivery date|Date of delivery|Shipping date|Ship date|Shipped on|Supply date|Date of supply|Service date|Dispatch date|Delivered on|Performance date|Deliver by|Delivery by|Required by|Required date|Requested delivery date|Expected delivery|Needed by|Delivery due|Deliver on|Ship by|Delivered",
      de: "Lieferdatum|Leistungsdatum|Liefertermin|Lieferung am|Liefertag|Leistung am|Tag der Lieferung|Lieferdatum Leistungsdatum|Datum der Lieferung|Versanddatum|Wunschtermin|Wunschlieferdatum|Liefern bis|Lieferung bis|Gewünschter Liefertermin|Lieferfrist",
      fr: "Date de livraison|Date livraison|Livré le|Date de prestation|Date d'expédition|Livraison souhaitée|À livrer le|Livraison le|Livraison prévue|Délai de livraison|Délai|Livrer avant le",
      nl: "Leverdatum|Leveringsdatum|Verzenddatum|Datum levering|Gewenste leverdatum|Leveren op|Levering op|Levertermijn|Gewenste levering",
      it: "Data di consegna|Data consegna|Data spedizione|Consegna prevista|Consegna entro|Consegna richiesta|Consegnare entro|Termine di consegna",
      es: "Fecha de entrega|Fecha entrega|Fecha de envío|Fecha de operación|Entrega prevista|Plazo de entrega|Entrega solicitada|Entregar antes del|Entrega",
      pt: "Data de entrega|Data entrega|Data de envio|Entrega prevista|Entregar até|Entregue em|Prazo de entrega",
      pl: "Data dostawy|Termin dostawy|Dostawa do|Data sprzedaży|Termin realizacji|Data wykonania usługi|Data dokonania dostawy",
    },
  },
  {
    id: "paymentDate",
    kind: "date",
    labels: {
      en: "Payment date|Date of payment|Paid on|Date paid|Value date|Remittance date|Settlement date|Payment made on|Transfer date",
      de: "Zahlungsdatum|Zahldatum|Bezahlt am|Gezahlt am|Wertstellung|Valuta|Buchungstag|Zahlung vom|Zahlungstag|Überweisungsdatum|Ausführungsdatum",
      fr: "Date de paiement|Payé le|Date de valeur|Date de règlement|Réglé le|Date du virement|Date d'exécution",
      nl: "Betaaldatum|Betaald op|Valutadatum|Betalingsdatum|Datum betaling",
      it: "Data pagamento|Data di pagamento|Data valuta|Pagato il|Data bonifico",
      es: "Fecha de pago|Pagado el|Fecha valor|Fecha del pago|Fecha de transferencia",
      pt: "Data do pagamento|Data de pagamento|Pago em|Data valor|Data da transferência",
      pl: "Data płatności|Data zapłaty|Zapłacono dnia|Data waluty|Data przelewu",
    },
    related: ["invoiceDate"],
  },
  {
    id: "printDate",
    kind: "date",
    isLoose: true,
    labels: {
      en: "Print date|Printed|Date printed|Printed on|Run date|Revision date|Date entered|Entry date|Create date|Created|Date created|Last modified|Mod date|Original date|Original date rev|Report date|Timestamp",
      de: "Druckdatum|Gedruckt am|Erstellt am|Erstellungsdatum",
      fr: "Imprimé le|Date d'impression|Date de création",
      nl: "Afdrukdatum|Aangemaakt op",
      it: "Data di stampa|Stampato il",
      es: "Fecha de impresión|Impreso el|Fecha de creación",
      pt: "Data de impressão|Impresso em",
      pl: "Data wydruku|Wydrukowano",
    },
  },
  {
    id: "periodFrom",
    kind: "date",
    labels: {
      en: "Start date|Begin date|From date|Valid from|Period from|Period start|Start of period|Flight start|Flight start date|Contract start date|Service start|Effective date|Effective from|Commencement date|First day|Beginning|Start|Flight from|Begins|Date from|Check-in|Arrival|Arrival date|Start of contract",
      de: "Startdatum|Beginn|Anfangsdatum|Gültig ab|Gültig von|Zeitraum von|Beginn Zeitraum|Laufzeit von|Laufzeit ab|Vertragsbeginn|Erster Tag|Datum von|Anreise|Anfang|Von Datum|Kampagnenbeginn|Leistungsbeginn|Start",
      fr: "Date de début|Début|Date début|Valable du|Période du|Début de période|À partir du|Premier jour|Début de contrat|Campagne du|Date d'arrivée|Arrivée|Date d'effet|Début de campagne",
      nl: "Begindatum|Startdatum|Ingangsdatum|Geldig vanaf|Periode van|Begin|Datum van|Eerste dag|Aankomst",
      it: "Data di inizio|Inizio|Data inizio|Valido dal|Periodo dal|Dal|Decorrenza|Primo giorno|Inizio periodo|Arrivo",
      es: "Fecha de inicio|Inicio|Fecha inicio|Válido desde|Período desde|Desde|Del|Primer día|Inicio del período|Fecha desde|Llegada",
      pt: "Data de início|Início|Data início|Válido desde|Período de|Data inicial|Primeiro dia|Início do período|Chegada",
      pl: "Data rozpoczęcia|Początek|Data początkowa|Ważne od|Okres od|Od dnia|Data od|Pierwszy dzień",
    },
    weak: "From|Von|Du|Van|Od|De|Ab|Begin",
  },
  {
    id: "periodTo",
    kind: "date",
    labels: {
      en: "End date|To date|Valid to|Valid until|Period to|Period end|End of period|Flight end|Flight end date|Contract end date|Service end|Expiry date|Expiration date|Last day|Ending|End|Flight to|Ends|Date to|Expires|Check-out|Departure|Departure date|Until|Through|End of contract",
      de: "Enddatum|Ende|Gültig bis|Zeitraum bis|Ende Zeitraum|Laufzeit bis|Vertragsende|Letzter Tag|Datum bis|Abreise|Bis Datum|Kampagnenende|Leistungsende|Ablaufdatum",
      fr: "Date de fin|Fin|Date fin|Valable jusqu'au|Période au|Fin de période|Jusqu'au|Dernier jour|Fin de contrat|Campagne au|Date de départ|Départ|Date d'expiration|Fin de campagne",
      nl: "Einddatum|Tot en met|T/m|Geldig tot|Periode tot|Einde|Datum tot|Laatste dag|Vertrek|Afloopdatum",
      it: "Data di fine|Fine|Data fine|Valido fino al|Fino al|Periodo al|Ultimo giorno|Fine periodo|Partenza|Termine",
      es: "Fecha de fin|Fecha fin|Fin del período|Válido hasta|Período hasta|Hasta|Hasta el|Último día|Fecha final|Fecha hasta|Salida|Fecha de finalización",
      pt: "Data de fim|Data fim|Fim|Válido até|Período até|Data final|Último dia|Fim do período|Partida|Até",
      pl: "Data zakończenia|Koniec|Data końcowa|Ważne do|Okres do|Do dnia|Data do|Ostatni dzień",
    },
    weak: "To|Bis|Au|Tot|Do|Al|A",
  },
]

/** Labels that stand before both ends of what is billed, not of what was agreed. */
export const BILLING_PERIOD_LABELS =
  "Billing period|Invoice period|Statement period|Abrechnungszeitraum|Rechnungszeitraum|Période de facturation|Factuurperiode|" +
  "Periodo di fatturazione|Período de faturação|Okres rozliczeniowy|Invoice dates|Broadcast month"

/** Labels that stand before both ends of a period, `12/30/19 - 03/29/20`. */
export const PERIOD_LABELS =
  "Flight dates|Flight date|Flight|Order flight|Contract dates|Contract period|Period|Service period|Schedule dates|Order dates|Campaign dates|Campaign period|Term|Contract term|Validity|Coverage period|Start/End date|Start - End|Start date - End date|Flight start/end|Broadcast dates|Air dates|Hiatus|Date range|For period|Order period|Schedule period|Start/End dates|" +
  "Zeitraum|Leistungszeitraum|Lieferzeitraum|Laufzeit|Vertragslaufzeit|Gültigkeit|Kampagnenzeitraum|Versicherungszeitraum|Mietzeitraum|Mietdauer|" +
  "Période|Période de prestation|Durée|Validité|Campagne|Dates de campagne|" +
  "Periode|Looptijd|Contractperiode|Geldigheid|Campagneperiode|" +
  "Periodo|Periodo di riferimento|Validità|Durata|Período|Validez|Vigencia|Duración|Campaña|Campanha|" +
  "Validade|Duração|Okres|Okres obowiązywania|Ważność"
