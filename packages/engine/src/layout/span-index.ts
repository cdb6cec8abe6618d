import { lowerBound } from "../arrays/lower-bound.ts"

/** The extent of an item along one axis. */
export type Span = readonly [from: number, to: number]

interface Entry<Item> {
  readonly item: Item
  readonly from: number
  readonly to: number
  readonly order: number
}

/**
 * An index of items along one axis, for finding those that touch a range: a page may have 100,000 words, and the
 * neighbours of each are searched.
 */
export class SpanIndex<Item> {
  readonly #items: readonly Item[]
  readonly #spanOf: (item: Item) => Span
  #index: SortedSpans<Item> | undefined

  constructor(items: readonly Item[], spanOf: (item: Item) => Span) {
    this.#items = items
    this.#spanOf = spanOf
  }

  /** Returns the items that share a point with the range, in their given order. */
  touching(from: number, to: number): Item[] {
    if (this.#items.length > MAX_SEARCHED) {
      this.#index ??= new SortedSpans(this.#items, this.#spanOf)
      return this.#index.touching(from, to)
    }
    const found: Item[] = []
    for (const item of this.#items) {
      const span = this.#spanOf(item)
      if (span[0] <= to && span[1] >= from) found.push(item)
    }
    return found
  }
}

/** Items that are searched one by one: a line has few words, and most indexes are asked once or never. */
const MAX_SEARCHED = 16

class SortedSpans<Item> {
  readonly #entries: readonly Entry<Item>[]
  readonly #starts: readonly number[]
  /** The greatest end among each entry and all before it: when it precedes a range, none of these entries touches the range. */
  readonly #reach: readonly number[]
  readonly #isInOrder: boolean

  constructor(items: readonly Item[], spanOf: (item: Item) => Span) {
    const entries = items.map((item, order): Entry<Item> => {
      const [from, to] = spanOf(item)
      return { item, from, to, order }
    })
    let reach = -Infinity
    this.#entries = entries.sort((a, b) => a.from - b.from)
    this.#starts = this.#entries.map(({ from }) => from)
    this.#reach = this.#entries.map(({ to }) => (reach = Math.max(reach, to)))
    this.#isInOrder = this.#entries.every(({ order }, index) => order === index)
  }

  touching(from: number, to: number): Item[] {
    const found: Entry<Item>[] = []
    for (let index = this.#countUpTo(to) - 1; index >= 0; index--) {
      if ((this.#reach[index] ?? -Infinity) < from) break
      const entry = this.#entries[index]
      if (entry && entry.to >= from) found.push(entry)
    }
    if (this.#isInOrder) found.reverse()
    else found.sort((a, b) => a.order - b.order)
    return found.map(({ item }) => item)
  }

  #countUpTo(to: number): number {
    let count = lowerBound(this.#starts, to)
    // Entries that start at the end of the range touch it.
    while (this.#starts[count] === to) count++
    return count
  }
}
