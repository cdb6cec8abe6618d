import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { changes } from "./changed-documents.ts"
import { compileFolder } from "./compile-folder.ts"
import { writeConsumers } from "./example-consumers.ts"
import { loadDocument } from "./load-document.ts"
import { generateRoutes } from "./routes-generator.ts"
import { generateSchemaTypes } from "./schema-generator.ts"

const folder = await mkdtemp(join(tmpdir(), "docsift-changes-"))
afterAll(() => rm(folder, { recursive: true, force: true }))

const folderOf = (change: string): string => change.replaceAll(" ", "-")

/** Compiles the same two programs against every changed document at once: one run of the compiler takes two seconds. */
async function compileAll(): Promise<string[]> {
  const source = await loadDocument()
  const consumers = writeConsumers(source)
  for (const [name, change] of Object.entries({ nothing: () => {}, ...changes })) {
    const document = structuredClone(source)
    change(document)
    const variant = join(folder, folderOf(name))
    await mkdir(variant)
    await writeFile(join(variant, "routes.ts"), generateRoutes(document))
    await writeFile(join(variant, "schema.ts"), await generateSchemaTypes(document))
    await writeFile(join(variant, "handlers.ts"), consumers.handlers)
    await writeFile(join(variant, "client.ts"), consumers.client)
  }
  return compileFolder(folder)
}

const errors = await compileAll()
const errorsOf = (change: string, file: string): string[] =>
  errors.filter((line) => line.startsWith(`${folderOf(change)}/${file}(`))

test("programs that follow the document compile", () => {
  const known = Object.keys(changes).map((change) => `${folderOf(change)}/`)
  expect(errors.filter((line) => !known.some((prefix) => line.startsWith(prefix)))).toEqual([])
})

test.each(Object.keys(changes))("%s no longer compiles, neither in a server nor in a client", (change) => {
  expect(errorsOf(change, "handlers.ts")).not.toEqual([])
  expect(errorsOf(change, "client.ts")).not.toEqual([])
  // What is generated is sound in itself; only its users are wrong.
  expect([...errorsOf(change, "routes.ts"), ...errorsOf(change, "schema.ts")]).toEqual([])
})
