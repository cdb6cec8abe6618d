import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { rowsOf } from "../../src/database/rows-of.ts"
import { Scope } from "../../src/database/scope.ts"
import { type FileId, newId } from "../../src/domain/ids.ts"
import { IdempotencyRepository } from "../../src/repositories/idempotency-keys.ts"
import { describeOnEveryDatabase } from "../world.ts"
import { aRetentionLab, idRows } from "./retention-lab.ts"

describeOnEveryDatabase("retention of executions", (newDatabase) => {
  test("executions that ended before are removed with result and document; newer or open ones stay, however old", async () => {
    const lab = await aRetentionLab(newDatabase)
    const [ofOld, ofRecent, ofOpen] = [await lab.aFile(), await lab.aFile(), await lab.aFile()]
    await lab.addExecutions(1, ofOld, "Completed", 31)
    await lab.addExecutions(1, ofOld, "Failed", 40)
    const recent = await lab.addExecutions(1, ofRecent, "Completed", 29)
    const open = [
      ...(await lab.addExecutions(1, ofOpen, "Queued", 400)),
      ...(await lab.addExecutions(1, ofOpen, "Processing", 400)),
    ]
    await lab.runHousekeeping(30)
    expect(await lab.idsOf("executions")).toEqual([...recent, ...open].toSorted())
    expect(await lab.idsOf("execution_results")).toEqual(recent)
    expect(await lab.idsOf("files")).toEqual([ofRecent, ofOpen].toSorted())
    expect((await lab.listFiles()).toSorted()).toEqual([ofRecent, ofOpen].toSorted())
    expect(lab.log.join("")).toMatch(/"count":2,.*"msg":"old executions were removed"/)
  })

  test("a document stays as long as a retry of its execution", async () => {
    const lab = await aRetentionLab(newDatabase)
    const file = await lab.aFile()
    await lab.addExecutions(1, file, "Failed", 50)
    const retry = await lab.addExecutions(1, file, "Completed", 10)
    await lab.runHousekeeping(30)
    expect([await lab.idsOf("executions"), await lab.idsOf("files")]).toEqual([retry, [file]])
    await lab.runHousekeeping(5)
    expect([await lab.idsOf("executions"), await lab.idsOf("files"), await lab.listFiles()]).toEqual([[], [], []])
  })

  test("a file that no execution uses is removed with its bytes and page images when its time has passed, whatever the retention", async () => {
    const lab = await aRetentionLab(newDatabase)
    const [expired, fresh, used] = [await lab.aFile(), await lab.aFile(), await lab.aFile()]
    await lab.addExecutions(1, used, "Completed", 1)
    const setEnd = (id: FileId, minutes: number) =>
      lab.opened.database.execute(
        sql`update files set unattached_until = now() + make_interval(mins => ${minutes}) where id = ${id}`,
      )
    // Executions clear the time of their file; if one did not, its document must stay anyway.
    for (const [id, minutes] of [
      [expired, -1],
      [fresh, 1],
      [used, -1],
    ] as const)
      await setEnd(id, minutes)
    for (const fileId of [expired, fresh]) await lab.pages.put({ fileId, page: 1, width: 600 }, Uint8Array.of(1))
    await lab.runHousekeeping(0)
    expect(await lab.idsOf("files")).toEqual([fresh, used].toSorted())
    expect((await lab.listFiles()).toSorted()).toEqual(["1-600.png", fresh, used].toSorted())
    expect(await lab.pages.listFiles()).toEqual([fresh])
    expect(lab.log.join("")).toMatch(/"count":1,.*"msg":"files that no execution uses were removed"/)
  })

  test("page images of files that another process has deleted are removed", async () => {
    const lab = await aRetentionLab(newDatabase)
    const [known, gone] = [await lab.aFile(), newId("file")]
    for (const fileId of [known, gone]) await lab.pages.put({ fileId, page: 1, width: 600 }, Uint8Array.of(1))
    await lab.runHousekeeping(0)
    expect(await lab.pages.listFiles()).toEqual([known])
    expect(lab.log.join("")).toMatch(/"count":1,.*"msg":"page images of deleted files were removed"/)
  })

  test("with 0 days nothing is removed", async () => {
    const lab = await aRetentionLab(newDatabase)
    const ids = await lab.addExecutions(1, await lab.aFile(), "Completed", 5000)
    await lab.runHousekeeping(0)
    expect(await lab.idsOf("executions")).toEqual(ids)
  })

  test("a batch is at most as large as its limit, the oldest first, and a round does all batches", async () => {
    const lab = await aRetentionLab(newDatabase)
    const ids = await lab.addExecutions(1200, await lab.aFile(), "Completed", 40)
    expect(await lab.ended.deleteOld(Scope.system(), 30, 3)).toEqual({ count: 3, fileIds: [] })
    expect(await lab.idsOf("executions")).toEqual(ids.slice(3).toSorted())
    await lab.runHousekeeping(30)
    expect(await lab.idsOf("executions")).toEqual([])
    expect(lab.log.join("")).toContain('"count":1197')
  })

  test("a document that the store fails to remove becomes an orphan, and the sweep removes it later", async () => {
    const lab = await aRetentionLab(newDatabase)
    const file = await lab.aFile()
    await lab.addExecutions(1, file, "Completed", 40)
    lab.storage.isReadOnly = true
    await lab.runHousekeeping(30)
    expect([await lab.idsOf("executions"), await lab.listFiles()]).toEqual([[], [file]])
    expect(lab.log.join("")).toMatch(/"chore":"old_executions".*"msg":"housekeeping failed/)
    lab.storage.isReadOnly = false
    const inTwoHours = new Date(Date.now() + 2 * 60 * 60 * 1000)
    await lab.runHousekeeping(30, inTwoHours)
    expect(await lab.listFiles()).toEqual([file])
    await lab.opened.database.execute("update housekeeping set withheld_since = withheld_since - interval '8 days'")
    await lab.runHousekeeping(30, inTwoHours)
    expect(await lab.listFiles()).toEqual([])
  })

  test("executions without a job are found behind any number of executions with one", async () => {
    const lab = await aRetentionLab(newDatabase)
    const { database } = lab.opened
    const ids = await lab.addExecutions(1_050, await lab.aFile(), "Queued", 1)
    const countJobs = async () => {
      const rows: unknown = await database.execute(sql`select count(*)::int as id from pgboss.job`)
      return rowsOf(rows)
    }
    await lab.runHousekeeping(0)
    expect(await countJobs()).toEqual([{ id: 1_050 }])
    const newest = ids.at(-1)
    await database.execute(sql`delete from pgboss.job where data ->> 'executionId' = ${newest}`)
    await lab.runHousekeeping(0)
    expect(await countJobs()).toEqual([{ id: 1_050 }])
    expect(lab.log.join("")).toMatch(/"count":1050.*"count":1,/s)
  })

  test("expired idempotency keys are removed in batches, the oldest first, but none whose request still runs", async () => {
    const lab = await aRetentionLab(newDatabase)
    const { database } = lab.opened
    await database.execute(sql`
      insert into idempotency_keys (organization_id, operation, key, token, sealed_result, lease_until, expires_at)
      select organizations.id, 'op', n::text, gen_random_uuid(), case when n = 1 then null else 'x' end,
        now() + interval '1 minute', now() - interval '10 hours' + n * interval '1 hour'
      from organizations, generate_series(1, 12) as n`)
    const keys = new IdempotencyRepository(database)
    const removed = [await keys.deleteExpired(5), await keys.deleteExpired(5), await keys.deleteExpired(5)]
    // 1 still runs, 11 and 12 have not expired.
    expect(removed[0]).toBe(5)
    expect(removed.reduce((sum, count) => sum + count)).toBe(9)
    const left: unknown = await database.execute(sql`select key as id from idempotency_keys order by expires_at`)
    expect(idRows.parse(rowsOf(left)).map(({ id }) => id)).toEqual(["1", "11", "12"])
  })
})
