import { canTestPostgres } from "@docsift/testing/postgres"
import { describe, expect, test } from "vitest"
import { formatFigures } from "../src/report.ts"
import type { Scenario } from "../src/scenario.ts"

/** A scenario starts several processes and waits for the 12 s after which a worker counts as dead. */
const timeout = 300_000

/** Tests that the quick form of each scenario meets its figures, durations aside. */
export function testQuickForms(scenarios: readonly Scenario[]): void {
  describe.skipIf(!canTestPostgres())("the deployment survives", () => {
    for (const scenario of scenarios) {
      const obstacle = scenario.obstacle?.()
      if (obstacle !== undefined) process.stderr.write(`\n*** ${scenario.name} IS SKIPPED. ${obstacle}\n\n`)
      test.skipIf(obstacle !== undefined)(scenario.name, { timeout }, async () => {
        const figures = await scenario.run({ isQuick: true, note: () => undefined })
        expect(
          // A full run on a quiet machine measures durations; here other tests run at the same time.
          figures.filter(({ isMet, isDuration }) => !isMet && isDuration !== true),
          formatFigures(scenario, figures),
        ).toEqual([])
      })
    }
  })
}
