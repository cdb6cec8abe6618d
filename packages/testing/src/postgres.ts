import { chownSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import postgres from "postgres"
import { findFreePort } from "./free-port.ts"
import { isExecutable } from "./is-executable.ts"
import { copyCluster, migratedName, prepareCluster } from "./postgres-cluster.ts"
import { databaseUrl, endServer, runServer, unprivilegedUser } from "./postgres-process.ts"

/*
 * A private PostgreSQL for tests: the machine's binaries, a cluster in a temporary directory, nothing
 * flushed to the disk, but everything committed handed to the system, so that a crash of the server loses nothing. It runs
 * under a shell that waits for the end of its standard input, so that it also ends when the test process is killed.
 */

/** A running server. */
export interface TestPostgres {
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<string>
  /** Creates a database as `docsift-server migrate` leaves it, and returns its URL. */
  createMigratedDatabase(): Promise<string>
  /** Stops immediately and starts again on the same data and port, as after a crash. */
  restart(): Promise<void>
  /** Suspends all of the server's processes (SIGSTOP), like a machine that hangs: no connection is closed. */
  freeze(): void
  /** Resumes a frozen server. */
  thaw(): void
  stop(): Promise<void>
}

const oldestVersion = 15

/** Finds the directory with `postgres` and `initdb`, PostgreSQL 15 or newer; undefined when there is none. */
export function findPostgresBinaries(): string | undefined {
  const packaged = listDirectory("/usr/lib/postgresql")
    .map(Number)
    .filter((version) => version >= oldestVersion)
    .sort((left, right) => right - left)
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
  const onPath = (process.env.PATH ?? "").split(delimiter).filter((directory) => directory !== "")
  return [...packaged, ...onPath].find(
    (directory) => isExecutable(join(directory, "postgres")) && isExecutable(join(directory, "initdb")),
  )
}

/**
 * Returns whether PostgreSQL tests can run, and prints a warning if not.
 *
 * @throws {Error} when they cannot run and `DOCSIFT_TEST_POSTGRES=required` is set.
 */
export function canTestPostgres(): boolean {
  if (findPostgresBinaries() !== undefined) return true
  const sentence = `No PostgreSQL ${oldestVersion} or newer was found (looked in /usr/lib/postgresql and PATH).`
  if (process.env.DOCSIFT_TEST_POSTGRES === "required") throw new Error(sentence)
  process.stderr.write(
    `\n*** ${sentence}\n*** ALL TESTS ON POSTGRESQL ARE SKIPPED. Install the package "postgresql".\n\n`,
  )
  return false
}

/**
 * Starts a server, which also accepts encrypted connections if a certificate is given.
 *
 * @throws {Error} when there are no binaries or it does not come up within 30 s.
 */
export async function startPostgres(tls?: {
  readonly certificate: string
  readonly key: string
}): Promise<TestPostgres> {
  const binaries = findPostgresBinaries()
  if (binaries === undefined) throw new Error("no PostgreSQL binaries found; check canTestPostgres() first")
  const directory = mkdtempSync(join(tmpdir(), "docsift-postgres-"))
  const user = unprivilegedUser()
  if (user !== undefined) chownSync(directory, user.uid, user.gid)
  const data = join(directory, "data")
  copyCluster(await prepareCluster(binaries), data)
  const port = await findFreePort()
  const settings = tls === undefined ? [] : ["ssl=on"]
  for (const [name, content] of tls === undefined
    ? []
    : [["crt", tls.certificate] as const, ["key", tls.key] as const]) {
    const path = join(data, `server.${name}`)
    writeFileSync(path, content, { mode: 0o600 })
    if (user !== undefined) chownSync(path, user.uid, user.gid)
  }
  const start = () => runServer(join(binaries, "postgres"), data, directory, port, user, settings)
  let server = await start()
  let count = 0
  const create = async (template: string) => {
    const name = `test_${++count}`
    const admin = postgres(databaseUrl(port, "postgres"), { max: 1 })
    await admin`create database ${admin(name)} template ${admin(template)} strategy file_copy`
    await admin.end()
    return databaseUrl(port, name)
  }
  return {
    createDatabase: () => create("template1"),
    createMigratedDatabase: () => create(migratedName),
    async restart() {
      await endServer(server, "crash")
      server = await start()
    },
    freeze: () => signalAll(data, "SIGSTOP"),
    thaw: () => signalAll(data, "SIGCONT"),
    async stop() {
      signalAll(data, "SIGCONT")
      await endServer(server, "stop")
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Signals the server and, unlike a signal to its group, every process that it has started. */
function signalAll(data: string, signal: NodeJS.Signals): void {
  const postmaster = readFirstLine(join(data, "postmaster.pid"))
  const children = listDirectory("/proc").filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === postmaster)
  // The parent first: it must not start another one meanwhile.
  for (const pid of postmaster === undefined ? [] : [postmaster, ...children]) {
    try {
      process.kill(Number(pid), signal)
    } catch {
      // It has just exited by itself.
    }
  }
}

function readFirstLine(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").split("\n")[0]
  } catch {
    // The server is not running.
    return undefined
  }
}

/** Reads the parent of a process (Linux, proc(5)). */
function parentOf(pid: string): string | undefined {
  try {
    return /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
  } catch {
    // It has just exited.
    return undefined
  }
}

function listDirectory(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    // Not a Debian-like machine: then the binaries are on PATH.
    return []
  }
}
