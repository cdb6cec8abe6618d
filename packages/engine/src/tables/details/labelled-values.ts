import { least } from "../../arrays/extremes.ts"
import { lowerBound } from "../../arrays/lower-bound.ts"
import type { Body } from "../body/body.ts"
import { type FoundDetail, VALUE_SEPARATOR } from "../rows/row-details.ts"
import type { TableLine } from "../words/page-text.ts"
import type { RowRecord } from "../rows/row-records.ts"

/** The lines below the names of rows that print values of columns behind labels. */
export interface LabelledLines {
  /** The configured columns whose values they print. */
  readonly columns: ReadonlySet<number>
  readonly lines: readonly LabelledLine[]
}

/** A line of labels and values. */
export interface ReadLine {
  readonly line: TableLine
  /** By the configured column. */
  readonly values: ReadonlyMap<number, FoundDetail>
  /** The columns whose labels end with a colon. */
  readonly marked: ReadonlySet<number>
}

/** A labelled line with the index of the line of its row. */
interface LabelledLine extends ReadLine {
  readonly row: number
}

export const NO_LABELLED_LINES: LabelledLines = { columns: new Set(), lines: [] }

/** Returns a body that knows its labelled lines. */
export function markLines(body: Body, { lines }: LabelledLines): Body {
  return lines.length === 0 ? body : { ...body, labelled: new Set(lines.map(({ line }) => line)) }
}

/** Adds the values of labelled lines to the rows above them. */
export function withLabelledValues(records: readonly RowRecord[], { lines }: LabelledLines): readonly RowRecord[] {
  if (lines.length === 0) return records
  const firsts = records.map(({ cells, details }) => least([...cells, ...details].flat().map(({ line }) => line)))
  const byRow = Map.groupBy(lines, ({ row }) => lowerBound(firsts, row + 1) - 1)
  return records.map((record, row) => {
    const own = byRow.get(row)
    if (!own) return record
    const labelled = new Map<number, FoundDetail>()
    for (const { values } of own) {
      for (const [column, detail] of values) labelled.set(column, joined(labelled.get(column), detail))
    }
    return { ...record, details: [...record.details, ...own.map(({ line }) => line.words)], labelled }
  })
}

/** Joins the texts of several lines; of numbers and dates the first one counts. */
export function joined(first: FoundDetail | undefined, next: FoundDetail): FoundDetail {
  if (!first) return next
  if (typeof first.value !== "string" || typeof next.value !== "string") return first
  return { value: `${first.value}${VALUE_SEPARATOR}${next.value}`, words: [...first.words, ...next.words] }
}
