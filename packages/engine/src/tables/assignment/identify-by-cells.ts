import { assignColumns } from "./assign-columns.ts"
import type { Box } from "../../document.ts"
import { centreX, extentsOf } from "../words/boxes.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import { placeColumns } from "../columns/columns.ts"
import type { BodyRules } from "../body/body-rules.ts"
import type { HeaderBand, HeaderCell } from "../headings/heading.ts"
import { inferColumnTypes } from "./infer-column-types.ts"
import { type TableLine, textOf } from "../words/page-text.ts"

/** Columns, one of them of numbers, that a list needs: a name and its amount. */
const MIN_COLUMNS = 2
/** Heading score of each column that only its cells identify. */
const CELLS_ONLY_SCORE = 0.4

/** Rows of a list without headings that are enough to show where its columns are; the bound keeps long lists linear. */
export const MAX_SAMPLED_ROWS = 40

/** Returns cells without a heading, at `y`, for the columns that the texts of rows cover. */
export function cellsWithoutHeading(boxes: readonly Box[], y: number): HeaderCell[] {
  return extentsOf(boxes).map(([x0, x1]) => ({
    column: undefined,
    text: "",
    words: [],
    leaf: [x0, y, x1, y],
    score: 0,
  }))
}

/**
 * Identifies the columns of a header by the cells of its rows alone; returns undefined where fewer than `least` are found, or only
 * numbers, or none.
 */
export function identifyByCells(
  band: HeaderBand,
  rows: readonly TableLine[],
  labels: readonly ColumnLabels[],
  { definition, format }: BodyRules,
  least = MIN_COLUMNS,
): HeaderBand | undefined {
  const { cells, page } = band
  const placed = inferColumnTypes(placeColumns(cells, rows, page.rulings, definition), rows, format)
  const texts = rows.map((row) =>
    placed.map(({ left, right }) =>
      textOf(row.words.filter(({ box }) => centreX(box) >= left && centreX(box) < right)),
    ),
  )
  const assigned = assignColumns(placed, texts, labels, definition, format, true)
  const found = assigned.filter(({ column }) => column !== undefined)
  const numbers = found.filter(({ type }) => type !== "string").length
  if (found.length < least || numbers === 0 || numbers === found.length) return undefined
  const named = cells.map((cell): HeaderCell => {
    const column = assigned.find(({ head }) => head === cell.leaf)?.column
    return { ...cell, column, score: column === undefined ? 0 : CELLS_ONLY_SCORE }
  })
  return { ...band, cells: named, score: CELLS_ONLY_SCORE * found.length }
}
