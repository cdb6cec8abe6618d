import { type ChildProcess, spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import postgres from "postgres"

const startDeadlineMs = 30_000

/** Returns the URL of a database, for its superuser. */
export const databaseUrl = (port: number, database: string) => `postgres://docsift@127.0.0.1:${port}/${database}`

/** An account of the system. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** Returns the account that runs PostgreSQL, which refuses to run as root; undefined for the current one. */
export function unprivilegedUser(): Account | undefined {
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

/**
 * Runs a server on a cluster, until it accepts connections.
 *
 * @param directory for its socket
 * @param more settings, such as `ssl=on`
 * @throws {Error} with its log when it does not come up within 30 s.
 */
export async function runServer(
  binary: string,
  data: string,
  directory: string,
  port: number,
  user: Account | undefined,
  more: readonly string[],
): Promise<ChildProcess> {
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
    const client = postgres(databaseUrl(port, "postgres"), { max: 1, connect_timeout: 2, onnotice: () => undefined })
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

/** Ends a server that {@link runServer} has started, as by a crash or in order, and waits for its exit. */
export async function endServer(child: ChildProcess, way: "crash" | "stop"): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once("exit", resolve))
  child.stdin?.end(`${way}\n`)
  await ended
}
