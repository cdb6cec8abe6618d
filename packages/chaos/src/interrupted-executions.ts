import postgres from "postgres"
import { setTimeout as sleep } from "node:timers/promises"
import { maxAttempts } from "@docsift/server/internal/services/enqueue-execution"

const pollMs = 100

/** The executions that were Processing when a worker was killed. */
export class InterruptedExecutions {
  readonly #sql: postgres.Sql
  readonly #attempts: ReadonlyMap<string, number>
  readonly #takenAt = performance.now()

  private constructor(sql: postgres.Sql, attempts: ReadonlyMap<string, number>) {
    this.#sql = sql
    this.#attempts = attempts
  }

  /** Records which executions are Processing right now. */
  static async snapshot(databaseUrl: string): Promise<InterruptedExecutions> {
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
    const rows = await sql<{ id: string; attempt: number }[]>`
      select id, attempt from executions where status = 'Processing'`
    return new InterruptedExecutions(sql, new Map(rows.map(({ id, attempt }) => [id, attempt])))
  }

  /**
   * Waits until each has ended or started another attempt.
   *
   * @returns milliseconds until the next attempt, of each execution that had one; Infinity for one that did neither in time.
   */
  async untilPickedUp(deadlineMs: number): Promise<number[]> {
    const open = new Map(this.#attempts)
    const pickUps: number[] = []
    try {
      while (open.size > 0 && performance.now() - this.#takenAt < deadlineMs) {
        const rows = await this.#sql<{ id: string; attempt: number; status: string }[]>`
          select id, attempt, status from executions where id = any(${[...open.keys()]})`
        for (const { id, attempt, status } of rows) {
          const isNew = attempt > (open.get(id) ?? 0)
          if (isNew) pickUps.push(performance.now() - this.#takenAt)
          if (isNew || status !== "Processing") open.delete(id)
        }
        await sleep(pollMs)
      }
      return [...pickUps, ...Array.from(open, () => Number.POSITIVE_INFINITY)]
    } finally {
      await this.#sql.end({ timeout: 5 })
    }
  }
}

/** Counts the attempts of all executions beyond their first, without refunded ones. */
export async function countSpentAttempts(databaseUrl: string): Promise<number> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  try {
    const [row] = await sql<{ count: number }[]>`
      select coalesce(sum(greatest(attempt, 1) - 1 - (attempt_limit - ${maxAttempts}::int)), 0)::int as count from executions`
    return row?.count ?? Number.NaN
  } finally {
    await sql.end({ timeout: 5 })
  }
}
