import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openDatabase } from "../../src/database/open-database.ts"
import type { OpenDatabase } from "../../src/database/database.ts"
import { Scope } from "../../src/database/scope.ts"
import { newId } from "../../src/domain/ids.ts"
import { addUsage, type PricedModelUsage } from "../../src/domain/usage.ts"
import { ExecutionUsageRepository, recordingOf } from "../../src/repositories/execution-usage.ts"
import { describeOnEveryDatabase } from "../world.ts"

const organizationId = newId("org")
const workflowId = newId("wkf")
const modelId = newId("mdl")
const scope = Scope.of({ organizationId })

/** A call that costs 0.5: 100,000 tokens at 1 a million, and 20,000 at 20. */
const call: PricedModelUsage = {
  modelId,
  name: "Small",
  slot: "fast",
  calls: 1,
  inputTokens: 100_000,
  outputTokens: 20_000,
  inputPrice: 1,
  outputPrice: 20,
  currency: "EUR",
}
const unpriced: PricedModelUsage = { ...call, inputPrice: undefined, outputPrice: undefined, currency: undefined }

describeOnEveryDatabase("the usage of executions", (newDatabase) => {
  let opened: OpenDatabase
  let usage: ExecutionUsageRepository

  beforeAll(async () => {
    opened = await openDatabase(await newDatabase())
    await opened.migrate()
    await opened.database.execute(sql`insert into organizations (id, name) values (${organizationId}, 'A')`)
    usage = new ExecutionUsageRepository(opened.database)
  })
  afterAll(() => opened.close())

  /** Ends an execution whose earlier attempts used `before`. */
  async function end(
    models: readonly PricedModelUsage[],
    { before = [], seconds = 1.5 }: { before?: readonly PricedModelUsage[]; seconds?: number } = {},
  ) {
    const usedBy = { executionId: newId("exe"), organizationId, workflowId }
    if (before.length > 0) await usage.recordAttempt(scope, usedBy, before)
    await opened.database.execute(sql`
      with subject as (
        select ${usedBy.executionId}::text as id, ${organizationId}::text as organization_id,
          ${workflowId}::text as workflow_id, 'Completed' as status, 2 as page_count, 1 as attempt,
          now() as completed_at, now() - make_interval(secs => ${seconds}::float8) as started_at
      )
      ${recordingOf(scope, models)}`)
    return usedBy
  }

  test("what every attempt used adds up, also that of one that ended after its execution", async () => {
    const usedBy = await end([call], { before: [call] })
    await usage.recordAttempt(scope, usedBy, [call])
    const row = await usage.find(scope, usedBy.executionId)
    expect(row).toMatchObject({ status: "Completed", pages: 2, seconds: 1.5, attempts: 1, costMicros: 1_500_000 })
    expect(addUsage(row?.models ?? [])).toEqual([
      { ...call, calls: 3, inputTokens: 300_000, outputTokens: 60_000, cost: 1.5 },
    ])
    expect(await usage.find(Scope.of({ organizationId: newId("org") }), usedBy.executionId)).toBeUndefined()
  })

  // A cost of 0 would be believed.
  test("an unknown price makes the cost unknown, whichever attempt had it; without calls it is 0", async () => {
    const costOf = async (...models: Parameters<typeof end>) =>
      (await usage.find(scope, (await end(...models)).executionId))?.costMicros
    expect(await costOf([unpriced])).toBeNull()
    expect(await costOf([call], { before: [unpriced] })).toBeNull()
    expect(await costOf([{ ...call, inputTokens: 0, outputTokens: 0 }])).toBeNull()
    expect(await costOf([])).toBe(0)
  })

  test("sums by day, workflow and model leave the cost out when a price is unknown, and count the executions without one", async () => {
    await opened.database.execute(sql`delete from execution_usage`)
    const day = "2026-03-02"
    const period = { from: new Date(`${day}T00:00:00Z`), to: new Date(`${day}T23:59:59Z`) }
    await end([call], { before: [call] })
    await end([])
    // They are recorded at the present time, between which and the next execution a day may end.
    const moveToDay = () => opened.database.execute(sql`update execution_usage set at = ${`${day}T09:15:00Z`}`)
    await moveToDay()
    const priced = {
      executions: 2,
      failed: 0,
      pages: 4,
      seconds: 3,
      calls: 2,
      inputTokens: 200_000,
      outputTokens: 40_000,
    }
    const total = { ...priced, cost: 1, currency: "EUR", unpriced: 0 }
    expect(await usage.sum(scope, { ...period, groupBy: "day" })).toEqual([{ key: day, ...total }])
    expect(await usage.sum(scope, { ...period, groupBy: "workflow" })).toEqual([{ key: workflowId, ...total }])
    expect(await usage.sum(Scope.system(), { ...period, groupBy: "model" })).toEqual([
      { key: modelId, ...total, executions: 1, pages: 2, seconds: 1.5 },
    ])
    await end([unpriced])
    await moveToDay()
    const [sum] = await usage.sum(scope, { ...period, groupBy: "workflow" })
    expect(sum).toMatchObject({ executions: 3, calls: 3, cost: undefined, currency: undefined, unpriced: 1 })
    expect(await usage.sum(Scope.of({ organizationId: newId("org") }), { ...period, groupBy: "day" })).toEqual([])
  })

  test("sums of seconds have milliseconds, as the seconds of an execution", async () => {
    await opened.database.execute(sql`delete from execution_usage`)
    const period = { from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000) }
    await end([], { seconds: 0.1 })
    await end([], { seconds: 0.2 })
    expect(await usage.sum(scope, { ...period, groupBy: "workflow" })).toMatchObject([{ seconds: 0.3 }])
  })
})
