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

/** Bytes of an item's JSON beside its texts: names of members, ids and times; the largest has 360. */
const fixedItemBytes = 512
/** Bytes that JSON takes at most for a UTF-16 code unit: `\u0001`. */
const maxBytesPerUnit = 6

/** Returns the most bytes that the JSON of an item with these texts can have, without writing it. */
export function jsonBytesOf(...texts: readonly (string | undefined)[]): number {
  return texts.reduce((sum, text) => sum + maxBytesPerUnit * (text?.length ?? 0), fixedItemBytes)
}
