import type { RowAnswer } from "./answers.ts"
import type { GroundedRow, RowsAnswer } from "./rows.ts"

/**
 * Joins the rows of a table whose columns were queried in parts: by the line a row starts on, and by order among the rows
 * of one line. The first part determines which rows exist.
 */
export function joinColumns([first, ...others]: readonly RowsAnswer[]): RowsAnswer {
  if (first === undefined) return { rows: [], isCut: false, isJoined: true }
  return others.reduce((joined, part) => {
    const partRows = rowsByPosition(part.rows)
    const known = rowsByPosition(joined.rows)
    const rows = [...known].map(([position, row]): GroundedRow => {
      const cells: RowAnswer = new Map([...row.cells, ...(partRows.get(position)?.cells ?? [])])
      return { ...row, cells }
    })
    const isJoined = joined.isJoined && [...partRows.keys()].every((position) => known.has(position))
    return { rows, isCut: joined.isCut || part.isCut, isJoined }
  }, first)
}

function rowsByPosition(rows: readonly GroundedRow[]): Map<string, GroundedRow> {
  const counts = new Map<number, number>()
  return new Map(
    rows.map((row) => {
      const count = (counts.get(row.line) ?? 0) + 1
      counts.set(row.line, count)
      return [`${row.line}/${count}`, row]
    }),
  )
}
