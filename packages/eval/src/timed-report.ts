import { type Report, type ReportedPack, reportPack, reportVersion } from "@docsift/engine/internal/judge/report"
import type { PackReport } from "./run-pack.ts"
import type { Timing } from "./timing.ts"

/** What `--out` writes: the report of the judge, with times. Except for these it is the same in two runs of the same code. */
export interface TimedReport extends Report {
  readonly packs: readonly (ReportedPack & { readonly timing: Timing })[]
}

/** Builds the report of a run. */
export function reportOf(packs: readonly PackReport[]): TimedReport {
  return {
    version: reportVersion,
    packs: packs.map(({ name, results, timing }) => ({ ...reportPack(name, results), timing })),
  }
}
