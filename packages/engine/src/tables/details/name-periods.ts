import type { ColumnDefinition } from "../../configuration.ts"
import { meaningsOfToken } from "../../lexicon/meanings.ts"
import { endOfName } from "../../lexicon/period-ends.ts"
import { findDateRanges, type FoundDateRange } from "../../normalize/date.ts"
import { foldTokens } from "../../text/folding.ts"
import type { CellFormat } from "../cells/cell-value.ts"
import type { LedRow } from "./name-leads.ts"
import { type TableWord, textOf } from "../words/page-text.ts"
import type { FoundDetail } from "../rows/row-details.ts"

type Words = readonly TableWord[]

/** The configured columns for the period of a row that the table does not print: its ends, or the whole of it as a text. */
interface PeriodColumns {
  readonly start: number
  readonly end: number
  readonly whole: number
}

/**
 * Finds the periods that the rows of a table print in a column that is not asked for, or with their names, after them or on a line below,
 * where columns for their ends are asked and not printed: `Hosting (01/05/2025 - 01/06/2025)`. A period in brackets or on a line of its
 * own is no part of the name.
 * `positions` are the printed columns of the configured ones, −1 for none.
 */
export function partPeriods(
  rows: readonly LedRow[],
  details: readonly (readonly Words[])[],
  name: number,
  positions: readonly number[],
  columns: readonly ColumnDefinition[],
  format: CellFormat,
): readonly LedRow[] {
  const asked = periodColumns(columns, positions)
  if (!asked) return rows
  const printed = printedPeriods(rows, positions, format)
  if (name < 0 && printed < 0) return rows
  return rows.map((row, index) => {
    const words = row.cells[name] ?? []
    const own = printed < 0 ? periodAtEnd(words, format) : undefined
    const found =
      own ??
      [row.cells[printed] ?? [], ...(details[index] ?? [])]
        .map((each) => periodAtEnd(each, format))
        .find((each) => each?.from === 0)
    if (!found) return row
    const cells = row.cells.map((cell, at) => (at === name && own?.isApart === true ? cell.slice(0, own.from) : cell))
    const leads: (readonly [number, FoundDetail])[] = [
      [asked.start, { value: found.range.start.value, words: found.words }],
      [asked.end, { value: found.range.end.value, words: found.words }],
      [asked.whole, { value: found.range.text, words: found.words }],
    ]
    return { cells, leads: new Map([...row.leads, ...leads.filter(([at]) => at >= 0)]) }
  })
}

/** Share of the cells that are periods in a column of them. */
const MIN_PERIODS = 0.7

/** Returns the printed column that no configured one has and whose cells are periods, `1/1/2025 – 30/6/2025`; −1 without one. */
function printedPeriods(rows: readonly LedRow[], positions: readonly number[], format: CellFormat): number {
  const width = rows[0]?.cells.length ?? 0
  return Array.from({ length: width }, (_, at) => at).findIndex((at) => {
    if (positions.includes(at)) return false
    const cells = rows.map(({ cells: own }) => own[at] ?? []).filter((words) => words.length > 0)
    const periods = cells.filter((words) => periodAtEnd(words, format)?.from === 0)
    return cells.length > 0 && periods.length >= MIN_PERIODS * cells.length
  })
}

function periodColumns(columns: readonly ColumnDefinition[], positions: readonly number[]): PeriodColumns | undefined {
  const isFree = (at: number): boolean => positions[at] === -1
  const endsOf = (end: "start" | "end"): number[] =>
    columns.flatMap(({ name, type }, at) => (type === "date" && isFree(at) && endOfName(name) === end ? [at] : []))
  const [[start = -1, ...starts], [end = -1, ...ends]] = [endsOf("start"), endsOf("end")]
  const hasEnds = start >= 0 && end >= 0 && starts.length === 0 && ends.length === 0
  const whole = columns.findIndex(({ name, type }, at) => type === "string" && isFree(at) && isWholePeriod(name))
  if (!hasEnds && whole < 0) return undefined
  return hasEnds ? { start, end, whole } : { start: -1, end: -1, whole }
}

/** Returns whether a name means a period and not one of its ends: `Service period`. */
function isWholePeriod(name: string): boolean {
  return endOfName(name) === undefined && foldTokens(name).some((token) => meaningsOfToken(token)?.at(-1) === "period")
}

/** A period that ends a text; `from` is its first word. */
interface Period {
  readonly range: FoundDateRange
  readonly words: Words
  readonly from: number
  /** True in brackets, or where it begins a line. */
  readonly isApart: boolean
}

/** Marks after a period: a bracket, and the star of a footnote. */
const MARKS = /^[)\]*†]*$/u

function periodAtEnd(words: Words, format: CellFormat): Period | undefined {
  const range = findDateRanges(words, { dayFirst: format.dayFirst }).at(-1)
  if (!range) return undefined
  const [own, after] = [words.slice(range.from, range.to), words.slice(range.to)]
  const [first, before] = [own[0], words[range.from - 1]]
  if (!first || !MARKS.test(textOf(after).replaceAll(" ", ""))) return undefined
  const isBracketed = /^[([]/u.test(first.text)
  const isLine = own.every(({ line }) => line === first.line) && before?.line !== first.line
  return { range, words: own, from: range.from, isApart: range.from > 0 && (isBracketed || isLine) }
}
