import type { Box, Ruling, Word } from "../document.ts"

/** A word in the reading frame: the page rotated so that most of its words read from left to right. */
export interface LayoutWord {
  readonly text: string
  /** In the reading frame. */
  readonly box: Box
  /** The word on the displayed page; its box is the evidence. */
  readonly source: Word
}

/** Words of one line, from left to right. */
export type WordLine = readonly LayoutWord[]

/** A run of words of one line that belong together: no wide gap and no vertical ruling between them. */
export interface Segment {
  readonly text: string
  /** In the reading frame. */
  readonly box: Box
  readonly words: readonly LayoutWord[]
  /** 1-based. */
  readonly page: number
}

/** The segments of one printed line, from left to right. */
export interface Line {
  readonly segments: readonly Segment[]
  readonly box: Box
  /** 1-based. */
  readonly page: number
}

/** Points; the size that a page is taken to have where a document has none, as a sheet. */
export const DEFAULT_PAGE_WIDTH = 600
export const DEFAULT_PAGE_HEIGHT = 800

/** The layout of one page. */
export interface PageLayout {
  /** 1-based. */
  readonly page: number
  /** Size of the reading frame in points. */
  readonly width: number
  readonly height: number
  /** Rotation of most words; the frame is the displayed page rotated back by it. */
  readonly rotation: 0 | 90 | 180 | 270
  /** From top to bottom; lines in other directions follow below the page, each direction in its own frame. */
  readonly lines: readonly Line[]
  /** In the reading frame. */
  readonly rulings: readonly Ruling[]
  /** The lines that were cut. */
  readonly cutLines?: readonly CutLine[] | undefined
}

/** A line that was cut to its first {@link MAX_LINE_WORDS} words. */
export interface CutLine {
  /** 1-based page, and line from the top of the page. */
  readonly page: number
  readonly line: number
  /** Number of words before the cut. */
  readonly words: number
}
