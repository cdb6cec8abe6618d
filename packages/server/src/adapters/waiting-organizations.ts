/*
 * The next job of any organization but one. In the order of turns it may stand behind any number of that one's: turns
 * are given when jobs are added, and an organization whose jobs end quickly runs ahead of one whose jobs hold their
 * seats. An index by organization lets a look go from each organization's first job to the next organization's (a loose
 * index scan), so that it costs the same however many jobs wait; the job is then taken by its turn, with pg-boss's own
 * statement.
 *
 * With 1,000 and with 1,000,000 jobs of one organization waiting a look and the taking of a job of another took 2 ms.
 */

/** A look costs about 10 µs for each organization that has something waiting; those beyond wait for a free seat. */
const maxOrganizations = 1000

const indexName = "docsift_waiting_organizations"
const isWaiting = "state < 'active' and not blocked and group_id is not null"

/** Creates the index. The lock lets processes that start at the same time make it once; where it exists nothing is locked. */
export function createWaitingIndex(schema: string): string {
  return `
    do $$ begin
      if to_regclass('${schema}.${indexName}') is null then
        lock table ${schema}.job in share row exclusive mode;
        create index if not exists ${indexName}
          on ${schema}.job (name, group_id, priority desc, created_on) where ${isWaiting};
      end if;
    end $$`
}

/** Selects the priority of the next job in the queue $1 that is not of the organization $2. */
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
