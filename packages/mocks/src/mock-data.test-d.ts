import { defineWorkflow } from "@docsift/sdk"
import { test } from "vitest"
import { mockDocsift } from "./mock-docsift.ts"

const definition = defineWorkflow({
  name: "Invoices",
  configuration: {
    objects: [
      {
        name: "Invoice",
        fields: [
          { name: "number", type: "string" },
          { name: "total", type: "number" },
        ],
        tables: [{ name: "lines", columns: [{ name: "amount", type: "number" }] }],
      },
    ],
  },
})

test("with a definition, values may be missing, but not misspelt or of another type", () => {
  mockDocsift({ definition, extractedData: { Invoice: { fields: { total: 12.5 }, tables: { lines: [{}] } } } })
  mockDocsift({ definition, decide: () => ({ extractedData: { Invoice: { fields: { number: null } } } }) })
  mockDocsift<typeof definition>({ extractedData: { Invoice: {} } })
  // @ts-expect-error: a misspelt field
  mockDocsift({ definition, extractedData: { Invoice: { fields: { totl: 12.5 } } } })
  // @ts-expect-error: text in place of a number
  mockDocsift({ definition, extractedData: { Invoice: { fields: { total: "12.50" } } } })
  // @ts-expect-error: a misspelt column
  mockDocsift({ definition, extractedData: { Invoice: { tables: { lines: [{ amont: 1 }] } } } })
  // @ts-expect-error: text in place of a number
  mockDocsift({ definition, decide: () => ({ extractedData: { Invoice: { fields: { total: "7" } } } }) })
})

test("without a definition any values are accepted", () => {
  mockDocsift({ extractedData: { Receipt: { fields: { shop: "A", total: 1 } } } })
  mockDocsift()
})
