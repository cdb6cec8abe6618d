import type { PageImage } from "../document.ts"
import type { ExtractionContext } from "../page/context.ts"
import type { LayoutWord, Line, PageLayout } from "../layout/layout.ts"

/** A printed line, or a page image, with the number by which a model cites it. */
export interface NumberedLine {
  /** Counts from 1 through the entire document. */
  readonly id: number
  /** 1-based. */
  readonly page: number
  readonly words: readonly LayoutWord[]
  /** The text shown to the model, padded so that columns are aligned. */
  readonly text: string
  /** The page image that this line represents; it comes before the page's lines. */
  readonly image?: PageImage | undefined
}

/** Characters across a page: finer than print, so that columns stay apart, and still cheap in tokens. */
const CHARACTERS_ACROSS = 110
/** Spaces before a line at most, and between two of its segments at least and at most: wider gaps only cost tokens. */
const MAX_INDENT = 40
const MIN_GAP = 2
const MAX_GAP = 60

/** Numbers the lines and images of all pages and renders the lines as text with aligned columns. */
export function numberLines({ document, layouts }: ExtractionContext): NumberedLine[] {
  const images = new Map(document.pageImages?.map((image) => [image.page, image]))
  return layouts
    .flatMap((layout) => {
      const { page } = layout
      const image = images.get(page)
      const printed = layout.lines.map((line) => ({
        page,
        words: line.segments.flatMap(({ words }) => words),
        text: textOfLine(line, layout),
      }))
      return image ? [{ page, words: [], text: "", image }, ...printed] : printed
    })
    .map((line, index) => ({ id: index + 1, ...line }))
}

/**
 * Returns the lines that a model is shown. A model with vision gets page images in place of the text recognised on them;
 * others get no images.
 */
export function shownLines(lines: readonly NumberedLine[], hasVision: boolean): NumberedLine[] {
  const imagePages = imagePagesOf(lines)
  return lines.filter(({ page, image }) => (hasVision && imagePages.has(page)) === (image !== undefined))
}

/** Returns the pages that have images because their text is not reliable. */
export function imagePagesOf(lines: readonly NumberedLine[]): ReadonlySet<number> {
  return new Set(lines.flatMap(({ page, image }) => (image ? [page] : [])))
}

function textOfLine(line: Line, layout: PageLayout): string {
  let text = ""
  for (const segment of line.segments) {
    const column = Math.round((segment.box[0] / layout.width) * CHARACTERS_ACROSS)
    const gap = text === "" ? Math.min(column, MAX_INDENT) : Math.max(MIN_GAP, column - text.length)
    text += " ".repeat(Math.min(gap, MAX_GAP)) + segment.text
  }
  return text
}
