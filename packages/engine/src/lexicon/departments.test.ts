import { expect, test } from "vitest"
import { isDepartment } from "./departments.ts"

test.each([
  "Accounts Payable",
  "THE PRACTICE MANAGER",
  "Kreditorenbuchhaltung",
  "Service comptabilité",
  "Ostoreskontra",
])("%s is a department, and no name", (text) => {
  expect(isDepartment(text)).toBe(true)
})

test.each(["Payable Accounts Ltd", "Einkauf Nord GmbH", "Nordwind Bakery"])("%s is none", (text) => {
  expect(isDepartment(text)).toBe(false)
})
