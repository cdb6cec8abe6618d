import { greatest } from "../../arrays/extremes.ts"
import type { Word } from "../../document.ts"

/** Letters per piece: kerned pairs stay together. */
const MAX_PIECE_LENGTH = 2
/** Pieces that suffice for a pattern; shorter words are not read from letters. */
const MIN_PIECES = 4
/** Gaps between letters, in font sizes: no heading is spaced wider, and typed spaces are as wide as the font has them. */
const MIN_GAP = 0.1
const MAX_GAP = 0.8
const MAX_TYPED_GAP = 0.45
/** Letters of a typewriter, whose space is as wide as they are, may be headings of narrow columns: so many are a word. */
const MIN_TYPEWRITTEN = 6
/** Widths of a typewriter's letters and its space differ by at most this part of the font size, by rounding. */
const PITCH_TOLERANCE = 0.06
/** Gap between words of spaced letters, in font sizes, at most. */
const MAX_WORD_GAP = 2.5
/** Gaps within a word differ by at most this part of the font size, because of kerning. */
const MAX_DEVIATION = 0.12
/** Small capitals are set in a smaller size than the capitals before them. */
const SMALL_CAPS = 1.5
const BASELINE_TOLERANCE = 0.15
/** Fewer different letters are marks in the cells of a table. */
const MIN_DISTINCT = 3

/**
 * Joins the letters of words that are set with wide letter-spacing or typed with spaces: `I N V O I C E`. Letters belong
 * together where their gaps are even; wider gaps separate words.
 */
export function joinSpacedLetters(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (let at = 0; at < words.length;) {
    const run = letterRun(words, at)
    for (const word of run.length < MIN_PIECES ? run : joinRun(run)) joined.push(word)
    at += run.length
  }
  return joined
}

/** Returns the letters from a word on that follow each other on one line; one word where it is not a letter. */
function letterRun(words: readonly Word[], from: number): Word[] {
  let to = from + 1
  for (let last = words[from], next = words[to]; last && next; last = next, next = words[to]) {
    if (!isPiece(last) || !isPiece(next) || !isNext(last, next)) break
    to++
  }
  return words.slice(from, to)
}

const isPiece = ({ text, rotation, confidence }: Word): boolean =>
  text.length <= MAX_PIECE_LENGTH && rotation === 0 && confidence === 1

const gapOf = (last: Word, next: Word, size = last.fontSize): number => (next.box[0] - last.box[2]) / size

function isNext(last: Word, next: Word): boolean {
  const gap = gapOf(last, next)
  const isLevel = Math.abs(next.box[3] - last.box[3]) <= BASELINE_TOLERANCE * last.fontSize
  const scale = Math.max(next.fontSize, last.fontSize) / Math.min(next.fontSize, last.fontSize)
  return isLevel && scale <= SMALL_CAPS && next.isBold === last.isBold && gap > MIN_GAP && gap < MAX_WORD_GAP
}

/** Joins the letters of a run, or returns them as they are when they are no words. */
function joinRun(run: readonly Word[]): readonly Word[] {
  const size = greatest(run.map(({ fontSize }) => fontSize))
  const gaps = run.slice(1).map((word, index) => gapOf(run[index] ?? word, word, size))
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0
  const words: Word[][] = []
  for (const [index, word] of run.entries()) {
    const gap = gaps[index - 1] ?? Infinity
    const last = words.at(-1)
    if (last !== undefined && Math.abs(gap - usual) <= MAX_DEVIATION) last.push(word)
    else if (gap < usual) return run
    else words.push([word])
  }
  const isTyped = words.some((letters) => letters.slice(1).some(({ isAfterSpace }) => isAfterSpace === true))
  if (usual > (isTyped ? MAX_TYPED_GAP : MAX_GAP) && !words.some((letters) => isTypewritten(letters, usual))) return run
  return words.some(isSpelled) ? words.flatMap((letters) => joinLetters(letters, usual * size)) : run
}

/** Returns whether letters are a word: several different ones that start with a capital. */
function isSpelled(letters: readonly Word[]): boolean {
  const text = letters.map((word) => word.text).join("")
  return letters.length >= MIN_PIECES && new Set(text).size >= MIN_DISTINCT && /^\p{Lu}\p{L}+\P{L}?$/u.test(text)
}

/** Returns whether letters of one width have spaces of that width between them, and spell a word with vowels, unlike days of a week. */
function isTypewritten(letters: readonly Word[], gap: number): boolean {
  const text = letters.map((word) => word.text).join("")
  const isOfOnePitch = letters.every(
    ({ box, fontSize, text: { length } }) =>
      length === 1 && Math.abs((box[2] - box[0]) / fontSize - gap) <= PITCH_TOLERANCE,
  )
  return (
    isOfOnePitch && letters.length >= MIN_TYPEWRITTEN && /[AEIOUYÄÖÜÅÆØÁÉÍÓÚ]\p{Lu}*[AEIOUYÄÖÜÅÆØÁÉÍÓÚ]/u.test(text)
  )
}

function joinLetters(letters: readonly Word[], letterSpacing: number): Word[] {
  return letters.slice(0, 1).map((first): Word => {
    const text = letters.map((letter) => letter.text).join("")
    const end = letters.at(-1)?.box[2] ?? first.box[2]
    return { ...first, text, box: [first.box[0], first.box[1], end, first.box[3]], letterSpacing }
  })
}
