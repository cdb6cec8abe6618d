/** Splits lines of headings parted by bars. */
export function labels(...lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(" | "))
}

/**
 * Headings of account statements and of lists of paid bills, most specific first; en de fr nl it es pl pt. Words that a
 * bill's own lists use too (`Amount`, `Net amount`) come last: there they mean the line.
 */
export const PAYMENT_LABELS = {
  bookingDate: labels(
    "Booking date | Transaction date | Posting date | Posted | Entry date | Buchungstag | Buchungsdatum | Buchung",
    "Bu.-Tag | Date d'opération | Date opération | Date compta. | Date comptable | Boekdatum | Boekingsdatum",
    "Data contabile | Data operazione | Data op. | Fecha de operación | Fecha operación | F. operación",
    "Fecha contable | Data księgowania | Data operacji | Data do movimento | Data movimento | Data mov.",
    "Data lanç. | Data lançamento | Date | Datum | Data | Fecha",
  ),
  valueDate: labels(
    "Value date | Effective date | Interest date | Wertstellung | Wertstellungstag | Valuta | Valutadatum | Wert",
    "Date de valeur | Date valeur | Valeur | Rentedatum | Data valuta | Val. | Fecha valor | F. valor",
    "Data waluty | Waluta | Data-valor | Data valor | Value | Valor",
  ),
  details: labels(
    "Transaction details | Transaction description | Payment type and details | Transaction | Details | Particulars",
    "Narrative | Verwendungszweck | Buchungstext | Umsatzart / Verwendungszweck | Vorgang | Erläuterung",
    "Libellé de l'opération | Nature des opérations | Détail de l'opération | Opération | Mededeling | Mededelingen",
    "Naam / Omschrijving | Transactie | Descrizione operazione | Descrizione dei movimenti | Causale",
    "Concepto de la operación | Movimiento | Opis operacji | Rodzaj i opis operacji | Tytuł",
    "Descrição do movimento | Descritivo | Movimento | Description | Libellé | Omschrijving | Descrizione | Concepto",
    "Descripción | Opis | Descrição",
  ),
  amount: labels(
    "Transaction amount | Amount of transaction | Umsatz | Betrag EUR | Betrag in EUR | Montant EUR",
    "Montant en euros | Bedrag EUR | Bedrag (EUR) | Importo EUR | Importo in euro | Importe EUR | Importe (€)",
    "Kwota operacji | Kwota PLN | Montante EUR | Amount | Betrag | Montant | Bedrag | Importo | Importe | Kwota",
    "Montante | Valor",
  ),
  documentNumber: labels(
    "Invoice number | Invoice no. | Invoice reference | Your invoice | Document number | Doc. number | Document no.",
    "Rechnungsnummer | Rechnungs-Nr. | Ihre Rechnung | Belegnummer | Beleg-Nr. | Ihr Beleg | Beleg",
    "Numéro de facture | N° facture | N° de facture | Votre facture | Réf. facture | N° pièce | Pièce",
    "Factuurnummer | Factuurnr. | Uw factuur | Documentnummer | Documentnr. | Uw referentie | Numero fattura",
    "N. fattura | Vs. fattura | N. documento | Numero documento | Número de factura | Nº factura | Su factura",
    "Nº documento | Numer faktury | Nr faktury | Nr dokumentu | Numer dokumentu | Número da fatura | N.º fatura",
    "V/ fatura | N.º doc. | N.º documento | Invoice | Facture | Factuur | Fattura | Factura | Faktura | Fatura",
    "Document | Documento | Dokument | Reference | Referenz | Référence | Referentie | Riferimento | Referencia",
    "Referência",
  ),
  documentDate: labels(
    "Invoice date | Document date | Doc. date | Rechnungsdatum | Belegdatum | Rg.-Datum | Date de facture",
    "Date facture | Date pièce | Factuurdatum | Documentdatum | Data fattura | Data doc. | Data documento",
    "Fecha de factura | Fecha factura | F. factura | Fecha doc. | Data faktury | Data dokumentu | Z dnia",
    "Data da fatura | Date | Datum | Data | Fecha | Du | Del",
  ),
  grossAmount: labels(
    "Gross amount | Invoice amount | Original amount | Gross | Rechnungsbetrag | Bruttobetrag | Belegbetrag | Brutto",
    "Montant brut | Montant facture | Montant TTC | Brut | Factuurbedrag | Bedrag factuur | Brutobedrag | Bruto",
    "Importo fattura | Importo lordo | Lordo | Totale fattura | Importe factura | Importe bruto | Importe original",
    "Kwota faktury | Kwota brutto | Valor fatura | Valor da fatura | Valor bruto | Total fatura | Amount | Betrag",
  ),
  paidAmount: labels(
    "Amount paid | Paid amount | Net paid | Paid | Payment amount | Payment | Gezahlter Betrag | Zahlbetrag | Bezahlt",
    "Zahlung | Montant payé | Montant réglé | Net payé | Règlement | Betaald bedrag | Voldaan bedrag | Betaald",
    "Voldaan | Importo pagato | Netto pagato | Pagato | Importe pagado | Pagado | Kwota zapłaty | Zapłacono",
    "Do wypłaty | Valor pago | Pago | Net amount | Nettobetrag | Montant net | Nettobedrag | Netto | Net | Neto",
    "Importe neto | Kwota netto | Líquido | Valor líquido",
  ),
  date: labels("Date | Service date | Datum | Data | Fecha"),
  debit: labels(
    "Debit | Debits | Money out | Withdrawals | Paid out | Payments | Soll | Lastschrift | Belastung | Ausgang",
    "Zu Ihren Lasten | Débit | Débit EUR | Débits | Sorties | Afschrijving | Af | Debet | Afgeschreven | Bedrag af",
    "Dare | Movimenti dare | Addebiti | Uscite | Debe | Cargo | Cargos | Adeudos | Débito | Débitos | Saídas",
    "Winien | Wn | Obciążenie | Obciążenia | Wypłaty",
  ),
  credit: labels(
    "Credit | Credits | Money in | Deposits | Paid in | Receipts | Haben | Gutschrift | Eingang | Zu Ihren Gunsten",
    "Crédit | Crédit EUR | Crédits | Entrées | Bijschrijving | Bij | Bijgeschreven | Bedrag bij | Avere",
    "Movimenti avere | Accrediti | Entrate | Haber | Abono | Abonos | Ingresos | Crédito | Créditos | Entradas",
    "Ma | Uznanie | Uznania | Wpłaty",
  ),
  balance: labels(
    "Balance | Running balance | Account balance | Saldo | Kontostand | Neuer Saldo | Solde | Solde progressif",
    "Solde après opération | Saldo na boeking | Saldo EUR | Saldo progressivo | Saldo contabile | Saldo disponible",
    "Saldo po operacji | Saldo contabilístico | Saldo após movimento",
  ),
} as const satisfies Record<string, readonly string[]>
