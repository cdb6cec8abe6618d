import { isBesideNames } from "./beside-names.ts"
import type { HeaderBand } from "../headings/heading.ts"
import { fitsColumns, isFullRow } from "./line-kinds.ts"
import { chunksOf, type PageText, type TableLine, textOf } from "../words/page-text.ts"
import { findResumption } from "./resumption.ts"
import { isCaption } from "./line-markers.ts"
import type { BodyRules } from "./body-rules.ts"
import { type Body, collectBody } from "./body.ts"

/** The first row of a continuation is within this part of the page, below at most this many lines of running heads. */
const CONTINUATION_AREA = 0.35
const MAX_RUNNING_HEADS = 8

/**
 * Collects rows at the top of a page that continue the columns of the previous page without a header of their own. Only
 * running heads may be printed above them. After a subtotal they must be shaped like the rows above it.
 */
export function collectContinuation(
  page: PageText,
  band: HeaderBand,
  { lines, isOpen, isInterrupted }: Body,
  rules: BodyRules,
): Body | undefined {
  if (!isOpen && !isInterrupted) return undefined
  const start = isOpen
    ? page.lines.findIndex(
        (line) => isFullRow(line, band, rules) && !isBesideNames(line, band, rules.definition, lines),
      )
    : (findResumption(page.lines, -1, lines, band, rules) ?? -1)
  const first = page.lines[start]
  if (!first || first.box[1] > CONTINUATION_AREA * page.height || start > MAX_RUNNING_HEADS) return undefined
  const isOther = page.lines
    .slice(0, start)
    .some(
      (line) => isCaption(textOf(line.words)) || (chunksOf(line.words).length > 2 && !/\d/u.test(textOf(line.words))),
    )
  return isOther ? undefined : collectBody(page, { ...band, page }, topOfRow(page.lines, start, band) - 1, rules)
}

/** Gap above a line of a name that begins above its numbers, in font sizes, at most. */
const MAX_NAME_GAP = 0.35

/** Returns the top of the row with its numbers on a line: a centred name begins on the lines set tight above it. */
function topOfRow(lines: readonly TableLine[], anchor: number, band: HeaderBand): number {
  let top = lines[anchor]?.box[1] ?? 0
  for (const line of lines.slice(0, anchor).toReversed()) {
    if (top - line.box[3] > MAX_NAME_GAP * line.fontSize || !fitsColumns(line, band)) break
    top = line.box[1]
  }
  return top
}
