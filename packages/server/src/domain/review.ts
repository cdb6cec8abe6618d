import type { Box, Value } from "@docsift/engine"
import type { ExecutionId, UserId } from "./ids.ts"

/** Which executions of a workflow need a review. */
export interface ReviewPolicy {
  /** Values below this confidence need a review, 0 to 1. */
  readonly threshold: number
  /** JSON Pointers into `extractedData` of fields that need a review when they are empty. */
  readonly required?: readonly string[] | undefined
  /** @default false */
  readonly always?: boolean | undefined
  /** The share of all other executions that is reviewed, 0 to 1. @default 0 */
  readonly sample?: number | undefined
}

/** The states of a review. */
export const reviewStates = ["needed", "approved", "rejected"] as const

/** The state of a review. */
export type ReviewState = (typeof reviewStates)[number]

/** Why an execution needs a review. */
export interface ReviewReason {
  /** A JSON Pointer into `extractedData`; undefined when the reason concerns the whole execution. */
  readonly pointer?: string | undefined
  readonly reason: "low_confidence" | "missing" | "warning" | "sampled" | "always"
  /** For `low_confidence`. */
  readonly confidence?: number | undefined
}

/** The newest revision of a review. */
export interface Review {
  readonly executionId: ExecutionId
  readonly state?: ReviewState | undefined
  /** 0 before the first change by a person. */
  readonly revision: number
  readonly reasons: readonly ReviewReason[]
  readonly corrections: Corrections
  readonly note?: string | undefined
  readonly reviewedBy?: UserId | undefined
  readonly reviewedAt?: Date | undefined
}

/** One change of a review. */
export interface ReviewRevision {
  readonly revision: number
  readonly state?: ReviewState | undefined
  readonly note?: string | undefined
  readonly by: UserId
  readonly at: Date
  /** Pointers of the corrections that differ from the revision before. */
  readonly changed: readonly string[]
}

/** The place of a corrected value in the document. */
export interface CorrectionPlace {
  /** 1-based. */
  readonly page: number
  /** In points, origin top left. */
  readonly box?: Box | undefined
  /** An A1-style cell, for sheets. */
  readonly cell?: string | undefined
  /** The text as printed. */
  readonly text?: string | undefined
}

/** The value of a field as a person read it; null when the document does not contain it. */
export interface FieldCorrection extends Partial<CorrectionPlace> {
  readonly value: Value
  readonly by: UserId
  readonly at: string
}

/**
 * The rows of a table as a person read them. A table is corrected as a whole: a row that is added or removed moves the
 * ones below it, so that pointers to cells would be wrong.
 */
export interface TableCorrection {
  readonly rows: readonly Readonly<Record<string, Value>>[]
  /** Keyed by `row/column` with a 0-based row: only the values that a person pointed at. */
  readonly places?: Readonly<Record<string, CorrectionPlace>> | undefined
  readonly by: UserId
  readonly at: string
}

/** Corrections by JSON Pointer into `extractedData`. */
export type Corrections = Readonly<Record<string, FieldCorrection | TableCorrection>>
