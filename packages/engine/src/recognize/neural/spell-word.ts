import type { LineCharacter } from "./decode-line.ts"

/**
 * Probability of a comma, as a share of that of the full stop that was read, from which on it is a comma. Of the full stops after
 * words and numbers at the head of 35 photographed receipts, 11 had more than this, all of them commas; of 31 below, 4 were commas.
 */
const MIN_COMMA_SHARE = 0.02
/** What is followed by a comma rather than by the full stop of an abbreviation: a word of four letters, or a number. */
const WORD = /\p{L}{4}|\p{N}/u
const BEFORE_MARK = /[^.,:;()]*$/u
const DIGIT = /^\d$/u

/**
 * Returns the text of a word, with commas for full stops that the recognizer doubts. It reads small commas as full stops, but seldom
 * the other way round; inside numbers, where either may be, nothing is changed. `next` is the first character of the next word.
 */
export function spellWord(characters: readonly LineCharacter[], next: LineCharacter | undefined): string {
  let text = ""
  for (const [index, { text: own, probability, comma }] of characters.entries()) {
    const after = characters[index + 1] ?? next
    const isDoubtful = own === "." && comma > MIN_COMMA_SHARE * probability
    const isInNumber = DIGIT.test(text.slice(-1)) && DIGIT.test(after?.text ?? "")
    text += isDoubtful && !isInNumber && WORD.test(BEFORE_MARK.exec(text)?.[0] ?? "") ? "," : own
  }
  return text
}
