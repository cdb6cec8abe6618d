import { foldText } from "../../text/folding.ts"
import { LANGUAGES } from "../all-languages.ts"
import { CompoundReader } from "../compounds.ts"
import { inflectedWord } from "../inflection.ts"
import { canonicalTokens } from "../label-key.ts"
import type { Meaning } from "../language.ts"
import { splitTexts, splitWords } from "../language-words.ts"
import { meaningOfWord } from "../meanings.ts"
import type { FormWord } from "./form-word.ts"

/** What a word of a label means, or a part of a compound. */
export interface WordMeaning {
  /** Its meaning on invoices and orders. */
  readonly meaning: Meaning | undefined
  /** Its meanings on other papers: languages share words, so there may be several. */
  readonly formWords: readonly FormWord[]
}

interface Word {
  /** What it means in each language that lists it: `personal` is of a person in English, and the staff in Swedish. */
  readonly byLanguage: Map<string, Set<FormWord>>
  /** Endings that the word has in one of these languages. */
  readonly endings: Set<string>
}

interface Vocabulary {
  readonly words: ReadonlyMap<string, Word>
  /** Phrases by their canonical tokens, joined with blanks. */
  readonly phrases: ReadonlyMap<string, Word>
}

/** Tokens of the longest phrase. */
const MAX_PHRASE = 5

let vocabulary: Vocabulary | undefined

function build(): Vocabulary {
  const words = new Map<string, Word>()
  const phrases = new Map<string, Word>()
  for (const language of LANGUAGES) {
    const ofLanguage = splitWords(language.endings)
    const add = (map: Map<string, Word>, key: string, formWord: FormWord, endings: readonly string[]): void => {
      const word: Word = map.get(key) ?? { byLanguage: new Map(), endings: new Set() }
      map.set(key, word)
      const own = word.byLanguage.get(language.code) ?? new Set()
      word.byLanguage.set(language.code, own.add(formWord))
      for (const ending of endings) word.endings.add(ending)
    }
    // Object.entries has no narrower type than string.
    for (const [formWord, texts] of Object.entries(language.formWords) as [FormWord, string | null][]) {
      for (const text of splitTexts(texts)) {
        const tokens = canonicalTokens(text)
        if (tokens.length > 1) add(phrases, tokens.join(" "), formWord, [])
        // As it is as well: parts of compounds are looked up before they are made canonical.
        const [token] = tokens
        if (tokens.length === 1 && token !== undefined) add(words, token, formWord, ofLanguage)
        if (!text.includes(" ")) add(words, foldText(text), formWord, ofLanguage)
      }
    }
  }
  return { words, phrases }
}

function loadedVocabulary(): Vocabulary {
  vocabulary ??= build()
  return vocabulary
}

/** Returns what a word means: in one language if it lists the word, and otherwise in any. */
function formWordsOf({ byLanguage }: Word, language: string | undefined): readonly FormWord[] {
  const own = language === undefined ? undefined : byLanguage.get(language)
  return own ? [...own] : [...new Set([...byLanguage.values()].flatMap((words) => [...words]))]
}

/** By language; the empty one is any. */
const readers = new Map<string, CompoundReader<WordMeaning>>()

function readerOf(language: string | undefined): CompoundReader<WordMeaning> {
  const known = readers.get(language ?? "")
  if (known) return known
  const reader = new CompoundReader<WordMeaning>((word) => {
    const meaning = meaningOfWord(word)
    const found = inflectedWord(loadedVocabulary().words, word)
    if (meaning === undefined && !found) return undefined
    return { meaning, formWords: found ? formWordsOf(found, language) : [] }
  })
  readers.set(language ?? "", reader)
  return reader
}

/**
 * Returns what a token of a name or label on any paper means, part by part for a compound; undefined when a part is unknown. With a language,
 * a word that it lists has only its meanings there.
 */
export const formMeaningsOfToken = (token: string, language?: string): readonly WordMeaning[] | undefined =>
  readerOf(language).read(token)

/** Returns the language, by its code, that lists most of some tokens; undefined where none lists any. */
export function languageOf(tokens: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const token of new Set(tokens)) {
    const word = inflectedWord(loadedVocabulary().words, token)
    for (const code of word?.byLanguage.keys() ?? []) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  const [best] = [...counts].sort(([a, x], [b, y]) => y - x || orderOf(a) - orderOf(b))
  return best?.[0]
}

const orderOf = (code: string): number => LANGUAGES.findIndex((language) => language.code === code)

/** The longest phrase at a place, with the number of its tokens. */
export interface PhraseMeaning {
  readonly length: number
  readonly meaning: WordMeaning
}

/** Returns what the phrase of two or more canonical tokens at a position means: `date of birth`, `first name`; undefined without one. */
export function phraseAt(tokens: readonly string[], from: number, language?: string): PhraseMeaning | undefined {
  const { phrases } = loadedVocabulary()
  for (let length = Math.min(MAX_PHRASE, tokens.length - from); length > 1; length--) {
    const phrase = phrases.get(tokens.slice(from, from + length).join(" "))
    if (phrase) return { length, meaning: { meaning: undefined, formWords: formWordsOf(phrase, language) } }
  }
  return undefined
}
