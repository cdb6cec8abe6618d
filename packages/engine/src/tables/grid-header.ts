import type { Grid, GridCell } from "../document.ts"
import { greatest } from "../arrays/extremes.ts"
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
/** Each cell of these rows is compared with every label; Excel's sheets have 16,384 columns, used ones some hundred. */
export const columnsSearched = 2_000
/** A label is shorter. */
const MAX_HEADING = 1_000

/** Finds the best heading row of a grid, headings of two rows included; undefined when too few columns are named. */
export function findGridHeader(grid: Grid, labels: readonly ColumnLabels[]): GridHeader | undefined {
  const minimum = labels.length === 1 ? 0.55 : Math.max(1.1, 0.42 * labels.length)
  const known = new Map<string, readonly number[]>()
  let best: GridHeader | undefined
  for (let row = 0; row < Math.min(grid.rows.length, ROWS_SEARCHED); row++) {
    const single = keysOf(grid.rows[row])
    const readings = row > 0 ? [single, stack(keysOf(grid.rows[row - 1]), single)] : [single]
    for (const keys of readings) {
      const { columns, score } = matchKeys(keys, labels, known)
      if (score >= minimum && score > (best?.score ?? 0) + 0.01) best = { grid, row, columns, score }
    }
  }
  return best
}

function keysOf(row: readonly GridCell[] = []): string[] {
  return row.slice(0, columnsSearched).map(({ text }) => (text.length > MAX_HEADING ? "" : squash(text)))
}

/** Joins two heading rows; a heading over several columns stands in the first of them only. */
function stack(upper: readonly string[], lower: readonly string[]): string[] {
  let over = ""
  return lower.map((key, index) => {
    over = upper[index] || over
    return over + key
  })
}

function matchKeys(
  keys: readonly string[],
  labels: readonly ColumnLabels[],
  known: Map<string, readonly number[]>,
): { columns: Map<number, number>; score: number } {
  const pairs = keys.flatMap((key, index) => {
    const scores = known.get(key) ?? labels.map((column) => greatest(similarities(key, column.labels), 0))
    known.set(key, scores)
    return scores.flatMap((score, configured) => (score > 0 ? [{ configured, index, score }] : []))
  })
  const columns = new Map<number, number>()
  const used = new Set<number>()
  let sum = 0
  for (const { configured, index, score } of pairs.sort(
    (a, b) => b.score - a.score || a.index - b.index || a.configured - b.configured,
  )) {
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
