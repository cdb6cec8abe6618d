/** Narrows a list to one page; iterating goes on from there. */
export interface PageQuery {
  /** How many a page holds, 1–1,000. @default 1_000 */
  readonly limit?: number
  /** Where to go on, from the `link` header of the page before. */
  readonly cursor?: string
}
