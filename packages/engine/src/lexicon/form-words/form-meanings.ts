import { foldTokensOfList } from "../../text/folding.ts"
import { LANGUAGES } from "../all-languages.ts"
import { CompoundReader } from "../compounds.ts"
import { inflectedWord, type InflectedWord } from "../inflection.ts"
import { canonicalOf, singular } from "../label-key.ts"
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

interface Word extends InflectedWord {
  /** What it means in each language that lists it: `personal` is of a person in English, and the staff in Swedish. */
  readonly entries: readonly Entry[]
}

interface Entry {
  readonly language: string
  readonly formWord: FormWord
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
  for (const { code, endings: ofLanguage, formWords } of LANGUAGES) {
    const endings = new Set(splitWords(ofLanguage))
    const add = (map: Map<string, Word>, key: string, formWord: FormWord): void => {
      const known = map.get(key)
      const entry = { language: code, formWord }
      if (!known) map.set(key, { entries: [entry], endings })
      else
        map.set(key, {
          entries: [...known.entries, entry],
          endings: known.endings === endings ? endings : new Set([...known.endings, ...endings]),
        })
    }
    // Object.entries has no narrower type than string. All texts of a language are folded at once, which takes half of the time.
    const listed = (Object.entries(formWords) as [FormWord, string | null][]).flatMap(([formWord, texts]) =>
      splitTexts(texts).map((text) => ({ formWord, text })),
    )
    const folded = foldTokensOfList(listed.map(({ text }) => text).join("|"))
    for (const [index, { formWord }] of listed.entries()) {
      const tokens = folded[index] ?? []
      const [word, more] = tokens
      if (more !== undefined) add(phrases, canonicalOf(tokens).join(" "), formWord)
      else if (word !== undefined) {
        add(words, word, formWord)
        // Parts of compounds are looked up as they are, other words without the s of a plural.
        const one = singular(word)
        if (one !== word) add(words, one, formWord)
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
function formWordsOf({ entries }: Word, language: string | undefined): readonly FormWord[] {
  const own = entries.filter((entry) => entry.language === language)
  return [...new Set((own.length > 0 ? own : entries).map(({ formWord }) => formWord))]
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
    const listing = new Set(word?.entries.map(({ language }) => language))
    for (const code of listing) counts.set(code, (counts.get(code) ?? 0) + 1)
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
