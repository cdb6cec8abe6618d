import { type Mutation, withMutation } from "./mutation.ts"
import type { Figure, Scenario } from "./scenario.ts"

/** Longer than any pick-up takes: what has not come by then never does. */
const patienceSeconds = 40

/** What a scenario said of a deployment with a defect. */
export interface MutationResult {
  readonly figures: readonly Figure[]
  /** Figures that should have been missed and were met, or were not there. */
  readonly unreported: readonly string[]
}

/** Runs the quick form of the mutation's scenario. @throws {Error} when the defect could not be put in. */
export async function runMutation(mutation: Mutation, scenarios: readonly Scenario[]): Promise<MutationResult> {
  const scenario = scenarios.find(({ name }) => name === mutation.scenario)
  if (scenario === undefined) throw new Error(`there is no scenario "${mutation.scenario}"`)
  const stage = { isQuick: true, patienceSeconds, note: () => undefined }
  const figures = await withMutation(mutation, () => scenario.run(stage))
  const missed = new Set(figures.filter(isMissed).map(({ what }) => what.trim()))
  return { figures, unreported: mutation.misses.filter((what) => !missed.has(what)) }
}

/** A duration that is only long may be the machine's. */
function isMissed({ isMet, isDuration = false }: Figure): boolean {
  return !isMet && !isDuration
}
