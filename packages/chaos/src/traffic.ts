import type { Client } from "@docsift/sdk"
import { setTimeout as sleep } from "node:timers/promises"
import { hashOf, makeDocument, type Sent } from "./load.ts"

/** The kinds of calls: start executions, wait for them, read them, and create workflows. */
export type CallKind = "execute" | "wait" | "read" | "create"

/** Callers of every kind, which run until stopped. */
export interface Traffic {
  /** Successful requests. */
  readonly succeeded: Readonly<Record<CallKind, number>>
  /** Failed requests with their errors. */
  readonly failures: readonly string[]
  /** Returns the requests in flight now. */
  inFlight(kind: CallKind): number
  /** Waits for all requests in flight and returns the sent documents. */
  stop(): Promise<Sent[]>
}

/** Rows of a document's table: most runs are short, some take about half a second, so that callers have to wait. */
const rowsOf = (index: number) => (index % 5 === 0 ? 4000 : 50)
/** Pause between two requests of one caller: several processes share the machine. */
const pauseMs = 40
/** Callers that execute documents, by form of the run: those of a quick run share the machine with other scenarios. */
const executing = { quick: 2, full: 6 } as const
const waitSeconds = 10

/** Starts callers that send one request after the other; each request is counted. */
export function startTraffic(client: Client, workflowId: string, isQuick: boolean): Traffic {
  const succeeded = { execute: 0, wait: 0, read: 0, create: 0 }
  const working = { execute: 0, wait: 0, read: 0, create: 0 }
  const failures: string[] = []
  const sent: Sent[] = []
  const ending = new AbortController()
  let next = 0

  /** Makes one request; undefined when it failed. */
  const ask = async <T>(act: CallKind, request: () => PromiseLike<T>): Promise<T | undefined> => {
    working[act]++
    try {
      const response = await request()
      succeeded[act]++
      return response
    } catch (error) {
      failures.push(`${act}: ${String(error)}`)
      return undefined
    } finally {
      working[act]--
    }
  }
  const execute = async (): Promise<void> => {
    const index = next++
    const number = `T-${String(index).padStart(6, "0")}`
    const file = { data: makeDocument(number, rowsOf(index)), name: `${number}.txt` }
    const response = await ask("execute", () => client.workflows.execute(workflowId, file))
    if (response === undefined) return
    const executionId = response.workflowExecutionId
    sent.push({ number, executionId, error: undefined, workflowId, sha256: hashOf(file.data) })
    const options = { headers: { prefer: `wait=${waitSeconds}` } }
    for (let isFinal = false; !isFinal;) {
      const view = await ask("wait", () => client.executions.status(executionId, options))
      isFinal = view === undefined || view.status === "Completed" || view.status === "Failed"
    }
  }
  const read = async (): Promise<void> => {
    const executionId = sent.at(-1)?.executionId
    if (executionId === undefined) await ask("read", () => client.executions.list({ limit: 10 }))
    else await ask("read", () => client.executions.status(executionId))
  }
  const configuration = { objects: [{ name: "Object", fields: [{ name: "field", type: "string" as const }] }] }
  const create = () => ask("create", () => client.workflows.create({ name: "Traffic", configuration }))

  const repeat = async (act: () => Promise<unknown>): Promise<void> => {
    while (!ending.signal.aborted) {
      await act()
      await sleep(pauseMs)
    }
  }
  const executes = Array.from({ length: isQuick ? executing.quick : executing.full }, () => execute)
  const callers = Promise.all([...executes, read, read, create].map(repeat))
  return {
    succeeded,
    failures,
    inFlight: (kind) => working[kind],
    async stop() {
      ending.abort()
      await callers
      return sent
    },
  }
}
