import type { Grid, GridCell } from "../document.ts"
import { greatest } from "../normalize/extremes.ts"
import type { ColumnLabel, ColumnLabels } from "./column-labels.ts"
import { squash } from "./page-text.ts"

/** Where a native grid carries the configured headings. */
export interface GridHeader {
  readonly grid: Grid
  /** Index of the last heading row. */
  readonly row: number
  /** Configured column → grid column; configured columns without a heading are missing. */
  readonly columns: ReadonlyMap<number, number>
  readonly score: number
}

/** Headings stand in the first rows, below titles and addresses. */
const ROWS_SEARCHED = 60

/** Finds the best heading row of a grid, headings of two rows included; undefined when too few columns are named. */
export function findGridHeader(grid: Grid, labels: readonly ColumnLabels[]): GridHeader | undefined {
  const minimum = labels.length === 1 ? 0.55 : Math.max(1.1, 0.42 * labels.length)
  let best: GridHeader | undefined
  for (let row = 0; row < Math.min(grid.rows.length, ROWS_SEARCHED); row++) {
    const single = (grid.rows[row] ?? []).map((cell) => squash(cell.text))
    const readings = row > 0 ? [single, stack(grid.rows[row - 1] ?? [], grid.rows[row] ?? [])] : [single]
    for (const keys of readings) {
      const { columns, score } = matchKeys(keys, labels)
      if (score >= minimum && score > (best?.score ?? 0) + 0.01) best = { grid, row, columns, score }
    }
  }
  return best
}

/** Joins two heading rows; a heading over several columns stands in the first of them only. */
function stack(upper: readonly GridCell[], lower: readonly GridCell[]): string[] {
  let over = ""
  return lower.map((cell, index) => {
    over = squash(upper[index]?.text ?? "") || over
    return over + squash(cell.text)
  })
}

function matchKeys(
  keys: readonly string[],
  labels: readonly ColumnLabels[],
): { columns: Map<number, number>; score: number } {
  const pairs = labels.flatMap((column, configured) =>
    keys.flatMap((key, index) => {
      const score = key === "" ? 0 : greatest(similarities(key, column.labels), 0)
      return score > 0 ? [{ configured, index, score }] : []
    }),
  )
  const columns = new Map<number, number>()
  const used = new Set<number>()
  let sum = 0
  for (const { configured, index, score } of pairs.sort((a, b) => b.score - a.score || a.index - b.index)) {
    if (columns.has(configured) || used.has(index)) continue
    columns.set(configured, index)
    used.add(index)
    sum += score
  }
  return { columns, score: sum }
}

function* similarities(key: string, labels: readonly ColumnLabel[]): Generator<number> {
  for (const label of labels) yield similarity(key, label)
}

/** Whole label 1 × weight; a heading that holds or is held by a label of four characters and more counts less. */
function similarity(key: string, label: ColumnLabel): number {
  if (key === "") return 0
  if (key === label.key) return label.weight
  const [short, long] = key.length < label.key.length ? [key, label.key] : [label.key, key]
  if (short.length < 4 || short.length < 0.35 * long.length) return 0
  if (key.length < label.key.length && !label.isName) return 0
  const isEdge = long.startsWith(short) || long.endsWith(short)
  return isEdge ? label.weight * (0.35 + (0.4 * short.length) / long.length) : 0
}
