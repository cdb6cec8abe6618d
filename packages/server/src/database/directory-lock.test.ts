import { spawnSync } from "node:child_process"
import { mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises"
import { hostname, tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { DirectoryInUseError, lockDirectory } from "./directory-lock.ts"

let directory: string
let path: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "docsift-lock-"))
  path = join(directory, "server.1.lock")
})
afterEach(() => {
  vi.useRealTimers()
  return rm(directory, { recursive: true })
})

const holder = (overrides: object) =>
  JSON.stringify({ token: "t", processId: 1, processStart: "", host: hostname(), ...overrides })

test("a locked directory is rejected with a sentence that names the holder and the fix", async () => {
  const lock = await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow(
    `The data directory ${directory} is in use by process ${process.pid} on ${hostname()}. Stop it, or set DOCSIFT_DATA_DIR to another directory.`,
  )
  await lock.release()
  const again = await lockDirectory(directory)
  await again.release()
  expect(await readdir(directory)).toEqual(["server.2.lock"])
})

test("the lock of a dead process is taken over", async () => {
  const { pid } = spawnSync(process.execPath, ["--version"])
  await writeFile(path, holder({ processId: pid }))
  const lock = await lockDirectory(directory)
  expect(await readdir(directory)).toEqual(["server.2.lock"])
  expect(await readFile(join(directory, "server.2.lock"), "utf8")).toContain(`"processId":${process.pid}`)
  await lock.release()
})

test("a process with the reused id of a dead holder does not keep the lock alive", async () => {
  await writeFile(path, holder({ processId: process.ppid, processStart: "1" }))
  const lock = await lockDirectory(directory)
  await lock.release()
})

test("a broken lock file is taken over", async () => {
  await writeFile(path, "{")
  const lock = await lockDirectory(directory)
  await lock.release()
})

test("a holder on another machine is alive as long as it touches its file", async () => {
  await writeFile(path, holder({ host: "another-machine" }))
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError)
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(path, longAgo, longAgo)
  const lock = await lockDirectory(directory)
  await lock.release()
})

test("a lock that another machine took over while this process was paused is reported at the next touch", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  const onLost = vi.fn<(error: DirectoryInUseError) => void>()
  const lock = await lockDirectory(directory, onLost)
  await writeFile(join(directory, "server.2.lock"), holder({ processId: 7, host: "another-machine" }))
  await rm(path)
  vi.advanceTimersByTime(5_000)
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce())
  expect(onLost.mock.calls[0]?.[0].message).toContain("is in use by process 7 on another-machine")
  await lock.release()
  expect(await readFile(join(directory, "server.2.lock"), "utf8")).toContain("another-machine")
})

test("a directory that was removed with its locks is no loss", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  const onLost = vi.fn<(error: DirectoryInUseError) => void>()
  const lock = await lockDirectory(directory, onLost)
  await rm(path)
  vi.advanceTimersByTime(5_000)
  for (let reads = 0; reads < 20; reads++) await readdir(directory)
  expect(onLost).not.toHaveBeenCalled()
  await lock.release()
})

test("a touch that fails for a moment is repeated", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  const lock = await lockDirectory(directory)
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(path, longAgo, longAgo)
  // A file in place of the directory: the touch fails with ENOTDIR.
  await rename(directory, `${directory}-away`)
  await writeFile(directory, "")
  vi.advanceTimersByTime(5_000)
  // The touch is done before these.
  for (let reads = 0; reads < 20; reads++) await readFile(directory)
  await rm(directory)
  await rename(`${directory}-away`, directory)
  expect((await stat(path)).mtimeMs).toBe(longAgo.getTime())
  vi.advanceTimersByTime(5_000)
  await vi.waitFor(async () => expect((await stat(path)).mtimeMs).toBeGreaterThan(longAgo.getTime()))
  await lock.release()
})

test("exactly one of many processes takes over a dead lock", async () => {
  const { pid } = spawnSync(process.execPath, ["--version"])
  await writeFile(path, holder({ processId: pid }))
  for (let round = 0; round < 20; round++) {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockDirectory(directory)))
    const locks = results.filter((result) => result.status === "fulfilled").map((result) => result.value)
    expect(locks).toHaveLength(1)
    await locks[0]?.release()
  }
})

test("the file of the highest generation counts", async () => {
  const lock = await lockDirectory(directory)
  await writeFile(join(directory, "server.7.lock"), await readFile(path))
  await rm(path)
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError)
  await lock.release()
})

test("releasing does not remove a lock that another process has taken over", async () => {
  const lock = await lockDirectory(directory)
  await writeFile(path, holder({ token: "other" }))
  await lock.release()
  expect(await readFile(path, "utf8")).toContain("other")
})
