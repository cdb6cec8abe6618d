import type { Word } from "../document.ts"
import { plausibilityOf } from "./plausible-text.ts"

/** Letters with marks and ligatures (ö, ß, ł), of which the networks know few, and read the plain ones instead. */
const MARKED_LETTER = /[^\P{L}\p{ASCII}]/u
/** Confidence of a word with such a letter, below which it is noise. */
const MIN_MARKED = 0.7
/**
 * Whether Tesseract's spelling of a word is better: a logistic function of the log-odds of both confidences, of how much more
 * plausible it is, and of whether both have digits. Fitted to 344 words of 38 photographed receipts that one of both spelled right.
 * The weight of letters for digits was set afterwards: of 15 such words on the same receipts Tesseract was right at 13.
 */
const spellingWeights = { constant: 0.58, line: -0.74, word: 0.81, plausibility: 1.89, digits: -0.68, letters: 1 }
const MIN_ODDS = 0.005
/** Share of its width that another spelling of a word covers. */
const MIN_COVER = 0.75

/** The marks that the networks confuse or miss. */
const MARKS = /[.,]/gu
/** Confidence of words of Tesseract whose commas are taken. */
const MIN_COMMA = 0.7
/** The abbreviation of number, `NO. 53`, whose full stop is no comma. */
const NUMBER_WORD = /^n[or]\.?$/iu
/** Share of the characters in which both must agree. */
const MIN_SAME = 0.7

/** Returns the better of the spellings of one word by the networks and by Tesseract. */
export function spellingOf(line: Word, word: Word): Word {
  if (isMarked(word)) return word
  if (word.text === line.text || !coversWord(word, line)) return line
  const hasDigits = /\d/u.test(line.text) && /\d/u.test(word.text)
  const advantage =
    spellingWeights.constant +
    spellingWeights.line * logOdds(line.confidence) +
    spellingWeights.word * logOdds(word.confidence) +
    spellingWeights.plausibility * (plausibilityOf(word.text) - plausibilityOf(line.text)) +
    (hasDigits ? spellingWeights.digits : 0) +
    (hasLettersForDigits(word.text, line.text) ? spellingWeights.letters : 0)
  return advantage > 0 ? { ...line, text: word.text, confidence: word.confidence } : line
}

/** Returns whether a text without digits differs only where another one has digits after its first letter: `INVOICE`, `INV0ICE`. */
function hasLettersForDigits(text: string, other: string): boolean {
  if (text.length !== other.length || /\d/u.test(text) || !/^\p{P}?\p{L}/u.test(other)) return false
  return text.split("").every((character, at) => character === other[at] || /\d/u.test(other[at] ?? ""))
}

/** Returns whether a word reaches over nearly all of the width of another one. */
function coversWord(word: Word, other: Word): boolean {
  const width = Math.min(word.box[2], other.box[2]) - Math.max(word.box[0], other.box[0])
  return width >= MIN_COVER * (other.box[2] - other.box[0])
}

function logOdds(confidence: number): number {
  const probability = Math.min(1 - MIN_ODDS, Math.max(MIN_ODDS, confidence))
  return Math.log(probability / (1 - probability))
}

const isMarked = ({ text, confidence }: Word): boolean => MARKED_LETTER.test(text) && confidence > MIN_MARKED

/**
 * Returns a word with the commas of Tesseract where the networks read a full stop, or nothing; not inside numbers. Of 17 such
 * places of half of the receipts, Tesseract was right at 15.
 */
export function withCommas(line: Word, words: readonly Word[]): Word {
  const joined = joinedText(words.toSorted((a, b) => a.box[0] - b.box[0]))
  if (!joined.includes(",") || words.some(({ confidence }) => confidence < MIN_COMMA)) return line
  const [bare, other] = [line.text.replace(MARKS, ""), joined.replace(MARKS, "")]
  if (!areSimilar(bare, other) || NUMBER_WORD.test(line.text)) return line
  const [own, theirs] = [marksOf(line.text), marksOf(joined)]
  let text = own[0] ?? ""
  for (let at = 0; at < bare.length; at++) {
    const mark = own[at + 1] ?? ""
    const isInNumber = /^\d\d$/u.test(bare.slice(at, at + 2))
    text += (bare[at] ?? "") + (theirs[at + 1] === "," && mark.length < 2 && !isInNumber ? "," : mark)
  }
  return text === line.text ? line : { ...line, text }
}

/** Returns the marks before the first and after each other character of a text. */
function marksOf(text: string): string[] {
  return text.split(/[^.,]/u)
}

export const joinedText = (words: readonly Word[]): string => words.map(({ text }) => text).join("")

/** Returns whether two texts of one length agree in nearly all of their characters. */
export function areSimilar(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let same = 0
  for (let at = 0; at < a.length; at++) if (a[at] === b[at]) same++
  return same >= MIN_SAME * a.length
}
