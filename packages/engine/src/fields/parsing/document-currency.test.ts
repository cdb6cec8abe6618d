import { expect, test } from "vitest"
import { aContext, aPage } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

function currencyOf(...lines: string[]): unknown {
  const prints = lines.map((text, index) => ({ text, x: 50, y: 60 + 14 * index }))
  const object = { name: "Paper", fields: [{ name: "Currency", type: "string" as const }] }
  return extractFields(aContext([aPage(prints)]), object).fields.get("Currency")?.value ?? null
}

test("the currency is the one code beside the amounts or in their labels", () => {
  expect(currencyOf("Room charge 214.00 CAD", "Balance due 655.30")).toBe("CAD")
  expect(currencyOf("Room charge 214.00", "Total (CHF)", "655.30")).toBe("CHF")
})

test("of two codes, or of a name in a sentence, none is the currency", () => {
  expect(currencyOf("Total EUR 120.00", "Total USD 131.80")).toBeNull()
  expect(currencyOf("Please write to the CAD department about drawings of 2024 and before")).toBeNull()
})

test("a label of the currency is preferred", () => {
  expect(currencyOf("Currency: USD", "Total EUR 120.00", "Total USD 131.80")).toBe("USD")
})

test("in a sentence, the currency follows an amount with its sign", () => {
  expect(currencyOf("Receipt 2214: £20.00 GBP paid by card on 3 May 2025")).toBe("GBP")
})

test("the code of a currency right of its label is as likely as a number there", () => {
  const prints = [
    { text: "Terms", x: 50, y: 60 },
    { text: "Net 45 days", x: 180, y: 60 },
    { text: "Currency", x: 50, y: 74 },
    { text: "USD", x: 180, y: 74 },
  ]
  const object = { name: "Purchase order", fields: [{ name: "Currency", type: "string" as const }] }
  expect(extractFields(aContext([aPage(prints)]), object).candidates[0]?.[0]?.score).toBeGreaterThan(0.9)
})
