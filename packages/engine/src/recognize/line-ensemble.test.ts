import { expect, test } from "vitest"
import type { Word } from "../document.ts"
import { combineWithLines } from "./line-ensemble.ts"

const aWord = (text: string, left: number, confidence = 0.9, width = 30): Word => ({
  text,
  box: [left, 10, left + width, 20],
  fontSize: 10,
  isBold: false,
  rotation: 0,
  confidence,
})

const combine = (words: readonly Word[], lines: readonly Word[]): string[] =>
  combineWithLines(words, lines).map(({ text }) => text)

test("what the networks read replaces what Tesseract read at the same place", () => {
  expect(combine([aWord("T0TAI", 0, 0.8)], [aWord("TOTAL", 1, 0.97)])).toEqual(["TOTAL"])
  expect(combine([aWord("TO", 0, 0.9, 14), aWord("TALS", 16, 0.9, 14)], [aWord("TOTAL", 0)])).toEqual(["TOTAL"])
})

test("a space that only Tesseract saw divides a word, with the spelling of the networks and the boxes of Tesseract", () => {
  const parts = [aWord("MlNI", 0, 0.6, 14), aWord("MARKET", 16, 0.9, 14)]
  const combined = combineWithLines(parts, [aWord("MINIMARKET", 0)])
  expect(combined.map(({ text, box }) => [text, box[0], box[2]])).toEqual([
    ["MINI", 0, 14],
    ["MARKET", 16, 30],
  ])
})

test("a narrow gap after a comma divides nothing", () => {
  const partsAt = (left: number) => [aWord("Mill,", 0, 0.9, 14), aWord("Harbour", left, 0.9, 14)]
  expect(combine(partsAt(17), [aWord("Mill,Harbour", 0)])).toEqual(["Mill,Harbour"])
  expect(combine(partsAt(19), [aWord("Mill,Harbour", 0, 0.9, 33)])).toEqual(["Mill,", "Harbour"])
})

test("a space inside an amount, and one beside other letters or noise, divide nothing", () => {
  expect(combine([aWord("16,", 0, 0.9, 14), aWord("395.66", 16, 0.9, 14)], [aWord("16,395.66", 0)])).toHaveLength(1)
  expect(combine([aWord("SOME", 0, 0.9, 14), aWord("THINGS", 16, 0.9, 14)], [aWord("MINIMARKET", 0)])).toHaveLength(1)
  expect(combine([aWord("MINI", 0, 0.3, 14), aWord("MARKET", 16, 0.9, 14)], [aWord("MINIMARKET", 0)])).toHaveLength(1)
})

test("a confident word of Tesseract with a letter that the networks do not know is kept", () => {
  expect(combine([aWord("Straße", 0)], [aWord("Strabe", 1)])).toEqual(["Straße"])
  expect(combine([aWord("Straße", 0, 0.4)], [aWord("Strabe", 1)])).toEqual(["Strabe"])
})

test("where the networks found no line, confident words of Tesseract are kept", () => {
  expect(combine([aWord("7.50", 100)], [aWord("TOTAL", 0)])).toEqual(["TOTAL", "7.50"])
  expect(combine([aWord("~;", 100, 0.6)], [aWord("TOTAL", 0)])).toEqual(["TOTAL"])
})

test("a page of noise is not compared word by word", () => {
  const noise = Array.from({ length: 4_001 }, (_, index) => aWord("x", 1_000 + 40 * index))
  expect(combine(noise, [aWord("TOTAL", 0)])).toEqual(["TOTAL"])
})
