import type postgres from "postgres"

/**
 * Installs triggers that log every attempt, refunded attempt and stored result with the database user that wrote it. They
 * run inside the writer's own transaction, so the log contains exactly what was committed. Idempotent.
 *
 * Only writes to running executions are logged, so a later manipulation of the counters leaves no log entry.
 */
export async function installWriteLog(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`
    create table if not exists chaos_attempts (
      place bigint generated always as identity primary key, execution_id text, attempt int, worker text);
    create table if not exists chaos_refunds (execution_id text, attempts int);
    create table if not exists chaos_results (
      place bigint generated always as identity primary key, execution_id text, worker text);
    create index if not exists chaos_attempts_execution on chaos_attempts (execution_id, place);
    create or replace function chaos_log_attempt() returns trigger language plpgsql as $$ begin
      if new.attempt > old.attempt then
        insert into chaos_attempts (execution_id, attempt, worker) values (new.id, new.attempt, current_user);
      end if;
      if new.attempt_limit > old.attempt_limit then
        insert into chaos_refunds (execution_id, attempts) values (new.id, new.attempt_limit - old.attempt_limit);
      end if;
      return null;
    end $$;
    create or replace function chaos_log_result() returns trigger language plpgsql as $$ begin
      insert into chaos_results (execution_id, worker) values (new.execution_id, current_user);
      return null;
    end $$;
    create or replace trigger chaos_attempt after update of attempt, attempt_limit on executions for each row
      when (new.status = 'Processing') execute function chaos_log_attempt();
    create or replace trigger chaos_result after insert on execution_results for each row
      execute function chaos_log_result();`)
}

/** Creates a database user and returns the connection URL with that user. */
export async function createWriter(sql: postgres.Sql, databaseUrl: string, name: string): Promise<string> {
  await sql.unsafe(`create role ${name} superuser login`)
  const url = new URL(databaseUrl)
  url.username = name
  return url.href
}
