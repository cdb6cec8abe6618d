import type { TableDefinition } from "../configuration.ts"
import type { Evidence, Value } from "../extraction.ts"
import { evidenceOfWords, type TableAnswer } from "../extract/context.ts"
import type { Body, BodyRules } from "./body.ts"
import { columnFormat, isNothing, readCell } from "./cell-value.ts"
import { cellWords, leadingWords, rowPitch } from "./cell-words.ts"
import { assignLines, type TableColumn } from "./columns.ts"
import { type PageText, type TableWord, textOf } from "./page-text.ts"
import { findTitles } from "./row-titles.ts"
import { type BodyLine, groupRows, type RowLines } from "./rows.ts"

/** Reads the rows of one page's part of a table. */
export function readRows(body: Body, columns: readonly TableColumn[], rules: BodyRules): TableAnswer {
  const { definition, format, isMoney } = rules
  const lines = bodyLines(body, columns, rules)
  const titles = isMoney ? new Set<BodyLine>() : findTitles(lines)
  const groups = groupRows(lines, columns, body.page.rulings, titles)
  const rows = isMoney ? groups.filter((group) => !group.isBare) : groups
  const pitch = rowPitch(rows)
  const words = rows.map((row) => columns.map((column, index) => wordsOf(row, column, index, pitch, isMoney)))
  const formats = columns.map((_, index) =>
    columnFormat(
      words.map((row) => textOf(row[index] ?? [])),
      format,
    ),
  )
  const answer: TableAnswer = { rows: [], evidence: [] }
  for (const cells of words) {
    const row: Record<string, Value> = {}
    const evidence: Record<string, Evidence> = {}
    for (const [position, { name, type }] of definition.columns.entries()) {
      const index = columns.findIndex((column) => column.column === position)
      const found = cells[index] ?? []
      const value = readCell(textOf(found), type, formats[index] ?? format)
      row[name] = value
      if (value !== null) evidence[name] = evidenceOf(found, body.page)
    }
    if (Object.values(row).every((value) => value === null)) continue
    answer.rows.push(row)
    answer.evidence.push(evidence)
  }
  return answer
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

function evidenceOf(words: readonly TableWord[], page: PageText): Evidence {
  return evidenceOfWords(
    words.map((word) => word.source),
    page.page,
    0.8,
  )
}

/** Counts the cells that hold a value. */
export function countFilled(answer: TableAnswer, definition: TableDefinition): number {
  let filled = 0
  for (const row of answer.rows) for (const { name } of definition.columns) if (row[name] !== null) filled++
  return filled
}
