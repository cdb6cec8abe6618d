import { expect, test } from "vitest"
import { findPhrases, phrasesOf, textOf, unionOf, type Word, wordAt, wordsBetween } from "./word-choice.ts"

/** Words of a line, 6 points a character, with the gaps of the text. */
const line = (text: string, top: number): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    box: [index * 6, top, (index + word.length) * 6, top + 10],
  }))

const words = [...line("Invoice date    12 March 2026", 0), ...line("Due date        26 March 2026", 14)]

test("a word is hit inside its box, and a small one around it", () => {
  expect(wordAt(words, { x: 10, y: 5 }, 0)?.text).toBe("Invoice")
  expect(wordAt(words, { x: 75, y: 5 }, 0)).toBeUndefined()
  expect(wordAt(words, { x: 94, y: 5 }, 24)?.text).toBe("12")
})

test("a drag over a line takes the words that it touches, and over two lines those of both", () => {
  expect(textOf(wordsBetween(words, { x: 100, y: 5 }, { x: 160, y: 6 }))).toBe("12 March 2026")
  expect(textOf(wordsBetween(words, { x: 160, y: 20 }, { x: 100, y: 5 }))).toBe("12 March 2026 26 March 2026")
})

test("the box of several words is around all of them", () => {
  expect(
    unionOf([
      [5, 5, 10, 10],
      [1, 6, 3, 20],
    ]),
  ).toEqual([1, 5, 10, 20])
})

test("words that stand together are one choice", () => {
  expect(phrasesOf(words).map(({ words }) => textOf(words))).toEqual([
    "Invoice date",
    "12 March 2026",
    "Due date",
    "26 March 2026",
  ])
})

test("the words of a cell are one choice", () => {
  const cells = line("Total amount 12", 0).map((word, index) => ({ ...word, cell: index < 2 ? "A1" : "B1" }))
  expect(phrasesOf(cells).map(({ words }) => textOf(words))).toEqual(["Total amount", "12"])
})

test("several words are found where they follow each other, with what is printed around them", () => {
  expect(findPhrases(words, "march 20").map(({ words, before }) => [before, textOf(words)])).toEqual([
    ["Invoice date 12", "March 2026"],
    ["2026 Due date 26", "March 2026"],
  ])
  expect(findPhrases(words, "DATE").map(({ words }) => textOf(words))).toEqual(["date", "date"])
  expect(findPhrases(words, "march 12")).toEqual([])
})

test("without a query all words are there to choose", () => {
  expect(findPhrases(words, "  ")).toEqual(phrasesOf(words))
})
