import { expect, test } from "vitest"
import { anyCase } from "./any-case.ts"

test.each(["St", "MÄRZ", "до", "ſt", "º", "do dia", "\u212Ag"])("%s matches as with the flag i", (text) => {
  const words = "st|märz|до|º|do dia|kg|straße"
  const any = new RegExp(`^(?:${anyCase(words)})$`, "u")
  expect(any.test(text)).toBe(true)
  expect(new RegExp(`^(?:${words})$`, "iu").test(text)).toBe(true)
})

test("a letter whose capital is two letters matches as it is", () => {
  expect(anyCase("ß")).toBe("[ß]")
})
