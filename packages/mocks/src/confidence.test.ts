import { Client, defineWorkflow } from "@docsift/sdk"
import { expect, test } from "vitest"
import { type Confidence, confidenceAt, fitConfidence } from "./confidence.ts"
import { mockDocsift, type MockOptions } from "./mock-docsift.ts"

const invoice = defineWorkflow({
  name: "Invoices",
  configuration: {
    objects: [
      {
        name: "Invoice",
        fields: [
          { name: "number", type: "string" },
          { name: "total", type: "number" },
          { name: "toString", type: "string" },
        ],
        tables: [{ name: "lines", columns: [{ name: "amount", type: "number" }] }],
      },
    ],
  },
})

async function extract(options: MockOptions, fileName = "invoice.pdf") {
  const { apiKey, fetch } = mockDocsift(options)
  const client = new Client({ apiKey, fetch, maxRetries: 0 })
  const workflow = await client.workflows.create(invoice)
  const { evidence } = await client.extract({ workflow, file: new File(["%PDF-1.7"], fileName), evidence: true })
  const { fields, tables } = evidence.Invoice
  return {
    number: fields.number?.confidence,
    total: fields.total?.confidence,
    inherited: fields.toString?.confidence,
    lines: tables.lines.map(({ amount }) => amount?.confidence),
  }
}

test("each value has the confidence that the test gives, others the default", async () => {
  const confidence = { Invoice: { fields: { total: 0.4 }, tables: { lines: [{}, { amount: 0.3 }] } } }
  expect(await extract({ confidence })).toStrictEqual({ number: 0.95, total: 0.4, inherited: 0.95, lines: [0.95, 0.3] })
})

test("one number applies to all values, and decide chooses per document", async () => {
  const options: MockOptions = {
    confidence: 0.8,
    decide: ({ fileName }) => (fileName === "scan.pdf" ? { confidence: { Invoice: { fields: { total: 0 } } } } : {}),
  }
  expect(await extract(options)).toStrictEqual({ number: 0.8, total: 0.8, inherited: 0.8, lines: [0.8, 0.8] })
  expect(await extract(options, "scan.pdf")).toMatchObject({ number: 0.95, total: 0 })
})

test.for<[string, Confidence]>([
  ["confidence: the workflow has no Invoice.fields.totl", { Invoice: { fields: { totl: 0.4 } } }],
  ["confidence: the workflow has no Invoice.tables.lines.price", { Invoice: { tables: { lines: [{ price: 0.4 }] } } }],
  ["confidence: 40 is not from 0 to 1", { Invoice: { fields: { total: 40 } } }],
  ["confidence: -1 is not from 0 to 1", -1],
])("a mistake in the test ends the request: %s", async ([sentence, confidence]) => {
  await expect(extract({ confidence })).rejects.toMatchObject({
    status: 500,
    sentence: expect.stringContaining(sentence),
  })
})

test("a row beyond those given has the default", () => {
  const lookUp = confidenceAt(
    fitConfidence(invoice.configuration, { Invoice: { tables: { lines: [{ amount: 0.1 }] } } }),
  )
  expect(lookUp(["Invoice", "tables", "lines", 0, "amount"])).toBe(0.1)
  expect(lookUp(["Invoice", "tables", "lines", 1, "amount"])).toBe(0.95)
})
