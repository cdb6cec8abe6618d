import type { Evidence, Value } from "../extraction.ts"
import type { ExtractedTable } from "./extracted-table.ts"
import { evidenceOfWords, leastConfidence } from "../page/evidence.ts"
import type { Body } from "./body.ts"
import type { BodyRules } from "./body-rules.ts"
import type { ValueType } from "../configuration.ts"
import { overlapX, unionBox } from "./boxes.ts"
import { type CellFormat, columnFormat, isNothing, readCell } from "./cell-value.ts"
import { cellWords, leadingWords, rowPitch } from "./cell-words.ts"
import { assignLines, type TableColumn } from "./columns.ts"
import { cellConfidence, type RowCheck } from "./cell-confidence.ts"
import { chunksOf, type TableWord, textOf } from "./page-text.ts"
import { findTitles } from "./row-titles.ts"
import { groupRows, type RowLines } from "./rows.ts"
import type { BodyLine } from "./body-line.ts"

/** One row's words by printed column. */
export type RowCells = readonly (readonly TableWord[])[]

/** Groups one page's part of a table into rows and shares their words out to the columns. */
export function readCells(body: Body, columns: readonly TableColumn[], rules: BodyRules): RowCells[] {
  const { isMoney } = rules
  const lines = bodyLines(body, columns, rules)
  const titles = isMoney ? new Set<BodyLine>() : findTitles(lines)
  const groups = groupRows(lines, columns, body.page.rulings, titles)
  const rows = isMoney ? groups.filter((group) => !group.isBare) : groups
  const pitch = rowPitch(rows)
  return rows.map((row) => columns.map((column, index) => wordsOf(row, column, index, pitch, isMoney)))
}

function bodyLines(body: Body, columns: readonly TableColumn[], { format }: BodyRules): BodyLine[] {
  const isValue = (column: TableColumn, words: readonly TableWord[]): boolean => {
    const type = column.type ?? "string"
    return type !== "string" && (isNothing(textOf(words)) || readCell(textOf(words), type, format) !== null)
  }
  const assigned = assignLines(body.lines, columns, isValue)
  return body.lines.map((line, position): BodyLine => {
    const cells = assigned[position] ?? new Map<number, TableWord[]>()
    const typed = columns.flatMap((column, index) => (isValue(column, cells.get(index) ?? []) ? [index] : []))
    return { line, cells, typed: new Set(typed.filter((index) => cells.has(index))) }
  })
}

function wordsOf(row: RowLines, column: TableColumn, index: number, pitch: number, isMoney: boolean): TableWord[] {
  return isMoney && column.type === "string" ? leadingWords(row, index, column.right, pitch) : cellWords(row, index)
}

/** Rows with what could not be read in them. */
export interface ReadRows extends ExtractedTable {
  /** Cells with text that does not fit their type. */
  readonly misfits: number
}

/** Turns rows of words into typed values with their evidence; rows without any value are left out. */
export function readValues(
  rows: readonly RowCells[],
  columns: readonly TableColumn[],
  page: number,
  rules: BodyRules,
  check: RowCheck,
): ReadRows {
  const { definition } = rules
  const places = definition.columns.map((_, position) => columns.findIndex((column) => column.column === position))
  const formats = places.map((place) =>
    columnFormat(
      rows.map((row) => textOf(row[place] ?? [])),
      rules.format,
    ),
  )
  const answer: ExtractedTable = { rows: [], evidence: [] }
  let misfits = 0
  for (const cells of rows) {
    const read = definition.columns.map(({ name, type }, position): ReadCell => {
      const column = columns[places[position] ?? -1]
      const format = formats[position] ?? rules.format
      const words = chooseWords(cells[places[position] ?? -1] ?? [], column, type, format)
      return { name, column, words, value: readCell(textOf(words), type, format) }
    })
    misfits += read.filter(({ words, value }) => value === null && words.length > 0 && !isNothing(textOf(words))).length
    if (read.every(({ value }) => value === null)) continue
    // Entries, for a column may be called like a member of every object.
    const row = Object.fromEntries(read.map(({ name, value }) => [name, value]))
    answer.rows.push(row)
    answer.evidence.push(proofOf(read, check(row), page))
  }
  return { ...answer, misfits }
}

interface ReadCell {
  readonly name: string
  readonly column: TableColumn | undefined
  readonly words: readonly TableWord[]
  readonly value: Value
}

function proofOf(cells: readonly ReadCell[], checked: ReturnType<RowCheck>, page: number): Record<string, Evidence> {
  const found = cells.flatMap(({ name, column, words, value }, position): [string, Evidence][] => {
    if (value === null || !column) return []
    const confidence = cellConfidence(words, column, checked.get(position))
    const sources = words.map((word) => word.source)
    return [[name, evidenceOfWords(sources, page, confidence * leastConfidence(sources))]]
  })
  return Object.fromEntries(found)
}

/**
 * Of several texts in one typed cell (a neighbour without a heading of its own) takes the one that reads as a value and
 * stands nearest below the heading.
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
    .flatMap((line) => chunksOf(line, 0.6))
    .filter((chunk) => readCell(textOf(chunk), type, format) !== null)
  const distance = (chunk: readonly TableWord[]): number =>
    column?.head ? -overlapX(unionBox(chunk.map((word) => word.box)), column.head) : 0
  return readable.toSorted((a, b) => distance(a) - distance(b))[0] ?? words
}
