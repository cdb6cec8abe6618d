import { randomUUID } from "node:crypto"
import { link, mkdir, open, readFile, rename, rm, stat, unlink, utimes } from "node:fs/promises"
import { hostname } from "node:os"
import { join } from "node:path"
import { SetupError } from "../domain/setup-error.ts"

/*
 * PGlite has no lock of its own, and two processes on one directory destroy it. The lock is a file that names its
 * holder. A holder on this machine is checked by process id and start time (ids are reused). A holder on another
 * machine (a shared volume) cannot be checked, so every holder touches its file each 5 s and a foreign one counts as
 * dead after 30 s without. Taking over renames the dead lock away first: of two takers only one can succeed, and the
 * one that finds it moved a living lock puts it back.
 */

const touchEveryMs = 5_000
const foreignDeadAfterMs = 30_000

interface Holder {
  readonly token: string
  readonly processId: number
  readonly processStart: string
  readonly host: string
}

/** A held data directory. */
export interface DirectoryLock {
  release(): Promise<void>
}

/** Says that another living process uses the data directory. */
export class DirectoryInUseError extends SetupError {}

const heldHere = new Set<string>()

/**
 * Takes a data directory for this process; the lock of a dead process is taken over.
 *
 * @throws {DirectoryInUseError} when another living process holds it.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, "server.lock")
  const mine: Holder = {
    token: randomUUID(),
    processId: process.pid,
    processStart: (await processStartOf(process.pid)) ?? "",
    host: hostname(),
  }
  for (let round = 0; round < 5; round++) {
    if (await createExclusively(path, mine)) return hold(path, mine)
    const content = await readOrUndefined(path)
    if (content === undefined) continue
    if (await isAlive(path, content)) throw inUse(directory, content)
    await removeDead(path, content, mine.token)
  }
  throw new DirectoryInUseError(`${directory} is being opened by several processes at once; start only one.`)
}

function hold(path: string, mine: Holder): DirectoryLock {
  heldHere.add(mine.token)
  const timer = setInterval(() => {
    const now = new Date()
    // A missing file only means that the directory was removed under a running server: nothing to protect any more.
    utimes(path, now, now).catch(() => clearInterval(timer))
  }, touchEveryMs)
  timer.unref()
  return {
    async release() {
      clearInterval(timer)
      heldHere.delete(mine.token)
      const content = await readOrUndefined(path)
      if (content !== undefined && parseHolder(content)?.token === mine.token) await rm(path, { force: true })
    },
  }
}

async function createExclusively(path: string, holder: Holder): Promise<boolean> {
  // Written aside and linked, so that nobody ever reads a half-written lock.
  const aside = `${path}.${holder.token}`
  const file = await open(aside, "wx", 0o600)
  try {
    await file.writeFile(JSON.stringify(holder))
    await file.close()
    await link(aside, path)
    return true
  } catch (error) {
    if (isErrno(error, "EEXIST")) return false
    throw error
  } finally {
    await unlink(aside)
  }
}

async function removeDead(path: string, dead: string, token: string): Promise<void> {
  const aside = `${path}.dead-${token}`
  try {
    await rename(path, aside)
  } catch (error) {
    if (isErrno(error, "ENOENT")) return
    throw error
  }
  if ((await readOrUndefined(aside)) !== dead) {
    // Another taker was faster and this is its living lock.
    await link(aside, path).catch((error: unknown) => {
      if (!isErrno(error, "EEXIST")) throw error
    })
  }
  await rm(aside, { force: true })
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
    return !isErrno(error, "ESRCH")
  }
}

/** Reads the kernel's start tick of a process (Linux, proc(5), field 22); undefined elsewhere. */
async function processStartOf(processId: number): Promise<string | undefined> {
  const line = await readOrUndefined(`/proc/${processId}/stat`)
  // The second field is the program's name in parentheses and may hold spaces.
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
    // Not ours or cut off by a crash of the machine: whoever wrote it is gone.
    return undefined
  }
}

function inUse(directory: string, content: string): DirectoryInUseError {
  const holder = parseHolder(content)
  const who = holder === undefined ? "another process" : `process ${holder.processId} on ${holder.host}`
  return new DirectoryInUseError(
    `The data directory ${directory} is in use by ${who}. Stop it, or set DOCSIFT_DATA_DIR to another directory.`,
  )
}

async function readOrUndefined(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8")
  } catch (error) {
    if (isErrno(error, "ENOENT")) return undefined
    throw error
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code
}
