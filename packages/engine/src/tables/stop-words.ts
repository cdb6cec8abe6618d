import { squash } from "./page-text.ts"

/** Beginnings of lines that sum a list up; en de fr nl it es pl pt. Compared without case, accents and spaces. */
const TOTAL_STARTS: readonly string[] = [
  "Total | Totals | Subtotal | Sub-total | Grand total | Net total | Invoice total | Order total",
  "Amount due | Balance due | Net amount | Total amount | Total invoice | Total for this invoice",
  "Total facture | Total due | Shipping and handling total | Summe | Gesamtsumme | Zwischensumme",
  "Gesamtbetrag | Gesamt | Endbetrag | Rechnungsbetrag | Nettobetrag | Nettosumme | Bruttobetrag",
  "Bruttosumme | Netto | Brutto | Warenwert | Positionssumme | Zahlbetrag | zu zahlen | Rechnungssumme",
  "Total HT | Total TTC | Sous-total | Montant total | Net à payer | Total net | Somme à payer",
  "Subtotaal | Totaal | Totaalbedrag | Te betalen | Exclusief BTW | Inclusief BTW | Totaal excl",
  "Totale | Subtotale | Totale imponibile | Imponibile | Totale documento | Netto a pagare | Suma",
  "Total a pagar | Importe total | Base imponible | Total factura | Total neto | Razem | Suma | Ogółem",
  "Do zapłaty | Łącznie | Valor total | Total a pagar | Total líquido",
]

/** Beginnings of lines that give the tax on a sum. */
const TAX_STARTS: readonly string[] = [
  "VAT | Sales tax | Tax total | Tax | MwSt | zzgl | inkl. MwSt | incl. VAT | plus VAT | zuzüglich",
  "Umsatzsteuer | USt | Mehrwertsteuer | Steuerbetrag | TVA | Total TVA | BTW | IVA",
]

/** Lines that carry a sum from one page to the next; they are neither rows nor the end. */
const CARRY_STARTS: readonly string[] = [
  "Übertrag | Carried forward | Brought forward | Carry over | Balance forward | Report | À reporter",
  "Transport | Overdracht | Riporto | Suma y sigue | Suma anterior | A transportar | Do przeniesienia",
  "Z przeniesienia",
]

/** What stands below a table and does not belong to it. */
const CAPTION =
  /^(?:sources?|quelle|note|notes|nb|n\.b\.|remark|remarks|anmerkung|fuente|fonte|bron|źródło|\(\*+\)|\*+)\s*[:.\s]/iu
const NEXT_TABLE =
  /^(?:table|tabelle|tab\.|tableau|tabella|tabla|tabel|tabela|figure|fig\.|abbildung|chart|graph)\s*[a-z]{0,2}\d/iu

interface StopKeys {
  readonly taxes: readonly string[]
  readonly totals: readonly string[]
  readonly carries: readonly string[]
}

let keys: StopKeys | undefined

/** The lists hold several texts a line, parted by bars. */
function keysOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(" | ")).map(squash)
}

function stopKeys(): StopKeys {
  keys ??= { taxes: keysOf(TAX_STARTS), totals: keysOf(TOTAL_STARTS), carries: keysOf(CARRY_STARTS) }
  return keys
}

/** True when a line's first text begins with a word for a total or a tax, as a word of its own. */
export function isTotalStart(firstWords: readonly { readonly key: string }[]): boolean {
  return startsWithKey(firstWords, stopKeys().totals) || isTaxStart(firstWords)
}

/** True when a line's first text begins with a word for a tax. */
export function isTaxStart(firstWords: readonly { readonly key: string }[]): boolean {
  return startsWithKey(firstWords, stopKeys().taxes)
}

/** True when a text is a word for a total and nothing more. */
export function isTotalText(text: string): boolean {
  return stopKeys().totals.includes(squash(text.replace(/[\d.,%]+/gu, "")))
}

/** True when a line carries a sum over a page break. */
export function isCarryOver(firstWords: readonly { readonly key: string }[]): boolean {
  return startsWithKey(firstWords, stopKeys().carries)
}

/** True for the caption of a table or figure (`Table 3`, `Abb. 2`). */
export function isTableCaption(text: string): boolean {
  return NEXT_TABLE.test(text)
}

/** True for source lines, footnotes and the captions of other tables and figures. */
export function isCaption(text: string): boolean {
  return CAPTION.test(text) || NEXT_TABLE.test(text)
}

function startsWithKey(words: readonly { readonly key: string }[], starts: readonly string[]): boolean {
  let joined = ""
  // `19 % MwSt.`: the rate may come first.
  const from = words.findIndex((word) => !/^[\d%]*$/u.test(word.key))
  for (const word of words.slice(Math.max(0, from), from + 4)) {
    joined += word.key
    if (joined !== "" && starts.includes(joined)) return true
  }
  return false
}
