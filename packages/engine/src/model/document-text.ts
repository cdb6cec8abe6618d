import type { ExtractionContext } from "../extract/context.ts"
import type { LayoutWord, Line, PageLayout } from "../layout/page-layout.ts"

/** One printed line with the number by which a model points at it. */
export interface NumberedLine {
  /** Counts from 1 through the whole document. */
  readonly id: number
  /** 1-based. */
  readonly page: number
  readonly words: readonly LayoutWord[]
  /** As it is shown to the model: columns stand below each other. */
  readonly text: string
}

/** Characters across a page; finer than print, so that columns stay apart, and still cheap in tokens. */
const charactersAcross = 110

/** Numbers the lines of all pages and writes them as text whose columns keep their places. */
export function numberLines({ layouts }: ExtractionContext): NumberedLine[] {
  return layouts
    .flatMap((layout) => layout.lines.map((line) => ({ layout, line })))
    .map(({ layout, line }, index) => ({
      id: index + 1,
      page: layout.page,
      words: line.segments.flatMap(({ words }) => words),
      text: textOfLine(line, layout),
    }))
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
