import type { Document } from "../document.ts"
import { layoutDocument, MAX_LINE_WORDS } from "../layout/page-layout.ts"
import type { Line, PageLayout, Segment } from "../layout/layout.ts"
import { onceFor } from "../layout/once-for.ts"
import { voteLocale, type LocaleVote } from "../normalize/locale-vote.ts"

/** A segment with its position in the document. */
export interface PlacedSegment extends Segment {
  /** Position in `context.segments`. */
  readonly index: number
  readonly line: Line
  /** Position of the line in its page. */
  readonly lineIndex: number
  /** Position in the line, from left to right. */
  readonly position: number
}

/** The input of every extractor: the document, its layout and its locale. */
export interface ExtractionContext {
  readonly document: Document
  readonly layouts: readonly PageLayout[]
  readonly locale: LocaleVote
  /** Every segment, page by page, from top to bottom and left to right. */
  readonly segments: readonly PlacedSegment[]
  /** Complete sentences on what was not read of the pages. */
  readonly warnings: readonly string[]
}

/** Lays out a document, once however often it is asked for, and collects the input of its extractors. */
export const createContext = onceFor((document: Document): ExtractionContext => {
  const layouts = layoutDocument(document)
  const segments: PlacedSegment[] = []
  for (const layout of layouts) {
    for (const [lineIndex, line] of layout.lines.entries()) {
      for (const [position, segment] of line.segments.entries()) {
        segments.push({ ...segment, index: segments.length, line, lineIndex, position })
      }
    }
  }
  return { document, layouts, locale: localeOf(document), segments, warnings: cutWarnings(layouts) }
})

/** Votes on the way in which a document writes numbers and dates. */
export function localeOf(document: Pick<Document, "pages" | "grids">): LocaleVote {
  return voteLocale(textsOf(document))
}

/** Warns of the lines that were cut: names the first one and counts the others. */
function cutWarnings(layouts: readonly PageLayout[]): string[] {
  const cut = layouts.flatMap(({ cutLines = [] }) => cutLines)
  const [first] = cut
  if (!first) return []
  const most = MAX_LINE_WORDS.toLocaleString("en")
  const line = `Line ${first.line} of page ${first.page}`
  if (cut.length === 1) {
    const words = first.words.toLocaleString("en")
    return [`${line} has ${words} words; only its first ${most} were read for labels and values.`]
  }
  const others = cut.length === 2 ? "another line" : `${(cut.length - 1).toLocaleString("en")} other lines`
  return [
    `${line} and ${others} have more than ${most} words; only the first ${most} of each were read for labels and values.`,
  ]
}

/** Recognized words of lower confidence do not vote on the locale: specks become dollar signs and dates. */
const MIN_VOTER_CONFIDENCE = 0.6

function* textsOf(document: Pick<Document, "pages" | "grids">): Generator<string> {
  for (const page of document.pages) {
    for (const { text, confidence } of page.words) if (confidence >= MIN_VOTER_CONFIDENCE) yield text
  }
  for (const grid of document.grids) for (const row of grid.rows) for (const cell of row) yield cell.text
}
