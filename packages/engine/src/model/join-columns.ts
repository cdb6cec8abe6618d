import type { RowAnswer } from "./answers.ts"
import type { PlacedRow, RowsAnswer } from "./rows.ts"

/**
 * Joins the rows of a table whose columns were asked in parts: by the line a row begins on, and by order among those of
 * one line. The first part says which rows there are.
 */
export function joinColumns([first, ...others]: readonly RowsAnswer[]): RowsAnswer {
  if (first === undefined) return { rows: [], isCut: false, isJoined: true }
  return others.reduce((joined, part) => {
    const places = placesOf(part.rows)
    const known = placesOf(joined.rows)
    const rows = [...known].map(([place, row]): PlacedRow => {
      const cells: RowAnswer = new Map([...row.cells, ...(places.get(place)?.cells ?? [])])
      return { ...row, cells }
    })
    const isJoined = joined.isJoined && [...places.keys()].every((place) => known.has(place))
    return { rows, isCut: joined.isCut || part.isCut, isJoined }
  }, first)
}

function placesOf(rows: readonly PlacedRow[]): Map<string, PlacedRow> {
  const counts = new Map<number, number>()
  return new Map(
    rows.map((row) => {
      const count = (counts.get(row.line) ?? 0) + 1
      counts.set(row.line, count)
      return [`${row.line}/${count}`, row]
    }),
  )
}
