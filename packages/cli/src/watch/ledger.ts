import { constants } from "node:fs"
import { appendFile, open } from "node:fs/promises"
import { join } from "node:path"
import pLimit from "p-limit"
import { CommandError } from "../command-error.ts"
import { noLink } from "./no-link.ts"

/** The outcome of a file: a line of the ledger. */
export interface LedgerEntry {
  /** Of the content. */
  readonly sha256: string
  /** The first 12 hexadecimal digits of the SHA-256 of content and definition: files with equal keys have equal results. */
  readonly key: string
  readonly file: string
  readonly status: "Completed" | "Failed"
  /** Name of the result inside of the folder for results. */
  readonly result: string
  /** ISO 8601. */
  readonly at: string
}

const readAndAppend = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | noLink
const appendOnly = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | noLink

/** Name of the ledger inside of the watched folder. */
export const ledgerName = ".docsift-ledger.ndjson"

/**
 * The files of a folder that are done, one JSON line each. Lines are only appended, so several watchers can share it, and
 * a line that a crash cut off is skipped: its result exists, and the file is entered again from it.
 */
export class Ledger {
  readonly #path: string
  readonly #entries = new Map<string, LedgerEntry>()
  /** Files are processed concurrently, and reading on from the same offset twice would skip lines. */
  readonly #oneAtATime = pLimit(1)
  #offset = 0
  /** Whether the last line that was read has no end: it was cut off, or is being written. */
  #isCut = false

  constructor(folder: string) {
    this.#path = join(folder, ledgerName)
  }

  /** Reads the lines that were appended since the last time. @throws {CommandError} when the ledger is a link. */
  refresh(): Promise<void> {
    return this.#oneAtATime(() => this.#readAdded())
  }

  async #readAdded(): Promise<void> {
    await using file = await open(this.#path, readAndAppend).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ELOOP") throw error
      const sentence = `${this.#path}: is a link, which could lead to any file; remove it, and the ledger is created.`
      throw new CommandError(sentence, undefined, { cause: error })
    })
    const { size } = await file.stat()
    // Someone removed lines: everything is read again.
    if (size < this.#offset) {
      this.#offset = 0
      this.#entries.clear()
    }
    const added = Buffer.alloc(size - this.#offset)
    const { bytesRead } = await file.read(added, 0, added.length, this.#offset)
    const end = added.lastIndexOf("\n", bytesRead - 1) + 1
    this.#isCut = end < bytesRead
    this.#offset += end
    for (const line of added.toString("utf8", 0, end).split("\n")) {
      const entry = parseEntry(line)
      if (entry) this.#entries.set(entry.key, entry)
    }
  }

  find(key: string): LedgerEntry | undefined {
    return this.#entries.get(key)
  }

  async append(entry: LedgerEntry): Promise<void> {
    // One write: the system appends it as a whole.
    await appendFile(this.#path, `${this.#isCut ? "\n" : ""}${JSON.stringify(entry)}\n`, {
      flag: appendOnly,
      flush: true,
    })
    this.#entries.set(entry.key, entry)
  }
}

function parseEntry(line: string): LedgerEntry | undefined {
  try {
    const entry: unknown = JSON.parse(line)
    const isEntry = typeof entry === "object" && entry !== null && "key" in entry && "result" in entry
    return isEntry ? (entry as LedgerEntry) : undefined // Written by append().
  } catch {
    return undefined
  }
}
