import { setTimeout as sleep } from "node:timers/promises"
import { type Client, DocsiftError } from "@docsift/sdk"
import postgres from "postgres"
import type { Deployment } from "./deployment.ts"
import { makeDocument } from "./load.ts"
import { type Figure, within } from "./scenario.ts"

/*
 * A document that is sent when a fault has ended says little about the recovery: the load sends as fast as it can what the
 * fault delayed, and all of it is in one queue. After 25 s without a database, each worker had completed a new execution
 * within 1.3 s, but the document waited for 4 to 23 s behind 30 to 140 others, on two cores shared with other programs.
 * So servers and workers are watched separately, and the whole way of a document is a time of its own.
 */

/** How long it took after a fault, in seconds; Infinity for what took longer than a minute. */
export interface Recovery {
  /** Until each server had accepted a document, and each worker had completed an execution that it had started since. */
  readonly running: number
  /** Until the accepted documents were completed, behind the load's. */
  readonly completed: number
}

const deadlineSeconds = 60
const deadlineMs = deadlineSeconds * 1000
/** Pause after a rejected call, since a refused connection fails at once, and between two looks at the database. */
const pauseMs = 100

/**
 * Measures the recovery from a fault that has just ended, under load: without it a worker may have nothing to start.
 *
 * @param name - first part of the documents' names.
 */
export async function recover(deployment: Deployment, workflowId: string, name: string): Promise<Recovery> {
  const since = new Date()
  const signal = AbortSignal.timeout(deadlineMs)
  const clients = deployment.urls.map((url) => deployment.client(url))
  const sent = clients.map((client, index) => sendOne(client, workflowId, `${name}-${index}`, signal))
  const [worked, ...probes] = await Promise.all([untilAllWorked(deployment, since, signal), ...sent])
  return {
    running: Math.max(worked, ...probes.map(({ accepted }) => accepted)),
    completed: Math.max(...probes.map(({ completed }) => completed)),
  }
}

/** Returns the longest of several recoveries; how soon documents are completed is up to the load, but none may be stuck. */
export function recoveryFigures(after: string, recoveries: readonly Recovery[], limitSeconds: number): Figure[] {
  const longest = (pick: (recovery: Recovery) => number) => Math.max(...recoveries.map(pick))
  return [
    within(
      `longest until executions ran again, ${after}`,
      longest(({ running }) => running),
      limitSeconds,
    ),
    within(
      "longest until a document sent then was completed, behind the load's",
      longest(({ completed }) => completed),
      deadlineSeconds,
    ),
  ]
}

interface Probe {
  readonly accepted: number
  readonly completed: number
}

async function sendOne(client: Client, workflowId: string, number: string, signal: AbortSignal): Promise<Probe> {
  const seconds = stopwatch()
  // The client's own retry delays would be measured, too; the key makes repeating the call safe.
  const options = { signal, maxRetries: 0, idempotencyKey: crypto.randomUUID() }
  let accepted = Number.POSITIVE_INFINITY
  while (!signal.aborted) {
    try {
      const file = { data: makeDocument(number), name: `${number}.txt` }
      const { workflowExecutionId } = await client.workflows.execute(workflowId, file, options)
      accepted = Math.min(accepted, seconds())
      const { status } = await client.executions.wait(workflowExecutionId, { ...options, deadline: deadlineMs })
      return { accepted, completed: status === "Completed" ? seconds() : Number.POSITIVE_INFINITY }
    } catch (error) {
      // Reaching the deadline is no client error.
      if (!(error instanceof DocsiftError) && !signal.aborted) throw error
      await sleep(pauseMs)
    }
  }
  return { accepted, completed: Number.POSITIVE_INFINITY }
}

/** Waits until each worker has stored the result of an execution that was started after a time. */
async function untilAllWorked({ databaseUrl, works }: Deployment, since: Date, signal: AbortSignal): Promise<number> {
  const seconds = stopwatch()
  const sql = postgres(databaseUrl, { max: 1 })
  try {
    while (!signal.aborted) {
      const workers = await sql`
        select distinct worker from chaos_results r join executions e on e.id = r.execution_id where e.started_at > ${since}`
      if (workers.length >= works.length) return seconds()
      await sleep(pauseMs)
    }
    return Number.POSITIVE_INFINITY
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Returns a function that returns the seconds since this call. */
function stopwatch(): () => number {
  const startedAt = performance.now()
  return () => (performance.now() - startedAt) / 1000
}
