import type { ColumnDefinition, TableDefinition, ValueType } from "../configuration.ts"
import type { ExtractedTable } from "../tables/cells/extracted-table.ts"
import { evidenceOfWords } from "../page/evidence.ts"
import type { Evidence, Value } from "../extraction.ts"
import type { ColumnConcept } from "../lexicon/concept.ts"
import { columnLabels } from "../tables/headings/column-labels.ts"
import { embeddedEvidence, type EmbeddedSource, unprintedEvidence } from "./embedded-fields.ts"
import { unionBox } from "../layout/union-box.ts"
import type { EmbeddedInvoice, EmbeddedValue } from "./embedded-invoice.ts"
import type { PrintedRow } from "./printed-values.ts"
import { convertValue, isSameValue, signedValues, valuesOfType } from "./same-value.ts"

interface JoinedColumn extends ColumnDefinition {
  readonly concept: ColumnConcept | undefined
}

interface PageRow {
  readonly cells: Readonly<Record<string, Value>>
  readonly evidence: Readonly<Record<string, Evidence>>
}

type Line = EmbeddedInvoice["lines"][number]

/** Pages print the lines of an invoice in order; other rows between them shift it by a few. */
const MAX_SHIFT = 20

/** Joins a table that was extracted from the pages with the invoice's lines, which win when the table means them. */
export function joinTable(source: EmbeddedSource, table: TableDefinition, printed: ExtractedTable): ExtractedTable {
  const { lines } = source.invoice
  const columns = table.columns.map((column): JoinedColumn => ({ ...column, concept: columnLabels(column).concept }))
  const claim = claimOf(columns)
  if (lines.length === 0 || claim === "other") return printed
  const rows = printed.rows.map((cells, index): PageRow => ({ cells, evidence: printed.evidence[index] ?? {} }))
  const pairs = pairRows(source, columns, rows)
  // A description and one figure may also be discounts or payments: then the page must print the lines.
  if (claim === "perhaps" && 2 * pairs.size < Math.max(lines.length, rows.length)) return printed
  const joined = lines.map((line, index) => joinRow(source, columns, line, rows[pairs.get(index) ?? -1]))
  return {
    rows: joined.map(({ cells }) => cells),
    evidence: joined.map(({ evidence }) => evidence),
    warnings: printed.warnings ?? [],
  }
}

/** Returns whether a table requests the lines of an invoice: goods and two of their figures. */
function claimOf(columns: readonly JoinedColumn[]): "lines" | "perhaps" | "other" {
  const concepts = new Set(columns.map(({ concept }) => concept))
  if (concepts.has("debit") || concepts.has("credit") || concepts.has("balance")) return "other"
  if (!concepts.has("description") && !concepts.has("article")) return "other"
  const figures = (["quantity", "unitPrice", "lineTotal"] as const).filter((concept) => concepts.has(concept))
  return figures.length > 1 ? "lines" : figures.length === 1 ? "perhaps" : "other"
}

/** Returns line → row of the page with the same values in most columns, in at least two where the table has them. */
function pairRows(
  source: EmbeddedSource,
  columns: readonly JoinedColumn[],
  rows: readonly PageRow[],
): Map<number, number> {
  const all: { line: number; row: number; gain: number }[] = []
  const enough = Math.min(2, columns.length)
  let shift = 0
  for (const [index, line] of source.invoice.lines.entries()) {
    const held = columns.filter(({ concept, type }) => valuesOf(line, concept, type).length > 0).length
    const gainOf = (row: number): number =>
      columns.filter((column) => agreedValue(source, line, column, rows[row]?.cells[column.name])).length
    // Usually the next row has the same values: comparing each line with all rows around it takes forty times as long.
    const next = gainOf(index + shift)
    if (next === held && next >= enough) {
      all.push({ line: index, row: index + shift, gain: next })
      continue
    }
    for (let row = Math.max(0, index - MAX_SHIFT); row < Math.min(rows.length, index + MAX_SHIFT + 1); row++) {
      const gain = gainOf(row)
      if (gain < enough) continue
      all.push({ line: index, row, gain })
      if (gain === held) shift = row - index
    }
  }
  all.sort((a, b) => b.gain - a.gain || Math.abs(a.line - a.row) - Math.abs(b.line - b.row))
  const pairs = new Map<number, number>()
  const used = new Set<number>()
  for (const { line, row } of all) {
    if (pairs.has(line) || used.has(row)) continue
    pairs.set(line, row)
    used.add(row)
  }
  return pairs
}

/** Returns the value of a line that a cell prints, with the sign it has there. */
function agreedValue(
  { context, invoice }: EmbeddedSource,
  line: Line,
  { concept, type }: JoinedColumn,
  cell: Value | undefined,
): EmbeddedValue | undefined {
  return signedValues(invoice, valuesOf(line, concept, type)).find((value) => isSameValue(cell, value, context.locale))
}

function valuesOf(line: Line, concept: ColumnConcept | undefined, type: ValueType): EmbeddedValue[] {
  return valuesOfType((concept && line.get(concept)) ?? [], type)
}

interface JoinedRow {
  readonly cells: Record<string, Value>
  readonly evidence: Record<string, Evidence>
}

function joinRow(
  source: EmbeddedSource,
  columns: readonly JoinedColumn[],
  line: Line,
  row: PageRow | undefined,
): JoinedRow {
  const position = row && positionOf(row)
  const cells: [string, Value][] = []
  const evidence: [string, Evidence][] = []
  for (const column of columns) {
    const joined = joinCell(source, column, line, row, position)
    cells.push([column.name, joined?.value ?? null])
    if (joined) evidence.push([column.name, joined.evidence])
  }
  // Built from entries: a column may be named like a property of Object.prototype.
  return { cells: Object.fromEntries(cells), evidence: Object.fromEntries(evidence) }
}

interface JoinedCell {
  readonly value: Exclude<Value, null>
  readonly evidence: Evidence
}

function joinCell(
  source: EmbeddedSource,
  column: JoinedColumn,
  line: Line,
  row: PageRow | undefined,
  position: PrintedRow | undefined,
): JoinedCell | undefined {
  const { name, concept, type } = column
  const cell = row?.cells[name] ?? null
  const proof = row?.evidence[name]
  const page = cell === null || !proof ? undefined : { value: cell, evidence: proof }
  const values = valuesOf(line, concept, type)
  const [first] = values
  // Units are codes in the invoice (`H87`) and words on paper.
  if (!first || (concept === "unit" && page)) return page
  const agreed = agreedValue(source, line, column, cell)
  if (page && agreed)
    return { value: convertValue(agreed, type, page.evidence.text), evidence: embeddedEvidence(page.evidence) }
  if (page && values.length > 1) return page
  const found = position && source.printed.find(first, position)
  if (!found) return { value: convertValue(first, type), evidence: unprintedEvidence(first, position?.page) }
  const evidence = embeddedEvidence(evidenceOfWords(found.words, found.page, 1))
  return { value: convertValue(first, type, evidence.text), evidence }
}

/** Returns the box around all cells of a row. */
function positionOf({ evidence }: PageRow): PrintedRow | undefined {
  const placed = Object.values(evidence).flatMap(({ page, box }) => (box ? [{ page, box }] : []))
  const [first] = placed
  if (!first) return undefined
  const boxes = placed.filter(({ page }) => page === first.page).map(({ box }) => box)
  return { page: first.page, box: boxes.reduce(unionBox) }
}
