import { append } from "../arrays/append.ts"
import { foldText, foldTokens } from "../text/folding.ts"
import { LANGUAGES } from "./all-languages.ts"
import type { ConceptId } from "./concept.ts"
import { CONCEPTS } from "./concepts.ts"
import type { Meaning } from "./language.ts"
import { splitWords, wordsOf } from "./language-words.ts"

interface Vocabulary {
  /** Words and stems with what they say; the earliest language's where two use the same word. */
  readonly words: ReadonlyMap<string, { meaning: Meaning; endings: ReadonlySet<string> }>
  readonly concepts: ReadonlyMap<string, ConceptId>
}

let vocabulary: Vocabulary | undefined

function build(): Vocabulary {
  const words = new Map<string, { meaning: Meaning; endings: ReadonlySet<string> }>()
  for (const language of LANGUAGES) {
    const endings = new Set(splitWords(language.endings))
    // Object.entries has no narrower type than string.
    for (const [meaning, list] of Object.entries(language.meanings) as [Meaning, string][]) {
      for (const word of splitWords(list).map(foldText)) if (!words.has(word)) words.set(word, { meaning, endings })
    }
  }
  const concepts = new Map<string, ConceptId>()
  for (const { id, means = [] } of CONCEPTS) for (const meant of means) concepts.set(keyOf(meant.split(" ")), id)
  return { words, concepts }
}

function known(): Vocabulary {
  vocabulary ??= build()
  return vocabulary
}

const keyOf = (meanings: Iterable<string>): string => [...new Set(meanings)].sort().join(" ")

/** Shorter words are not inflected, or nothing would tell them from others. */
const STEM_LENGTH = 4
const ENDING_LENGTH = 3

function meaningOfWord(token: string): Meaning | undefined {
  const { words } = known()
  const whole = words.get(token)
  if (whole) return whole.meaning
  for (let cut = token.length - 1; cut >= Math.max(STEM_LENGTH, token.length - ENDING_LENGTH); cut--) {
    const stem = words.get(token.slice(0, cut))
    if (stem?.endings.has(token.slice(cut))) return stem.meaning
  }
  return undefined
}

/** Between the parts of a compound: `Rechnung-s-nummer`, `Kunde-n-nummer`. */
const JOINTS = ["", "s", "n", "es", "en"]
const PART_LENGTH = 3
/** Longer ones are in no language; each part of a compound is looked up for every place where it may begin. */
const MAX_COMPOUND = 64

/** Tokens met before, known or not: a document repeats its words. */
const met = new Map<string, readonly Meaning[] | undefined>()
const MAX_MET = 20_000

/** What a token says, a compound part by part; undefined when a part is unknown. */
function meaningsOfToken(token: string): readonly Meaning[] | undefined {
  // Not kept: the map outlives the document.
  if (token.length > MAX_COMPOUND) return readToken(token)
  if (met.has(token)) return met.get(token)
  if (met.size >= MAX_MET) met.clear()
  const meanings = readToken(token)
  met.set(token, meanings)
  return meanings
}

function readToken(token: string): readonly Meaning[] | undefined {
  const whole = meaningOfWord(token)
  if (whole) return [whole]
  if (token.length > MAX_COMPOUND) return undefined
  for (let cut = token.length - PART_LENGTH; cut >= PART_LENGTH; cut--) {
    const tail = meaningOfWord(token.slice(cut))
    if (!tail) continue
    for (const joint of JOINTS) {
      const head = token.slice(0, cut - joint.length)
      if (head.length < PART_LENGTH || head + joint !== token.slice(0, cut)) continue
      const parts = meaningsOfToken(head)
      if (parts) return [...parts, tail]
    }
  }
  return undefined
}

/** True for a word for a period, a day, or one of its ends. */
export function saysPeriod(token: string): boolean {
  const meaning = meaningOfWord(token)
  return meaning === "period" || meaning === "date" || meaning === "start" || meaning === "end"
}

/** True for a word that says of what kind a thing is, not which: `number` of `passport number`. */
export function isGenericWord(token: string): boolean {
  return meaningOfWord(token) !== undefined || wordsOf("starts").has(token) || wordsOf("ends").has(token)
}

/** Longer labels are sentences. */
const MAX_TOKENS = 7

/**
 * Reads a label word by word and returns the concept that all its words together mean; undefined when one word is
 * unknown, or when no concept is said in such words.
 */
export function composedConcept(text: string): ConceptId | undefined {
  const tokens = foldTokens(text).filter((token) => !wordsOf("modifiers").has(token))
  if (tokens.length === 0 || tokens.length > MAX_TOKENS) return undefined
  const meanings: Meaning[] = []
  for (const token of tokens) {
    const meant = /\d/u.test(token) ? undefined : meaningsOfToken(token)
    if (!meant) return undefined
    append(meanings, meant)
  }
  return known().concepts.get(keyOf(meanings))
}
