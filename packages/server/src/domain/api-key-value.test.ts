import { expect, test } from "vitest"
import { hashApiKeyValue, isApiKeyValue, maskApiKeyValue, newApiKeyValue } from "./api-key-value.ts"

test("a new key value has the documented format and a valid checksum", () => {
  const value = newApiKeyValue()
  expect(value).toMatch(/^dsk_[0-9A-Za-z]{43}[0-9A-Za-z]{6}$/)
  expect(isApiKeyValue(value)).toBe(true)
})

test("a key value with one changed character is rejected without a lookup", () => {
  const value = newApiKeyValue()
  const other = value[10] === "a" ? "b" : "a"
  expect(isApiKeyValue(value.slice(0, 10) + other + value.slice(11))).toBe(false)
})

test.each([
  "",
  "dsk_",
  "dsk_" + "a".repeat(48),
  "dsk_" + "a".repeat(50),
  "sk_" + "a".repeat(50),
  "dsk_" + "ä".repeat(49),
])("%j is not a key value", (text) => {
  expect(isApiKeyValue(text)).toBe(false)
})

test("the mask shows eight characters of the key and no more", () => {
  const value = newApiKeyValue()
  expect(maskApiKeyValue(value)).toBe(`${value.slice(0, 8)}…${value.slice(-4)}`)
})

test("a hash does not contain the key", () => {
  const value = newApiKeyValue()
  expect(hashApiKeyValue(value)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashApiKeyValue(value)).not.toContain(value.slice(4))
})
