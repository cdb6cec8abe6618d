import { expect, test } from "vitest"
import type { Case } from "@docsift/engine/internal/judge/manifest"
import { tableRequests } from "./table-requests.ts"

const given: Case = {
  id: "a",
  file: "a.pdf",
  configuration: {
    objects: [
      {
        name: "Order",
        tables: [
          {
            name: "Items",
            columns: [
              { name: "Description", type: "string" },
              { name: "Amount", type: "number" },
            ],
          },
        ],
      },
    ],
  },
  expected: { Order: { tables: { Items: [{ Description: "Hose", Amount: 2 }] } } },
  accept: {},
  places: {},
  tags: [],
}

test("a document is also requested with a name that nobody knows, and its truth is the same", () => {
  const [own, unknown] = tableRequests(given, 0)
  expect(own?.each).toBe(given)
  const columns = unknown?.each.configuration.objects[0]?.tables?.[0]?.columns ?? []
  expect(columns[0]?.name).not.toBe("Description")
  expect(columns[1]?.name).toBe("Amount")
  expect(unknown?.each.expected).toEqual({
    Order: { tables: { Items: [{ [columns[0]?.name ?? ""]: "Hose", Amount: 2 }] } },
  })
})

test("of a table that a document does not have every row is wrong", () => {
  const other = tableRequests(given, 1)[2]
  expect(other?.request).toBe("otherTable")
  expect(other?.each.expected).toEqual({ Document: { tables: { Rows: [] } } })
})
