import { expect, test } from "vitest"
import { cleanLabel, cleanRatedLabel } from "./clean-label.ts"

test.each([
  ["Invoice number:", "Invoice number"],
  ["INVOICE NO.", "Invoice no"],
  ["VAT ID", "VAT ID"],
  ["1. Name of applicant", "Name of applicant"],
  ["Total (EUR)", "Total"],
  ["plus 19,00 % VAT", "Plus VAT"],
  ["due date …:", "Due date"],
])("the label %j is the name %j", (printed, name) => {
  expect(cleanLabel(printed)).toBe(name)
})

test("a sentence and a label without letters are no name", () => {
  expect(cleanLabel("Please transfer the whole amount to the account below")).toBeUndefined()
  expect(cleanLabel("§ 4:")).toBeUndefined()
})

test("the rate of a tax is part of its longer name", () => {
  expect(cleanRatedLabel("VAT (5%)")).toBe("VAT 5%")
  expect(cleanRatedLabel("VAT")).toBeUndefined()
})
