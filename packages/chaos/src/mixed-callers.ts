import { ApiError, type Client } from "@docsift/sdk"
import { setTimeout as sleep } from "node:timers/promises"
import { cutUpload } from "./cut-upload.ts"
import { documentKinds } from "./document-kinds.ts"
import { hashOf, type Sent } from "./load.ts"
import { rawUpload } from "./raw-connection.ts"

/** The servers and the workflow that callers use. */
export interface CallTarget {
  /** Clients of all servers, used in round-robin. */
  readonly clients: readonly Client[]
  readonly urls: readonly string[]
  readonly apiKey: string
  readonly workflowId: string
}

const invalid = { name: "", configuration: { objects: [] } }
const pauseMs = 100
/** Longer than a server restart takes. */
const waitMs = 120_000

/** Well-behaved and misbehaving callers of every kind, which run until stopped. */
export class MixedCallers {
  readonly sent: Sent[] = []
  /** Numbers of documents whose execution was cancelled. */
  readonly cancelled = new Set<string>()
  /** Calls that ended as expected, by kind. */
  readonly succeeded = new Map<string, number>()
  /** Unexpected errors. */
  readonly failures: string[] = []
  retried = 0
  readonly #target: CallTarget
  readonly #running: Promise<unknown>
  #nextClient = 0
  #isStopped = false

  constructor(target: CallTarget) {
    this.#target = target
    const acts = [
      ...Array.from({ length: 4 }, () => () => this.#execute()),
      () => this.#wait(),
      () => this.#read(),
      () => this.#list(),
      () => this.#export(),
      () => this.#cancel(),
      () => this.#retry(),
      () => this.#abortUpload(),
      () => this.#ask("unknown", (client) => client.workflows.get("wkf_000000000000"), "not_found"),
      () => this.#ask("invalid", (client) => client.workflows.create(invalid), "invalid_request"),
    ]
    this.#running = Promise.all(acts.map((act) => this.#repeat(act)))
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#running
  }

  async #repeat(act: () => Promise<unknown>): Promise<void> {
    while (!this.#isStopped) {
      await act()
      await sleep(pauseMs * (0.5 + Math.random()))
    }
  }

  /** Makes one call, which may fail with the given error code only. */
  async #ask<T>(name: string, call: (client: Client) => PromiseLike<T>, allowedCode?: string): Promise<T | undefined> {
    const { clients } = this.#target
    const client = clients[this.#nextClient++ % clients.length]
    if (client === undefined) return undefined
    try {
      const response = await call(client)
      this.#count(name)
      return response
    } catch (error) {
      if (error instanceof ApiError && error.code === allowedCode) this.#count(`${name}, rejected`)
      else this.failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }

  #count(name: string): void {
    this.succeeded.set(name, (this.succeeded.get(name) ?? 0) + 1)
  }

  /** Sends one document and returns the id of its execution. */
  async #execute(prefix = "N"): Promise<string | undefined> {
    const index = this.sent.length
    const kind = documentKinds[index % documentKinds.length]
    if (kind === undefined) return undefined
    const number = `${prefix}-${String(index).padStart(6, "0")}`
    const place = this.sent.push({ number, executionId: undefined, error: undefined }) - 1
    const file = { data: kind.build(number), name: `${number}${kind.extension}` }
    const response = await this.#ask("execute", (client) => client.workflows.execute(this.#target.workflowId, file))
    const executionId = response?.workflowExecutionId
    this.sent[place] = {
      number,
      executionId,
      error: undefined,
      workflowId: this.#target.workflowId,
      sha256: hashOf(file.data),
    }
    return executionId
  }

  /** Picks one of the 200 latest executions. */
  #pickRecent(): string | undefined {
    const recent = this.sent.slice(-200).filter(({ executionId }) => executionId !== undefined)
    return recent[Math.floor(Math.random() * recent.length)]?.executionId
  }

  async #wait(): Promise<void> {
    const executionId = await this.#execute("W")
    if (executionId === undefined) return
    await this.#ask("wait", (client) => client.executions.wait(executionId, { deadline: waitMs }))
  }

  async #read(): Promise<void> {
    const executionId = this.#pickRecent()
    if (executionId !== undefined) await this.#ask("read", (client) => client.executions.get(executionId))
  }

  #list(): Promise<unknown> {
    return this.#ask("list", (client) => client.executions.list({ limit: 50 }))
  }

  async #export(): Promise<void> {
    const executionId = this.#pickRecent()
    if (executionId === undefined) return
    await this.#ask("export", (client) => client.executions.export(executionId), "execution_not_completed")
  }

  async #cancel(): Promise<void> {
    const executionId = await this.#execute("C")
    const number = this.sent.find((one) => one.executionId === executionId)?.number
    if (executionId === undefined || number === undefined) return
    // Recorded before the call: it takes effect even if a kill loses its response.
    this.cancelled.add(number)
    await this.#ask("cancel", (client) => client.executions.cancel(executionId), "conflict")
  }

  async #retry(): Promise<void> {
    const executionId = await this.#execute("R")
    if (executionId === undefined) return
    await this.#ask("wait", (client) => client.executions.wait(executionId, { deadline: waitMs }))
    const again = await this.#ask("retry", (client) => client.executions.retry(executionId))
    if (again !== undefined) this.retried++
  }

  async #abortUpload(): Promise<void> {
    const { urls, apiKey, workflowId } = this.#target
    const url = urls[this.#nextClient++ % urls.length]
    if (url === undefined) return
    const path = `/api/v1/workflows/${workflowId}/execute`
    const upload = rawUpload({ path, apiKey }, "cut.txt", Buffer.alloc(100_000, "x"))
    // A server that is being killed refuses connections.
    await cutUpload(url, upload, "file", Math.random() < 0.5 ? "fin" : "rst", Math.random).catch(() => undefined)
    this.#count("aborted uploads")
  }
}
