import type { Value } from "@docsift/engine"
import type { CaseResult } from "./evaluate-case.ts"
import type { PackReport } from "./run-pack.ts"
import type { Verdict } from "./score.ts"
import type { Summary, Timing } from "./summary.ts"

/** A value that is not right. */
export interface Miss {
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
  readonly misses: readonly Miss[]
}

/** One pack in a report. */
export interface ReportedPack {
  readonly name: string
  readonly summary: Summary
  readonly documents: readonly ReportedDocument[]
  readonly timing: Timing
}

/** The format that `--out` writes and `--baseline` reads. Except for times it is the same in two runs of the same code. */
export interface Report {
  readonly version: 1
  readonly packs: readonly ReportedPack[]
}

/** Builds the report of a run. */
export function reportOf(packs: readonly PackReport[]): Report {
  return {
    version: 1,
    packs: packs.map(({ name, summary, results, timing }) => ({
      name,
      summary,
      documents: results.map(documentOf),
      timing,
    })),
  }
}

function documentOf({ id, file, status, reason, valueF1, valueScores }: CaseResult): ReportedDocument {
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
    misses,
  }
}
