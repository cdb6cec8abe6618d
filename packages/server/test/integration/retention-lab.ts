import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { sql } from "drizzle-orm"
import { afterEach } from "vitest"
import { z } from "zod"
import { DatabaseExecutionEvents } from "../../src/adapters/database-execution-events.ts"
import { DiskFileStorage } from "../../src/adapters/disk-file-storage.ts"
import { PgBossJobQueue } from "../../src/adapters/pg-boss-job-queue.ts"
import type { OpenDatabase } from "../../src/database/database.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { rowsOf } from "../../src/database/rows-of.ts"
import { type ExecutionId, type FileId, newId } from "../../src/domain/ids.ts"
import { createLogger } from "../../src/logger.ts"
import { AuditLogRepository } from "../../src/repositories/audit-log.ts"
import { EndedExecutionRepository } from "../../src/repositories/ended-executions.ts"
import { ExecutionRunRepository } from "../../src/repositories/execution-runs.ts"
import { FileRepository } from "../../src/repositories/files.ts"
import { HousekeepingRepository } from "../../src/repositories/housekeeping.ts"
import { IdempotencyRepository } from "../../src/repositories/idempotency-keys.ts"
import { RateLimitRepository } from "../../src/repositories/rate-limits.ts"
import { SessionRepository } from "../../src/repositories/sessions.ts"
import { SweepProgressRepository } from "../../src/repositories/sweep-progress.ts"
import { WebhookDeliveryRepository } from "../../src/repositories/webhook-deliveries.ts"
import { WebhookRetentionRepository } from "../../src/repositories/webhook-retention.ts"
import { ExecutionRuns } from "../../src/services/execution-runs.ts"
import { DiskPageCache } from "../../src/adapters/disk-page-cache.ts"
import { FileEraser } from "../../src/services/file-eraser.ts"
import { LocalCopies } from "../../src/services/local-copies.ts"
import { Housekeeping } from "../../src/worker/housekeeping.ts"
import { type NewDatabase } from "../world.ts"

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** Calls a function at the end of the test; the last one given is called first. */
export function closeAfterTest(close: () => Promise<unknown>): void {
  closing.push(close)
}

/** A store that can be set to reject the removal of files. */
class RetentionStorage extends DiskFileStorage {
  isReadOnly = false
  /** Rounds of housekeeping, and how many of them listed all files. */
  readonly counts = { rounds: 0, sweeps: 0 }
  override async deleteUnfinished(olderThan: Date): Promise<void> {
    await super.deleteUnfinished(olderThan)
    this.counts.rounds++
  }
  override list(after?: FileId) {
    this.counts.sweeps++
    return super.list(after)
  }
  override async delete(fileId: FileId): Promise<void> {
    if (this.isReadOnly) throw Object.assign(new Error("read-only"), { code: "EROFS" })
    await super.delete(fileId)
  }
}

/** A database, a store and what removes old executions from them. */
export interface RetentionLab {
  readonly opened: OpenDatabase
  readonly storage: RetentionStorage
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

/** Rows with an id. */
export const idRows = z.array(z.object({ id: z.string() }))

/** Creates a lab in a database of its own; it is closed after the test. */
export async function aRetentionLab(newDatabase: NewDatabase): Promise<RetentionLab> {
  const directory = await mkdtemp(join(tmpdir(), "docsift-retention-"))
  closing.push(() => rm(directory, { recursive: true, force: true }))
  const opened = await openDatabase(await newDatabase())
  closing.push(() => opened.close())
  await opened.migrate()
  const { database } = opened
  const log: string[] = []
  const logger = createLogger("info", { write: (line: string) => void log.push(line) })
  const queue = new PgBossJobQueue(opened, 1000, logger)
  await queue.start()
  closing.push(() => queue.stop())
  const storage = new RetentionStorage(directory)
  const events = new DatabaseExecutionEvents(opened, logger)
  const ended = new EndedExecutionRepository(database)
  const pages = new DiskPageCache(join(directory, "pages"), 1_000_000)
  const parts = {
    files: new FileRepository(database),
    idempotencyKeys: new IdempotencyRepository(database),
    auditLog: new AuditLogRepository(database),
    endedExecutions: ended,
    rateLimits: new RateLimitRepository(database),
    webhookDeliveries: new WebhookDeliveryRepository(database),
    webhookRetention: new WebhookRetentionRepository(database),
    sessions: new SessionRepository(database),
    housekeeping: new HousekeepingRepository(database),
    sweepProgress: new SweepProgressRepository(database),
    guard: { verify: async () => undefined },
    runs: new ExecutionRuns(database, new ExecutionRunRepository(database), queue, events),
    auditRetentionDays: 0,
    webhookRetentionDays: 30,
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
