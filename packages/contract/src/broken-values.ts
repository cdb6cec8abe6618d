import type { JsonSchema } from "./document.ts"

/** A value that violates its schema in one way. */
export interface BrokenValue {
  /** Location as the server writes it, such as `configuration.objects[0].name`. */
  readonly location: string
  readonly reason: string
  readonly value: unknown
}

/**
 * Derives invalid values from a valid one, with one violation each: for every member its absence, a wrong type and
 * each exceeded bound, and an unknown member in every closed object.
 */
export function brokenValues(schema: JsonSchema, valid: unknown, location = ""): BrokenValue[] {
  return [...brokenHere(schema, valid, location), ...brokenInside(schema, valid, location)]
}

function brokenHere(schema: JsonSchema, valid: unknown, location: string): BrokenValue[] {
  const broken: BrokenValue[] = []
  const add = (reason: string, value: unknown, at = location) => void broken.push({ location: at, reason, value })
  if (typeof schema.type === "string") add("wrong type", wrongType(schema.type))
  if (typeof schema.type === "string") add("null", null)
  if (Array.isArray(schema.enum)) add("not in the closed set", "nonsense")
  if (isIdPattern(schema.pattern)) add("not an id", "nonsense")
  else if (typeof schema.pattern === "string") {
    add("control character", "a\u0000b")
    add("lone surrogate", "a\ud800")
  }
  if (typeof schema.minLength === "number" && schema.minLength > 0) add("too short", "")
  if (typeof schema.maxLength === "number") add("too long", "x".repeat(schema.maxLength + 1))
  if (typeof schema.minimum === "number") add("too small", schema.minimum - 1)
  if (typeof schema.maximum === "number") add("too large", schema.maximum + 1)
  if (schema.type === "integer") add("a fraction", 1.5)
  if (schema["x-trim"] === true) add("only spaces", "   ")
  if (typeof schema.minItems === "number" && schema.minItems > 0) add("too few items", [])
  if (!isObject(valid) || !isObject(schema.properties)) return broken
  for (const name of asNames(schema.required)) add("missing", without(valid, name), join(location, name))
  if (schema.additionalProperties === false)
    add("unknown member", { ...valid, colour: "red" }, join(location, "colour"))
  return broken
}

function brokenInside(schema: JsonSchema, valid: unknown, location: string): BrokenValue[] {
  if (Array.isArray(valid) && isObject(schema.items)) {
    const [first, ...rest]: unknown[] = valid
    return brokenValues(schema.items, first, `${location}[0]`).map((item) => ({
      ...item,
      value: [item.value, ...rest],
    }))
  }
  if (!isObject(valid) || !isObject(schema.properties)) return []
  return Object.entries(schema.properties).flatMap(([name, member]) =>
    isObject(member) && member["x-ignored"] !== true
      ? brokenValues(member, valid[name], join(location, name)).map((item) => ({
          ...item,
          value: { ...valid, [name]: item.value },
        }))
      : [],
  )
}

function wrongType(type: string): unknown {
  return type === "string" ? 42 : type === "object" ? [] : type === "array" ? {} : "nonsense"
}

function isIdPattern(pattern: unknown): boolean {
  return typeof pattern === "string" && /^\^[a-z]+_/.test(pattern)
}

function join(location: string, name: string): string {
  return location === "" ? name : `${location}.${name}`
}

function without(object: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))
}

function asNames(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function isObject(value: unknown): value is JsonSchema {
  return value !== null && typeof value === "object" && !Array.isArray(value)
}
