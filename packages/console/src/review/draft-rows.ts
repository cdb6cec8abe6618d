import type { CorrectionPlace, ExtractedValue } from "@docsift/sdk"
import { ownValue } from "../own-value.ts"

/** The values of a row by column. */
export type RowValues = Readonly<Record<string, ExtractedValue>>

/** A row of a table that is being corrected. A row that is unchanged stays the same object. */
export interface DraftRow {
  /** Stays the same while the row moves. */
  readonly key: string
  /** The index of the extracted row that it comes from; undefined for one that a person has added. */
  readonly source: number | undefined
  readonly values: RowValues
  /** Places that a person pointed at, by column. */
  readonly places?: Readonly<Record<string, CorrectionPlace>>
}

/** Returns the extracted rows as rows that can be corrected. */
export function rowsOfData(rows: readonly RowValues[]): readonly DraftRow[] {
  return rows.map((values, source) => ({ key: `extracted-${source}`, source, values }))
}

/** Rows that were added or removed one after another, and that aligning still bridges. */
const MAX_GAP = 40

/**
 * Returns stored rows with the extracted rows that they come from, so that unchanged values keep their place and their
 * confidence. Stored rows have no identity: of the next extracted rows, an identical one is taken, else the most similar.
 */
export function alignRows(
  extracted: readonly DraftRow[],
  stored: readonly RowValues[],
  places: Readonly<Record<string, CorrectionPlace>> = {},
): readonly DraftRow[] {
  const placesByRow = new Map<number, Record<string, CorrectionPlace>>()
  for (const [key, place] of Object.entries(places)) {
    const end = key.indexOf("/")
    const row = Number(key.slice(0, end))
    placesByRow.set(row, { ...placesByRow.get(row), [key.slice(end + 1)]: place })
  }
  const extractedKeys = extracted.map((row) => keyOf(row.values))
  const storedKeys = stored.map(keyOf)
  let next = 0
  return stored.map((values, index) => {
    const keys = extractedKeys.slice(next, next + MAX_GAP)
    const same = keys.indexOf(storedKeys[index] ?? "")
    const free = extracted.slice(next, next + countFree(keys, storedKeys.slice(index + 1, index + MAX_GAP)))
    const found = same === -1 ? findSimilar(free, values) : same
    const source = found === -1 ? undefined : next + found
    if (source !== undefined) next = source + 1
    const own = placesByRow.get(index)
    return {
      key: source === undefined ? `stored-${index}` : `extracted-${source}`,
      source,
      values,
      ...(own && { places: own }),
    }
  })
}

/** Returns a text that is the same for the same values, whatever the order of the columns. */
const keyOf = (values: RowValues): string =>
  JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Returns how many of the next extracted rows come before those that the following stored rows are identical to. */
function countFree(extractedKeys: readonly string[], followingKeys: readonly string[]): number {
  const following = [...followingKeys]
  return extractedKeys.reduceRight((end, key, index) => {
    const position = following.indexOf(key)
    if (position === -1) return end
    // Of several identical rows, each following one has its own.
    following.splice(position, 1)
    return index
  }, extractedKeys.length)
}

/** Rows of one table share units, quantities and rates; a row that shares fewer values is another one. */
const MIN_SHARE = 0.5

/** Returns the index of the row that shares most values, -1 when none shares half of them. */
function findSimilar(rows: readonly DraftRow[], stored: RowValues): number {
  const columns = Object.keys(stored)
  const shares = rows.map(
    ({ values }) =>
      columns.filter((column) => ownValue(values, column) === ownValue(stored, column)).length / columns.length,
  )
  const greatest = Math.max(...shares)
  return greatest >= MIN_SHARE ? shares.indexOf(greatest) : -1
}

/** Returns the rows with another value in one cell; its place is the given one, or none when a person typed it. */
export function setCell(
  rows: readonly DraftRow[],
  index: number,
  column: string,
  value: ExtractedValue,
  place?: CorrectionPlace,
): readonly DraftRow[] {
  const row = rows[index]
  if (row === undefined) return rows
  const isUnplaced = place === undefined && ownValue(row.places, column) === undefined
  if (isUnplaced && ownValue(row.values, column) === value) return rows
  const { [column]: _before, ...others } = row.places ?? {}
  const places = place === undefined ? others : { ...others, [column]: place }
  const { places: _places, ...rest } = row
  const changed: DraftRow = {
    ...rest,
    values: { ...row.values, [column]: value },
    ...(Object.keys(places).length > 0 && { places }),
  }
  return rows.with(index, changed)
}

/** Returns the rows with further ones before the index. */
export function insertRows(rows: readonly DraftRow[], index: number, added: readonly RowValues[]): readonly DraftRow[] {
  const numbers = rows.map(({ key }) => Number(/^added-(\d+)$/.exec(key)?.[1] ?? -1))
  const next = numbers.reduce((greatest, number) => Math.max(greatest, number), -1) + 1
  const inserted = added.map((values, offset): DraftRow => ({
    key: `added-${next + offset}`,
    source: undefined,
    values,
  }))
  return rows.toSpliced(Math.min(index, rows.length), 0, ...inserted)
}

/** Returns the rows without one. */
export function removeRow(rows: readonly DraftRow[], index: number): readonly DraftRow[] {
  return rows.toSpliced(index, 1)
}

/** Returns the rows with one moved to another index; unchanged when there is no such index. */
export function moveRow(rows: readonly DraftRow[], from: number, to: number): readonly DraftRow[] {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length) return rows
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}
