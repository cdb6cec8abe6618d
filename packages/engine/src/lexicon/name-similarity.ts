import { isAbbreviation, isContraction } from "../text/abbreviation.ts"
import { formMeaningsOfToken, languageOf, phraseAt, type WordMeaning } from "./form-words/form-meanings.ts"
import { canonicalTokens } from "./label-key.ts"
import type { Meaning } from "./language.ts"
import { wordsOf } from "./language-words.ts"
import { valueWordMeant, type ValueWord } from "./meanings.ts"

/** Weight of a word that only says what kind of value follows, `name` or `number`; all others weigh 1. */
const VALUE_WORD_WEIGHT = 0.25
/** Factor where the label means another kind of value than the name: `Registration No.` for `Registrant name`. */
const OTHER_VALUE = 0.3
/** Letters at the start by which words are looked up, and shared by an abbreviation and its word. */
const STEM_LENGTH = 3
/** Letters at the start that two words with the same stem share, and their part of the longer word. */
const SHARED_LETTERS = 5
const MIN_SHARED_PART = 0.6
/** Similarity of an abbreviation and its word: the start of it, `Reg`, or some of its letters, `Dept`. */
const ABBREVIATED = 0.8
const CONTRACTED = 0.7
/** Letters of a word that OCR may have read with one wrong letter after its stem, and its similarity. */
const MIN_MISREAD = 6
const MISREAD = 0.9

/** A word, a phrase or a part of a compound. */
export interface NameWord extends WordMeaning {
  /** The word as it is; empty for a phrase or a part of a compound, of which only the meaning is known. */
  readonly text: string
}

/** A name or label as the words that are compared. */
export interface Name {
  readonly words: readonly NameWord[]
  /** What its words say about the kind of its values. */
  readonly values: ReadonlySet<ValueWord>
  /** The sum of its words, of which those for a kind of value count less. */
  readonly weight: number
}

/** The keys by which words are looked up: the start of a word, and its meanings in any language. */
export const stemsOf = ({ text, meaning, formWords }: NameWord): string[] => [
  ...(text === "" ? [] : [text.slice(0, STEM_LENGTH)]),
  ...(meaning ? [`=${meaning}`] : []),
  ...formWords.map((word) => `+${word}`),
]

/** Returns how much the words of a name or a label say: words for a kind of value count less, fillers nothing. */
export const weightOfName = (tokens: readonly string[]): number => nameOf(tokens).weight

/** Reads the names of the fields or columns of one object, which are in one language, whatever that of the document is. */
export function readNames(names: readonly string[]): readonly Name[] {
  const tokens = names.map((name) => canonicalTokens(name))
  const language = languageOf(tokens.flat())
  return tokens.map((own) => nameOf(own, language))
}

/** Reads the canonical tokens of a name or label; without a language, its words have their meanings in any. */
export function nameOf(tokens: readonly string[], language?: string): Name {
  const values = new Set<ValueWord>()
  const words: NameWord[] = []
  for (const word of wordsOfName(tokens, language)) {
    const value = word.meaning && valueWordMeant(word.meaning)
    if (value) values.add(value)
    else words.push(word)
  }
  return { words, values, weight: words.length + VALUE_WORD_WEIGHT * values.size }
}

/** Yields the phrases, and the other words that say something, each once. */
function* wordsOfName(tokens: readonly string[], language: string | undefined): Generator<NameWord> {
  const seen = new Set<string>()
  for (let index = 0; index < tokens.length; index++) {
    const phrase = phraseAt(tokens, index, language)
    if (phrase) {
      index += phrase.length - 1
      yield { text: "", ...phrase.meaning }
      continue
    }
    const token = tokens[index] ?? ""
    if (seen.has(token) || wordsOf("fillers").has(token) || wordsOf("modifiers").has(token)) continue
    seen.add(token)
    yield* partsOf(token, language)
  }
}

/** Returns the parts of a word by their meaning: `Projektbudget` has the words of `Budget of project`. */
function partsOf(text: string, language: string | undefined): readonly NameWord[] {
  const meanings = /\d/u.test(text) ? undefined : formMeaningsOfToken(text, language)
  if (!meanings) return [{ text, meaning: undefined, formWords: [] }]
  const isWhole = meanings.length === 1
  return meanings.map((meaning) => ({ text: isWhole ? text : "", ...meaning }))
}

/** Returns the part of the words of both that they share (Dice's coefficient), 0 to 1, whatever their order. */
export function similarityOf(name: Name, label: Name): number {
  const left = new Set(label.words)
  let shared = 0
  for (const word of name.words) {
    let best: { word: NameWord; similarity: number } | undefined
    for (const other of left) {
      const similarity = similarityOfWords(word, other)
      if (similarity > (best?.similarity ?? 0)) best = { word: other, similarity }
    }
    if (!best) continue
    left.delete(best.word)
    shared += best.similarity
  }
  for (const value of name.values) if (label.values.has(value)) shared += VALUE_WORD_WEIGHT
  const isOther =
    [...label.values].some((value) => !name.values.has(value) && value !== "name") ||
    (hasMeaning(label, PERIOD) && !hasMeaning(name, ENDS))
  const total = name.weight + label.weight
  return total === 0 ? 0 : ((2 * shared) / total) * (isOther ? OTHER_VALUE : 1)
}

const PERIOD: readonly Meaning[] = ["period"]
const ENDS: readonly Meaning[] = ["period", "start", "end"]

/** Returns whether a word of a name or label means one of these: a pay period is no day of payment. */
const hasMeaning = ({ words }: Name, meanings: readonly Meaning[]): boolean =>
  words.some(({ meaning }) => meaning !== undefined && meanings.includes(meaning))

/** Returns whether two words differ in one letter after the `shared` ones: replaced, missing or additional. */
function isMisread(a: string, b: string, shared: number): boolean {
  const [left, right] = [a.slice(shared + 1), b.slice(shared + 1)]
  return left === right || left === b.slice(shared) || a.slice(shared) === right
}

/** Returns how similar two words are: of one meaning in any language, equal, an abbreviation of the other, or of the same stem. */
function similarityOfWords(name: NameWord, label: NameWord): number {
  if (name.formWords.some((word) => label.formWords.includes(word))) return 1
  const [a, b] = [name.text, label.text]
  // Words of one stem may still differ: a registered keeper has no registration.
  const isOneStem = a !== "" && a.slice(0, STEM_LENGTH) === b.slice(0, STEM_LENGTH)
  if (name.meaning !== undefined && name.meaning === label.meaning && !isOneStem) return 1
  if (a === "" || b === "") return 0
  if (a === b) return 1
  const least = Math.min(a.length, b.length)
  let shared = 0
  while (shared < least && a[shared] === b[shared]) shared++
  if (shared === least && shared >= STEM_LENGTH) return shared >= SHARED_LETTERS ? (1 + ABBREVIATED) / 2 : ABBREVIATED
  if (isContraction(a, b) || isContraction(b, a) || isAbbreviation(b, a)) return CONTRACTED
  if (least >= MIN_MISREAD && isMisread(a, b, shared)) return MISREAD
  const part = shared / Math.max(a.length, b.length)
  return shared >= SHARED_LETTERS && part >= MIN_SHARED_PART ? part : 0
}
