/**
 * Draws repeatable choices: the same seed text gives the same sequence on every machine.
 * FNV-1a turns the text into a state, mulberry32 (public domain, Tommy Ettinger) steps it.
 */
export class Random {
  #state: number

  constructor(seed: string) {
    let hash = 0x811c9dc5
    for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
    this.#state = hash >>> 0
  }

  /** Draws a number from 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let bits = this.#state
    bits = Math.imul(bits ^ (bits >>> 15), bits | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }

  /** Draws a whole number, both ends included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  /** Returns true with the given probability. */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** Draws one item. @throws {RangeError} when there is none. */
  pick<T>(items: readonly T[]): T {
    const item = items[this.int(0, items.length - 1)]
    if (item === undefined) throw new RangeError("There is nothing to pick from.")
    return item
  }

  /** Draws one of several phrases separated by bars. */
  phrase(phrases: string): string {
    return this.pick(phrases.split("|"))
  }

  /** Returns the items in random order. */
  shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, rank: this.next() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item)
  }

  /** Draws one character of an alphabet. */
  letter(alphabet = "ABCDEFGHJKLMNPRSTVWXYZ"): string {
    return alphabet.charAt(this.int(0, alphabet.length - 1))
  }

  /** Fills a pattern: `#` stands for a digit, `@` for a capital letter. */
  fill(pattern: string): string {
    return pattern.replace(/[#@]/gu, (sign) => (sign === "#" ? String(this.int(0, 9)) : this.letter()))
  }

  /** Draws a sequence of digits that does not start with zero. */
  digits(count: number): string {
    return Array.from({ length: count }, (_, index) => this.int(index === 0 ? 1 : 0, 9)).join("")
  }
}
