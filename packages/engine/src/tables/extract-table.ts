import type { TableDefinition } from "../configuration.ts"
import type { Evidence, Value } from "../extraction.ts"
import type { ExtractionContext, TableAnswer } from "../extract/context.ts"
import { collectBody, type BodyRules, type Body } from "./body.ts"
import { unionBox } from "./boxes.ts"
import { columnFormat, type CellFormat, isNothing, readCell } from "./cell-value.ts"
import { columnLabels, type ColumnLabels } from "./column-labels.ts"
import { MONEY_CONCEPTS } from "./column-concepts.ts"
import { cellWords, leadingWords, rowPitch } from "./cell-words.ts"
import { assignLines, placeColumns, type TableColumn } from "./columns.ts"
import { findHeaderBands, type HeaderBand } from "./header-band.ts"
import { type PageText, readPageText, type TableWord, textOf } from "./page-text.ts"
import { type BodyLine, groupRows } from "./rows.ts"

interface Reading {
  readonly score: number
  readonly answer: TableAnswer
}

/** Extracts one configured table; no rows when the document does not hold it. */
export function extractTable(context: ExtractionContext, definition: TableDefinition): TableAnswer {
  const labels = definition.columns.map(columnLabels)
  const format: CellFormat = context.locale
  const pages = context.layouts.map(readPageText)
  const hint = /\b(?:page|seite|página|pagina|strona|blz\.?)\s+(\d{1,4})\b/iu.exec(definition.description ?? "")?.[1]
  const wanted = pages.filter((page) => hint === undefined || page.page === Number(hint))
  const bands = (wanted.length > 0 ? wanted : pages).flatMap((page) => findHeaderBands(page, labels).slice(0, 4))
  bands.sort((a, b) => b.score - a.score)
  let best: Reading | undefined
  for (const band of bands.slice(0, 6)) {
    const reading = readBand(band, definition, labels, format)
    if (reading && (!best || reading.score > best.score)) best = reading
  }
  return best?.answer ?? { rows: [], evidence: [] }
}

function readBand(
  band: HeaderBand,
  definition: TableDefinition,
  labels: readonly ColumnLabels[],
  format: CellFormat,
): Reading | undefined {
  const isMoney = labels.some(({ concept }) => concept !== undefined && MONEY_CONCEPTS.has(concept))
  const rules: BodyRules = { definition, format, isMoney }
  const body = collectBody(band.page, band, band.bottom, rules)
  if (body.lines.length === 0) return undefined
  const columns = placeColumns(band.cells, body.lines, band.page.rulings, definition)
  const answer = readRows(body, columns, definition, format, isMoney)
  const filled = answer.rows.reduce((sum, row) => sum + Object.values(row).filter((value) => value !== null).length, 0)
  return filled === 0 ? undefined : { score: band.score + Math.min(0.5, filled / 200), answer }
}

function readRows(
  body: Body,
  columns: readonly TableColumn[],
  definition: TableDefinition,
  format: CellFormat,
  isMoney: boolean,
): TableAnswer {
  const isValue = (column: TableColumn, words: readonly TableWord[]): boolean => {
    const type = column.type ?? "string"
    return type !== "string" && (isNothing(textOf(words)) || readCell(textOf(words), type, format) !== null)
  }
  const assigned = assignLines(body.lines, columns, isValue)
  const lines = body.lines.map((line, position): BodyLine => {
    const cells = assigned[position] ?? new Map<number, TableWord[]>()
    const typed = [...cells].filter(([index, words]) => {
      const column = columns[index]
      return column !== undefined && isValue(column, words)
    })
    return { line, cells, typed: new Set(typed.map(([index]) => index)) }
  })
  const groups = groupRows(lines, columns, body.page.rulings)
  const rows: Record<string, Value>[] = []
  const evidence: Record<string, Evidence>[] = []
  const pitch = rowPitch(groups)
  const words = groups.map((group) =>
    columns.map((column, index) =>
      isMoney && column.type === "string" ? leadingWords(group, index, column.right, pitch) : cellWords(group, index),
    ),
  )
  const formats = columns.map((_, index) =>
    columnFormat(
      words.map((row) => textOf(row[index] ?? [])),
      format,
    ),
  )
  for (const cells of words) {
    const row: Record<string, Value> = {}
    const proof: Record<string, Evidence> = {}
    for (const [position, { name, type }] of definition.columns.entries()) {
      const index = columns.findIndex((column) => column.column === position)
      const found = cells[index] ?? []
      const value = readCell(textOf(found), type, formats[index] ?? format)
      row[name] = value
      if (value !== null) proof[name] = evidenceOf(found, body.page)
    }
    if (Object.values(row).every((value) => value === null)) continue
    rows.push(row)
    evidence.push(proof)
  }
  return { rows, evidence }
}

function evidenceOf(words: readonly TableWord[], page: PageText): Evidence {
  const box = unionBox(words.map((word) => word.source.source.box))
  return { page: page.page, box, text: textOf(words), confidence: 0.8, source: "builtin" }
}
