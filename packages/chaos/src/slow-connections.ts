import type { Socket } from "node:net"
import { openConnection } from "./raw-connection.ts"

const dripMs = 1000

/** Connections that send one byte a second, or read nothing. */
export class SlowConnections implements AsyncDisposable {
  /** Those that the server closed, by the milliseconds after their first byte. */
  readonly closedAfterMs: number[] = []
  readonly #sockets: Socket[] = []
  readonly #timers: NodeJS.Timeout[] = []

  /** How many the server has not closed. */
  get open(): number {
    return this.#sockets.filter((socket) => !socket.destroyed).length
  }

  /** Opens connections that begin with some bytes and go on with one a second, for ever. */
  async drip(url: string, count: number, beginning: Uint8Array, piece: string): Promise<void> {
    for (let index = 0; index < count; index++) {
      const socket = await this.#open(url, beginning)
      // What the server says is read, so that its end is seen.
      socket.resume()
      this.#timers.push(setInterval(() => socket.write(piece), dripMs))
    }
  }

  /** Opens connections that ask for something and read nothing of it. */
  async starve(url: string, count: number, request: Uint8Array): Promise<void> {
    for (let index = 0; index < count; index++) (await this.#open(url, request)).pause()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    for (const socket of this.#sockets) socket.destroy()
  }

  async #open(url: string, beginning: Uint8Array): Promise<Socket> {
    const socket = await openConnection(url)
    const startedAt = performance.now()
    socket.once("close", () => this.closedAfterMs.push(performance.now() - startedAt))
    socket.write(beginning)
    this.#sockets.push(socket)
    return socket
  }
}
