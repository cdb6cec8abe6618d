import { AsyncLocalStorage } from "node:async_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import postgres from "postgres"

/** A text of the server's source in whose place its processes run another. */
export interface SourceChange {
  /** Below `packages/server/src`. */
  readonly file: string
  /** Must be there exactly once. */
  readonly find: string
  readonly replace: string
}

/** A defect that is put in on purpose, to see whether a scenario reports it. */
export interface Mutation {
  readonly what: string
  /** The scenario that must report it. */
  readonly scenario: string
  readonly source?: SourceChange
  /** Is repeated while the scenario runs until it has changed a row. */
  readonly sql?: string
  /** Figures that must be missed, among others. */
  readonly misses: readonly string[]
}

/** What a process under a mutation writes to its log when it has loaded the changed source. */
export const loadedLine = "a mutation of the source was loaded"
/** What a change's file is below. */
export const sourceFolder = new URL("../../server/src/", import.meta.url)
const hook = fileURLToPath(new URL("mutation-hook.ts", import.meta.url))
const pollMs = 20
/** The first result of a scenario is there long before its audit begins, or, where runs are short, just then. */
const damageDeadlineMs = 10_000
const active = new AsyncLocalStorage<{ readonly mutation: Mutation; isDamaged: boolean }>()

/** Runs work whose deployments have the defect. */
export function withMutation<T>(mutation: Mutation, work: () => Promise<T>): Promise<T> {
  return active.run({ mutation, isDamaged: false }, work)
}

/** Returns what a process must be started with to have the defect; undefined without one in its source. */
export function mutatedStart():
  | { readonly options: string[]; readonly environment: Record<string, string> }
  | undefined {
  const source = active.getStore()?.mutation.source
  if (source === undefined) return undefined
  const change = { ...source, file: new URL(source.file, sourceFolder).href, loadedLine }
  return { options: ["--import", hook], environment: { CHAOS_MUTATION: JSON.stringify(change) } }
}

/** Damages the database as the mutation says, until the signal. */
export async function damage(databaseUrl: string, signal: AbortSignal): Promise<void> {
  const run = active.getStore()
  if (run?.mutation.sql === undefined) return
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  try {
    while (!signal.aborted && !run.isDamaged) {
      run.isDamaged = (await sql.unsafe(run.mutation.sql)).count > 0
      await sleep(pollMs)
    }
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/**
 * Waits until the database is damaged; returns at once when no mutation is to do that.
 *
 * @throws {Error} when the mutation's SQL still changes no row: it would prove nothing.
 */
export async function untilDamaged(): Promise<void> {
  const run = active.getStore()
  if (run?.mutation.sql === undefined) return
  const endsAt = performance.now() + damageDeadlineMs
  while (!run.isDamaged) {
    if (performance.now() > endsAt) throw new Error(`the mutation has changed no row: ${run.mutation.sql}`)
    await sleep(pollMs)
  }
}
