/** A request for one page of a list. */
export interface PageRequest {
  /** 1 to 1,000. */
  readonly limit: number
  /** The `nextCursor` of the previous page; undefined for the newest items. */
  readonly cursor?: string | undefined
}

/** One page of a list, newest first. */
export interface PageOf<T> {
  readonly items: T[]
  /** Present when older items follow. */
  readonly nextCursor?: string | undefined
}

/** Bytes of an item's JSON besides its texts: member names, ids and times; the largest item has 360. */
const fixedItemBytes = 512
/** The most bytes of JSON for one UTF-16 code unit: `\u0001`. */
const maxBytesPerUnit = 6

/** Returns an upper bound of the JSON bytes of an item with these texts, without serializing it. */
export function jsonBytesOf(...texts: readonly (string | undefined)[]): number {
  return texts.reduce((sum, text) => sum + maxBytesPerUnit * (text?.length ?? 0), fixedItemBytes)
}
