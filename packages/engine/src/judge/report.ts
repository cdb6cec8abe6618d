import type { Value } from "../extraction.ts"
import type { Tally } from "./counts.ts"
import { type FieldTally, tallyFields } from "./field-tally.ts"
import type { JudgedDocument } from "./judge-document.ts"
import type { Verdict } from "./score.ts"
import { summarize, type Summary } from "./summary.ts"

/** A value that is not right. */
export interface Miss {
  /** JSON Pointer into the ground truth; of an extra row into the extraction. */
  readonly path: string
  readonly verdict: Verdict
  readonly want: Value
  readonly got: Value
  readonly isExtraRow?: boolean
  readonly isDecoy?: boolean
}

/** One document in a report. */
export interface ReportedDocument {
  readonly id: string
  readonly file: string
  readonly status: "Completed" | "Failed"
  readonly reason?: string
  readonly valueF1?: number
  /** What the figures of this document are computed from; without ground truth it has none. */
  readonly counts?: Tally
  readonly misses: readonly Miss[]
}

/** One pack in a report. */
export interface ReportedPack {
  readonly name: string
  readonly summary: Summary
  /** Fields and columns, the worst first. */
  readonly fields: readonly FieldTally[]
  readonly documents: readonly ReportedDocument[]
}

/** The version of {@link Report}, which changes with its shape. */
export const reportVersion = 2

/** An evaluation as JSON, which a later one can be compared with. It is the same in two runs of the same code. */
export interface Report {
  readonly version: typeof reportVersion
  readonly packs: readonly ReportedPack[]
}

/** Builds the report of a pack. */
export function reportPack(name: string, results: readonly JudgedDocument[]): ReportedPack {
  return { name, summary: summarize(results), fields: tallyFields(results), documents: results.map(documentOf) }
}

function documentOf({ id, file, status, reason, valueF1, counts, valueScores }: JudgedDocument): ReportedDocument {
  const misses = valueScores
    .filter(({ verdict }) => verdict !== "right" && verdict !== "empty")
    .map(({ path, verdict, want, got, isExtraRow, isDecoy }): Miss => {
      const marks = { ...(isExtraRow ? { isExtraRow } : {}), ...(isDecoy ? { isDecoy } : {}) }
      return { path, verdict, want, got, ...marks }
    })
  return {
    id,
    file,
    status,
    ...(reason === undefined ? {} : { reason }),
    ...(valueF1 === undefined ? {} : { valueF1 }),
    ...(counts === undefined ? {} : { counts }),
    misses,
  }
}
