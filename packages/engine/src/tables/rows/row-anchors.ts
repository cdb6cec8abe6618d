import type { Ruling } from "../../document.ts"
import type { BodyLine } from "../body/body-line.ts"
import type { RowAnchor } from "./row-centres.ts"
import { hasRulingBetween } from "./row-rulings.ts"

/** Finds the lines with the numbers of each row. */
export function findAnchors(lines: readonly BodyLine[], rulings: readonly Ruling[]): RowAnchor[] {
  const shared = sharedColumns(lines)
  const anchors: { from: number; to: number }[] = []
  let filled = new Set<number>()
  for (const [index, line] of lines.entries()) {
    if (line.typed.size === 0) continue
    const last = anchors.at(-1)
    const joins =
      last !== undefined &&
      !sharesLine(shared, line.typed, filled) &&
      !(line.cells.has(0) && lines[last.to]?.cells.has(0)) &&
      !hasRulingBetween(lines[last.to], line, rulings)
    if (joins) {
      last.to = index
      filled = new Set([...filled, ...line.typed])
    } else {
      anchors.push({ from: index, to: index })
      filled = new Set(line.typed)
    }
  }
  return anchors
}

/** For each column, the columns with numbers on the same line anywhere in the table, itself included, as a bit set. */
type SharedColumns = ReadonlyMap<number, bigint>

function sharedColumns(lines: readonly BodyLine[]): SharedColumns {
  const shared = new Map<number, bigint>()
  for (const { typed } of lines) {
    const columns = bitsOf(typed)
    for (const column of typed) shared.set(column, (shared.get(column) ?? 0n) | columns)
  }
  return shared
}

function bitsOf(columns: ReadonlySet<number>): bigint {
  let bits = 0n
  for (const column of columns) bits |= 1n << BigInt(column)
  return bits
}

/** Returns whether any of the columns shares a line with one of the others anywhere in the table. */
function sharesLine(shared: SharedColumns, typed: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  const bits = bitsOf(others)
  for (const column of typed) if (((shared.get(column) ?? 0n) & bits) !== 0n) return true
  return false
}
