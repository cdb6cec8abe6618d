import { expect, test } from "vitest"
import { abbreviatesName } from "./abbreviated-names.ts"

test.each([
  ["Mfg Part", "Manufacturer part number"],
  ["Mfr. part no", "Manufacturer part number"],
  ["Cust. reference", "Customer reference"],
])("%s stands for %s", (label, name) => {
  expect(abbreviatesName(label, name)).toBe(true)
})

test.each([
  ["Part", "Manufacturer part number"],
  ["Master part", "Manufacturer part number"],
  ["Part no", "Manufacturer part number"],
  ["Material", "Manufacturer part number"],
])("%s does not stand for %s", (label, name) => {
  expect(abbreviatesName(label, name)).toBe(false)
})
