import type { Box } from "../document.ts"
import type { PageText, TableWord } from "./page-text.ts"

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
