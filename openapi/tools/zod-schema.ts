import { toRegExp } from "./constants.ts"
import { escapePointer, rejectUnknown, referenceName, toArray, toObject, toText } from "./load-document.ts"
import type { Json, JsonObject } from "./load-document.ts"

/**
 * Extensions of schemas. They leave the generated validation as it is, but for `x-trim`: the server enforces a limit that
 * JSON Schema has no keyword for, and the generated constants carry it.
 */
export const schemaExtensions = [
  "x-extension",
  "x-secret",
  "x-ignored",
  "x-lifetime-hours",
  "x-lifetime-seconds",
  "x-max-bytes",
  "x-max-executions",
  "x-max-page-bytes",
  "x-max-values",
  "x-max-revisions",
  "x-max-sessions",
  "x-max-webhooks",
  "x-max-wait-seconds",
  "x-media-types",
]

// Keywords that inform people or other tools and do not affect validation.
const annotations = ["description", "examples", ...schemaExtensions]

const keywords: Record<string, readonly string[]> = {
  string: ["type", "enum", "minLength", "maxLength", "pattern", "format", "default", "x-trim"],
  integer: ["type", "minimum", "maximum", "default"],
  number: ["type", "minimum", "maximum", "default"],
  boolean: ["type", "default"],
  array: ["type", "items", "minItems", "maxItems"],
  object: ["type", "properties", "required", "additionalProperties"],
  null: ["type"],
}

/** The position of a schema: parameters arrive as text and are converted, members of bodies are not. */
export interface SchemaContext {
  readonly location: string
  readonly isParameter?: boolean
}

/** Returns the name of the constant that holds a component schema. */
export function schemaConstant(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`
}

/**
 * Writes a JSON Schema as a zod 4 expression.
 *
 * @throws {Error} with the location of a keyword without a translation, so that nothing of the document is silently lost.
 */
export function writeZod(schema: JsonObject, context: SchemaContext): string {
  const { location } = context
  const reference = referenceName(schema, "schemas", location)
  if (reference !== undefined) {
    rejectUnknown(schema, ["$ref", ...annotations], location)
    return schemaConstant(reference)
  }
  const type = schema["type"]
  if (type === undefined) {
    rejectUnknown(schema, annotations, location)
    return "z.unknown()"
  }
  if (Array.isArray(type)) {
    rejectUnknown(schema, ["type", ...annotations], location)
    return `z.union([${type.map((one) => writeZod({ type: one }, context)).join(", ")}])`
  }
  const name = toText(type, `${location}/type`)
  const known = keywords[name]
  if (known === undefined) throw new Error(`${location}/type: the generator does not support ${name}`)
  rejectUnknown(schema, [...known, ...annotations], location)
  return withDefault(writeTyped(schema, name, context), schema["default"])
}

function writeTyped(schema: JsonObject, type: string, context: SchemaContext): string {
  switch (type) {
    case "string":
      return writeString(schema, context.location)
    case "integer":
    case "number":
      return writeNumber(schema, type, context)
    case "array":
      return writeArray(schema, context)
    case "object":
      return writeObject(schema, context)
    default:
      return `z.${type}()`
  }
}

function writeString(schema: JsonObject, location: string): string {
  if (schema["enum"] !== undefined) {
    rejectUnknown(schema, ["type", "enum", "default", ...annotations], location)
    return `z.enum(${JSON.stringify(schema["enum"])})`
  }
  const checks = [
    schema["x-trim"] === true ? ".trim()" : "",
    limit(schema, "minLength", "min"),
    limit(schema, "maxLength", "max"),
    schema["pattern"] === undefined ? "" : `.regex(${toRegExp(toText(schema["pattern"], location)).toString()})`,
  ].join("")
  const { format } = schema
  if (format === undefined) return `z.string()${checks}`
  switch (toText(format, `${location}/format`)) {
    case "binary":
      return `z.custom<Blob>().openapi({ type: "string", format: "binary" })`
    // In JSON Schema 2020-12 these formats are annotations; the pattern is what is validated.
    case "date-time":
    case "uri":
      return `z.string()${checks}.openapi({ format: ${JSON.stringify(format)} })`
    default:
      throw new Error(`${location}/format: the generator does not support ${JSON.stringify(format)}`)
  }
}

function writeNumber(schema: JsonObject, type: "integer" | "number", { isParameter }: SchemaContext): string {
  const base = isParameter === true ? "z.coerce.number()" : "z.number()"
  return `${base}${type === "integer" ? ".int()" : ""}${limit(schema, "minimum", "min")}${limit(schema, "maximum", "max")}`
}

function writeArray(schema: JsonObject, { location }: SchemaContext): string {
  const items = writeZod(toObject(schema["items"], `${location}/items`), { location: `${location}/items` })
  return `z.array(${items})${limit(schema, "minItems", "min")}${limit(schema, "maxItems", "max")}`
}

function writeObject(schema: JsonObject, { location }: SchemaContext): string {
  const { additionalProperties } = schema
  if (additionalProperties !== undefined && additionalProperties !== false) {
    rejectUnknown(schema, ["type", "additionalProperties", ...annotations], location)
    const valueLocation = `${location}/additionalProperties`
    return `z.record(z.string(), ${writeZod(toObject(additionalProperties, valueLocation), { location: valueLocation })})`
  }
  const properties = toObject(schema["properties"] ?? {}, `${location}/properties`)
  const required = toArray(schema["required"], `${location}/required`).map((name) =>
    toText(name, `${location}/required`),
  )
  const missing = required.find((name) => !(name in properties))
  if (missing !== undefined) throw new Error(`${location}/required: there is no property ${missing}`)
  const members = Object.entries(properties).map(([name, property]) => {
    const propertyLocation = `${location}/properties/${escapePointer(name)}`
    const node = toObject(property, propertyLocation)
    const isOptional = !required.includes(name) && node["default"] === undefined
    return `${JSON.stringify(name)}: ${writeZod(node, { location: propertyLocation })}${isOptional ? ".optional()" : ""}`
  })
  return writeMembers(additionalProperties === false ? "z.strictObject" : "z.object", members)
}

/** Writes a call with an object literal, one member per line. */
export function writeMembers(call: string, members: readonly string[]): string {
  if (members.length === 0) return `${call}({})`
  return `${call}({\n${members.map((member) => `  ${member.replaceAll("\n", "\n  ")},\n`).join("")}})`
}

function limit(schema: JsonObject, keyword: string, method: string): string {
  const value = schema[keyword]
  return value === undefined ? "" : `.${method}(${JSON.stringify(value)})`
}

function withDefault(expression: string, value: Json | undefined): string {
  return value === undefined ? expression : `${expression}.default(${JSON.stringify(value)})`
}
