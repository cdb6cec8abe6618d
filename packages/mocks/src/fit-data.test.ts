import { Client, type Configuration, type UntypedData } from "@docsift/sdk"
import { expect, test } from "vitest"
import { fitData, MockDataError } from "./fit-data.ts"
import { mockDocsift } from "./mock-docsift.ts"

const configuration: Configuration = {
  objects: [
    {
      name: "Invoice",
      fields: [
        { name: "total", type: "number" },
        { name: "__proto__", type: "string" },
      ],
      tables: [{ name: "items", columns: [{ name: "amount", type: "number" }] }],
    },
    { name: "Buyer", fields: [{ name: "name", type: "string" }] },
  ],
}

test("every configured name is present, in its order; missing values are null, missing tables have no rows", () => {
  const fitted = fitData(configuration, { Receipt: {}, Invoice: { fields: { total: 7 } } })
  expect(JSON.stringify(fitted)).toBe(
    '{"Invoice":{"fields":{"total":7,"__proto__":null},"tables":{"items":[]}},"Buyer":{"fields":{"name":null}}}',
  )
})

test.for<[string, UntypedData]>([
  ["Invoice.fields.totl", { Invoice: { fields: { totl: 7 } } }],
  ["Invoice.fields.total must be a number", { Invoice: { fields: { total: "7" } } }],
  ["Invoice.tables.rows", { Invoice: { tables: { rows: [] } } }],
  ["Invoice.tables.items.price", { Invoice: { tables: { items: [{ price: 1 }] } } }],
  ["Buyer.tables.items", { Buyer: { tables: { items: [] } } }],
])("a mistake in the test is reported with its path: %s", ([path, given]) => {
  expect(() => fitData(configuration, given)).toThrow(MockDataError)
  expect(() => fitData(configuration, given)).toThrow(path)
})

test("the request for the execution fails with the mistake", async () => {
  const docsift = mockDocsift({ extractedData: { Invoice: { fields: { totl: 7 } } } })
  const { apiKey, fetch } = docsift
  const client = new Client({ apiKey, baseUrl: "https://docsift.example", fetch, maxRetries: 0 })
  const { workflowId } = await client.workflows.create({ name: "W", configuration })
  const rejected = client.workflows.execute(workflowId, new File(["text"], "a.txt"))
  await expect(rejected).rejects.toThrow("the workflow has no Invoice.fields.totl")
})
