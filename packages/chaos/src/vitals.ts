import { setTimeout as sleep } from "node:timers/promises"
import postgres from "postgres"
import type { Deployment } from "./deployment.ts"

/** What one process used at one moment. */
interface Sample {
  readonly pid: number
  readonly memory: number
  readonly descriptors: number
  readonly atMs: number
}

/** What grew, from one part of a run to another. */
export interface Growth {
  /** Processes that ran in both parts. */
  readonly processes: number
  /** The largest of their growths, in percent of the earlier median. */
  readonly memoryPercent: number
  /** The largest of their growths. */
  readonly descriptors: number
}

/** Samples memory, descriptors and database connections of all processes until it is stopped. */
export class Vitals implements AsyncDisposable {
  readonly #samples: Sample[] = []
  readonly #connections: number[] = []
  readonly #startedAt = performance.now()
  readonly #running: Promise<void>
  #isStopped = false

  constructor(deployment: Deployment, everyMs: number) {
    this.#running = this.#sample(deployment, everyMs)
    // Whoever calls stop() is told; before that a failure must not hide the one that it follows from.
    this.#running.catch(() => undefined)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#running
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isStopped = true
    await this.#running.catch(() => undefined)
  }

  /** The most connections to the database that were open at once. */
  get mostConnections(): number {
    return Math.max(...this.#connections)
  }

  /** Compares medians of two parts of the run, in milliseconds after its start. */
  growth(early: readonly [from: number, to: number], late: readonly [from: number, to: number]): Growth {
    const within =
      ([from, to]: readonly [number, number]) =>
      ({ atMs }: { readonly atMs: number }) =>
        atMs >= from && atMs < to
    const pids = new Set(this.#samples.filter(within(early)).map(({ pid }) => pid))
    const growths = [...pids].flatMap((pid) => {
      const own = this.#samples.filter((sample) => sample.pid === pid)
      const [before, after] = [own.filter(within(early)), own.filter(within(late))]
      if (after.length === 0) return []
      const memory = [before, after].map((samples) => median(samples.map((sample) => sample.memory)))
      const descriptors = [before, after].map((samples) => median(samples.map((sample) => sample.descriptors)))
      return [{ memory: share(memory), descriptors: (descriptors[1] ?? 0) - (descriptors[0] ?? 0) }]
    })
    return {
      processes: growths.length,
      memoryPercent: Math.max(...growths.map(({ memory }) => memory)),
      descriptors: Math.max(...growths.map(({ descriptors }) => descriptors)),
    }
  }

  async #sample(deployment: Deployment, everyMs: number): Promise<void> {
    const sql = postgres(deployment.databaseUrl, { max: 1, onnotice: () => undefined })
    try {
      while (!this.#isStopped) {
        const atMs = performance.now() - this.#startedAt
        for (const replica of deployment.replicas) {
          try {
            const { pid } = replica
            const { now: memory } = await replica.memory()
            this.#samples.push({ pid, memory, descriptors: await replica.countDescriptors(), atMs })
          } catch {
            // It was killed in this moment.
          }
        }
        const [row] = await sql<{ count: number }[]>`
          select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
        this.#connections.push(row?.count ?? Number.NaN)
        await sleep(everyMs)
      }
    } finally {
      await sql.end({ timeout: 5 })
    }
  }
}

function share([before = Number.NaN, after = Number.NaN]: readonly number[]): number {
  return (100 * (after - before)) / before
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN
}
