import { AsyncLocalStorage } from "node:async_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import postgres from "postgres"

/** A replacement of one text in the server's source. */
export interface SourceChange {
  /** Path relative to `packages/server/src`. */
  readonly file: string
  /** Must occur exactly once. */
  readonly find: string
  readonly replace: string
  /** The command whose processes load the file. @default both */
  readonly command?: "serve" | "work"
}

/** A defect injected to see whether a scenario reports it. */
export interface Mutation {
  readonly what: string
  /** The scenario that must report it. */
  readonly scenario: string
  readonly source?: SourceChange
  /** Run repeatedly during the scenario until it has changed a row. */
  readonly sql?: string
  /** Figures that must be missed; others may be, too. */
  readonly misses: readonly string[]
}

/** Line that a mutated process writes to stderr once it has loaded the changed source. */
export const loadedLine = "the mutated source was loaded"
/** The folder to which {@link SourceChange.file} is relative. */
export const sourceFolder = new URL("../../server/src/", import.meta.url)
const hook = fileURLToPath(new URL("mutation-hook.ts", import.meta.url))
const pollMs = 20
/** The first result of a scenario is stored long before its audit starts or, where runs are short, just then. */
const damageDeadlineMs = 10_000
const active = new AsyncLocalStorage<{ readonly mutation: Mutation; isDamaged: boolean }>()

/** Runs `work` with the defect in all deployments that it starts. */
export function withMutation<T>(mutation: Mutation, work: () => Promise<T>): Promise<T> {
  return active.run({ mutation, isDamaged: false }, work)
}

/** Returns the Node options and environment that apply the source mutation to a process; undefined without one. */
export function mutatedStart(
  command: "serve" | "work",
): { readonly options: string[]; readonly environment: Record<string, string> } | undefined {
  const source = active.getStore()?.mutation.source
  if (source === undefined || (source.command ?? command) !== command) return undefined
  const change = { ...source, file: new URL(source.file, sourceFolder).href, loadedLine }
  return { options: ["--import", hook], environment: { CHAOS_MUTATION: JSON.stringify(change) } }
}

/** Runs the mutation's SQL until it has changed a row or the signal aborts. */
export async function damageDatabase(databaseUrl: string, signal: AbortSignal): Promise<void> {
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
 * Waits until the mutation's SQL has changed a row; returns at once without such a mutation.
 *
 * @throws {Error} when the SQL has changed no row by the deadline: the run would prove nothing.
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
