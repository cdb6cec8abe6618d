import type { TableDefinition } from "../../configuration.ts"
import type { Value } from "../../extraction.ts"
import { HALF_CENT } from "../../normalize/rounding.ts"
import type { Features } from "../../scoring/feature-input.ts"
import type { FoundTable } from "../cells/found-table.ts"

/** Rows that show which columns are usually filled. */
const MIN_ROWS = 3
/** Rows that a sum adds up: one figure is often repeated. */
const MIN_ADDENDS = 2
const HALF = 0.5
/** Part of the rows, by their filled cells, at which a row is full: below a few items there may be as many lines of sums. */
const FULLER_SHARE = 0.75
/** Share of the cells of a full row that makes a row full. */
const FULL_SHARE = 0.75

/** Computes the features of each row of a table: whether it is filled like the others, and whether it adds them up. */
export function rowFeatures({ rows }: FoundTable, { columns }: TableDefinition): Features[] {
  const sums = sumRows(
    rows,
    columns.flatMap(({ name, type }) => (type === "number" ? [name] : [])),
  )
  const firstSum = sums.indexOf(true)
  const isFilled = (row: Readonly<Record<string, Value>>, name: string): boolean => (row[name] ?? null) !== null
  const usual = columns.map(
    ({ name }) => rows.filter((row) => isFilled(row, name)).length / Math.max(1, rows.length) >= HALF,
  )
  const filled = rows.map((row) => columns.filter(({ name }) => isFilled(row, name)).length)
  const full = filled.toSorted((a, b) => a - b)[Math.floor(FULLER_SHARE * filled.length)] ?? 0
  const lastFull = filled.findLastIndex((count) => count >= FULL_SHARE * full)
  return rows.map((row, index) => {
    const isSum = sums[index] ?? false
    const differing = columns.filter(({ name }, at) => isFilled(row, name) !== usual[at]).length
    return {
      "row.isSum": Number(isSum),
      "row.isTotal": Number(isSum && index === rows.length - 1),
      "row.isBelowSum": Number(firstSum >= 0 && index > firstSum),
      "row.isSparse": Math.max(0, 1 - (filled[index] ?? 0) / Math.max(1, full)),
      "row.isBelowFull": Number(index > lastFull),
      "row.isOdd": rows.length < MIN_ROWS ? 0 : differing / Math.max(1, columns.length),
      "row.isLast": Number(rows.length >= MIN_ROWS && index === rows.length - 1),
    }
  })
}

/** Finds the rows of which a figure is the sum of those above it. */
function sumRows(rows: readonly Readonly<Record<string, Value>>[], names: readonly string[]): boolean[] {
  const above = new Map(names.map((name) => [name, { sum: 0, count: 0 }]))
  return rows.map((row) => {
    let isSum = false
    for (const name of names) {
      const value = row[name]
      const so = above.get(name)
      if (typeof value !== "number" || !so) continue
      if (so.count >= MIN_ADDENDS && value !== 0 && Math.abs(value - so.sum) < HALF_CENT) isSum = true
      so.sum += value
      so.count++
    }
    return isSum
  })
}
