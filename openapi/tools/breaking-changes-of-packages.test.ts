import { cp, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { changes } from "./changed-documents.ts"
import { compileFolder } from "./compile-folder.ts"
import { generateInterface, repository } from "./generate.ts"
import { loadDocument } from "./load-document.ts"

const packages = ["packages/server", "packages/sdk"]
const chosen = ["a renamed member of a response", "a renamed member of an input", "a removed operation"] as const

const folder = await mkdtemp(join(tmpdir(), "docsift-packages-"))
afterAll(() => rm(folder, { recursive: true, force: true }))

const folderOf = (change: string): string => change.replaceAll(" ", "-")

/** Compiles copies of the server and the client with files generated from changed documents. */
async function compileAll(): Promise<string[]> {
  const source = await loadDocument()
  for (const name of ["nothing", ...chosen] as const) {
    const document = structuredClone(source)
    if (name !== "nothing") changes[name](document)
    for (const path of packages) {
      const filter = (file: string): boolean => !/\.test(-d)?\.ts$/.test(file)
      await cp(join(repository, path, "src"), join(folder, folderOf(name), path, "src"), { recursive: true, filter })
      await cp(join(repository, path, "package.json"), join(folder, folderOf(name), path, "package.json"))
    }
    for (const [path, text] of await generateInterface(document)) {
      await writeFile(join(folder, folderOf(name), path), text)
    }
  }
  return compileFolder(folder)
}

const errors = await compileAll()
const errorsOf = (change: string, path: string): string[] => {
  const prefix = `${folderOf(change)}/${path}/`
  return errors
    .filter((line) => line.startsWith(prefix))
    .map((line) => line.slice(prefix.length).replace(/\(.*?\)/, ""))
}

test.each(chosen.flatMap((change) => packages.map((path) => ({ change, path }))))(
  "$change stops $path from compiling",
  ({ change, path }) => {
    // Errors that the unchanged package also has prove nothing.
    const before = new Set(errorsOf("nothing", path))
    expect(errorsOf(change, path).filter((error) => !before.has(error))).not.toEqual([])
  },
)
