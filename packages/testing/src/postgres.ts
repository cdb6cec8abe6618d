import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { chownSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import postgres from "postgres"
import { findFreePort } from "./free-port.ts"
import { isExecutable } from "./is-executable.ts"

/*
 * A private PostgreSQL for tests: the machine's binaries, a cluster in a temporary directory, nothing
 * flushed to the disk, but everything committed handed to the system, so that a crash of the server loses nothing. It runs
 * under a shell that waits for the end of its standard input, so that it also ends when the test process is killed.
 */

/** A running server. */
export interface TestPostgres {
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<string>
  /** Stops immediately and starts again on the same data and port, as after a crash. */
  restart(): Promise<void>
  /** Suspends all of the server's processes (SIGSTOP), like a machine that hangs: no connection is closed. */
  freeze(): void
  /** Resumes a frozen server. */
  thaw(): void
  stop(): Promise<void>
}

const oldestVersion = 15
const startDeadlineMs = 30_000

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
  const cluster = ["-D", data, "-U", "docsift", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
  execFileSync(join(binaries, "initdb"), cluster, { ...user, stdio: "pipe", cwd: directory })
  const port = await findFreePort()
  const settings = tls === undefined ? [] : ["ssl=on"]
  for (const [name, content] of tls === undefined
    ? []
    : [["crt", tls.certificate] as const, ["key", tls.key] as const]) {
    const path = join(data, `server.${name}`)
    writeFileSync(path, content, { mode: 0o600 })
    if (user !== undefined) chownSync(path, user.uid, user.gid)
  }
  const start = () => run(join(binaries, "postgres"), data, directory, port, user, settings)
  let server = await start()
  let count = 0
  return {
    async createDatabase() {
      const name = `test_${++count}`
      const admin = postgres(urlOf(port, "postgres"), { max: 1 })
      await admin`create database ${admin(name)}`
      await admin.end()
      return urlOf(port, name)
    },
    async restart() {
      await end(server, "crash")
      server = await start()
    },
    freeze: () => signalAll(data, "SIGSTOP"),
    thaw: () => signalAll(data, "SIGCONT"),
    async stop() {
      signalAll(data, "SIGCONT")
      await end(server, "stop")
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const urlOf = (port: number, database: string) => `postgres://docsift@127.0.0.1:${port}/${database}`

interface Account {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
  const account = accounts.find(([name]) => name === "postgres") ?? accounts.find(([name]) => name === "nobody")
  return { uid: Number(account?.[2] ?? 65_534), gid: Number(account?.[3] ?? 65_534) }
}

/** Line 1 of the shell's input selects how the server stops; the end of the input means that this process has exited. */
const wrapper = `"$0" "$@" & server=$!
read -r way
if [ "$way" = crash ]; then kill -QUIT "$server"; else kill -INT "$server"; fi
wait "$server"`

async function run(
  binary: string,
  data: string,
  directory: string,
  port: number,
  user: Account | undefined,
  more: readonly string[],
) {
  const settings = ["fsync=off", "full_page_writes=off", "shared_buffers=32MB", ...more]
  const child = spawn(
    "/bin/sh",
    [
      "-c",
      wrapper,
      binary,
      "-D",
      data,
      "-p",
      String(port),
      "-h",
      "127.0.0.1",
      "-k",
      directory,
      ...settings.flatMap((setting) => ["-c", setting]),
    ],
    { ...user, cwd: directory, stdio: ["pipe", "ignore", "pipe"] },
  )
  let log = ""
  child.stderr?.on("data", (chunk: Buffer) => (log += chunk.toString()))
  const deadline = Date.now() + startDeadlineMs
  for (;;) {
    const client = postgres(urlOf(port, "postgres"), { max: 1, connect_timeout: 2, onnotice: () => undefined })
    try {
      await client`select 1`
      return child
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) {
        child.kill("SIGKILL")
        throw new Error(`PostgreSQL did not start: ${log}`, { cause: error })
      }
      await sleep(50)
    } finally {
      await client.end({ timeout: 1 })
    }
  }
}

async function end(child: ChildProcess, way: "crash" | "stop"): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once("exit", resolve))
  child.stdin?.end(`${way}\n`)
  await ended
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
