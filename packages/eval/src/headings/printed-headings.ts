import type { Box, Document, Extraction, Page, Word } from "@docsift/engine"

/** The headings of a table as a page prints them. */
export interface PrintedHeadings {
  readonly page: Page
  /** The words of each column in the order of the page, columns from left to right. */
  readonly columns: readonly (readonly Word[])[]
}

/** Points above the first row in which its headings are printed; those in two or three lines are lower than this. */
const REACH = 60
/** Points by which a heading may stand beside the cells of its table. */
const MARGIN = 40
/** Points by which a line of headings may reach into the line below it. */
const OVERLAP = 3
/** More words above a table are text, not headings. */
const MAX_WORDS = 30
/** Spaces between the words of one heading are narrower than this share of their font size. */
const SPACE = 0.6
/** Share of the font size by which the words of one line lie higher or lower than others. */
const SLANT = 0.7

/**
 * Finds the headings above the first row of a table: the lines above the boxes of its cells, as far as they follow each other without a gap.
 *
 * @returns undefined where fewer than two are printed.
 */
export function findPrintedHeadings(
  document: Document,
  { evidence }: Extraction,
  tablePointer: string,
): PrintedHeadings | undefined {
  const cells = Object.entries(evidence).flatMap(([pointer, { page, box }]) =>
    pointer.startsWith(`${tablePointer}/0/`) && page !== undefined && box ? [{ page, box }] : [],
  )
  const page = document.pages.find(({ number }) => number === cells[0]?.page)
  if (!page || cells.length < 2) return undefined
  const boxes = cells.filter((cell) => cell.page === page.number).map(({ box }) => box)
  const columns = columnsOf(linesAbove(page, boxes))
  if (columns.length < 2) return undefined
  return { page, columns: columns.map((column) => page.words.filter((word) => column.includes(word))) }
}

/** Returns the words of the lines right above the cells of a row. */
function linesAbove({ words }: Page, row: readonly Box[]): Word[] {
  const top = Math.min(...row.map((box) => box[1]))
  const left = Math.min(...row.map((box) => box[0])) - MARGIN
  const right = Math.max(...row.map((box) => box[2])) + MARGIN
  const above = words.filter(
    ({ box, rotation, text }) =>
      rotation === 0 &&
      box[3] <= top + OVERLAP &&
      box[3] > top - REACH &&
      box[2] > left &&
      box[0] < right &&
      /\p{L}{2}|^[#%№]/u.test(text),
  )
  const found = new Set<Word>()
  let bottom = Math.max(...above.map(({ box }) => box[3]))
  while (found.size <= MAX_WORDS) {
    const limit = bottom
    const line = above.filter((word) => !found.has(word) && word.box[3] > limit - word.fontSize * SLANT)
    if (line.length === 0) break
    for (const word of line) found.add(word)
    const lineTop = Math.min(...line.map(({ box }) => box[1]))
    const next = above.filter((word) => !found.has(word) && word.box[3] > lineTop - OVERLAP)
    if (next.length === 0) break
    bottom = Math.max(...next.map(({ box }) => box[3]))
  }
  return [...found]
}

/** Divides words into columns where more than a space lies between them in all lines. */
function columnsOf(words: readonly Word[]): Word[][] {
  const columns: Word[][] = []
  let end = -Infinity
  for (const word of words.toSorted((a, b) => a.box[0] - b.box[0])) {
    const column = word.box[0] > end + word.fontSize * SPACE ? undefined : columns.at(-1)
    if (column) column.push(word)
    else columns.push([word])
    end = Math.max(end, word.box[2])
  }
  return columns
}
