import { expect, test } from "vitest"
import { at, valuesOf } from "../../../test/builders/paper.ts"

test("the commission of the agency is an amount, whatever sign deducts it", () => {
  const prints = [
    at(50, 200, "Advertiser: Lindqvist Boats Ltd"),
    at(50, 220, "Gross total"),
    at(300, 220, "1,000.00"),
    at(50, 240, "Agency commission 15%"),
    at(300, 240, "(150.00)"),
    at(50, 260, "Net total"),
    at(300, 260, "850.00"),
  ]
  expect(valuesOf({ "Agency commission": "number", "Net total": "number" }, prints)).toEqual([150, 850])
})
