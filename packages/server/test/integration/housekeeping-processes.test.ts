import { sql } from "drizzle-orm"
import { expect, test, vi } from "vitest"
import { openDatabase } from "../../src/database/open-database.ts"
import { rowsOf } from "../../src/database/rows-of.ts"
import { Scope } from "../../src/database/scope.ts"
import { type FileId, newId } from "../../src/domain/ids.ts"
import { EndedExecutionRepository } from "../../src/repositories/ended-executions.ts"
import { ExecutionRepository } from "../../src/repositories/executions.ts"
import { RateLimitRepository } from "../../src/repositories/rate-limits.ts"
import { createWorld, describeOnPostgres, once } from "../world.ts"
import { aRetentionLab, closeAfterTest } from "./retention-lab.ts"

describeOnPostgres("housekeeping in several processes at once", (newDatabase) => {
  test("removes each execution and each document once, without a deadlock", async () => {
    const lab = await aRetentionLab(newDatabase)
    const files = await Promise.all(Array.from({ length: 100 }, () => lab.aFile()))
    // Interleaved, so that the executions of one document are in batches of different processes.
    for (let round = 0; round < 5; round++) {
      for (const file of files) await lab.addExecutions(1, file, "Completed", 40 - round)
    }
    const processes = Array.from({ length: 4 }, async () => {
      const removed = { count: 0, fileIds: [] as FileId[] }
      for (;;) {
        const batch = await lab.ended.deleteOld(Scope.system(), 30, 20)
        if (batch.count === 0) return removed
        removed.count += batch.count
        removed.fileIds.push(...batch.fileIds)
      }
    })
    const all = await Promise.all(processes)
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(500)
    expect(all.flatMap(({ fileIds }) => fileIds).toSorted()).toEqual(files.toSorted())
    expect(await lab.idsOf("files")).toEqual([])
  })

  test("skips rows that another transaction has locked", async () => {
    const lab = await aRetentionLab(newDatabase)
    const { database } = lab.opened
    const [held, free] = await lab.addExecutions(2, await lab.aFile(), "Completed", 40)
    await database.execute(sql`insert into rate_limit_buckets values
      ('held', 1, 1, 1, now() - interval '9 days'), ('free', 1, 1, 1, now() - interval '8 days')`)
    const buckets = new RateLimitRepository(database)
    await database.transaction(async (transaction) => {
      await new ExecutionRepository(database).find(Scope.system(), held ?? newId("exe"), transaction)
      await transaction.execute(sql`update rate_limit_buckets set tokens = 2 where id = 'held'`)
      expect(await lab.ended.deleteOld(Scope.system(), 30, 10)).toEqual({ count: 1, fileIds: [] })
      expect(await buckets.deleteOld(10)).toBe(1)
    })
    expect(await lab.idsOf("executions")).toEqual([held])
    expect(await lab.idsOf("executions")).not.toContain(free)
    expect((await lab.ended.deleteOld(Scope.system(), 30, 10)).fileIds).toHaveLength(1)
    expect(await buckets.deleteOld(10)).toBe(1)
  })

  test("finds old executions by their index, among any number of newer ones", async () => {
    const lab = await aRetentionLab(newDatabase)
    const { database } = lab.opened
    await lab.addExecutions(5000, await lab.aFile(), "Completed", 1)
    await database.execute(sql`analyze executions`)
    const plan: unknown = await database.execute(sql`explain
      select id from executions where status in ('Completed', 'Failed')
        and completed_at < now() - make_interval(days => 30) order by completed_at limit 500 for update skip locked`)
    expect(JSON.stringify(plan)).toContain("executions_ended")
  })

  test("a retry of an execution that is being removed finds nothing, never a document without content", async () => {
    const config = await newDatabase()
    const world = await createWorld(config)
    closeAfterTest(() => world.close())
    const { value } = await world.start(await world.aWorkflow(), "A-17")
    await world.finish(value.id)
    const opened = await openDatabase(config)
    closeAfterTest(() => opened.close())
    const { database } = opened
    await database.execute(sql`update executions set completed_at = now() - interval '40 days'`)
    let isAnswered = false
    const retried = await database.transaction(async (transaction) => {
      expect(await new EndedExecutionRepository(transaction).deleteOld(Scope.system(), 30, 10)).toEqual({
        count: 1,
        fileIds: [value.fileId],
      })
      const retried = world.services.retryExecution
        .retry(world.admin, value.id, once)
        .finally(() => (isAnswered = true))
      retried.catch(() => undefined)
      const isWaiting = sql`select 1 as id from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(async () => rowsOf(await database.execute(isWaiting))).toHaveLength(1)
      expect(isAnswered).toBe(false)
      return { retried }
    })
    await expect(retried.retried).rejects.toMatchObject({ code: "not_found" })
  })

  test("runs at the start and every ten minutes, and skips chores that another process has just done", async () => {
    const lab = await aRetentionLab(newDatabase)
    const { storage } = lab
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    closeAfterTest(async () => vi.useRealTimers())
    const keeper = lab.housekeeping(0)
    keeper.start()
    for (let rounds = 1; rounds <= 13; rounds++) {
      await expect
        .poll(() => {
          // A round that still runs delays the next one by another ten minutes.
          if (storage.counts.rounds < rounds) vi.advanceTimersByTime(10 * 60_000)
          return storage.counts.rounds
        })
        .toBe(rounds)
    }
    await keeper.stop()
    expect(storage.counts).toEqual({ rounds: 13, sweeps: 1 })
    await lab.opened.database.execute("update housekeeping set started_at = started_at - interval '1 hour'")
    const other = lab.housekeeping(0)
    other.start()
    await expect.poll(() => storage.counts).toEqual({ rounds: 14, sweeps: 2 })
    await other.stop()
  })

  test("a server removes old executions once it is configured to", async () => {
    const config = await newDatabase()
    const first = await createWorld(config)
    closeAfterTest(() => first.close())
    const { value } = await first.start(await first.aWorkflow(), "A-17")
    await first.finish(value.id)
    const opened = await openDatabase(config)
    closeAfterTest(() => opened.close())
    await opened.database.execute(sql`update executions set completed_at = now() - interval '2 days'`)
    const { adminKey } = first.config
    const second = await createWorld(config, {
      adminKey,
      executionRetentionDays: 1,
      dataDirectory: first.config.dataDirectory,
    })
    closeAfterTest(() => second.container.stop(0))
    await expect.poll(() => first.listFiles()).toEqual([])
    await expect(first.services.executions.get(first.admin, value.id)).rejects.toMatchObject({ code: "not_found" })
    expect((await first.services.executions.list(first.admin, { limit: 10 })).items).toEqual([])
  })
})
