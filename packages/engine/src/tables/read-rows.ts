import type { Evidence, Value } from "../extraction.ts"
import type { ExtractedTable } from "./extracted-table.ts"
import { evidenceOfWords, leastConfidence } from "../page/evidence.ts"
import type { Body } from "./body.ts"
import type { BodyRules } from "./body-rules.ts"
import type { ValueType } from "../configuration.ts"
import { onceFor } from "../layout/once-for.ts"
import { overlapX, unionBox } from "./boxes.ts"
import { type CellFormat, columnFormat, isEmptyMarker, readCell } from "./cell-value.ts"
import { append } from "../arrays/append.ts"
import { greatest } from "../arrays/extremes.ts"
import type { ColumnLabels } from "./column-labels.ts"
import { cellWords, hasCodeLines, isCode, isCodeColumn, nameParagraph, paragraphsOf, rowPitch } from "./cell-words.ts"
import { partNames } from "./name-leads.ts"
import { findDetail } from "./row-details.ts"
import { assignLines, type TableColumn } from "./columns.ts"
import { cellConfidence, type RowCheck } from "./cell-confidence.ts"
import { chunksOf, type TableWord, textOf, FIGURE_GAP } from "./page-text.ts"
import { findSectionTitles, findSpanningTitles } from "./section-titles.ts"
import { groupRows } from "./rows.ts"
import type { BodyLine } from "./body-line.ts"

/** One row's words by printed column. */
export type RowCells = readonly (readonly TableWord[])[]

/** One row: the cells of the printed columns, and the texts below and above them that belong to the row. */
export interface RowRecord {
  readonly cells: RowCells
  /** Remarks such as `SKU: 4711`, or a rate below an amount; one line or paragraph each. */
  readonly details: readonly (readonly TableWord[])[]
}

/** Groups the lines of one page into rows and assigns their words to the columns. */
export function readCells(body: Body, columns: readonly TableColumn[], rules: BodyRules): RowCells[] {
  return readRecords(body, columns, rules).map(({ cells }) => cells)
}

interface KnownRecords {
  readonly columns: readonly TableColumn[]
  readonly rules: BodyRules
  readonly records: readonly RowRecord[]
}

/** The rows of a body by its columns: these are identified in several steps, most of which change no border and no type. */
const knownRecords = onceFor((_body: Body): KnownRecords[] => [])

/** Groups the lines of one page into rows with their cells and details. */
export function readRecords(body: Body, columns: readonly TableColumn[], rules: BodyRules): readonly RowRecord[] {
  const known = knownRecords(body)
  const found = known.find((other) => other.rules === rules && areAlike(other.columns, columns))
  if (found) return found.records
  const records = groupRecords(body, columns, rules)
  known.push({ columns, rules, records })
  return records
}

/** Returns whether columns have the same borders, headings and types, whatever they are identified as. */
function areAlike(a: readonly TableColumn[], b: readonly TableColumn[]): boolean {
  const isAlike = ({ left, right, head, type }: TableColumn, other: TableColumn | undefined): boolean =>
    left === other?.left && right === other.right && head === other.head && type === other.type
  return a.length === b.length && a.every((column, index) => isAlike(column, b[index]))
}

function groupRecords(body: Body, columns: readonly TableColumn[], rules: BodyRules): RowRecord[] {
  const { isPricedList } = rules
  const lines = bodyLines(body, columns, rules)
  const titles = isPricedList ? findSpanningTitles(lines, columns) : findSectionTitles(lines)
  const groups = groupRows(lines, columns, body.page.rulings, titles)
  if (!isPricedList)
    return groups.map((row) => ({ cells: columns.map((_, index) => cellWords(row, index)), details: [] }))
  const rows = groups.filter((group) => !group.isTextOnly)
  const pitch = rowPitch(rows)
  const isText = columns.map(({ type }) => type === "string")
  const coded = isText.map((is, index) => is && hasCodeLines(rows, index))
  const codes = isText.map((is, index) => is && isCodeColumn(rows, index))
  return rows.map((row) => {
    const details: (readonly TableWord[])[] = []
    const cells = columns.map((column, index) => {
      if (column.type !== "string") {
        const { value, rest } = splitValue(cellWords(row, index), column.type, rules.format)
        append(details, rest)
        return value
      }
      const paragraphs = paragraphsOf(row, index, column.right, pitch, (coded[index] ?? false) || codes[index] === true)
      const code = codes[index] === true ? paragraphs.find(isCode) : undefined
      const name = code ?? nameParagraph(paragraphs)
      append(
        details,
        paragraphs.filter((paragraph) => paragraph !== name),
      )
      return name
    })
    return { cells, details }
  })
}

/** Splits the value from other lines in its cell, such as the tax rate below an amount. */
function splitValue(
  words: readonly TableWord[],
  type: ValueType | undefined,
  format: CellFormat,
): { readonly value: readonly TableWord[]; readonly rest: readonly (readonly TableWord[])[] } {
  const lines = [...Map.groupBy(words, (word) => word.line).values()]
  if (type === undefined || lines.length < 2 || readCell(textOf(words), type, format) !== null)
    return { value: words, rest: [] }
  const value = lines.find((line) => readCell(textOf(line), type, format) !== null)
  return value ? { value, rest: lines.filter((line) => line !== value) } : { value: words, rest: [] }
}

function bodyLines(body: Body, columns: readonly TableColumn[], { format }: BodyRules): BodyLine[] {
  const isValue = (column: TableColumn, words: readonly TableWord[]): boolean => {
    const type = column.type ?? "string"
    return type !== "string" && (isEmptyMarker(textOf(words)) || readCell(textOf(words), type, format) !== null)
  }
  const assigned = assignLines(body.lines, columns, isValue)
  const lines = body.lines.map((line, position): BodyLine => {
    const cells = assigned[position] ?? new Map<number, TableWord[]>()
    const typed = columns.flatMap((column, index) => (isValue(column, cells.get(index) ?? []) ? [index] : []))
    return { line, cells, typed: new Set(typed.filter((index) => cells.has(index))) }
  })
  return withoutStrayRates(lines)
}

/** Share of the numbers on a table's fullest line that a line must have to show what its columns hold. */
const FULL_LINE_SHARE = 0.6

/**
 * Takes rates out of the values of columns that hold amounts: `21 % VAT` below an amount starts no row of its own.
 */
function withoutStrayRates(lines: readonly BodyLine[]): BodyLine[] {
  const most = greatest(
    lines.map(({ typed }) => typed.size),
    0,
  )
  const isRate = ({ cells }: BodyLine, column: number): boolean =>
    (cells.get(column) ?? []).some((word) => word.text.includes("%"))
  const balance = new Map<number, number>()
  for (const line of lines) {
    if (line.typed.size < FULL_LINE_SHARE * most) continue
    for (const column of line.typed) balance.set(column, (balance.get(column) ?? 0) + (isRate(line, column) ? -1 : 1))
  }
  return lines.map((line) => {
    const typed = [...line.typed].filter((column) => !isRate(line, column) || (balance.get(column) ?? 0) <= 0)
    return typed.length === line.typed.size ? line : { ...line, typed: new Set(typed) }
  })
}

/** Rows with the number of cells that could not be parsed. */
export interface ReadRows extends ExtractedTable {
  /** Number of cells whose text does not match their type. */
  readonly misfits: number
}

/** Parses rows of words into typed values with their evidence; rows without any value are left out. */
export function readValues(
  rows: readonly RowRecord[],
  columns: readonly TableColumn[],
  page: number,
  rules: BodyRules,
  labels: readonly ColumnLabels[],
  check: RowCheck,
): ReadRows {
  const { definition } = rules
  const positions = definition.columns.map((_, position) => columns.findIndex((column) => column.column === position))
  const formats = positions.map((index) =>
    columnFormat(
      rows.map(({ cells }) => textOf(cells[index] ?? [])),
      rules.format,
    ),
  )
  const extracted: ExtractedTable = { rows: [], evidence: [] }
  let misfits = 0
  const quantity = labels.findIndex(({ concept }) => concept === "quantity")
  const parted = rules.isPricedList ? partNames(rows, positions, labels, rules.format) : undefined
  for (const [index, { details, ...row }] of rows.entries()) {
    const { cells, leads } = parted?.[index] ?? { cells: row.cells, leads: undefined }
    const read = definition.columns.map(({ name, type }, position): ReadCell => {
      const column = columns[positions[position] ?? -1]
      const format = formats[position] ?? rules.format
      const label = labels[position]
      const lead = leads?.get(position)
      if (column && lead) return { name, column: undefined, ...lead }
      if (!column && label && rules.isPricedList) {
        const found = findDetail(label, type, format, details, cells[positions[quantity] ?? -1] ?? [])
        const printed = found ?? lead
        if (printed) return { name, column: undefined, ...printed }
      }
      const words = chooseWords(cells[positions[position] ?? -1] ?? [], column, type, format)
      return { name, column, words, value: readCell(textOf(words), type, format) }
    })
    misfits += read.filter(
      ({ words, value }) => value === null && words.length > 0 && !isEmptyMarker(textOf(words)),
    ).length
    if (read.every(({ value }) => value === null)) continue
    // Built from entries because a column may be named like a member of every object, such as `__proto__`.
    const values = Object.fromEntries(read.map(({ name, value }) => [name, value]))
    extracted.rows.push(values)
    extracted.evidence.push(evidenceOf(read, check(values), page))
  }
  return { ...extracted, misfits }
}

interface ReadCell {
  readonly name: string
  readonly column: TableColumn | undefined
  readonly words: readonly TableWord[]
  readonly value: Value
}

/** Confidence of a value that is printed among the remarks of a row, not in a column of its own. */
const DETAIL_CONFIDENCE = 0.8

function evidenceOf(cells: readonly ReadCell[], checked: ReturnType<RowCheck>, page: number): Record<string, Evidence> {
  const found = cells.flatMap(({ name, column, words, value }, position): [string, Evidence][] => {
    if (value === null) return []
    const confidence = column ? cellConfidence(words, column, checked.get(position)) : DETAIL_CONFIDENCE
    const sources = words.map((word) => word.source)
    return [[name, evidenceOfWords(sources, page, confidence * leastConfidence(sources))]]
  })
  return Object.fromEntries(found)
}

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
