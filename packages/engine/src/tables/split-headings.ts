import { centreX, overlapX, overlapY, unionBox } from "./boxes.ts"
import type { TableColumn } from "./columns.ts"
import { type HeaderCell, inOrder } from "./header-band.ts"
import { type TableLine, textOf } from "./page-text.ts"

/** Words of one heading stand this close, in parts of their height; a typewriter's space is 0.6 wide. */
const SPACE = 0.7

/**
 * Joins headings that are one: `Total` and `line` are both headings by themselves, but where nothing stands below one
 * of two neighbours that are a usual space apart, they head one column.
 */
export function joinHeadings(
  cells: readonly HeaderCell[],
  columns: readonly TableColumn[],
  body: readonly TableLine[],
): readonly HeaderCell[] {
  const joined: { readonly cell: HeaderCell; readonly isEmpty: boolean }[] = []
  for (const cell of cells) {
    const column = columns.find(({ head }) => head === cell.leaf)
    const isEmpty = column !== undefined && body.every((line) => line.words.every((word) => !isIn(column, word.box)))
    const left = joined.at(-1)
    if (left && left.isEmpty !== isEmpty && isClose(left.cell, cell)) {
      joined[joined.length - 1] = { cell: join(left.cell, cell), isEmpty: false }
    } else joined.push({ cell, isEmpty })
  }
  return joined.map(({ cell }) => cell)
}

function isIn({ left, right }: TableColumn, box: HeaderCell["leaf"]): boolean {
  return centreX(box) >= left && centreX(box) < right
}

function isClose(left: HeaderCell, right: HeaderCell): boolean {
  const height = right.leaf[3] - right.leaf[1]
  return overlapY(left.leaf, right.leaf) > 0.5 * height && overlapX(left.leaf, right.leaf) > -SPACE * height
}

function join(left: HeaderCell, right: HeaderCell): HeaderCell {
  const words = inOrder(left.words, right.words)
  const [main] = [left, right].toSorted((a, b) => b.score - a.score)
  return { ...(main ?? left), words, text: textOf(words), leaf: unionBox([left.leaf, right.leaf]) }
}
