import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { newId } from "../domain/ids.ts"
import { LocalCopies } from "./local-copies.ts"

const signal = new AbortController().signal

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A store that counts downloads and the copies that are open. */
function aStore() {
  const counts = { downloads: 0, open: 0 }
  const copies = new LocalCopies({
    async withLocalFile(fileId, _signal, use) {
      counts.downloads++
      counts.open++
      return use(`/${fileId}`).finally(() => counts.open--)
    },
  })
  return { counts, copies }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

test("a document is downloaded once while it is looked at, and removed ten minutes after its last use", async () => {
  const { counts, copies } = aStore()
  const id = newId("file")
  await expect(copies.use(id, signal, async (path) => path)).resolves.toBe(`/${id}`)
  await vi.advanceTimersByTimeAsync(9 * 60_000)
  await copies.use(id, signal, async () => undefined)
  await vi.advanceTimersByTimeAsync(9 * 60_000)
  expect(counts).toEqual({ downloads: 1, open: 1 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(counts).toEqual({ downloads: 1, open: 0 })
})

test("at most eight copies stay open; the one that was used longest ago is removed", async () => {
  const { counts, copies } = aStore()
  const ids = Array.from({ length: 8 }, () => newId("file"))
  for (const id of ids) await copies.use(id, signal, async () => undefined)
  const [first, second] = ids
  if (first === undefined || second === undefined) throw new Error("no ids")
  await copies.use(first, signal, async () => undefined)
  await copies.use(newId("file"), signal, async () => undefined)
  await settled()
  expect(counts).toEqual({ downloads: 9, open: 8 })
  await copies.use(first, signal, async () => undefined)
  expect(counts.downloads).toBe(9)
  await copies.use(second, signal, async () => undefined)
  expect(counts.downloads).toBe(10)
})

test("the copy of a deleted document is removed, but not while it is read", async () => {
  const { counts, copies } = aStore()
  const id = newId("file")
  const reading = Promise.withResolvers<void>()
  const use = copies.use(id, signal, () => reading.promise)
  await settled()
  copies.remove(id)
  await settled()
  expect(counts.open).toBe(1)
  reading.resolve()
  await use
  await settled()
  expect(counts.open).toBe(0)
})

test("an abort ends the wait of one request; the download goes on for the others", async () => {
  const downloaded = Promise.withResolvers<void>()
  const copies = new LocalCopies({
    async withLocalFile(fileId, _signal, use) {
      await downloaded.promise
      return use(`/${fileId}`)
    },
  })
  const id = newId("file")
  const gone = new AbortController()
  const aborted = expect(copies.use(id, gone.signal, async () => undefined)).rejects.toThrow("gone")
  const other = copies.use(id, signal, async (path) => path)
  gone.abort(new Error("gone"))
  await aborted
  downloaded.resolve()
  await expect(other).resolves.toBe(`/${id}`)
})

test("a failed download is tried again by the next use", async () => {
  let downloads = 0
  const copies = new LocalCopies({
    async withLocalFile(fileId, _signal, use) {
      if (++downloads === 1) throw new Error("no response")
      return use(`/${fileId}`)
    },
  })
  const id = newId("file")
  await expect(copies.use(id, signal, async () => undefined)).rejects.toThrow("no response")
  await expect(copies.use(id, signal, async (path) => path)).resolves.toBe(`/${id}`)
})

test("closing removes the copies, also those in use, and refuses new ones", async () => {
  const { counts, copies } = aStore()
  void copies.use(newId("file"), signal, () => Promise.withResolvers<void>().promise)
  await copies.use(newId("file"), signal, async () => undefined)
  await copies.close()
  expect(counts).toEqual({ downloads: 2, open: 0 })
  await expect(copies.use(newId("file"), signal, async () => undefined)).rejects.toThrow()
})
