import { describe, expect, test } from "vitest"
import { canTestPostgres } from "../../server/test/postgres.ts"
import { mutations } from "../src/mutations.ts"
import { runMutation } from "../src/run-mutation.ts"
import { scenarios } from "../src/scenarios.ts"

/** Takes as long as the quick form of its scenario; the others, which wait for what never comes, have a command. */
const tested = mutations.filter(({ scenario }) => scenario === "zombie-worker")
const timeout = 300_000

describe.skipIf(!canTestPostgres())("a scenario reports it when", () => {
  test.each(tested)("$what", { timeout }, async (mutation) => {
    const { figures, unreported } = await runMutation(mutation, scenarios)
    expect(unreported, JSON.stringify(figures, undefined, 2)).toEqual([])
  })
})
