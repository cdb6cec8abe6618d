import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { extractFields } from "./extract-fields.ts"

function valueOf(name: string, prints: readonly Print[]) {
  const context = aContext([aPage([...prints, { text: "Thank you for your business.", x: 50, y: 700 }])])
  const { fields } = extractFields(context, { name: "Document", fields: [{ name, type: "string" }] })
  return fields.get(name)?.value
}

test.each([
  ["Invoice 4711", "4711"],
  ["Faktura INV004711", "INV004711"],
  ["Invoice #2023/5045", "2023/5045"],
  ["Rechnung Nr. 471102 vom 05.03.2018", "471102"],
])("the title %s contains the invoice number %s", (text, number) => {
  expect(valueOf("Invoice number", [{ text, x: 50, y: 50, size: 18 }])).toBe(number)
})

test("a number alone on the line below a title is the document's", () => {
  const prints = [
    { text: "INVOICE", x: 400, y: 50, size: 18 },
    { text: "INV-2025-4711", x: 400, y: 75 },
  ]
  expect(valueOf("Invoice number", prints)).toBe("INV-2025-4711")
})

test("the title decides which number is that of the document", () => {
  const prints = [
    { text: "Estimate", x: 50, y: 50, size: 20 },
    { text: "Estimate number: 18027", x: 50, y: 100 },
    { text: "Order number: 555123", x: 50, y: 120 },
  ]
  expect(valueOf("Document number", prints)).toBe("18027")
  const order = [{ text: "Purchase order", x: 50, y: 50, size: 20 }, ...prints.slice(1)]
  expect(valueOf("Document number", order)).toBe("555123")
})

test("a credit note's own number is not that of the invoice it corrects", () => {
  const prints = [
    { text: "Credit note", x: 50, y: 50, size: 20 },
    { text: "Credit note number: CN-12", x: 50, y: 100 },
    { text: "Original invoice no.: R-77", x: 50, y: 120 },
  ]
  expect(valueOf("Document number", prints)).toBe("CN-12")
  expect(valueOf("Related invoice number", prints)).toBe("R-77")
})
