import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** The folder `deploy/` of the repository. */
export const deployFolder = fileURLToPath(new URL("../../../../deploy/", import.meta.url))

/** Reads one of its files. */
export const read = (path: string) => readFileSync(`${deployFolder}${path}`, "utf8")

/** Lists the files below a folder of it, as paths from `deploy/`, sorted. */
export function list(folder = ""): string[] {
  const files = readdirSync(`${deployFolder}${folder}`, { recursive: true, withFileTypes: true })
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("//", "/").slice(deployFolder.length))
    .toSorted()
}
