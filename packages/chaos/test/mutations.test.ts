import { readFile } from "node:fs/promises"
import { describe, expect, test } from "vitest"
import { canTestPostgres } from "@docsift/testing/postgres"
import { type Mutation, sourceFolder } from "../src/mutation.ts"
import { mutations } from "../src/mutations.ts"
import { runMutation } from "../src/run-mutation.ts"
import { scenarios } from "../src/scenarios.ts"

/** Each takes as long as its scenario's quick form; mutations that run into a timeout are left to the command. */
const tested = mutations.filter(({ scenario }) =>
  ["zombie-worker", "malformed-requests", "client-aborts", "slow-clients"].includes(scenario),
)
const timeout = 300_000

test.each(mutations)(
  "the text to replace occurs once in the source, and the scenario exists: $what",
  async (mutation) => {
    expect(scenarios.map(({ name }) => name)).toContain(mutation.scenario)
    expect(mutation.misses).not.toEqual([])
    const { source, sql } = mutation
    expect([source, sql].filter((defect) => defect !== undefined)).toHaveLength(1)
    if (source === undefined) return
    const text = await readFile(new URL(source.file, sourceFolder), "utf8")
    expect(text.split(source.find)).toHaveLength(2)
  },
)

describe.skipIf(!canTestPostgres())("mutations", () => {
  test.each(tested)("the scenario reports it when $what", { timeout }, async (mutation) => {
    const { figures, unreported } = await runMutation(mutation, scenarios)
    expect(unreported, JSON.stringify(figures, undefined, 2)).toEqual([])
  })

  // Whether a mutation that was not applied is reported would be chance.
  test("one whose text is not in the source stops the processes", { timeout }, async () => {
    const source = { file: "repositories/execution-runs.ts", find: "no such text", replace: "" }
    const mutation: Mutation = { what: "nothing", scenario: "zombie-worker", source, misses: [] }
    await expect(runMutation(mutation, scenarios)).rejects.toThrow("0 times, not once: no such text")
  })

  test("one whose file is never loaded fails the run", { timeout }, async () => {
    const source = { file: "index.ts", find: "newApiKeyValue", replace: "newApiKeyValue" }
    const mutation: Mutation = { what: "nothing", scenario: "zombie-worker", source, misses: [] }
    await expect(runMutation(mutation, scenarios)).rejects.toThrow("has not loaded the mutation")
  })

  test("one whose SQL changes no row fails the run", { timeout }, async () => {
    const sql = "delete from files where false"
    const mutation: Mutation = { what: "nothing", scenario: "one-key", sql, misses: [] }
    await expect(runMutation(mutation, scenarios)).rejects.toThrow(`has changed no row: ${sql}`)
  })
})
