import type postgres from "postgres"

/**
 * Makes a test's database note every attempt, every refunded attempt and every stored result, each with the database's
 * user that wrote it. The triggers run inside the writer's own transaction, so the notes are exactly what was committed.
 * May be called again on the same database.
 *
 * Only writes of a running execution are noted: an attempt that somebody falsifies afterwards finds no note.
 */
export async function installWriteLog(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`
    create table if not exists chaos_begins (
      place bigint generated always as identity primary key, execution_id text, attempt int, worker text);
    create table if not exists chaos_refunds (execution_id text, attempts int);
    create table if not exists chaos_results (
      place bigint generated always as identity primary key, execution_id text, worker text);
    create index if not exists chaos_begins_execution on chaos_begins (execution_id, place);
    create or replace function chaos_note_attempt() returns trigger language plpgsql as $$ begin
      if new.attempt > old.attempt then
        insert into chaos_begins (execution_id, attempt, worker) values (new.id, new.attempt, current_user);
      end if;
      if new.attempt_limit > old.attempt_limit then
        insert into chaos_refunds (execution_id, attempts) values (new.id, new.attempt_limit - old.attempt_limit);
      end if;
      return null;
    end $$;
    create or replace function chaos_note_result() returns trigger language plpgsql as $$ begin
      insert into chaos_results (execution_id, worker) values (new.execution_id, current_user);
      return null;
    end $$;
    create or replace trigger chaos_attempt after update of attempt, attempt_limit on executions for each row
      when (new.status = 'Processing') execute function chaos_note_attempt();
    create or replace trigger chaos_result after insert on execution_results for each row
      execute function chaos_note_result();`)
}

/** Makes a database user, and returns the address under which a process is known by it. */
export async function createWriter(sql: postgres.Sql, databaseUrl: string, name: string): Promise<string> {
  await sql.unsafe(`create role ${name} superuser login`)
  const url = new URL(databaseUrl)
  url.username = name
  return url.href
}
