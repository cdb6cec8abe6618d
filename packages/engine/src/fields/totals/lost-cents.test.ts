import { expect, test } from "vitest"
import { aContext, aPage } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

/** Returns the confidence of the total of a page with these amounts, whose words were recognised with a confidence. */
function confidenceOf(total: string, amounts: readonly string[], recognised = 0.96): number {
  const prints = [...amounts, total].flatMap((text, index) => [
    { text: index < amounts.length ? "Goods" : "Total", x: 50, y: 100 + 20 * index },
    { text, x: 300, y: 100 + 20 * index, isRight: true },
  ])
  const page = aPage(prints)
  const words = page.words.map((word) => ({ ...word, confidence: recognised }))
  const fields = [{ name: "Total", type: "number" as const }]
  const found = extractFields(aContext([{ ...page, words }]), { name: "Receipt", fields }).fields.get("Total")
  return found?.evidence.confidence ?? 0
}

const amounts = ["12.50", "7.00", "9.25"]

test("a recognised total without the cents of its page has half the confidence", () => {
  expect(confidenceOf("2875", amounts)).toBeLessThan(0.6 * confidenceOf("28.75", amounts))
})

test("a total on a page of whole amounts, or in a file, has all of it", () => {
  expect(confidenceOf("2875", ["1250", "700", "925"])).toBeGreaterThan(0.5)
  expect(confidenceOf("2875", amounts, 1)).toBeGreaterThan(0.5)
})
