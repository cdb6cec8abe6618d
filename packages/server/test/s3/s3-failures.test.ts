import { once } from "node:events"
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { afterEach, beforeEach, expect, test } from "vitest"
import { S3FileStorage } from "../../src/adapters/s3-file-storage.ts"
import { newId } from "../../src/domain/ids.ts"
import { S3Double, type SeenRequest } from "@docsift/testing/s3/double"

const never = new AbortController().signal
const large = () => Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(1 << 20, "x")))
const small = () => Readable.from([Buffer.from("hello")])
const options = { maxBytes: 1 << 30, signal: never }
const deny = { status: 403, code: "AccessDenied" }

let double: S3Double
let directory: string
let storage: S3FileStorage
beforeEach(async () => {
  double = await S3Double.start()
  directory = await mkdtemp(join(tmpdir(), "docsift-s3-"))
  storage = new S3FileStorage(await double.createBucket(), directory)
})
afterEach(async () => {
  await storage.close()
  await double.stop()
  await rm(directory, { recursive: true })
})

const only = (operation: string) => (seen: SeenRequest) => seen.operation === operation
const countOf = (operation: string) => double.requests.filter(only(operation)).length
async function expectNothingLeft() {
  expect([...double.objects.keys()]).toEqual([])
  expect([...double.uploads.keys()]).toEqual([])
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  expect(entries.filter((entry) => entry.isFile())).toEqual([])
}

test.for(["UploadPart", "CompleteMultipartUpload"])("a %s that is rejected leaves no part", async (operation) => {
  double.findFault = (seen) => (seen.operation === operation ? deny : undefined)
  await expect(storage.put(newId("file"), large(), options)).rejects.toMatchObject({ code: "unavailable" })
  expect(countOf("AbortMultipartUpload")).toBe(1)
  await expectNothingLeft()
})

test("a store without its local folder for uploads is not usable", async () => {
  await writeFile(join(directory, "incoming"), "a file where a folder must be")
  await expect(storage.check()).rejects.toThrow("EEXIST")
  await rm(join(directory, "incoming"))
  // The outcome of a probe is kept for a second.
  await expect.poll(() => storage.check().then(() => "usable")).toBe("usable")
})

test("an upload aborted during a part ends at once and leaves no part", async () => {
  const controller = new AbortController()
  double.findFault = ({ operation }) => {
    if (operation !== "UploadPart") return undefined
    controller.abort()
    return "hang"
  }
  const aborted = storage.put(newId("file"), large(), { maxBytes: 1 << 30, signal: controller.signal })
  await expect(aborted).rejects.toMatchObject({ name: "AbortError" })
  await expectNothingLeft()
})

test("an oversized upload never reaches the store", async () => {
  const upload = storage.put(newId("file"), large(), { maxBytes: 10 << 20, signal: never })
  await expect(upload).rejects.toMatchObject({ code: "payload_too_large" })
  expect(double.requests).toEqual([])
})

test("a large file is sent in parts of 8 MiB", async () => {
  await storage.put(newId("file"), large(), options)
  expect(double.requests.filter(only("UploadPart")).map(({ bytes }) => bytes)).toEqual([8 << 20, 8 << 20, 4 << 20])
})

test("a request whose connection breaks, or that gets 503, is retried", async () => {
  let count = 0
  double.findFault = () => [undefined, "reset", { status: 503, code: "SlowDown" }][++count] as "reset" | undefined
  await storage.put(newId("file"), small(), options)
  expect(countOf("PutObject")).toBe(3)
})

test("an unreachable store is unavailable after three attempts, and the log names bucket and address", async () => {
  double.findFault = () => ({ status: 500, code: "InternalError" })
  await expect(storage.open(newId("file"))).rejects.toMatchObject({
    code: "unavailable",
    retryAfterSeconds: 5,
    message: expect.not.stringContaining("documents"),
    cause: { message: expect.stringMatching(/^GetObject on bucket documents at http:.* failed: InternalError/) },
  })
  expect(countOf("GetObject")).toBe(3)
})

test.for([
  ["SignatureDoesNotMatch", 403, "DOCSIFT_S3_SECRET_KEY is wrong"],
  ["InvalidAccessKeyId", 403, "DOCSIFT_S3_ACCESS_KEY is unknown to the store"],
  ["NoSuchBucket", 404, "correct DOCSIFT_S3_BUCKET"],
  ["AccessDenied", 403, "the key lacks a permission"],
] as const)("%s is unavailable, and the log has advice", async ([code, status, advice]) => {
  double.findFault = () => ({ status, code })
  await expect(storage.open(newId("file"))).rejects.toMatchObject({
    code: "unavailable",
    cause: { message: expect.stringContaining(advice) },
  })
})

test("a document whose download breaks is unavailable, and no partial file is used or kept", async () => {
  const id = newId("file")
  await storage.put(id, large(), options)
  double.findFault = ({ operation }) => (operation === "GetObject" ? "cut" : undefined)
  const used = storage.withLocalFile(id, never, async () => "used")
  await expect(used).rejects.toMatchObject({ code: "unavailable" })
  expect(await readdir(join(directory, "outgoing"))).toEqual([])
})

test("a signal ends the wait for a stalled download", async () => {
  const id = newId("file")
  await storage.put(id, large(), options)
  double.findFault = ({ operation }) => (operation === "GetObject" ? "stall" : undefined)
  const reason = new Error("the worker stops")
  const controller = new AbortController()
  const used = storage.withLocalFile(id, controller.signal, async () => "used")
  await expect.poll(() => countOf("GetObject")).toBe(1)
  controller.abort(reason)
  await expect(used).rejects.toBe(reason)
})

test("the check fails for a store that does not respond within 2 s", async () => {
  double.findFault = () => "hang"
  await expect(storage.check()).rejects.toMatchObject({ cause: { message: expect.stringContaining("within 2 s") } })
})

test("old multipart uploads are removed over several pages, young ones stay", async () => {
  for (let count = 0; count < 5; count += 1) {
    const startedAt = new Date(count < 4 ? 0 : Date.now())
    double.uploads.set(`upload-${count}`, { key: `files/${newId("file")}`, startedAt, parts: new Map() })
  }
  await storage.deleteUnfinished(new Date(1000))
  expect([...double.uploads.keys()]).toEqual(["upload-4"])
})

const keyOf = (id: string) => `files/${id}`
const fill = (count: number) => {
  const ids = Array.from({ length: count }, () => newId("file"))
  for (const id of ids) double.objects.set(keyOf(id), { content: Buffer.from("x"), modifiedAt: new Date() })
  return ids
}

test("files are deleted with a request for each thousand", async () => {
  await storage.deleteAll(fill(2_001))
  expect([countOf("DeleteObjects"), countOf("DeleteObject"), double.objects.size]).toEqual([3, 0, 0])
})

test("a file that cannot be deleted is an error that names the reason, and all others are deleted", async () => {
  const ids = fill(1_500)
  double.undeletable.add(keyOf(ids[3] ?? ""))
  await expect(storage.deleteAll(ids)).rejects.toMatchObject({
    code: "unavailable",
    cause: {
      message: expect.stringMatching(/AccessDenied: 1 of 1000 objects were not deleted: no .*lacks a permission/),
    },
  })
  expect([...double.objects.keys()]).toEqual([keyOf(ids[3] ?? "")])
})

test.for([
  [501, "NotImplemented"],
  [400, "MissingContentMD5"],
] as const)(
  "a store that responds to DeleteObjects with %d %s gets single requests, and is asked once",
  async ([status, code]) => {
    double.findFault = ({ operation }) => (operation === "DeleteObjects" ? { status, code } : undefined)
    await storage.deleteAll(fill(40))
    await storage.deleteAll(fill(2))
    expect([countOf("DeleteObjects"), countOf("DeleteObject"), double.objects.size]).toEqual([1, 42, 0])
  },
)

test("an unreachable store keeps its files, and they are not asked for one by one", async () => {
  const ids = fill(40)
  double.findFault = () => ({ status: 503, code: "SlowDown" })
  await expect(storage.deleteAll(ids)).rejects.toMatchObject({ code: "unavailable" })
  expect([countOf("DeleteObject"), double.objects.size]).toEqual([0, 40])
})

test("a presigned URL has the public endpoint, and the content type and name of the document", async () => {
  const config = { ...(await double.createBucket()), publicEndpoint: "https://files.example.com" }
  const signing = new S3FileStorage(config, directory)
  const id = newId("file")
  const url = new URL(
    await signing.presign(id, {
      expiresInSeconds: 900,
      mediaType: "text/plain",
      contentDisposition: 'attachment; filename="a.txt"',
    }),
  )
  await signing.close()
  expect(`${url.origin}${url.pathname}`).toBe(`https://files.example.com/documents/files/${id}`)
  expect(url.searchParams.get("X-Amz-Expires")).toBe("900")
  expect(url.searchParams.get("X-Amz-SignedHeaders")).toBe("host")
  expect(url.searchParams.get("response-content-type")).toBe("text/plain")
  expect(url.searchParams.get("response-content-disposition")).toBe('attachment; filename="a.txt"')
  expect(url.href).not.toContain("secret")
})

test("a foreign object in the bucket is neither listed nor read", async () => {
  double.objects.set("files/notes.txt", { content: Buffer.from("x"), modifiedAt: new Date() })
  const id = newId("file")
  await storage.put(id, small(), options)
  const listed = []
  for await (const { fileId } of storage.list()) listed.push(fileId)
  expect(listed).toEqual([id])
  expect(await text(await storage.open(id))).toBe("hello")
})

test("an address without a listener is unavailable", async () => {
  const probe = createServer().listen(0, "127.0.0.1")
  await once(probe, "listening")
  const address = probe.address()
  probe.close()
  await once(probe, "close")
  const port = typeof address === "object" ? address?.port : undefined
  const lost = new S3FileStorage({ ...(await double.createBucket()), endpoint: `http://127.0.0.1:${port}` }, directory)
  await expect(lost.put(newId("file"), small(), options)).rejects.toMatchObject({ code: "unavailable" })
  await lost.close()
  await expectNothingLeft()
})
