import { createHash, randomUUID } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"
import type { TestBucket, TestStore } from "./store.ts"

/*
 * As much of S3 as the adapter uses, in memory: path-style addresses, no signatures. Lists come in pages of two, so that
 * three entries need a second page. A real server is in gateway.ts; this one can be made to fail at a chosen request.
 */

const pageSize = 2

interface Upload {
  readonly key: string
  readonly startedAt: Date
  readonly parts: Map<number, Buffer>
}

/** How a request fails. */
export type Fault =
  /** No response; the connection stays open. */
  | "hang"
  /** The connection is cut before the response. */
  | "reset"
  /** The head of the response and the first half of its body arrive, then nothing more. */
  | "stall"
  /** As `stall`, but the connection is cut. */
  | "cut"
  | { readonly status: number; readonly code: string }

/** A request as the double saw it. */
export interface SeenRequest {
  /** As S3's reference names it, such as `PutObject`. */
  readonly operation: string
  readonly path: string
  readonly bytes: number
}

/** S3 in memory. */
export class S3Double implements TestStore {
  readonly objects = new Map<string, { content: Buffer; modifiedAt: Date }>()
  readonly uploads = new Map<string, Upload>()
  readonly requests: SeenRequest[] = []
  /** Keys that DeleteObjects leaves and reports. */
  readonly undeletable = new Set<string>()
  /** Returns how a request fails; undefined for one that succeeds. */
  findFault: (request: SeenRequest) => Fault | undefined = () => undefined
  #server: Server | undefined
  #port = 0

  static async start(): Promise<S3Double> {
    const double = new S3Double()
    await double.restart()
    return double
  }

  async createBucket(): Promise<TestBucket> {
    return {
      // The double has one bucket under every name.
      bucket: "documents",
      region: "us-east-1",
      endpoint: `http://127.0.0.1:${this.#port}`,
      publicEndpoint: undefined,
      credentials: { accessKeyId: "key", secretAccessKey: "secret" },
    }
  }

  async restart(): Promise<void> {
    const server = createServer((request, response) => {
      this.#respond(request, response).catch(() => response.destroy())
    })
    server.listen(this.#port, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    if (address === null || typeof address === "string") throw new Error("a TCP server has a port")
    this.#port = address.port
    this.#server = server
  }

  async crash(): Promise<void> {
    const server = this.#server
    if (server === undefined) return
    this.#server = undefined
    const closed = once(server, "close")
    server.close()
    server.closeAllConnections()
    await closed
  }

  stop(): Promise<void> {
    return this.crash()
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "", "http://double")
    const body = await buffer(request)
    const seen = { operation: operationOf(request.method ?? "", url), path: url.pathname, bytes: body.length }
    this.requests.push(seen)
    const fault = this.findFault(seen)
    if (fault === "hang") return
    if (fault === "reset") return void response.destroy()
    const reply = typeof fault === "object" ? refuse(fault.status, fault.code) : this.#act(seen, request, url, body)
    response.writeHead(reply.status, { ...reply.headers, "content-length": reply.body.length })
    if (fault === "stall" || fault === "cut") {
      response.write(reply.body.subarray(0, reply.body.length / 2), () => {
        if (fault === "cut") response.destroy()
      })
    } else response.end(reply.body)
  }

  #act({ operation }: SeenRequest, request: IncomingMessage, url: URL, body: Buffer): Reply {
    const key = decodeURIComponent(url.pathname.split("/").slice(2).join("/"))
    const uploadId = url.searchParams.get("uploadId") ?? ""
    switch (operation) {
      case "PutObject":
        this.objects.set(key, { content: body, modifiedAt: new Date() })
        return { status: 200, headers: { etag: tagOf(body) }, body: empty }
      case "GetObject":
        return this.#get(key, request.headers.range, url)
      case "DeleteObject":
        this.objects.delete(key)
        return { status: 204, headers: {}, body: empty }
      case "DeleteObjects":
        return this.#deleteAll(body)
      case "ListObjectsV2":
        return this.#list(url)
      case "CreateMultipartUpload": {
        const id = randomUUID()
        this.uploads.set(id, { key, startedAt: new Date(), parts: new Map() })
        return xml("InitiateMultipartUploadResult", `<UploadId>${id}</UploadId>`)
      }
      case "ListMultipartUploads":
        return this.#listUploads(url)
      default:
        return this.#actOnUpload(operation, uploadId, Number(url.searchParams.get("partNumber")), body)
    }
  }

  #actOnUpload(operation: string, uploadId: string, part: number, body: Buffer): Reply {
    const upload = this.uploads.get(uploadId)
    if (upload === undefined) return refuse(404, "NoSuchUpload")
    switch (operation) {
      case "UploadPart":
        upload.parts.set(part, body)
        return { status: 200, headers: { etag: tagOf(body) }, body: empty }
      case "CompleteMultipartUpload": {
        const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, digits]) => Number(digits))
        const content = Buffer.concat(numbers.map((number) => upload.parts.get(number) ?? empty))
        this.objects.set(upload.key, { content, modifiedAt: new Date() })
        this.uploads.delete(uploadId)
        return xml("CompleteMultipartUploadResult", `<ETag>${tagOf(body)}</ETag>`)
      }
      case "AbortMultipartUpload":
        this.uploads.delete(uploadId)
        return { status: 204, headers: {}, body: empty }
      default:
        return refuse(501, "NotImplemented")
    }
  }

  #get(key: string, range: string | undefined, url: URL): Reply {
    const object = this.objects.get(key)
    if (object === undefined) return refuse(404, "NoSuchKey")
    const headers = {
      "content-type": url.searchParams.get("response-content-type") ?? "application/octet-stream",
      "content-disposition": url.searchParams.get("response-content-disposition") ?? "attachment",
    }
    const { content } = object
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? []
    if (first === undefined) return { status: 200, headers, body: content }
    if (Number(first) >= content.length) return refuse(416, "InvalidRange")
    const body = content.subarray(Number(first), Number(last) + 1)
    const end = Number(first) + body.length - 1
    return { status: 206, headers: { ...headers, "content-range": `bytes ${first}-${end}/${content.length}` }, body }
  }

  #deleteAll(body: Buffer): Reply {
    const keys = [...body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key)
    if (keys.length > 1_000) return refuse(400, "MalformedXML")
    const failed = keys.filter((key) => this.undeletable.has(key))
    for (const key of keys) if (!this.undeletable.has(key)) this.objects.delete(key)
    const errors = failed.map((key) => `<Error><Key>${key}</Key><Code>AccessDenied</Code><Message>no</Message></Error>`)
    return xml("DeleteResult", errors.join(""))
  }

  #list(url: URL): Reply {
    const prefix = url.searchParams.get("prefix") ?? ""
    const after = url.searchParams.get("continuation-token") ?? url.searchParams.get("start-after") ?? ""
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted()
    const page = keys.slice(0, pageSize)
    const entries = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${this.objects.get(key)?.modifiedAt.toISOString()}</LastModified></Contents>`,
    )
    const next = keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ""
    return xml("ListBucketResult", `${entries.join("")}${next}`)
  }

  #listUploads(url: URL): Reply {
    const after = url.searchParams.get("upload-id-marker") ?? ""
    const ids = [...this.uploads.keys()].filter((id) => id > after).toSorted()
    const page = ids.slice(0, pageSize)
    const entries = page.map((id) => {
      const upload = this.uploads.get(id)
      return `<Upload><Key>${upload?.key}</Key><UploadId>${id}</UploadId><Initiated>${upload?.startedAt.toISOString()}</Initiated></Upload>`
    })
    const isTruncated = ids.length > pageSize
    const markers = `<NextKeyMarker>files/</NextKeyMarker><NextUploadIdMarker>${page.at(-1)}</NextUploadIdMarker>`
    return xml(
      "ListMultipartUploadsResult",
      `<IsTruncated>${isTruncated}</IsTruncated>${isTruncated ? markers : ""}${entries.join("")}`,
    )
  }
}

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const empty = Buffer.alloc(0)

const tagOf = (body: Buffer) => `"${createHash("md5").update(body).digest("hex")}"`

function operationOf(method: string, url: URL): string {
  const has = (name: string) => url.searchParams.has(name)
  if (has("uploadId")) {
    if (method === "PUT") return "UploadPart"
    return method === "POST" ? "CompleteMultipartUpload" : "AbortMultipartUpload"
  }
  if (has("uploads")) return method === "POST" ? "CreateMultipartUpload" : "ListMultipartUploads"
  if (has("delete") && method === "POST") return "DeleteObjects"
  if (has("list-type")) return "ListObjectsV2"
  return { PUT: "PutObject", GET: "GetObject", DELETE: "DeleteObject" }[method] ?? method
}

function xml(root: string, content: string): Reply {
  const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><${root}>${content}</${root}>`)
  return { status: 200, headers: { "content-type": "application/xml" }, body }
}

function refuse(status: number, code: string): Reply {
  return { ...xml("Error", `<Code>${code}</Code><Message>refused by the double</Message>`), status }
}
