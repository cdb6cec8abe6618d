import { administrationCases } from "./cases/administration.ts"
import { executionCases } from "./cases/executions.ts"
import { failureCases } from "./cases/failures.ts"
import { fileCases } from "./cases/files.ts"
import { secretCases } from "./cases/secrets.ts"
import { timeLimitCases } from "./cases/time-limits.ts"
import { webhookCases } from "./cases/webhooks.ts"
import { workflowCases } from "./cases/workflows.ts"
import { type Cases, createWorld, type Host, type Targets } from "./world.ts"

/** The cases that every runtime must pass. There is no test runner because none runs everywhere. */
const cases: Cases = {
  ...workflowCases,
  ...fileCases,
  ...executionCases,
  ...administrationCases,
  ...failureCases,
  ...timeLimitCases,
  ...secretCases,
  ...webhookCases,
}

/** The names of the cases, the same in every runtime. */
export const caseNames: readonly string[] = Object.keys(cases)

/** The outcome of a case; passed unless it has an `error`. */
export interface Outcome {
  readonly name: string
  readonly error?: string
}

// Much longer than any case takes, so that a hanging case is reported instead of blocking the others.
const caseTimeoutMs = 60_000

/** Runs the suite in this runtime, case by case. */
export async function runSuite(targets: Targets, host: Host): Promise<Outcome[]> {
  const world = createWorld(targets, host)
  const outcomes: Outcome[] = []
  for (const [name, run] of Object.entries(cases)) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`The case did not end within ${caseTimeoutMs / 1000} s.`)),
        caseTimeoutMs,
      )
    })
    outcomes.push(
      await Promise.race([run(world), timeout]).then(
        () => ({ name }),
        (error: unknown) => ({ name, error: String(error) }),
      ),
    )
    clearTimeout(timer)
  }
  return outcomes
}
