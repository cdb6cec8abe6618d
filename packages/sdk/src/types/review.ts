import type { ExecutionId, FileId, UserId } from "../generated/ids.ts"
import type { Configuration } from "./configuration.ts"
import type { ReviewState } from "./execution.ts"
import type { ExtractedData, ExtractedValue, UntypedData } from "./extracted-data.ts"
import type { PageQuery } from "./page-query.ts"

/** Why an execution needs a review. */
export interface ReviewReason {
  /** JSON Pointer into `extractedData`; omitted when the reason concerns the whole execution. */
  readonly pointer?: string
  /** Of the values below the policy's threshold (`low_confidence`), the first 200 are listed. */
  readonly reason: "low_confidence" | "missing" | "warning" | "sampled" | "always"
  /** For `low_confidence`. */
  readonly confidence?: number
}

/** The position of a corrected value in the document. */
export interface CorrectionPlace {
  /** Page number, starting at 1; in a spreadsheet the number of the sheet. */
  readonly page: number
  /** Left, top, right and bottom edge in points from the top left corner of the page. */
  readonly box?: readonly [number, number, number, number] | undefined
  /** Cell address such as `C7`, instead of the box, in spreadsheets and CSV files. */
  readonly cell?: string | undefined
  /** The text as printed. */
  readonly text?: string | undefined
}

/** What a person read in place of an extracted value: `value` for a field, all `rows` for a table. */
export interface CorrectionInput extends Partial<CorrectionPlace> {
  /** The value of a field, of its configured type; `null` when the document does not contain it. */
  readonly value?: ExtractedValue | undefined
  /** All rows of a table, at most 5,000; an omitted column is `null`. */
  readonly rows?: readonly Readonly<Record<string, ExtractedValue | undefined>>[] | undefined
  /** Row and column, as `0/amount` with the index of the row, → position; only what the person pointed at. */
  readonly places?: Readonly<Record<string, CorrectionPlace>> | undefined
}

/** A stored correction. */
export interface Correction extends CorrectionInput {
  /** All rows of a table, each with every column. */
  readonly rows?: readonly Readonly<Record<string, ExtractedValue>>[]
  readonly by: UserId
  /** RFC 3339, UTC. */
  readonly at: string
}

/** The review of an execution; `Definition` is the type of the workflow's definition. */
export interface Review<Definition = unknown> {
  readonly executionId: ExecutionId
  /** Omitted when no review was needed or made. */
  readonly state?: ReviewState
  /** The number of changes by people. */
  readonly revision: number
  readonly reasons: readonly ReviewReason[]
  /** JSON Pointer of a field or a table → correction. */
  readonly corrections: Readonly<Record<string, Correction>>
  /** `extractedData` with the corrections. */
  readonly data: ExtractedData<Definition>
  readonly note?: string
  readonly reviewedBy?: UserId
  /** RFC 3339, UTC. */
  readonly reviewedAt?: string
}

/** A review to store; one that was read can be changed and sent back. */
export interface ReviewInput {
  /** The revision that was read. */
  readonly revision: number
  /** Omitted to leave it as it is. */
  readonly state?: ReviewState | undefined
  readonly note?: string | undefined
  /** All corrections, by JSON Pointer of a field or a table: they replace those of earlier revisions. */
  readonly corrections: Readonly<Record<string, CorrectionInput>>
}

/** One change of a review. */
export interface ReviewRevision {
  /** From 1. */
  readonly revision: number
  readonly state?: ReviewState
  readonly note?: string
  readonly by: UserId
  /** RFC 3339, UTC. */
  readonly at: string
  /** JSON Pointers of the corrections that were added, changed or removed. */
  readonly changed: readonly string[]
}

/** An approved execution as a labelled document; with `id` and `file`, a case of a manifest for `docsift eval`. */
export interface Label {
  readonly executionId: ExecutionId
  readonly fileId: FileId
  readonly fileName: string
  readonly configuration: Configuration
  /** The values with the corrections; `null` means that the document has none. */
  readonly expected: UntypedData
  /** JSON Pointer into `expected` → the positions of the value. */
  readonly places: Readonly<Record<string, readonly CorrectionPlace[]>>
  /** `reviewed`, and `corrected` when a person changed a value. */
  readonly tags: readonly string[]
}

/** Filters for a list of labels; `limit` is at most 100. */
export interface LabelQuery extends PageQuery {
  /** RFC 3339 in UTC: only what was reviewed at this time or later. */
  readonly since?: string | undefined
}
