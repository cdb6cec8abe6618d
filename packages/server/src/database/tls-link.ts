import { isIP, type Socket } from "node:net"
import { Duplex } from "node:stream"
import { connect, type ConnectionOptions, type TLSSocket } from "node:tls"
import { SetupError } from "../domain/setup-error.ts"

/** SSLRequest: length 8, code 80877103. @see https://www.postgresql.org/docs/current/protocol-message-formats.html */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
const yes = "S".charCodeAt(0)

/** A connection to PostgreSQL that asks for TLS first; a plain stream to whoever uses it. */
export class TlsLink extends Duplex {
  readonly #socket: Socket
  readonly #options: ConnectionOptions
  readonly #host: string
  #stream: TLSSocket | undefined
  /** What was written before the connection was ready; a stream writes one thing at a time. */
  #held: ((stream: TLSSocket) => void) | undefined

  /** @param host - what the certificate must be for, a name or an address. */
  constructor(socket: Socket, options: ConnectionOptions, host: string) {
    super({ allowHalfOpen: false })
    this.#socket = socket
    this.#options = options
    this.#host = host
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

  #withStream(use: (stream: TLSSocket) => void): void {
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
      this.destroy(
        new SetupError(`PostgreSQL at ${this.#host} does not offer TLS, which the sslmode of DATABASE_URL asks for.`),
      )
    })
  }

  #encrypt(): void {
    // Without `host` a certificate for "localhost" would do for any address in figures, which is no name for SNI (RFC 6066,
    // section 3).
    const servername = isIP(this.#host) === 0 ? this.#host : undefined
    const stream = connect({ ...this.#options, socket: this.#socket, host: this.#host, servername })
    stream.on("error", (error) => this.destroy(error))
    stream.once("secureConnect", () => this.#use(stream))
  }

  #use(stream: TLSSocket): void {
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
