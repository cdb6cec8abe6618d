import { expect, test } from "vitest"
import { CellTexts } from "./cell-texts.ts"

const position = { sheet: "One", column: 1, row: 811 }

test("texts are cut where a workbook's cells show more than 50 million characters, and the first cut gives a warning", () => {
  const warnings: string[] = []
  const texts = new CellTexts((sentence) => warnings.push(sentence))
  const long = "x".repeat(25_000_000)
  expect([texts.cut(long, position), texts.cut(long, position)].map((text) => text.length)).toEqual([
    25_000_000, 25_000_000,
  ])
  expect(
    [texts.cut(long, position), texts.cut("short", position), texts.cut(long, position)].map((text) => text.length),
  ).toEqual([100, 5, 100])
  expect(warnings).toEqual([
    `The workbook's cells show more than 50 million characters: from cell B812 of the sheet "One" on, only the first 100 of a text are read.`,
  ])
})

test("spaces are collapsed", () => {
  const texts = new CellTexts(undefined)
  expect(texts.clean(" a \n b ")).toBe("a b")
  expect(texts.clean(`${"a ".repeat(50)}  b`)).toBe(`${"a ".repeat(50)}b`)
})
