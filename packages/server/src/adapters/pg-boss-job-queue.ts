import { type SQL, sql } from "drizzle-orm"
import { type Db, fromDrizzle, PgBoss } from "pg-boss"
import { z } from "zod"
import type { OpenDatabase, Transaction } from "../database/database.ts"
import { type OrganizationId, parseId } from "../domain/ids.ts"
import type { Job, JobDelivery, JobQueue, Logger, LostJob, NewJob, TakeOptions } from "../ports.ts"
import { rowsOf } from "../database/rows-of.ts"
import { queueSchema } from "./queue-schema.ts"
import { createWaitingIndex, findHeadOfOthers } from "./waiting-organizations.ts"

const queueName = "executions"
const schema = queueSchema

/** A worker that is alive beats every 3 s; see `worker.ts`. */
const lostAfterSeconds = 12
/** Later, pg-boss looks after lost jobs as well: for a deployment without any worker that could. */
const lostForPgBossSeconds = 300

/**
 * Deliveries before pg-boss itself gives up. The execution's own attempts end first; this only bounds a job whose
 * execution cannot be settled, because its database writes fail each time.
 */
const maxDeliveries = 50

const jobData = z.object({
  executionId: z.string(),
  traceparent: z.string().optional(),
  requestId: z.string().optional(),
})
const turnRows = z.array(z.object({ turn: z.number() }))
const headRows = z.array(z.object({ priority: z.number() }))
const jobRows = z.array(z.object({ id: z.string(), retry_count: z.number(), execution_id: z.string() }))

/** Keeps jobs in the same database as the executions, with pg-boss. */
export class PgBossJobQueue implements JobQueue {
  readonly #boss: PgBoss
  readonly #expireInSeconds: number
  readonly #traceparent: () => string | undefined
  #isStarted = false

  /** @param runTimeoutMs - the longest a run may take; a job in work for a minute longer is delivered again. */
  constructor(
    options: OpenDatabase["queueOptions"],
    runTimeoutMs: number,
    logger: Logger,
    traceparent: () => string | undefined = () => undefined,
  ) {
    this.#traceparent = traceparent
    this.#expireInSeconds = Math.ceil(runTimeoutMs / 1000) + 60
    this.#boss = new PgBoss({ ...options, schema, schedule: false, reindex: false, monitorVacuum: false })
    this.#boss.on("error", (error) => logger.warn({ err: error }, "the queue's maintenance failed; it will run again"))
  }

  /**
   * Makes the queue's schema where it is missing or older, and starts the maintenance. Where it is there, nothing of this
   * needs the right to change a schema.
   */
  async start(): Promise<void> {
    await this.#boss.start()
    this.#isStarted = true
    await this.#boss.createQueue(queueName, {
      retryLimit: maxDeliveries,
      // A run that failed for an unknown reason may find the reason gone after a moment.
      retryDelay: 1,
      heartbeatSeconds: lostForPgBossSeconds,
      retentionSeconds: 365 * 24 * 3600,
    })
    await this.#boss.getDb().executeSql(createWaitingIndex(schema))
    // Fills pg-boss's cache. Inside a transaction on PGlite a look-up outside of it would wait for ever.
    await this.#boss.findJobs(queueName, { id: "00000000-0000-4000-8000-000000000000" })
  }

  async stop(): Promise<void> {
    if (!this.#isStarted) return
    await this.#boss.stop({ graceful: false, close: true })
  }

  async enqueue(transaction: Transaction, job: NewJob): Promise<void> {
    const turn = await takeTurn(transaction, job.organizationId)
    const id = await this.#boss.send(
      queueName,
      { executionId: job.executionId, requestId: job.requestId, traceparent: this.#traceparent() },
      {
        id: job.jobId,
        priority: -turn,
        group: { id: job.organizationId },
        expireInSeconds: this.#expireInSeconds,
        db: inside(transaction),
      },
    )
    if (id !== job.jobId) throw new Error("the queue did not accept the job")
  }

  async take(limit: number, { exceptOrganizationId }: TakeOptions = {}): Promise<Job[]> {
    if (exceptOrganizationId === undefined) return toJobs(await this.#boss.fetch(queueName, { batchSize: limit }))
    const priority = await this.#findPriorityOfOthers(exceptOrganizationId)
    if (priority === undefined) return []
    const ignoreGroups = [exceptOrganizationId]
    const ofTurn = { batchSize: limit, ignoreGroups, minPriority: priority, maxPriority: priority }
    return toJobs(await this.#boss.fetch(queueName, ofTurn))
  }

  async beat(jobs: readonly JobDelivery[]): Promise<void> {
    if (jobs.length > 0) await this.#boss.touch(queueName, jobs.map(toAttempt))
  }

  /** Deletes instead of keeping completed jobs: the execution's row is the record, and the queue stays small. */
  async finish(transaction: Transaction, job: Pick<Job, "jobId">): Promise<void> {
    await this.#boss.deleteJob(queueName, job.jobId, { db: inside(transaction) })
  }

  async findLost(): Promise<LostJob[]> {
    // pg-boss's own monitor does the same, but recounts the whole queue each time: too much for every other second.
    return this.#findActive("and coalesce(heartbeat_on, started_on) < now() - $2 * interval '1 second'", [
      lostAfterSeconds,
    ])
  }

  async giveBack(...jobs: readonly JobDelivery[]): Promise<void> {
    if (jobs.length > 0) await this.#boss.fail(queueName, jobs.map(toAttempt), null)
  }

  async giveBackLater(job: JobDelivery, seconds: number): Promise<void> {
    await this.giveBack(job)
    // pg-boss knows one delay for all jobs of a queue.
    await this.#boss
      .getDb()
      .executeSql(
        `update ${schema}.job set start_after = now() + $3 * interval '1 second' where name = $1 and id = $2 and state = 'retry'`,
        [queueName, job.jobId, seconds],
      )
  }

  async giveBackAll(): Promise<void> {
    await this.giveBack(...(await this.#findActive("", [])))
  }

  async findLiving(jobIds: readonly string[]): Promise<Set<string>> {
    const condition = "and id = any($2::uuid[]) and state in ('created', 'retry', 'active')"
    const rows = await this.#find(condition, [[...jobIds]])
    return new Set(rows.map((row) => row.id))
  }

  async #findPriorityOfOthers(organizationId: OrganizationId): Promise<number | undefined> {
    const answer = await this.#boss.getDb().executeSql(findHeadOfOthers(schema), [queueName, organizationId])
    return headRows.parse(answer.rows)[0]?.priority
  }

  async #findActive(condition: string, values: unknown[]): Promise<LostJob[]> {
    const rows = await this.#find(`and state = 'active' ${condition}`, values)
    return rows.map(({ id, retry_count, execution_id }) => ({
      jobId: id,
      delivery: retry_count,
      executionId: parseId("exe", execution_id),
    }))
  }

  async #find(condition: string, values: unknown[]): Promise<z.infer<typeof jobRows>> {
    const text = `select id, retry_count, data->>'executionId' as execution_id from ${schema}.job where name = $1 ${condition}`
    const answer = await this.#boss.getDb().executeSql(text, [queueName, ...values])
    return jobRows.parse(answer.rows)
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

function toAttempt(job: JobDelivery): { id: string; retryCount: number } {
  return { id: job.jobId, retryCount: job.delivery }
}

/*
 * Fairness is decided when a job is added: it gets a turn, and jobs are taken by turn (pg-boss: by priority, then by
 * time, which its index holds in this order, so that taking costs the same however many jobs wait). An organization's
 * next job comes one turn after its last one; an organization that has nothing waiting joins at the turn that is being
 * served. So however many jobs one organization has added, another's next job is behind at most one of them, and
 * within an organization the order is kept. This is start-time fair queueing with executions of equal cost.
 *
 * When nothing waits, the turn being served is the latest anybody took: a queue that ran empty gives no head start.
 * Adding a job locks the organization's row until the transaction ends, so one organization's transactions end one
 * after the other; those of different organizations do not wait. Turns end at 2^31 - 1 (pg-boss's priority): after two
 * billion executions of which none ran on an empty queue, all are taken in order of time.
 *
 * Goyal, Vin, Cheng: Start-time fair queueing, SIGCOMM 1996.
 */

const lastTurn = 2_147_483_647

async function takeTurn(transaction: Transaction, organizationId: OrganizationId): Promise<number> {
  const answer: unknown = await transaction.execute(sql`
    insert into queue_turns as known (organization_id, turn)
    select ${organizationId}::text, coalesce(
      (
        select -priority from ${sql.raw(schema)}.job
        where name = ${queueName} and state < 'active' and not blocked
        order by priority desc, created_on
        limit 1
      ),
      (select max(turn) from queue_turns),
      0
    )
    on conflict (organization_id) do update
      set turn = least(${lastTurn}::int, greatest(known.turn::bigint + 1, excluded.turn))
    returning turn`)
  const [row] = turnRows.parse(rowsOf(answer))
  if (row === undefined) throw new Error("the queue gave no turn")
  return row.turn
}

/** Lets pg-boss run its statement inside a transaction of ours. */
function inside(transaction: Transaction): Db {
  return fromDrizzle(
    {
      async execute(query) {
        const answer: unknown = await transaction.execute(query as SQL) // Built by the `sql` passed along below.
        return answer as { rows: unknown[] } // The rows themselves (postgres.js) or wrapped (PGlite); pg-boss takes both.
      },
    },
    sql,
  )
}
