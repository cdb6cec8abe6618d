/** Selects one page of a list; iteration continues from there. */
export interface PageQuery {
  /** Items per page, 1–1,000. @default 1_000 */
  readonly limit?: number | undefined
  /** The position of the page, from the `link` header of the previous one. */
  readonly cursor?: string | undefined
}
