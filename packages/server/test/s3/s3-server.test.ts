import { join } from "node:path"
import { S3Client } from "@aws-sdk/client-s3"
import { Readable } from "node:stream"
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest"
import { DatabaseExecutionEvents } from "../../src/adapters/database-execution-events.ts"
import { PgBossJobQueue } from "../../src/adapters/pg-boss-job-queue.ts"
import { S3FileStorage } from "../../src/adapters/s3-file-storage.ts"
import { openDatabase } from "../../src/database/open-database.ts"
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
import type { S3Config } from "../../src/storage-config.ts"
import { DiskPageCache } from "../../src/adapters/disk-page-cache.ts"
import { FileEraser } from "../../src/services/file-eraser.ts"
import { LocalCopies } from "../../src/services/local-copies.ts"
import { Housekeeping } from "../../src/worker/housekeeping.ts"
import { migratedDatabase } from "@docsift/testing/migrated-database"
import { createWorld, type World } from "../world.ts"
import { describeOnEveryStore, describeOnGateway } from "@docsift/testing/s3/describe-on-every-store"
import { S3Double } from "@docsift/testing/s3/double"
import { listBucket } from "@docsift/testing/s3/list-bucket"

async function createS3World(storage: S3Config): Promise<World> {
  return createWorld({ kind: "memory", template: await migratedDatabase() }, { storage: { kind: "s3", ...storage } })
}

describeOnEveryStore("a server with its documents in S3", (store) => {
  let bucket: S3Config
  let world: World
  let client: S3Client
  beforeEach(async () => {
    bucket = await store().createBucket()
    world = await createS3World(bucket)
    client = new S3Client({ ...bucket, endpoint: bucket.endpoint ?? "", forcePathStyle: true })
  })
  afterEach(async () => {
    await world.close()
    client.destroy()
    const server = store()
    if (server instanceof S3Double) server.objects.clear()
  })

  test("an execution completes from the bucket, and its document is downloaded by a presigned URL", async () => {
    const { value } = await world.start(await world.aWorkflow(), "A-17", { fileName: "Rechnung März.txt" })
    expect(await world.finish(value.id)).toMatchObject({ status: "Completed" })
    expect(await listBucket(client, bucket.bucket)).toEqual([value.fileId])
    // The local copies are gone.
    expect(await world.listFiles()).toEqual([])
    const url = await world.services.files.urlOfExecution(world.admin, value.id)
    const response = await fetch(url)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe("A-17")
    expect(response.headers.get("content-type")).toBe("text/plain")
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="Rechnung Marz.txt"; filename*=UTF-8''Rechnung%20M%C3%A4rz.txt`,
    )
    const part = await fetch(url, { headers: { range: "bytes=0-1" } })
    expect(part.status).toBe(206)
    expect(await part.text()).toBe("A-")
  })

  test("an unavailable store fails uploads and readiness, and both recover with it", async () => {
    const workflow = await world.aWorkflow()
    await store().crash()
    await expect(world.start(workflow, "lost")).rejects.toMatchObject({ code: "unavailable" })
    expect(await world.services.health.ready()).toMatchObject({ storage: false, database: true })
    expect(await world.listFiles()).toEqual([])
    expect(await world.services.executions.list(world.admin, { limit: 10 })).toMatchObject({ items: [] })
    await store().restart()
    expect(await world.services.health.ready()).toMatchObject({ storage: true })
    const { value } = await world.start(workflow, "back")
    expect(await world.finish(value.id)).toMatchObject({ status: "Completed" })
  })

  test("housekeeping removes old documents without an execution", async () => {
    const opened = await openDatabase({ kind: "memory", template: await migratedDatabase() })
    onTestFinished(() => opened.close())
    await opened.migrate()
    const { logger } = world.container
    const queue = new PgBossJobQueue(opened, 60_000, logger)
    await queue.start()
    onTestFinished(() => queue.stop())
    const storage = new S3FileStorage(bucket, world.config.dataDirectory)
    onTestFinished(() => storage.close())
    const events = new DatabaseExecutionEvents(opened, logger)
    const runs = new ExecutionRuns(opened.database, new ExecutionRunRepository(opened.database), queue, events)
    const files = new FileRepository(opened.database)
    const idempotencyKeys = new IdempotencyRepository(opened.database)
    const pages = new DiskPageCache(join(world.config.dataDirectory, "pages"), 1_000_000)
    const housekeeping = new Housekeeping({
      files,
      idempotencyKeys,
      auditLog: new AuditLogRepository(opened.database),
      rateLimits: new RateLimitRepository(opened.database),
      webhookDeliveries: new WebhookDeliveryRepository(opened.database),
      webhookRetention: new WebhookRetentionRepository(opened.database),
      sessions: new SessionRepository(opened.database),
      endedExecutions: new EndedExecutionRepository(opened.database),
      housekeeping: new HousekeepingRepository(opened.database),
      sweepProgress: new SweepProgressRepository(opened.database),
      guard: { verify: async () => undefined },
      auditRetentionDays: 0,
      executionRetentionDays: 0,
      webhookRetentionDays: 30,
      storage,
      pages,
      eraser: new FileEraser({ storage, pages, copies: new LocalCopies(storage), logger }),
      runs,
      logger,
    })
    const options = { maxBytes: 10, signal: new AbortController().signal }
    for (const text of ["x", "y", "z"]) await storage.put(newId("file"), Readable.from([Buffer.from(text)]), options)
    await housekeeping.run(new Date())
    expect(await listBucket(client, bucket.bucket)).toHaveLength(3)
    const inTwoHours = new Date(Date.now() + 2 * 60 * 60 * 1000)
    await housekeeping.run(inTwoHours)
    expect(await listBucket(client, bucket.bucket)).toHaveLength(3)
    await opened.database.execute("update housekeeping set withheld_since = withheld_since - interval '8 days'")
    await housekeeping.run(inTwoHours)
    expect(await listBucket(client, bucket.bucket)).toEqual([])
  })
})

test.for([
  ["once", 3],
  ["four times", 12],
] as const)(
  "an execution whose document the store rejects %s waits for it, without using up an attempt",
  async (row) => {
    const [, lastRefused] = row
    const double = await S3Double.start()
    const world = await createS3World(await double.createBucket())
    onTestFinished(async () => {
      await world.close()
      await double.stop()
    })
    let reads = 0
    // A worker sends each request three times before it waits.
    double.findFault = ({ operation, path }) => {
      if (operation !== "GetObject" || path.endsWith(".deployment")) return undefined
      reads += 1
      return reads <= lastRefused ? { status: 500, code: "InternalError" } : undefined
    }
    const { value } = await world.start(await world.aWorkflow(), "A-17")
    expect(await world.finish(value.id)).toMatchObject({ status: "Completed" })
    expect(reads).toBe(lastRefused + 1)
    expect(world.engine.requests).toHaveLength(1)
  },
)

describeOnGateway("signatures", (store) => {
  test("a changed or expired URL is rejected by the store", async () => {
    const world = await createS3World(await store().createBucket())
    try {
      const { value } = await world.start(await world.aWorkflow(), "A-17")
      const url = await world.services.files.urlOfExecution(world.admin, value.id)
      const changes = [
        url.replace(/file_[a-f0-9]{12}/, newId("file")),
        url.replace("attachment", "inline"),
        url.replace("text%2Fplain", "text%2Fhtml"),
        url.replace("X-Amz-Expires=900", "X-Amz-Expires=901"),
        url.replace(/\?.*/, ""),
      ]
      for (const changed of changes) {
        expect(changed).not.toBe(url)
        expect((await fetch(changed)).status).toBe(403)
      }
      expect((await fetch(url)).status).toBe(200)
      const { storage } = world.config
      if (storage.kind !== "s3") throw new Error("the world was created with S3")
      const short = new S3FileStorage(storage, world.config.dataDirectory)
      const brief = await short.presign(value.fileId, {
        expiresInSeconds: 1,
        mediaType: "text/plain",
        contentDisposition: "attachment",
      })
      await short.close()
      await expect.poll(async () => (await fetch(brief)).status, { interval: 200 }).toBe(403)
    } finally {
      await world.close()
    }
  })

  test("a wrong secret is unavailable, and the reason names the setting", async () => {
    const bucket = await store().createBucket()
    const credentials = { accessKeyId: bucket.credentials?.accessKeyId ?? "", secretAccessKey: "not the secret" }
    const storage = new S3FileStorage({ ...bucket, credentials }, "/nonexistent")
    const failed = storage.check()
    await expect(failed).rejects.toMatchObject({
      code: "unavailable",
      cause: { message: expect.stringContaining("DOCSIFT_S3_SECRET_KEY is wrong") },
    })
    await expect(failed).rejects.not.toMatchObject({ cause: { message: expect.stringContaining("not the secret") } })
    await storage.close()
  })
})
