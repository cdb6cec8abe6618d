import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

function valueOf(name: string, prints: readonly Print[]) {
  const object = { name: "Order", fields: [{ name, type: "string" as const }] }
  return extractFields(aContext([aPage(prints)]), object).fields.get(name)?.value
}

const row = (y: number, size: number, ...texts: readonly string[]): Print[] =>
  texts.map((text, index) => ({ text, x: 50 + 150 * index, y, size }))

test("the next label of a row is not a value: the values are below, in other type", () => {
  const prints = [...row(100, 7, "PAYMENT TERMS", "GROWING REGION"), ...row(109, 9, "Net 30", "Upper Valley")]
  expect(valueOf("Payment terms", prints)).toBe("Net 30")
})

test("a text right of a label is its value where the line below is set alike", () => {
  const prints = [...row(100, 9, "Payment terms", "Cash only"), ...row(112, 9, "Packing", "Crates")]
  expect(valueOf("Payment terms", prints)).toBe("Cash only")
})

test("in a row of labels in capitals the first value may be missing", () => {
  const prints = [
    { text: "CREW REFERENCE", x: 250, y: 100, size: 6 },
    { text: "SHIFT LENGTH", x: 420, y: 100, size: 6 },
    { text: "4 hours", x: 420, y: 109, size: 9 },
  ]
  expect([valueOf("Crew reference", prints), valueOf("Shift length", prints)]).toEqual([undefined, "4 hours"])
})

test("the address of a machine is not that of a company", () => {
  const prints = [{ x: 50, y: 300, text: "Second IPv4 Address x 3 (05/01/2025 - 05/31/2025)" }]
  expect(valueOf("Provider address", prints)).toBeUndefined()
})

test("a word in the column of the values is one, though it is a label elsewhere", () => {
  const page = [
    { x: 300, y: 100, text: "Sampled" },
    { x: 420, y: 100, text: "11 June 2024" },
    { x: 300, y: 114, text: "Sampled by" },
    { x: 420, y: 114, text: "Client" },
    { x: 300, y: 128, text: "Received" },
    { x: 420, y: 128, text: "12 June 2024" },
  ]
  expect(valueOf("Sampled by", page)).toBe("Client")
})

test("beside the last label of a row with values below is the next block", () => {
  const prints = [
    ...row(141, 8, "Numéro", "Date", "Code client"),
    ...row(157, 8, "FC2714", "16/01/2026", "CL0318"),
    ...["18 rue des Clercs", "38000 GRENOBLE", "FRANCE"].map((text, index) => ({ text, x: 450, y: 133 + 12 * index })),
  ]
  expect(valueOf("Code client", prints)).toBe("CL0318")
})
