import { expect, test } from "vitest"
import { at, valueOf } from "../../../test/builders/paper.ts"

const receipt = (total: string, means: string, paid: string) => [
  at(50, 60, "Coffee"),
  at(250, 60, "2.99"),
  at(50, 75, "Bread"),
  at(250, 75, "3.78"),
  at(50, 95, total),
  at(250, 95, "6.77"),
  at(50, 110, means),
  at(250, 110, paid),
]

test.each([
  ["Zahlungsart", "Gesamtbetrag", "girocard"],
  ["Payment method", "Total", "VISA ************4471"],
  ["Mode de paiement", "Total à payer", "Carte bancaire"],
  ["Betaalwijze", "Totaal", "PIN-betaling"],
])("the word before an amount paid that is the total is how it was paid: %s", (name, total, means) => {
  expect(valueOf(name, "string", receipt(total, means, "6.77"))).toBe(means)
})

test("a word before another amount, or one that labels the amount, is no means of payment", () => {
  expect(valueOf("Payment method", "string", receipt("Total", "Gift card", "5.00"))).toBeNull()
  expect(valueOf("Payment method", "string", receipt("Total", "Amount paid", "6.77"))).toBeNull()
})
