import { expect, test } from "vitest"
import { dataSchema } from "./data-schema.ts"

const schema = dataSchema({
  name: "Invoices",
  configuration: {
    objects: [
      {
        name: "Invoice",
        fields: [
          { name: "issued", type: "date" },
          { name: "total", type: "number" },
        ],
        tables: [{ name: "lines", columns: [{ name: "article", type: "string" }] }],
      },
    ],
  },
})
const data = (fields: object, lines: unknown = [{ article: "Paper" }]) => ({ Invoice: { fields, tables: { lines } } })

test("matching data is returned with its type", async () => {
  const right = data({ issued: "2026-03-02", total: null })
  const result = await schema["~standard"].validate(right)
  expect(result).toStrictEqual({ value: right })
})

test.each([
  [data({ issued: "2.3.2026", total: 1 }), "Invoice.fields.issued must be YYYY-MM-DD or null"],
  [data({ issued: null, total: "1" }), "Invoice.fields.total must be a number or null"],
  [data({ issued: null }), "Invoice.fields.total must be a number or null"],
  [data({ issued: null, total: 1 }, {}), "Invoice.tables.lines must be an array"],
  [data({ issued: null, total: 1 }, [{ article: 7 }]), "Invoice.tables.lines.0.article must be a string or null"],
])("data that does not match is reported with its path (%#)", async (wrong, message) => {
  expect(await schema["~standard"].validate(wrong)).toMatchObject({ issues: [{ message }] })
})

test.each([undefined, null, [], "text"])("%o is rejected", async (wrong) => {
  expect(await schema["~standard"].validate(wrong)).toHaveProperty("issues.length", 3)
})
