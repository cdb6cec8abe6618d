import type { Client } from "@docsift/sdk"
import { setTimeout as sleep } from "node:timers/promises"
import { hashOf, makeDocument, type Sent } from "./load.ts"

/** What callers do: begin executions, wait for them, look at them, and store definitions. */
export type Act = "execute" | "wait" | "read" | "create"

/** Callers of every kind, which go on until they are stopped. */
export interface Traffic {
  /** Requests that were answered. */
  readonly answered: Readonly<Record<Act, number>>
  /** Requests that failed, each as a sentence. */
  readonly failures: readonly string[]
  /** Requests in work now. */
  inWork(act: Act): number
  /** Lets every request end and tells what was sent. */
  stop(): Promise<Sent[]>
}

/** Rows of a document's table, most small, some of about half a second, so that there is something to wait for. */
const rowsOf = (index: number) => (index % 5 === 0 ? 4000 : 50)
/** Between two requests of one caller: several processes share the machine. */
const pauseMs = 40
const waitSeconds = 10

/** Starts callers who ask one after the other; each request is counted. */
export function startTraffic(client: Client, workflowId: string): Traffic {
  const answered = { execute: 0, wait: 0, read: 0, create: 0 }
  const working = { execute: 0, wait: 0, read: 0, create: 0 }
  const failures: string[] = []
  const sent: Sent[] = []
  const ending = new AbortController()
  let next = 0

  /** Makes one request; undefined when it failed. */
  const ask = async <T>(act: Act, request: () => PromiseLike<T>): Promise<T | undefined> => {
    working[act]++
    try {
      const answer = await request()
      answered[act]++
      return answer
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
    const answer = await ask("execute", () => client.workflows.execute(workflowId, file))
    if (answer === undefined) return
    const executionId = answer.workflowExecutionId
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
  const callers = Promise.all([execute, execute, execute, execute, execute, execute, read, read, create].map(repeat))
  return {
    answered,
    failures,
    inWork: (act) => working[act],
    async stop() {
      ending.abort()
      await callers
      return sent
    },
  }
}
