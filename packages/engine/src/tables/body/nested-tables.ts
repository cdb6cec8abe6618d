import type { BodyRules } from "./body-rules.ts"
import type { HeaderBand } from "../headings/heading.ts"
import { isFullRow, isHeading, isTotalLine } from "./line-kinds.ts"
import { MAX_WRAPPED_LINES, type NestedTable, type NestedTables } from "../headings/nested-headings.ts"
import { chunksOf, type TableLine, textOf } from "../words/page-text.ts"
import { ALIGNED_SHARE, isRowOfTable, isShapedLike, shapeOf, shareAligned } from "../words/row-shape.ts"

/** Points by which a repeated heading may be shifted. */
const MAX_SHIFT = 6

/**
 * Leaves out the nested tables below the rows of a list. Where the table was found below the heading of a nested one, the rows of the list
 * are left out instead.
 */
export function withoutNestedTables(
  lines: readonly TableLine[],
  band: HeaderBand,
  rules: BodyRules,
): readonly TableLine[] {
  const { nested } = rules
  if (nested === undefined || nested.size === 0) return lines
  const own = ownHeading(band, nested)
  const table = own === undefined ? undefined : nested.get(own)
  const rows = table ? withoutOuterRows(lines, band, table) : lines
  return withoutInnerTables(rows, band, rules, new Map([...nested].filter(([text]) => text !== own)))
}

/** Returns the text of a heading of nested tables, if the table was found below it: it has a word of each column. */
function ownHeading({ page, top, bottom, cells }: HeaderBand, nested: NestedTables): string | undefined {
  const heading = page.lines.find(
    ({ words, box }) =>
      box[3] > top &&
      box[1] < bottom &&
      nested.has(textOf(words)) &&
      cells.every((cell) => cell.words.some((word) => words.includes(word))),
  )
  return heading && textOf(heading.words)
}

/**
 * Returns the position above the first row of a nested table that goes on at the top of a page, above its repeated heading; undefined
 * where the page begins with the heading or with other rows.
 */
export function topOfNestedRows(before: HeaderBand, repeated: HeaderBand, rules: BodyRules): number | undefined {
  const { nested } = rules
  const own = nested && ownHeading(before, nested)
  const table = own === undefined ? undefined : nested?.get(own)
  if (!table) return undefined
  const first = repeated.page.lines.find((line) => isRowOfTable(line, table.row))
  return first && first.box[3] <= repeated.top ? first.box[1] - 1 : undefined
}

/** Leaves out the row of the list above each repeated heading, with its wrapped lines. */
function withoutOuterRows(lines: readonly TableLine[], band: HeaderBand, own: NestedTable): readonly TableLine[] {
  const isOuter = (line: TableLine): boolean =>
    shareAligned(shapeOf(line), own.outer) >= ALIGNED_SHARE &&
    !isRowOfTable(line, own.row) &&
    !isTotalLine(line, chunksOf(line.words)[0] ?? [])
  const dropped = new Set<TableLine>()
  for (const [index, line] of lines.entries()) {
    if (!isOwnHeading(line, band)) continue
    const from = Math.max(0, index - 1 - MAX_WRAPPED_LINES)
    const above = lines.slice(from, index).findLastIndex(isOuter)
    if (above >= 0) for (const outer of lines.slice(from + above, index)) dropped.add(outer)
  }
  return lines.filter((line) => !dropped.has(line))
}

function withoutInnerTables(
  lines: readonly TableLine[],
  band: HeaderBand,
  rules: BodyRules,
  nested: NestedTables,
): readonly TableLine[] {
  const kept: TableLine[] = []
  const [first] = lines
  // A page may begin within the nested table of the last row of the page before.
  let table = first && [...nested.values()].find((other) => isNestedRow(first, other))
  for (const [index, line] of lines.entries()) {
    const below = nested.get(textOf(line.words))
    const headed = below && !isOwnHeading(line, band) ? below : undefined
    const next = lines[index + 1]
    // A cell of a nested row may be set on two lines.
    const isWrap = next && table && !nested.has(textOf(next.words)) && isNestedRow(next, table)
    if (headed) table = headed
    else if (!table || !(isNestedRow(line, table) || (isWrap && !isFullRow(line, band, rules)))) {
      table = undefined
      kept.push(line)
    }
  }
  return kept
}

/** Returns whether a line is shaped like the rows of a nested table; one that is shaped like the rows of the list too must be alike. */
const isNestedRow = (line: TableLine, { row, outer }: NestedTable): boolean =>
  isShapedLike(line, row.shape) && (shareAligned(shapeOf(line), outer) < ALIGNED_SHARE || isRowOfTable(line, row))

/** Returns whether a line repeats the headings of the table itself, above their columns. */
function isOwnHeading(line: TableLine, band: HeaderBand): boolean {
  if (!isHeading(line, band)) return false
  const words = band.cells.flatMap((cell) => cell.words)
  return line.words.every(({ key, box }) =>
    words.some((word) => word.key === key && Math.abs(word.box[0] - box[0]) < MAX_SHIFT),
  )
}
