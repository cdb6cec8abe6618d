import { onceFor } from "../../layout/once-for.ts"
import type { PageLayout } from "../../layout/layout.ts"
import { printsAmount } from "../headings/heading-rows.ts"
import { type PageText, readPageText, type TableLine, textOf } from "../words/page-text.ts"

/** The part of a page's height below which a foot is printed. */
const FOOT_START = 0.75
/** Points by which a foot may be set higher or lower on the next page. */
const MAX_SHIFT = 2

/**
 * Returns the pages without the feet that they share with the page before or after: below a table that runs over the page,
 * `Phone 0100 200 300` looks like a row.
 */
export const withoutRunningFeet = onceFor((layouts: readonly PageLayout[]): readonly PageText[] => {
  const pages = layouts.map(readPageText)
  return pages.map((page, index) => {
    const beside = [pages[index - 1], pages[index + 1]].filter((other) => other !== undefined)
    const count = footLength(page, beside)
    return count === 0 ? page : { ...page, lines: page.lines.slice(0, -count) }
  })
})

/**
 * Counts the last lines of a page that another page prints at the same height. Amounts are not part of a foot, nor are
 * lines that the page itself repeats: every row of a list may be the same.
 */
function footLength(page: PageText, beside: readonly PageText[]): number {
  if (beside.length === 0) return 0
  const lines = linesAtFoot(page)
  let count = 0
  for (const { line, text, numbered } of lines) {
    const isRepeated = lines.some((other) => other.line !== line && other.text === text)
    const isFoot = beside.some((other) =>
      linesAtFoot(other).some(
        (foot) =>
          Math.abs(foot.line.box[1] - line.box[1]) <= MAX_SHIFT && (foot.text === text || foot.numbered === numbered),
      ),
    )
    if (!isFoot || isRepeated || printsAmount(line)) break
    count++
  }
  return count
}

interface FootLine {
  readonly line: TableLine
  readonly text: string
  /** The text without the page's own number: `Page 1 of 2` and `Page 2 of 2` are one foot. */
  readonly numbered: string
}

/** More lines at the end of a page are rows of small print. */
const MAX_FOOT_LINES = 15

/** Returns the lowest lines of a page, from the last one up. */
const linesAtFoot = onceFor((page: PageText): readonly FootLine[] => {
  const ownNumber = new RegExp(`\\b${page.page}\\b`, "u")
  return page.lines
    .slice(-MAX_FOOT_LINES)
    .filter(({ box }) => box[1] > FOOT_START * page.height)
    .map((line) => {
      const text = textOf(line.words)
      return { line, text, numbered: text.replace(ownNumber, "#") }
    })
    .toReversed()
})
