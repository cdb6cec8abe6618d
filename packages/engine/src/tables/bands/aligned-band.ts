import type { Box } from "../../document.ts"
import { overlapX, unionBox } from "../words/boxes.ts"
import type { BodyRules } from "../body/body-rules.ts"
import { readCell } from "../cells/cell-value.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { HeaderBand } from "../headings/heading.ts"
import { cellsWithoutHeading, identifyByCells, MAX_SAMPLED_ROWS } from "../assignment/identify-by-cells.ts"
import { chunksOf, type PageText, type TableLine, textOf } from "../words/page-text.ts"

/** Columns asked for, and those of them that hold numbers or dates, that are no chance together: a name, a count and an amount are. */
const MIN_COLUMNS = 4
const MIN_TYPED_COLUMNS = 2
/** Rows that are aligned by chance are fewer. */
const MIN_ROWS = 3
/** Share of the texts of a row that stand below those of the first one. */
const MIN_ALIGNED_SHARE = 0.8
/** Points by which texts of one column may start or end apart. */
const ALIGNED = 3
/** Groups of aligned lines that one page is searched for. */
const MAX_GROUPS = 30

interface Row {
  readonly line: TableLine
  readonly boxes: readonly Box[]
}

/**
 * Finds the rows of a table by their places and types alone, whatever is printed above them: lines whose texts start or end below each
 * other, as many as give every column that is asked for cells of its type.
 */
export function findAlignedBand(
  page: PageText,
  labels: readonly ColumnLabels[],
  rules: BodyRules,
): HeaderBand | undefined {
  const { columns } = rules.definition
  const typed = columns.filter(({ type }) => type !== "string").length
  if (columns.length < MIN_COLUMNS || typed < MIN_TYPED_COLUMNS) return undefined
  for (const rows of alignedRows(page, columns.length, rules)) {
    const sampled = rows.slice(0, MAX_SAMPLED_ROWS)
    const top = (rows[0]?.line.box[1] ?? 0) - 1
    const cells = cellsWithoutHeading(
      sampled.flatMap(({ boxes }) => boxes),
      top,
    )
    const lines = sampled.map(({ line }) => line)
    const band = identifyByCells({ page, top, bottom: top, cells, score: 0 }, lines, labels, rules, columns.length)
    if (band) return band
  }
  return undefined
}

/** Returns the groups of lines that are aligned with each other, the largest first. */
function alignedRows(page: PageText, asked: number, { format }: BodyRules): readonly (readonly Row[])[] {
  const groups: Row[][] = []
  for (const line of page.lines) {
    const chunks = chunksOf(line.words)
    if (chunks.length < asked - 1) continue
    if (!chunks.some((chunk) => readCell(textOf(chunk), "number", format) !== null)) continue
    const row = { line, boxes: chunks.map((chunk) => unionBox(chunk.map(({ box }) => box))) }
    const own = groups.find(([first]) => first && isAligned(first, row))
    if (own) own.push(row)
    else if (groups.length < MAX_GROUPS) groups.push([row])
  }
  return groups.filter((rows) => rows.length >= MIN_ROWS).toSorted((a, b) => b.length - a.length)
}

/** Returns whether nearly all texts of a line start, end or have their middle where one of another line does. */
function isAligned(first: Row, row: Row): boolean {
  const [fewer, more] = first.boxes.length < row.boxes.length ? [first, row] : [row, first]
  const aligned = fewer.boxes.filter((box) => more.boxes.some((other) => areAligned(box, other)))
  return aligned.length >= MIN_ALIGNED_SHARE * fewer.boxes.length
}

const areAligned = (a: Box, b: Box): boolean =>
  overlapX(a, b) > 0 &&
  [a[0] - b[0], a[2] - b[2], (a[0] + a[2] - b[0] - b[2]) / 2].some((apart) => Math.abs(apart) <= ALIGNED)
