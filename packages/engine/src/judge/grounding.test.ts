import { expect, test } from "vitest"
import type { Box, Document, Word } from "../document.ts"
import type { Evidence } from "../extraction.ts"
import { groundingAt, groundingOf, isSameArea } from "./grounding.ts"

const word = (text: string, box: Box): Word => ({ text, box, fontSize: 10, isBold: false, rotation: 0, confidence: 1 })

const document: Document = {
  kind: "pdf",
  pages: [
    {
      number: 1,
      width: 600,
      height: 800,
      rulings: [],
      words: [
        word("Total", [10, 10, 40, 20]),
        word("1.234,50", [50, 10, 100, 20]),
        word("9,99", [50, 30, 100, 40]),
        word("Payable within thirty days", [10, 50, 100, 60]),
      ],
    },
    { number: 2, width: 600, height: 800, rulings: [], words: [word("Page", [10, 10, 40, 20])] },
  ],
  grids: [{ page: 1, isSheet: true, rows: [[{ text: "Name" }, { text: "Ann" }]] }],
  attachments: [],
}

const proof = (change: Partial<Evidence> = {}): Evidence => ({
  page: 1,
  box: [50, 10, 100, 20],
  text: "1.234,50",
  confidence: 1,
  source: "builtin",
  ...change,
})

const total = { type: "number", got: 1234.5 } as const

test("a box around the words of the value is right, one around other words or the entire page is not", () => {
  expect(groundingOf(document, proof(), total)).toEqual({ text: true, page: true, box: true })
  expect(groundingOf(document, proof({ box: [50, 30, 100, 40] }), total).box).toBe(false)
  expect(groundingOf(document, proof({ box: [0, 0, 600, 800] }), total).box).toBe(false)
})

test("a page that does not print the text is wrong, and so is a missing one or no evidence at all", () => {
  expect(groundingOf(document, proof({ page: 2 }), total)).toMatchObject({ page: false, box: false })
  expect(groundingOf(document, proof({ page: 7 }), total)).toMatchObject({ page: false, box: false })
  expect(groundingOf(document, undefined, total)).toEqual({ text: false, page: false, box: false })
})

test("a text that does not contain the value is wrong even if it is printed there", () => {
  expect(groundingOf(document, proof({ text: "9,99", box: [50, 30, 100, 40] }), total)).toEqual({
    text: false,
    page: true,
    box: true,
  })
})

test("with known places, any of them is right, and another page or box is wrong", () => {
  const places = [
    { page: 2, box: [0, 0, 9, 9] as const },
    { page: 1, box: [49, 8, 101, 22] as const },
  ]
  expect(groundingAt(places, proof(), total)).toMatchObject({ page: true, box: true })
  expect(groundingAt(places, proof({ box: [50, 30, 100, 40] }), total)).toMatchObject({
    page: true,
    box: false,
  })
  expect(groundingAt(places, proof({ page: 3 }), total)).toMatchObject({ page: false, box: false })
  expect(groundingAt([{ page: 1 }], proof(), total)).toMatchObject({ page: true, box: undefined })
})

test("a cell is right when it contains the value", () => {
  const { box: _, ...bare } = proof({ cell: "B1", text: "Ann" })
  expect(groundingOf(document, bare, { type: "string", got: "Ann" }).box).toBe(true)
  expect(groundingOf(document, { ...bare, cell: "A1" }, { type: "string", got: "Ann" }).box).toBe(false)
  expect(groundingAt([{ page: 1, cell: "b1" }], bare, { type: "string", got: "Ann" }).box).toBe(true)
})

test("boxes are the same area when they share half of it or one closely encloses the other", () => {
  expect(isSameArea([0, 0, 10, 10], [0, 0, 10, 6])).toBe(true)
  expect(isSameArea([0, 0, 10, 10], [2, 3, 8, 9])).toBe(true)
  expect(isSameArea([0, 0, 10, 10], [0, 0, 4, 4])).toBe(false)
  expect(isSameArea([0, 0, 10, 10], [8, 8, 18, 18])).toBe(false)
})
