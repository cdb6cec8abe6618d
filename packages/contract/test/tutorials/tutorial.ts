import { readFile, readdir, symlink, mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { childEnvironment } from "@docsift/testing/child-environment"
import { findFreePort } from "@docsift/testing/free-port"
import { type ServerProcess, startServerProcess } from "@docsift/testing/server-process"
import { expect } from "vitest"
import { type Block, parseBlocks } from "./blocks.ts"
import { findMissingLine } from "./compare-output.ts"
import { Terminal } from "./terminal.ts"

export const repository = fileURLToPath(new URL("../../../..", import.meta.url))

/** Addresses that the tutorials name. The test uses free ports in their place. */
const SERVER_ADDRESS = "127.0.0.1:3000"
const RECEIVER_PORT = 8080

/** What a reader takes from the output of an earlier step and puts where the tutorial has `…`. */
const placeholders = ["dsk_", "exe_", "whe_", "whsec_"] as const

const third = "# in a third terminal\n"
const markers = { notRun: "not run: ", printedByThird: "printed by the third terminal" }

/** A page that a reader follows from block to block. */
export class Steps {
  readonly #reader: Reader
  readonly #blocks: Block[]

  constructor(reader: Reader, blocks: readonly Block[]) {
    this.#reader = reader
    this.#blocks = [...blocks]
  }

  /** Follows all blocks above a heading, or all that are left. */
  async follow({ until }: { readonly until?: string } = {}): Promise<void> {
    if (until !== undefined) expect(this.#blocks.map(({ heading }) => heading)).toContain(until)
    for (let [block] = this.#blocks; block !== undefined && block.heading !== until; [block] = this.#blocks) {
      await this.#reader.follow(block)
      this.#blocks.shift()
    }
  }
}

/** A reader who does what the tutorials say, in a folder that looks like a clone. */
export class Reader {
  readonly folder: string
  readonly #ports: { readonly server: number; readonly receiver: number }
  #server: ServerProcess | undefined
  #second: Terminal | undefined
  #third: Terminal | undefined
  #settings: Readonly<Record<string, string>> = {}
  /** Everything that was printed, and that of the last block alone. */
  #printed = ""
  #lastOutput = ""

  private constructor(folder: string, ports: { readonly server: number; readonly receiver: number }) {
    this.folder = folder
    this.#ports = ports
  }

  /** Prepares an empty folder: links to everything in the repository, so that what is written stays in the folder. */
  static async create(folder: string): Promise<Reader> {
    for (const name of await readdir(repository)) {
      if (![".git", ".docsift", "tutorial", "coverage"].includes(name)) {
        await symlink(join(repository, name), join(folder, name))
      }
    }
    await mkdir(join(folder, ".docsift"))
    return new Reader(folder, { server: await findFreePort(), receiver: await findFreePort() })
  }

  /** The address of the server, and the key that it has printed. */
  get connection(): { readonly baseUrl: string; readonly apiKey: string } {
    return { baseUrl: `http://127.0.0.1:${this.#ports.server}`, apiKey: this.#lastPrinted("dsk_") }
  }

  /** The address that the receivers of the pages listen at. */
  get receiverUrl(): string {
    return `http://127.0.0.1:${this.#ports.receiver}/docsift`
  }

  /** Keeps a secret that the reader has seen elsewhere, for the next placeholder. */
  note(text: string): void {
    this.#printed += `${text}\n`
  }

  /** Opens a page of the documentation with a new terminal, in which `settings` are exported. */
  async open(path: string, settings: Readonly<Record<string, string>> = {}): Promise<Steps> {
    await this.#second?.close()
    this.#settings = settings
    this.#second = this.#openTerminal()
    const markdown = await readFile(join(repository, "docs", path), "utf8")
    return new Steps(this, parseBlocks(markdown))
  }

  /** Does what a block asks for, and checks that it prints what the tutorial shows. */
  async follow(block: Block): Promise<void> {
    const { language, lead, marker } = block
    if (marker?.startsWith(markers.notRun) === true) return
    const code = this.#withPorts(block.code)
    const [, path] = /`([a-z/.-]+\.(?:ts|json))`/.exec(lead) ?? []
    if (language === "sh") await this.#runShell(this.#withPrinted(code))
    else if (language === "text") await this.#compare(code, marker)
    else if (path !== undefined && lead.includes("replace the line")) await this.#replaceLine(path, code)
    else if (path !== undefined) await writeFile(join(this.folder, path), code)
    else throw new Error(`nothing says what to do with a block below "${block.heading}": ${code}`)
  }

  /** Presses Ctrl-C in the third terminal. */
  async stopReceiver(): Promise<void> {
    await this.#third?.close()
  }

  async close(): Promise<void> {
    await this.#second?.close()
    await this.#third?.close()
    await this.#server?.end("SIGTERM")
  }

  #openTerminal(): Terminal {
    const { PATH, NODE_COMPILE_CACHE } = childEnvironment()
    const quiet = { npm_config_update_notifier: "false", NO_COLOR: "1" }
    return new Terminal(this.folder, { PATH, NODE_COMPILE_CACHE, HOME: this.folder, ...quiet, ...this.#settings })
  }

  async #runShell(code: string): Promise<void> {
    if (code.endsWith("npm start\n")) {
      await this.#startServer(code.slice(0, -"npm start\n".length))
      return
    }
    if (code.startsWith(third)) {
      this.#third = this.#openTerminal()
      await this.#third.start(code)
      await this.#third.waitFor((output) => output.includes("\n"))
      return
    }
    if (this.#second === undefined) throw new Error("no tutorial is open")
    const { output, isSuccess } = await this.#second.run(code)
    this.#printed += output
    this.#lastOutput = output
    expect(isSuccess, `${code}\n${output}`).toBe(true)
  }

  async #startServer(variables: string): Promise<void> {
    await this.#server?.end("SIGTERM")
    const settings = variables.split(" ").filter((each) => each !== "")
    this.#server = await startServerProcess({
      DOCSIFT_DATA_DIR: join(this.folder, ".docsift/data"),
      PORT: String(this.#ports.server),
      DOCSIFT_OCR: "off",
      ...Object.fromEntries(settings.map((each) => each.split("=", 2))),
    })
    this.#lastOutput = this.#server.output()
    this.#printed += this.#lastOutput
  }

  async #compare(shown: string, marker: string | undefined): Promise<void> {
    if (marker === markers.printedByThird) {
      await this.#third?.waitFor((output) => findMissingLine(shown, output) === undefined)
      return
    }
    expect(findMissingLine(shown, this.#lastOutput), this.#lastOutput).toBeUndefined()
  }

  /** Replaces the line of a file that begins as the given one does, up to its first comma. */
  async #replaceLine(path: string, line: string): Promise<void> {
    const beginning = line.slice(0, line.indexOf(","))
    const lines = (await readFile(join(this.folder, path), "utf8")).split("\n")
    const index = lines.findIndex((each) => each.trimStart().startsWith(beginning))
    expect(index, `${path} has a line ${beginning}`).not.toBe(-1)
    await writeFile(join(this.folder, path), lines.with(index, line).join("\n"))
  }

  /** Puts the ports of this run where the tutorial has its addresses. */
  #withPorts(code: string): string {
    return code
      .replaceAll(SERVER_ADDRESS, `127.0.0.1:${this.#ports.server}`)
      .replaceAll(String(RECEIVER_PORT), String(this.#ports.receiver))
  }

  /** Puts what was printed before where a command has a placeholder. */
  #withPrinted(command: string): string {
    return placeholders.reduce(
      (text, prefix) => (text.includes(`${prefix}…`) ? text.replaceAll(`${prefix}…`, this.#lastPrinted(prefix)) : text),
      command,
    )
  }

  /** Returns the last id or secret that any terminal printed. */
  #lastPrinted(prefix: string): string {
    const words = this.#printed.split(/[\s="]+/).filter((word) => word.startsWith(prefix))
    const last = words.at(-1)
    if (last === undefined) throw new Error(`nothing has printed a value that begins with ${prefix}`)
    return last
  }
}
