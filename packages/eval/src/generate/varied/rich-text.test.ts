import { expect, test } from "vitest"
import { usualDesign } from "../drawing/designs.ts"
import { Paper } from "../drawing/paper.ts"
import { layLines, valueRun, type Run } from "./rich-text.ts"

const sheet = new Paper({ ...usualDesign, font: "Courier", fontSize: 10 }, "A4", false)
/** Courier's advance width is 0.6 em. */
const wide = 6

const textsOf = (runs: readonly Run[], characters: number): string[] =>
  layLines(sheet, runs, characters * wide, {}).map(({ pieces }) => pieces.map(({ text }) => text).join(""))

test("breaks at spaces and at line breaks, and keeps the space between runs", () => {
  expect(textsOf([{ text: "Sold to " }, { text: "Blue Heron Studio" }], 12)).toStrictEqual([
    "Sold to Blue",
    "Heron Studio",
  ])
  expect(textsOf([{ text: "one\ntwo" }], 20)).toStrictEqual(["one", "two"])
  expect(textsOf([{ text: "No." }, { text: "17" }], 20)).toStrictEqual(["No.17"])
})

test("marks the part of a value on each of its lines", () => {
  const lines = layLines(sheet, [{ text: "to " }, valueRun("Blue Heron Studio", "buyerName")], 13 * wide, {})
  const marked = lines.flatMap(({ pieces }) =>
    pieces.flatMap(({ text, marks }) => marks.map(({ start, end }) => text.slice(start, end))),
  )
  expect(marked).toStrictEqual(["Blue Heron", "Studio"])
})

test("sets a word that is wider than its column smaller instead of letting it run into the next", () => {
  const [line] = layLines(sheet, [{ text: "accounts@blue-heron.example" }], 20 * wide, {})
  expect(line?.width).toBeLessThanOrEqual(20 * wide + 0.01)
})
