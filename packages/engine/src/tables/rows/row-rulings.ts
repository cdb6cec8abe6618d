import type { Ruling } from "../../document.ts"
import { horizontalRulings } from "../../layout/horizontal-rulings.ts"
import type { BodyLine } from "../body/body-line.ts"

/** Share of the lines with numbers that must be in a ruled block of their own; rows may print numbers on two lines. */
const RULED_SHARE = 0.45

/** Splits the lines at rulings when these separate the rows; else returns them as one block. */
export function ruledBlocks(lines: readonly BodyLine[], rulings: readonly Ruling[]): (readonly BodyLine[])[] {
  const starts = [0]
  for (const [index, line] of lines.entries()) if (hasRulingBetween(lines[index - 1], line, rulings)) starts.push(index)
  const blocks = starts.map((from, index) => lines.slice(from, starts[index + 1] ?? lines.length))
  const anchors = lines.filter((line) => line.typed.size > 0).length
  const ruled = blocks.filter((block) => block.some((line) => line.typed.size > 0)).length
  return ruled > 1 && ruled >= RULED_SHARE * anchors ? blocks : [lines]
}

/** Share of the joint width of two lines that rulings must cover to separate them. */
const RULED_WIDTH = 0.6

/** Returns whether horizontal rulings between two lines cover most of the width of both. */
export function hasRulingBetween(
  above: BodyLine | undefined,
  below: BodyLine | undefined,
  rulings: readonly Ruling[],
): boolean {
  if (!above || !below) return false
  const top = (above.line.box[1] + above.line.box[3]) / 2
  const bottom = (below.line.box[1] + below.line.box[3]) / 2
  const left = Math.min(above.line.box[0], below.line.box[0])
  const right = Math.max(above.line.box[2], below.line.box[2])
  let covered = 0
  for (const box of horizontalRulings(rulings).touching(top, bottom)) {
    const y = (box[1] + box[3]) / 2
    if (y > top && y < bottom) covered += Math.max(0, Math.min(right, box[2]) - Math.max(left, box[0]))
  }
  return covered > RULED_WIDTH * (right - left)
}
