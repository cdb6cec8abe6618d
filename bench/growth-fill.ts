import type postgres from "postgres"

/*
 * Rows as executions create them, inserted directly: a million through the interface would take hours. Ids are random
 * hex digits, so that indexes grow as in production; timestamps are a tenth of a second apart.
 */

const hexOf = (salt: string) => `substr(md5('${salt}' || i), 1, 12)`

/** Adds completed executions of one workflow, as copies of one that a server has created. */
export async function fillHistory(sql: postgres.Sql, template: string, from: number, to: number): Promise<void> {
  const series = `generate_series(${from}, ${to}) as i`
  await sql.unsafe(`insert into files (id, organization_id, name, media_type, size_bytes, sha256, created_at)
    select 'file_' || ${hexOf("f")}, f.organization_id, f.name, f.media_type, f.size_bytes, f.sha256, f.created_at - i * interval '0.1 s'
    from ${series}, executions e join files f on f.id = e.file_id where e.id = '${template}'`)
  await sql.unsafe(`insert into executions (id, organization_id, owner_id, workflow_id, workflow_name, configuration, file_id,
      file_name, job_id, status, attempt, attempt_limit, created_at, started_at, completed_at)
    select 'exe_' || ${hexOf("e")}, organization_id, owner_id, workflow_id, workflow_name, configuration, 'file_' || ${hexOf("f")},
      file_name, gen_random_uuid(), 'Completed', 1, attempt_limit, created_at - i * interval '0.1 s',
      created_at - i * interval '0.1 s', created_at - i * interval '0.1 s'
    from ${series}, executions where id = '${template}'`)
  await sql.unsafe(`insert into execution_results (execution_id, organization_id, extracted_data, evidence)
    select 'exe_' || ${hexOf("e")}, organization_id, extracted_data, evidence
    from ${series}, execution_results where execution_id = '${template}'`)
}

/** Adds queued executions, each with its job, as copies of one that a server has queued. */
export async function fillBacklog(sql: postgres.Sql, template: string, from: number, to: number): Promise<void> {
  const series = `generate_series(${from}, ${to}) as i`
  await sql.unsafe(`insert into executions (id, organization_id, owner_id, workflow_id, workflow_name, configuration, file_id,
      file_name, job_id, status, attempt, attempt_limit, created_at)
    select 'exe_' || ${hexOf("q")}, organization_id, owner_id, workflow_id, workflow_name, configuration, file_id, file_name,
      md5('j' || i)::uuid, 'Queued', 0, attempt_limit, created_at + i * interval '0.01 s'
    from ${series}, executions where id = '${template}'`)
  // Copies every column, whichever this version of the queue has.
  await sql.unsafe(`insert into pgboss.job select copy.* from ${series},
      pgboss.job j join executions e on e.job_id = j.id,
      lateral jsonb_populate_record(j, jsonb_build_object(
        'id', md5('j' || i)::uuid, 'priority', j.priority - i, 'created_on', j.created_on + i * interval '0.01 s',
        'data', jsonb_build_object('executionId', 'exe_' || ${hexOf("q")}))) copy
    where e.id = '${template}'`)
  await sql.unsafe(`update queue_turns set turn = turn + ${to - from + 1}`)
}
