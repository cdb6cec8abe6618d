import type { Value } from "../../extraction.ts"
import type { FoundTable } from "./found-table.ts"

/** The cells of a row by the names of their columns. */
export type Row = Readonly<Record<string, Value>>

/** A row and the rows below it that are parts of it, by index. */
export interface DividedRow {
  readonly whole: number
  readonly parts: readonly number[]
}

/** Returns whether a row has a value in a column. */
export const isFilled = (row: Row | undefined, name: string): boolean => (row?.[name] ?? null) !== null

/** Leaves out the rows that are parts of others, which take the cells that they lack and all of their parts have alike. */
export function joinRows(extracted: FoundTable, divided: readonly DividedRow[]): FoundTable {
  const dropped = new Set(divided.flatMap(({ parts }) => parts))
  const partsOf = new Map(divided.map(({ whole, parts }) => [whole, parts]))
  const { rows, evidence } = extracted
  const kept = rows.flatMap((row, index) => {
    if (dropped.has(index)) return []
    const parts = partsOf.get(index) ?? []
    const [first = -1] = parts
    const names = agreedOn(
      row,
      parts.map((part) => rows[part] ?? {}),
    )
    return [{ row: fill(row, rows[first], names), cells: fill(evidence[index] ?? {}, evidence[first], names) }]
  })
  return { ...extracted, rows: kept.map(({ row }) => row), evidence: kept.map(({ cells }) => cells) }
}

/** Returns the columns that a row lacks and of which all its parts have the same value. */
function agreedOn(whole: Row, parts: readonly Row[]): readonly string[] {
  const [first] = parts
  return Object.keys(first ?? {}).filter(
    (name) => !isFilled(whole, name) && parts.every((part) => isFilled(part, name) && part[name] === first?.[name]),
  )
}

/** Returns a record with some entries of another one, each in its place where the record has it. */
function fill<Cell>(
  record: Readonly<Record<string, Cell>>,
  other: Readonly<Record<string, Cell>> | undefined,
  names: readonly string[],
): Record<string, Cell> {
  return { ...record, ...Object.fromEntries(Object.entries(other ?? {}).filter(([name]) => names.includes(name))) }
}
