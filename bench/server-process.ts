import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

const MAIN = new URL("../packages/server/src/main.ts", import.meta.url).pathname
const BUILT = new URL("../packages/server/dist/main.js", import.meta.url).pathname
const NULL_ENGINE = new URL("null-engine.ts", import.meta.url).pathname
const READY_DEADLINE_MS = 60_000

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1")
  await once(probe, "listening")
  const address = probe.address()
  probe.close()
  await once(probe, "close")
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port")
  return address.port
}

/** Options of a server process. */
export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Runs an engine that does nothing. @default the built-in engine */
  readonly hasNullEngine?: boolean
  /** Runs what `npm run build` made instead of the sources. @default false */
  readonly isBuilt?: boolean
}

/** A real server in its own process, with a temporary data directory. */
export class ServerProcess {
  readonly directory: string
  readonly #options: ServerOptions
  #child: ChildProcess | undefined
  baseUrl = ""
  adminKey = ""

  private constructor(directory: string, options: ServerOptions) {
    this.directory = directory
    this.#options = options
  }

  static async create(options: ServerOptions = {}): Promise<ServerProcess> {
    return new ServerProcess(await mkdtemp(join(tmpdir(), "docsift-bench-")), options)
  }

  /** Starts the server and returns the milliseconds until `/readyz` responds with 200; `env` applies to this start only. */
  async start(env: Readonly<Record<string, string>> = {}): Promise<number> {
    const port = await freePort()
    this.baseUrl = `http://127.0.0.1:${port}`
    const startedAt = performance.now()
    const child = this.#spawn("serve", port, env)
    this.#child = child
    // A later start prints nothing at this log level.
    const printed = this.adminKey === "" ? once(child.stdout, "data") : undefined
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.adminKey ||= /dsk_[0-9A-Za-z]{49}/.exec(text)?.[0] ?? ""
    })
    while (performance.now() - startedAt < READY_DEADLINE_MS) {
      const isReady = await fetch(`${this.baseUrl}/readyz`).then(
        (response) => response.ok,
        () => false,
      )
      if (isReady) {
        const ms = performance.now() - startedAt
        // On a loaded machine the lines with the key may arrive after the first response.
        await printed
        return ms
      }
      if (child.exitCode !== null) throw new Error("the server exited before it was ready")
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error("the server did not become ready within 60 s")
  }

  /** Starts a worker process on the same data; resolves once it waits for jobs. */
  async startWorker(env: Readonly<Record<string, string>> = {}): Promise<WorkerProcess> {
    const child = this.#spawn("work", 0, { LOG_LEVEL: "info", ...env })
    const waits = Promise.withResolvers<void>()
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      if (text.includes("the worker waits")) waits.resolve()
    })
    child.once("exit", (code) => waits.reject(new Error(`the worker exited with ${code} before it was ready`)))
    await waits.promise
    return {
      async stop() {
        const exited = once(child, "exit")
        child.kill("SIGTERM")
        await exited
      },
    }
  }

  #spawn(command: "serve" | "work", port: number, env: Readonly<Record<string, string>> = {}) {
    const { hasNullEngine = false, isBuilt = false } = this.#options
    const program = hasNullEngine ? NULL_ENGINE : isBuilt ? BUILT : MAIN
    const conditions = isBuilt ? [] : ["--conditions=@docsift/source"]
    const profile = process.env.DOCSIFT_BENCH_PROFILE
    const flags = profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`]
    return spawn(process.execPath, [...conditions, ...flags, program, command], {
      env: {
        PATH: process.env.PATH,
        DOCSIFT_DATA_DIR: join(this.directory, "data"),
        PORT: String(port),
        LOG_LEVEL: "error",
        // Requests are counted as in production, but no client can exhaust these budgets.
        DOCSIFT_RATE_LIMIT_READS: "999999999/1s",
        DOCSIFT_RATE_LIMIT_EXECUTES: "999999999/1s",
        DOCSIFT_RATE_LIMIT_ORGANIZATION: "999999999/1s",
        ...this.#options.env,
        ...env,
      },
      stdio: ["ignore", "pipe", "inherit"],
    })
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /**
   * Waits until memory stops falling, for at most a minute, and resets the peak. After its start a server holds memory
   * that it returns while it works (measured: 720 MB, 550 MB 15 s later): measured from that level, any load that fits
   * into the difference would seem to need no memory.
   */
  async settle(): Promise<void> {
    let lowest = Number.POSITIVE_INFINITY
    let stillFor = 0
    for (let second = 0; second < 60 && stillFor < 8; second++) {
      const { now } = await this.memory()
      stillFor = now < lowest - 1024 * 1024 ? 0 : stillFor + 1
      lowest = Math.min(lowest, now)
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
    await this.resetPeak()
  }

  /** Resets the peak of the memory (Linux, proc(5): clear_refs). */
  async resetPeak(): Promise<void> {
    await writeFile(`/proc/${this.#child?.pid}/clear_refs`, "5")
  }

  /** Returns the resident memory in bytes, current and peak (`VmHWM`, Linux). */
  async memory(): Promise<{ now: number; peak: number }> {
    const status = await readFile(`/proc/${this.#child?.pid}/status`, "utf8")
    const read = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024
    return { now: read("VmRSS"), peak: read("VmHWM") }
  }

  async stop(): Promise<void> {
    if (this.#child?.exitCode === null) {
      const exited = once(this.#child, "exit")
      this.#child.kill("SIGTERM")
      await exited
    }
  }

  async remove(): Promise<void> {
    await this.stop()
    await rm(this.directory, { recursive: true, force: true })
  }
}

/** A worker in its own process. */
export interface WorkerProcess {
  stop(): Promise<void>
}

/** Returns the CPU time of a process so far, user and system, in milliseconds (Linux, in steps of 10 ms). */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8")
  // The name in parentheses may contain spaces; proc(5) counts utime and stime as fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return (Number(fields[11]) + Number(fields[12])) * 10
}
