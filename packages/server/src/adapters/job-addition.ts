import { type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import type { JobAddition } from "../ports/job-queue.ts"
import type { QueueFront } from "./queue-front.ts"
import { queueName, queueSchema } from "./queue-schema.ts"

/** The row of a job, without what the queue determines. */
export interface JobRow {
  readonly jobId: string
  readonly data: string
  readonly expireInSeconds: number
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

const jobs = sql.raw(`${queueSchema}.job`)
const now = sql.raw(`${queueSchema}.job_now()`)
const name = sql.raw(`'${queueName}'`)

const outcomes = z.object({ isAccepted: z.boolean(), turn: z.number(), head: z.number().nullable() })

/**
 * Returns the parts of a statement that add a job. They write what pg-boss's own `send` writes, which a test compares: that would be
 * a statement of its own, after the one for the start time.
 *
 * @param front - where the scan for the next job in the queue begins.
 */
export function additionOf({ jobId, data, expireInSeconds }: JobRow, front: QueueFront): JobAddition {
  const from = front.get()
  const startedAt = performance.now()
  const turn = sql`
    head as materialized (
      select -priority as start_time from ${jobs}
      where name = ${name} and state < 'active' and not blocked and priority <= ${-(from ?? -lastStartTime)}::int
      order by priority desc, created_on
      limit 1
    ),
    turn as (
      insert into queue_turns as known (organization_id, turn)
      select execution.organization_id,
        coalesce((select start_time from head), (select max(turn) from queue_turns), 0)
      from execution
      on conflict (organization_id) do update
        set turn = least(${lastStartTime}::int, greatest(known.turn::bigint + 1, excluded.turn))
      returning organization_id, turn
    )`
  const jobWhen = (condition: SQL) => sql`
    job as (
      insert into ${jobs} (
        id, name, data, priority, start_after, created_on, group_id, expire_seconds, deletion_seconds, keep_until,
        retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
      )
      select ${jobId}::uuid, queue.name, ${data}::jsonb, -turn.turn, ${now}, ${now}, turn.organization_id,
        ${expireInSeconds}::int, queue.deletion_seconds, ${now} + queue.retention_seconds * interval '1 second',
        queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max, queue.policy,
        queue.dead_letter, queue.heartbeat_seconds
      from turn join ${sql.raw(queueSchema)}.queue on queue.name = ${name}
      where ${condition}
      on conflict do nothing
      returning id
    )`
  return {
    turn,
    jobWhen,
    outcome: sql`(
      select json_build_object(
        'isAccepted', exists (select 1 from job), 'turn', turn, 'head', (select start_time from head)
      )::text from turn
    )`,
    record(outcome) {
      const { isAccepted, turn, head } = outcomes.parse(JSON.parse(outcome ?? "null"))
      if (!isAccepted) throw new Error("the queue did not accept the job")
      // In an empty queue, this job is the next one.
      front.record({ from, found: head ?? turn, durationMs: performance.now() - startedAt })
    },
  }
}
