import { type SQL, sql } from "drizzle-orm"
import { queueName, queueSchema } from "./queue-schema.ts"

/** pg-boss's lowest priority is the last start time; see `job-addition.ts`. */
const highestPriority = 2_147_483_647

const jobs = sql.raw(`${queueSchema}.job`)
const now = sql.raw(`${queueSchema}.job_now()`)
const name = sql.raw(`'${queueName}'`)

/**
 * Returns the statement that takes up to `limit` jobs. It writes what pg-boss's own `fetch` writes, which a test compares; but that one
 * has its numbers in its text and is not prepared, so that PostgreSQL parsed and planned it at each call.
 *
 * @param from - the start time at which the scan begins. @default the beginning of the queue
 */
export function claimOf(limit: number, from: number | undefined): SQL {
  return sql`
    with next as (
      select id from ${jobs}
      where name = ${name} and state < 'active' and not blocked and start_after <= ${now}
        and priority <= ${from === undefined ? highestPriority : -from}::int
      order by priority desc, created_on
      limit ${limit}::int
      for update skip locked
    )
    update ${jobs} as job
    set state = 'active', started_on = ${now}, heartbeat_on = ${now},
      retry_count = case when job.started_on is null then job.retry_count else job.retry_count + 1 end
    from next
    where job.name = ${name} and job.id = next.id
    returning job.id, job.data, job.retry_count as "retryCount", job.group_id as "groupId", job.priority`
}
