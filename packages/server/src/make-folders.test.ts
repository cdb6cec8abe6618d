import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { makeFolders } from "./make-folders.ts"

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "docsift-folders-"))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

test("folders are created with their parents, for their owner only, however many callers create them concurrently", async () => {
  const path = join(directory, "a", "b", "c")
  await Promise.all(Array.from({ length: 10 }, () => makeFolders(path)))
  await makeFolders(path)
  expect((await stat(path)).mode & 0o777).toBe(0o700)
})

test("a link to a folder is a folder", async () => {
  await mkdir(join(directory, "there"))
  await symlink(join(directory, "there"), join(directory, "link"))
  await makeFolders(join(directory, "link", "below"))
  expect((await stat(join(directory, "there", "below"))).isDirectory()).toBe(true)
})

test("a file in the way is reported by the system's error code", async () => {
  await writeFile(join(directory, "file"), "")
  await symlink(join(directory, "nowhere"), join(directory, "link"))
  await expect(makeFolders(join(directory, "file"))).rejects.toMatchObject({ code: "EEXIST" })
  await expect(makeFolders(join(directory, "file", "below", "it"))).rejects.toMatchObject({ code: "ENOTDIR" })
  await expect(makeFolders(join(directory, "link"))).rejects.toMatchObject({ code: "EEXIST" })
  await expect(makeFolders(join(directory, "link", "below"))).rejects.toMatchObject({ code: "EEXIST" })
})

// Node's own mkdir with `recursive` never ends here.
test.skipIf(process.platform !== "linux")(
  "a file system that cannot contain folders is an error, not an endless loop",
  async () => {
    await expect(makeFolders("/proc/docsift/a")).rejects.toMatchObject({ code: "ENOENT" })
  },
)
