import { execFile } from "node:child_process"
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { writeConsumers } from "./example-consumers.ts"
import { repository } from "./generate.ts"
import { loadDocument, toArray, toObject } from "./load-document.ts"
import type { JsonObject } from "./load-document.ts"
import { generateRoutes } from "./routes-generator.ts"
import { generateSchemaTypes } from "./schema-generator.ts"

const at = (node: JsonObject, ...path: string[]): JsonObject =>
  path.reduce((parent, name) => toObject(parent[name], name), node)

const schema = (document: JsonObject, name: string): JsonObject => at(document, "components", "schemas", name)

function rename(node: JsonObject, from: string, to: string): void {
  const properties = at(node, "properties")
  properties[to] = properties[from] ?? null
  delete properties[from]
  node["required"] = toArray(node["required"], from).map((name) => (name === from ? to : name))
}

const changes: Record<string, (document: JsonObject) => void> = {
  nothing: () => {},
  "a renamed member of an answer": (document) => rename(schema(document, "Workflow"), "ownerId", "owner"),
  "a renamed member of an input": (document) => rename(schema(document, "ApiKeyInput"), "name", "label"),
  "another type of a member": (document) => {
    at(schema(document, "ApiKey"), "properties", "enabled")["type"] = "string"
  },
  "a removed value of a closed set": (document) => {
    schema(document, "ExecutionStatus")["enum"] = ["Queued", "Processing", "Failed"]
  },
  "a new required member of an answer": (document) => {
    const execution = schema(document, "ExecutionStatusView")
    at(execution, "properties")["pages"] = { type: "integer" }
    execution["required"] = [...toArray(execution["required"], "required"), "pages"]
  },
  "another status of a success": (document) => {
    const responses = at(document, "paths", "/api/v1/workflows", "post", "responses")
    responses["200"] = responses["201"] ?? null
    delete responses["201"]
  },
  "a removed operation": (document) => {
    delete at(document, "paths", "/api/v1/executions/{executionId}/retry")["post"]
  },
}

const folder = await mkdtemp(join(tmpdir(), "docsift-changes-"))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Compiles the same two programs against every changed document at once: one run of the compiler takes two seconds. */
async function compileAll(): Promise<string> {
  const source = await loadDocument()
  const consumers = writeConsumers(source)
  await symlink(join(repository, "node_modules"), join(folder, "node_modules"))
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }))
  // A removed operation may leave a response behind that only it had.
  const compilerOptions = { noUnusedLocals: false }
  const config = { compilerOptions, extends: join(repository, "tsconfig.base.json"), include: ["**/*.ts"] }
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config))
  for (const [name, change] of Object.entries(changes)) {
    const document = structuredClone(source)
    change(document)
    const variant = join(folder, name.replaceAll(" ", "-"))
    await mkdir(variant)
    await writeFile(join(variant, "routes.ts"), generateRoutes(document))
    await writeFile(join(variant, "schema.ts"), await generateSchemaTypes(document))
    await writeFile(join(variant, "handlers.ts"), consumers.handlers)
    await writeFile(join(variant, "client.ts"), consumers.client)
  }
  const compiler = createRequire(join(repository, "package.json")).resolve("typescript/package.json")
  return new Promise((done) => {
    execFile(process.execPath, [join(dirname(compiler), "bin/tsc"), "-p", folder], { cwd: folder }, (_error, stdout) =>
      done(stdout),
    )
  })
}

const output = await compileAll()
const errorsOf = (change: string, file: string): string[] =>
  output.split("\n").filter((line) => line.startsWith(`${change.replaceAll(" ", "-")}/${file}(`))

test("programs that follow the document compile", () => {
  expect(output.split("\n").filter((line) => line.startsWith("nothing/") || line.startsWith("error"))).toEqual([])
})

test.each(Object.keys(changes).filter((change) => change !== "nothing"))(
  "%s no longer compiles, neither in a server nor in a client",
  (change) => {
    expect(errorsOf(change, "handlers.ts")).not.toEqual([])
    expect(errorsOf(change, "client.ts")).not.toEqual([])
    // What is generated is sound in itself; only its users are wrong.
    expect([...errorsOf(change, "routes.ts"), ...errorsOf(change, "schema.ts")]).toEqual([])
  },
)
