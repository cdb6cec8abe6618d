import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { boxRulings } from "../../test/builders/form.ts"
import { extractFields } from "../fields/extract-fields.ts"

const names = ["Salesman", "Payment terms", "Carrier", "Customer tax number", "Customer phone"]

const row = (y: number, size: number, ...texts: readonly string[]): Print[] =>
  texts.map((text, index) => ({ text, x: 50 + 150 * index, y, size }))

test("a cell around rows of captions is divided into a box for each, also where the first caption is the customer", () => {
  const tops = [100, 160, 220, 280]
  const prints = [
    ...row(104, 6, "CUSTOMER", "TAX NUMBER", "PHONE"),
    ...row(113, 9, "The Blue Hat", "04.881.733/0001-33", "+44 20 7946 0018"),
    ...row(128, 6, "SALESMAN", "PAYMENT TERMS", "CARRIER"),
    ...row(137, 9, "Nora Lind", "30 days", "Nordfracht"),
    ...tops.slice(1).flatMap((top, index) => [
      { text: `BOX ${index}`, x: 54, y: top + 4, size: 6 },
      { text: `Value ${index}`, x: 54, y: top + 14, size: 9 },
    ]),
  ]
  const rulings = tops.flatMap((top) => boxRulings([46, top, 520, top + 54]))
  const fields = names.map((name) => ({ name, type: "string" as const }))
  const found = extractFields(aContext([aPage(prints, rulings)]), { name: "Order", fields }).fields
  expect(names.map((name) => found.get(name)?.value)).toEqual([
    "Nora Lind",
    "30 days",
    "Nordfracht",
    "04.881.733/0001-33",
    "+44 20 7946 0018",
  ])
})
