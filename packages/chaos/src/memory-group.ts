import { accessSync, mkdirSync, readFileSync, rmdirSync } from "node:fs"
import { readFile, rmdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

/*
 * Control groups limit the memory of real processes, as a container's limit does: the page cache counts, too, and can be
 * reclaimed. In version 1 a group is created below the one of this process, so it inherits the limits of this process.
 * Version 1: https://docs.kernel.org/admin-guide/cgroup-v1/memory.html, 2: https://docs.kernel.org/admin-guide/cgroup-v2.html
 */

interface Hierarchy {
  readonly version: 1 | 2
  /** The directory below which groups can be created. */
  readonly parent: string
}

const root = "/sys/fs/cgroup"
const removeDeadlineMs = 5000

/** A control group whose processes share a memory limit and have no swap. */
export class MemoryGroup implements AsyncDisposable {
  /** Command prefix that runs another command in the group. */
  readonly wrapper: readonly string[]
  readonly #directory: string
  readonly #version: 1 | 2

  private constructor(directory: string, version: 1 | 2) {
    this.#directory = directory
    this.#version = version
    this.wrapper = ["/bin/sh", "-c", `echo $$ > '${directory}/cgroup.procs' && exec "$@"`, "sh"]
  }

  /** Creates a group. @throws {Error} with the message of {@link obstacle} where that is impossible. */
  static async create(limitBytes: number): Promise<MemoryGroup> {
    const found = findHierarchy()
    if (typeof found === "string") throw new Error(found)
    const directory = makeIn(found.parent)
    const group = new MemoryGroup(directory, found.version)
    const limits =
      found.version === 1
        ? { "memory.limit_in_bytes": limitBytes, "memory.swappiness": 0 }
        : { "memory.max": limitBytes, "memory.swap.max": 0 }
    try {
      for (const [name, value] of Object.entries(limits)) await writeFile(join(directory, name), String(value))
      return group
    } catch (error) {
      await group[Symbol.asyncDispose]()
      throw error
    }
  }

  /** Returns why this machine cannot create groups; undefined where it can. */
  static obstacle(): string | undefined {
    const found = findHierarchy()
    if (typeof found === "string") return found
    try {
      rmdirSync(makeIn(found.parent))
      return undefined
    } catch (error) {
      return `Cannot create a control group in ${found.parent} (${String(error)}); run as root.`
    }
  }

  /** Returns how many processes the kernel has killed because the group was out of memory. */
  async countKills(): Promise<number> {
    const file = this.#version === 1 ? "memory.oom_control" : "memory.events"
    return this.#readField(file, "oom_kill")
  }

  /** Returns how often an allocation in the group reached the limit and the kernel had to reclaim memory. */
  async countPressure(): Promise<number> {
    if (this.#version === 2) return this.#readField("memory.events", "max")
    return Number(await readFile(join(this.#directory, "memory.failcnt"), "utf8"))
  }

  /** Removes the group; its processes must have ended. */
  async [Symbol.asyncDispose](): Promise<void> {
    const endsAt = performance.now() + removeDeadlineMs
    for (;;) {
      try {
        return await rmdir(this.#directory)
      } catch (error) {
        // The kernel takes a moment to remove a process that has exited.
        if (performance.now() > endsAt) throw error
        await sleep(50)
      }
    }
  }

  async #readField(file: string, field: string): Promise<number> {
    const text = await readFile(join(this.#directory, file), "utf8")
    return Number(new RegExp(`^${field} (\\d+)$`, "m").exec(text)?.[1])
  }
}

/** Finds the hierarchy in which this process can limit memory; returns the reason where there is none. */
function findHierarchy(): Hierarchy | string {
  const groups = readText("/proc/self/cgroup").split("\n")
  const pathOf = (pattern: RegExp) => groups.map((line) => pattern.exec(line)?.[1]).find((path) => path !== undefined)
  const first = pathOf(/^\d+:(?:[^:]*,)?memory(?:,[^:]*)?:(.*)$/)
  if (first !== undefined) return { version: 1, parent: existing(join(root, "memory", first), join(root, "memory")) }
  const second = pathOf(/^0::(.*)$/)
  if (second === undefined) return "The kernel has no control groups (Linux only)."
  // Only the root may enable the memory controller for child groups while it has processes itself.
  const parents = [join(root, second), root]
  const parent = parents.find((path) => /\bmemory\b/.test(readText(join(path, "cgroup.subtree_control"))))
  return parent === undefined
    ? `No control group above this process enables the memory controller for child groups (cgroup.subtree_control in ${root}).`
    : { version: 2, parent }
}

/** Returns `path` if it exists, else `otherwise`: a container shows its own group as the root. */
function existing(path: string, otherwise: string): string {
  try {
    accessSync(path)
    return path
  } catch {
    return otherwise
  }
}

function makeIn(parent: string): string {
  const directory = join(parent, `docsift-chaos-${process.pid}-${Date.now()}`)
  mkdirSync(directory)
  return directory
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return ""
  }
}
