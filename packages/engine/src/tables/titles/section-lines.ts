import type { RowLines } from "../body/body-row.ts"
import type { BodyLine } from "../body/body-line.ts"
import { isTitleText } from "../body/section-titles.ts"

/** Rows that show how the names of a table are set. */
const MIN_ROWS = 3
/** Share of the rows that begin on the line with their numbers, at least: otherwise names begin above it. */
const MIN_LEVEL_SHARE = 0.5
/** Shares of the gap between two rows at which a title is set apart from the row below it like another row; it is set further from the one above. */
const MIN_APART = 0.8
const MAX_APART = 1.4

/**
 * Leaves out the titles of sections above the first line of some rows: a room above the work that is done in it. A title stands alone in
 * the column of the names, as far from the name below it as the rows are from each other.
 */
export function withoutSectionLines(rows: readonly RowLines[]): readonly RowLines[] {
  const level = rows.filter(({ anchor }) => anchor === 0).length
  if (rows.length < MIN_ROWS || level < MIN_LEVEL_SHARE * rows.length) return rows
  const gap = rowGap(rows)
  return rows.map((row, index) =>
    isTitled(row, rows[index - 1]?.lines.at(-1), gap) ? { ...row, lines: row.lines.slice(1), anchor: 0 } : row,
  )
}

/** Returns whether a row begins with the title of a section, above the line with its numbers. */
function isTitled({ lines, anchor }: RowLines, above: BodyLine | undefined, gap: number): boolean {
  const [title, named] = lines
  if (anchor !== 1 || !title || !named || title.typed.size > 0) return false
  const [cell, more] = title.cells
  if (!cell || more) return false
  const [column, words] = cell
  const name = named.cells.get(column)
  if (!name || name.length === 0 || !isTitleText(words)) return false
  const below = gapBelow(title, named)
  return below >= MIN_APART * gap && below <= MAX_APART * gap && (!above || gapBelow(above, title) >= below)
}

const gapBelow = (above: BodyLine, below: BodyLine): number => below.line.box[1] - above.line.box[3]

/** Returns the smallest gap between two rows of which the lower one begins with its numbers. */
function rowGap(rows: readonly RowLines[]): number {
  let gap = Infinity
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1]?.lines.at(-1)
    const [first] = row.lines
    if (above && first && row.anchor === 0) gap = Math.min(gap, gapBelow(above, first))
  }
  return gap
}
