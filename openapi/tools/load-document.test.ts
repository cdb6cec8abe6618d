import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { generateApiOverview } from "./api-md.ts"
import { listComponents, loadDocument, toArray, toObject, toText } from "./load-document.ts"

const folder = await mkdtemp(join(tmpdir(), "docsift-openapi-"))
afterAll(() => rm(folder, { recursive: true, force: true }))

const head = "openapi: 3.1.0\ninfo: { title: T, version: 1.0.0 }\n"

test("files are bundled, with shared parts under components", async () => {
  await writeFile(join(folder, "shared.yaml"), "Id: { type: string }\n")
  const file = join(folder, "root.yaml")
  await writeFile(
    file,
    `${head}paths: {}\ncomponents:\n  schemas:\n    Ids: { type: array, items: { $ref: "shared.yaml#/Id" } }\n`,
  )
  const document = await loadDocument(file)
  expect(listComponents(document, "schemas").map(([name]) => name)).toEqual(["Ids", "Id"])
})

test("a reference to a file that does not exist fails and names the file", async () => {
  const file = join(folder, "broken.yaml")
  await writeFile(file, `${head}paths:\n  /a: { $ref: "missing.yaml#/a" }\n`)
  await expect(loadDocument(file)).rejects.toThrow(file)
})

test("a value of the wrong kind fails and names its location", () => {
  expect(() => toObject([], "#/here")).toThrow("#/here: must be an object")
  expect(() => toText(1, "#/here")).toThrow("#/here: must be a string")
  expect(() => toArray("a", "#/here")).toThrow("#/here: must be an array")
})

test("an operation without a method in the client fails", () => {
  const operation = { operationId: "inventNothing", tags: ["T"] }
  const document = { tags: [{ name: "T" }], paths: { "/a": { get: operation } } }
  expect(() => generateApiOverview(document, new Map())).toThrow("inventNothing has no method")
})
