import { constants } from "node:fs"
import { access, readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import { CommandError } from "../command-error.ts"
import type { DocumentFile } from "./document-file.ts"
import { receiveStdin } from "./receive-stdin.ts"

/** The argument that stands for standard input. */
export const stdinArgument = "-"

/** The documents of the arguments; disposing of them removes the copy of standard input. */
export interface FoundDocuments extends AsyncDisposable {
  readonly documents: readonly DocumentFile[]
  /** Whether the arguments name exactly one file, so that one result is expected and not a list. */
  readonly isSingle: boolean
}

/**
 * Finds the documents that arguments name: files, folders (their files, without those of folders inside and hidden ones), and
 * `-` for standard input.
 *
 * @throws {CommandError} for a path that does not exist or cannot be read, and a folder without files; nothing was read yet.
 */
export async function findDocuments(
  args: readonly string[],
  stdin: NodeJS.ReadStream,
  signal: AbortSignal,
): Promise<FoundDocuments> {
  if (args.filter((argument) => argument === stdinArgument).length > 1) {
    throw new CommandError("- stands for standard input, which can be read only once.")
  }
  const found: DocumentFile[] = []
  for (const argument of args) {
    if (argument !== stdinArgument) found.push(...(await filesOf(argument)))
  }
  if (!args.includes(stdinArgument))
    return { documents: found, isSingle: await isOneFile(args), [Symbol.asyncDispose]: async () => {} }
  const received = await receiveStdin(stdin, signal)
  const documents = [...found, { name: "stdin", path: received.path }]
  return { documents, isSingle: args.length === 1, [Symbol.asyncDispose]: () => received.remove() }
}

async function isOneFile(args: readonly string[]): Promise<boolean> {
  const [first, ...others] = args
  return first !== undefined && others.length === 0 && (await stat(first)).isFile()
}

async function filesOf(path: string): Promise<DocumentFile[]> {
  const stats = await stat(path).catch((cause: unknown) => {
    throw new CommandError(`${path}: no such file or folder.`, undefined, { cause })
  })
  if (stats.isFile()) {
    await requireReadable(path)
    return [{ name: path, path }]
  }
  if (!stats.isDirectory()) throw new CommandError(`${path}: must be a file or a folder.`)
  const entries = await readdir(path, { withFileTypes: true }).catch((cause: unknown) => {
    throw new CommandError(`${path}: the folder cannot be read; check its permissions.`, undefined, { cause })
  })
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith(".")).map(({ name }) => name)
  if (names.length === 0)
    throw new CommandError(`${path}: the folder has no files. Files of folders inside of it are not read.`)
  // In the order in which people number files: 2 before 10.
  const order = new Intl.Collator("en", { numeric: true })
  const files = names.toSorted(order.compare).map((name) => ({ name: join(path, name), path: join(path, name) }))
  for (const file of files) await requireReadable(file.path)
  return files
}

async function requireReadable(path: string): Promise<void> {
  await access(path, constants.R_OK).catch((cause: unknown) => {
    throw new CommandError(`${path}: the file cannot be read; check its permissions.`, undefined, { cause })
  })
}
