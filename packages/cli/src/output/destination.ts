import { once } from "node:events"
import { open, rename, rm } from "node:fs/promises"
import { CommandError } from "../command-error.ts"

/** The destination of results. Disposing of it before `commit()` leaves no trace in files. */
export interface Destination extends AsyncDisposable {
  /** Columns of the terminal; undefined for files and pipes. */
  readonly width: number | undefined
  /** Resolves when a slow reader has taken the text, so that memory does not grow. */
  write(text: string | Uint8Array): Promise<void>
  /** Makes the result visible. */
  commit(): Promise<void>
}

/**
 * Opens the destination of results: standard output, or a file, which appears with `commit()` and replaces one of that name. A
 * run that is interrupted leaves the old file.
 *
 * @throws {CommandError} when the file cannot be written, before anything was read.
 */
export async function openDestination(path: string | undefined, stdout: NodeJS.WriteStream): Promise<Destination> {
  if (path !== undefined) return openFile(path)
  return {
    // Terminals without a size, such as those of containers and serial lines, have 0 columns.
    width: (stdout.isTTY && stdout.columns) || undefined,
    async write(text) {
      if (!stdout.write(text)) await once(stdout, "drain")
    },
    commit: async () => {},
    [Symbol.asyncDispose]: async () => {},
  }
}

async function openFile(path: string): Promise<Destination> {
  const temporary = `${path}.${process.pid}.part`
  const file = await open(temporary, "w").catch((cause: unknown) => {
    const sentence = `${path}: cannot be written; check that its folder exists, and its permissions.`
    throw new CommandError(sentence, undefined, { cause })
  })
  let isOpen = true
  return {
    width: undefined,
    write: async (text) => void (await file.write(typeof text === "string" ? Buffer.from(text) : text)),
    async commit() {
      isOpen = false
      await file.close()
      await rename(temporary, path)
    },
    async [Symbol.asyncDispose]() {
      if (!isOpen) return
      await file.close()
      await rm(temporary, { force: true })
    },
  }
}
