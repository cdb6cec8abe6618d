import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

/*
 * The folders of a package form layers, subfolders included. The linter finds circles of files; of two folders that import each
 * other neither can be read by itself. Tests and builders may import what they like.
 */

const PACKAGES = ["cli", "console", "engine", "mcp", "mocks", "model-stub", "server", "testing"]

/** These folders hold the types of their subfolders and also what puts these together: each counts as one. */
const WITH_SUBFOLDERS = ["database", "lexicon", "recognize"]

const sourceOf = (name: string) => fileURLToPath(new URL(`../packages/${name}/src`, import.meta.url))

/** Returns the folder of a file, relative to the source; a file of the root counts as a folder of its own. */
function folderOf(source: string, path: string): string {
  const folder = dirname(relative(source, path))
  if (folder === ".") return relative(source, path)
  return WITH_SUBFOLDERS.find((parent) => folder.startsWith(`${parent}/`)) ?? folder
}

/** Returns the folders that each folder of a package imports from. */
function readFolders(name: string): Map<string, Set<string>> {
  const source = sourceOf(name)
  const folders = new Map<string, Set<string>>()
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue
    if (/\.test(-d)?\.tsx?$|-builder\.ts$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const imports = folders.get(folderOf(source, path)) ?? new Set()
    for (const [, imported = ""] of readFileSync(path, "utf8").matchAll(/from "(\.[^"]+)"/g))
      imports.add(folderOf(source, join(entry.parentPath, imported)))
    folders.set(folderOf(source, path), imports)
  }
  return folders
}

/** Returns a circle of folders, the first folder repeated at its end. */
function findCircle(folders: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined {
  const finished = new Set<string>()
  const visit = (folder: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder]
    if (finished.has(folder)) return undefined
    for (const imported of folders.get(folder) ?? []) {
      const circle = imported === folder ? undefined : visit(imported, [...path, folder])
      if (circle !== undefined) return circle
    }
    finished.add(folder)
    return undefined
  }
  return [...folders.keys()].map((folder) => visit(folder, [])).find((circle) => circle !== undefined)
}

test("a circle of folders is found", () => {
  const layers = new Map([
    ["tables", new Set(["tables/rows"])],
    ["tables/rows", new Set(["tables/rows", "tables/body"])],
    ["tables/body", new Set<string>()],
  ])
  expect(findCircle(layers)).toBeUndefined()
  expect(findCircle(new Map([...layers, ["tables/body", new Set(["tables/rows"])]]))).toEqual([
    "tables/rows",
    "tables/body",
    "tables/rows",
  ])
})

test.for(PACKAGES)("the folders of %s form layers", (name) => {
  const folders = readFolders(name)
  expect(folders.size).toBeGreaterThan(1)
  expect(findCircle(folders)).toBeUndefined()
})

test("subfolders and their imports are read", () => {
  expect(readFolders("engine").get("tables/rows")).toContain("tables/body")
})
