/** Which part of a list is wanted. */
export interface PageRequest {
  /** 1 to 1,000. */
  readonly limit: number
  /** The `nextCursor` of the page before; left out for the newest items. */
  readonly cursor?: string | undefined
}

/** One part of a list, newest first. */
export interface PageOf<T> {
  readonly items: T[]
  /** Present when older items follow. */
  readonly nextCursor?: string | undefined
}
