import { expect, test } from "vitest"
import type { Configuration } from "../configuration.ts"
import type { Extraction } from "../extraction.ts"
import { writeExtraction } from "./extraction-json.ts"

const field = (name: string) => ({ name, type: "string" }) as const

function anExtraction(data: Extraction["data"], more: Partial<Extraction> = {}): Extraction {
  return { data, evidence: {}, pages: [], warnings: [], ...more }
}

const names = ["b", "2", "10", "1", "__proto__", "constructor", 'a"\n', "\u2028"]
const hostile: Configuration = {
  objects: [
    { name: "2", fields: names.map(field), tables: [{ name: "9", columns: names.map(field) }] },
    {
      name: "1",
      tables: [
        { name: "b", columns: [field("a")] },
        { name: "1", columns: [field("a")] },
      ],
    },
  ],
}
const row = Object.fromEntries(names.map((name) => [name, `value of ${name}`]))

test("names keep the configured order, integer-like names included", () => {
  const data = { 1: { tables: { 1: [], b: [] } }, 2: { fields: row, tables: { 9: [row, row] } } }
  const { dataJson } = writeExtraction(anExtraction(data), hostile)
  expect(JSON.parse(dataJson)).toEqual(data)
  const rowJson = `{${names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(`value of ${name}`)}`).join(",")}}`
  expect(dataJson).toBe(
    `{"2":{"fields":${rowJson},"tables":{"9":[${rowJson},${rowJson}]}},"1":{"tables":{"b":[],"1":[]}}}`,
  )
})

test("a missing value is null, and inherited properties are not values", () => {
  const { dataJson } = writeExtraction(anExtraction({ 2: { fields: {} } }), hostile)
  expect(new Set(Object.values(JSON.parse(dataJson)["2"].fields))).toEqual(new Set([null]))
})

test("evidence, pages, warnings and usage are kept", () => {
  const evidence = { "/2/fields/b": { page: 1, text: 'a "b"', confidence: 0.5, source: "builtin" } } as const
  const more = {
    evidence,
    pages: [{ page: 1, width: 1, height: 2 }],
    warnings: ["w"],
    usage: [{ slot: "fast", calls: 1, inputTokens: 2, outputTokens: 3 }],
  } as const
  const { dataJson, evidenceJson, ...rest } = writeExtraction(
    anExtraction({}, { ...more, pages: [...more.pages], warnings: [...more.warnings] }),
    hostile,
  )
  expect(dataJson).toBe("{}")
  expect(JSON.parse(evidenceJson)).toEqual(evidence)
  expect(rest).toEqual({ pages: more.pages, warnings: more.warnings, usage: more.usage })
})

const oneColumn = { objects: [{ name: "O", tables: [{ name: "T", columns: [field("a")] }] }] }
const rowsOf = (count: number, value: string) => Array.from({ length: count }, () => ({ a: value }))

test("data that exceeds the limit fails with advice", () => {
  const data = { O: { tables: { T: rowsOf(40, "x".repeat(1_000_000)) } } }
  expect(() => writeExtraction(anExtraction(data), oneColumn)).toThrow(
    expect.objectContaining({ reason: "file_unreadable", message: expect.stringContaining("Split the document") }),
  )
})

// A letter of three bytes is one unit of a string: what is stored and sent is bytes.
test("the limit counts bytes", () => {
  const extraction = anExtraction({ O: { tables: { T: rowsOf(10, "漢".repeat(100)) } } })
  expect(() => writeExtraction(extraction, oneColumn, 3_000)).toThrow("exceed 0.003 MB of JSON")
  expect(writeExtraction(extraction, oneColumn, 3_200).dataJson).toHaveLength(1_114)
})

test("evidence that does not fit next to the data is dropped with a warning", () => {
  const rows = rowsOf(40, "value")
  const position = { page: 1, text: "value", confidence: 1, source: "builtin" } as const
  const evidence = Object.fromEntries(rows.map((_, index) => [`/O/tables/T/${index}/a`, position]))
  const extraction = anExtraction({ O: { tables: { T: rows } } }, { evidence, warnings: ["first"] })
  const { dataJson, evidenceJson, warnings } = writeExtraction(extraction, oneColumn, 1_000)
  expect(JSON.parse(dataJson)).toEqual(extraction.data)
  expect(evidenceJson).toBe("{}")
  const sentence = "The positions of the values are left out: with them, the result would exceed 0.001 MB of JSON."
  expect(warnings).toEqual(["first", sentence])
})
