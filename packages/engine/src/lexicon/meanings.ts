import { foldText, foldTokens } from "../text/folding.ts"
import { LANGUAGES } from "./all-languages.ts"
import { CompoundReader, MAX_COMPOUND, PART_LENGTH } from "./compounds.ts"
import type { ConceptId } from "./concept.ts"
import { CONCEPTS } from "./concepts.ts"
import type { Meaning } from "./language.ts"
import { inflectedWord, type InflectedWord } from "./inflection.ts"
import { splitWords, wordsOf } from "./language-words.ts"

interface MeaningfulWord extends InflectedWord {
  readonly meaning: Meaning
}

interface Vocabulary {
  /** Words and stems with their meaning; of two languages with the same word the earlier one counts. */
  readonly words: ReadonlyMap<string, MeaningfulWord>
  readonly concepts: ReadonlyMap<string, ConceptId>
}

let vocabulary: Vocabulary | undefined

function build(): Vocabulary {
  const words = new Map<string, MeaningfulWord>()
  for (const language of LANGUAGES) {
    const endings = new Set(splitWords(language.endings))
    // Object.entries has no narrower type than string.
    const lists = Object.entries(language.meanings) as [Meaning, string][]
    // Folded together: one by one takes three times as long.
    const folded = foldText(lists.map(([, list]) => list).join("|")).split("|")
    for (const [index, [meaning]] of lists.entries()) {
      for (const word of splitWords(folded[index] ?? "")) if (!words.has(word)) words.set(word, { meaning, endings })
    }
  }
  const concepts = new Map<string, ConceptId>()
  for (const { id, means = [] } of CONCEPTS) for (const meant of means) concepts.set(keyOf(meant.split(" ")), id)
  return { words, concepts }
}

function loadedVocabulary(): Vocabulary {
  vocabulary ??= build()
  return vocabulary
}

const keyOf = (meanings: Iterable<string>): string => [...new Set(meanings)].sort().join(" ")

/** Returns the meaning of a word that is no compound, in any of its inflected forms. */
export const meaningOfWord = (token: string): Meaning | undefined =>
  inflectedWord(loadedVocabulary().words, token)?.meaning

const compounds = new CompoundReader(meaningOfWord)

/** Returns the meanings of a token, part by part for a compound; undefined when a part is unknown. */
export const meaningsOfToken = (token: string): readonly Meaning[] | undefined => compounds.read(token)

/** Returns whether a word means a period, a date, or the start or end of one. */
export function meansPeriod(token: string): boolean {
  const meaning = meaningOfWord(token)
  return meaning === "period" || meaning === "date" || meaning === "start" || meaning === "end"
}

/** Returns whether a word means a number, code or identifier. */
export function meansNumber(token: string): boolean {
  return meaningOfWord(token) === "number"
}

/** Returns whether a word means all of something, or a sum. */
export function meansTotal(token: string): boolean {
  const meaning = meaningOfWord(token)
  return meaning === "all" || meaning === "sum"
}

/** Returns whether a word means a kind of thing rather than a specific one: `number` in `passport number`. */
export function isGenericWord(token: string): boolean {
  const meaning = meaningOfWord(token)
  // A registrant is a specific party, and on forms a label of its own.
  return (
    (meaning !== undefined && meaning !== "registration" && meaning !== "rate") ||
    wordsOf("starts").has(token) ||
    wordsOf("ends").has(token)
  )
}

/** What a generic word says about the values that it labels. */
export type ValueWord = "number" | "date" | "amount" | "name"

const VALUE_WORDS: Readonly<Partial<Record<Meaning, ValueWord>>> = {
  number: "number",
  reference: "number",
  date: "date",
  deadline: "date",
  sum: "amount",
  name: "name",
  company: "name",
}

/** Returns the kind of values that a word of a label means: `number`, `nr` and `code` are labels of numbers. */
export function valueWordOf(token: string): ValueWord | undefined {
  const meaning = meaningOfWord(token)
  return meaning && valueWordMeant(meaning)
}

/** Returns the kind of values that a meaning stands for. */
export const valueWordMeant = (meaning: Meaning): ValueWord | undefined => VALUE_WORDS[meaning]

/** Returns whether a word at the end of a text makes it a label: `code` or `name`, but not `company`, the end of many names. */
export function endsLabel(token: string): boolean {
  return meaningOfWord(token) !== "company" && valueWordOf(token) !== undefined
}

/** Longer texts are sentences, not labels. */
const MAX_TOKENS = 7

/** Returns the party that a word means by itself or as part of a compound: `sprzedawcy`, `Kundenadresse`. */
export function partyMeant(token: string): "seller" | "buyer" | undefined {
  const meanings = /\d/u.test(token) ? undefined : meaningsOfToken(token)
  if (meanings?.includes("supplier")) return "seller"
  return meanings?.includes("customer") ? "buyer" : undefined
}

/** Returns whether a word means an address by itself or as part of a compound: `address`, `Lieferadresse`. */
export function meansAddress(token: string): boolean {
  if (/\d/u.test(token)) return false
  return meaningsOfToken(token)?.includes("address") === true || endsWithAddress(token)
}

/** Characters of the shortest word for an address at the end of a compound whose first part is unknown: `adres`. */
const MIN_ADDRESS = 5

function endsWithAddress(token: string): boolean {
  if (token.length > MAX_COMPOUND) return false
  for (let cut = PART_LENGTH; cut <= token.length - MIN_ADDRESS; cut++) {
    if (loadedVocabulary().words.get(token.slice(cut))?.meaning === "address") return true
  }
  return false
}

/** Returns the concept that the words of a name mean together without those for a party. */
export const attributeMeant = (text: string): ConceptId | undefined => composedConcept(text, PARTIES)

const PARTIES: ReadonlySet<Meaning> = new Set<Meaning>(["supplier", "customer"])
const NONE: ReadonlySet<Meaning> = new Set()

/** Returns whether all words of a text have a meaning: no other text can be part of a label that {@link composedConcept} reads. */
export function hasKnownWords(text: string): boolean {
  return foldTokens(text).every(
    (token) =>
      wordsOf("modifiers").has(token) ||
      wordsOf("or").has(token) ||
      (!/\d/u.test(token) && meaningsOfToken(token) !== undefined),
  )
}

/**
 * Returns the concept that all words of a label mean together; undefined when a word is unknown, or when no concept has
 * this combination of meanings.
 */
export function composedConcept(text: string, without: ReadonlySet<Meaning> = NONE): ConceptId | undefined {
  const modifiers = wordsOf("modifiers")
  const or = wordsOf("or")
  const meanings: Meaning[] = []
  let count = 0
  for (const token of foldTokens(text)) {
    if (modifiers.has(token) || or.has(token)) continue
    // Most texts are no label, which their first word shows.
    const meant = /\d/u.test(token) ? undefined : meaningsOfToken(token)
    if (!meant || ++count > MAX_TOKENS) return undefined
    for (const meaning of meant) if (!without.has(meaning)) meanings.push(meaning)
  }
  return count === 0 ? undefined : loadedVocabulary().concepts.get(keyOf(meanings))
}
