import { once } from "node:events"
import { connect, type Socket } from "node:net"

/** The parts of a response that benchmarks use. */
export interface HttpResponse {
  readonly status: number
  readonly body: Buffer
}

const headEnd = Buffer.from("\r\n\r\n")

/**
 * A persistent HTTP/1.1 connection that writes prepared requests and reads responses by their `content-length`. It is the
 * cheapest possible client, so that a shared processor works for the server and not for the benchmark.
 */
export class Connection {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: PromiseWithResolvers<HttpResponse> | undefined

  private constructor(socket: Socket) {
    this.#socket = socket.setNoDelay(true)
    socket.on("data", (chunk: Buffer) => this.#read(chunk))
    socket.on("error", (error) => this.#waiting?.reject(error))
    socket.on("close", () => this.#waiting?.reject(new Error("the server closed the connection")))
  }

  static async open(baseUrl: string): Promise<Connection> {
    const { hostname, port } = new URL(baseUrl)
    const socket = connect(Number(port), hostname)
    await once(socket, "connect")
    return new Connection(socket)
  }

  /** Sends a request and resolves with its response. No other request may be sent meanwhile. */
  send(request: Buffer): Promise<HttpResponse> {
    if (!this.isOpen) return Promise.reject(new Error("the server has closed the connection"))
    this.#waiting = Promise.withResolvers()
    this.#socket.write(request)
    return this.#waiting.promise
  }

  /** False once the server has closed it, as servers do with idle connections. */
  get isOpen(): boolean {
    return !this.#socket.destroyed
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const end = this.#received.indexOf(headEnd)
    if (end === -1) return
    const head = this.#received.toString("latin1", 0, end)
    const bodyAt = end + headEnd.length
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0)
    if (this.#received.length < bodyAt + length) return
    const response = { status: Number(head.slice(9, 12)), body: this.#received.subarray(bodyAt, bodyAt + length) }
    this.#received = Buffer.alloc(0)
    this.#waiting?.resolve(response)
  }
}

/** Serializes a request; `body` is JSON, or a form with one file when `fileName` is given. */
export function requestBytes(
  method: "GET" | "POST",
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer = "",
): Buffer {
  const length = method === "GET" ? {} : { "content-length": String(Buffer.byteLength(body)) }
  const lines = Object.entries({ host: "127.0.0.1:3000", ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`), Buffer.from(body)])
}

/** Returns a multipart form with one text file: its `content-type` and its body. */
export function fileForm(fileName: string, content: string): { type: string; body: string } {
  const head = `content-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: text/plain`
  return { type: "multipart/form-data; boundary=bench", body: `--bench\r\n${head}\r\n\r\n${content}\r\n--bench--\r\n` }
}
