import { expect, test } from "vitest"
import type { Word } from "../../document.ts"
import { joinSpacedLetters } from "./spaced-letters.ts"

/** Sets letters of 6 points, `gap` points apart; a space adds 4 points, twice the gap and a typed space. */
function lettersOf(text: string, gap: number, more: Partial<Word> = {}): Word[] {
  let x = 0
  let isAfterSpace = false
  return Array.from(text).flatMap((letter): Word[] => {
    if (letter === " ") {
      x += 4 + gap
      isAfterSpace = true
      return []
    }
    const word: Word = {
      text: letter,
      box: [x, 0, x + 6, 10],
      fontSize: 10,
      isBold: false,
      rotation: 0,
      confidence: 1,
      isAfterSpace,
      ...more,
    }
    x += 6 + gap
    isAfterSpace = false
    return [word]
  })
}

const textOf = (words: readonly Word[]): string =>
  joinSpacedLetters(words)
    .map(({ text }) => text)
    .join(" ")

test.each([2.5, 5, 7.5])("letters %d points apart are joined to words", (gap) => {
  expect(textOf(lettersOf("INVOICE No. 4711", gap))).toBe("INVOICE No. 4711")
})

test("a joined word has the box of its letters and the space between them", () => {
  const [word] = joinSpacedLetters(lettersOf("TOTAL", 3))
  expect(word).toMatchObject({ text: "TOTAL", box: [0, 0, 42, 10] })
  expect(word?.letterSpacing).toBeCloseTo(3)
})

test("letters with typed spaces are joined where the spaces are those of the font", () => {
  expect(textOf(lettersOf("INVOICE", 3, { isAfterSpace: true }))).toBe("INVOICE")
  expect(textOf(lettersOf("INVOICE", 7, { isAfterSpace: true }))).toBe("I N V O I C E")
})

test("letters of a typewriter are joined where the spaces are as wide as they are", () => {
  expect(textOf(lettersOf("INVOICE", 6, { isAfterSpace: true }))).toBe("INVOICE")
  expect(textOf(lettersOf("MTWTFSS", 6, { isAfterSpace: true }))).toBe("M T W T F S S")
})

test.each([
  ["marks in the cells of a table", lettersOf("XXXXXX", 5)],
  ["digits of different cells", lettersOf("1234", 5)],
  ["letters far apart", lettersOf("ABCDE", 12)],
  ["letters of a recognized text", lettersOf("ABCDE", 5, { confidence: 0.9 })],
  ["three letters", lettersOf("ABC", 5)],
])("%s stay apart", (_, words) => {
  expect(textOf(words)).toBe(words.map(({ text }) => text).join(" "))
})

test("letters with uneven gaps stay apart", () => {
  const words = lettersOf("ABCDE", 5).map((word, index) => {
    const [x0, y0, x1, y1] = word.box
    const shift = index % 2 === 0 ? 2 : 0
    return { ...word, box: [x0 + shift, y0, x1 + shift, y1] as const }
  })
  expect(textOf(words)).toBe("A B C D E")
})
