import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

/*
 * The folders of the engine form layers, inside `fields/` and `tables/` as well. The linter finds circles of files; a circle of
 * folders is one as soon as somebody wants to read a folder by itself. Tests and builders may import what they like.
 */

/** These folders hold the types of their subfolders and also what puts these together. */
const ROOMS = ["lexicon", "recognize"]

const source = fileURLToPath(new URL("../packages/engine/src", import.meta.url))

/** Returns the folder of a file, relative to the source: of a room the room, of a file of the root the file. */
function folderOf(path: string): string {
  const folder = dirname(relative(source, path))
  if (folder === ".") return relative(source, path)
  return ROOMS.find((room) => folder.startsWith(`${room}/`)) ?? folder
}

/** Returns the folders that each folder imports from. */
function readFolders(): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".ts") || /\.test\.ts$|-builder\.ts$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const imports = folders.get(folderOf(path)) ?? new Set()
    for (const [, imported = ""] of readFileSync(path, "utf8").matchAll(/from "(\.[^"]+)"/g))
      imports.add(folderOf(join(entry.parentPath, imported)))
    folders.set(folderOf(path), imports)
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

test("the folders of the engine form layers", () => {
  const folders = readFolders()
  expect([...folders.keys()]).toEqual(expect.arrayContaining(["tables/rows", "fields/labels", "engine.ts"]))
  expect(findCircle(folders)).toBeUndefined()
})
