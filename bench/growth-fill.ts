import type postgres from "postgres"

/*
 * Rows as executions create them, inserted directly: a million through the interface would take hours. Ids are scattered
 * hex digits, so that indexes grow as in production; timestamps are a tenth of a second apart.
 */

/**
 * Multiplied by an odd number, modulo 2^48, numbers are scattered without a collision: 12 digits of a hash would collide
 * once in six runs of ten million. The factor is the golden ratio times 2^38, so that the product fits 64 bits.
 */
const scatter = { factor: 169_883_889_235n, modulus: 2n ** 48n }

/** Returns the SQL of the hex digits of an id for each number `i`; `salt`, below 2^48, separates kinds of rows. */
const hexOf = (salt: number) => `lpad(to_hex((i::bigint * ${scatter.factor} % ${scatter.modulus}) # ${salt}), 12, '0')`
const salts = { file: 0x0f11e0000000, execution: 0x0e3ec0000000, queued: 0x0c0de0000000 } as const

/** Adds completed executions of one workflow, as copies of one that a server has created. */
export async function fillHistory(sql: postgres.Sql, template: string, from: number, to: number): Promise<void> {
  const series = `generate_series(${from}, ${to}) as i`
  await sql.unsafe(`insert into files (id, organization_id, name, media_type, size_bytes, sha256, created_at)
    select 'file_' || ${hexOf(salts.file)}, f.organization_id, f.name, f.media_type, f.size_bytes, f.sha256, f.created_at - i * interval '0.1 s'
    from ${series}, executions e join files f on f.id = e.file_id where e.id = '${template}'`)
  await sql.unsafe(`insert into executions (id, organization_id, owner_id, workflow_id, workflow_name, configuration, file_id,
      file_name, job_id, status, attempt, attempt_limit, created_at, started_at, completed_at)
    select 'exe_' || ${hexOf(salts.execution)}, organization_id, owner_id, workflow_id, workflow_name, configuration, 'file_' || ${hexOf(salts.file)},
      file_name, gen_random_uuid(), 'Completed', 1, attempt_limit, created_at - i * interval '0.1 s',
      created_at - i * interval '0.1 s', created_at - i * interval '0.1 s'
    from ${series}, executions where id = '${template}'`)
  await sql.unsafe(`insert into execution_results (execution_id, organization_id, extracted_data, evidence)
    select 'exe_' || ${hexOf(salts.execution)}, organization_id, extracted_data, evidence
    from ${series}, execution_results where execution_id = '${template}'`)
}

/** Adds queued executions, each with its job, as copies of one that a server has queued. */
export async function fillBacklog(sql: postgres.Sql, template: string, from: number, to: number): Promise<void> {
  const series = `generate_series(${from}, ${to}) as i`
  await sql.unsafe(`insert into executions (id, organization_id, owner_id, workflow_id, workflow_name, configuration, file_id,
      file_name, job_id, status, attempt, attempt_limit, created_at)
    select 'exe_' || ${hexOf(salts.queued)}, organization_id, owner_id, workflow_id, workflow_name, configuration, file_id, file_name,
      md5('j' || i)::uuid, 'Queued', 0, attempt_limit, created_at + i * interval '0.01 s'
    from ${series}, executions where id = '${template}'`)
  // Copies every column, whichever this version of the queue has.
  await sql.unsafe(`insert into pgboss.job select copy.* from ${series},
      pgboss.job j join executions e on e.job_id = j.id,
      lateral jsonb_populate_record(j, jsonb_build_object(
        'id', md5('j' || i)::uuid, 'priority', j.priority - i, 'created_on', j.created_on + i * interval '0.01 s',
        'data', jsonb_build_object('executionId', 'exe_' || ${hexOf(salts.queued)}))) copy
    where e.id = '${template}'`)
  await sql.unsafe(`update queue_turns set turn = turn + ${to - from + 1}`)
}
