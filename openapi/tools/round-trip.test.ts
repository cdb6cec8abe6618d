import { OpenAPIHono } from "@hono/zod-openapi"
import { expect, test } from "vitest"
import { document as servedDocument } from "@docsift/server/internal/generated/document"
import { routes, schemas } from "@docsift/server/internal/generated/routes"
import { listOperations, loadDocument, resolve, toArray, toObject } from "./load-document.ts"
import type { Json, JsonObject } from "./load-document.ts"
import { schemaExtensions } from "./zod-schema.ts"

// The routes contain what validation depends on. Prose, examples, headers and links are only in the served document, which
// is the source itself; the server reads a streamed body itself, so that it is not part of the route.
const prose = ["description", "examples", "example", "headers", "links", "summary"]
const extensions = [...schemaExtensions, "x-trim", "x-required-role", "x-idempotent", "x-stream-body"]

const source = await loadDocument()

/** Removes prose and extensions except in names of properties, and normalizes the two notations of a union. */
function strip(node: Json, isNameTable = false): Json {
  if (Array.isArray(node)) return node.map((item) => strip(item))
  if (typeof node !== "object" || node === null) return node
  const { anyOf } = node
  if (Array.isArray(anyOf)) return { type: anyOf.map((one) => toObject(one, "anyOf")["type"] ?? null) }
  const kept = Object.entries(node).filter(([name]) => isNameTable || ![...prose, ...extensions].includes(name))
  return Object.fromEntries(
    kept.map(([name, value]) => {
      // The library appends the flag to the pattern.
      if (name === "pattern" && typeof value === "string") return [name, value.replace(/\/u$/, "")]
      return [name, strip(value, name === "properties")]
    }),
  )
}

function skeletonOfSource(): Json {
  const paths: JsonObject = {}
  for (const { method, path, node, location } of listOperations(source)) {
    const parameters = toArray(node["parameters"], location).map((item) => {
      const parameter = resolve(source, toObject(item, location), "parameters", location)
      return { ...parameter, required: parameter["required"] === true }
    })
    const responses = Object.entries(toObject(node["responses"], location)).map(([status, response]) => [
      status,
      resolve(source, toObject(response, location), "responses", location),
    ])
    const { requestBody, ...rest } = node
    const operation: JsonObject = { ...rest, parameters, responses: Object.fromEntries(responses) }
    if (requestBody !== undefined && node["x-stream-body"] !== true) operation["requestBody"] = requestBody
    paths[path] = { ...toObject(paths[path] ?? {}, location), [method]: operation }
  }
  return strip({ paths, schemas: toObject(source["components"], "#/components")["schemas"] ?? null })
}

function skeletonOfRoutes(): Json {
  const app = new OpenAPIHono()
  for (const [name, schema] of Object.entries(schemas)) app.openAPIRegistry.register(name, schema)
  for (const route of Object.values(routes)) app.openAPIRegistry.registerPath(route)
  const built = app.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "", version: "" } })
  const json = toObject(JSON.parse(JSON.stringify(built)), "#")
  const paths = toObject(json["paths"], "#/paths")
  for (const item of Object.values(paths)) {
    for (const operation of Object.values(toObject(item, "#/paths")))
      toObject(operation, "#/paths")["parameters"] ??= []
  }
  return strip({ paths, schemas: toObject(json["components"], "#/components")["schemas"] ?? null })
}

/** Sorts the parameters of each operation, whose order is irrelevant. */
function sortParameters(skeleton: Json): Json {
  const paths = toObject(toObject(skeleton, "#")["paths"], "#/paths")
  for (const item of Object.values(paths)) {
    for (const operation of Object.values(toObject(item, "#/paths"))) {
      toArray(toObject(operation, "#/paths")["parameters"], "#/paths").sort((a, b) =>
        JSON.stringify(toObject(a, "#")["name"]).localeCompare(JSON.stringify(toObject(b, "#")["name"])),
      )
    }
  }
  return skeleton
}

test("the served document deep-equals the source", () => {
  expect(servedDocument).toEqual(source)
})

test("the document that the routes describe deep-equals the source in everything that validation depends on", () => {
  expect(sortParameters(skeletonOfRoutes())).toEqual(sortParameters(skeletonOfSource()))
})
