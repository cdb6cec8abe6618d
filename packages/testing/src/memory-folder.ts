import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs"
import { join } from "node:path"

/*
 * Where the files of a test run are kept. On the disk of a virtual machine, files take a sixth of the processor time of tests that
 * start databases (measured: 151 s instead of 173 s), and the tests wait for it besides.
 */

/** The file system in memory that Linux mounts. */
const memory = "/dev/shm"
/** Several times what a run was seen to hold at once: its deployments, clusters and uploads. */
const neededBytes = 8 * 1024 ** 3
const prefix = "docsift-tests-"

/**
 * Lets this process, and those that it starts, keep temporary files in memory, where there is room for them. A `TMPDIR` that is
 * set stays. The folder is removed when this process ends; those of processes that were killed are removed by the next one.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return
  removeAbandoned()
  const folder = join(memory, `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // As /tmp: PostgreSQL runs as another user.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
}

/** Returns whether there is a file system in memory with room for a run. */
export function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= neededBytes
  } catch {
    // Not Linux, or a container without it.
    return false
  }
}

function removeAbandoned(): void {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix)) continue
    if (!isRunning(Number(name.slice(prefix.length)))) rmSync(join(memory, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process of another user.
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}
