import { isIP, type Socket } from "node:net"
import { Duplex } from "node:stream"
import { connect, type ConnectionOptions, type TLSSocket } from "node:tls"
import { SetupError } from "../../domain/setup-error.ts"

/** SSLRequest: length 8, code 80877103. @see https://www.postgresql.org/docs/current/protocol-message-formats.html */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
/** The byte with which the server agrees to TLS. */
const accepted = "S".charCodeAt(0)

/** A connection to PostgreSQL that negotiates TLS first; a plain stream for its user. */
export class PostgresTlsStream extends Duplex {
  readonly #socket: Socket
  readonly #options: ConnectionOptions
  readonly #host: string
  #stream: TLSSocket | undefined
  /** The write that came before the handshake was done; a stream has only one write in flight at a time. */
  #pendingWrite: ((stream: TLSSocket) => void) | undefined

  /** @param host - the name or address that the certificate must be for. */
  constructor(socket: Socket, options: ConnectionOptions, host: string) {
    super({ allowHalfOpen: false })
    this.#socket = socket
    this.#options = options
    this.#host = host
    this.#negotiate()
  }

  /** As of `net.Socket`; postgres.js reads it before it sends Terminate. */
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
    if (this.#stream === undefined) this.#pendingWrite = use
    else use(this.#stream)
  }

  #negotiate(): void {
    const closed = () =>
      this.destroy(Object.assign(new Error("the connection ended before TLS"), { code: "ECONNRESET" }))
    this.#socket.on("error", (error) => this.destroy(error))
    this.#socket.once("close", closed)
    this.#socket.write(sslRequest)
    this.#socket.once("data", (response: Buffer) => {
      this.#socket.off("close", closed)
      if (response[0] === accepted) return this.#startHandshake()
      this.destroy(
        new SetupError(`PostgreSQL at ${this.#host} does not offer TLS, but the sslmode of DATABASE_URL requires it.`),
      )
    })
  }

  #startHandshake(): void {
    // Without `host` Node would accept a certificate for "localhost" at any IP address, because an address is no name for
    // SNI (RFC 6066, section 3).
    const servername = isIP(this.#host) === 0 ? this.#host : undefined
    const stream = connect({ ...this.#options, socket: this.#socket, host: this.#host, servername })
    stream.on("error", (error) => this.destroy(error))
    stream.once("secureConnect", () => this.#attach(stream))
  }

  #attach(stream: TLSSocket): void {
    this.#stream = stream
    stream.on("data", (chunk: Buffer) => {
      if (!this.push(chunk)) stream.pause()
    })
    stream.once("end", () => this.push(null))
    stream.once("close", () => this.destroy())
    this.#pendingWrite?.(stream)
    this.#pendingWrite = undefined
  }
}
