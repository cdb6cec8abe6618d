import { onceFor } from "../layout/once-for.ts"
import type { PageLayout } from "../layout/layout.ts"
import { printsAmount } from "./heading-rows.ts"
import { type PageText, readPageText, type TableLine, textOf } from "./page-text.ts"

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
  const lines = linesAtFoot(page)
  let count = 0
  for (const { line, text } of lines) {
    const isRepeated = lines.some((other) => other.line !== line && other.text === text)
    const isFoot = beside.some((other) =>
      linesAtFoot(other).some(
        (foot) =>
          Math.abs(foot.line.box[1] - line.box[1]) <= MAX_SHIFT &&
          (foot.text === text || numbered(foot.text, other) === numbered(text, page)),
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
}

/** More lines at the end of a page are rows of small print. */
const MAX_FOOT_LINES = 15

/** Returns the lowest lines of a page, from the last one up. */
const linesAtFoot = onceFor((page: PageText): readonly FootLine[] =>
  page.lines
    .slice(-MAX_FOOT_LINES)
    .filter(({ box }) => box[1] > FOOT_START * page.height)
    .map((line) => ({ line, text: textOf(line.words) }))
    .toReversed(),
)

/** Replaces the page's own number in a text: `Page 1 of 2` and `Page 2 of 2` are one foot. */
function numbered(text: string, { page }: PageText): string {
  return text.replace(new RegExp(`\\b${page}\\b`, "u"), "#")
}
