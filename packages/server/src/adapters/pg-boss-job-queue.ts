import { type SQL, sql } from "drizzle-orm"
import { type Db, fromDrizzle, PgBoss } from "pg-boss"
import { z } from "zod"
import type { OpenDatabase, Transaction } from "../database/database.ts"
import { type OrganizationId, parseId } from "../domain/ids.ts"
import type { Job, JobDelivery, JobQueue, Logger, StalledJob, NewJob, TakeOptions } from "../ports.ts"
import { rowsOf } from "../database/rows-of.ts"
import { QueueFront } from "./queue-front.ts"
import { queueSchema } from "./queue-schema.ts"
import { createWaitingIndex, findHeadOfOthers } from "./waiting-organizations.ts"

const queueName = "executions"
const schema = queueSchema

/** Time without a heartbeat after which a job is stalled. Workers send one every 3 s; see `worker.ts`. */
const stalledAfterSeconds = 12
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
const turnRows = z.array(z.object({ turn: z.number(), head: z.number().nullable() }))
const headRows = z.array(z.object({ priority: z.number() }))
const jobRows = z.array(z.object({ id: z.string(), retry_count: z.number(), execution_id: z.string() }))

/** A queue of pg-boss, in the same database as the executions. */
export class PgBossJobQueue implements JobQueue {
  readonly #boss: PgBoss
  readonly #expireInSeconds: number
  readonly #traceparent: () => string | undefined
  /** Where jobs are taken, and where the virtual time is read. */
  readonly #takenFront = new QueueFront()
  readonly #addedFront = new QueueFront()
  #isStarted = false

  /** @param runTimeoutMs - longest duration of a run; a job that is active for a minute longer is delivered again. */
  constructor(
    options: OpenDatabase["queueOptions"],
    runTimeoutMs: number,
    logger: Logger,
    traceparent: () => string | undefined = () => undefined,
  ) {
    this.#traceparent = traceparent
    this.#expireInSeconds = Math.ceil(runTimeoutMs / 1000) + 60
    this.#boss = new PgBoss({ ...options, schema, schedule: false, reindex: false, monitorVacuum: false })
    this.#boss.on("error", (error) => logger.warn({ err: error }, "queue maintenance failed; it will run again"))
  }

  /**
   * Creates or updates the schema of the queue if necessary, and starts the maintenance. With an up-to-date schema this
   * needs no right to change one.
   */
  async start(): Promise<void> {
    await this.#boss.start()
    this.#isStarted = true
    await this.#boss.createQueue(queueName, {
      retryLimit: maxDeliveries,
      // In seconds. The unknown cause of a failure may be gone after a moment.
      retryDelay: 1,
      heartbeatSeconds: pgBossHeartbeatSeconds,
      retentionSeconds: 365 * 24 * 3600,
    })
    await this.#boss.getDb().executeSql(createWaitingIndex(schema))
    // Fills pg-boss's cache of queues. On PGlite a query outside of an open transaction would deadlock.
    await this.#boss.findJobs(queueName, { id: "00000000-0000-4000-8000-000000000000" })
  }

  async stop(): Promise<void> {
    if (!this.#isStarted) return
    await this.#boss.stop({ graceful: false, close: true })
  }

  async enqueue(transaction: Transaction, job: NewJob): Promise<void> {
    const startTime = await nextStartTime(transaction, job.organizationId, this.#addedFront)
    const id = await this.#boss.send(
      queueName,
      { executionId: job.executionId, requestId: job.requestId, traceparent: this.#traceparent() },
      {
        id: job.jobId,
        priority: -startTime,
        group: { id: job.organizationId },
        expireInSeconds: this.#expireInSeconds,
        db: inside(transaction),
      },
    )
    if (id !== job.jobId) throw new Error("the queue did not accept the job")
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
  async finish(transaction: Transaction, job: Pick<Job, "jobId">): Promise<void> {
    await this.#boss.deleteJob(queueName, job.jobId, { db: inside(transaction) })
  }

  async findStalled(): Promise<StalledJob[]> {
    // pg-boss's own monitor does the same, but counts the entire queue each time, which is too expensive for every 3 s.
    return this.#findActive("and coalesce(heartbeat_on, started_on) < now() - $2 * interval '1 second'", [
      stalledAfterSeconds,
    ])
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
    await this.release(...(await this.#findActive("", [])))
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

  async #findActive(condition: string, values: unknown[]): Promise<StalledJob[]> {
    // Every job has a group, unless an older version added it, which is left to pg-boss. The condition lets PostgreSQL use
    // the index of active jobs by group instead of reading all waiting ones.
    const rows = await this.#find(`and state = 'active' and group_id is not null ${condition}`, values)
    return rows.map(({ id, retry_count, execution_id }) => ({
      jobId: id,
      delivery: retry_count,
      executionId: parseId("exe", execution_id),
    }))
  }

  async #find(condition: string, values: unknown[]): Promise<z.infer<typeof jobRows>> {
    const text = `select id, retry_count, data->>'executionId' as execution_id from ${schema}.job where name = $1 ${condition}`
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

/*
 * Fair scheduling is decided when a job is added: it gets a virtual start time, and jobs are taken in its order (pg-boss: by
 * priority, then by time, which is the order of its index, so that taking costs the same however many jobs wait). An
 * organization's next job starts one unit after its previous one; an organization without waiting jobs starts at the
 * current virtual time, which is the start time of the next job in the queue. So however many jobs one organization has
 * added, the next job of another is behind at most one of them, and the jobs of one organization keep their order. This is
 * start-time fair queueing with executions of equal cost.
 *
 * When no job waits, the virtual time is the latest start time: an empty queue gives no head start. Adding a job locks the
 * organization's row until the transaction ends, which serialises the transactions of one organization and none of
 * different ones. Start times end at 2^31 - 1 (pg-boss's priority): after two billion executions without an empty queue,
 * all jobs are taken in order of time.
 *
 * Goyal, Vin, Cheng: Start-time fair queueing, SIGCOMM 1996.
 */

const lastStartTime = 2_147_483_647

async function nextStartTime(
  transaction: Transaction,
  organizationId: OrganizationId,
  front: QueueFront,
): Promise<number> {
  const from = front.get()
  const startedAt = performance.now()
  const result: unknown = await transaction.execute(sql`
    with head as materialized (
      select -priority as start_time from ${sql.raw(schema)}.job
      where name = ${queueName} and state < 'active' and not blocked and priority <= ${-(from ?? -lastStartTime)}::int
      order by priority desc, created_on
      limit 1
    )
    insert into queue_turns as known (organization_id, turn)
    select ${organizationId}::text, coalesce((select start_time from head), (select max(turn) from queue_turns), 0)
    on conflict (organization_id) do update
      set turn = least(${lastStartTime}::int, greatest(known.turn::bigint + 1, excluded.turn))
    returning turn, (select start_time from head) as head`)
  const [row] = turnRows.parse(rowsOf(result))
  if (row === undefined) throw new Error("the queue returned no start time")
  // In an empty queue, this job is the next one.
  front.record({ from, found: row.head ?? row.turn, durationMs: performance.now() - startedAt })
  return row.turn
}

/** Returns an adapter with which pg-boss runs its statements inside a transaction of the caller. */
function inside(transaction: Transaction): Db {
  return fromDrizzle(
    {
      async execute(query) {
        const result: unknown = await transaction.execute(query as SQL) // Built by the `sql` passed along below.
        return result as { rows: unknown[] } // The rows themselves (postgres.js) or wrapped (PGlite); pg-boss takes both.
      },
    },
    sql,
  )
}
