import { expect, test } from "vitest"
import type { Configuration, ObjectDefinition } from "../configuration.ts"
import type { Document } from "../document.ts"
import { createContext } from "../page/context.ts"
import { parseBytes } from "../parse/parse-document.ts"
import { limitsOf } from "../providers/provider-traits.ts"
import { extractWithModels } from "./cascade.ts"
import { aModel, type FakeAnswer, type FakeModel } from "../../test/builders/fake-model.ts"
import type { JsonSchema } from "./json-schema.ts"
import type { ModelRequest } from "./language-model.ts"

/* The queries for every kind of document and configuration, within the limits of the provider. */

const parse = (text: string, fileName: string) => parseBytes(Buffer.from(text), { fileName })

async function extract(document: Document, objects: readonly ObjectDefinition[], model: FakeModel) {
  const configuration: Configuration = { objects }
  const context = createContext(document)
  // The built-in extractor is not used here: it takes seconds for 500 fields.
  const builtin = { data: {}, evidence: {}, pages: [], warnings: [] }
  return extractWithModels(context, configuration, builtin, { fast: model, accurate: model })
}

const propertiesOf = ({ schema }: ModelRequest): Readonly<Record<string, JsonSchema>> =>
  schema.type === "object" ? schema.properties : {}

/** Keys of a schema, those inside included, and its leaves that may be null. */
function sizeOf(schema: JsonSchema): { keys: number; nullable: number } {
  if (schema.type === "array") return sizeOf(schema.items)
  if (schema.type !== "object") return { keys: 0, nullable: typeof schema.type === "string" ? 0 : 1 }
  const sizes = Object.values(schema.properties).map(sizeOf)
  return {
    keys: sizes.reduce((sum, { keys }) => sum + keys + 1, 0),
    nullable: sizes.reduce((sum, { nullable }) => sum + nullable, 0),
  }
}

/** Returns a text and a line for every field. */
const repeating =
  (value: string, line: number) =>
  (request: ModelRequest): FakeAnswer => ({
    json: Object.fromEntries(Object.keys(propertiesOf(request)).map((key) => [key, { value, line }])),
  })

const field = (name: string) => ({ name, type: "string" as const })

test("evidence in a sheet or delimited file names the cell and has no box", async () => {
  const document = await parse("Article,Pieces\nBolt M4,12\nNut M4,30\n", "a.csv")
  const model = aModel(() => ({
    json: {
      rows: [
        { line: 2, v1_article: "Bolt M4", v2_pieces: "12" },
        { line: 3, v1_article: "Nut M4", v2_pieces: "30" },
      ],
    },
  }))
  const columns = [field("Article"), { name: "Pieces", type: "number" as const }]
  const { evidence, data } = await extract(document, [{ name: "Stock", tables: [{ name: "Items", columns }] }], model)
  expect(data["Stock"]?.tables?.["Items"]).toEqual([
    { Article: "Bolt M4", Pieces: 12 },
    { Article: "Nut M4", Pieces: 30 },
  ])
  expect(evidence["/Stock/tables/Items/1/Pieces"]).toMatchObject({ page: 1, cell: "B3", text: "30", source: "fast" })
  expect(evidence["/Stock/tables/Items/1/Pieces"]).not.toHaveProperty("box")
})

test("a mail's headers and text are read like a page", async () => {
  const mail =
    "From: Ida Holm <ida@example.org>\r\nTo: b@example.org\r\nSubject: Order A-17\r\n\r\nMoored at Pier Nine\r\n"
  const model = aModel(repeating("Pier Nine", 0))
  const { data } = await extract(await parse(mail, "a.eml"), [{ name: "Order", fields: [field("Wharf")] }], model)
  expect(data).toEqual({ Order: { fields: { Wharf: "Pier Nine" } } })
  expect(model.requests[0]?.prompt).toContain("Ida Holm")
})

test("each object is a separate query, and one without fields is queried for its tables only", async () => {
  const document = await parse("Pier Nine\n", "a.txt")
  const model = aModel((request) =>
    "rows" in propertiesOf(request) ? { json: { rows: [] } } : repeating("Pier Nine", 1)(request),
  )
  const { data } = await extract(
    document,
    [
      { name: "Order", fields: [field("Wharf")] },
      { name: "Ship", fields: [], tables: [{ name: "Crew", columns: [field("Sailor")] }] },
      { name: "Owner", fields: [field("Wharf")] },
    ],
    model,
  )
  expect(model.requests).toHaveLength(3)
  expect(data).toEqual({
    Order: { fields: { Wharf: "Pier Nine" } },
    Ship: { fields: {}, tables: { Crew: [] } },
    Owner: { fields: { Wharf: "Pier Nine" } },
  })
})

test("names that are equal in plain letters keep their own answers", async () => {
  const document = await parse("Pier Nine\n", "a.txt")
  const model = aModel((request) => ({
    json: Object.fromEntries(
      Object.keys(propertiesOf(request)).map((key, index) => [
        key,
        { value: index === 1 ? "Pier Nine" : null, line: 1 },
      ]),
    ),
  }))
  const { data } = await extract(
    document,
    [{ name: "Order", fields: ["Größe", "Grosse", "大きさ", "__proto__"].map(field) }],
    model,
  )
  expect(Object.entries(data["Order"]?.fields ?? {})).toEqual([
    ["Größe", null],
    ["Grosse", "Pier Nine"],
    ["大きさ", null],
    ["__proto__", null],
  ])
})

test("a document without words causes no query", async () => {
  const model = aModel(repeating("Pier Nine", 1))
  const empty: Document = { kind: "pdf", pages: [], grids: [], attachments: [] }
  const { data } = await extract(empty, [{ name: "Order", fields: [field("Wharf")] }], model)
  expect([data, model.requests]).toEqual([{ Order: { fields: { Wharf: null } } }, []])
})

test.each(["openai", "anthropic", "google", "openai-compatible"] as const)(
  "500 fields, and a table of 120 columns, are queried within the schema limits of %s",
  async (provider) => {
    const limits = limitsOf(provider)
    const names = Array.from({ length: 500 }, (_, index) => `Field ${index + 1}`)
    const columns = Array.from({ length: 120 }, (_, index) => field(`Column ${index + 1}`))
    const model = aModel((request) => {
      const { rows, ...fields } = propertiesOf(request)
      if (!rows) {
        const numbers = Object.keys(fields).map((key) => [key, Number(/\d+$/u.exec(key)?.[0])] as const)
        return { json: Object.fromEntries(numbers.map(([key, n]) => [key, { value: `Value ${n}`, line: n }])) }
      }
      const keys = rows.type === "array" && rows.items.type === "object" ? Object.keys(rows.items.properties) : []
      const row = Object.fromEntries(keys.map((key) => [key, key === "line" ? 501 : "Ann Holm"]))
      return { json: { rows: [row] } }
    }, limits)
    const values = names.map((_, index) => `Value ${index + 1}`)
    const document = await parse([...values, "Ann Holm"].join("\n"), "a.txt")
    const objects = [{ name: "Order", fields: names.map(field), tables: [{ name: "Crew", columns }] }]
    const { data, warnings } = await extract(document, objects, model)
    expect(Object.values(data["Order"]?.fields ?? {})).toEqual(values)
    expect(data["Order"]?.tables?.["Crew"]).toEqual([Object.fromEntries(columns.map(({ name }) => [name, "Ann Holm"]))])
    expect(warnings).toEqual([])
    for (const { keys, nullable } of model.requests.map(({ schema }) => sizeOf(schema))) {
      expect(keys).toBeLessThanOrEqual(limits.maxSchemaKeys)
      expect(nullable).toBeLessThanOrEqual(limits.maxNullableLeaves)
    }
  },
)

test("a truncated answer is queried in smaller parts, and no value is lost", async () => {
  const names = Array.from({ length: 8 }, (_, index) => `Field ${index + 1}`)
  const model = aModel((request) => {
    const keys = Object.keys(propertiesOf(request))
    const shown = keys.slice(0, 3).map((key, at) => [key, { value: at === 2 ? "Pier Ni" : "Pier Nine", line: 1 }])
    return keys.length > 2 ? { json: Object.fromEntries(shown), isCut: true } : repeating("Pier Nine", 1)(request)
  })
  const { data } = await extract(
    await parse("Pier Nine\n", "a.txt"),
    [{ name: "Order", fields: names.map(field) }],
    model,
  )
  expect(Object.values(data["Order"]?.fields ?? {})).toEqual(names.map(() => "Pier Nine"))
})
