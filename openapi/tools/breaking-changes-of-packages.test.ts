import { cp, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { changes } from "./changed-documents.ts"
import { compileFolder } from "./compile-folder.ts"
import { generateInterface, repository } from "./generate.ts"
import { loadDocument } from "./load-document.ts"

const packages = ["packages/server", "packages/sdk"]
/** The changes, each with the files that it alone breaks. */
const chosen = {
  "a renamed member of a response": /\/workflow(?:s|-versions)\.ts\(/,
  "a renamed member of an input": /\/(?:api-keys|users)\.ts\(/,
  "a removed operation": /\/executions\.ts\(/,
} as const

const folder = await mkdtemp(join(tmpdir(), "docsift-packages-"))
afterAll(() => rm(folder, { recursive: true, force: true }))

/**
 * Compiles a copy of the server and the client with files generated from a document with all the changes: one copy for each
 * change takes 25 s of processor time more.
 */
async function compileAll(): Promise<string[]> {
  const document = await loadDocument()
  for (const change of Object.keys(chosen) as (keyof typeof chosen)[]) changes[change](document)
  for (const path of packages) {
    const filter = (file: string): boolean => !/\.test(-d)?\.ts$/.test(file)
    await cp(join(repository, path, "src"), join(folder, path, "src"), { recursive: true, filter })
    await cp(join(repository, path, "package.json"), join(folder, path, "package.json"))
  }
  for (const [path, text] of await generateInterface(document)) await writeFile(join(folder, path), text)
  return compileFolder(folder)
}

const errors = await compileAll()

test("what none of the changes concerns compiles", () => {
  expect(errors.filter((line) => !Object.values(chosen).some((files) => files.test(line)))).toEqual([])
})

test.each(Object.entries(chosen).flatMap(([change, files]) => packages.map((path) => ({ change, path, files }))))(
  "$change stops $path from compiling",
  ({ path, files }) => {
    expect(errors.filter((line) => line.startsWith(`${path}/`) && files.test(line))).not.toEqual([])
  },
)
