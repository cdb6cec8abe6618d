import { describe, expect, test } from "vitest"
import { canTestPostgres } from "@docsift/testing/postgres"
import { formatFigures } from "../src/report.ts"
import { scenarios } from "../src/scenarios.ts"

/** A scenario starts several processes and waits out the 10 s after which a worker counts as dead. */
const timeout = 300_000

describe.skipIf(!canTestPostgres())("the deployment survives", () => {
  for (const scenario of scenarios) {
    const obstacle = scenario.obstacle?.()
    if (obstacle !== undefined) process.stderr.write(`\n*** ${scenario.name} IS SKIPPED. ${obstacle}\n\n`)
    test.skipIf(obstacle !== undefined)(scenario.name, { timeout }, async () => {
      const figures = await scenario.run({ isQuick: true, note: () => undefined })
      expect(
        // How long things took is measured by a full run; here it would judge the machine, which does other things as well.
        figures.filter(({ isMet, isDuration }) => !isMet && isDuration !== true),
        formatFigures(scenario, figures),
      ).toEqual([])
    })
  }
})
