import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { sql } from "drizzle-orm"
import { afterEach, expect, test, vi } from "vitest"
import { z } from "zod"
import { DatabaseExecutionEvents } from "../../src/adapters/database-execution-events.ts"
import { DiskFileStorage } from "../../src/adapters/disk-file-storage.ts"
import { PgBossJobQueue } from "../../src/adapters/pg-boss-job-queue.ts"
import type { OpenDatabase } from "../../src/database/database.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { rowsOf } from "../../src/database/rows-of.ts"
import { Scope } from "../../src/database/scope.ts"
import { type ExecutionId, type FileId, newId } from "../../src/domain/ids.ts"
import { createLogger } from "../../src/logger.ts"
import { AuditLogRepository } from "../../src/repositories/audit-log.ts"
import { EndedExecutionRepository } from "../../src/repositories/ended-executions.ts"
import { ExecutionRunRepository } from "../../src/repositories/execution-runs.ts"
import { ExecutionRepository } from "../../src/repositories/executions.ts"
import { FileRepository } from "../../src/repositories/files.ts"
import { HousekeepingRepository } from "../../src/repositories/housekeeping.ts"
import { IdempotencyRepository } from "../../src/repositories/idempotency-keys.ts"
import { RateLimitRepository } from "../../src/repositories/rate-limits.ts"
import { SessionRepository } from "../../src/repositories/sessions.ts"
import { ExecutionRuns } from "../../src/services/execution-runs.ts"
import { DiskPageCache } from "../../src/adapters/disk-page-cache.ts"
import { FileEraser } from "../../src/services/file-eraser.ts"
import { LocalCopies } from "../../src/services/local-copies.ts"
import { Housekeeping } from "../../src/worker/housekeeping.ts"
import { createWorld, describeOnEveryDatabase, describeOnPostgres, type NewDatabase, once } from "../world.ts"

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A store that can be set to reject the removal of files. */
class Storage extends DiskFileStorage {
  isReadOnly = false
  /** Rounds of housekeeping, and how many of them listed all files. */
  readonly counts = { rounds: 0, sweeps: 0 }
  override async deleteUnfinished(olderThan: Date): Promise<void> {
    await super.deleteUnfinished(olderThan)
    this.counts.rounds++
  }
  override list() {
    this.counts.sweeps++
    return super.list()
  }
  override async delete(fileId: FileId): Promise<void> {
    if (this.isReadOnly) throw Object.assign(new Error("read-only"), { code: "EROFS" })
    await super.delete(fileId)
  }
}

interface Lab {
  readonly opened: OpenDatabase
  readonly storage: Storage
  readonly pages: DiskPageCache
  readonly log: string[]
  readonly ended: EndedExecutionRepository
  housekeeping(days: number): Housekeeping
  /** Runs all chores with this retention of executions, in days. */
  runHousekeeping(days: number, now?: Date): Promise<void>
  aFile(): Promise<FileId>
  /** Creates executions of a file, with a result if Completed. */
  addExecutions(count: number, fileId: FileId, status: string, endedDaysAgo: number): Promise<ExecutionId[]>
  idsOf(table: "executions" | "execution_results" | "files"): Promise<string[]>
  listFiles(): Promise<string[]>
}

const idRows = z.array(z.object({ id: z.string() }))

async function aLab(newDatabase: NewDatabase): Promise<Lab> {
  const directory = await mkdtemp(join(tmpdir(), "docsift-retention-"))
  closing.push(() => rm(directory, { recursive: true, force: true }))
  const opened = await openDatabase(await newDatabase())
  closing.push(() => opened.close())
  await opened.migrate()
  const { database } = opened
  const log: string[] = []
  const logger = createLogger("info", { write: (line: string) => void log.push(line) })
  const queue = new PgBossJobQueue(opened.queueOptions, 1000, logger)
  await queue.start()
  closing.push(() => queue.stop())
  const storage = new Storage(directory)
  const events = new DatabaseExecutionEvents(opened, logger)
  const ended = new EndedExecutionRepository(database)
  const pages = new DiskPageCache(join(directory, "pages"), 1_000_000)
  const parts = {
    files: new FileRepository(database),
    idempotencyKeys: new IdempotencyRepository(database),
    auditLog: new AuditLogRepository(database),
    endedExecutions: ended,
    rateLimits: new RateLimitRepository(database),
    sessions: new SessionRepository(database),
    housekeeping: new HousekeepingRepository(database),
    guard: { verify: async () => undefined },
    runs: new ExecutionRuns(database, new ExecutionRunRepository(database), queue, events),
    auditRetentionDays: 0,
    storage,
    pages,
    eraser: new FileEraser({ storage, pages, copies: new LocalCopies(storage), logger }),
    logger,
  }
  const housekeeping = (days: number) => new Housekeeping({ ...parts, executionRetentionDays: days })
  const [organizationId, userId] = [newId("org"), newId("usr")]
  await database.execute(sql`insert into organizations (id, name) values (${organizationId}, 'O')`)
  await database.execute(sql`
    insert into users (id, organization_id, name, role) values (${userId}, ${organizationId}, 'U', 'admin')`)
  return {
    opened,
    storage,
    pages,
    log,
    ended,
    housekeeping,
    runHousekeeping: (days, now) => housekeeping(days).run(now),
    async aFile() {
      const id = newId("file")
      const options = { maxBytes: 100, signal: new AbortController().signal }
      await storage.put(id, Readable.from([Buffer.from("x")]), options)
      await database.execute(sql`
        insert into files (id, organization_id, name, media_type, size_bytes, sha256)
        values (${id}, ${organizationId}, 'a.txt', 'text/plain', 1, 'x')`)
      return id
    },
    async addExecutions(count, fileId, status, endedDaysAgo) {
      const ids = Array.from({ length: count }, () => newId("exe"))
      const isOpen = status === "Queued" || status === "Processing"
      await database.execute(sql`
        insert into executions (id, organization_id, owner_id, workflow_id, workflow_name, configuration, file_id,
          file_name, job_id, status, attempt_limit, created_at, completed_at)
        select id, ${organizationId}, ${userId}, 'wkf_000000000000', 'W', '{"objects":[]}', ${fileId}, 'a.txt',
          gen_random_uuid(), ${status}, 3, ended_at, case when ${isOpen} then null else ended_at end
        from json_array_elements_text(${JSON.stringify(ids)}::text::json) with ordinality as given(id, place),
          lateral (select now() - make_interval(days => ${endedDaysAgo}) + place * interval '1 ms' as ended_at) as times`)
      if (status === "Completed") {
        await database.execute(sql`
          insert into execution_results (execution_id, organization_id, extracted_data, evidence)
          select id, ${organizationId}, '{}', '{}' from json_array_elements_text(${JSON.stringify(ids)}::text::json) as id`)
      }
      return ids
    },
    async idsOf(table) {
      const column = table === "execution_results" ? "execution_id" : "id"
      const result: unknown = await database.execute(sql.raw(`select ${column} as id from ${table} order by 1`))
      return idRows.parse(rowsOf(result)).map(({ id }) => id)
    },
    async listFiles() {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
    },
  }
}

describeOnEveryDatabase("retention of executions", (newDatabase) => {
  test("executions that ended before are removed with result and document; newer or open ones stay, however old", async () => {
    const lab = await aLab(newDatabase)
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
    const lab = await aLab(newDatabase)
    const file = await lab.aFile()
    await lab.addExecutions(1, file, "Failed", 50)
    const retry = await lab.addExecutions(1, file, "Completed", 10)
    await lab.runHousekeeping(30)
    expect([await lab.idsOf("executions"), await lab.idsOf("files")]).toEqual([retry, [file]])
    await lab.runHousekeeping(5)
    expect([await lab.idsOf("executions"), await lab.idsOf("files"), await lab.listFiles()]).toEqual([[], [], []])
  })

  test("a file that no execution uses is removed with its bytes and pictures when its time has passed, whatever the retention", async () => {
    const lab = await aLab(newDatabase)
    const [expired, fresh, used] = [await lab.aFile(), await lab.aFile(), await lab.aFile()]
    await lab.addExecutions(1, used, "Completed", 1)
    const setEnd = (id: FileId, minutes: number) =>
      lab.opened.database.execute(
        sql`update files set unattached_until = now() + make_interval(mins => ${minutes}) where id = ${id}`,
      )
    // Executions clear the time of their file; if one did not, its document must stay all the same.
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

  test("pictures of files that another process has deleted are removed", async () => {
    const lab = await aLab(newDatabase)
    const [known, gone] = [await lab.aFile(), newId("file")]
    for (const fileId of [known, gone]) await lab.pages.put({ fileId, page: 1, width: 600 }, Uint8Array.of(1))
    await lab.runHousekeeping(0)
    expect(await lab.pages.listFiles()).toEqual([known])
    expect(lab.log.join("")).toMatch(/"count":1,.*"msg":"pictures of deleted files were removed"/)
  })

  test("with 0 days nothing is removed", async () => {
    const lab = await aLab(newDatabase)
    const ids = await lab.addExecutions(1, await lab.aFile(), "Completed", 5000)
    await lab.runHousekeeping(0)
    expect(await lab.idsOf("executions")).toEqual(ids)
  })

  test("a batch is at most as large as its limit, the oldest first, and a round does all batches", async () => {
    const lab = await aLab(newDatabase)
    const ids = await lab.addExecutions(1200, await lab.aFile(), "Completed", 40)
    expect(await lab.ended.deleteOld(Scope.system(), 30, 3)).toEqual({ count: 3, fileIds: [] })
    expect(await lab.idsOf("executions")).toEqual(ids.slice(3).toSorted())
    await lab.runHousekeeping(30)
    expect(await lab.idsOf("executions")).toEqual([])
    expect(lab.log.join("")).toContain('"count":1197')
  })

  test("a document that the store fails to remove becomes an orphan, and the sweep removes it later", async () => {
    const lab = await aLab(newDatabase)
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
    const lab = await aLab(newDatabase)
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
    const lab = await aLab(newDatabase)
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

describeOnPostgres("housekeeping in several processes at once", (newDatabase) => {
  test("removes each execution and each document once, without a deadlock", async () => {
    const lab = await aLab(newDatabase)
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
    const lab = await aLab(newDatabase)
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
    const lab = await aLab(newDatabase)
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
    closing.push(() => world.close())
    const { value } = await world.start(await world.aWorkflow(), "A-17")
    await world.finish(value.id)
    const opened = await openDatabase(config)
    closing.push(() => opened.close())
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
      await expect.poll(async () => rowsOf(await database.execute(isWaiting)), { timeout: 20_000 }).toHaveLength(1)
      expect(isAnswered).toBe(false)
      return { retried }
    })
    await expect(retried.retried).rejects.toMatchObject({ code: "not_found" })
  })

  test("runs at the start and every ten minutes, and skips chores that another process has just done", async () => {
    const lab = await aLab(newDatabase)
    const { storage } = lab
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    closing.push(async () => vi.useRealTimers())
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
    closing.push(() => first.close())
    const { value } = await first.start(await first.aWorkflow(), "A-17")
    await first.finish(value.id)
    const opened = await openDatabase(config)
    closing.push(() => opened.close())
    await opened.database.execute(sql`update executions set completed_at = now() - interval '2 days'`)
    const { adminKey } = first.config
    const second = await createWorld(config, {
      adminKey,
      executionRetentionDays: 1,
      dataDirectory: first.config.dataDirectory,
    })
    closing.push(() => second.container.stop(0))
    await expect.poll(() => first.listFiles(), { timeout: 20_000 }).toEqual([])
    await expect(first.services.executions.get(first.admin, value.id)).rejects.toMatchObject({ code: "not_found" })
    expect((await first.services.executions.list(first.admin, { limit: 10 })).items).toEqual([])
  })
})
