import type { Ruling } from "../../document.ts"
import type { TableColumn } from "../columns/columns.ts"
import type { BodyLine } from "../body/body-line.ts"
import { centredCuts, type RowAnchor } from "./row-centres.ts"
import type { RowLines } from "../body/body-row.ts"
import { groupTextRows } from "./text-rows.ts"
import { ruledBlocks } from "./row-rulings.ts"
import { findAnchors } from "./row-anchors.ts"
import { placeCut, firstCut } from "./row-cuts.ts"
import { endWithNumbers } from "./led-rows.ts"
import { downToNumbers, leadOf } from "./row-leads.ts"

/**
 * Groups body lines into rows.
 *
 * A line with a number starts a row, unless its numbers are in columns that never share a line with those of the row
 * before it (a total printed half a line lower) and one of the two lines has no name. `titles` are rows without
 * numbers. A line of text joins the row above unless the widest gap or a ruling separates them; then it joins the row
 * below. Without typed columns the first column, gaps and rulings decide.
 */
export function groupRows(
  lines: readonly BodyLine[],
  columns: readonly TableColumn[],
  rulings: readonly Ruling[],
  titles: ReadonlySet<BodyLine> = new Set(),
): RowLines[] {
  const isTyped = lines.some((line) => line.typed.size > 0)
  if (!isTyped) return groupTextRows(lines, columns, rulings)
  const ruled = ruledBlocks(lines, rulings)
  const isRuled = ruled.length > 1
  // Between two rulings a title can only be above the row, not within it.
  const blocks = ruled.flatMap((block) => blocksAtTitles(block, isRuled ? titlesAtTop(block, titles) : titles))
  return blocks.flatMap((block, index) => {
    if (!block.some((line) => line.typed.size > 0)) return [{ lines: block, anchor: 0, isTextOnly: true }]
    const anchors = findAnchors(block, rulings)
    const [first] = anchors
    // Between two rulings everything belongs to the row, however it is aligned; above the first one a title may be printed.
    const isWhole = isRuled && index > 0 && anchors.length === 1
    if (isWhole && first) return [{ lines: block, anchor: first.from, isTextOnly: false }]
    return cutRows(
      block,
      anchors,
      rulings,
      isRuled && index === 0 ? leadOf(lines, blocks.slice(1).map(downToNumbers)) : 0,
    )
  })
}

/** Splits the lines at section titles; each title is a block of its own. */
function blocksAtTitles(lines: readonly BodyLine[], titles: ReadonlySet<BodyLine>): (readonly BodyLine[])[] {
  const blocks: BodyLine[][] = [[]]
  for (const line of lines) {
    if (titles.has(line)) blocks.push([line], [])
    else blocks.at(-1)?.push(line)
  }
  return blocks.filter((block) => block.length > 0)
}

/** Returns the titles that a block begins with. */
function titlesAtTop(block: readonly BodyLine[], titles: ReadonlySet<BodyLine>): ReadonlySet<BodyLine> {
  const end = block.findIndex((line) => !titles.has(line))
  return new Set(block.slice(0, end < 0 ? block.length : end))
}

/** Splits lines into the rows of their numbers; other rows have lines as far as `lead` above these. */
function cutRows(
  lines: readonly BodyLine[],
  anchors: readonly RowAnchor[],
  rulings: readonly Ruling[],
  lead: number,
): RowLines[] {
  const cuts = centredCuts(lines, anchors) ?? gapCuts(lines, anchors, rulings, lead)
  return anchors.map((anchor, index) => {
    const from = cuts[index] ?? anchor.from
    const to = cuts[index + 1] ?? lines.length
    return { lines: lines.slice(from, to), anchor: anchor.from - from, isTextOnly: false }
  })
}

/**
 * Returns the first line of each row by the gaps between the lines. The first row begins as far above its numbers as the others do, or
 * with its name where all rows end with their numbers.
 */
function gapCuts(
  lines: readonly BodyLine[],
  anchors: readonly RowAnchor[],
  rulings: readonly Ruling[],
  lead: number,
): number[] {
  const areLed = endWithNumbers(lines, anchors, rulings)
  const others = anchors
    .slice(1)
    .map(({ from }, index) => placeCut(lines, anchors[index]?.to ?? from, from, rulings, areLed))
  if (areLed) return [0, ...others]
  const own = leadOf(
    lines,
    others.map((cut, index) => lines.slice(cut, (anchors[index + 1]?.from ?? cut) + 1)),
  )
  return [firstCut(lines, anchors[0]?.from ?? 0, rulings, Math.max(own, lead)), ...others]
}
