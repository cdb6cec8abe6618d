import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pathToFileURL } from "node:url"
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { Client, type FileInput, type UploadProgress } from "../src/index.ts"
import { fromPath } from "../src/node.ts"
import { type Responder, sendJson, type SeenRequest, startLocalServer } from "./local-server.ts"
import { executionId, fetchOf, key, workflowId } from "./samples.ts"

beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0))
afterEach(() => void vi.restoreAllMocks())

const result = {
  workflowExecutionId: executionId,
  workflowId,
  status: "Queued",
  fileId: "file_51c0ad93f7e2",
  filename: "a",
}
const accept: Responder = (response) => sendJson(response, result)
const failOnce: Responder = (response, request, count) =>
  count === 1 ? response.writeHead(503).end() : accept(response, request, count)

async function start(respond: Responder) {
  const server = await startLocalServer(respond)
  return { server, client: new Client({ apiKey: key, baseUrl: server.url }) }
}

/** Parses a multipart body with the platform's parser. */
async function parse(request: SeenRequest | undefined): Promise<{ name: string; type: string; text: string }> {
  const form = await new Response(new Uint8Array(request?.body ?? []), {
    headers: { "content-type": request?.headers["content-type"] ?? "" },
  }).formData()
  expect([...form.keys()]).toStrictEqual(["file"])
  const file = form.get("file")
  if (!(file instanceof File)) return expect.fail("The part should be a file.")
  return { name: file.name, type: file.type, text: await file.text() }
}

const text = "%PDF-1.7 …"
const bytes = new TextEncoder().encode(text)
const iterable = async function* () {
  yield bytes.subarray(0, 4)
  yield bytes.subarray(4)
}

const known: [string, FileInput, { name: string; type: string }][] = [
  ["a File", new File([text], "a.pdf", { type: "application/pdf" }), { name: "a.pdf", type: "application/pdf" }],
  ["a Blob", new Blob([text]), { name: "document", type: "application/octet-stream" }],
  ["a typed array", bytes, { name: "document", type: "application/octet-stream" }],
  ["a Buffer", Buffer.from(text), { name: "document", type: "application/octet-stream" }],
  ["an ArrayBuffer", bytes.slice().buffer, { name: "document", type: "application/octet-stream" }],
  ["named bytes", { data: bytes, name: "b.pdf", type: "application/pdf" }, { name: "b.pdf", type: "application/pdf" }],
  ["a promise", Promise.resolve({ data: bytes, name: "c.pdf" }), { name: "c.pdf", type: "application/octet-stream" }],
  [
    "a renamed File",
    { data: new File([text], "a.pdf"), name: "d.pdf" },
    { name: "d.pdf", type: "application/octet-stream" },
  ],
]

test.each(known)("%s is sent completely, with its length, and again after a failure", async (_, file, expected) => {
  const { server, client } = await start(failOnce)
  expect(await client.workflows.execute(workflowId, file)).toStrictEqual(result)
  expect(server.seen).toHaveLength(2)
  for (const request of server.seen) {
    expect(request.headers["content-length"]).toBe(String(request.body.length))
    expect(request.headers["transfer-encoding"]).toBeUndefined()
    expect(await parse(request)).toStrictEqual({ ...expected, text })
  }
  expect(server.seen[0]?.headers["idempotency-key"]).toBe(server.seen[1]?.headers["idempotency-key"])
})

const streams: [string, () => FileInput][] = [
  ["a web stream", () => new Blob([text]).stream()],
  ["a Node stream", () => Readable.from([Buffer.from(text)])],
  ["a Node stream of strings", () => Readable.from([Buffer.from(text)]).setEncoding("utf8")],
  ["an async iterable", iterable],
  ["a response", () => new Response(text)],
  ["a request", () => new Request("https://shop.example", { method: "POST", body: text })],
]

test.each(streams.map(([name, make]) => [name, make] as const))("%s is sent completely", async (_, make) => {
  const { server, client } = await start(accept)
  await client.workflows.execute(workflowId, { data: make() as Blob, name: "e.pdf" }) // any of them, as far as the type goes
  expect(await parse(server.seen[0])).toMatchObject({ name: "e.pdf", text })
})

test.each(streams.map(([name, make]) => [name, make] as const))("%s is never sent a second time", async (_, make) => {
  const { server, client } = await start((response) => response.writeHead(503).end())
  await expect(client.workflows.execute(workflowId, make())).rejects.toMatchObject({ status: 503, attempts: 1 })
  expect(server.seen).toHaveLength(1)
})

test("a stream of a known size is sent with its length, and its progress has a total", async () => {
  const { server, client } = await start(accept)
  const totals = new Set<number | undefined>()
  const stream = { data: new Blob([text]).stream(), name: "e.pdf", size: Buffer.byteLength(text) }
  await client.workflows.execute(workflowId, stream, { onUploadProgress: ({ totalBytes }) => totals.add(totalBytes) })
  expect(server.seen[0]?.headers["content-length"]).toBe(String(server.seen[0]?.body.length))
  expect(totals).toStrictEqual(new Set([Buffer.byteLength(text)]))
})

test("bytes in shared memory are copied, because fetch rejects them", async () => {
  const { server, client } = await start(accept)
  const shared = new Uint8Array(new SharedArrayBuffer(8)).fill(65)
  await client.workflows.execute(workflowId, { data: shared.subarray(2, 5), name: "e.pdf" })
  expect(await parse(server.seen[0])).toMatchObject({ text: "AAA" })
})

const large = new Uint8Array(300_000)
const counted: [string, () => FileInput, number | undefined][] = [
  ["a Blob", () => new Blob([large]), large.length],
  ["bytes in memory", () => large, large.length],
  ["a stream", () => new Blob([large]).stream(), undefined],
]
test.each(counted)("the progress of %s goes up to its size", async (_, make, totalBytes) => {
  const { server, client } = await start(accept)
  const seen: UploadProgress[] = []
  await client.workflows.execute(workflowId, make(), { onUploadProgress: (progress) => seen.push(progress) })
  expect(seen.length).toBeGreaterThan(2)
  expect(seen.at(-1)).toStrictEqual({ sentBytes: large.length, totalBytes })
  const sizes = seen.map(({ sentBytes }) => sentBytes)
  expect(sizes.toSorted((a, b) => a - b)).toStrictEqual(sizes)
  expect(server.seen[0]?.body.length).toBeGreaterThan(large.length)
})

test("progress starts at zero with each attempt", async () => {
  const { client } = await start(failOnce)
  const seen: number[] = []
  await client.workflows.execute(workflowId, bytes, { onUploadProgress: ({ sentBytes }) => seen.push(sentBytes) })
  expect(seen).toStrictEqual([bytes.length, bytes.length])
})

test("an error thrown by a progress callback ends the call", async () => {
  const { client } = await start(accept)
  const onUploadProgress = () => {
    throw new Error("enough")
  }
  const calls = vi.fn(onUploadProgress)
  await expect(client.workflows.execute(workflowId, large, { onUploadProgress: calls })).rejects.toThrow(/^enough$/)
  expect(calls).toHaveBeenCalledOnce()
})

test("a source stream that fails ends the call with its error", async () => {
  const { client } = await start(accept)
  async function* broken() {
    yield new Uint8Array(1_000)
    throw new Error("disk gone")
  }
  await expect(client.workflows.execute(workflowId, broken())).rejects.toThrow(/^disk gone$/)
})

test("a file on the disk keeps its name and is sent again after a failure", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsift-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, "Rechnung 7 %.pdf")
  await writeFile(path, text)
  const { server, client } = await start(failOnce)
  await client.workflows.execute(workflowId, fromPath(path))
  expect(server.seen).toHaveLength(2)
  expect(await parse(server.seen[1])).toMatchObject({ name: "Rechnung 7 %.pdf", text })
})

const png = "\x89PNG\r\n\x1a\n…"
const zip = "PK\x03\x04…"
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
test.each([
  ["a.bin", "%PDF-1.7", "application/pdf"],
  ["renamed.pdf", png, "image/png"],
  ["a", "\xff\xd8\xff\xe0", "image/jpeg"],
  ["a", "II*\0", "image/tiff"],
  ["a", "MM\0*", "image/tiff"],
  ["a", "RIFF\n\0\0\xffWEBPVP8 ", "image/webp"],
  ["sound", "RIFF\n\0\0\xffWAVEfmt ", "application/octet-stream"],
  ["a.DOCX", zip, word],
  ["a.xlsx", zip, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ["archive", zip, "application/octet-stream"],
  ["a.csv", "number;total", "text/csv"],
  ["a.tsv", "number\ttotal", "text/tab-separated-values"],
  ["a.txt", "Invoice", "text/plain"],
  ["a.md", "# Invoice", "text/markdown"],
  ["a.htm", "<h1>", "text/html"],
  ["a.eml", "Subject: Invoice", "message/rfc822"],
  ["a.jpg", "", "image/jpeg"],
  ["pdf", "", "application/octet-stream"],
])("a file on the disk named %s that starts with %j is sent as %s", async (name, content, type) => {
  const folder = await mkdtemp(join(tmpdir(), "docsift-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, name), Buffer.from(content, "latin1"))
  const { server, client } = await start(accept)
  await client.workflows.execute(workflowId, fromPath(join(folder, name)))
  expect((await parse(server.seen[0])).type).toBe(type)
})

test("a type given by the caller overrides the detected one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsift-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, "a.pdf"), text)
  const { server, client } = await start(accept)
  await client.workflows.execute(workflowId, fromPath(join(folder, "a.pdf"), { type: "image/png" }))
  expect((await parse(server.seen[0])).type).toBe("image/png")
})

test("a missing file is an error of the file system, and nothing is sent", async () => {
  const { server, client } = await start(accept)
  await expect(client.workflows.execute(workflowId, fromPath("/nowhere/a.pdf"))).rejects.toMatchObject({
    code: "ENOENT",
  })
  // The other failure is reported; the file's must not surface as an unhandled rejection.
  await expect(client.workflows.execute("..", fromPath("/nowhere/a.pdf"))).rejects.toMatchObject({
    name: "InvalidArgumentError",
  })
  expect(server.seen).toHaveLength(0)
})

test("a folder is an error that names it, and nothing is sent", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsift-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { server, client } = await start(accept)
  for (const path of [folder, pathToFileURL(folder)]) {
    await expect(client.workflows.execute(workflowId, fromPath(path))).rejects.toMatchObject({
      name: "InvalidArgumentError",
      message: `Not a file but a folder: ${String(path)}`,
    })
  }
  expect(server.seen).toHaveLength(0)
})

const misnamed = { name: "a.pdf", stream: Readable.from([bytes]) }
test.each(["/etc/passwd", "", undefined, null, 7, {}, { data: "text" }, [[]], misnamed, { body: "text" }])(
  "%o is not a file and nothing is sent",
  async (wrong) => {
    const { server, client } = await start(accept)
    const file = wrong as Blob // untyped callers may pass anything
    await expect(client.workflows.execute(workflowId, file)).rejects.toMatchObject({
      name: "InvalidArgumentError",
      message: expect.stringContaining("{ data, name }"),
    })
    expect(server.seen).toHaveLength(0)
  },
)

// Security: a name that ends its header early could add headers or a second part to the request.
test("neither name nor type of a file can inject headers", async () => {
  const { server, client } = await start(accept)
  const name = 'a".pdf"\r\nx-evil: 1\r\n\r\n--\u0000'
  await client.workflows.execute(workflowId, { data: bytes, name, type: "text/plain\r\nx-evil: 1" })
  const head = server.seen[0]?.body.toString().split("\r\n\r\n")[0]
  expect(head?.split("\r\n")).toStrictEqual([
    expect.stringMatching(/^--/),
    'content-disposition: form-data; name="file"; filename="a%22.pdf%22%0D%0Ax-evil: 1%0D%0A%0D%0A--%00"',
    "content-type: text/plain%0D%0Ax-evil: 1",
  ])
})

test("where fetch cannot send a stream, the same body is sent as a Blob", async () => {
  vi.stubGlobal("Deno", {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const { server, client } = await start(accept)
  await client.workflows.execute(workflowId, new File([text], "a.pdf"))
  await client.workflows.execute(workflowId, { data: iterable(), name: "b.pdf" })
  expect(server.seen[0]?.headers["content-length"]).toBe(String(server.seen[0]?.body.length))
  expect(await parse(server.seen[0])).toMatchObject({ name: "a.pdf", text })
  expect(await parse(server.seen[1])).toMatchObject({ name: "b.pdf", text })
})

test("an app's own fetch in the same process receives the file", async () => {
  const names: string[] = []
  const app = {
    fetch: async (request: Request) => {
      expect(request.headers.get("content-length")).toMatch(/^\d+$/)
      const file = (await request.formData()).get("file")
      if (file instanceof File) names.push(file.name)
      return Response.json(result)
    },
  }
  const client = new Client({ apiKey: key, fetch: fetchOf(app.fetch) })
  await client.workflows.execute(workflowId, new File([text], "a.pdf"))
  expect(names).toStrictEqual(["a.pdf"])
})
