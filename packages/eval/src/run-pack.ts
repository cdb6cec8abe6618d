import { judgeCase, type CaseResult, type CaseView, type Judging, type Variant } from "./judge-case.ts"
import type { Case, Pack } from "./manifest.ts"
import { summarize, timingOf, type Summary, type Timing } from "./summary.ts"

/** A pack asked in one way, judged. */
export interface PackReport {
  /** The pack's name, with `@` and the name set where its fields were renamed. */
  readonly name: string
  readonly summary: Summary
  readonly timing: Timing
  readonly results: readonly CaseResult[]
}

/** What to judge of a pack, and who is told of it meanwhile. */
export interface PackRun {
  readonly cases: readonly Case[]
  /** Called before each document. */
  readonly onProgress: (done: number, all: number) => void
  /** Called with each document as it was read and answered. */
  readonly onView: (reportName: string, view: CaseView) => Promise<void>
  readonly signal?: AbortSignal | undefined
}

const reportName = ({ name }: Pack, { nameSet }: Variant): string => (nameSet === "given" ? name : `${name}@${nameSet}`)

/** Judges a pack once for every way of asking. */
export async function runPack(judging: Judging, pack: Pack, run: PackRun): Promise<PackReport[]> {
  const byVariant = judging.variants.map((): CaseResult[] => [])
  const [first] = run.cases
  // The first documents of a process compile what the later ones run: they are read once outside the measurement.
  if (first) await judgeCase(judging, pack, first)
  for (const [index, each] of run.cases.entries()) {
    run.signal?.throwIfAborted()
    run.onProgress(index, run.cases.length)
    for (const [position, view] of (await judgeCase(judging, pack, each)).entries()) {
      byVariant[position]?.push(view.result)
      const variant = judging.variants[position]
      if (variant) await run.onView(reportName(pack, variant), view)
    }
  }
  return judging.variants.map((variant, position) => {
    const results = byVariant[position] ?? []
    return { name: reportName(pack, variant), summary: summarize(results), timing: timingOf(results), results }
  })
}
