import { expect, test } from "vitest"
import { indexNearWords } from "./near-words.ts"

const { near } = indexNearWords(new Set(["sum", "total", "totals", "subtotal"]), 5)

test.for([
  ["a missing character", "totl", ["total"]],
  ["an additional character", "totaal", ["total"]],
  ["a replaced character", "tatal", ["total"]],
  ["a word and its plural", "totale", ["total", "totals"]],
  ["two wrong characters", "tatel", []],
  ["a text longer than the longest word by two", "subtotalen", []],
  ["an edit in the first half of a long word", "xubtotal", ["subtotal"]],
  ["a missing character amid a long word", "subtoal", ["subtotal"]],
  ["an additional character at the end of a long word", "subtotall", ["subtotal"]],
  ["an additional character of a short word", "sumo", ["sum"]],
  ["a replaced character of a short word", "sun", []],
] as const)("finds the words of %s", ([, text, words]) => {
  expect([...new Set(near(text))]).toEqual(words)
})
