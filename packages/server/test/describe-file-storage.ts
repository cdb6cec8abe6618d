import { createHash, randomBytes } from "node:crypto"
import { stat } from "node:fs/promises"
import { Readable } from "node:stream"
import { buffer, text } from "node:stream/consumers"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { type FileId, newId } from "../src/domain/ids.ts"
import type { FileStorage } from "../src/ports/file-storage.ts"

/** An empty store. */
export interface StorageUnderTest {
  readonly storage: FileStorage
  /** Lists all files, including unfinished ones; complete files by their ids. */
  listEverything(): Promise<string[]>
  /** False for a store that is known to return wrong bytes for ranges and for files of several parts. @default true */
  readonly isTrueToBytes?: boolean
  close(): Promise<void>
}

const never = new AbortController().signal
const options = { maxBytes: 1000, signal: never }

/** Defines the tests of the contract of {@link FileStorage} for one implementation. */
export function describeFileStorage(title: string, open: () => Promise<StorageUnderTest>): void {
  describe(title, () => {
    let opened: StorageUnderTest
    let storage: FileStorage
    beforeEach(async () => {
      opened = await open()
      storage = opened.storage
    })
    afterEach(() => opened.close())
    const put = async (content: string) => {
      const id = newId("file")
      await storage.put(id, Readable.from([Buffer.from(content)]), options)
      return id
    }

    test("a file is returned as it was stored, completely or in part, with its size and hash", async () => {
      const id = newId("file")
      const written = await storage.put(id, Readable.from([Buffer.from("hello "), Buffer.from("world")]), options)
      expect(written).toEqual({
        sizeBytes: 11,
        sha256: createHash("sha256").update("hello world").digest("hex"),
        head: Buffer.from("hello world"),
      })
      expect(await text(await storage.open(id))).toBe("hello world")
      expect(await text(await storage.open(id, { start: 0, end: 4 }))).toBe("hello")
      expect(await opened.listEverything()).toEqual([id])
      if (opened.isTrueToBytes === false) return
      expect(await text(await storage.open(id, { start: 6, end: 8 }))).toBe("wor")
      expect(await text(await storage.open(id, { start: 6, end: 65_535 }))).toBe("world")
    })

    test("an empty file is stored and opened like any other", async () => {
      const id = newId("file")
      const written = await storage.put(id, Readable.from([]), options)
      expect(written).toEqual({ sizeBytes: 0, sha256: createHash("sha256").digest("hex"), head: Buffer.alloc(0) })
      expect(await text(await storage.open(id))).toBe("")
      expect(await text(await storage.open(id, { start: 0, end: 65_535 }))).toBe("")
    })

    test("a file of many megabytes is returned as it was stored", async () => {
      const id = newId("file")
      const content = randomBytes(20 * 1024 * 1024 + 1)
      const chunks = Array.from({ length: 21 }, (_, index) => content.subarray(index << 20, (index + 1) << 20))
      const written = await storage.put(id, Readable.from(chunks), { maxBytes: content.length, signal: never })
      expect(written.sha256).toBe(createHash("sha256").update(content).digest("hex"))
      expect(written.head.equals(content.subarray(0, 64 * 1024))).toBe(true)
      expect(await opened.listEverything()).toEqual([id])
      const back = await buffer(await storage.open(id))
      expect(back.length).toBe(content.length)
      if (opened.isTrueToBytes !== false) expect(content.equals(back)).toBe(true)
    })

    test("a file over the limit leaves nothing behind", async () => {
      const upload = Readable.from([Buffer.alloc(600), Buffer.alloc(600)])
      await expect(storage.put(newId("file"), upload, options)).rejects.toMatchObject({ code: "payload_too_large" })
      expect(upload.destroyed).toBe(true)
      expect(await opened.listEverything()).toEqual([])
    })

    test("an interrupted upload leaves nothing behind", async () => {
      const upload = new Readable({ read() {} })
      upload.push(Buffer.from("half"))
      const broken = storage.put(newId("file"), upload, options)
      upload.destroy(new Error("connection lost"))
      await expect(broken).rejects.toThrow("connection lost")
      expect(await opened.listEverything()).toEqual([])
    })

    test("an aborted upload ends at once and leaves nothing behind", async () => {
      const controller = new AbortController()
      const upload = new Readable({ read() {} })
      upload.push(Buffer.from("half"))
      const aborted = storage.put(newId("file"), upload, { maxBytes: 1000, signal: controller.signal })
      controller.abort()
      await expect(aborted).rejects.toMatchObject({ name: "AbortError" })
      expect(upload.destroyed).toBe(true)
      expect(await opened.listEverything()).toEqual([])
    })

    test("the local file of a document is complete while it is used", async () => {
      const id = await put("hello")
      expect(await storage.withLocalFile(id, never, async (path) => (await stat(path)).size)).toBe(5)
      const failed = storage.withLocalFile(id, never, () => Promise.reject(new TypeError("defect")))
      await expect(failed).rejects.toThrow(new TypeError("defect"))
      expect(await opened.listEverything()).toEqual([id])
    })

    test("a signal ends the wait for a local file with its own reason", async () => {
      const id = await put("hello")
      const reason = new Error("the worker stops")
      const given = storage.withLocalFile(id, AbortSignal.abort(reason), async () => "used")
      await expect(given).rejects.toBe(reason)
    })

    test("deleting is idempotent, and a deleted file is not found", async () => {
      const id = await put("x")
      await storage.delete(id)
      await storage.delete(id)
      await expect(storage.open(id)).rejects.toMatchObject({ code: "not_found" })
      const used = storage.withLocalFile(id, never, async () => "used")
      await expect(used).rejects.toMatchObject({ code: "not_found" })
      expect(await opened.listEverything()).toEqual([])
    })

    test("many files are deleted at once, missing ones among them", async () => {
      const ids = [await put("x"), await put("y"), await put("z")]
      await storage.deleteAll([ids[0], newId("file"), ids[2]].filter((id) => id !== undefined))
      expect(await opened.listEverything()).toEqual([ids[1]])
      await storage.deleteAll([])
    })

    test("files are listed in the order of their ids, also from a stored or a removed one on", async () => {
      const ids = []
      for (const content of ["v", "w", "x", "y", "z"]) ids.push(await put(content))
      const [first, second, ...rest] = ids.toSorted()
      const listAfter = async (after?: FileId) => {
        const listed = []
        for await (const { fileId } of storage.list(after)) listed.push(fileId)
        return listed
      }
      expect(await listAfter()).toEqual([first, second, ...rest])
      expect(await listAfter(second)).toEqual(rest)
      if (second !== undefined) await storage.delete(second)
      expect(await listAfter(second)).toEqual(rest)
      expect(await listAfter(rest.at(-1))).toEqual([])
    })

    test("stored files are listed with their time, and survive the sweep of unfinished uploads", async () => {
      const before = Date.now()
      const ids = [await put("x"), await put("y"), await put("z")]
      const listed = []
      for await (const entry of storage.list()) listed.push(entry)
      expect(listed.map(({ fileId }) => fileId).toSorted()).toEqual(ids.toSorted())
      // A store has timestamps in whole seconds.
      for (const { modifiedAt } of listed) expect(Math.abs(modifiedAt.getTime() - before)).toBeLessThan(60_000)
      await storage.deleteUnfinished(new Date())
      expect(await opened.listEverything()).toEqual(ids.toSorted())
    })

    test("the check of a working store leaves nothing behind", async () => {
      await storage.check()
      expect(await opened.listEverything()).toEqual([])
    })
  })
}
