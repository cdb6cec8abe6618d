import type { Grid, GridCell } from "../../document.ts"
import { greatest } from "../../arrays/extremes.ts"
import type { ColumnLabel, ColumnLabels } from "./column-labels.ts"
import { matchKeyOf } from "../words/page-text.ts"
import { MIN_HEADER_SCORE } from "./heading.ts"

/** The position of the configured headings in a native grid. */
export interface GridHeader {
  readonly grid: Grid
  /** Index of the last heading row. */
  readonly row: number
  /** Configured column → grid column; columns without a heading are missing. */
  readonly columns: ReadonlyMap<number, number>
  readonly score: number
}

/** Headings are in the first rows, below titles and addresses. */
const MAX_SEARCHED_ROWS = 60
/**
 * Every cell of these rows is compared with every label; Excel allows 16,384 columns, real sheets have several hundred.
 */
export const MAX_SEARCHED_COLUMNS = 2_000
/** Longer texts are not headings. */
const MAX_HEADING_LENGTH = 1_000

/** A later row replaces an earlier one only when it scores better by more than rounding. */
const MIN_IMPROVEMENT = 0.01
/** A partial match covers at least this many characters and this share of the longer text. */
const MIN_PARTIAL_LENGTH = 4
const MIN_PARTIAL_SHARE = 0.35
/** Score of a partial match: a base, and a part that grows with the share of the text that matches. */
const PARTIAL_BASE = 0.35
const PARTIAL_WEIGHT = 0.4

/** Finds the best heading row of a grid, headings over two rows included; undefined when too few columns match. */
export function findGridHeader(grid: Grid, labels: readonly ColumnLabels[]): GridHeader | undefined {
  const { ofOne, ofSeveral, perColumn } = MIN_HEADER_SCORE
  const minimum = labels.length === 1 ? ofOne : Math.max(ofSeveral, perColumn * labels.length)
  const scoresByKey = new Map<string, readonly number[]>()
  let best: GridHeader | undefined
  for (let row = 0; row < Math.min(grid.rows.length, MAX_SEARCHED_ROWS); row++) {
    const single = keysOf(grid.rows[row])
    const candidates = row > 0 ? [single, stack(keysOf(grid.rows[row - 1]), single)] : [single]
    for (const keys of candidates) {
      const { columns, score } = matchKeys(keys, labels, scoresByKey)
      if (score >= minimum && score > (best?.score ?? 0) + MIN_IMPROVEMENT) best = { grid, row, columns, score }
    }
  }
  return best
}

function keysOf(row: readonly GridCell[] = []): string[] {
  return row
    .slice(0, MAX_SEARCHED_COLUMNS)
    .map(({ text }) => (text.length > MAX_HEADING_LENGTH ? "" : matchKeyOf(text)))
}

/** Joins two heading rows; a merged heading over several columns is stored in the first of them only. */
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
  scoresByKey: Map<string, readonly number[]>,
): { columns: Map<number, number>; score: number } {
  const pairs = keys.flatMap((key, index) => {
    const scores = scoresByKey.get(key) ?? labels.map((column) => greatest(similarities(key, column.labels), 0))
    scoresByKey.set(key, scores)
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

/** Scores a heading: a full match by the label's weight, a partial match of four characters and more by less. */
function similarity(key: string, label: ColumnLabel): number {
  if (key === "") return 0
  if (key === label.key) return label.weight
  const [short, long] = key.length < label.key.length ? [key, label.key] : [label.key, key]
  if (short.length < MIN_PARTIAL_LENGTH || short.length < MIN_PARTIAL_SHARE * long.length) return 0
  if (key.length < label.key.length && !label.isName) return 0
  const isEdge = long.startsWith(short) || long.endsWith(short)
  return isEdge ? label.weight * (PARTIAL_BASE + (PARTIAL_WEIGHT * short.length) / long.length) : 0
}
