import type { Box } from "../document.ts"
import type { PageText, TableWord } from "./page-text.ts"

/** One heading of the band; `column` is undefined for columns that are printed but not configured. */
export interface HeaderCell {
  readonly column: number | undefined
  readonly text: string
  readonly words: readonly TableWord[]
  /** The part right above the values; a heading shared by several columns is left out of it. */
  readonly leaf: Box
  /** 0 to 1: how surely the text means the configured column; 0 for neighbours. */
  readonly score: number
}

/** A place on a page where a table seems to begin. */
export interface HeaderBand {
  readonly page: PageText
  /** Top and bottom of the headings in the reading frame. */
  readonly top: number
  readonly bottom: number
  /** From left to right. */
  readonly cells: readonly HeaderCell[]
  /** Sum of the matched labels' scores, order and closeness included. */
  readonly score: number
}
