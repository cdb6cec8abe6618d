import { type Mutation, withMutation } from "./mutation.ts"
import type { Figure, Scenario } from "./scenario.ts"

/** Longer than any pick-up takes: an execution not picked up by then never is. */
const patienceSeconds = 40

/** The figures of a scenario run with an injected defect. */
export interface MutationResult {
  readonly figures: readonly Figure[]
  /** Figures that should have been missed but were met or absent. */
  readonly unreported: readonly string[]
}

/** Runs the quick form of the mutation's scenario. @throws {Error} when the defect could not be injected. */
export async function runMutation(mutation: Mutation, scenarios: readonly Scenario[]): Promise<MutationResult> {
  const scenario = scenarios.find(({ name }) => name === mutation.scenario)
  if (scenario === undefined) throw new Error(`there is no scenario "${mutation.scenario}"`)
  const context = { isQuick: true, patienceSeconds, note: () => undefined }
  const figures = await withMutation(mutation, () => scenario.run(context))
  const missed = new Set(figures.filter(isMissed).map(({ what }) => what.trim()))
  return { figures, unreported: mutation.misses.filter((what) => !missed.has(what)) }
}

/** A finite duration above its target may be the fault of a slow machine. */
function isMissed({ isMet, isDuration = false }: Figure): boolean {
  return !isMet && !isDuration
}
