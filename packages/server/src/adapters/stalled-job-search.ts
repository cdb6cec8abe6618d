import type { Db } from "pg-boss"
import { z } from "zod"
import { parseId } from "../domain/ids.ts"
import type { StalledJob } from "../ports/job-queue.ts"
import { createIndexOnce, queueName, queueSchema } from "./queue-schema.ts"

/*
 * A stalled job is active without a heartbeat for 12 s, so it has been active for at least that long. While a snapshot is
 * held, PostgreSQL keeps the index entry of every job that was active since, and a search among all of them takes longer
 * with every document. So there is an index of active jobs by the time at which they became active, and a process remembers
 * a front in it: the earliest of these times, but at least 12 s ago. Its next search begins there.
 *
 * Jobs become active at the time of the database, which grows. So whatever became active before the front has ended, with two
 * exceptions: a claim whose transaction took longer than 12 s, and a job around whose claim the clock of the database was set
 * back. Such jobs are found by a search without a front, once a minute, which also moves the front back. Times of the
 * database are compared with nothing else, so processes may disagree about the time; each has a front of its own, and begins
 * without one.
 */

/** Time without a heartbeat after which a job is stalled. Workers send one every 3 s; see `worker.ts`. */
const stalledAfterSeconds = 12
/** Longest time for which a stalled job may be overlooked. */
const fullSearchMs = 60_000

const indexName = "docsift_active_jobs"
/** With the constants of the index: the planner must prove them for a prepared statement as well. */
const isActive = `name = '${queueName}' and state = 'active'`
const lastHeard = `${queueSchema}.job_now() - $1 * interval '1 second'`

const foundRows = z.tuple([z.object({ front: z.string(), stalled: z.string() })])
const stalledJobs = z.array(z.object({ id: z.string(), retry_count: z.number(), execution_id: z.string() }))

/** The statement that creates the index of active jobs. */
export const createActiveIndex = createIndexOnce(indexName, `(started_on) where ${isActive}`)

/** The search for active jobs whose worker is dead. */
export class StalledJobSearch {
  readonly #openDatabase: () => Pick<Db, "executeSql">
  readonly #now: () => number
  /** As PostgreSQL writes it, to the microsecond. */
  #front: string | undefined
  #fullSearchAt = Number.NEGATIVE_INFINITY

  constructor(openDatabase: () => Pick<Db, "executeSql">, now: () => number = () => performance.now()) {
    this.#openDatabase = openDatabase
    this.#now = now
  }

  async find(): Promise<StalledJob[]> {
    const startedAt = this.#now()
    const front = startedAt < this.#fullSearchAt ? this.#front : undefined
    const condition = front === undefined ? "" : `and started_on >= $2::timestamptz and started_on < ${lastHeard}`
    const values = front === undefined ? [stalledAfterSeconds] : [stalledAfterSeconds, front]
    const result = await this.#openDatabase().executeSql(findStalled(condition), values)
    const [found] = foundRows.parse(result.rows)
    this.#front = found.front
    if (front === undefined) this.#fullSearchAt = startedAt + fullSearchMs
    return stalledJobs.parse(JSON.parse(found.stalled)).map(({ id, retry_count, execution_id }) => ({
      jobId: id,
      delivery: retry_count,
      executionId: parseId("exe", execution_id),
    }))
  }
}

/** Returns the query for the next front and the stalled ones of the active jobs that meet the condition. */
function findStalled(condition: string): string {
  const job = "json_build_object('id', id, 'retry_count', retry_count, 'execution_id', data->>'executionId')"
  return `
    select least(min(started_on), ${lastHeard})::text as front,
      coalesce(json_agg(${job}) filter (where coalesce(heartbeat_on, started_on) < ${lastHeard}), '[]')::text as stalled
    from ${queueSchema}.job
    where ${isActive} ${condition}`
}
