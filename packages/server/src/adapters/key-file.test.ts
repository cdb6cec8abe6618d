import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { readOrCreateKeyFile } from "./key-file.ts"

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "docsift-key-"))
})
afterEach(() => rm(directory, { recursive: true }))

test("the first start creates a key file that only its owner can read, and every start reads the same key", async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => readOrCreateKeyFile(directory)))
  expect(keys[0]?.key).toHaveLength(32)
  for (const { id, key } of keys) expect({ id, key }).toEqual(keys[0])
  expect((await stat(join(directory, "encryption.key"))).mode & 0o777).toBe(0o600)
  expect(await readdir(directory)).toEqual(["encryption.key"])
})

test("a malformed key file fails the start and is not replaced", async () => {
  await writeFile(join(directory, "encryption.key"), "file:short")
  await expect(readOrCreateKeyFile(directory)).rejects.toThrow(
    "restore it from a backup, or set DOCSIFT_ENCRYPTION_KEYS",
  )
})
