import { Agent, get } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"

const lanes = 8

/** A caller that reads as fast as it gets responses, and counts them by kind. */
export class ReadFlood implements AsyncDisposable {
  succeeded = 0
  limited = 0
  withoutRetryAfter = 0
  others = 0
  readonly #url: URL
  readonly #apiKey: string
  readonly #agent = new Agent({ keepAlive: true, maxSockets: lanes })
  readonly #running: Promise<unknown>
  #isStopped = false

  constructor(baseUrl: string, apiKey: string, workflowId: string) {
    this.#url = new URL(`/api/v1/workflows/${workflowId}`, baseUrl)
    this.#apiKey = apiKey
    this.#running = Promise.all(Array.from({ length: lanes }, () => this.#read()))
  }

  /** Waits for the first 429, at most `deadlineMs`. */
  async untilLimited(deadlineMs: number): Promise<void> {
    const startedAt = performance.now()
    while (this.limited === 0 && performance.now() - startedAt < deadlineMs) await sleep(50)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#running
    this.#agent.destroy()
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop()
  }

  async #read(): Promise<void> {
    while (!this.#isStopped) {
      const { status, retryAfter } = await this.#ask()
      if (status === 200) this.succeeded++
      else if (status === 429) {
        this.limited++
        if (retryAfter === undefined) this.withoutRetryAfter++
        // The response says when to retry; more requests would measure nothing.
        await sleep(100)
      } else this.others++
    }
  }

  #ask(): Promise<{ status: number; retryAfter: string | undefined }> {
    const { promise, resolve } = Promise.withResolvers<{ status: number; retryAfter: string | undefined }>()
    const request = get(this.#url, { agent: this.#agent, headers: { "x-api-key": this.#apiKey } }, (response) => {
      response.resume()
      response.once("close", () => {
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] })
      })
    })
    request.once("error", () => resolve({ status: 0, retryAfter: undefined }))
    return promise
  }
}
