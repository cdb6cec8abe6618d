import { expect, test } from "vitest"
import { numberIn } from "./field.tsx"

test("an empty number field has no number, and a text that is no number is not taken for an empty field", () => {
  const field = (value: string, valueAsNumber: number, badInput = false) =>
    numberIn({ value, valueAsNumber, validity: { badInput } })
  expect([field("", NaN), field("30", 30), field("", NaN, true)]).toEqual([undefined, 30, NaN])
})
