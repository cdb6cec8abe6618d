import { randomUUID } from "node:crypto"
import { utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Readable } from "node:stream"
import { afterEach, expect, test } from "vitest"
import { DatabaseExecutionEvents } from "../../src/adapters/database-execution-events.ts"
import { DiskFileStorage } from "../../src/adapters/disk-file-storage.ts"
import { PgBossJobQueue } from "../../src/adapters/pg-boss-job-queue.ts"
import type { OpenDatabase } from "../../src/database/database.ts"
import type { DatabaseConfig } from "../../src/config.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { newApiKeyValue } from "../../src/domain/api-key-value.ts"
import { newId } from "../../src/domain/ids.ts"
import { EndedExecutionRepository } from "../../src/repositories/ended-executions.ts"
import { ExecutionRunRepository } from "../../src/repositories/execution-runs.ts"
import { AuditLogRepository } from "../../src/repositories/audit-log.ts"
import { FileRepository } from "../../src/repositories/files.ts"
import { HousekeepingRepository } from "../../src/repositories/housekeeping.ts"
import { IdempotencyRepository } from "../../src/repositories/idempotency-keys.ts"
import { RateLimitRepository } from "../../src/repositories/rate-limits.ts"
import { SessionRepository } from "../../src/repositories/sessions.ts"
import { SweepProgressRepository } from "../../src/repositories/sweep-progress.ts"
import { WebhookDeliveryRepository } from "../../src/repositories/webhook-deliveries.ts"
import { WebhookRetentionRepository } from "../../src/repositories/webhook-retention.ts"
import { ExecutionRuns } from "../../src/services/execution-runs.ts"
import { Telemetry } from "../../src/telemetry/telemetry.ts"
import { DiskPageCache } from "../../src/adapters/disk-page-cache.ts"
import { FileEraser } from "../../src/services/file-eraser.ts"
import { LocalCopies } from "../../src/services/local-copies.ts"
import { Housekeeping } from "../../src/worker/housekeeping.ts"
import { createWorld, dataOf, describeOnPostgres, type NewDatabase, type World } from "../world.ts"

// Several processes on one database: a second worker is a second set of the worker's dependencies.
describeOnPostgres("recovery", (newDatabase, server) => {
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  })

  test("the late result of a stalled worker is dropped", async () => {
    const { world, runs, queue } = await aWorker(newDatabase, closing)
    const { value } = await world.start(await world.aWorkflow(), "A-17")
    const [job] = await queue.take(1)
    if (job === undefined) throw new Error("no job")
    const first = await runs.startAttempt(job)
    const second = await runs.startAttempt({ ...job, delivery: job.delivery + 1 })
    if (first === undefined || second === undefined) throw new Error("not started")
    expect([first.attempt, second.attempt]).toEqual([1, 2])
    expect(await runs.complete(first, extraction("late"))).toBe(false)
    expect(await runs.fail(first, "internal", "late")).toBe(false)
    expect(await runs.complete(second, extraction("right"))).toBe(true)
    expect(await runs.fail(second, "internal", "late")).toBe(false)
    expect(dataOf(await world.services.executions.get(world.admin, value.id))).toEqual({
      Invoice: { fields: { Number: "right" } },
    })
  })

  test("an execution whose worker died three times is Failed, leaves the queue, and is named in the log", async () => {
    const { world, runs, queue, errors } = await aWorker(newDatabase, closing)
    const { value } = await world.start(await world.aWorkflow(), "A-17")
    const [job] = await queue.take(1)
    if (job === undefined) throw new Error("no job")
    for (let attempt = 1; attempt <= 3; attempt++) expect((await runs.startAttempt(job))?.attempt).toBe(attempt)
    expect(await runs.startAttempt(job)).toBeUndefined()
    expect(await world.services.executions.get(world.admin, value.id)).toMatchObject({
      status: "Failed",
      errorMessage: "internal: The document ended its worker several times; it is not tried again.",
    })
    expect(await queue.findUnfinished([job.jobId])).toEqual(new Set())
    expect(errors).toMatchObject([{ executionId: value.id, attempt: 3, outcome: "failed", reason: "internal" }])
  })

  test("a run released by a stopping worker costs no attempt", async () => {
    const { world, runs, queue } = await aWorker(newDatabase, closing)
    await world.start(await world.aWorkflow(), "A-17")
    const [job] = await queue.take(1)
    if (job === undefined) throw new Error("no job")
    for (let round = 1; round <= 5; round++) {
      const run = await runs.startAttempt(job)
      expect(run?.attempt).toBe(round)
      if (run !== undefined) await runs.refundAttempt(run)
    }
  })

  test("a stopping server releases its runs without cost, and their jobs stay in the queue", async () => {
    const database = await newDatabase()
    const first = await createWorld(database)
    const { value } = await first.start(await first.aWorkflow(), "hang until the server stops")
    await first.engine.hanging.promise
    await first.container.stop(0)
    expect(first.engine.aborted).toEqual(["hang until the server stops"])
    const { opened, queue } = await aSecondWorker(database, first, closing)
    const rows = await opened.database.execute("select status, attempt, attempt_limit from executions")
    expect([...Object(rows)]).toEqual([{ status: "Processing", attempt: 1, attempt_limit: 4 }])
    expect(await queue.findUnfinished([value.jobId])).toEqual(new Set([value.jobId]))
  })

  test("an execution without a job gets a new one", async () => {
    const { world, runs, queue } = await aWorker(newDatabase, closing)
    const { value } = await world.start(await world.aWorkflow(), "A-17")
    await queue.finish(value)
    expect(await queue.take(1)).toEqual([])
    expect(await runs.requeueMissing(0)).toBe(1)
    expect(await runs.requeueMissing(0)).toBe(0)
    const [job] = await queue.take(1)
    expect(job?.executionId).toBe(value.id)
    expect(job?.jobId).not.toBe(value.jobId)
  })

  test("jobs without a heartbeat are stalled and released, jobs with one are not", async () => {
    const { world, queue, opened } = await aWorker(newDatabase, closing)
    const workflow = await world.aWorkflow()
    for (const text of ["1", "2"]) await world.start(workflow, text)
    const [silent, living] = await queue.take(2)
    if (silent === undefined || living === undefined) throw new Error("no jobs")
    await opened.database.execute("update pgboss.job set heartbeat_on = now() - interval '13 seconds'")
    await queue.heartbeat([living])
    const stalled = await queue.findStalled()
    const { jobId, delivery, executionId } = silent
    expect(stalled).toEqual([{ jobId, delivery, executionId }])
    await queue.release(...stalled)
    await opened.database.execute("update pgboss.job set start_after = now() where state = 'retry'")
    expect((await queue.take(2)).map((job) => job.jobId)).toEqual([silent.jobId])
  })

  test("housekeeping removes old files without a row and keeps all others", async () => {
    const { world, runs, opened } = await aWorker(newDatabase, closing)
    const storage = new DiskFileStorage(world.config.dataDirectory)
    const { value } = await world.start(await world.aWorkflow(), "A-17")
    const put = (id = newId("file")) =>
      storage.put(id, Readable.from([Buffer.from("x")]), { maxBytes: 10, signal: new AbortController().signal })
    await put()
    const pages = new DiskPageCache(join(world.config.dataDirectory, "pages"), 1_000_000)
    const housekeeping = new Housekeeping({
      files: new FileRepository(opened.database),
      idempotencyKeys: new IdempotencyRepository(opened.database),
      auditLog: new AuditLogRepository(opened.database),
      rateLimits: new RateLimitRepository(opened.database),
      webhookDeliveries: new WebhookDeliveryRepository(opened.database),
      webhookRetention: new WebhookRetentionRepository(opened.database),
      sessions: new SessionRepository(opened.database),
      endedExecutions: new EndedExecutionRepository(opened.database),
      housekeeping: new HousekeepingRepository(opened.database),
      sweepProgress: new SweepProgressRepository(opened.database),
      guard: { verify: async () => undefined },
      auditRetentionDays: 1,
      executionRetentionDays: 0,
      webhookRetentionDays: 30,
      storage,
      pages,
      eraser: new FileEraser({ storage, pages, copies: new LocalCopies(storage), logger: world.container.logger }),
      runs,
      logger: world.container.logger,
    })
    const broken = join(world.config.dataDirectory, "incoming", `${newId("file")}.${randomUUID()}`)
    await writeFile(broken, "half")
    await utimes(broken, 0, 0)
    await housekeeping.run(new Date())
    expect(await world.listFiles()).toHaveLength(2)
    const inTwoHours = new Date(Date.now() + 2 * 60 * 60 * 1000)
    await housekeeping.run(inTwoHours)
    expect(await world.listFiles()).toHaveLength(2)
    // One of two documents is more than 1 %: it is removed after a week of reports.
    await opened.database.execute("update housekeeping set withheld_since = withheld_since - interval '8 days'")
    await housekeeping.run(inTwoHours)
    expect(await world.listFiles()).toEqual([value.fileId])
  })

  test("the server recovers after a crash of PostgreSQL", async () => {
    const world = await createWorld(await newDatabase())
    closing.push(() => world.close())
    const workflow = await world.aWorkflow()
    await world.finish((await world.start(workflow, "before")).value.id)
    await server().restart()
    await expect.poll(() => world.services.health.ready(), { interval: 100 }).toMatchObject({ database: true })
    const { value } = await world.start(workflow, "after")
    expect(await world.finish(value.id)).toMatchObject({ status: "Completed" })
  })

  test("replicas that start together on an empty database agree on one first organization", async () => {
    const database = { kind: "postgres", url: await server().createDatabase() } as const
    const shared = { adminKey: newApiKeyValue(), encryptionKeys: [{ id: "k", key: Buffer.alloc(32, 1) }] }
    const worlds = await Promise.all(Array.from({ length: 3 }, () => createWorld(database, shared)))
    for (const world of worlds) closing.push(() => world.close())
    expect(new Set(worlds.map((world) => world.admin.organizationId)).size).toBe(1)
    expect((await worlds[0]?.services.organizations.list({ limit: 10 }))?.items).toHaveLength(1)
  })
})

interface SecondWorker {
  readonly world: World
  readonly opened: OpenDatabase
  readonly queue: PgBossJobQueue
  readonly runs: ExecutionRuns
  /** The details of logged errors. */
  readonly errors: readonly object[]
}

async function aWorker(newDatabase: NewDatabase, closing: (() => Promise<unknown>)[]): Promise<SecondWorker> {
  const database = await newDatabase()
  const world = await createWorld(database, { isWorking: false })
  closing.push(() => world.close())
  return aSecondWorker(database, world, closing)
}

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

async function aSecondWorker(
  database: DatabaseConfig,
  world: World,
  closing: (() => Promise<unknown>)[],
): Promise<SecondWorker> {
  const opened = await openDatabase(database)
  const { logger } = world.container
  const queue = new PgBossJobQueue(opened, 1000, logger)
  await queue.start()
  const events = new DatabaseExecutionEvents(opened, logger)
  const errors: object[] = []
  const recording = { ...quiet, error: (details: object) => void errors.push(details) }
  const repository = new ExecutionRunRepository(opened.database)
  const runs = new ExecutionRuns(opened.database, repository, queue, events, new Telemetry(), recording)
  closing.push(
    () => opened.close(),
    () => queue.stop(),
  )
  return { world, opened, queue, runs, errors }
}

function extraction(text: string) {
  return {
    dataJson: JSON.stringify({ Invoice: { fields: { Number: text } } }),
    evidenceJson: "{}",
    pages: [],
    warnings: [],
  }
}
