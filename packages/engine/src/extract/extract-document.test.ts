import { expect, test } from "vitest"
import type { Document } from "../document.ts"
import { aPage } from "../../test/builders/page.ts"
import { extractDocument } from "./extract-document.ts"

const aDocument = (...texts: string[]): Document => ({
  kind: "pdf",
  pages: [aPage(texts.map((text, index) => ({ text, x: 50, y: 50 + index * 20 })))],
  grids: [],
  attachments: [],
})

test("every configured name is present, in the configured order, and null where nothing is found", () => {
  const { data, evidence } = extractDocument(aDocument("Invoice number: A-17"), {
    objects: [
      {
        name: "Invoice",
        fields: [
          { name: "Due date", type: "date" },
          { name: "Invoice number", type: "string" },
        ],
        tables: [{ name: "Lines", columns: [{ name: "Quantity", type: "number" }] }],
      },
      { name: "Empty" },
    ],
  })
  expect(JSON.stringify(data)).toBe(
    '{"Invoice":{"fields":{"Due date":null,"Invoice number":"A-17"},"tables":{"Lines":[]}},"Empty":{}}',
  )
  expect(Object.keys(evidence)).toEqual(["/Invoice/fields/Invoice number"])
})

test("evidence is keyed by JSON Pointer with its escapes", () => {
  const { evidence } = extractDocument(aDocument("Order / Rev: 387130"), {
    objects: [{ name: "A/B", fields: [{ name: "Order / Rev", type: "string" }] }],
  })
  expect(evidence["/A~1B/fields/Order ~1 Rev"]).toMatchObject({ text: "387130", page: 1 })
})

test("evidence in a grid names the cell in place of a box", () => {
  const document = aDocument("Invoice number: A-17")
  const pages = document.pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, cell: "B7" })) }))
  const { evidence } = extractDocument(
    { ...document, pages },
    { objects: [{ name: "Invoice", fields: [{ name: "Invoice number", type: "string" }] }] },
  )
  expect(evidence["/Invoice/fields/Invoice number"]).toMatchObject({ cell: "B7" })
  expect(evidence["/Invoice/fields/Invoice number"]).not.toHaveProperty("box")
})

test("a document without words yields nulls and the sizes of its pages", () => {
  const document: Document = { kind: "pdf", pages: [aPage([])], grids: [], attachments: [] }
  const { data, pages, evidence } = extractDocument(document, {
    objects: [{ name: "Invoice", fields: [{ name: "Total", type: "number" }] }],
  })
  expect(data).toEqual({ Invoice: { fields: { Total: null } } })
  expect(pages).toEqual([{ page: 1, width: 595, height: 842 }])
  expect(evidence).toEqual({})
})

test("names that JavaScript treats specially are names like any other", () => {
  const { data } = extractDocument(aDocument("Invoice"), {
    objects: [{ name: "__proto__", fields: [{ name: "__proto__", type: "string" }] }],
  })
  expect(JSON.stringify(data)).toBe('{"__proto__":{"fields":{"__proto__":null}}}')
})

test("a value's confidence is at most that of its least confident recognized word", () => {
  const confidenceOf = (confidence: number) => {
    const printed = aDocument("Invoice number: A-17", "Total: 18.12")
    const pages = printed.pages.map((page) => ({
      ...page,
      words: page.words.map((word) => (word.text === "18.12" ? { ...word, confidence } : word)),
    }))
    const { evidence } = extractDocument(
      { ...printed, pages },
      { objects: [{ name: "Invoice", fields: [{ name: "Total", type: "number" }] }] },
    )
    return evidence["/Invoice/fields/Total"]?.confidence ?? 0
  }
  expect(confidenceOf(0.7)).toBeLessThan(confidenceOf(1))
  expect(confidenceOf(0.3)).toBeLessThan(confidenceOf(0.7))
})
