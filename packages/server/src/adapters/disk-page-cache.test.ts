import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { newId } from "../domain/ids.ts"
import { DiskPageCache } from "./disk-page-cache.ts"

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "docsift-pages-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, "pages")
}

const keyOf = (fileId = newId("file"), page = 1) => ({ fileId, page, width: 600 })

test("images are kept up to the limit, the oldest go first, also those of an earlier process", async () => {
  const folder = await aFolder()
  const [first, second, third] = [keyOf(), keyOf(), keyOf()]
  await new DiskPageCache(folder, 25).put(first, new Uint8Array(10).fill(1))
  const cache = new DiskPageCache(folder, 25)
  await cache.put(second, new Uint8Array(10).fill(2))
  expect(await cache.get(first)).toEqual(new Uint8Array(10).fill(1))
  await cache.put(third, new Uint8Array(10).fill(3))
  expect(await cache.get(first)).toBeUndefined()
  expect(await cache.get(second)).toEqual(new Uint8Array(10).fill(2))
  await cache.put(first, new Uint8Array(26))
  expect(await cache.get(first)).toBeUndefined()
})

test("the images of a deleted file are removed, and those of others stay", async () => {
  const cache = new DiskPageCache(await aFolder(), 1_000)
  const [deleted, other] = [newId("file"), newId("file")]
  for (const page of [1, 2]) await cache.put(keyOf(deleted, page), new Uint8Array(3))
  await cache.put(keyOf(other), new Uint8Array(3))
  await cache.remove(deleted)
  expect(await cache.listFiles()).toEqual([other])
  expect(await cache.get(keyOf(deleted, 2))).toBeUndefined()
})

test("a limit of 0 keeps nothing", async () => {
  const cache = new DiskPageCache(await aFolder(), 0)
  await cache.put(keyOf(), new Uint8Array(1))
  expect(await cache.listFiles()).toEqual([])
})
