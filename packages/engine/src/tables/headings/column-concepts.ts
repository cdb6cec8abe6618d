import { LANGUAGES } from "../../lexicon/all-languages.ts"
import { AMOUNT_COLUMNS } from "../../lexicon/column-headings.ts"
import type { ColumnConcept } from "../../lexicon/concept.ts"
import { splitTexts } from "../../lexicon/language-words.ts"

/** Concepts in order of preference for an ambiguous heading: those of an invoice's items before those of payments. */
const COLUMN_CONCEPTS = [
  "position",
  "article",
  "description",
  "quantity",
  "unit",
  "unitPrice",
  "priceBase",
  "lineTotal",
  "lineGross",
  "taxRate",
  "taxAmount",
  "discount",
  "bookingDate",
  "valueDate",
  "details",
  "amount",
  "documentNumber",
  "documentDate",
  "grossAmount",
  "paidAmount",
  "date",
  "debit",
  "credit",
  "balance",
] as const satisfies readonly ColumnConcept[]

/** Headings of one concept with their rank, 0 (most specific) to 1: `Einzelpreis` before `Preis`. */
export type Headings = ReadonlyMap<string, number>

let cachedHeadings: ReadonlyMap<ColumnConcept, Headings> | undefined

/** Returns the headings of every concept in all languages, most specific first. */
export function columnHeadings(): ReadonlyMap<ColumnConcept, Headings> {
  cachedHeadings ??= new Map(COLUMN_CONCEPTS.map((concept) => [concept, headingsOf(concept)]))
  return cachedHeadings
}

function headingsOf(concept: ColumnConcept): Headings {
  const ranks = LANGUAGES.flatMap((language) => {
    const texts = splitTexts(language.headings[concept])
    return texts.map((text, index): [string, number] => [text, index / texts.length])
  })
  const headings = new Map<string, number>()
  for (const [text, rank] of ranks.sort(([, a], [, b]) => a - b)) if (!headings.has(text)) headings.set(text, rank)
  return headings
}

/**
 * Returns headings that usually mean something else and this concept only when the cells agree: `Article` above names is
 * the description, above codes the article number.
 */
export function weakHeadings(concept: ColumnConcept): string[] {
  return LANGUAGES.flatMap((language) => splitTexts(language.weakHeadings[concept]))
}

/** Columns of amounts of money. */
export const MONEY_CONCEPTS: ReadonlySet<ColumnConcept> = new Set([...AMOUNT_COLUMNS, "debit", "credit", "balance"])

/** Columns that only a list of priced items or bookings has: a line that starts with a total ends such a list. */
export const PRICED_LIST_CONCEPTS: ReadonlySet<ColumnConcept> = new Set<ColumnConcept>(["quantity", ...MONEY_CONCEPTS])
