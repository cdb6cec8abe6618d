import { connect } from "node:net"
import { seededRandom } from "./seeded-random.ts"

/*
 * Requests that no correct client sends, generated from a seed: valid ones with bytes flipped, removed, duplicated or
 * inserted; contradicting headers; bodies that are nearly JSON or nearly a form; and noise. Responses are read as raw
 * bytes from the socket, so that no library can repair them.
 */

/** The outcome of the requests. */
export interface FuzzReport {
  /** Number of responses by status; 0 counts connections closed without a response. */
  readonly statuses: ReadonlyMap<number, number>
  /** Responses with a 5xx, and connections that did not end in time, each with the bytes sent. */
  readonly failures: readonly { readonly what: string; readonly request: string }[]
}

/** Settings of {@link sendMalformedRequests}. */
export interface FuzzOptions {
  readonly url: string
  readonly apiKey: string
  readonly count: number
  readonly seed: number
  /** Concurrent connections. @default 16 */
  readonly parallel?: number
  /** Longest time from the last byte sent to the end of the connection. @default 15,000 */
  readonly deadlineMs?: number
}

/** Sends malformed requests, each on a connection of its own that is half closed after the last byte. */
export async function sendMalformedRequests(options: FuzzOptions): Promise<FuzzReport> {
  const { url, apiKey, count, seed, parallel = 16, deadlineMs = 15_000 } = options
  const random = createRandom(seed)
  const port = Number(new URL(url).port)
  const statuses = new Map<number, number>()
  const failures: { what: string; request: string }[] = []
  let left = count
  const lane = async (): Promise<void> => {
    while (left-- > 0) {
      const bytes = malformedRequest(random, apiKey)
      const response = await exchange(port, bytes, deadlineMs)
      const seen =
        response === undefined ? [] : [...response.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
      for (const status of seen.length === 0 ? [0] : seen) statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const request = bytes.toString("latin1").replaceAll(apiKey, "<key>").slice(0, 2000)
      if (response === undefined) failures.push({ what: "no end", request })
      else if (seen.some((status) => status >= 500)) failures.push({ what: response.slice(0, 500), request })
    }
  }
  await Promise.all(Array.from({ length: parallel }, lane))
  return { statuses, failures }
}

/** Returns the received bytes; undefined when the connection did not end in time. */
function exchange(port: number, bytes: Buffer, deadlineMs: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true })
    const timer = setTimeout(() => {
      resolve(undefined)
      socket.destroy()
    }, deadlineMs)
    socket.on("data", (chunk) => void chunks.push(chunk))
    socket.on("error", () => undefined)
    socket.on("end", () => socket.end())
    socket.on("close", () => {
      clearTimeout(timer)
      resolve(Buffer.concat(chunks).toString("latin1"))
    })
    socket.end(bytes)
  })
}

interface Random {
  /** Returns an integer from 0 to `below` - 1. */
  (below: number): number
}

function createRandom(seed: number): Random {
  const next = seededRandom(seed)
  return (below) => Math.floor(next() * below)
}

const pick = <T>(random: Random, items: readonly [T, ...T[]]): T => items[random(items.length)] ?? items[0]

const usual = ["GET", "POST", "PUT", "DELETE"] as const
const methods = [
  "GET",
  "POST",
  "PUT",
  "DELETE",
  "HEAD",
  "OPTIONS",
  "PATCH",
  "TRACE",
  "get",
  "G\u0000T",
  "PRI",
  "",
] as const
const paths = [
  "/api/v1/workflows",
  "/api/v1/workflows?limit=1&cursor=%FF%FE",
  "/api/v1/workflows?limit=99999999999999999999",
  // A moment in the year 33658, which PostgreSQL cannot read.
  "/api/v1/workflows?cursor=OTk5OTk5OTk5OTk5OTk5IHdrZl8wMTIzNDU2Nzg5YWI",
  "/api/v1/executions?cursor=OTk5OTk5OTk5OTk5OTk5IGV4ZV8wMTIzNDU2Nzg5YWI",
  "/api/v1/workflows/wkf_000000000000",
  "/api/v1/workflows/wkf_000000000000/execute",
  "/api/v1/workflows/%00",
  "/api/v1/executions?status=%F0%9F",
  "/api/v1/executions/exe_000000000000/status",
  "/api/v1/executions/exe_000000000000/export?mode=zip",
  "/api/v1/executions/exe_000000000000/cancel",
  "/api/v1/api-keys",
  "/api/v1/api-keys/../../etc/passwd",
  "/api/v1/admin/models",
  "/api/v1/admin/models/add",
  "/api/v1/admin/models/update",
  "/api/v1/admin/models/delete",
  "/api/v1/admin/runtime-config",
  "/api/v1/admin/organizations",
  "/api/v1/admin/users",
  "/files/file_000000000000?expires=1e999&signature=%",
  "/files/%2e%2e%2f",
  "/livez",
  "/openapi.json",
  "/docs/..%5c..%5c",
  "http://[::1",
  "//",
  "*",
  "/%zz",
  "\u00ff",
] as const
const versions = ["HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/1.1 ", "http/1.1", ""] as const
const usualHost: readonly string[] = ["host: x"]
const oddHosts: readonly [readonly string[], ...(readonly string[])[]] = [
  ["host: a b/c"],
  ["host:"],
  ["host: x", "host: y"],
  [],
]
const contentTypes = [
  "application/json",
  "application/json; charset=utf-16",
  "multipart/form-data; boundary=b",
  "multipart/form-data",
  'multipart/form-data; boundary="\u0000"',
  "text/plain",
  ";;;",
] as const
const bodies = [
  "",
  "{",
  "null",
  "[]",
  '{"name":"a"}',
  '{"name":"\\ud800","configuration":{"objects":[]}}',
  '{"__proto__":{"role":"admin"},"constructor":{"prototype":{}}}',
  '{"name":1e999,"id":"mdl_000000000000"}',
  '{"modelName":"x","baseUrl":"http://169.254.169.254/","providerApiKey":"\u0007"}',
  '{"modelId":"mdl_000000000000","type":"both"}',
  '{"organizationId":"org_000000000000","name":"a","role":"root"}',
  "\u00ff\u00fe\u0000{",
  "[".repeat(5000),
  `{"a":${'{"a":'.repeat(2000)}`,
  `"${"x".repeat(20_000)}`,
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="file"; filename="../../\u0000"\r\n\r\nx\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="file"\r\n\r\n--b',
  "--b\r\n\r\n\r\n--b--",
] as const
const extraHeaders = [
  "transfer-encoding: chunked",
  "transfer-encoding: chunked, identity",
  "transfer-encoding : chunked",
  "content-length: 5",
  "content-length: -1",
  "content-length: 99999999999999999999",
  "content-length: 0x10",
  "expect: 100-continue",
  "expect: magic",
  "connection: upgrade\r\nupgrade: websocket",
  "connection: close, x-api-key",
  "range: bytes=9-1,-0,a-b",
  'if-none-match: "\u00ff',
  "accept: */*;q=\u00e9",
  "prefer: wait=1e9, wait=-1",
  "idempotency-key: \u00e9\u00ff",
  `idempotency-key: ${"k".repeat(300)}`,
  'x-request-id: {"a":"b"}\u007f',
  "x-forwarded-for: ' or 1=1 --",
  "origin: null",
  "access-control-request-method: TRACE",
  "cookie: a=b; a=b",
  " folded: value",
  ": no name",
  "no colon",
  `x-long: ${"a".repeat(15_000)}`,
  Array.from({ length: 150 }, (_, index) => `x-${index}: 1`).join("\r\n"),
] as const

function malformedRequest(random: Random, apiKey: string): Buffer {
  if (random(20) === 0) return noise(random, 1 + random(4000))
  const body = pick(random, bodies)
  const head = [
    `${pick(random, random(3) === 0 ? methods : usual)} ${pick(random, paths)} ${random(10) === 0 ? pick(random, versions) : "HTTP/1.1"}`,
    ...(random(10) === 0 ? pick(random, oddHosts) : usualHost),
    ...(random(10) === 0 ? [] : [`x-api-key: ${random(10) === 0 ? apiKey.slice(1) : apiKey}`]),
    `content-type: ${random(2) === 0 ? contentTypes[0] : pick(random, contentTypes)}`,
    ...(random(8) === 0
      ? []
      : [`content-length: ${Buffer.byteLength(body, "latin1") + (random(8) === 0 ? random(9) - 4 : 0)}`]),
    ...Array.from({ length: random(3) === 0 ? 1 + random(3) : 0 }, () => pick(random, extraHeaders)),
  ]
  const lineEnd = random(20) === 0 ? "\n" : "\r\n"
  const chunked =
    random(20) === 0
      ? `${pick(random, ["5", "-1", "fffffffff", "zz", "0", "5;ext=\u0000"])}\r\n${body}\r\n0\r\n\r\n`
      : body
  const bytes = Buffer.from(`${head.join(lineEnd)}${lineEnd}${lineEnd}${chunked}`, "latin1")
  return random(3) > 0 ? bytes : damage(random, bytes)
}

/** Flips, removes, duplicates or inserts bytes; sometimes appends a second request. */
function damage(random: Random, bytes: Buffer): Buffer {
  const at = random(bytes.length)
  const length = 1 + random(20)
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)]
  switch (random(5)) {
    case 0: {
      const flipped = Buffer.from(bytes)
      for (let index = 0; index < length; index++) flipped[random(flipped.length)] = random(256)
      return flipped
    }
    case 1:
      return before
    case 2:
      return Buffer.concat([before, after.subarray(length)])
    case 3:
      return Buffer.concat([before, noise(random, length), after])
    default:
      return Buffer.concat([bytes, bytes])
  }
}

function noise(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => random(256)))
}
