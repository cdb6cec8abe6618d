import type { Document } from "../document.ts"
import type { Evidence, Value } from "../extraction.ts"
import { type LayoutWord, type Line, maxLineWords, type PageLayout, type Segment } from "../layout/page-layout.ts"
import { least } from "../normalize/extremes.ts"
import { voteLocale, type LocaleVote } from "../normalize/locale-vote.ts"

/** A segment with its place in the document. */
export interface PlacedSegment extends Segment {
  /** Position in `context.segments`. */
  readonly index: number
  readonly line: Line
  /** Position of the line in its page. */
  readonly lineIndex: number
  /** Position in the line, from left to right. */
  readonly position: number
}

/** What every extractor reads: the document, its layout and what the whole document says about its locale. */
export interface ExtractionContext {
  readonly document: Document
  readonly layouts: readonly PageLayout[]
  readonly locale: LocaleVote
  /** Every segment, page by page, from top to bottom and left to right. */
  readonly segments: readonly PlacedSegment[]
  /** Plain sentences on what was not read of the pages. */
  readonly warnings: readonly string[]
}

/** The rows of one table; `evidence[i]` holds the evidence of row i by column name, for values that are not null. */
export interface TableAnswer {
  readonly rows: Record<string, Value>[]
  readonly evidence: Record<string, Evidence>[]
  /** Plain sentences on what may be incomplete. */
  readonly warnings?: readonly string[]
}

/** Prepares a laid-out document for extraction. */
export function createContext(document: Document, layouts: readonly PageLayout[]): ExtractionContext {
  const segments: PlacedSegment[] = []
  for (const layout of layouts) {
    for (const [lineIndex, line] of layout.lines.entries()) {
      for (const [position, segment] of line.segments.entries()) {
        segments.push({ ...segment, index: segments.length, line, lineIndex, position })
      }
    }
  }
  return { document, layouts, locale: voteLocale(textsOf(document)), segments, warnings: cutWarnings(layouts) }
}

/** Names the first line that was cut, and how many others were. */
function cutWarnings(layouts: readonly PageLayout[]): string[] {
  const cut = layouts.flatMap(({ cutLines = [] }) => cutLines)
  const [first] = cut
  if (!first) return []
  const most = maxLineWords.toLocaleString("en")
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

/** Words that a recogniser is less sure of have no vote: specks become dollar signs and dates that nobody wrote. */
const minVoterConfidence = 0.6

function* textsOf(document: Document): Generator<string> {
  for (const page of document.pages) {
    for (const { text, confidence } of page.words) if (confidence >= minVoterConfidence) yield text
  }
  for (const grid of document.grids) for (const row of grid.rows) for (const cell of row) yield cell.text
}

/**
 * Returns how sure recognition was of the least sure of these words, 0 to 1: a value is right only when each of its
 * words is. Words that were printed into the file are certain.
 */
export function leastSure(words: readonly LayoutWord[]): number {
  return least(
    words.map((word) => word.source.confidence),
    1,
  )
}

/**
 * Builds the evidence of words that stand on one page: the union of their boxes on the displayed page, or the cell of
 * the first word where the file is a grid.
 */
export function evidenceOfWords(words: readonly LayoutWord[], page: number, confidence: number): Evidence {
  const boxes = words.map((word) => word.source.box)
  const text = words.map((word) => word.text).join(" ")
  const [first] = boxes
  if (!first) return { page, text, confidence, source: "builtin" }
  const cell = words[0]?.source.cell
  if (cell !== undefined) return { page, cell, text, confidence, source: "builtin" }
  const box: [number, number, number, number] = [...first]
  for (const [x0, y0, x1, y1] of boxes) {
    box[0] = Math.min(box[0], x0)
    box[1] = Math.min(box[1], y0)
    box[2] = Math.max(box[2], x1)
    box[3] = Math.max(box[3], y1)
  }
  return { page, box, text, confidence, source: "builtin" }
}
