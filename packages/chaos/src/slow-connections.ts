import type { Socket } from "node:net"
import { openConnection } from "./raw-connection.ts"

const dripMs = 1000

/** Connections that send one byte a second, or never read. */
export class SlowConnections implements AsyncDisposable {
  /** Milliseconds from the first byte until the close, of each connection closed by the server. */
  readonly closedAfterMs: number[] = []
  readonly #sockets: Socket[] = []
  readonly #timers: NodeJS.Timeout[] = []

  /** Number of connections still open. */
  get open(): number {
    return this.#sockets.filter((socket) => !socket.destroyed).length
  }

  /** Opens connections that send `head` at once and then `piece` every second, forever. */
  async drip(url: string, count: number, head: Uint8Array, piece: string): Promise<void> {
    for (let index = 0; index < count; index++) {
      const socket = await this.#open(url, head)
      // Reads the response, so that the close is noticed.
      socket.resume()
      this.#timers.push(setInterval(() => socket.write(piece), dripMs))
    }
  }

  /** Opens connections that send a request and never read the response. */
  async starve(url: string, count: number, request: Uint8Array): Promise<void> {
    for (let index = 0; index < count; index++) (await this.#open(url, request)).pause()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    for (const socket of this.#sockets) socket.destroy()
  }

  async #open(url: string, head: Uint8Array): Promise<Socket> {
    const socket = await openConnection(url)
    const startedAt = performance.now()
    socket.once("close", () => this.closedAfterMs.push(performance.now() - startedAt))
    socket.write(head)
    this.#sockets.push(socket)
    return socket
  }
}
