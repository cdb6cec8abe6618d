import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** The folder `deploy/` of the repository. */
export const deployFolder = fileURLToPath(new URL("../../../../deploy/", import.meta.url))

/** Reads one of its files. */
export const read = (path: string) => readFileSync(`${deployFolder}${path}`, "utf8")

/** Files that git ignores: settings and secrets of a deployment from this clone. */
const ignored = /^(?:\.env$|secrets\/|kubernetes\/site\/)/

/** Lists the tracked files below a folder of it, as paths from `deploy/`, sorted. */
export function list(folder = ""): string[] {
  const files = readdirSync(`${deployFolder}${folder}`, { recursive: true, withFileTypes: true })
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("//", "/").slice(deployFolder.length))
    .filter((path) => !ignored.test(path))
    .toSorted()
}
