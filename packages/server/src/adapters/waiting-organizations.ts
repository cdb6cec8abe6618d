import { createIndexOnce } from "./queue-schema.ts"

/*
 * The next job of any organization but one. In order of virtual start times it may be behind any number of jobs of that
 * one: start times are assigned when jobs are added, and an organization with short jobs gets ahead of one whose jobs hold
 * their slots. An index by organization allows a loose index scan, from the first job of one organization to the first of
 * the next, so that the query costs the same however many jobs wait. The job is then taken by its priority, with pg-boss's
 * own statement.
 *
 * With 1,000 and with 1,000,000 waiting jobs of one organization, finding and taking a job of another took 2 ms.
 */

/** Each organization with waiting jobs costs the query about 10 µs; those beyond the limit wait for a free slot. */
const maxOrganizations = 1000

const indexName = "docsift_waiting_organizations"
const isWaiting = "state < 'active' and not blocked and group_id is not null"

/** The statement that creates the index. */
export const createWaitingIndex = createIndexOnce(
  indexName,
  `(name, group_id, priority desc, created_on) where ${isWaiting}`,
)

/** Returns the query for the priority of the next job in the queue $1 that is not of the organization $2. */
export function findHeadOfOthers(schema: string): string {
  const headAfter = (organization: string) => `
    select group_id, priority, created_on from ${schema}.job
    where name = $1 and ${isWaiting} and group_id > ${organization} and start_after <= ${schema}.job_now()
    order by group_id, priority desc, created_on
    limit 1`
  return `
    with recursive heads as (
      (select first.*, 1 as number from (${headAfter("''")}) first)
      union all
      select next.*, heads.number + 1 from heads cross join lateral (${headAfter("heads.group_id")}) next
      where heads.number < ${maxOrganizations}
    )
    select priority from heads where group_id <> $2 order by priority desc, created_on limit 1`
}
