import { chunksOf, type PageText, type TableWord } from "../words/page-text.ts"

/** Gap between the words of a sentence, in font sizes, at most. */
const WORD_GAP = 0.45

/** The words of a page that share a key. */
export interface KeyWords {
  readonly key: string
  readonly words: TableWord[]
  /**
   * For each word, the first characters of the words that may follow it; computed when a label continues after the key.
   */
  initials: readonly string[] | undefined
}

/** The words of a page indexed by the first character and by the last two of their match keys. */
export interface KeyIndex {
  readonly byFirst: ReadonlyMap<string, readonly KeyWords[]>
  readonly byEnd: ReadonlyMap<string, readonly KeyWords[]>
}

/** A run of this many words without a gap is a sentence, not a heading, and is not indexed. */
const SENTENCE_WORDS = 8

/** Indexes the words that may start a heading. */
export function indexWords(page: PageText): KeyIndex {
  const index = new Map<string, KeyWords>()
  for (const line of page.lines) {
    for (const run of chunksOf(line.words, WORD_GAP)) {
      if (run.length >= SENTENCE_WORDS) continue
      for (const word of run) {
        if (word.key === "") continue
        const known = index.get(word.key)
        if (known) known.words.push(word)
        else index.set(word.key, { key: word.key, words: [word], initials: undefined })
      }
    }
  }
  const all = [...index.values()]
  return {
    byFirst: Map.groupBy(all, ({ key }) => key.charAt(0)),
    byEnd: Map.groupBy(all, ({ key }) => key.slice(-2)),
  }
}
