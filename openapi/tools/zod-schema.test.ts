import { expect, test } from "vitest"
import type { JsonObject } from "./load-document.ts"
import { writeZod } from "./zod-schema.ts"

const write = (schema: JsonObject, isParameter = false): string => writeZod(schema, { location: "#/s", isParameter })

test.each<[string, JsonObject, string]>([
  ["text", { type: "string" }, "z.string()"],
  ["bounded text", { type: "string", minLength: 1, maxLength: 9 }, "z.string().min(1).max(9)"],
  ["text of a pattern", { type: "string", pattern: "^a/b$" }, "z.string().regex(/^a\\/b$/)"],
  [
    "text without lone surrogates",
    { type: "string", pattern: "^[^\\uD800-\\uDFFF]*$" },
    "z.string().regex(/^[^\\uD800-\\uDFFF]*$/u)",
  ],
  // Trimming comes first, so that the limits apply to the result.
  ["trimmed text", { type: "string", minLength: 1, "x-trim": true }, "z.string().trim().min(1)"],
  ["a time", { type: "string", format: "date-time" }, 'z.string().openapi({ format: "date-time" })'],
  ["bytes", { type: "string", format: "binary" }, 'z.custom<Blob>().openapi({ type: "string", format: "binary" })'],
  ["an enum", { type: "string", enum: ["a", "b"] }, 'z.enum(["a","b"])'],
  ["a default", { type: "string", default: "" }, 'z.string().default("")'],
  ["a whole number", { type: "integer", minimum: 1, maximum: 5 }, "z.number().int().min(1).max(5)"],
  ["a number", { type: "number" }, "z.number()"],
  ["a boolean", { type: "boolean", default: false }, "z.boolean().default(false)"],
  ["a list", { type: "array", items: { type: "string" }, minItems: 1 }, "z.array(z.string()).min(1)"],
  ["a record", { type: "object", additionalProperties: {} }, "z.record(z.string(), z.unknown())"],
  ["anything", { description: "Any JSON value." }, "z.unknown()"],
  ["several types", { type: ["string", "null"] }, "z.union([z.string(), z.null()])"],
  ["a shared schema", { $ref: "#/components/schemas/ModelProvider", description: "…" }, "modelProviderSchema"],
  ["an object without members", { type: "object" }, "z.object({})"],
])("%s is translated", (_what, schema, expected) => {
  expect(write(schema)).toBe(expected)
})

test("an open object accepts unknown members, a closed one rejects them", () => {
  const properties = { id: { type: "string" }, note: { type: "string" } }
  expect(write({ type: "object", required: ["id"], properties })).toBe(
    'z.object({\n  "id": z.string(),\n  "note": z.string().optional(),\n})',
  )
  expect(write({ type: "object", additionalProperties: false, properties: {} })).toBe("z.strictObject({})")
})

test("a member with a default is not made optional: its value is there after parsing", () => {
  const properties = { mode: { type: "string", enum: ["csv"], default: "csv" } }
  expect(write({ type: "object", properties })).toBe('z.object({\n  "mode": z.enum(["csv"]).default("csv"),\n})')
})

test("a number in a parameter is converted from its text", () => {
  expect(write({ type: "integer", minimum: 1 }, true)).toBe("z.coerce.number().int().min(1)")
})

test.each<[string, JsonObject, string]>([
  ["a keyword without translation", { type: "string", contentEncoding: "base64" }, "#/s/contentEncoding"],
  ["a keyword of another type", { type: "boolean", minLength: 1 }, "#/s/minLength"],
  ["a keyword that an enum would hide", { type: "string", enum: ["a"], pattern: "^a$" }, "#/s/pattern"],
  ["an unknown extension", { type: "string", "x-colour": "red" }, "#/s/x-colour"],
  ["an unknown type", { type: "tuple" }, "#/s/type"],
  ["an unknown format", { type: "string", format: "email" }, "#/s/format"],
  ["a schema without type but with rules", { minimum: 1 }, "#/s/minimum"],
  ["a combination of schemas", { allOf: [{ type: "string" }] }, "#/s/allOf"],
  ["a rule beside a reference", { $ref: "#/components/schemas/A", minLength: 1 }, "#/s/minLength"],
  ["a reference to something else", { $ref: "#/components/parameters/A" }, "#/s/$ref"],
  ["named members beside free ones", { type: "object", properties: {}, additionalProperties: {} }, "#/s/properties"],
  ["a required member that does not exist", { type: "object", required: ["a"] }, "#/s/required"],
  ["a list of anything", { type: "array" }, "#/s/items"],
  ["a rule deep inside", { type: "array", items: { type: "string", not: {} } }, "#/s/items/not"],
  ["a name that needs escaping", { type: "object", properties: { "a/b": { not: {} } } }, "#/s/properties/a~1b/not"],
])("%s fails and names its location", (_what, schema, location) => {
  expect(() => write(schema)).toThrow(`${location}: `)
})
