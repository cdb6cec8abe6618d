import { expect, test } from "vitest"
import type { RecognizedWord } from "./recognizer.ts"
import { joinSplitAmounts } from "./split-amounts.ts"

/** Places words of one line from left to right; a number between them widens the gap of 10 pixels. */
function aLine(...parts: readonly (string | number)[]): RecognizedWord[] {
  const words: RecognizedWord[] = []
  let left = 0
  for (const part of parts) {
    if (typeof part === "number") left += part
    else {
      words.push({ text: part, left, top: 5, width: 12 * part.length, height: 20, line: 1, confidence: 0.9 })
      left += 12 * part.length + 10
    }
  }
  return words
}

const textsOf = (words: readonly RecognizedWord[]): string[] => joinSplitAmounts(words).map(({ text }) => text)

test("cents that were split off an amount are joined, with a box around both", () => {
  expect(textsOf(aLine("TOTAL", "RM", "65.", "20"))).toEqual(["TOTAL", "RM", "65.20"])
  expect(textsOf(aLine("Summe", "1,", "50", "0,00"))).toEqual(["Summe", "1,50", "0,00"])
  expect(textsOf(aLine("73.", "00"))).toEqual(["73.00"])
  const [, amount] = joinSplitAmounts(aLine("TOTAL", "65.", "20"))
  expect(amount).toMatchObject({ left: 70, width: 70, top: 5, height: 20 })
})

test("numbered lines, distant columns, other lines and whole numbers stay apart", () => {
  expect(textsOf(aLine("1.", "20", "bolts"))).toEqual(["1.", "20", "bolts"])
  expect(textsOf(aLine("Item", "2.", 30, "20"))).toEqual(["Item", "2.", "20"])
  expect(textsOf(aLine("No.", "65.", "200"))).toEqual(["No.", "65.", "200"])
  const [a, b, c] = aLine("TOTAL", "65.", "20")
  expect(textsOf([a, b, c].flatMap((word, index) => (word ? [{ ...word, line: index }] : [])))).toHaveLength(3)
})
