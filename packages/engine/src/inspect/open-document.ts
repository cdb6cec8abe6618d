import type { Grid, Page } from "../document.ts"
import type { LocaleVote } from "../normalize/locale-vote.ts"
import type { ExtractionContext } from "../page/context.ts"
import type { Recognizer } from "../recognize/recognizer.ts"
import type { DocumentOutline } from "./inspector.ts"

/** Pages of a document that a live try reads, and that decide how its numbers and dates are written. */
export const MAX_TRIED_PAGES = 20

/** What a call may use to read more of a document. */
export interface Reading {
  readonly path: string
  /** Undefined when text recognition is switched off. */
  readonly recognizer: Recognizer | undefined
  /** Called with the number of pages or images that are about to be read. */
  readonly onPages: (count: number) => void
  /** Whether the call should come to its end: recognition that has not begun is left to a later call. */
  readonly isOver: () => boolean
}

/** The first pages of a document as extractors read them. */
export interface TriedPages {
  readonly context: ExtractionContext
  /** Complete sentences on what was not read. */
  readonly warnings: readonly string[]
}

/** A document that was opened; what calls have read of it is kept. */
export interface OpenDocument {
  outline(reading: Reading): Promise<DocumentOutline>
  /**
   * Draws a page as a PNG.
   *
   * @throws {InspectionError} page_out_of_range or page_not_drawn.
   */
  draw(page: number, width: number, reading: Reading): Promise<Uint8Array>
  /**
   * Returns a page with its words.
   *
   * @throws {InspectionError} page_out_of_range.
   */
  page(number: number, reading: Reading): Promise<Page>
  /** Returns the sheets. */
  grids(reading: Reading): Promise<readonly Grid[]>
  /** Returns how the document writes numbers and dates, as far as that can be known without recognizing more of it. */
  locale(reading: Reading): Promise<LocaleVote>
  /** Returns the first pages, laid out. */
  triedPages(reading: Reading): Promise<TriedPages>
  /** Estimated bytes of memory. */
  readonly bytes: number
}
