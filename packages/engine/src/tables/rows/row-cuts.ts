import type { Ruling } from "../../document.ts"
import { onceFor } from "../../layout/once-for.ts"
import { nameOf, startsLower } from "../body/section-titles.ts"
import type { BodyLine } from "../body/body-line.ts"
import { hasRulingBetween } from "./row-rulings.ts"

/** The widest gap separates rows when it exceeds the second by this ratio and by this many font sizes. */
const WIDEST_GAP_RATIO = 1.25
const WIDEST_GAP_MARGIN = 0.15
/** Share of names in lower case up to which a lower-case start is a continuation. */
const MAX_LOWER_CASE_SHARE = 0.4
/** Gap between lines of one row, in font sizes, at most. */
const TIGHT_GAP = 0.35

/**
 * Returns the first line of the row whose first number is on line `to`; the previous row ends at or after `from`. Where no gap is the
 * widest one, the text between two rows belongs to the lower one if rows `areLed` by their names.
 */
export function placeCut(
  lines: readonly BodyLine[],
  from: number,
  to: number,
  rulings: readonly Ruling[],
  areLed: boolean,
): number {
  if (to - from === 1) return to
  const gaps: { at: number; gap: number; isRuled: boolean }[] = []
  for (let index = from + 1; index <= to; index++) {
    const above = lines[index - 1]
    const below = lines[index]
    if (!above || !below) continue
    gaps.push({
      at: index,
      gap: below.line.box[1] - above.line.box[3],
      isRuled: hasRulingBetween(above, below, rulings),
    })
  }
  const ruled = gaps.filter((gap) => gap.isRuled)
  if (ruled.length === 1) return ruled[0]?.at ?? to
  const sorted = (ruled.length > 0 ? ruled : gaps).toSorted((a, b) => b.gap - a.gap)
  const [widest, second] = sorted
  const size = lines[to]?.line.fontSize ?? 10
  if (widest && second && widest.gap > Math.max(WIDEST_GAP_RATIO * second.gap, second.gap + WIDEST_GAP_MARGIN * size))
    return widest.at
  return areLed ? from + 1 : nameStart(lines, from, to)
}

/** Returns the line at which a name starts that continues in lower case on the line with the numbers. */
function nameStart(lines: readonly BodyLine[], from: number, to: number): number {
  if (!isCaseInformative(lines) || !startsLower(nameOf(lines[to]))) return to
  for (let index = to - 1; index > from; index--) {
    const name = nameOf(lines[index])
    if (name && !startsLower(name)) return index
  }
  return to
}

/** Returns whether a lower-case start shows a continuation: not where many names are written in lower case. */
const isCaseInformative = onceFor((lines: readonly BodyLine[]): boolean => {
  const names = lines.filter((line) => line.typed.size > 0).map(nameOf)
  return names.filter(startsLower).length <= MAX_LOWER_CASE_SHARE * names.length
})

/** Font sizes by which the gaps within rows differ from each other, at most. */
const GAP_TOLERANCE = 0.05

/**
 * Returns the first line of the first row: lines above its first number belong to it only when set tight above, or as near as the lines
 * above the numbers of other rows, whose widest gap is `lead`.
 */
export function firstCut(lines: readonly BodyLine[], anchor: number, rulings: readonly Ruling[], lead: number): number {
  let cut = anchor
  while (cut > 0) {
    const above = lines[cut - 1]
    const below = lines[cut]
    if (!above || !below || hasRulingBetween(above, below, rulings)) break
    const size = below.line.fontSize
    if (below.line.box[1] - above.line.box[3] > Math.max(TIGHT_GAP * size, lead + GAP_TOLERANCE * size)) break
    cut--
  }
  return cut
}
