import { type PageText, type TableLine, textOf } from "../words/page-text.ts"

/** Margins as fractions of the page height: where the head ends, and where the foot and the footer area start. */
const HEAD_END = 0.08
const FOOT_START = 0.88
const FOOTER_START = 0.82

/** Overlap of a line with the one above, in font sizes, from which they are beside each other. */
const MIN_OVERLAP = 0.25

/** Returns whether a line is a lone number at the head or foot of a page. */
export function isPageNumber(line: TableLine, page: PageText): boolean {
  const isMargin = line.box[1] > FOOT_START * page.height || line.box[3] < HEAD_END * page.height
  // A cell that wraps reaches up beside the middle of its row: the day of a date in a narrow column.
  const above = page.lines[line.index - 1]
  if (above && line.box[1] < above.box[3] - MIN_OVERLAP * line.fontSize) return false
  return isMargin && /^[-\u2013\u2014\s]*\d{1,4}[-\u2013\u2014\s]*$/u.test(textOf(line.words))
}

/** Returns whether a line is in the footer area: the table may continue on the next page. */
export function isNearEnd(page: PageText, line: TableLine): boolean {
  return line.box[1] > FOOTER_START * page.height
}
