import { existsSync } from "node:fs"
import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { expect, onTestFinished, test } from "vitest"
import { describeFileStorage } from "../../test/describe-file-storage.ts"
import { newId } from "../domain/ids.ts"
import { DiskFileStorage } from "./disk-file-storage.ts"

async function open() {
  const directory = await mkdtemp(join(tmpdir(), "docsift-storage-"))
  return {
    directory,
    storage: new DiskFileStorage(directory),
    async listEverything() {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
        .toSorted()
    },
    close: () => rm(directory, { recursive: true }),
  }
}

describeFileStorage("files on disk", open)

test("leftovers of an upload whose process was killed are deleted once they are old", async () => {
  const opened = await open()
  const { directory, storage } = opened
  onTestFinished(() => opened.close())
  await mkdir(join(directory, "incoming"))
  const [old, young] = [`${newId("file")}.a`, `${newId("file")}.b`]
  for (const name of [old, young]) await writeFile(join(directory, "incoming", name), "half")
  await utimes(join(directory, "incoming", old), new Date(0), new Date(0))
  await storage.deleteUnfinished(new Date(1000))
  expect(await opened.listEverything()).toEqual([young])
})

// A disk that is not mounted leaves an empty folder, into which uploads would be written and lost.
test("while the folder of files is missing, the store is unavailable, does not recreate it, and reports no file as missing", async () => {
  const { directory, close } = await open()
  onTestFinished(close)
  const storage = await DiskFileStorage.open(directory)
  const signal = new AbortController().signal
  const put = (id: ReturnType<typeof newId<"file">>) =>
    storage.put(id, Readable.from([Buffer.from("x")]), { maxBytes: 10, signal })
  const id = newId("file")
  await put(id)
  await rename(join(directory, "files"), join(directory, "aside"))
  const unavailable = { code: "unavailable", cause: { message: expect.stringContaining("Is its disk mounted?") } }
  await expect(storage.check()).rejects.toMatchObject(unavailable)
  await expect(put(newId("file"))).rejects.toMatchObject(unavailable)
  await expect(storage.open(id)).rejects.toMatchObject(unavailable)
  await expect(storage.withLocalFile(id, signal, async () => "read")).rejects.toMatchObject(unavailable)
  expect(existsSync(join(directory, "files"))).toBe(false)
  expect(await readdir(join(directory, "incoming"))).toEqual([])
  await rename(join(directory, "aside"), join(directory, "files"))
  await storage.check()
  expect(await storage.withLocalFile(id, signal, async () => "read")).toBe("read")
  await expect(storage.open(newId("file"))).rejects.toMatchObject({ code: "not_found" })
})

test("a use that fails because the folder has gone meanwhile fails as unavailable; one that fails by itself keeps its error", async () => {
  const { directory, close } = await open()
  onTestFinished(close)
  const storage = await DiskFileStorage.open(directory)
  const signal = new AbortController().signal
  const id = newId("file")
  await storage.put(id, Readable.from([Buffer.from("x")]), { maxBytes: 10, signal })
  const failure = new Error("damaged")
  await expect(storage.withLocalFile(id, signal, () => Promise.reject(failure))).rejects.toBe(failure)
  const used = storage.withLocalFile(id, signal, async () => {
    await rename(join(directory, "files"), join(directory, "aside"))
    throw failure
  })
  await expect(used).rejects.toMatchObject({ code: "unavailable" })
})

test("a store that cannot create its folders opens, and its check fails until it can", async () => {
  const { directory, close } = await open()
  onTestFinished(close)
  await writeFile(join(directory, "incoming"), "a file where a folder must be")
  const storage = await DiskFileStorage.open(directory)
  await expect(storage.check()).rejects.toThrow("EEXIST")
  await rm(join(directory, "incoming"))
  await storage.check()
})
