import { Ajv2020 } from "ajv/dist/2020.js"
import formats from "ajv-formats"
import type { JsonSchema } from "./document.ts"

/** A check that returns the violations of a value, one line each; none when it is valid. */
export type SchemaCheck = (schema: JsonSchema, value: unknown) => string[]

/**
 * Creates a check of values against the document's schemas, as JSON Schema 2020-12.
 *
 * `closed` rejects members that a schema does not name, even where the schema is open for the sake of older clients:
 * whatever the server sends must be documented.
 */
export function createSchemaCheck({ closed = false, coerced = false } = {}): SchemaCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: coerced })
  formats.default(ajv)
  ajv.addFormat("binary", true)
  const compiled = new Map<JsonSchema, ReturnType<typeof ajv.compile>>()
  // Most headers and errors have the same schema at every operation; compiling one takes a millisecond.
  const compiledByText = new Map<string, ReturnType<typeof ajv.compile>>()
  const compile = (schema: JsonSchema) => {
    const text = JSON.stringify(schema)
    const validate = compiledByText.get(text) ?? ajv.compile(closed ? asClosed(schema) : schema)
    compiledByText.set(text, validate)
    compiled.set(schema, validate)
    return validate
  }
  return (schema, value) => {
    const validate = compiled.get(schema) ?? compile(schema)
    // Coercion replaces members in place, so callers wrap a header or query value in an object.
    return validate(value)
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath} ${describe(error)}`.trim())
  }
}

function describe(error: { message?: string; params: Record<string, unknown> }): string {
  return `${error.message ?? "is wrong"} ${JSON.stringify(error.params)}`
}

/**
 * Adds `unevaluatedProperties: false` wherever members are named. The parts of an `allOf` stay open and the schema around
 * them is closed instead; otherwise each part would reject the members of the others.
 */
function asClosed(schema: JsonSchema, isPart = false): JsonSchema {
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key === "properties" || key === "$defs") return [key, mapValues(value, (item) => asClosed(item))]
    if (key === "allOf") return [key, mapItems(value, (item) => asClosed(item, true))]
    if (key === "oneOf" || key === "anyOf") return [key, mapItems(value, (item) => asClosed(item, isPart))]
    if (key === "items" || key === "additionalProperties") return [key, isSchema(value) ? asClosed(value) : value]
    return [key, value]
  })
  const closed: Record<string, unknown> = Object.fromEntries(entries)
  const namesMembers = "properties" in schema || "allOf" in schema
  if (namesMembers && !isPart && schema.additionalProperties === undefined) closed.unevaluatedProperties = false
  return closed
}

function mapValues(value: unknown, change: (schema: JsonSchema) => JsonSchema): unknown {
  if (!isSchema(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, isSchema(item) ? change(item) : item]))
}

function mapItems(value: unknown, change: (schema: JsonSchema) => JsonSchema): unknown {
  return Array.isArray(value) ? value.map((item) => (isSchema(item) ? change(item) : item)) : value
}

function isSchema(value: unknown): value is JsonSchema {
  return value !== null && typeof value === "object" && !Array.isArray(value)
}
