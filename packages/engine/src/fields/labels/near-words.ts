/** Words to which one edited character leads: replaced, missing or additional. */
export interface NearWords {
  /**
   * Returns the words at an edit distance of one from a text that is not one of them, with six look-ups: first those of which
   * it misses a character, in their order, then the others by the position of the edit.
   */
  readonly near: (text: string) => readonly string[]
  /** Length of the longest word: text that is longer by two is similar to no word. */
  readonly longest: number
}

const NONE: readonly string[] = []

/**
 * Indexes words by their halves: one edited character leaves one half as it is. All are in one table of hash codes, since 36,000
 * halves as texts, each with a list of positions, took 100 ms of a thread's first document.
 *
 * An index of what is left when one character is deleted, as SymSpell has, takes eight times as long to build.
 *
 * @param minLength of words that a replaced or missing character leads to; too many others are that near to shorter ones
 */
export function indexNearWords(words: ReadonlySet<string>, minLength: number): NearWords {
  const list = [...words]
  const mask = 2 ** Math.ceil(Math.log2(2 * list.length + 1)) - 1
  /** The last half with a hash code, plus one; and for each half the one before it. */
  const last = new Int32Array(mask + 1)
  const before = new Int32Array(2 * list.length)
  let longest = 0
  for (let position = 0; position < list.length; position++) {
    const word = list[position] ?? ""
    longest = Math.max(longest, word.length)
    const middle = word.length >> 1
    for (let half = 0; half < 2; half++) {
      const code =
        (half === 0 ? hashOf(word, 0, middle, word.length) : hashOf(word, middle, word.length, ~word.length)) & mask
      before[2 * position + half] = last[code] ?? 0
      last[code] = 2 * position + half + 1
    }
  }

  /** Yields the positions of the words of a length that share a half with a text, and of few others; those that share both come twice. */
  function* similar(text: string, length: number): Generator<number> {
    const middle = length >> 1
    const codes = [hashOf(text, 0, middle, length), hashOf(text, text.length - (length - middle), text.length, ~length)]
    for (const code of codes)
      for (let half = last[code & mask] ?? 0; half > 0; half = before[half - 1] ?? 0) yield (half - 1) >> 1
  }

  function near(text: string): readonly string[] {
    if (text.length > longest + 1) return NONE
    const found = new Map<string, number>()
    const add = (position: number, rankOf: (word: string) => number | undefined): void => {
      const word = list[position] ?? ""
      const rank = rankOf(word)
      if (rank !== undefined) found.set(word, rank + position / list.length)
    }
    const { length } = text
    if (length + 1 >= minLength) {
      for (const position of similar(text, length + 1)) {
        add(position, (word) => (additionalAt(word, text) === undefined ? undefined : 0))
      }
    }
    for (const position of similar(text, length - 1)) {
      add(position, (word) => doubled(additionalAt(text, word), ADDITIONAL))
    }
    if (length >= minLength) {
      for (const position of similar(text, length)) add(position, (word) => doubled(replacedAt(text, word), REPLACED))
    }
    if (found.size === 0) return NONE
    return [...found].toSorted(([, a], [, b]) => a - b).map(([word]) => word)
  }

  return { near, longest }
}

/** Order of two edits of one position. The words of which a text misses a character come before all. */
const ADDITIONAL = 1
const REPLACED = 2
const doubled = (index: number | undefined, order: number) => (index === undefined ? undefined : 2 * index + order)

/** Returns a hash code (FNV-1a) of a part of a text; halves with different seeds are told apart. */
function hashOf(text: string, from: number, to: number, seed: number): number {
  let hash = seed ^ 0x811c9dc5
  for (let index = from; index < to; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash ^ (hash >>> 15)
}

/** Returns how many characters two texts begin with alike. */
function commonStart(text: string, other: string): number {
  let index = 0
  while (index < other.length && text.charCodeAt(index) === other.charCodeAt(index)) index++
  return index
}

/** Returns the first position at which a text has one character more than another one that is shorter by one; undefined if that is not the difference. */
function additionalAt(text: string, shorter: string): number | undefined {
  let index = commonStart(text, shorter)
  if (text.slice(index + 1) !== shorter.slice(index)) return undefined
  while (index > 0 && text.charCodeAt(index - 1) === text.charCodeAt(index)) index--
  return index
}

/** Returns the only position at which two texts of a length differ; undefined if that is not the difference. */
function replacedAt(text: string, other: string): number | undefined {
  const index = commonStart(text, other)
  return index < text.length && text.slice(index + 1) === other.slice(index + 1) ? index : undefined
}
