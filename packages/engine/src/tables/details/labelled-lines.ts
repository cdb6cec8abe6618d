import type { Body } from "../body/body.ts"
import type { BodyRules } from "../body/body-rules.ts"
import { meansNumber } from "../../lexicon/meanings.ts"
import { foldTokens } from "../../text/folding.ts"
import { withoutLabels } from "./shared-label-words.ts"
import { greatest } from "../../arrays/extremes.ts"
import { lowerBound } from "../../arrays/lower-bound.ts"
import { readCell } from "../cells/cell-value.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { HeaderBand } from "../headings/heading.ts"
import { type MeaningOf, meaningOfLabels } from "./label-meanings.ts"
import { joined, type LabelledLines, NO_LABELLED_LINES, type ReadLine } from "./labelled-values.ts"
import { labelPairs } from "./label-pairs.ts"
import { chunksOf, type TableLine, textOf } from "../words/page-text.ts"
import type { FoundDetail } from "../rows/row-details.ts"

/** Share of the widest line's cells that the line of a row has, at least. */
const FULL_SHARE = 0.6
/** Rows with a label below them from which it is no chance, and their share where no colon says that it is one. */
const MIN_LABELLED = 2
const LABELLED_SHARE = 0.5

/**
 * Finds the lines below the rows of a body that consist of labels and values of configured columns, `HSN: 8471`, `Lot A-77 / Exp. 04/2027`.
 * A label is known by what it means and by its repetition below the rows; above the first row it would be that of a title. A column that
 * a heading prints has its values below that. `known` are the columns of the page before.
 */
export function findLabelledLines(
  body: Body,
  band: HeaderBand,
  rules: BodyRules,
  labels: readonly ColumnLabels[],
  known: ReadonlySet<number>,
): LabelledLines {
  const { columns } = rules.definition
  const meaningOf = meaningOfLabels(columns, labels, band.cells)
  const read = (lines: readonly TableLine[]): FoundLine[] => readLines(lines, meaningOf, rules, labels)
  const found = read(body.lines)
  if (found.length === 0) return NO_LABELLED_LINES
  const rows = rowsOf(body.lines, new Set(found.map(({ line }) => line)))
  const indices = rows.map(({ index }) => index)
  const below = found.flatMap(({ isBehindText, ...each }) => {
    const row = rows[lowerBound(indices, each.line.index) - 1]
    // The text in front may be the name, where none is printed above it.
    return isBehindText && !(row && isBelow(each.line, row)) ? [] : [{ ...each, row: row?.index ?? -1 }]
  })
  const above = body.page.lines.findLast(({ box }) => box[3] <= band.top)
  const titles = [...below.filter(({ row }) => row < 0), ...(above ? read([above]) : [])]
  const isLabelled = (column: number): boolean => {
    if (titles.some(({ values }) => values.has(column))) return false
    const count = new Set(below.flatMap(({ row, values }) => (values.has(column) ? [row] : []))).size
    if (known.has(column)) return count > 0
    const isMarked = below.some(({ marked }) => marked.has(column))
    return count >= (isMarked ? MIN_LABELLED : Math.max(MIN_LABELLED, LABELLED_SHARE * rows.length))
  }
  const labelled = new Set([...columns.keys()].filter(isLabelled))
  const lines = below.flatMap(({ values, ...each }) => {
    const asked = new Map([...values].filter(([column]) => labelled.has(column)))
    return asked.size === 0 ? [] : [{ ...each, values: asked }]
  })
  return { columns: labelled, lines }
}

/** Points within which a remark is set below its name. */
const MAX_INDENT = 12

/** Returns whether a line begins below a cell of a row. */
function isBelow({ box }: TableLine, { words }: TableLine): boolean {
  return chunksOf(words).some(([first]) => first && Math.abs(first.box[0] - box[0]) <= MAX_INDENT)
}

interface FoundLine extends ReadLine {
  readonly isBehindText: boolean
}

/** Reads the lines that consist of labels and values. */
function readLines(
  lines: readonly TableLine[],
  meaningOf: MeaningOf,
  { definition, format }: BodyRules,
  labels: readonly ColumnLabels[],
): FoundLine[] {
  const pairs = lines.flatMap((line) =>
    labelPairs(line, meaningOf).flatMap(({ column, ...pair }) =>
      column === undefined ? [] : [{ line, column, ...pair }],
    ),
  )
  const values = [...Map.groupBy(pairs, ({ column }) => column)].flatMap(([column, own]) => {
    const { name = "", type = "string" } = definition.columns[column] ?? {}
    const printed = own.map(({ value }) => value)
    const areNumbers = labels[column]?.concept === "article" || foldTokens(name).some(meansNumber)
    const texts = type === "string" ? withoutLabels(printed, areNumbers) : printed
    return own.flatMap(({ line, isMarked, isBehindText }, index) => {
      const words = texts[index] ?? []
      const value = readCell(textOf(words), type, format)
      return value === null ? [] : [{ line, column, isMarked, isBehindText, detail: { value, words } }]
    })
  })
  return [...Map.groupBy(values, ({ line }) => line)].map(([line, own]) => {
    const read = new Map<number, FoundDetail>()
    for (const { column, detail } of own) read.set(column, joined(read.get(column), detail))
    const marked = own.flatMap(({ column, isMarked }) => (isMarked ? [column] : []))
    return { line, values: read, marked: new Set(marked), isBehindText: own.some(({ isBehindText }) => isBehindText) }
  })
}

/** Returns the lines with the cells of rows: those of most texts, apart from the labelled ones. */
function rowsOf(lines: readonly TableLine[], labelled: ReadonlySet<TableLine>): readonly TableLine[] {
  const counted = lines
    .filter((line) => !labelled.has(line))
    .map((line) => ({ line, cells: chunksOf(line.words).length }))
  const most = greatest(
    counted.map(({ cells }) => cells),
    0,
  )
  return counted.flatMap(({ line, cells }) => (cells >= Math.max(2, FULL_SHARE * most) ? [line] : []))
}
