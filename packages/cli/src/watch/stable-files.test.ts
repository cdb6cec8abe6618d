import { appendFile, mkdtemp, rm, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { StableFiles } from "./stable-files.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-cli-"))
})
afterEach(() => rm(folder, { recursive: true }))

const namesOf = async (files: StableFiles) => (await files.scan()).map(({ name }) => name)

test("a file is found by the second scan that sees it unchanged, however slowly it grew before", async () => {
  const files = new StableFiles(folder)
  const path = join(folder, "slow.txt")
  for (let part = 0; part < 3; part++) {
    await appendFile(path, "part\n")
    expect(await namesOf(files)).toEqual([])
  }
  expect(await namesOf(files)).toEqual(["slow.txt"])
  expect(await namesOf(files)).toEqual(["slow.txt"])
})

test("a file of the same length that was written again is not the one that was seen", async () => {
  const files = new StableFiles(folder)
  const path = join(folder, "a.txt")
  await writeFile(path, "first")
  await files.scan()
  await writeFile(path, "other")
  // A moment later, whatever the precision of the file system's clock.
  await utimes(path, new Date(), new Date(Date.now() + 10_000))
  expect(await namesOf(files)).toEqual([])
  expect(await namesOf(files)).toEqual(["a.txt"])
})

test("files are sorted by number, and those that are empty or that a program is writing are not found", async () => {
  const files = new StableFiles(folder)
  for (const name of ["10.txt", "2.txt", ".hidden", "~lock", "a.pdf.part", "b.tmp"])
    await writeFile(join(folder, name), "a")
  await writeFile(join(folder, "empty.txt"), "")
  await files.scan()
  expect(await namesOf(files)).toEqual(["2.txt", "10.txt"])
})
