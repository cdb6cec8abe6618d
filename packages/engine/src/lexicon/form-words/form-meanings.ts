import { LANGUAGES } from "../all-languages.ts"
import { CompoundReader } from "../compounds.ts"
import { inflectedWord, type InflectedWord } from "../inflection.ts"
import type { Meaning } from "../language.ts"
import { splitWords } from "../language-words.ts"
import { meaningOfWord } from "../meanings.ts"
import { packedLexicon } from "../pack-lexicon.ts"
import { type PackedWords, unpack } from "../packed-lexicon.ts"
import type { FormWord } from "./form-word.ts"
import { FORM_WORDS } from "./form-words.ts"

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

/** Words or phrases with what they mean, which is read when it is asked for: documents have few of the 19,000. */
class Listed {
  readonly #positions: ReadonlyMap<string, number>
  readonly #entries: readonly string[]
  readonly #read = new Map<string, Word>()

  constructor({ words, entries }: PackedWords) {
    this.#positions = new Map(unpack(words, "|").map((word, position) => [word, position]))
    this.#entries = unpack(entries, "|")
  }

  get(text: string): Word | undefined {
    const position = this.#positions.get(text)
    if (position === undefined) return undefined
    const known = this.#read.get(text)
    if (known) return known
    const word = wordOf(unpack(this.#entries[position] ?? "", ",").map(Number))
    this.#read.set(text, word)
    return word
  }
}

function wordOf(numbers: readonly number[]): Word {
  const entries: Entry[] = []
  const endings = new Set<string>()
  for (const number of numbers) {
    const language = LANGUAGES[Math.floor(number / FORM_WORDS.length)]
    const formWord = FORM_WORDS[number % FORM_WORDS.length]
    if (!language || !formWord) continue
    entries.push({ language: language.code, formWord })
    for (const ending of splitWords(language.endings)) endings.add(ending)
  }
  return { entries, endings }
}

interface Vocabulary {
  readonly words: Listed
  /** Phrases by their canonical tokens, joined with blanks. */
  readonly phrases: Listed
}

/** Tokens of the longest phrase. */
const MAX_PHRASE = 5

let vocabulary: Vocabulary | undefined

function loadedVocabulary(): Vocabulary {
  vocabulary ??= { words: new Listed(packedLexicon().formWords), phrases: new Listed(packedLexicon().formPhrases) }
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
