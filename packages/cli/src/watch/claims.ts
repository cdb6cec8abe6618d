import { mkdir, open, readdir, readFile, rm, stat, utimes } from "node:fs/promises"
import { hostname } from "node:os"
import { join } from "node:path"

/*
 * Watchers of one folder, also on different machines, agree on who processes a file by claims: files whose creation
 * succeeds for one of them only (O_EXCL). A claim has generations, `<key>.1`, `<key>.2`, …; the highest one holds. Its
 * owner renews it by its modification time. When the owner is dead, or has not renewed it for a minute, the next
 * generation may be created, which again succeeds for one only. Nothing is removed but by who holds the highest
 * generation, so two watchers never take over from one another. A claim proves nothing about the past: who gets one looks
 * into the ledger again before it starts.
 */

const claimsName = ".docsift-claims"
const renewMs = 10_000
/** Six renewals: a machine under load, or a share that stops for a while, is not dead. */
const staleMs = 60_000
/** From the creation of a claim to its content are milliseconds: after this time its owner died in between. */
const emptyMs = 10_000

/** The right to process a file; disposing of it gives it back. */
export type Claim = AsyncDisposable

/** The claims of a folder. */
export class Claims {
  readonly #folder: string
  /** Paths of our claims. One with our process id that is not among them is of a process before a restart, as in containers. */
  readonly #held = new Set<string>()

  constructor(folder: string) {
    this.#folder = join(folder, claimsName)
  }

  /** Claims a key; returns undefined while another watcher holds it. */
  async take(key: string): Promise<Claim | undefined> {
    await mkdir(this.#folder, { recursive: true })
    const generations = await this.#generationsOf(key)
    const last = Math.max(0, ...generations)
    if (last > 0 && !(await this.#isStale(this.#pathOf(key, last)))) return undefined
    const path = this.#pathOf(key, last + 1)
    const isTaken = await create(path)
    if (!isTaken) return undefined
    this.#held.add(path)
    const timer = setInterval(() => void renew(path), renewMs).unref()
    return {
      [Symbol.asyncDispose]: async () => {
        clearInterval(timer)
        this.#held.delete(path)
        // The oldest first: as long as any is left, the highest one is.
        const own = [...generations.toSorted((a, b) => a - b), last + 1]
        for (const generation of own) await rm(this.#pathOf(key, generation), { force: true })
      },
    }
  }

  async #isStale(path: string): Promise<boolean> {
    try {
      // The time of the last renewal is by the clock of the file's machine, which may differ from ours by seconds.
      const { mtimeMs, size } = await stat(path)
      const sinceRenewal = Date.now() - mtimeMs
      if (sinceRenewal > staleMs) return true
      if (size === 0) return sinceRenewal > emptyMs
      const owner: unknown = JSON.parse(await readFile(path, "utf8"))
      if (typeof owner !== "object" || owner === null || !("pid" in owner) || !("host" in owner)) return false
      if (owner.host !== hostname()) return false
      return owner.pid === process.pid ? !this.#held.has(path) : !isAlive(Number(owner.pid))
    } catch {
      // Gone, or half written: the next scan decides.
      return false
    }
  }

  #pathOf(key: string, generation: number): string {
    return join(this.#folder, `${key}.${generation}`)
  }

  async #generationsOf(key: string): Promise<number[]> {
    const names = await readdir(this.#folder)
    const own = names.filter((name) => name.startsWith(`${key}.`))
    return own.map((name) => Number(name.slice(key.length + 1))).filter((generation) => Number.isInteger(generation))
  }
}

async function create(path: string): Promise<boolean> {
  try {
    await using file = await open(path, "wx")
    await file.writeFile(JSON.stringify({ pid: process.pid, host: hostname() }))
    return true
  } catch (error) {
    if (isCode(error, "EEXIST")) return false
    throw error
  }
}

async function renew(path: string): Promise<void> {
  const now = new Date()
  await utimes(path, now, now).catch(() => {}) // The share is unavailable: the claim becomes stale if it stays so.
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It belongs to another user.
    return isCode(error, "EPERM")
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code
}
