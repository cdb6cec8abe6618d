import { execFileSync } from "node:child_process"
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs"
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
  process.once("exit", () => remove(folder))
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
    if (!isRunning(Number(name.slice(prefix.length)))) remove(join(memory, name))
  }
}

/** Removes a folder with what tests mounted in it. What stays busy is left behind: it must not fail a run that needs nothing of it. */
function remove(folder: string): void {
  try {
    for (const mountPoint of mountPointsIn(folder)) execFileSync("umount", ["--lazy", mountPoint], { stdio: "ignore" })
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // The next run tries again.
  }
}

/** Returns the mount points below a folder, the inner ones first. */
function mountPointsIn(folder: string): string[] {
  return readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" ")[1] ?? "")
    .filter((mountPoint) => mountPoint.startsWith(`${folder}/`))
    .toReversed()
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process of another user.
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}
