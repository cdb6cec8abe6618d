import { setTimeout as sleep } from "node:timers/promises"
import postgres from "postgres"
import type { Deployment } from "./deployment.ts"

/** The resource usage of one process at one moment. */
interface Sample {
  readonly pid: number
  readonly memory: number
  readonly descriptors: number
  readonly atMs: number
}

/** The growth between two intervals of a run. */
export interface Growth {
  /** Processes that ran in both intervals. */
  readonly processes: number
  /** The largest growth, in percent of the earlier median. */
  readonly memoryPercent: number
  /** The largest growth. */
  readonly descriptors: number
}

/** Samples memory, descriptors and database connections of all processes until stopped. */
export class ResourceMonitor implements AsyncDisposable {
  readonly #samples: Sample[] = []
  readonly #connections: number[] = []
  readonly #startedAt = performance.now()
  readonly #running: Promise<void>
  #isStopped = false

  constructor(deployment: Deployment, everyMs: number) {
    this.#running = this.#sample(deployment, everyMs)
    // stop() rethrows a failure; until then it must not hide its own cause.
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

  /** The highest number of concurrent database connections. */
  get mostConnections(): number {
    return Math.max(...this.#connections)
  }

  /** Compares the medians of two intervals, given in milliseconds since the start. */
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
            // It was killed at this moment.
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
