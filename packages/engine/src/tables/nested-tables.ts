import type { BodyRules } from "./body-rules.ts"
import type { HeaderBand } from "./heading.ts"
import { isFullRow, isHeading } from "./line-kinds.ts"
import { type TableLine, textOf } from "./page-text.ts"
import { isShapedLike } from "./row-shape.ts"

/** Points by which a repeated heading may be shifted. */
const MAX_SHIFT = 6

/** Leaves out the nested tables below the rows of a list; those below whose own heading the list was found are its rows. */
export function withoutNestedTables(
  lines: readonly TableLine[],
  band: HeaderBand,
  rules: BodyRules,
): readonly TableLine[] {
  const { nested } = rules
  if (nested === undefined || nested.size === 0) return lines
  const kept: TableLine[] = []
  const [first] = lines
  // A page may begin within the nested table of the last row of the page before.
  let shape = first && [...nested.values()].find((row) => isShapedLike(first, row))
  for (const [index, line] of lines.entries()) {
    const row = nested.get(textOf(line.words))
    const headed = row && !isOwnHeading(line, band) ? row : undefined
    const next = lines[index + 1]
    // A cell of a nested row may be set on two lines.
    const isWrap = next && shape && !nested.has(textOf(next.words)) && isShapedLike(next, shape)
    if (headed) shape = headed
    else if (!shape || !(isShapedLike(line, shape) || (isWrap && !isFullRow(line, band, rules)))) {
      shape = undefined
      kept.push(line)
    }
  }
  return kept
}

/** Returns whether a line repeats the headings of the table itself, above their columns. */
function isOwnHeading(line: TableLine, band: HeaderBand): boolean {
  if (!isHeading(line, band)) return false
  const words = band.cells.flatMap((cell) => cell.words)
  return line.words.every(({ key, box }) =>
    words.some((word) => word.key === key && Math.abs(word.box[0] - box[0]) < MAX_SHIFT),
  )
}
