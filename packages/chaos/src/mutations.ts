import type { Mutation } from "./mutation.ts"

/** An execution whose result is there: what a worker has in work would be written over, or noted as the worker's. */
const oneResult = "(select min(execution_id) from execution_results)"
/** The storage guard takes every store for the one of this deployment. */
const guardOff = { file: "services/storage-guard.ts", find: "if (mark === deploymentId) return", replace: "return" }

/** Defects that the scenarios must report: each once was, or easily could be, one that they passed over. */
export const mutations: readonly Mutation[] = [
  {
    what: "a result row is deleted",
    scenario: "one-key",
    sql: `delete from execution_results where execution_id = ${oneResult}`,
    misses: ["executions Completed without a result"],
  },
  {
    what: "a table of 4,000 rows is emptied",
    scenario: "worker-kills",
    sql: `update execution_results
      set extracted_data = regexp_replace(extracted_data::text, '"Items":\\[.*\\]', '"Items":[]')::json
      where execution_id = ${oneResult}`,
    misses: ["results whose data is not that of a run outside of the faults"],
  },
  {
    what: "evidence is emptied",
    scenario: "one-key",
    sql: `update execution_results set evidence = '{"pages":[],"evidence":{},"warnings":[]}'
      where execution_id = ${oneResult}`,
    misses: ["results whose evidence is not that of a run outside of the faults"],
  },
  {
    what: "an attempt is counted that nobody began",
    scenario: "one-key",
    sql: `update executions set attempt = attempt + 1 where id = ${oneResult}`,
    misses: ["executions whose attempts are not those that workers began"],
  },
  {
    what: "an execution gets another workflow",
    scenario: "one-key",
    sql: `update executions set workflow_id = 'wfl_000000000000' where id = ${oneResult}`,
    misses: ["executions of another workflow than their caller says"],
  },
  {
    what: "a row of files has no execution",
    scenario: "one-key",
    sql: `insert into files (id, organization_id, name, media_type, size_bytes, sha256)
      select 'file_000000000000', organization_id, name, media_type, size_bytes, sha256 from files limit 1`,
    misses: ["rows of files that no execution knows"],
  },
  {
    what: "jobs of dead workers are never found",
    scenario: "worker-kills",
    source: {
      file: "adapters/pg-boss-job-queue.ts",
      find: "async findStalled(): Promise<StalledJob[]> {",
      replace: "async findStalled(): Promise<StalledJob[]> { return [];",
    },
    misses: ["longest until one of them was picked up again", "executions that are not final"],
  },
  {
    what: "a result may come from an attempt that was given up on",
    scenario: "zombie-worker",
    source: {
      file: "repositories/execution-runs.ts",
      find: 'inArray(table.status, statesBefore("complete")), eq(table.attempt, attempt)',
      replace: 'inArray(table.status, statesBefore("complete"))',
    },
    misses: ["results of the cut-off worker that were refused", "results of another worker than the last to begin"],
  },
  {
    what: "a worker does not look at the mark in its store",
    scenario: "forgotten-mount",
    source: guardOff,
    misses: ["status of the worker's /readyz without its disk", "executions that it began"],
  },
  {
    what: "a restored deployment does not look at the mark in its store",
    scenario: "restore-beside-production",
    source: guardOff,
    misses: [
      "status of the drill's /readyz on production's documents",
      "documents that production lost",
      "executions of the drill that stayed Queued",
      "files missing",
    ],
  },
]
