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

test("every configured name is there, in its order; what was not given is null or without rows", () => {
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
])("a mistake of the test is told with its place: %s", ([place, given]) => {
  expect(() => fitData(configuration, given)).toThrow(MockDataError)
  expect(() => fitData(configuration, given)).toThrow(place)
})

test("the execution that a mistake belongs to is answered with it", async () => {
  const docsift = mockDocsift({ extractedData: { Invoice: { fields: { totl: 7 } } } })
  const { apiKey, fetch } = docsift
  const client = new Client({ apiKey, baseUrl: "https://docsift.example", fetch, maxRetries: 0 })
  const { workflowId } = await client.workflows.create({ name: "W", configuration })
  const refused = client.workflows.execute(workflowId, new File(["text"], "a.txt"))
  await expect(refused).rejects.toThrow("the workflow has no Invoice.fields.totl")
})
