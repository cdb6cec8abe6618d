import { expect, test } from "vitest"
import type { Configuration } from "../configuration.ts"
import type { Document } from "../document.ts"
import { extractBuiltin } from "../extract/extract-document.ts"
import { createContext } from "../page/context.ts"
import type { Extraction } from "../extraction.ts"
import { aPage } from "../../test/builders/page.ts"
import { extractWithModels, type CascadeOptions, type Models } from "./cascade.ts"
import { aModel, type FakeAnswer, type FakeModel } from "../../test/builders/fake-model.ts"
import type { ModelRequest } from "./language-model.ts"

/* What each slot is queried for. The built-in extractor finds the invoice number of this document by its label. */

const document: Document = {
  kind: "pdf",
  pages: [
    aPage(
      ["Invoice number: A-17", "Due on 4 May 2024", "Moored at Pier Nine", "Ann 1", "Bo 2", "Cy 3", "Di 4", "Ed 5"].map(
        (text, index) => ({ text, x: 50, y: 50 + index * 20 }),
      ),
    ),
  ],
  grids: [],
  attachments: [],
}
const fields = [
  { name: "Invoice number", type: "string" },
  { name: "Deadline", type: "date" },
  { name: "Wharf", type: "string" },
] as const
const justFields: Configuration = { objects: [{ name: "Order", fields }] }
const justRows: Configuration = {
  objects: [{ name: "Order", tables: [{ name: "Crew", columns: [{ name: "Sailor", type: "string" }] }] }],
}

function extract(
  models: Models,
  configuration = justFields,
  options?: CascadeOptions,
  change: (builtin: Extraction) => Extraction = (builtin) => builtin,
) {
  const context = createContext(document)
  const builtin = change(extractBuiltin(context, configuration))
  return extractWithModels(context, configuration, builtin, models, options)
}

/** Creates answers by the name after the key's number; values that are not listed are null. */
const saying = (said: Record<string, readonly [text: string, line: number]>): FakeModel =>
  aModel(({ schema }) => ({
    json: Object.fromEntries(
      keysOf(schema).map((key) => {
        const [value = null, line = null] = said[key.replace(/^v\d+_/u, "")] ?? []
        return [key, { value, line }]
      }),
    ),
  }))

const listing = (...sailors: readonly (readonly [name: string, line: number])[]): FakeModel =>
  aModel((): FakeAnswer => ({ json: { rows: sailors.map(([v1_sailor, line]) => ({ v1_sailor, line })) } }))

const keysOf = (schema: ModelRequest["schema"]) => (schema.type === "object" ? Object.keys(schema.properties) : [])
const requestedKeys = ({ requests }: FakeModel) => requests.flatMap(({ schema }) => keysOf(schema))

test("fast model, built-in accurate: unresolved values are filled by confident ones of the built-in extractor", async () => {
  const fast = saying({ wharf: ["Pier Nine", 3] })
  const { data, evidence } = await extract({ fast })
  expect(data["Order"]?.fields).toMatchObject({ "Invoice number": "A-17", Wharf: "Pier Nine" })
  expect(evidence["/Order/fields/Invoice number"]?.source).toBe("builtin")
  expect(evidence["/Order/fields/Wharf"]?.source).toBe("fast")
})

test("built-in fast, model accurate: only missing and low-confidence values of the built-in extractor are queried", async () => {
  const accurate = saying({ wharf: ["Pier Nine", 3], deadline: ["4 May 2024", 2] })
  const { data, evidence } = await extract({ accurate })
  expect(data["Order"]?.fields).toMatchObject({ "Invoice number": "A-17", Wharf: "Pier Nine", Deadline: "2024-05-04" })
  expect(requestedKeys(accurate)).not.toContain("v1_invoice_number")
  expect(evidence["/Order/fields/Wharf"]?.source).toBe("accurate")
})

test("one model in both slots: one pass, and the built-in extractor fills in nothing", async () => {
  const model = saying({ wharf: ["Pier Nine", 3] })
  const { data } = await extract({ fast: model, accurate: model })
  expect(data["Order"]?.fields).toEqual({ "Invoice number": null, Deadline: null, Wharf: "Pier Nine" })
  expect(model.requests).toHaveLength(1)
})

test("agreement of both readers raises the confidence, disagreement lowers it", async () => {
  const agreed = await extract({ fast: saying({ invoice_number: ["A-17", 1], wharf: ["Pier Nine", 3] }) })
  const confidenceOf = ({ evidence }: Extraction, name: string) => evidence[`/Order/fields/${name}`]?.confidence ?? 0
  expect(confidenceOf(agreed, "Invoice number")).toBeGreaterThan(confidenceOf(agreed, "Wharf"))
  const disputed = await extract({ fast: saying({ invoice_number: ["Pier Nine", 3], wharf: ["Pier Nine", 3] }) })
  expect(confidenceOf(disputed, "Invoice number")).toBeLessThan(confidenceOf(disputed, "Wharf"))
})

test("a value of the wrong type is queried again with the finding, then by the accurate model, then reported", async () => {
  const fast = saying({ deadline: ["soon", 2], wharf: ["Pier Nine", 3], invoice_number: ["A-17", 1] })
  const accurate = saying({ deadline: ["4 May 2024", 2] })
  const { data, warnings } = await extract({ fast, accurate })
  expect(fast.requests[1]?.prompt).toContain('v2_deadline: "soon" does not read as a date')
  expect(requestedKeys(accurate)).toEqual(["v1_deadline"])
  expect([data["Order"]?.fields?.["Deadline"], warnings]).toEqual(["2024-05-04", []])
  const alone = await extract({ fast, accurate: fast })
  expect(alone.data["Order"]?.fields?.["Deadline"]).toBeNull()
  expect(alone.evidence).not.toHaveProperty(["/Order/fields/Deadline"])
  expect(alone.warnings).toEqual(['"Deadline": "soon" is not a valid date and was left out.'])
})

test("an invented value is queried again, and kept with a confidence of at most 0.3 and no box when no reader has a better one", async () => {
  const fast = saying({ invoice_number: ["A-17", 1], wharf: ["Pier Twelve", 3], deadline: ["4 May 2024", 2] })
  const accurate = saying({})
  const { data, evidence } = await extract({ fast, accurate })
  expect(requestedKeys(accurate)).toEqual(["v1_wharf"])
  expect(data["Order"]?.fields?.["Wharf"]).toBe("Pier Twelve")
  expect(evidence["/Order/fields/Wharf"]?.confidence).toBeLessThanOrEqual(0.3)
  expect(evidence["/Order/fields/Wharf"]).not.toHaveProperty("box")
})

test("a table is queried again as a whole when more than a fifth of its cells are unresolved", async () => {
  const good = [
    ["Ann", 4],
    ["Bo 2", 5],
    ["Cy 3", 6],
    ["Di 4", 7],
  ] as const
  const accurate = listing(["Ann 1", 4], ["Bo 2", 5], ["Cy 3", 6], ["Di 4", 7], ["Ed 5", 8])
  const few = await extract({ fast: listing(...good, ["Nobody", 8]), accurate }, justRows)
  expect(accurate.requests).toHaveLength(0)
  expect(few.data["Order"]?.tables?.["Crew"]).toHaveLength(5)
  const many = await extract({ fast: listing(...good.slice(1), ["Nobody", 4], ["No one", 8]), accurate }, justRows)
  expect(accurate.requests).toHaveLength(1)
  expect(many.data["Order"]?.tables?.["Crew"]?.map((row) => row["Sailor"])).toEqual([
    "Ann 1",
    "Bo 2",
    "Cy 3",
    "Di 4",
    "Ed 5",
  ])
})

test("no model is queried for what an embedded invoice says", async () => {
  const fast = saying({ wharf: ["Pier Nine", 3] })
  const accurate = saying({})
  const embed = (builtin: Extraction): Extraction => {
    const known = builtin.evidence["/Order/fields/Invoice number"]
    if (known === undefined) throw new Error("The built-in extractor finds the number")
    return {
      ...builtin,
      evidence: { "/Order/fields/Invoice number": { ...known, source: "embedded", confidence: 0.2 } },
    }
  }
  const { data, evidence } = await extract({ fast, accurate }, justFields, {}, embed)
  expect([...requestedKeys(fast), ...requestedKeys(accurate)].join()).not.toContain("invoice_number")
  expect(data["Order"]?.fields?.["Invoice number"]).toBe("A-17")
  expect(evidence["/Order/fields/Invoice number"]?.source).toBe("embedded")
})

test("with a fallback the built-in extractor replaces an unreachable model; without one the document fails", async () => {
  const usage = { inputTokens: 0, outputTokens: 0 }
  const fast = aModel(() => ({ type: "failed", reason: "unreachable", detail: "planted", usage }))
  await expect(extract({ fast })).rejects.toMatchObject({ name: "ModelError" })
  const { data, warnings } = await extract({ fast }, justFields, { hasFallback: true })
  expect(data["Order"]?.fields?.["Invoice number"]).toBe("A-17")
  expect(warnings).toEqual([expect.stringContaining("returned no usable answer (unreachable)")])
})
