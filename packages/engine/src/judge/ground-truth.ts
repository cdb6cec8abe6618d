import type { Box } from "../document.ts"
import type { Value } from "../extraction.ts"

/** The ground truth of one document: a missing key is unknown and not scored, null is an absent value and scored. */
export type GroundTruth = Readonly<
  Record<
    string,
    | {
        readonly fields?: Readonly<Record<string, Value>>
        readonly tables?: Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>>
      }
    | undefined
  >
>

/** The true position of a value. */
export interface Place {
  /** 1-based page or sheet. */
  readonly page: number
  /** In points of the displayed page, origin top left. */
  readonly box?: Box | undefined
  /** A1-style cell, for sheets and delimited files. */
  readonly cell?: string | undefined
}

/** A label on the paper with its value, requested or not. */
export interface PrintedLabel {
  /** As printed; empty for parties, which may be printed without one. */
  readonly label: string
  /** The value as printed. */
  readonly text: string
}

/** Pointer into the ground truth → other accepted values. */
export type AcceptedValues = Readonly<Record<string, readonly Value[]>>

/** Pointer into the ground truth → positions of the value, any of which is right. */
export type Places = Readonly<Record<string, readonly Place[]>>
