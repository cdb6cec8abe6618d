import type { ColumnDefinition, ValueType } from "../../configuration.ts"
import { type CellFormat, readCell } from "../cells/cell-value.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import { conceptsOfWhole } from "../headings/heading-concepts.ts"
import type { LedRow } from "./name-leads.ts"
import { type TableWord, textOf } from "../words/page-text.ts"
import type { FoundDetail } from "../rows/row-details.ts"

type Words = readonly TableWord[]

/** A slash in front of what a price is for, and that: a number of pieces, a unit, or both, `1,000`, `m`, `100 kg`. */
const SLASH = /^\//u
const BASE = /^(1(?:0{1,3}|[., ]000)?)? ?(\p{L}[\p{L}\d²³]{0,9}\.?)?$/u
/** Words of what a price is for behind its sign, at most. */
const MAX_BASE_WORDS = 3

/**
 * Finds what prices are for in their own cells or right behind them, `412.00 /100`, `1 520,00 / 100 kg`, `168.50 per m`, where a column for it is
 * asked and not printed. As a number it is that of the pieces. `positions` are the printed columns of the configured ones, −1 for none.
 */
export function partPriceBases(
  rows: readonly LedRow[],
  positions: readonly number[],
  labels: readonly ColumnLabels[],
  columns: readonly ColumnDefinition[],
  format: CellFormat,
): readonly LedRow[] {
  const base = labels.findIndex(({ concept }) => concept === "priceBase")
  const price = positions[labels.findIndex(({ concept }) => concept === "unitPrice")] ?? -1
  const type = columns[base]?.type
  if (positions[base] !== -1 || price < 0 || type === undefined) return rows
  const isFree = !positions.includes(price + 1)
  return rows.map((row) => {
    const words = row.cells[price] ?? []
    const own = baseAtEnd(words, type, format)
    const found = own ?? (isFree ? baseAtEnd(row.cells[price + 1] ?? [], type, format) : undefined)
    if (!found) return row
    const cells = row.cells.map((cell, at) => (at === price && own ? cell.slice(0, own.from) : cell))
    return { cells, leads: new Map([...row.leads, [base, found.detail]]) }
  })
}

/** What a price is for, and the index of the first word that says so. */
interface PriceBase {
  readonly from: number
  readonly detail: FoundDetail
}

function baseAtEnd(words: Words, type: ValueType, format: CellFormat): PriceBase | undefined {
  const from = words.findLastIndex(({ text }) => SLASH.test(text) || conceptsOfWhole(text).has("priceBase"))
  const behind = words.slice(from)
  const isAlone = behind[0]?.text === "/" || !SLASH.test(behind[0]?.text ?? "")
  const own = isAlone ? behind.slice(1) : behind
  if (from < 0 || own.length === 0 || own.length > MAX_BASE_WORDS) return undefined
  const text = textOf(own).replace(SLASH, "")
  const pieces = BASE.exec(text)
  if (!pieces || text === "") return undefined
  const value = type === "number" ? readCell((pieces[1] ?? "1").replace(/[., ]/u, ""), type, format) : text
  return value === null ? undefined : { from, detail: { value, words: own } }
}
