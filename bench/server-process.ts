import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

const MAIN = new URL("../packages/server/src/main.ts", import.meta.url).pathname
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

/** A real server in a process of its own, on a data directory that goes away with it. */
export class ServerProcess {
  readonly directory: string
  readonly #env: Record<string, string>
  #child: ChildProcess | undefined
  baseUrl = ""
  adminKey = ""

  private constructor(directory: string, env: Record<string, string>) {
    this.directory = directory
    this.#env = env
  }

  static async create(env: Record<string, string> = {}): Promise<ServerProcess> {
    return new ServerProcess(await mkdtemp(join(tmpdir(), "docsift-bench-")), env)
  }

  /** Starts the server and answers the milliseconds until `/readyz` was 200. */
  async start(): Promise<number> {
    const port = await freePort()
    this.baseUrl = `http://127.0.0.1:${port}`
    const startedAt = performance.now()
    this.#child = spawn(process.execPath, ["--conditions=@docsift/source", MAIN, "serve"], {
      env: {
        PATH: process.env.PATH,
        DOCSIFT_DATA_DIR: join(this.directory, "data"),
        PORT: String(port),
        LOG_LEVEL: "error",
        // Counted like everywhere, and never used up by one caller that asks as fast as it can.
        DOCSIFT_RATE_LIMIT_READS: "999999999/1s",
        DOCSIFT_RATE_LIMIT_EXECUTES: "999999999/1s",
        DOCSIFT_RATE_LIMIT_ORGANIZATION: "999999999/1s",
        ...this.#env,
      },
      stdio: ["ignore", "pipe", "inherit"],
    })
    this.#child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      this.adminKey ||= /dsk_[0-9A-Za-z]{49}/.exec(text)?.[0] ?? ""
    })
    while (performance.now() - startedAt < READY_DEADLINE_MS) {
      const isReady = await fetch(`${this.baseUrl}/readyz`).then(
        (response) => response.ok,
        () => false,
      )
      if (isReady) return performance.now() - startedAt
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error("the server did not become ready within 60 s")
  }

  /** Forgets the highest memory so far (Linux, proc(5): clear_refs). */
  async resetPeak(): Promise<void> {
    await writeFile(`/proc/${this.#child?.pid}/clear_refs`, "5")
  }

  /** Resident memory in bytes, now and at its highest (`VmHWM`, Linux). */
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
