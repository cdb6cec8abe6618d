import { type ChildProcess, spawn } from "node:child_process"
import { readFile } from "node:fs/promises"
import { childEnvironment } from "./child-environment.ts"
import { addMigratedDatabase } from "./migrated-database.ts"
import { programArguments } from "./programs.ts"

/** A finished program. */
export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string
  /** Everything printed so far. */
  output(): string
  /** Resident memory of the process (Linux, proc(5)). */
  residentBytes(): Promise<number>
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Ended>
}

/** Runs a command to its end. */
export function runServerCommand(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  return spawnServer(command, environment).ended
}

/** A command that runs. */
export interface SpawnedCommand {
  readonly ended: Promise<Ended>
  /** Everything printed so far. */
  readonly output: () => string
  readonly kill: (signal: NodeJS.Signals) => void
}

/** Starts a command without waiting for it. */
export function spawnServerCommand(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): SpawnedCommand {
  const { child, ended, output } = spawnServer(command, environment)
  return { ended, output, kill: (signal: NodeJS.Signals) => void child.kill(signal) }
}

/**
 * Starts `serve` and waits until it logs its address, so the log level must be `info` or lower. A new data
 * directory gets a migrated database first, which saves the start 3 s.
 *
 * @throws {Error} with its output when it exits instead.
 */
export async function startServerProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { DOCSIFT_DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl } = environment
  if (dataDirectory !== undefined && databaseUrl === undefined) await addMigratedDatabase(dataDirectory)
  const { child, ended, output } = spawnServer(["serve"], { PORT: "0", LOG_LEVEL: "info", ...environment })
  const { promise: listening, resolve } = Promise.withResolvers<string>()
  child.stdout?.on("data", () => {
    const port = /^\{.*"port":(\d+),.*"msg":"listening"\}$/m.exec(output())?.[1]
    if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
  })
  const failed = ended.then(({ code, stdout, stderr }) => {
    throw new Error(`the server ended with ${code}: ${stdout}${stderr}`)
  })
  const url = await Promise.race([listening, failed])
  // From here on the end is expected.
  failed.catch(() => undefined)
  return {
    url,
    output,
    async residentBytes() {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8")
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
    },
    end(signal) {
      child.kill(signal)
      return ended
    },
  }
}

/**
 * V8's option for a process with an embedded database: each function of the database is compiled once, and not again for speed,
 * which a short life does not pay back. Measured, processor time until such a server listens: 2.0 s without it, 1.3 s with it.
 */
const compileOnce = "--liftoff-only"

function spawnServer(command: readonly string[], environment: Readonly<Record<string, string>>) {
  const isEmbedded = environment["DATABASE_URL"] === undefined
  const flags = isEmbedded ? [compileOnce] : []
  const child: ChildProcess = spawn(process.execPath, [...flags, ...programArguments("server"), ...command], {
    env: { ...childEnvironment(), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let stdout = ""
  let stderr = ""
  child.stdout?.on("data", (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr?.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
  const { promise: ended, resolve, reject } = Promise.withResolvers<Ended>()
  child.once("error", reject)
  // A test process that fails must not leave a server behind.
  const kill = () => child.kill("SIGKILL")
  process.once("exit", kill)
  child.once("close", (code) => {
    process.off("exit", kill)
    resolve({ code, stdout, stderr })
  })
  return { child, ended, output: () => stdout }
}
