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

/** Positions of the words of one length by their first and by their second half: one edited character leaves one half as it is. */
interface Halves {
  readonly first: Map<string, number[]>
  readonly second: Map<string, number[]>
}

const NONE: readonly string[] = []

/**
 * Indexes words by their halves.
 *
 * An index of what is left when one character is deleted, as SymSpell has, takes eight times as long to build, which every
 * thread pays at its first document (130 ms for the keys of the lexicon).
 *
 * @param minLength of words that a replaced or missing character leads to; too many others are that near to shorter ones
 */
export function indexNearWords(words: ReadonlySet<string>, minLength: number): NearWords {
  const list = [...words]
  const byLength = new Map<number, Halves>()
  let longest = 0
  for (const [position, word] of list.entries()) {
    longest = Math.max(longest, word.length)
    const halves = byLength.get(word.length) ?? { first: new Map(), second: new Map() }
    byLength.set(word.length, halves)
    const middle = word.length >> 1
    append(halves.first, word.slice(0, middle), position)
    append(halves.second, word.slice(middle), position)
  }

  /** Returns the positions of the words of a length that share a half with a text; those that share both are in it twice. */
  function similar(text: string, length: number): readonly number[] {
    const halves = byLength.get(length)
    if (!halves) return []
    const middle = length >> 1
    const first = halves.first.get(text.slice(0, middle)) ?? []
    const second = halves.second.get(text.slice(text.length - (length - middle))) ?? []
    return [...first, ...second]
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

function append(positions: Map<string, number[]>, half: string, position: number): void {
  const known = positions.get(half)
  if (known) known.push(position)
  else positions.set(half, [position])
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
