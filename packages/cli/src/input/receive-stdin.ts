import { createWriteStream } from "node:fs"
import { mkdtemp, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { CommandError } from "../command-error.ts"

/** A copy of standard input. */
export interface ReceivedStdin {
  readonly path: string
  /** Removes the copy. */
  remove(): Promise<void>
}

/**
 * Copies standard input to a file: the engine reads documents from disk, and a document need not fit into memory.
 *
 * @throws {CommandError} when it is a terminal, where no document can be typed, or empty.
 */
export async function receiveStdin(stdin: NodeJS.ReadStream, signal: AbortSignal): Promise<ReceivedStdin> {
  if (stdin.isTTY)
    throw new CommandError("- reads a document from standard input, which is a terminal: pipe a file into it.")
  const folder = await mkdtemp(join(tmpdir(), "docsift-stdin-"))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, "document")
    await pipeline(stdin, createWriteStream(path, { mode: 0o600 }), { signal })
    if ((await stat(path)).size === 0) throw new CommandError("Standard input is empty: pipe a document into it.")
    return { path, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
