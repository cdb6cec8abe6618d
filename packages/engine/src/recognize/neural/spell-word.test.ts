import { expect, test } from "vitest"
import type { LineCharacter } from "./decode-line.ts"
import { spellWord } from "./spell-word.ts"

/** Spells a word whose full stops may be commas with this probability; a space divides it from the next word. */
function spell(text: string, comma: number): string {
  const [word = "", next] = text.split(" ")
  const characterOf = (text: string): LineCharacter => ({ text, position: 0, probability: 0.8, spaceBefore: 0, comma })
  return spellWord(word.split("").map(characterOf), next === undefined ? undefined : characterOf(next.slice(0, 1)))
}

test.each([
  ["a doubtful full stop after a word or a house number is a comma", "Mill.", "Mill,"],
  ["it may be inside a word", "7/4.Mill", "7/4,Mill"],
  ["after an abbreviation it is not", "No.12", "No.12"],
  ["nor between initials", "M.R.Mill", "M.R.Mill"],
  ["inside a number the recognizer decides", "12.50", "12.50"],
  ["also where it was torn apart", "12. 50", "12."],
])("%s", (_, text, expected) => {
  expect(spell(text, 0.05)).toBe(expected)
  expect(spell(text, 0.001)).toBe(text.split(" ")[0])
})
