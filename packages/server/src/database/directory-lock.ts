import { randomUUID } from "node:crypto"
import { link, readdir, readFile, rm, stat, unlink, utimes, writeFile } from "node:fs/promises"
import { hostname } from "node:os"
import { join } from "node:path"
import { codeOf } from "../domain/causes.ts"
import { SetupError } from "../domain/setup-error.ts"
import { makeFolders } from "../make-folders.ts"

/*
 * PGlite has no lock of its own, and two processes on one directory destroy it. The lock is a file that names its holder,
 * `server.<generation>.lock`; the file of the highest generation counts. A dead or released lock is taken over by creating
 * the next generation, which the file system allows only one process to do; no file is ever removed to make room. A slow
 * process may still create a generation that was removed as outdated, so every process checks again afterwards and withdraws
 * if there is a higher one. That is why the last file remains after its holder released it.
 *
 * A holder on this machine is checked by process id and start time (ids are reused). A holder on another machine (with a
 * shared volume) cannot be checked, so every holder touches its file every 5 s, and a foreign one counts as dead after 30 s
 * without. A holder that was paused for longer finds at its next touch that its file is gone and a later one exists: it stops at
 * once, before it writes into a database that another process has opened.
 */

const touchIntervalMs = 5_000
const foreignDeadAfterMs = 30_000

interface Holder {
  readonly token: string
  readonly processId: number
  readonly processStart: string
  readonly host: string
}

/** A lock on a data directory. */
export interface DirectoryLock {
  release(): Promise<void>
}

/** The error of a data directory that another running process uses. */
export class DirectoryInUseError extends SetupError {}

const heldHere = new Set<string>()

/** The content of a released lock: it names no holder, so it counts as dead. */
const released = "released\n"

/** Ends the process by an error that nothing catches: a regular stop would still write. */
function endProcess(error: DirectoryInUseError): void {
  setImmediate(() => {
    throw error
  })
}

/**
 * Locks a data directory for this process; the lock of a dead process is taken over.
 *
 * @param onLost - Called when another process has taken the lock over, because this one did not touch it in time. @default ends the process
 * @throws {DirectoryInUseError} when another running process holds it.
 */
export async function lockDirectory(
  directory: string,
  onLost: (error: DirectoryInUseError) => void = endProcess,
): Promise<DirectoryLock> {
  await makeFolders(directory)
  const mine: Holder = {
    token: randomUUID(),
    processId: process.pid,
    processStart: (await processStartOf(process.pid)) ?? "",
    host: hostname(),
  }
  // Added before the file exists: another attempt in this process recognises the living holder by it.
  heldHere.add(mine.token)
  try {
    for (let round = 0; round < 10; round++) {
      const path = await tryLock(directory, mine)
      if (path !== undefined) return createLock(path, mine, () => reportLoss(directory, onLost))
    }
    throw new DirectoryInUseError(`${directory} is being opened by several processes at once; start only one.`)
  } catch (error) {
    heldHere.delete(mine.token)
    throw error
  }
}

/** Returns the path of the lock; undefined when another process interfered. */
async function tryLock(directory: string, mine: Holder): Promise<string | undefined> {
  let last = 0
  for (const generation of await listGenerations(directory)) last = Math.max(last, generation)
  if (last > 0) {
    const content = await readOrUndefined(pathOf(directory, last))
    if (content === undefined) return undefined
    if (await isAlive(pathOf(directory, last), content)) throw inUse(directory, content)
  }
  const path = pathOf(directory, last + 1)
  if (!(await createExclusively(path, mine))) return undefined
  const generations = await listGenerations(directory)
  if (generations.some((generation) => generation > last + 1)) {
    await rm(path, { force: true })
    return undefined
  }
  const older = generations.filter((generation) => generation <= last)
  await Promise.all(older.map((generation) => rm(pathOf(directory, generation), { force: true })))
  return path
}

function pathOf(directory: string, generation: number): string {
  return join(directory, `server.${generation}.lock`)
}

async function listGenerations(directory: string): Promise<number[]> {
  const names = await readdir(directory)
  return names.flatMap((name) => {
    const generation = /^server\.(\d+)\.lock$/.exec(name)?.[1]
    return generation === undefined ? [] : [Number(generation)]
  })
}

/** Reports the lock of another process in a directory; one that was removed with its locks has nothing left to protect. */
async function reportLoss(directory: string, onLost: (error: DirectoryInUseError) => void): Promise<void> {
  const generations = await listGenerations(directory).catch(() => [])
  if (generations.length === 0) return
  const content = await readOrUndefined(pathOf(directory, Math.max(...generations))).catch(() => undefined)
  onLost(inUse(directory, content ?? ""))
}

function createLock(path: string, mine: Holder, onMissing: () => Promise<void>): DirectoryLock {
  const timer = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch((error: unknown) => {
      // A failure as of a shared volume that is unavailable for a moment is repeated: without a touch, the lock would soon count
      // as dead on other machines.
      if (codeOf(error) !== "ENOENT") return
      clearInterval(timer)
      void onMissing()
    })
  }, touchIntervalMs)
  timer.unref()
  return {
    async release() {
      clearInterval(timer)
      const content = await readOrUndefined(path)
      if (content !== undefined && parseHolder(content)?.token === mine.token) await writeFile(path, released)
      heldHere.delete(mine.token)
    },
  }
}

async function createExclusively(path: string, holder: Holder): Promise<boolean> {
  // Written to another file and linked, so that no process ever reads a partial lock.
  const aside = `${path}.${holder.token}`
  await writeFile(aside, JSON.stringify(holder), { flag: "wx", mode: 0o600 })
  try {
    await link(aside, path)
    return true
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false
    throw error
  } finally {
    await unlink(aside)
  }
}

async function isAlive(path: string, content: string): Promise<boolean> {
  const holder = parseHolder(content)
  if (holder === undefined) return false
  if (holder.host !== hostname()) {
    const touchedAt = await stat(path).then(
      (found) => found.mtimeMs,
      () => 0,
    )
    return Date.now() - touchedAt < foreignDeadAfterMs
  }
  if (heldHere.has(holder.token)) return true
  if (holder.processId === process.pid) return false
  if (!processExists(holder.processId)) return false
  const start = await processStartOf(holder.processId)
  return start === undefined || holder.processStart === "" || start === holder.processStart
}

function processExists(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return codeOf(error) !== "ESRCH"
  }
}

/** Reads the start time of a process in clock ticks (Linux, proc(5), field 22); undefined on other systems. */
async function processStartOf(processId: number): Promise<string | undefined> {
  const line = await readOrUndefined(`/proc/${processId}/stat`)
  // The second field is the program's name in parentheses and may contain spaces.
  return line
    ?.slice(line.lastIndexOf(")") + 2)
    .split(" ")
    .at(19)
}

function parseHolder(content: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(content)
    if (typeof value !== "object" || value === null) return undefined
    const { token, processId, processStart, host } = value as Partial<Record<keyof Holder, unknown>>
    if (typeof token !== "string" || typeof processId !== "number" || typeof host !== "string") return undefined
    return { token, processId, processStart: typeof processStart === "string" ? processStart : "", host }
  } catch {
    // Foreign, or truncated by a crash of the machine: its writer is dead.
    return undefined
  }
}

function inUse(directory: string, content: string): DirectoryInUseError {
  const holder = parseHolder(content)
  const owner = holder === undefined ? "another process" : `process ${holder.processId} on ${holder.host}`
  return new DirectoryInUseError(
    `The data directory ${directory} is in use by ${owner}. Stop it, or set DOCSIFT_DATA_DIR to another directory.`,
  )
}

async function readOrUndefined(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8")
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined
    throw error
  }
}
