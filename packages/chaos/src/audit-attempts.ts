import type postgres from "postgres"
import { maxAttempts } from "@docsift/server/internal/services/enqueue-execution"
import type { Check } from "./audited-execution.ts"

interface Counted {
  readonly id: string
  readonly status: string
  readonly attempt: number
  readonly limit: number
  readonly logged: number
  readonly refunds: number
}

/** Compares the counters of each execution with the write log: see `write-log.ts`. */
export async function checkAttempts(sql: postgres.Sql): Promise<Check[]> {
  const rows = await sql<Counted[]>`
    select e.id, e.status, e.attempt, e.attempt_limit as "limit",
      (select count(*)::int from chaos_attempts b where b.execution_id = e.id) as logged,
      (select coalesce(sum(r.attempts), 0)::int from chaos_refunds r where r.execution_id = e.id) as refunds
    from executions e`
  const where = (isBroken: (row: Counted) => boolean) =>
    rows
      .filter(isBroken)
      .map(
        ({ id, attempt, limit, logged, refunds }) => `${id}: ${attempt} of ${limit}, logged ${logged} and ${refunds}`,
      )
  return [
    ["executions whose attempts differ from the write log", where((row) => row.attempt !== row.logged)],
    ["executions with more attempts than allowed", where((row) => row.attempt > row.limit)],
    ["executions Completed without an attempt", where((row) => row.status === "Completed" && row.attempt < 1)],
    [
      "executions whose attempt limit does not match their refunds",
      where((row) => row.limit !== maxAttempts + row.refunds),
    ],
  ]
}
