import { expect, test } from "vitest"
import type { ValueType } from "../configuration.ts"
import { createContext } from "../page/context.ts"
import { aPage } from "../../test/builders/page.ts"
import { numberLines } from "./document-text.ts"
import { groundValue } from "./ground.ts"
import { CONFIDENCES, GROUNDINGS } from "./grounding.ts"
import { WordIndex } from "./word-index.ts"

function indexOf(...texts: string[]) {
  const page = aPage(texts.map((text, index) => ({ text, x: 50, y: 50 + index * 20 })))
  const context = createContext({ kind: "pdf", pages: [page], grids: [], attachments: [] })
  return new WordIndex(numberLines(context), context.locale)
}

const index = indexOf(
  "Order : A-17 of 3 May 2024",
  "Anna Maria Holm, skipper",
  "Pieces 1 at 1,200.50 makes 12.00",
  "Total -5.00",
  "far",
  "away",
  "Northern Light Shipping",
)

function ground(text: string, type: ValueType, first: number, last = first) {
  const { value, grounding, span } = groundValue(text, type, { window: { first, last } }, index)
  return [value, grounding, span?.words.map((word) => word.text).join(" ")]
}

test.each([
  ["A-17", "string", 1, ["A-17", "exact", "A-17"]],
  ["anna maria holm", "string", 2, ["anna maria holm", "normalized", "Anna Maria Holm,"]],
  ["2024-05-03", "date", 1, ["2024-05-03", "equal", "3 May 2024"]],
  ["1200.50", "number", 3, [1200.5, "normalized", "1,200.50"]],
  ["Northern Light Shippimg", "string", 7, ["Northern Light Shippimg", "fuzzy", "Northern Light Shipping"]],
  ["Northern Light Shipping", "string", 1, ["Northern Light Shipping", "distant", "Northern Light Shipping"]],
  ["Pier Twelve", "string", 2, ["Pier Twelve", "none", undefined]],
] as const)("%s (%s) on line %i is found as %j", (text, type, line, expected) => {
  expect(ground(text, type, line)).toEqual(expected)
})

test("short values are grounded on the cited lines and nowhere else", () => {
  expect(ground("1", "number", 3)).toEqual([1, "exact", "1"])
  expect(ground("1", "number", 5)).toEqual([1, "none", undefined])
  expect(ground("far", "string", 1)).toEqual(["far", "none", undefined])
  expect(ground("1", "number", 1, 0)).toEqual([1, "none", undefined])
})

test("a number is not grounded in another one with the same digits", () => {
  expect(ground("1,200", "number", 3)).toEqual([1200, "none", undefined])
  expect(ground("5.00", "number", 4)).toEqual([5, "none", undefined])
  expect(ground("-5.00", "number", 4)).toEqual([-5, "exact", "-5.00"])
})

test("a text that does not parse as its type is invalid", () => {
  expect(ground("soon", "date", 1)).toEqual([null, "invalid", undefined])
})

test("a better grounding has a higher confidence, and an ungrounded value has at most 0.3", () => {
  const figures = GROUNDINGS.map((grounding) => CONFIDENCES[grounding])
  expect(figures).toEqual(figures.toSorted((a, b) => b - a))
  expect(new Set(figures).size).toBe(figures.length)
  expect(CONFIDENCES.none).toBeLessThanOrEqual(0.3)
})

test("lookup time is linear in the length of the document", () => {
  const long = indexOf(...Array.from({ length: 400 }, (_, line) => `Item ${line} costs ${line}.25`))
  const visited = [...long.around({ first: 200, last: 203 }, 8)]
  expect(visited).toHaveLength(20)
  const line = long.line(7)
  if (line === undefined) throw new Error("The document has seven lines")
  expect(long.printed(line, "number")).toBe(long.printed(line, "number"))
})
