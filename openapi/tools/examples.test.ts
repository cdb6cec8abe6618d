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
const extensions = [...schemaExtensions, "x-trim", "x-statuses", "x-default-max-bytes", "x-file-kinds"]
const ajv = new Ajv2020({
  allErrors: true,
  strictTypes: false,
  allowUnionTypes: true,
  keywords: [...extensions, "components"],
})
formats.default(ajv)
// A file's bytes stand in an example as text.
ajv.addFormat("binary", true)
ajv.addSchema({ $id: "docsift://document", components: document["components"] })

interface Example {
  readonly place: string
  readonly value: Json
  readonly schemaPlace: string
}

/** Puts the schemas that stand inside operations where references of components resolve. */
function schemaAt(place: string): JsonObject {
  const [, ...members] = place.split("/").map((member) => member.replaceAll("~1", "/").replaceAll("~0", "~"))
  const schema = members.reduce<JsonObject>((node, member) => toObject(node[member], place), document)
  return toObject(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"docsift://document#/components/')),
    place,
  )
}

function examplesOfContent(node: JsonObject, place: string): Example[] {
  return Object.entries(toObject(node["content"], `${place}/content`)).flatMap(([mediaType, media]) => {
    const mediaPlace = `${place}/content/${escapePointer(mediaType)}`
    const examples = Object.entries(toObject(toObject(media, mediaPlace)["examples"] ?? {}, mediaPlace))
    // An operation's outcome without an example is as wrong as a false one.
    if (examples.length === 0) throw new Error(`${mediaPlace}: has no example`)
    return examples.map(([name, example]) => ({
      place: `${mediaPlace}/examples/${name}`,
      value: toObject(example, mediaPlace)["value"] ?? null,
      schemaPlace: `${mediaPlace}/schema`,
    }))
  })
}

function examplesOfSchemas(): Example[] {
  return listComponents(document, "schemas").flatMap(([, schema, place]) =>
    toArray(schema["examples"], place).map((value, index) => ({
      place: `${place}/examples/${index}`,
      value,
      schemaPlace: place,
    })),
  )
}

function examplesOf(kind: "parameters" | "headers"): Example[] {
  return listComponents(document, kind).map(([, node, place]) => {
    if (node["example"] === undefined) throw new Error(`${place}: has no example`)
    return { place: `${place}/example`, value: node["example"], schemaPlace: `${place}/schema` }
  })
}

function examplesOfOperations(): Example[] {
  return listOperations(document).flatMap(({ node, place }) => {
    const body = node["requestBody"]
    const requests = body === undefined ? [] : examplesOfContent(toObject(body, place), `${place}/requestBody`)
    const responses = Object.entries(toObject(node["responses"], place)).flatMap(([status, value]) => {
      const response = toObject(value, place)
      const shared = "$ref" in response
      return shared
        ? []
        : examplesOfContent(resolve(document, response, "responses", place), `${place}/responses/${status}`)
    })
    return [...requests, ...responses]
  })
}

const responses = listComponents(document, "responses").flatMap(([, node, place]) => examplesOfContent(node, place))
const examples = [
  ...examplesOfSchemas(),
  ...examplesOf("parameters"),
  ...examplesOf("headers"),
  ...responses,
  ...examplesOfOperations(),
]

test.each(examples)("$place fits its schema", ({ value, schemaPlace }) => {
  const validate = ajv.compile(schemaAt(schemaPlace))
  validate(value)
  expect(validate.errors ?? []).toEqual([])
})

test("every request body and every outcome of every operation has an example", () => {
  // The collection above throws otherwise; this holds it against losing operations.
  const operations = new Set(examples.map(({ place }) => place.split("/").slice(0, 4).join("/")))
  expect([...operations].filter((place) => place.startsWith("#/paths/"))).toHaveLength(30)
})

test("every completed execution among the examples has data of the documented structure", () => {
  const validate = ajv.compile(schemaAt("#/components/schemas/ExtractedData"))
  const data = examples
    .map(({ value }) => value)
    .filter((value) => typeof value === "object" && value !== null && "extractedData" in value)
    .map((value) => toObject(value, "example")["extractedData"])
  expect(data.length).toBeGreaterThan(0)
  expect(data.filter((value) => !validate(value))).toEqual([])
})
