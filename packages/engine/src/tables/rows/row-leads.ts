import { greatest, least } from "../../arrays/extremes.ts"
import type { BodyLine } from "../body/body-line.ts"

/** Share of the rows that begin above their numbers, at least, where the first one may: a title may be above some. */
const LED_SHARE = 0.5

/** Returns the widest gap above the numbers of rows, of which each one has its first line and that with its numbers; 0 where few begin above. */
export function leadOf(lines: readonly BodyLine[], rows: readonly (readonly BodyLine[])[]): number {
  const led = rows.filter(({ length }) => length > 1)
  return led.length < LED_SHARE * rows.length ? 0 : tighter(lines, rows, greatest(led.flatMap(gapsBetween), 0))
}

/** Share of the gap between two rows from which a line above the numbers is set apart from them, as titles are. */
const MAX_LEAD_SHARE = 0.8

/** Returns a gap within rows, or 0 where the gaps between rows are hardly wider. */
function tighter(lines: readonly BodyLine[], rows: readonly (readonly BodyLine[])[], lead: number): number {
  const starts = new Set(rows.map(([first]) => first))
  const gaps = lines.slice(1).flatMap((line, at) => (starts.has(line) ? gapsBetween(lines.slice(at, at + 2)) : []))
  return lead < MAX_LEAD_SHARE * least(gaps) ? lead : 0
}

/** Returns the lines of a block down to those with numbers. */
export const downToNumbers = (block: readonly BodyLine[]): readonly BodyLine[] =>
  block.slice(0, block.findIndex(({ typed }) => typed.size > 0) + 1)

/** Returns the gaps between lines. */
const gapsBetween = (lines: readonly BodyLine[]): number[] =>
  lines.slice(1).map(({ line }, index) => line.box[1] - (lines[index]?.line.box[3] ?? 0))
