import type { Mutation } from "./mutation.ts"

/** Defects that the scenarios must report: each once was, or easily could be, one that they passed over. */
export const mutations: readonly Mutation[] = [
  {
    what: "a result row is deleted",
    scenario: "worker-kills",
    sql: "delete from execution_results where execution_id = (select min(execution_id) from execution_results)",
    misses: ["executions Completed without a result"],
  },
  {
    what: "jobs of dead workers are never found",
    scenario: "worker-kills",
    source: {
      file: "adapters/pg-boss-job-queue.ts",
      find: "async findLost(): Promise<LostJob[]> {",
      replace: "async findLost(): Promise<LostJob[]> { return [];",
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
]
