import { LANGUAGES } from "../lexicon/all-languages.ts"
import type { ColumnConcept } from "../lexicon/concept.ts"
import { splitTexts } from "../lexicon/language-words.ts"

/** In the order in which a heading of several meanings is taken: a bill's own lists before lists of payments. */
const COLUMN_CONCEPTS = [
  "position",
  "article",
  "description",
  "quantity",
  "unit",
  "unitPrice",
  "lineTotal",
  "taxRate",
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

/** Headings of one concept and how specific each is, 0 (most) to 1: `Einzelpreis` before `Preis`. */
export type Headings = ReadonlyMap<string, number>

let headings: ReadonlyMap<ColumnConcept, Headings> | undefined

/** Returns the headings of every concept in all languages, most specific first. */
export function columnHeadings(): ReadonlyMap<ColumnConcept, Headings> {
  headings ??= new Map(COLUMN_CONCEPTS.map((concept) => [concept, headingsOf(concept)]))
  return headings
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
 * Headings that mean something else in most tables, and this concept where the cells say so: `Article` above names is
 * the description, above codes the article's number.
 */
export function weakHeadings(concept: ColumnConcept): string[] {
  return LANGUAGES.flatMap((language) => splitTexts(language.weakHeadings[concept]))
}

/** Columns whose figures are amounts of money. */
export const MONEY_CONCEPTS: ReadonlySet<ColumnConcept> = new Set<ColumnConcept>([
  "unitPrice",
  "lineTotal",
  "amount",
  "grossAmount",
  "paidAmount",
  "debit",
  "credit",
  "balance",
])

/** Columns that only a list of priced items or bookings has: a line that starts with a total ends such a list. */
export const PRICED_LIST_CONCEPTS: ReadonlySet<ColumnConcept> = new Set<ColumnConcept>(["quantity", ...MONEY_CONCEPTS])
