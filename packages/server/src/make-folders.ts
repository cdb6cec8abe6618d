import { mkdir, stat } from "node:fs/promises"
import { dirname, resolve } from "node:path"

/**
 * Makes a folder and those above it that are missing, readable by their owner only.
 *
 * Node's own `mkdir` with `recursive` never ends, and keeps a thread busy, where a folder exists and refuses a new one in it
 * with `ENOENT`, as `/proc` does (Node 24.21). This one goes up once and down once.
 *
 * @throws with the code of the system, also when a file is in the way (`EEXIST`, `ENOTDIR`).
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

/** Returns false when the folder above is missing, unless that one `isAboveMade`; then it throws. */
async function makeFolder(path: string, isAboveMade = false): Promise<boolean> {
  try {
    await mkdir(path, { mode: 0o700 })
    return true
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined
    const isRoot = dirname(path) === path
    if (code === "ENOENT" && !isAboveMade && !isRoot) return false
    // Each system has a code of its own for a folder that is there already, and /proc has none.
    const isFolder = await stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    )
    if (isFolder) return true
    throw error
  }
}
