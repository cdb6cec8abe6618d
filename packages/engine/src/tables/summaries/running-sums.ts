import type { RowParts } from "../cells/row-parts.ts"

/** The sums of the columns of a list from one of its rows on, with the number of values of each. */
export class RunningSums {
  readonly #columns = new Map<string, { readonly sum: number; readonly count: number }>()

  get isEmpty(): boolean {
    return this.#columns.size === 0
  }

  add({ figures }: RowParts): void {
    for (const { name, value } of figures)
      this.#columns.set(name, { sum: value + (this.sumOf(name) ?? 0), count: this.countOf(name) + 1 })
  }

  /** Returns the sum of a column; undefined where no row has had a value of it. */
  sumOf(name: string): number | undefined {
    return this.#columns.get(name)?.sum
  }

  countOf(name: string): number {
    return this.#columns.get(name)?.count ?? 0
  }
}
