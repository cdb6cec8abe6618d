import type { Mutation } from "./mutation.ts"

/** An execution with a stored result: a worker would overwrite one in progress, or the change would be logged as the worker's. */
const oneResult = "(select min(execution_id) from execution_results)"
/** Makes the storage guard accept any store as this deployment's. */
const guardOff = { file: "services/storage-guard.ts", find: "if (marker === deploymentId) return", replace: "return" }

/** Defects that the scenarios must report: each was once missed by them, or easily could be. */
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
    misses: ["results whose data differs from the reference run"],
  },
  {
    what: "evidence is emptied",
    scenario: "one-key",
    sql: `update execution_results set evidence = '{"pages":[],"evidence":{},"warnings":[]}'
      where execution_id = ${oneResult}`,
    misses: ["results whose evidence differs from the reference run"],
  },
  {
    what: "an attempt is counted that no worker started",
    scenario: "one-key",
    sql: `update executions set attempt = attempt + 1 where id = ${oneResult}`,
    misses: ["executions whose attempts differ from the write log"],
  },
  {
    what: "an execution gets another workflow",
    scenario: "one-key",
    sql: `update executions set workflow_id = 'wfl_000000000000' where id = ${oneResult}`,
    misses: ["executions of another workflow than their caller recorded"],
  },
  {
    what: "a row of files has no execution",
    scenario: "one-key",
    sql: `insert into files (id, organization_id, name, media_type, size_bytes, sha256)
      select 'file_000000000000', organization_id, name, media_type, size_bytes, sha256 from files limit 1`,
    misses: ["file rows without an execution"],
  },
  {
    what: "jobs of dead workers are never recovered",
    scenario: "worker-kills",
    source: {
      file: "adapters/pg-boss-job-queue.ts",
      find: "async findStalled(): Promise<StalledJob[]> {",
      replace: "async findStalled(): Promise<StalledJob[]> { return [];",
    },
    misses: ["longest until one of them was picked up again", "executions that are not final"],
  },
  {
    what: "a result of a superseded attempt is stored",
    scenario: "zombie-worker",
    source: {
      file: "repositories/execution-runs.ts",
      find: 'inArray(table.status, statesBefore("complete")), eq(table.attempt, attempt)',
      replace: 'inArray(table.status, statesBefore("complete"))',
    },
    misses: [
      "results of the partitioned worker that were rejected",
      "results not stored by the worker of the latest attempt",
    ],
  },
  {
    what: "a worker does not check the deployment marker of its store",
    scenario: "forgotten-mount",
    source: guardOff,
    misses: ["status of the worker's /readyz without its volume", "executions that it started"],
  },
  {
    what: "a restored deployment does not check the deployment marker of its store",
    scenario: "restore-beside-production",
    source: guardOff,
    misses: [
      "status of the drill's /readyz on production's documents",
      "documents that production lost",
      "executions of the drill that stayed Queued",
      "files missing",
    ],
  },
  {
    what: "the server keeps the latest response of each closed connection",
    scenario: "malformed-requests",
    source: {
      file: "http/node-server.ts",
      find: 'socket.once("close", () => latestResponses.delete(socket))',
      replace: "socket",
    },
    misses: ["growth of live memory"],
  },
  {
    what: "a timer keeps each upload that has ended",
    scenario: "client-aborts",
    source: {
      command: "serve",
      file: "http/multipart.ts",
      find: "clearTimeout(this.#idleTimer)",
      replace: "setInterval(() => this.#content, 60_000)",
    },
    misses: ["disk: growth of live memory", "S3 (double): growth of live memory"],
  },
  {
    what: "the server reads a document into memory for each of its readers",
    scenario: "slow-clients",
    source: {
      file: "adapters/disk-file-storage.ts",
      find: "handle.createReadStream(range ?? {})",
      replace: "handle.createReadStream({ ...range, highWaterMark: 64_000_000 })",
    },
    misses: ["live memory of the slow connections", "resident memory of the slow connections"],
  },
  {
    what: "the server keeps 64 KiB of each closed connection",
    scenario: "slow-clients",
    source: {
      command: "serve",
      file: "http/node-server.ts",
      find: 'socket.once("close", () => latestResponses.delete(socket))',
      replace: 'socket.once("close", () => Reflect.set(globalThis, randomUUID(), Buffer.alloc(65_536)))',
    },
    misses: ["growth of live memory once they were closed"],
  },
]
