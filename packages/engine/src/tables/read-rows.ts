import type { Evidence, Value } from "../extraction.ts"
import type { ExtractedTable } from "./extracted-table.ts"
import { evidenceOfWords, leastConfidence } from "../page/evidence.ts"
import type { Body } from "./body.ts"
import type { BodyRules } from "./body-rules.ts"
import type { ValueType } from "../configuration.ts"
import { overlapX, unionBox } from "./boxes.ts"
import { type CellFormat, columnFormat, isEmptyMarker, readCell } from "./cell-value.ts"
import { cellWords, leadingWords, rowPitch } from "./cell-words.ts"
import { assignLines, type TableColumn } from "./columns.ts"
import { cellConfidence, type RowCheck } from "./cell-confidence.ts"
import { chunksOf, type TableWord, textOf } from "./page-text.ts"
import { findSectionTitles } from "./section-titles.ts"
import { groupRows, type RowLines } from "./rows.ts"
import type { BodyLine } from "./body-line.ts"

/** One row's words by printed column. */
export type RowCells = readonly (readonly TableWord[])[]

/** Groups the lines of one page into rows and assigns their words to the columns. */
export function readCells(body: Body, columns: readonly TableColumn[], rules: BodyRules): RowCells[] {
  const { isPricedList } = rules
  const lines = bodyLines(body, columns, rules)
  const titles = isPricedList ? new Set<BodyLine>() : findSectionTitles(lines)
  const groups = groupRows(lines, columns, body.page.rulings, titles)
  const rows = isPricedList ? groups.filter((group) => !group.isTextOnly) : groups
  const pitch = rowPitch(rows)
  return rows.map((row) => columns.map((column, index) => wordsOf(row, column, index, pitch, isPricedList)))
}

function bodyLines(body: Body, columns: readonly TableColumn[], { format }: BodyRules): BodyLine[] {
  const isValue = (column: TableColumn, words: readonly TableWord[]): boolean => {
    const type = column.type ?? "string"
    return type !== "string" && (isEmptyMarker(textOf(words)) || readCell(textOf(words), type, format) !== null)
  }
  const assigned = assignLines(body.lines, columns, isValue)
  return body.lines.map((line, position): BodyLine => {
    const cells = assigned[position] ?? new Map<number, TableWord[]>()
    const typed = columns.flatMap((column, index) => (isValue(column, cells.get(index) ?? []) ? [index] : []))
    return { line, cells, typed: new Set(typed.filter((index) => cells.has(index))) }
  })
}

function wordsOf(row: RowLines, column: TableColumn, index: number, pitch: number, isPricedList: boolean): TableWord[] {
  return isPricedList && column.type === "string"
    ? leadingWords(row, index, column.right, pitch)
    : cellWords(row, index)
}

/** Rows with the number of cells that could not be parsed. */
export interface ReadRows extends ExtractedTable {
  /** Number of cells whose text does not match their type. */
  readonly misfits: number
}

/** Parses rows of words into typed values with their evidence; rows without any value are left out. */
export function readValues(
  rows: readonly RowCells[],
  columns: readonly TableColumn[],
  page: number,
  rules: BodyRules,
  check: RowCheck,
): ReadRows {
  const { definition } = rules
  const positions = definition.columns.map((_, position) => columns.findIndex((column) => column.column === position))
  const formats = positions.map((index) =>
    columnFormat(
      rows.map((row) => textOf(row[index] ?? [])),
      rules.format,
    ),
  )
  const extracted: ExtractedTable = { rows: [], evidence: [] }
  let misfits = 0
  for (const cells of rows) {
    const read = definition.columns.map(({ name, type }, position): ReadCell => {
      const column = columns[positions[position] ?? -1]
      const format = formats[position] ?? rules.format
      const words = chooseWords(cells[positions[position] ?? -1] ?? [], column, type, format)
      return { name, column, words, value: readCell(textOf(words), type, format) }
    })
    misfits += read.filter(
      ({ words, value }) => value === null && words.length > 0 && !isEmptyMarker(textOf(words)),
    ).length
    if (read.every(({ value }) => value === null)) continue
    // Built from entries because a column may be named like a member of every object, such as `__proto__`.
    const row = Object.fromEntries(read.map(({ name, value }) => [name, value]))
    extracted.rows.push(row)
    extracted.evidence.push(evidenceOf(read, check(row), page))
  }
  return { ...extracted, misfits }
}

interface ReadCell {
  readonly name: string
  readonly column: TableColumn | undefined
  readonly words: readonly TableWord[]
  readonly value: Value
}

function evidenceOf(cells: readonly ReadCell[], checked: ReturnType<RowCheck>, page: number): Record<string, Evidence> {
  const found = cells.flatMap(({ name, column, words, value }, position): [string, Evidence][] => {
    if (value === null || !column) return []
    const confidence = cellConfidence(words, column, checked.get(position))
    const sources = words.map((word) => word.source)
    return [[name, evidenceOfWords(sources, page, confidence * leastConfidence(sources))]]
  })
  return Object.fromEntries(found)
}

/** Gap between the numbers of two columns, in font sizes. */
const FIGURE_GAP = 0.6

/**
 * Chooses among several texts in one typed cell (a neighbouring column without a heading) the one that parses as a value
 * and is nearest below the heading.
 */
function chooseWords(
  words: readonly TableWord[],
  column: TableColumn | undefined,
  type: ValueType,
  format: CellFormat,
): readonly TableWord[] {
  if (type === "string" || words.length < 2 || readCell(textOf(words), type, format) !== null) return words
  const lines = Map.groupBy(words, (word) => word.line)
  const readable = [...lines.values()]
    .flatMap((line) => chunksOf(line, FIGURE_GAP))
    .filter((chunk) => readCell(textOf(chunk), type, format) !== null)
  const distance = (chunk: readonly TableWord[]): number =>
    column?.head ? -overlapX(unionBox(chunk.map((word) => word.box)), column.head) : 0
  return readable.toSorted((a, b) => distance(a) - distance(b))[0] ?? words
}
