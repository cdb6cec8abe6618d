import { Ajv2020 } from "ajv/dist/2020.js"
import formats from "ajv-formats"
import { expect, test } from "vitest"
import {
  escapePointer,
  listComponents,
  listOperations,
  loadDocument,
  resolve,
  toArray,
  toObject,
} from "./load-document.ts"
import type { Json, JsonObject } from "./load-document.ts"
import { schemaExtensions } from "./zod-schema.ts"

const document = await loadDocument()
const extensions = [
  ...schemaExtensions,
  "x-trim",
  "x-statuses",
  "x-default-max-bytes",
  "x-default-max-unused-bytes",
  "x-least-counted-bytes",
  "x-file-kinds",
]
const ajv = new Ajv2020({
  allErrors: true,
  strictTypes: false,
  allowUnionTypes: true,
  keywords: [...extensions, "components"],
})
formats.default(ajv)
// In an example, the bytes of a file are text.
ajv.addFormat("binary", true)
ajv.addSchema({ $id: "docsift://document", components: document["components"] })

interface Example {
  readonly location: string
  readonly value: Json
  readonly schemaLocation: string
}

/** Returns a schema of the document with references that resolve to its components. */
function schemaAt(location: string): JsonObject {
  const [, ...members] = location.split("/").map((member) => member.replaceAll("~1", "/").replaceAll("~0", "~"))
  const schema = members.reduce<JsonObject>((node, member) => toObject(node[member], location), document)
  return toObject(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"docsift://document#/components/')),
    location,
  )
}

function examplesOfContent(node: JsonObject, location: string): Example[] {
  // Such as 304.
  if (node["content"] === undefined) return []
  return Object.entries(toObject(node["content"], `${location}/content`)).flatMap(([mediaType, media]) => {
    const mediaLocation = `${location}/content/${escapePointer(mediaType)}`
    const examples = Object.entries(toObject(toObject(media, mediaLocation)["examples"] ?? {}, mediaLocation))
    // A missing example is as wrong as an invalid one.
    if (examples.length === 0) throw new Error(`${mediaLocation}: has no example`)
    return examples.map(([name, example]) => ({
      location: `${mediaLocation}/examples/${name}`,
      value: toObject(example, mediaLocation)["value"] ?? null,
      schemaLocation: `${mediaLocation}/schema`,
    }))
  })
}

function examplesOfSchemas(): Example[] {
  return listComponents(document, "schemas").flatMap(([, schema, location]) =>
    toArray(schema["examples"], location).map((value, index) => ({
      location: `${location}/examples/${index}`,
      value,
      schemaLocation: location,
    })),
  )
}

function examplesOf(kind: "parameters" | "headers"): Example[] {
  return listComponents(document, kind).map(([, node, location]) => {
    if (node["example"] === undefined) throw new Error(`${location}: has no example`)
    return { location: `${location}/example`, value: node["example"], schemaLocation: `${location}/schema` }
  })
}

function examplesOfOperations(): Example[] {
  return listOperations(document).flatMap(({ node, location }) => {
    const body = node["requestBody"]
    const requests = body === undefined ? [] : examplesOfContent(toObject(body, location), `${location}/requestBody`)
    const responses = Object.entries(toObject(node["responses"], location)).flatMap(([status, value]) => {
      const response = toObject(value, location)
      const shared = "$ref" in response
      return shared
        ? []
        : examplesOfContent(resolve(document, response, "responses", location), `${location}/responses/${status}`)
    })
    return [...requests, ...responses]
  })
}

const responses = listComponents(document, "responses").flatMap(([, node, location]) =>
  examplesOfContent(node, location),
)
const examples = [
  ...examplesOfSchemas(),
  ...examplesOf("parameters"),
  ...examplesOf("headers"),
  ...responses,
  ...examplesOfOperations(),
]

test.each(examples)("$location matches its schema", ({ value, schemaLocation }) => {
  const validate = ajv.compile(schemaAt(schemaLocation))
  validate(value)
  expect(validate.errors ?? []).toEqual([])
})

test("every request body and every response of every operation has an example", () => {
  // The collection above throws for a missing one; this ensures that it does not skip operations.
  const operations = new Set(examples.map(({ location }) => location.split("/").slice(0, 4).join("/")))
  expect([...operations].filter((location) => location.startsWith("#/paths/"))).toHaveLength(
    listOperations(document).length,
  )
})

test("the data of every completed execution in the examples matches the documented structure", () => {
  const validate = ajv.compile(schemaAt("#/components/schemas/ExtractedData"))
  const data = examples
    .map(({ value }) => value)
    .filter((value) => typeof value === "object" && value !== null && "extractedData" in value)
    .map((value) => toObject(value, "example")["extractedData"])
  expect(data.length).toBeGreaterThan(0)
  expect(data.filter((value) => !validate(value))).toEqual([])
})
