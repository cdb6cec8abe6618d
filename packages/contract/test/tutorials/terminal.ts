import { type ChildProcess, spawn } from "node:child_process"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"

/** A finished block. */
export interface Finished {
  readonly output: string
  /** Whether every command of it succeeded. */
  readonly isSuccess: boolean
}

/** A shell that keeps its functions and variables from one block to the next, as the terminal of a reader does. */
export class Terminal {
  readonly #shell: ChildProcess
  readonly #folder: string
  #output = ""
  #count = 0
  #changed = Promise.withResolvers<void>()

  constructor(folder: string, env: NodeJS.ProcessEnv) {
    this.#folder = folder
    // A group of its own, so that everything that the shell has started can be ended.
    this.#shell = spawn("sh", ["-e"], { cwd: folder, env, stdio: "pipe", detached: true })
    const take = (text: string) => {
      this.#output += text
      this.#changed.resolve()
      this.#changed = Promise.withResolvers<void>()
    }
    this.#shell.stdout?.on("data", (data) => take(String(data)))
    this.#shell.stderr?.on("data", (data) => take(String(data)))
    this.#shell.once("close", () => take("\n"))
  }

  /** Everything printed since the terminal was opened. */
  get output(): string {
    return this.#output
  }

  /** Runs the commands of a block to their end. A failed one ends the shell. */
  async run(code: string): Promise<Finished> {
    const from = this.#output.length
    const end = await this.start(code)
    await this.waitFor((output) => output.includes(end, from) || this.#shell.exitCode !== null)
    const output = this.#output.slice(from)
    return { output: output.replace(end, ""), isSuccess: output.includes(end) }
  }

  /** Starts a block without waiting for it, and returns what is printed at its end. */
  async start(code: string): Promise<string> {
    const name = `block-${++this.#count}-${this.#shell.pid}.sh`
    await writeFile(join(this.#folder, ".docsift", name), code)
    const end = `[end of ${name}]\n`
    this.#shell.stdin?.write(`. ./.docsift/${name} < /dev/null\necho '${end.trim()}'\n`)
    return end
  }

  /** Waits until the output fulfils a condition; the test's own time limit ends it otherwise. */
  async waitFor(condition: (output: string) => boolean): Promise<void> {
    while (!condition(this.#output)) await this.#changed.promise
  }

  /** Ends the shell and what it has started, as Ctrl-C and closing the terminal would. */
  async close(): Promise<void> {
    const { pid } = this.#shell
    if (pid === undefined || this.#shell.exitCode !== null || this.#shell.signalCode !== null) return
    const closed = new Promise((resolve) => this.#shell.once("close", resolve))
    process.kill(-pid, "SIGTERM")
    await closed
  }
}
