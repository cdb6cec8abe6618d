import { once } from "node:events"
import type { Replica } from "./replica.ts"

const responseDeadlineMs = 30_000
const mebibyte = 1_048_576

/** The variables that make a process of a deployment listen for a {@link Debugger}, on a free port that it logs. */
export const debuggable = { NODE_OPTIONS: "--inspect=127.0.0.1:0" } as const

/** Memory in MiB that a process still uses after all garbage was collected. */
export interface MemoryUse {
  /** Objects, code and buffers, as Node counts them. */
  readonly live: number
  /** Includes what Node does not count, such as memory of native libraries. */
  readonly resident: number
}

/**
 * Measures a process from outside, through the Chrome DevTools Protocol.
 *
 * @see https://chromedevtools.github.io/devtools-protocol/v8/
 */
export class Debugger implements Disposable {
  readonly #replica: Replica
  readonly #socket: WebSocket
  #calls = 0

  private constructor(replica: Replica, socket: WebSocket) {
    this.#replica = replica
    this.#socket = socket
  }

  /** Connects to a process that was started with {@link debuggable}. @throws {Error} when it does not listen. */
  static async connect(replica: Replica): Promise<Debugger> {
    const address = /^Debugger listening on (ws:\S+)$/m.exec(replica.log)?.[1]
    if (address === undefined) throw new Error(`${replica.command} does not listen for a debugger:\n${replica.log}`)
    const socket = new WebSocket(address)
    await once(socket, "open", { signal: AbortSignal.timeout(responseDeadlineMs) })
    return new Debugger(replica, socket)
  }

  /**
   * Collects all garbage and returns the memory that is still in use. With its garbage, the resident memory of a server
   * without a leak grows by 50 to 80 MiB during 10,000 requests, and by 180 MiB during 80,000, until it stays the same: V8
   * enlarges the young generation from 63 to 103 MiB, and collects the old one only once it has 130 MiB.
   */
  async measureMemory(): Promise<MemoryUse> {
    await this.#call("HeapProfiler.collectGarbage")
    const expression = "(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())"
    const response = await this.#call("Runtime.evaluate", { expression })
    const { result } = JSON.parse(response) as { result?: { result?: { value?: unknown } } } // as the protocol defines it
    const bytes = result?.result?.value
    if (typeof bytes !== "number") throw new Error(`The debugger returned no number: ${response}`)
    const { now } = await this.#replica.memory()
    return { live: bytes / mebibyte, resident: now / mebibyte }
  }

  [Symbol.dispose](): void {
    this.#socket.close()
  }

  /** Calls one method and returns the JSON of its response: the next message, as no domain that sends events is enabled. */
  async #call(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const received = once(this.#socket, "message", { signal: AbortSignal.timeout(responseDeadlineMs) })
    this.#socket.send(JSON.stringify({ id: ++this.#calls, method, params }))
    const [event]: unknown[] = await received
    if (!(event instanceof MessageEvent)) throw new Error(`The debugger sent no message: ${String(event)}`)
    return String(event.data)
  }
}
