import { expect, test } from "vitest"
import { at, valueOf } from "../../test/builders/paper.ts"

test("an address beside its label goes on past the lines of another column, without the label of its code", () => {
  const prints = [
    at(146, 172, "Northumberland"),
    at(146, 183, "Postal Code: NE46 1EZ"),
    at(307, 189, "Shipping Address:"),
    at(411, 189, "7 Burn Lane"),
    at(146, 194, "United Kingdom"),
    at(411, 199, "Hexham"),
    at(43, 208, "Contact:"),
    at(146, 208, "Alison Rudge"),
    at(411, 209, "Northumberland"),
    at(411, 219, "Postal Code: NE46 3HS"),
    at(307, 240, "Against Sales Order:"),
    at(411, 240, "SAL-2026-00188"),
  ]
  expect(valueOf("Shipping address", "string", prints)).toBe("7 Burn Lane Hexham Northumberland NE46 3HS")
})
