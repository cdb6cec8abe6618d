import type { Box } from "../../document.ts"
import type { PageText, TableWord } from "../words/page-text.ts"
import { overlapX } from "../words/boxes.ts"

/** One heading of the band; `column` is undefined for columns that are printed but not configured. */
export interface HeaderCell {
  readonly column: number | undefined
  readonly text: string
  readonly words: readonly TableWord[]
  /** The lowest part of the heading, right above the values; excludes a heading that spans several columns. */
  readonly leaf: Box
  /** 0 to 1: how likely the text means the configured column; 0 for columns that are not configured. */
  readonly score: number
}

/** A candidate for the header of a table on one page. */
export interface HeaderBand {
  readonly page: PageText
  /** Top and bottom of the headings in the reading frame. */
  readonly top: number
  readonly bottom: number
  /** From left to right. */
  readonly cells: readonly HeaderCell[]
  /** Sum of the matched labels' scores, with their order and distance. */
  readonly score: number
}

/**
 * Sums of the scores of its headings that a header needs, printed or in a native grid: for one configured column, for
 * several, and for each of them where there are many.
 */
export const MIN_HEADER_SCORE = { ofOne: 0.55, ofSeveral: 1.1, perColumn: 0.42 } as const

/** Share of the narrower box by which two boxes are in the same column. */
const SAME_COLUMN_SHARE = 0.5

/** Returns whether the lowest parts of two headings are above each other, so that both head the same column. */
export const isInSameColumn = (a: Box, b: Box): boolean =>
  overlapX(a, b) > SAME_COLUMN_SHARE * Math.min(a[2] - a[0], b[2] - b[0])
