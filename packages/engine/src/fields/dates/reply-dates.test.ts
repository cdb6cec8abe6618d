import { expect, test } from "vitest"
import { at, valueOf } from "../../../test/builders/paper.ts"

test.each([
  ["Reply before", "Is a reading wrong? Please report it to us before 2 June 2025 at our website."],
  ["Uiterste reactiedatum", "Klopt een stand niet? Geef dit dan vóór 2 juni 2025 door via onze website."],
  ["Antwortfrist", "Stimmt ein Stand nicht? Bitte melden Sie ihn bis 2. Juni 2025 auf unserer Seite."],
])("the only last day in a sentence is that of the answer: %s", (name, sentence) => {
  expect(valueOf(name, "date", [at(50, 60, "12-05-2025"), at(50, 300, sentence)])).toBe("2025-06-02")
})

test("of two last days, and of that of a payment, none is the answer's", () => {
  const payment = at(50, 300, "Please pay the amount to our bank account before 2 June 2025 at the latest.")
  expect(valueOf("Reply before", "date", [payment])).toBeNull()
  const two = [
    "You can visit us in our shop until 9 May 2025 every day.",
    "Let us know what you think of it by 2 June 2025.",
  ]
  expect(
    valueOf(
      "Reply before",
      "date",
      two.map((text, line) => at(50, 300 + 30 * line, text)),
    ),
  ).toBeNull()
})
