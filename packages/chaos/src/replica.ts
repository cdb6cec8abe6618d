import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { readdir, readFile } from "node:fs/promises"
import type { Readable } from "node:stream"
import { setTimeout as sleep } from "node:timers/promises"
import { childEnvironment } from "@docsift/testing/child-environment"
import { programArguments, sourceArguments } from "@docsift/testing/programs"
import { loadedLine, mutatedStart } from "./mutation.ts"

const startDeadlineMs = 60_000
/** Enough of a log to explain a failure. */
const keptLogBytes = 64 * 1024

/** The exit code of a process, and the time it took to exit. */
export interface Exit {
  readonly code: number | null
  readonly milliseconds: number
}

/** A running count of matching log lines. */
export interface LineCount {
  readonly count: number
}

/** One process of a deployment, `serve` or `work`, that can be killed and started again. */
export class Replica {
  readonly command: "serve" | "work"
  /** Base URL of a `serve`, the same after every start; `undefined` for a `work`. */
  readonly url: string | undefined
  readonly #environment: Readonly<Record<string, string>>
  readonly #wrapper: readonly string[]
  #child: ChildProcess | undefined
  #log = ""
  readonly #counts: { readonly sentence: string; count: number }[] = []

  /** @param wrapper - command prefix that runs the process, such as one that limits its memory. */
  constructor(
    command: "serve" | "work",
    environment: Readonly<Record<string, string>>,
    wrapper: readonly string[] = [],
  ) {
    this.command = command
    this.#environment = environment
    this.#wrapper = wrapper
    this.url = command === "serve" ? `http://127.0.0.1:${environment.PORT}` : undefined
  }

  get pid(): number {
    if (this.#child?.pid === undefined) throw new Error(`${this.command} is not running`)
    return this.#child.pid
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** The last 64 KiB of its log since it was started. */
  get log(): string {
    return this.#log
  }

  /** Counts log lines that contain this sentence from now on, also beyond the kept part of the log. */
  countLines(sentence: string): LineCount {
    const counted = { sentence, count: 0 }
    this.#counts.push(counted)
    return counted
  }

  /**
   * Starts the process and waits until it is ready or, with `isReady: false`, until it responds.
   *
   * @throws {Error} with the log when it exits instead.
   */
  async start({ isReady = true } = {}): Promise<void> {
    const mutated = mutatedStart(this.command)
    const hasLoaded = this.countLines(loadedLine)
    // Only in the sources can a defect replace text of one module.
    const program = mutated === undefined ? programArguments("server") : sourceArguments("server")
    const node = [process.execPath, ...(mutated?.options ?? []), ...program, this.command]
    const [file, ...rest] = [...this.#wrapper, ...node]
    const child = spawn(file ?? process.execPath, rest, {
      env: { ...childEnvironment(), ...this.#environment, ...mutated?.environment },
      stdio: ["ignore", "pipe", "pipe"],
    })
    this.#child = child
    this.#log = ""
    this.#keep(child.stdout)
    this.#keep(child.stderr)
    // A failed run must not leave processes behind.
    const kill = () => child.kill("SIGKILL")
    process.once("exit", kill)
    child.once("exit", () => process.off("exit", kill))
    const deadline = Date.now() + startDeadlineMs
    while (!(await this.#hasStarted(isReady))) {
      if (!this.isRunning || Date.now() > deadline) {
        child.kill("SIGKILL")
        throw new Error(`${this.command} did not become ready:\n${this.#log}`)
      }
      await sleep(20)
    }
    if (mutated !== undefined && !hasLoaded.count) throw new Error(`${this.command} has not loaded the mutation`)
  }

  /** Kills the process (SIGKILL). */
  async kill(): Promise<void> {
    await this.#end("SIGKILL")
  }

  /** Stops the process (SIGTERM) and waits until it has exited. */
  terminate(): Promise<Exit> {
    return this.#end("SIGTERM")
  }

  /** Suspends the process (SIGSTOP), like a machine that hangs; the process does not notice. */
  freeze(): void {
    this.#child?.kill("SIGSTOP")
  }

  thaw(): void {
    this.#child?.kill("SIGCONT")
  }

  /** Resident memory in bytes, now and at its highest so far (Linux, proc(5)). */
  async memory(): Promise<{ now: number; peak: number }> {
    const status = await readFile(`/proc/${this.pid}/status`, "utf8")
    const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) * 1024
    return { now: read("VmRSS"), peak: read("VmHWM") }
  }

  /** Open files and sockets (Linux, proc(5)). */
  async countDescriptors(): Promise<number> {
    return (await readdir(`/proc/${this.pid}/fd`)).length
  }

  #keep(stream: Readable): void {
    /** The incomplete last line. */
    let open = ""
    stream.on("data", (chunk: Buffer) => {
      this.#log = `${this.#log}${chunk.toString()}`.slice(-keptLogBytes)
      const lines = `${open}${chunk.toString()}`.split("\n")
      open = lines.pop() ?? ""
      for (const counted of this.#counts) {
        counted.count += lines.filter((line) => line.includes(counted.sentence)).length
      }
    })
  }

  async #hasStarted(isReady: boolean): Promise<boolean> {
    if (this.url === undefined) return this.#log.includes("the worker waits for executions")
    return fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
      (response) => response.ok || !isReady,
      () => false,
    )
  }

  async #end(signal: NodeJS.Signals): Promise<Exit> {
    const child = this.#child
    const startedAt = performance.now()
    if (child !== undefined && this.isRunning) {
      const exited = once(child, "exit")
      child.kill(signal)
      await exited
    }
    return { code: child?.exitCode ?? null, milliseconds: performance.now() - startedAt }
  }
}
