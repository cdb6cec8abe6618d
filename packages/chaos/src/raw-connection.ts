import { once } from "node:events"
import { connect, type Socket } from "node:net"

/** The bytes of one upload, and the offsets of its sections. */
export interface RawUpload {
  readonly bytes: Buffer
  /** End offsets of the request's head, the part's head, the file, and the last boundary. */
  readonly ends: { readonly head: number; readonly partHead: number; readonly file: number; readonly form: number }
}

/** The path and key of a request. */
export interface RawRequest {
  readonly path: string
  readonly apiKey: string
}

/** Writes an upload as the bytes of an HTTP/1.1 request (RFC 9112, RFC 7578). */
export function rawUpload({ path, apiKey }: RawRequest, fileName: string, data: Uint8Array): RawUpload {
  const boundary = "chaos-boundary"
  const disposition = `content-disposition: form-data; name="file"; filename="${fileName}"`
  const partHead = Buffer.from(`--${boundary}\r\n${disposition}\r\ncontent-type: text/plain\r\n\r\n`)
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const length = partHead.length + data.length + tail.length
  const fields = [`content-type: multipart/form-data; boundary=${boundary}`, `content-length: ${length}`]
  const head = rawHead("POST", { path, apiKey }, fields)
  const ends = {
    head: head.length,
    partHead: head.length + partHead.length,
    file: head.length + partHead.length + data.length,
    form: head.length + length,
  }
  return { bytes: Buffer.concat([head, partHead, data, tail]), ends }
}

/** Writes the head of a request. */
export function rawHead(method: "GET" | "POST", { path, apiKey }: RawRequest, fields: readonly string[] = []): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, "host: 127.0.0.1", `x-api-key: ${apiKey}`, ...fields]
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n`)
}

/** Connects to a server. Later errors only close the socket: these connections are meant to break. */
export async function openConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, "connect")
  socket.on("error", () => undefined)
  return socket
}

/** Writes bytes and waits until they are handed to the operating system. */
export async function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  socket.write(bytes, () => resolve())
  await promise
}
