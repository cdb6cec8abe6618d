import type { BodyLine } from "../body/body-line.ts"
import type { RowAnchor } from "./row-centres.ts"
import { hasRulingBetween } from "./row-rulings.ts"
import type { Ruling } from "../../document.ts"

/** Points by which a name may start left or right of the text above it that it continues. */
const ALIGNED = 2
/** Share of the rows that have a line above their numbers, at least: titles are above fewer. */
const MIN_LED_SHARE = 0.8

/**
 * Returns whether rows end with the line of their numbers: the first one has a line of its name above these and the last one none below,
 * and no text is set right of where names begin. A title would begin at the left edge, and not where the names beside codes do.
 */
export function endWithNumbers(
  lines: readonly BodyLine[],
  anchors: readonly RowAnchor[],
  rulings: readonly Ruling[],
): boolean {
  const [first] = anchors
  const last = anchors.at(-1)
  if (!first || !last || anchors.length < 2 || first.from === 0 || last.to !== lines.length - 1) return false
  // Remarks below the last row may have been left out: there are more of them below the others than the one line above the first row.
  if (anchors.some(({ from }, index) => from - (anchors[index - 1]?.to ?? -1) - 1 > first.from)) return false
  const led = anchors.filter(({ from }, index) => from - (anchors[index - 1]?.to ?? -1) > 1).length
  if (led < MIN_LED_SHARE * anchors.length) return false
  const own = lines[first.from]
  if (!own || hasRulingBetween(lines[first.from - 1], own, rulings)) return false
  const numbered = new Set(
    anchors.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
  )
  return lines.every((line, index) => numbered.has(index) || continuesBelow(line, own))
}

/** Returns whether a text alone on its line begins where the names of rows do, right of another cell. */
function continuesBelow({ line, cells }: BodyLine, row: BodyLine): boolean {
  const [cell, more] = cells
  if (!cell || more) return false
  const name = row.cells.get(cell[0])?.[0]?.box[0]
  if (name === undefined || row.line.box[0] > name - ALIGNED) return false
  return Math.abs(line.box[0] - name) < ALIGNED
}
