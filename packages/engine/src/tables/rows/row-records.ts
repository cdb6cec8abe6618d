import type { Body } from "../body/body.ts"
import type { BodyRules } from "../body/body-rules.ts"
import type { ValueType } from "../../configuration.ts"
import { onceFor } from "../../layout/once-for.ts"
import { type CellFormat, readCell } from "../cells/cell-value.ts"
import { append } from "../../arrays/append.ts"
import { wrapEdge } from "./cell-measure.ts"
import { cellWords, hasCodeLines, isCodeColumn, nameParagraph, paragraphsOf, rowPitch } from "./cell-words.ts"
import { isCodeLike } from "../words/code-words.ts"
import type { TableColumn } from "../columns/columns.ts"
import { conceptOf } from "../headings/heading-concepts.ts"
import { matchKeyOf, type TableWord, textOf } from "../words/page-text.ts"
import { startsUnmarked } from "./unmarked-labels.ts"
import { findListTitles } from "../titles/list-section-titles.ts"
import { withoutSectionLines } from "../titles/section-lines.ts"
import { findSectionTitles, findSpanningTitles } from "../body/section-titles.ts"
import type { FoundDetail } from "./row-details.ts"
import type { BodyLine } from "../body/body-line.ts"
import type { RowLines } from "../body/body-row.ts"
import { groupRows } from "./rows.ts"
import { bodyLines } from "./body-lines.ts"

/** One row's words by printed column. */
export type RowCells = readonly (readonly TableWord[])[]

/** One row: the cells of the printed columns, and the texts below and above them that belong to the row. */
export interface RowRecord {
  readonly cells: RowCells
  /** Remarks such as `SKU: 4711`, or a rate below an amount; one line or paragraph each. */
  readonly details: readonly (readonly TableWord[])[]
  /** Values behind labels below the name, by the configured column. */
  readonly labelled?: ReadonlyMap<number, FoundDetail>
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
  const isAlike = (column: TableColumn, other: TableColumn | undefined): boolean =>
    (["left", "right", "head", "type", "isLower"] as const).every((key) => column[key] === other?.[key])
  return a.length === b.length && a.every((column, index) => isAlike(column, b[index]))
}

function groupRecords(body: Body, columns: readonly TableColumn[], rules: BodyRules): RowRecord[] {
  const { isPricedList } = rules
  const lines = bodyLines(body, columns, rules)
  const titles = isPricedList
    ? new Set([...findSpanningTitles(lines, columns), ...findListTitles(lines)])
    : findSectionTitles(lines)
  const groups = groupRows(lines, columns, body.page.rulings, titles).flatMap((group) => withoutLabelled(group, body))
  if (!isPricedList)
    return groups.map((row) => ({ cells: columns.map((_, index) => cellWords(row, index)), details: [] }))
  const rows = withoutSectionLines(groups.filter((group) => !group.isTextOnly))
  const pitch = rowPitch(rows)
  const isText = columns.map(({ type }) => type === "string")
  const remarks = remarksOf(columns, rules)
  const isRemark = (words: readonly TableWord[]): boolean => startsUnmarked(words, remarks)
  const coded = isText.map((is, index) => is && hasCodeLines(rows, index, remarks))
  const meant = columns.map(({ heading }) => conceptOf(heading))
  const areNamed = meant.includes("description")
  const codes = isText.map((is, index) => is && isCodeColumn(rows, index, areNamed && meant[index] === "article"))
  const edges = columns.map(
    ({ right }, index) => (isText[index] ? wrapEdge(rows, index, isRemark) : undefined) ?? right,
  )
  return rows.map((row) => {
    const details: (readonly TableWord[])[] = []
    const cells = columns.map((column, index) => {
      if (column.type !== "string") {
        const { value, rest } = splitValue(cellWords(row, index), column.type, rules.format)
        append(details, rest)
        return value
      }
      const paragraphs = paragraphsOf(
        row,
        index,
        edges[index] ?? column.right,
        pitch,
        (coded[index] ?? false) || codes[index] === true,
        remarks,
      )
      const code = codes[index] === true ? paragraphs.find(isCodeLike) : undefined
      const name = code ?? nameParagraph(paragraphs, remarks)
      append(
        details,
        paragraphs.filter((paragraph) => paragraph !== name),
      )
      return name
    })
    return { cells, details }
  })
}

/** Leaves out the labelled lines of a row, which keep it together until then; one of no other lines is none. */
function withoutLabelled(row: RowLines, { labelled }: Body): readonly RowLines[] {
  if (!labelled || !row.lines.some(({ line }) => labelled.has(line))) return [row]
  const isOther = ({ line }: BodyLine): boolean => !labelled.has(line)
  const anchor = row.lines.slice(0, row.anchor).filter(isOther).length
  const lines = row.lines.filter(isOther)
  const first = row.lines.findIndex(({ line }, index) => index > row.anchor && labelled.has(line))
  const below = first < 0 ? undefined : { remarksFrom: row.lines.slice(0, first).filter(isOther).length }
  return lines.length === 0 ? [] : [{ ...row, lines, anchor: Math.min(anchor, lines.length - 1), ...below }]
}

/** Returns the names of columns that no heading prints, and of which nothing else is known: their values may be among the remarks. */
function remarksOf(columns: readonly TableColumn[], { definition }: BodyRules): readonly string[] {
  const printed = new Set(columns.map(({ heading }) => matchKeyOf(heading)))
  return definition.columns.flatMap(({ name }) =>
    conceptOf(name) === undefined && !printed.has(matchKeyOf(name)) ? [name] : [],
  )
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
