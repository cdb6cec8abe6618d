import { createHash } from "node:crypto"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { afterEach, beforeEach, expect, test } from "vitest"
import { newId } from "../domain/ids.ts"
import { DiskFileStorage } from "./disk-file-storage.ts"

let directory: string
let storage: DiskFileStorage
const options = { maxBytes: 1000, signal: new AbortController().signal }

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "docsift-storage-"))
  storage = new DiskFileStorage(directory)
})
afterEach(() => rm(directory, { recursive: true }))

async function listFiles(): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

test("a file comes back as it was sent, whole or in part, with its size and hash", async () => {
  const id = newId("file")
  const written = await storage.put(id, Readable.from([Buffer.from("hello "), Buffer.from("world")]), options)
  expect(written).toEqual({ sizeBytes: 11, sha256: createHash("sha256").update("hello world").digest("hex") })
  expect(await text(await storage.open(id))).toBe("hello world")
  expect(await text(await storage.open(id, { start: 6, end: 8 }))).toBe("wor")
  expect(await listFiles()).toEqual([id])
})

test("a file over the limit leaves nothing behind", async () => {
  const upload = Readable.from([Buffer.alloc(600), Buffer.alloc(600)])
  await expect(storage.put(newId("file"), upload, options)).rejects.toMatchObject({ code: "payload_too_large" })
  expect(upload.destroyed).toBe(true)
  expect(await listFiles()).toEqual([])
})

test("an upload that breaks off leaves nothing behind", async () => {
  const upload = new Readable({ read() {} })
  upload.push(Buffer.from("half"))
  const put = storage.put(newId("file"), upload, options)
  upload.destroy(new Error("connection lost"))
  await expect(put).rejects.toThrow("connection lost")
  expect(await listFiles()).toEqual([])
})

test("an aborted upload ends at once and leaves nothing behind", async () => {
  const controller = new AbortController()
  const upload = new Readable({ read() {} })
  upload.push(Buffer.from("half"))
  const put = storage.put(newId("file"), upload, { maxBytes: 1000, signal: controller.signal })
  controller.abort()
  await expect(put).rejects.toMatchObject({ name: "AbortError" })
  expect(await listFiles()).toEqual([])
})

test("deleting is repeatable, and a deleted file is not found", async () => {
  const id = newId("file")
  await storage.put(id, Readable.from([Buffer.from("x")]), options)
  await storage.delete(id)
  await storage.delete(id)
  await expect(storage.open(id)).rejects.toMatchObject({ code: "not_found" })
  await expect(storage.withLocalFile(id, async () => "used")).rejects.toMatchObject({ code: "not_found" })
})

test("what is stored can be listed, and unfinished uploads can be swept", async () => {
  const id = newId("file")
  await storage.put(id, Readable.from([Buffer.from("x")]), options)
  const listed = []
  for await (const entry of storage.list()) listed.push(entry.fileId)
  expect(listed).toEqual([id])
  await storage.deleteUnfinished(new Date())
  expect(await listFiles()).toEqual([id])
})
