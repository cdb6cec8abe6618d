import { expect, test } from "vitest"
import type { Word } from "../document.ts"
import { spellingOf, withCommas } from "./line-spelling.ts"

const aWord = (text: string, confidence: number, left = 0, width = 30): Word => ({
  text,
  box: [left, 10, left + width, 20],
  fontSize: 10,
  isBold: false,
  rotation: 0,
  confidence,
})

test("a word that the networks doubt is spelled as Tesseract is sure of, in the box of the networks", () => {
  const line = aWord("EARU", 0.9, 1)
  expect(spellingOf(line, aWord("BARU", 0.95))).toEqual({ ...line, text: "BARU", confidence: 0.95 })
  expect(spellingOf(aWord("BARU", 0.99), aWord("8ARU", 0.9)).text).toBe("BARU")
})

test("figures of the networks need more doubt than words, and a plausible spelling less", () => {
  expect(spellingOf(aWord("CUPIER", 0.985), aWord("COPIER", 0.97)).text).toBe("COPIER")
  expect(spellingOf(aWord("0195932", 0.985), aWord("0105932", 0.97)).text).toBe("0195932")
  expect(spellingOf(aWord("N0T", 0.99), aWord("NOT", 0.96)).text).toBe("NOT")
})

test("letters for digits inside a word need little confidence, but a number before a unit is kept", () => {
  expect(spellingOf(aWord("RESERVAT10N", 0.99), aWord("RESERVATION", 0.91)).text).toBe("RESERVATION")
  expect(spellingOf(aWord("3RD", 0.99), aWord("SRD", 0.91)).text).toBe("3RD")
})

test("a word that covers only a part is no other spelling", () => {
  expect(spellingOf(aWord("MILLROAD", 0.8), aWord("MILL", 0.95, 0, 15)).text).toBe("MILLROAD")
})

test.each([
  ["a full stop of the networks is the comma that Tesseract read", "10.", ["10,"], "10,"],
  ["a comma that they missed is added", "3/2", ["3/2,"], "3/2,"],
  ["it may be inside a word", "7/4.Mill", ["7/4,Mill"], "7/4,Mill"],
  ["the commas of words that the networks joined are added", "No.53MILL", ["No.53,", "MILL"], "No.53,MILL"],
  ["a comma inside a number is not", "16.395", ["16,395"], "16.395"],
  ["one after other letters is not", "ROAD.", ["MILL,"], "ROAD."],
  ["one after the abbreviation of number is not", "NO.", ["NO,"], "NO."],
  ["a full stop of Tesseract changes nothing", "Mill,", ["Mill."], "Mill,"],
])("%s", (_, text, parts, expected) => {
  const words = parts.map((part, index) => aWord(part, 0.9, 15 * index, 14))
  expect(withCommas(aWord(text, 0.95), words).text).toBe(expected)
  expect(
    withCommas(
      aWord(text, 0.95),
      words.map((word) => ({ ...word, confidence: 0.6 })),
    ).text,
  ).toBe(text)
})
