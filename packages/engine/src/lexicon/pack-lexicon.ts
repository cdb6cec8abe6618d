import { foldTokensOfList } from "../text/folding.ts"
import { LANGUAGES } from "./all-languages.ts"
import { CONCEPTS } from "./concepts.ts"
import { FORM_WORDS } from "./form-words/form-words.ts"
import { canonicalOf, labelKey, labelTokensOfList, singular } from "./label-key.ts"
import { splitTexts, textsOf } from "./language-words.ts"
import { type PackedLabels, type PackedLexicon, type PackedWords, unpack } from "./packed-lexicon.ts"

/** Weight of a label of periods that also labels one day, such as `Dates`, whose key is that of `Date`. */
const ALSO_DAY = 0.3
/** Weights of labels of agreed periods, and of billed ones. */
const PERIOD = 0.9
const BILLING_PERIOD = 0.75

let packed: PackedLexicon | undefined

/** Returns the packed lexicon, which is made of the languages at the first call. */
export function packedLexicon(): PackedLexicon {
  packed ??= pack()
  return packed
}

function pack(): PackedLexicon {
  const labels = packLabels()
  return { labels, ...countTokens(labels), periods: packPeriods(), ...packForms() }
}

/** Packs the labels of each concept, each of its keys once. */
function packLabels(): PackedLabels[] {
  const lists = CONCEPTS.flatMap(({ id }) => [
    LANGUAGES.map(({ labels }) => labels[id] ?? ""),
    LANGUAGES.map(({ weakLabels }) => weakLabels[id] ?? ""),
  ]).map((texts) => texts.flatMap(splitTexts))
  // All are folded at once, which takes half of the time.
  const tokens = labelTokensOfList(lists.flat().join("|"))
  let from = 0
  const next = (count: number) => tokens.slice(from, (from += count))
  return CONCEPTS.map((_, index) => {
    const texts = new Map<string, string>()
    const addAll = (labels: readonly (readonly string[])[]): void => {
      for (const label of labels) {
        const key = label.join("")
        if (key !== "" && !texts.has(key)) texts.set(key, label.join(" "))
      }
    }
    addAll(next(lists[2 * index]?.length ?? 0))
    const strong = texts.size
    addAll(next(lists[2 * index + 1]?.length ?? 0))
    return { texts: [...texts.values()].join("|"), strong }
  })
}

/** Counts a label once for each of its tokens. */
function countTokens(labels: readonly PackedLabels[]): { readonly tokens: string; readonly counts: string } {
  const counts = new Map<string, number>()
  for (const { texts } of labels) {
    for (const text of unpack(texts, "|")) {
      for (const token of new Set(text.split(" "))) counts.set(token, (counts.get(token) ?? 0) + 1)
    }
  }
  return { tokens: [...counts.keys()].join("|"), counts: [...counts.values()].join("|") }
}

function packPeriods(): [string, number][] {
  const days = new Set(textsOfLabels("invoiceDate").map(labelKey))
  return [
    ...textsOf("billingPeriodLabels").map((text): [string, number] => [labelKey(text), BILLING_PERIOD]),
    ...textsOf("periodLabels").map((text): [string, number] => {
      const key = labelKey(text)
      return [key, days.has(key) ? ALSO_DAY : PERIOD]
    }),
  ]
}

const textsOfLabels = (id: "invoiceDate"): string[] =>
  LANGUAGES.flatMap(({ labels, weakLabels }) => [...splitTexts(labels[id]), ...splitTexts(weakLabels[id])])

/** Packs the words and phrases of forms with the numbers of their entries. */
function packForms(): { formWords: PackedWords; formPhrases: PackedWords } {
  const words = new Map<string, number[]>()
  const phrases = new Map<string, number[]>()
  const add = (map: Map<string, number[]>, key: string, entry: number): void => {
    const known = map.get(key)
    if (known) known.push(entry)
    else map.set(key, [entry])
  }
  // By number of the entry: those of a language follow each other.
  const lists = LANGUAGES.flatMap(({ formWords }) => FORM_WORDS.map((formWord) => splitTexts(formWords[formWord])))
  const folded = foldTokensOfList(lists.flat().join("|"))
  let from = 0
  for (const [entry, { length }] of lists.entries()) {
    for (const tokens of folded.slice(from, (from += length))) {
      const [word, more] = tokens
      if (more !== undefined) add(phrases, canonicalOf(tokens).join(" "), entry)
      else if (word !== undefined) {
        add(words, word, entry)
        // Parts of compounds are looked up as they are, other words without the s of a plural.
        const one = singular(word)
        if (one !== word) add(words, one, entry)
      }
    }
  }
  return { formWords: packWords(words), formPhrases: packWords(phrases) }
}

const packWords = (words: ReadonlyMap<string, readonly number[]>): PackedWords => ({
  words: [...words.keys()].join("|"),
  entries: [...words.values()].map((entries) => entries.join(",")).join("|"),
})
