/** Words to which one edited character leads: replaced, missing or additional. */
export interface NearWords {
  /** Yields the words at an edit distance of one from a text that is not one of them, with two look-ups for each character. */
  readonly near: (text: string) => Iterable<string>
  /** Length of the longest word: text that is longer by two is similar to no word. */
  readonly longest: number
}

const NONE: readonly string[] = []
/**
 * Characters at either end of a word. One edited character leaves one of the ends as it is, and most texts of a page have
 * neither end in common with any label.
 */
const END_LENGTH = 4

/**
 * Indexes words by what is left when one character is deleted, which finds edits of one character by look-up (as SymSpell
 * does).
 * @param minLength of words that a replaced or missing character leads to; too many others are that near to shorter ones
 */
export function indexNearWords(words: ReadonlySet<string>, minLength: number): NearWords {
  const byVariant = new Map<string, string>()
  /** The further words of a variant: few have any, and a list for each would take most of the memory. */
  const further = new Map<string, string[]>()
  const starts = new Set<string>()
  const ends = new Set<string>()
  let longest = 0
  for (const word of words) {
    longest = Math.max(longest, word.length)
    starts.add(word.slice(0, END_LENGTH))
    ends.add(word.slice(-END_LENGTH))
    if (word.length < minLength) continue
    for (let index = 0; index < word.length; index++) {
      const variant = without(word, index)
      const others = further.get(variant)
      if (!byVariant.has(variant)) byVariant.set(variant, word)
      else if (others) others.push(word)
      else further.set(variant, [word])
    }
  }
  function* wordsOf(variant: string): Generator<string> {
    const word = byVariant.get(variant)
    if (word !== undefined) yield word
    yield* further.get(variant) ?? NONE
  }
  function* near(text: string): Generator<string> {
    yield* wordsOf(text)
    for (let index = 0; index < text.length; index++) {
      const shorter = without(text, index)
      if (words.has(shorter)) yield shorter
      for (const word of wordsOf(shorter)) {
        if (word.length === text.length && without(word, index) === shorter) yield word
      }
    }
  }
  const isFar = (text: string): boolean =>
    byVariant.size === 0 ||
    text.length > longest + 1 ||
    (text.length >= 2 * END_LENGTH && !starts.has(text.slice(0, END_LENGTH)) && !ends.has(text.slice(-END_LENGTH)))
  return { near: (text) => (isFar(text) ? NONE : near(text)), longest }
}

const without = (word: string, index: number): string => word.slice(0, index) + word.slice(index + 1)
