import { expect, test } from "vitest"
import { at, valuesOf } from "../../../test/builders/paper.ts"

const block = (x: number, y: number, ...lines: readonly string[]) => lines.map((line, row) => at(x, y + 12 * row, line))

const parties = [
  ...block(50, 140, "ADVERTISER (PRINCIPAL)", "Marsh Hen Brewing", "12 Factors Walk", "Savannah, GA 31401"),
  ...block(330, 140, "TO", "Tidewater Press Ltd", "77 Causeway Loop", "Savannah, GA 31408"),
]

test("a party that is no side of a trade has the name and the address below its heading, also with a remark in brackets", () => {
  expect(valuesOf({ Advertiser: "string", "Advertiser address": "string" }, parties)).toEqual([
    "Marsh Hen Brewing",
    "12 Factors Walk Savannah, GA 31401",
  ])
})

test("the reference of such a party is not the party", () => {
  expect(valuesOf({ "Référence annonceur": "string" }, parties)).toEqual([null])
})
