import { expect, test } from "vitest"
import { isDepartment, isLetterPhrase } from "./letter-phrases.ts"

test.each(["Mit freundlichen Grüßen", "Kind regards,", "Herrn", "Alla ditta", "Med venlig hilsen"])(
  "%s is a phrase of letters, and no name",
  (text) => {
    expect(isLetterPhrase(text)).toBe(true)
  },
)

test.each(["Herrn Kessler", "Regards Catering Ltd", "Nordwind Bakery", "4711"])("%s is none", (text) => {
  expect(isLetterPhrase(text)).toBe(false)
})

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
