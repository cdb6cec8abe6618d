import type { Value } from "../../extraction.ts"
import { leastConfidence, placeOfWords } from "../../page/evidence.ts"
import type { BodyRules } from "../body/body-rules.ts"
import { readCell } from "../cells/cell-value.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { FoundTable } from "../cells/found-table.ts"
import { printsAmount } from "../headings/heading-rows.ts"
import { isTaxKey } from "../body/line-markers.ts"
import { type PageText, type TableLine, type TableWord, textOf } from "../words/page-text.ts"

/** A rate, perhaps with its sign apart: `19%`, `5,5 %`. */
const RATE = /^\(?\d{1,2}(?:[.,]\d{1,2})? ?%\)?$/u
/** A line of a sum of taxes has few words. */
const MAX_WORDS = 10

/**
 * Fills the column of tax rates that no row prints where the document prints one rate for all: `VAT 20%   177.00` below the rows. Of several
 * rates nobody knows which row has which.
 */
export function fillDocumentRate(
  table: FoundTable,
  pages: readonly PageText[],
  { definition, format }: BodyRules,
  labels: readonly ColumnLabels[],
): FoundTable {
  const at = labels.findIndex(({ concept }) => concept === "taxRate")
  const column = definition.columns[at]
  // A text may be a code, `GST`.
  if (
    column?.type !== "number" ||
    table.rows.length === 0 ||
    table.rows.some((row) => (row[column.name] ?? null) !== null)
  )
    return table
  const printed = pages.flatMap(({ lines, page }) => lines.flatMap((line) => rateIn(line, page) ?? []))
  const values = new Map(printed.map((rate) => [readCell(textOf(rate.words), column.type, format), rate] as const))
  const [found, more] = [...values].filter(([value]) => value !== null)
  if (!found || more) return table
  const [value, { words, page }] = found
  const sources = words.map(({ source }) => source)
  const clues = { origin: "detail", heading: 0, recognised: leastConfidence(sources) } as const
  const cell = { ...placeOfWords(sources, page), clues }
  return {
    ...table,
    rows: table.rows.map((row): Record<string, Value> => ({ ...row, [column.name]: value })),
    evidence: table.evidence.map((cells) => ({ ...cells, [column.name]: cell })),
  }
}

interface PrintedRate {
  readonly words: readonly TableWord[]
  /** 1-based. */
  readonly page: number
}

/** Returns the rate of a line that prints the sum of a tax. */
function rateIn(line: TableLine, page: number): PrintedRate | undefined {
  const { words } = line
  if (words.length > MAX_WORDS || !words.some(({ text }) => text.includes("%")) || !printsAmount(line)) return undefined
  if (!words.some(({ key }) => isTaxKey(key))) return undefined
  for (const [index] of words.entries()) {
    const rate = [words.slice(index, index + 1), words.slice(index, index + 2)].find((own) => RATE.test(textOf(own)))
    if (rate) return { words: rate, page }
  }
  return undefined
}
