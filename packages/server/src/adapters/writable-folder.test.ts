import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { canMount, fillDisk, mountDisk } from "../../test/small-disk.ts"
import { probeWritable, WritableFolder } from "./writable-folder.ts"

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "docsift-writable-"))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

test("a writable folder is created if missing, and left empty", async () => {
  const folder = join(directory, "incoming")
  await probeWritable(folder)
  expect(await readdir(folder)).toEqual([])
})

test("the outcome of a probe is reused for a second, whether it succeeded or failed", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0)
  onTestFinished(() => clock.mockRestore())
  const path = join(directory, "incoming")
  await writeFile(path, "a file where a folder must be")
  const folder = new WritableFolder(path)
  await expect(folder.check()).rejects.toThrow("EEXIST")
  await rm(path)
  clock.mockReturnValue(999)
  await expect(folder.check()).rejects.toThrow("EEXIST")
  clock.mockReturnValue(1000)
  await folder.check()
  const { mtimeMs } = await stat(path)
  // A folder's modification time changes with each file created in it.
  await Promise.all(Array.from({ length: 5 }, () => folder.check()))
  expect((await stat(path)).mtimeMs).toBe(mtimeMs)
})

test("concurrent checks share one probe", async () => {
  const folder = new WritableFolder(join(directory, "incoming"))
  const checks = Array.from({ length: 5 }, () => folder.check())
  expect(new Set(checks).size).toBe(1)
  await Promise.all(checks)
})

// An empty file can be created on a disk without a free byte.
test.skipIf(!canMount("THE TEST OF A FULL DISK"))(
  "a full disk is not writable, and nothing is left on it",
  async () => {
    const disk = mountDisk(directory, 1)
    try {
      const release = await fillDisk(directory)
      await writeFile(join(directory, "empty"), "")
      await expect(probeWritable(directory)).rejects.toThrow("ENOSPC")
      expect(await readdir(directory)).toEqual(["ballast", "empty"])
      await release()
      await probeWritable(directory)
    } finally {
      disk.unmount()
    }
  },
)
