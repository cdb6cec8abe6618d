import { expect, test } from "vitest"
import type { Word } from "../document.ts"
import { combineRecognitions } from "./recognition-ensemble.ts"

const aWord = (text: string, left: number, confidence: number, width = 30): Word => ({
  text,
  box: [left, 10, left + width, 20],
  fontSize: 10,
  isBold: false,
  rotation: 0,
  confidence,
})

const textsOf = (words: readonly Word[]): string[] => words.map(({ text }) => text)

test("of a word in both recognitions the spelling with the higher confidence is kept", () => {
  expect(textsOf(combineRecognitions([aWord("T0TAL", 0, 0.6)], [aWord("TOTAL", 1, 0.9)]))).toEqual(["TOTAL"])
  expect(textsOf(combineRecognitions([aWord("TOTAL", 0, 0.9)], [aWord("T0TAL", 1, 0.6)]))).toEqual(["TOTAL"])
  expect(textsOf(combineRecognitions([aWord("TOTAL", 0, 0.9)], [aWord("TOTAI", 1, 0.91)]))).toEqual(["TOTAL"])
})

test("of spellings with similar confidence the plausible one is kept, of very different ones the confident one", () => {
  expect(textsOf(combineRecognitions([aWord("7.5O", 0, 0.85)], [aWord("7.50", 1, 0.8)]))).toEqual(["7.50"])
  expect(textsOf(combineRecognitions([aWord("7.50", 0, 0.8)], [aWord("7.5O", 1, 0.85)]))).toEqual(["7.50"])
  expect(textsOf(combineRecognitions([aWord("KH-7.5O", 0, 0.95)], [aWord("7.50", 1, 0.4)]))).toEqual(["KH-7.5O"])
})

test("a spelling that a third recognition has at the same place is kept against a somewhat more confident one", () => {
  const [first, second] = [[aWord("MEWAH", 0, 0.9)], [aWord("MENAH", 1, 0.8)]]
  expect(textsOf(combineRecognitions(first, second))).toEqual(["MEWAH"])
  expect(textsOf(combineRecognitions(first, second, [aWord("MENAH", 2, 0.5)]))).toEqual(["MENAH"])
  expect(textsOf(combineRecognitions(first, second, [aWord("MENAH", 90, 0.5)]))).toEqual(["MEWAH"])
})

test("a word in one recognition only is kept, unless it is in the second with low confidence", () => {
  const first = [aWord("TOTAL", 0, 0.5)]
  expect(textsOf(combineRecognitions(first, [aWord("7.50", 100, 0.9)]))).toEqual(["TOTAL", "7.50"])
  expect(textsOf(combineRecognitions(first, [aWord("~;", 100, 0.4)]))).toEqual(["TOTAL"])
  expect(textsOf(combineRecognitions([], [aWord("7.50", 100, 0.9)]))).toEqual(["7.50"])
})

test("where one recognition split what the other joined, the first is kept without duplicates", () => {
  const split = [aWord("7.", 0, 0.6, 12), aWord("50", 14, 0.6, 16)]
  expect(textsOf(combineRecognitions(split, [aWord("7.50", 0, 0.95)]))).toEqual(["7.", "50"])
  expect(
    textsOf(
      combineRecognitions(
        [aWord("7.50", 0, 0.6)],
        split.map((word) => ({ ...word, confidence: 0.95 })),
      ),
    ),
  ).toEqual(["7.50"])
})
