import type { Box, Value } from "@docsift/engine"

/** The truth of one document: a missing key is unknown and not scored, null is truly absent and scored. */
export type Truth = Readonly<
  Record<
    string,
    | {
        readonly fields?: Readonly<Record<string, Value>>
        readonly tables?: Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>>
      }
    | undefined
  >
>

/** Where a value truly stands. */
export interface Place {
  /** 1-based page or sheet. */
  readonly page: number
  /** In points of the displayed page, origin top left. */
  readonly box?: Box | undefined
  /** A1-style cell, for sheets and delimited files. */
  readonly cell?: string | undefined
}

/** Pointer into the truth → other readings that are right too. */
export type OtherReadings = Readonly<Record<string, readonly Value[]>>

/** Pointer into the truth → where the value stands; any of several places is right. */
export type Places = Readonly<Record<string, readonly Place[]>>
