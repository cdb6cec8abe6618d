import type { ColumnConcept, ConceptId } from "../lexicon/concept.ts"
import { selectAll, textsOf } from "./xml-path.ts"
import type { XmlElement } from "../parse/xml-tree.ts"

/** The type of a value; an `iban` without the format of one is a national account number. */
export type EmbeddedKind = "text" | "iban" | "number" | "date"

/** One value of the invoice. */
export interface EmbeddedValue {
  readonly kind: EmbeddedKind
  /** With white space collapsed. */
  readonly text: string
  /** The number, the date as `YYYY-MM-DD`, or the text. */
  readonly value: number | string
}

/** A concept, prefixed by the party for attributes that both have: `seller.vatId`. */
export type EmbeddedKey = ConceptId | `${"seller" | "buyer"}.${ConceptId}`

/** The values of one concept, in the order of the invoice and without duplicates: two due dates are two instalments. */
export type EmbeddedValues = readonly EmbeddedValue[]

/** An electronic invoice, whatever its syntax. */
export interface EmbeddedInvoice {
  /** True for credit notes, which give amounts as positive that paper prints with a minus. */
  readonly isCredit: boolean
  readonly header: ReadonlyMap<EmbeddedKey, EmbeddedValues>
  readonly lines: readonly ReadonlyMap<ColumnConcept, EmbeddedValues>[]
}

/** The paths of one value; the first that selects anything counts. */
export type PathRule<Key extends string> = readonly [key: Key, kind: EmbeddedKind, ...paths: string[]]

/** The paths of one syntax. */
export interface InvoicePaths {
  readonly roots: readonly { readonly name: string; readonly namespace: RegExp }[]
  /** The code of the invoice's type (UNTDID 1001). */
  readonly typeCode: string
  /** Roots that are credit notes whatever their code. */
  readonly creditRoot: string
  /** The invoice currency: a tax total is also given in the tax currency where that is another one. */
  readonly currency: string
  readonly header: readonly PathRule<EmbeddedKey>[]
  readonly line: string
  /** The code of lines that only group or explain others. */
  readonly lineStatus: string
  readonly columns: readonly PathRule<ColumnConcept>[]
  /** Paths inside a line to the quantity that its price is for. */
  readonly priceBase: string
  /** Paths to each party's address and, inside it, to the parts in printed order. */
  readonly addresses: readonly (readonly [key: EmbeddedKey, address: string])[]
  readonly addressLines: readonly string[]
}

/** UNTDID 1001 codes of credit notes, as EN 16931 lists them (BT-3). */
const CREDIT_CODES = new Set("81 83 261 262 296 308 381 396 420 458 532".split(" "))

/** Reads an invoice of one syntax; values that are absent or malformed are left out. */
export function readInvoice(root: XmlElement, paths: InvoicePaths): EmbeddedInvoice {
  const [currency] = textsOf(root, paths.currency)
  const [typeCode = ""] = textsOf(root, paths.typeCode)
  const header = readRules(root, paths.header, currency)
  for (const [key, path] of paths.addresses) {
    const [address] = selectAll(root, path)
    const text = address && paths.addressLines.flatMap((line) => textsOf(address, line)).join(" ")
    if (text) header.set(key, [{ kind: "text", text, value: text }])
  }
  const lines = selectAll(root, paths.line)
    .filter((line) => !/^(?:GROUP|INFORMATION)$/u.test(textsOf(line, paths.lineStatus)[0] ?? ""))
    .map((line) => withBasePrice(readRules(line, paths.columns, currency), textsOf(line, paths.priceBase)[0]))
    .filter((line) => line.has("description") || line.has("lineTotal"))
  return { isCredit: root.name === paths.creditRoot || CREDIT_CODES.has(typeCode), header, lines }
}

function readRules<Key extends string>(
  root: XmlElement,
  rules: readonly PathRule<Key>[],
  currency: string | undefined,
): Map<Key, EmbeddedValues> {
  const found = new Map<Key, EmbeddedValues>()
  for (const [key, kind, ...paths] of rules) {
    for (const path of paths) {
      const values = distinct(textsOf(root, path, currency).flatMap((text) => readValue(text, kind)))
      if (values.length === 0 || found.has(key)) continue
      found.set(key, values)
    }
  }
  return found
}

function distinct(values: readonly EmbeddedValue[]): EmbeddedValue[] {
  return [...new Map(values.map((value) => [value.value, value])).values()]
}

/** Parses a value; none when the text does not have the format that both syntaxes prescribe. */
function readValue(text: string, kind: EmbeddedKind): EmbeddedValue[] {
  if (text === "") return []
  switch (kind) {
    case "text":
      return [{ kind, text, value: text }]
    case "iban":
      return /^[A-Z]{2}\d{2}/u.test(text) ? [{ kind, text, value: text }] : []
    case "number":
      // Adding zero turns `-0.00` into 0.
      return /^[+-]?\d{1,15}(?:\.\d{1,20})?$/u.test(text) ? [{ kind, text, value: Number(text) + 0 }] : []
    case "date": {
      const day = dayOf(text)
      return day === undefined ? [] : [{ kind, text, value: day }]
    }
    default:
      throw new Error(`No reading of ${String(kind satisfies never)}`)
  }
}

/** `20180305` (format 102) or `2018-03-05`, with or without a time zone. */
function dayOf(text: string): string | undefined {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})(?:Z|[+-]\d\d:\d\d|T\S*)?$/u.exec(text)
  if (!match) return undefined
  const [, year = "", month = "", day = ""] = match
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

/** Adds the price of one piece to a price for 100: either may be printed, and the page decides. */
function withBasePrice(
  line: Map<ColumnConcept, EmbeddedValues>,
  base: string | undefined,
): Map<ColumnConcept, EmbeddedValues> {
  const [price] = line.get("unitPrice") ?? []
  const size = Number(base ?? 1)
  if (!price || typeof price.value !== "number" || !(size > 0) || size === 1) return line
  const single = price.value / size
  return line.set("unitPrice", [price, { kind: "number", text: String(single), value: single }])
}
