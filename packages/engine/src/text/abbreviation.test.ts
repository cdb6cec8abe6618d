import { expect, test } from "vitest"
import { isAbbreviation } from "./abbreviation.ts"

test.each([
  ["len", "length"],
  ["ln", "line"],
  ["qty", "quantity"],
  ["wks", "weeks"],
  ["amt", "amount"],
])("%s stands for %s", (short, word) => {
  expect(isAbbreviation(short, word)).toBe(true)
})

test.each([
  ["le", "length"],
  ["ln", "length"],
  ["line", "line"],
  ["net", "amount"],
  ["rate", "reference"],
  ["nl", "line"],
  ["l", "line"],
])("%s does not stand for %s", (short, word) => {
  expect(isAbbreviation(short, word)).toBe(false)
})
