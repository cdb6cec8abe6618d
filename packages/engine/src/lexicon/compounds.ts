/** Linking elements between the parts of a compound: `Rechnung-s-nummer`, `Kunde-n-nummer`. */
const LINKING_ELEMENTS = ["", "s", "n", "es", "en"]
/** Letters of the shortest part of a compound. */
export const PART_LENGTH = 3
/** Longest word that is split: the parts of a compound are looked up at every position. */
export const MAX_COMPOUND = 64
/** Tokens that are remembered, unknown ones included: a document repeats its words. */
const MAX_CACHED = 20_000

/** Reads words by a vocabulary, and compounds part by part. */
export class CompoundReader<T> {
  readonly #lookUp: (word: string) => T | undefined
  readonly #cache = new Map<string, readonly T[] | undefined>()

  /** @param lookUp Returns what a word means that is no compound; undefined for an unknown one. */
  constructor(lookUp: (word: string) => T | undefined) {
    this.#lookUp = lookUp
  }

  /** Returns what a token means, part by part for a compound; undefined when a part is unknown. */
  read(token: string): readonly T[] | undefined {
    // Not cached: the cache outlives the document.
    if (token.length > MAX_COMPOUND) return this.#read(token)
    if (this.#cache.has(token)) return this.#cache.get(token)
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear()
    const meanings = this.#read(token)
    this.#cache.set(token, meanings)
    return meanings
  }

  #read(token: string): readonly T[] | undefined {
    const whole = this.#lookUp(token)
    if (whole !== undefined) return [whole]
    if (token.length > MAX_COMPOUND) return undefined
    for (let cut = token.length - PART_LENGTH; cut >= PART_LENGTH; cut--) {
      const tail = this.#lookUp(token.slice(cut))
      if (tail === undefined) continue
      for (const element of LINKING_ELEMENTS) {
        const head = token.slice(0, cut - element.length)
        if (head.length < PART_LENGTH || head + element !== token.slice(0, cut)) continue
        const parts = this.read(head)
        if (parts) return [...parts, tail]
      }
    }
    return undefined
  }
}
