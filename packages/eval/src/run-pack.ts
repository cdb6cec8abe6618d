import { evaluateCase, type CaseResult, type EvaluatedCase, type Evaluation, type Variant } from "./evaluate-case.ts"
import type { Case, Pack } from "@docsift/engine/internal/judge/manifest"
import { summarize, type Summary } from "@docsift/engine/internal/judge/summary"
import { timingOf, type Timing } from "./timing.ts"

/** The evaluation of a pack in one variant. */
export interface PackReport {
  /** The pack's name, with `@` and the name set where its fields were renamed. */
  readonly name: string
  readonly summary: Summary
  readonly timing: Timing
  readonly results: readonly CaseResult[]
}

/** The cases to run of a pack, and callbacks for progress. */
export interface PackRun {
  readonly cases: readonly Case[]
  /** Called before each document. */
  readonly onProgress: (done: number, all: number) => void
  /** Called with each evaluated case. */
  readonly onCase: (reportName: string, view: EvaluatedCase) => Promise<void>
  readonly signal?: AbortSignal | undefined
}

const reportName = ({ name }: Pack, { nameSet }: Variant): string => (nameSet === "given" ? name : `${name}@${nameSet}`)

/** Evaluates a pack once per variant. */
export async function runPack(evaluation: Evaluation, pack: Pack, run: PackRun): Promise<PackReport[]> {
  const byVariant = evaluation.variants.map((): CaseResult[] => [])
  const [first] = run.cases
  // Warm-up outside the measurement: the first document of a process compiles code.
  if (first) await evaluateCase(evaluation, pack, first)
  for (const [index, each] of run.cases.entries()) {
    run.signal?.throwIfAborted()
    run.onProgress(index, run.cases.length)
    for (const [position, view] of (await evaluateCase(evaluation, pack, each)).entries()) {
      byVariant[position]?.push(view.result)
      const variant = evaluation.variants[position]
      if (variant) await run.onCase(reportName(pack, variant), view)
    }
  }
  return evaluation.variants.map((variant, position) => {
    const results = byVariant[position] ?? []
    return { name: reportName(pack, variant), summary: summarize(results), timing: timingOf(results), results }
  })
}
