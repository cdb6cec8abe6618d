import type { PagePicture } from "../document.ts"
import type { ExtractionContext } from "../page/context.ts"
import type { LayoutWord, Line, PageLayout } from "../layout/layout.ts"

/** One printed line, or the picture of a page, with the number by which a model points at it. */
export interface NumberedLine {
  /** Counts from 1 through the whole document. */
  readonly id: number
  /** 1-based. */
  readonly page: number
  readonly words: readonly LayoutWord[]
  /** As it is shown to the model: columns stand below each other. */
  readonly text: string
  /** The page as a picture, for which this line stands; before the page's lines. */
  readonly picture?: PagePicture | undefined
}

/** Characters across a page; finer than print, so that columns stay apart, and still cheap in tokens. */
const charactersAcross = 110

/** Numbers the lines and pictures of all pages and writes the lines as text whose columns keep their places. */
export function numberLines({ document, layouts }: ExtractionContext): NumberedLine[] {
  const pictures = new Map(document.pictures?.map((picture) => [picture.page, picture]))
  return layouts
    .flatMap((layout) => {
      const { page } = layout
      const picture = pictures.get(page)
      const printed = layout.lines.map((line) => ({
        page,
        words: line.segments.flatMap(({ words }) => words),
        text: textOfLine(line, layout),
      }))
      return picture ? [{ page, words: [], text: "", picture }, ...printed] : printed
    })
    .map((line, index) => ({ id: index + 1, ...line }))
}

/**
 * The lines that a model is shown. One that sees gets the pictures in place of what was recognised on them; for others
 * there are no pictures.
 */
export function shownLines(lines: readonly NumberedLine[], isSeeing: boolean): NumberedLine[] {
  const pictured = picturedPages(lines)
  return lines.filter(({ page, picture }) => (isSeeing && pictured.has(page)) === (picture !== undefined))
}

/** The pages that there are pictures of: their text is not reliable. */
export function picturedPages(lines: readonly NumberedLine[]): ReadonlySet<number> {
  return new Set(lines.flatMap(({ page, picture }) => (picture ? [page] : [])))
}

function textOfLine(line: Line, layout: PageLayout): string {
  let text = ""
  for (const segment of line.segments) {
    const column = Math.round((segment.box[0] / layout.width) * charactersAcross)
    const gap = text === "" ? Math.min(column, 40) : Math.max(2, column - text.length)
    text += " ".repeat(Math.min(gap, 60)) + segment.text
  }
  return text
}
