import { type SQL, sql } from "drizzle-orm"
import { type FetchOptions, PgBoss } from "pg-boss"
import { z } from "zod"
import type { OpenDatabase, Transaction } from "../database/database.ts"
import { type OrganizationId, parseId } from "../domain/ids.ts"
import type { Job, JobAddition, JobDelivery, JobQueue, StalledJob, NewJob, TakeOptions } from "../ports/job-queue.ts"
import type { Logger } from "../ports/logger.ts"
import { rowsOf } from "../database/rows-of.ts"
import { additionOf } from "./job-addition.ts"
import { QueueFront } from "./queue-front.ts"
import { queueName, queueSchema } from "./queue-schema.ts"
import { createActiveIndex, StalledJobSearch } from "./stalled-job-search.ts"
import { createWaitingIndex, findHeadOfOthers } from "./waiting-organizations.ts"

const schema = queueSchema

/** Time after which pg-boss itself releases a stalled job, in case no worker is left to do so. */
const pgBossHeartbeatSeconds = 300

/**
 * Deliveries before pg-boss itself fails a job. The attempts of the execution are used up first; this only bounds a job
 * whose result can never be stored.
 */
const maxDeliveries = 50

const jobData = z.object({
  executionId: z.string(),
  traceparent: z.string().optional(),
  requestId: z.string().optional(),
})
const outcomeRows = z.array(z.object({ outcome: z.string() }))
const headRows = z.array(z.object({ priority: z.number() }))
const jobRows = z.array(z.object({ id: z.string(), retry_count: z.number() }))

/** A queue of pg-boss, in the same database as the executions. */
export class PgBossJobQueue implements JobQueue {
  readonly #boss: PgBoss
  /** The connection of the statement that takes the next jobs, if it has one of its own. */
  readonly #claims: Pick<FetchOptions, "db">
  readonly #expireInSeconds: number
  readonly #traceparent: () => string | undefined
  /** The fronts of the scans for jobs to take, and for the virtual time. */
  readonly #takenFront = new QueueFront()
  readonly #addedFront = new QueueFront()
  readonly #stalled = new StalledJobSearch(() => this.#boss.getDb())
  #isStarted = false

  /** @param runTimeoutMs - longest duration of a run; a job that is active for a minute longer is delivered again. */
  constructor(
    { queueOptions, claims }: Pick<OpenDatabase, "queueOptions" | "claims">,
    runTimeoutMs: number,
    logger: Logger,
    traceparent: () => string | undefined = () => undefined,
  ) {
    this.#traceparent = traceparent
    this.#expireInSeconds = Math.ceil(runTimeoutMs / 1000) + 60
    this.#claims = claims === undefined ? {} : { db: claims }
    this.#boss = new PgBoss({ ...queueOptions, schema, schedule: false, reindex: false, monitorVacuum: false })
    this.#boss.on("error", (error) => logger.warn({ err: error }, "queue maintenance failed; it will run again"))
  }

  /**
   * Creates or updates the schema of the queue if necessary, and starts the maintenance. With an up-to-date schema this
   * needs no right to change one.
   */
  async start(): Promise<void> {
    await this.#boss.start()
    this.#isStarted = true
    // pg-boss creates a queue in a transaction with a lock, and leaves an existing one as it is.
    if ((await this.#boss.getQueue(queueName)) === null) await this.#createQueue()
    for (const createIndex of [createWaitingIndex, createActiveIndex]) await this.#boss.getDb().executeSql(createIndex)
    // Fills pg-boss's cache of queues. On PGlite a query outside of an open transaction would deadlock.
    await this.#boss.findJobs(queueName, { id: "00000000-0000-4000-8000-000000000000" })
  }

  async #createQueue(): Promise<void> {
    await this.#boss.createQueue(queueName, {
      retryLimit: maxDeliveries,
      // In seconds. The unknown cause of a failure may be gone after a moment.
      retryDelay: 1,
      heartbeatSeconds: pgBossHeartbeatSeconds,
      retentionSeconds: 365 * 24 * 3600,
    })
  }

  async stop(): Promise<void> {
    if (!this.#isStarted) return
    await this.#boss.stop({ graceful: false, close: true })
  }

  additionOf({ jobId, executionId, requestId }: NewJob): JobAddition {
    const data = JSON.stringify({ executionId, requestId, traceparent: this.#traceparent() })
    return additionOf({ jobId, data, expireInSeconds: this.#expireInSeconds }, this.#addedFront)
  }

  async enqueue(transaction: Transaction, job: NewJob): Promise<void> {
    const addition = this.additionOf(job)
    const result: unknown = await transaction.execute(sql`
      with execution as (select ${job.organizationId}::text as organization_id), ${addition.turn}, ${addition.jobWhen(sql`true`)}
      select ${addition.outcome} as outcome`)
    addition.record(outcomeRows.parse(rowsOf(result))[0]?.outcome)
  }

  async take(limit: number, { exceptOrganizationId }: TakeOptions = {}): Promise<Job[]> {
    if (exceptOrganizationId === undefined) return this.#takeNext(limit)
    const priority = await this.#findPriorityOfOthers(exceptOrganizationId)
    if (priority === undefined) return []
    const ignoreGroups = [exceptOrganizationId]
    const withPriority = { batchSize: limit, ignoreGroups, minPriority: priority, maxPriority: priority }
    return toJobs(await this.#boss.fetch(queueName, withPriority))
  }

  async #takeNext(limit: number): Promise<Job[]> {
    const from = this.#takenFront.get()
    const startedAt = performance.now()
    const jobs = await this.#boss.fetch(queueName, {
      batchSize: limit,
      includeMetadata: true,
      ...this.#claims,
      ...(from === undefined ? {} : { maxPriority: -from }),
    })
    // The last of them: a claim returns its jobs in no particular order.
    const found = jobs
      .map(({ priority }) => -priority)
      .reduce<number | undefined>((last, startTime) => Math.max(last ?? startTime, startTime), undefined)
    this.#takenFront.record({ from, found, durationMs: performance.now() - startedAt })
    return toJobs(jobs)
  }

  async heartbeat(jobs: readonly JobDelivery[]): Promise<void> {
    if (jobs.length > 0) await this.#boss.touch(queueName, jobs.map(toPgBossDelivery))
  }

  /** Deletes completed jobs instead of keeping them: the row of the execution is the record, and the queue stays small. */
  removalOf(jobId: SQL): SQL {
    return sql`delete from ${sql.raw(schema)}.job where name = ${queueName} and id = ${jobId}`
  }

  async finish({ jobId }: Pick<Job, "jobId">): Promise<void> {
    await this.#boss.deleteJob(queueName, jobId)
  }

  async findStalled(): Promise<StalledJob[]> {
    // pg-boss's own monitor does the same, but counts the entire queue each time, which is too expensive for every 3 s.
    return this.#stalled.find()
  }

  async release(...jobs: readonly JobDelivery[]): Promise<void> {
    if (jobs.length === 0) return
    await this.#boss.fail(queueName, jobs.map(toPgBossDelivery), null)
    this.#takenFront.reset()
  }

  async releaseAfter(job: JobDelivery, seconds: number): Promise<void> {
    await this.release(job)
    // pg-boss has one delay for all jobs of a queue.
    await this.#boss
      .getDb()
      .executeSql(
        `update ${schema}.job set start_after = now() + $3 * interval '1 second' where name = $1 and id = $2 and state = 'retry'`,
        [queueName, job.jobId, seconds],
      )
  }

  async releaseAll(): Promise<void> {
    const rows = await this.#find("and state = 'active'", [])
    await this.release(...rows.map(({ id, retry_count }) => ({ jobId: id, delivery: retry_count })))
  }

  async findUnfinished(jobIds: readonly string[]): Promise<Set<string>> {
    const condition = "and id = any($2::uuid[]) and state in ('created', 'retry', 'active')"
    const rows = await this.#find(condition, [[...jobIds]])
    return new Set(rows.map((row) => row.id))
  }

  async #findPriorityOfOthers(organizationId: OrganizationId): Promise<number | undefined> {
    const result = await this.#boss.getDb().executeSql(findHeadOfOthers(schema), [queueName, organizationId])
    return headRows.parse(result.rows)[0]?.priority
  }

  async #find(condition: string, values: unknown[]): Promise<z.infer<typeof jobRows>> {
    const text = `select id, retry_count from ${schema}.job where name = $1 ${condition}`
    const result = await this.#boss.getDb().executeSql(text, [queueName, ...values])
    return jobRows.parse(result.rows)
  }
}

function toJobs(jobs: Awaited<ReturnType<PgBoss["fetch"]>>): Job[] {
  return jobs.map((job) => {
    const { executionId, ...origin } = jobData.parse(job.data)
    const organizationId = job.groupId ? parseId("org", job.groupId) : undefined
    const delivery = z.number().parse(job.retryCount)
    return { jobId: job.id, executionId: parseId("exe", executionId), organizationId, delivery, ...origin }
  })
}

function toPgBossDelivery(job: JobDelivery): { id: string; retryCount: number } {
  return { id: job.jobId, retryCount: job.delivery }
}
