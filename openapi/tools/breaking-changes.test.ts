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

/** Compiles the same two programs against every changed document in one run, since each run takes two seconds. */
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

test("programs that agree with the document compile", () => {
  const known = Object.keys(changes).map((change) => `${folderOf(change)}/`)
  expect(errors.filter((line) => !known.some((prefix) => line.startsWith(prefix)))).toEqual([])
})

test.each(Object.keys(changes))("%s breaks the compilation of both a server and a client", (change) => {
  expect(errorsOf(change, "handlers.ts")).not.toEqual([])
  expect(errorsOf(change, "client.ts")).not.toEqual([])
  // The generated files themselves compile; only their users do not.
  expect([...errorsOf(change, "routes.ts"), ...errorsOf(change, "schema.ts")]).toEqual([])
})
