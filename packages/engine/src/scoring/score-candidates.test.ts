import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import type { FieldDefinition } from "../configuration.ts"
import { extractFields } from "../fields/extract-fields.ts"
import type { ScoredCandidate } from "./score-candidates.ts"

const at = (x: number, y: number, text: string, isBold = false): Print => ({ text, x, y, isBold })

function scoredOf(prints: readonly Print[], ...fields: FieldDefinition[]): readonly (readonly ScoredCandidate[])[] {
  return extractFields(aContext([aPage(prints)]), { name: "Invoice", fields }).scored
}

const number: FieldDefinition = { name: "Invoice number", type: "string" }
const due: FieldDefinition = { name: "Due date", type: "date" }
const buyer: FieldDefinition = { name: "Buyer", type: "string" }
const total: FieldDefinition = { name: "Total", type: "number" }

test("the candidates of a field are sorted by probabilities that add up to at most 1", () => {
  const prints = [at(50, 50, "Invoice number: A-17"), at(50, 80, "Invoice no. B-18"), at(50, 110, "Total: 12.50")]
  const [numbers = []] = scoredOf(prints, number, total)
  const probabilities = numbers.map(({ probability }) => probability)
  expect(probabilities.length).toBeGreaterThan(1)
  expect(probabilities).toEqual([...probabilities].sort((a, b) => b - a))
  expect(probabilities.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(1)
})

test("features name what found a candidate, its label, its shape and its place", () => {
  const [numbers = []] = scoredOf([at(50, 50, "Invoice number:"), at(200, 50, "A-17", true)], number)
  expect(numbers[0]?.features).toMatchObject({
    bias: 1,
    "found.label": 1,
    "at.right": 1,
    "label.isName": 1,
    "label.isConcept": 1,
    "value.hasDigit": 1,
    "value.hasMark": 1,
    "place.isFirstPage": 1,
    "place.isTop": 1,
    "place.isBold": 1,
    "near.colonLeft": 1,
    "near.leftOwn": 1,
    "label.isSure": 1,
  })
})

test("other lines of a block are marked by where they differ from its name", () => {
  const prints = ["Friends of the Upper Wharfe Valley", "Steam Preservation Trust", "Mill Lane 3", "69876 Frankfurt"]
  const block = prints.map((text, index) => at(50, 110 + 12 * index, text))
  const [names = []] = scoredOf([at(50, 94, "Nordwind GmbH · Am Hang 3 · 28195 Bremen"), ...block], buyer)
  const longer = names.find(({ value }) => value === "Friends of the Upper Wharfe Valley Steam Preservation Trust")
  expect(longer?.features).toMatchObject({ "found.blockExtent": 1, "extent.longer": 1, "extent.longer.isFull": 1 })
})

test("a value beside the label of another concept is marked as that one's", () => {
  const [dates = []] = scoredOf([at(50, 50, "Due date"), at(50, 65, "Order date: 05.03.2018")], due)
  const features = dates[0]?.features
  expect(features?.["near.insideOther"]).toBe(1)
  expect(features?.["near.aboveOwn"]).toBe(1)
})

test("amounts that add up are marked, and so are those that do not", () => {
  const prints = [
    at(50, 600, "Net: 100.00"),
    at(50, 620, "VAT: 19.00"),
    at(50, 640, "Total: 119.00"),
    at(50, 660, "Total: 120.00"),
  ]
  const [totals = []] = scoredOf(prints, total)
  const markOf = (value: number, mark: string) => totals.find((each) => each.value === value)?.features[mark]
  expect(markOf(119, "sum.raised")).toBe(1)
  expect(markOf(120, "sum.lowered")).toBe(1)
})

test("a value printed twice agrees with itself, and counts once", () => {
  const [numbers = []] = scoredOf([at(50, 50, "Invoice number: A-17"), at(50, 700, "Invoice no. A-17")], number)
  expect(numbers.filter(({ value }) => value === "A-17")).toHaveLength(1)
  expect(numbers[0]?.features["agree.positions"]).toBe(1)
})

test("of a thousand candidates only the best by the rules are compared", () => {
  const prints = Array.from({ length: 1000 }, (_, index) => at(50, 10 + index * 15, `Invoice number: A-${index}7`))
  expect(scoredOf(prints, number)[0]?.length).toBeLessThan(50)
})
