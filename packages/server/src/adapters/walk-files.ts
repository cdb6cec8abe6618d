import { opendir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { codeOf } from "../domain/causes.ts"

/** A file found by {@link walkFiles}. */
interface LocalFileEntry {
  readonly path: string
  readonly modifiedAt: Date
}

/** Lists all files below a directory. A missing directory counts as empty, and files may disappear meanwhile. */
async function* walkFiles(root: string): AsyncIterable<LocalFileEntry> {
  const directory = await opendir(root, { recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (directory === undefined) return
  for await (const entry of directory) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
    if (found !== undefined) yield { path, modifiedAt: found.mtime }
  }
}

/** Removes the files below a directory that were last written before a time. */
export async function removeOldFiles(root: string, olderThan: Date): Promise<void> {
  for await (const { path, modifiedAt } of walkFiles(root)) {
    if (modifiedAt < olderThan) await rm(path, { force: true })
  }
}

/** Returns whether an error says that a file or directory does not exist. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === "ENOENT"
}
