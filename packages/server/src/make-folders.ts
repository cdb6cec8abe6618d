import { mkdir, stat } from "node:fs/promises"
import { dirname, resolve } from "node:path"
import { codeOf } from "./domain/causes.ts"

/**
 * Creates a folder and its missing parents, readable by their owner only.
 *
 * Node's `mkdir` with `recursive` loops forever, and keeps a thread busy, if an existing folder rejects a new one with
 * `ENOENT`, as `/proc` does (Node 24.21). This function goes up once and down once.
 *
 * @throws an error with the code of the system, also when a file is in the way (`EEXIST`, `ENOTDIR`).
 */
export async function makeFolders(path: string): Promise<void> {
  const missing: string[] = []
  let folder = resolve(path)
  while (!(await makeFolder(folder))) {
    missing.push(folder)
    folder = dirname(folder)
  }
  for (const below of missing.toReversed()) await makeFolder(below, true)
}

/** Returns false when the parent is missing; throws instead when `isParentCreated`. */
async function makeFolder(path: string, isParentCreated = false): Promise<boolean> {
  try {
    await mkdir(path, { mode: 0o700 })
    return true
  } catch (error) {
    const isRoot = dirname(path) === path
    if (codeOf(error) === "ENOENT" && !isParentCreated && !isRoot) return false
    // The code for an existing folder differs between systems, and /proc has none.
    const isFolder = await stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    )
    if (isFolder) return true
    throw error
  }
}
