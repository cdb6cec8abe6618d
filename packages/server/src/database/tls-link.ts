import type { Socket } from "node:net"
import { Duplex } from "node:stream"
import { connect, type ConnectionOptions, type TLSSocket } from "node:tls"

/**
 * How to encrypt, as postgres.js reads it out of `sslmode`: `false` not at all; `require`, `allow` and `prefer` without
 * looking at the certificate; any other word with; or the options themselves.
 */
export type EncryptionMode = boolean | string | ConnectionOptions

/** SSLRequest: length 8, code 80877103. @see https://www.postgresql.org/docs/current/protocol-message-formats.html */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
const yes = "S".charCodeAt(0)

const blindModes: readonly unknown[] = ["require", "allow", "prefer"]

/** A connection to PostgreSQL that asks for TLS first; a plain stream to whoever uses it. */
export class TlsLink extends Duplex {
  readonly #socket: Socket
  readonly #mode: EncryptionMode
  readonly #serverName: string | undefined
  #stream: Socket | TLSSocket | undefined
  /** What was written before the connection was ready; a stream writes one thing at a time. */
  #held: ((stream: Socket | TLSSocket) => void) | undefined

  /** @param serverName - what the certificate must be for; undefined for an address in figures. */
  constructor(socket: Socket, mode: EncryptionMode, serverName: string | undefined) {
    super({ allowHalfOpen: false })
    this.#socket = socket
    this.#mode = mode
    this.#serverName = serverName
    this.#ask()
  }

  /** As of a socket; postgres.js asks before it says goodbye. */
  get readyState(): "open" | "closed" {
    return this.destroyed ? "closed" : "open"
  }

  setKeepAlive(isOn: boolean, delayMs: number): void {
    this.#socket.setKeepAlive(isOn, delayMs)
  }

  override _read(): void {
    this.#stream?.resume()
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#withStream((stream) => void stream.write(chunk, encoding, done))
  }

  override _final(done: () => void): void {
    this.#withStream((stream) => void stream.end(done))
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#stream?.destroy()
    this.#socket.destroy()
    done(error)
  }

  #withStream(use: (stream: Socket | TLSSocket) => void): void {
    if (this.#stream === undefined) this.#held = use
    else use(this.#stream)
  }

  #ask(): void {
    const ended = () =>
      this.destroy(Object.assign(new Error("the connection ended before TLS"), { code: "ECONNRESET" }))
    this.#socket.on("error", (error) => this.destroy(error))
    this.#socket.once("close", ended)
    this.#socket.write(sslRequest)
    this.#socket.once("data", (answer: Buffer) => {
      this.#socket.off("close", ended)
      if (answer[0] === yes) return this.#encrypt()
      if (this.#mode === "prefer" || this.#mode === "allow") return this.#use(this.#socket)
      this.destroy(new Error("the database does not offer TLS"))
    })
  }

  #encrypt(): void {
    const stream = connect({ ...this.#tlsOptions(), socket: this.#socket, servername: this.#serverName })
    stream.on("error", (error) => this.destroy(error))
    stream.once("secureConnect", () => this.#use(stream))
  }

  #tlsOptions(): ConnectionOptions {
    if (typeof this.#mode === "object") return this.#mode
    // As libpq does: these modes encrypt and do not ask with whom.
    return blindModes.includes(this.#mode) ? { rejectUnauthorized: false } : {}
  }

  #use(stream: Socket | TLSSocket): void {
    this.#stream = stream
    stream.on("data", (chunk: Buffer) => {
      if (!this.push(chunk)) stream.pause()
    })
    stream.once("end", () => this.push(null))
    stream.once("close", () => this.destroy())
    this.#held?.(stream)
    this.#held = undefined
  }
}
