import { Counts, f1Of } from "@docsift/engine/internal/judge/counts"

const percent = (part: number, whole: number): string => (whole ? ((100 * part) / whole).toFixed(1) : "-")

/** Scores per tag of the form `group:member`, to compare kinds of documents. */
export class TagTally {
  readonly #counts = new Map<string, Counts>()

  add(tags: readonly string[], counts: Counts): void {
    for (const tag of tags) {
      const sum = this.#counts.get(tag) ?? new Counts()
      sum.add(counts)
      this.#counts.set(tag, sum)
    }
  }

  /** One row per tag, by name. */
  rows(): Record<string, string>[] {
    const tags = [...this.#counts].filter(([tag]) => tag.includes(":")).toSorted(([a], [b]) => (a < b ? -1 : 1))
    return tags.map(([tag, sum]) => ({
      tag,
      F1: (100 * f1Of(sum.unitsRight, sum.unitsGot, sum.unitsWant)).toFixed(1),
      exact: percent(sum.right, sum.values),
      absent: percent(sum.absentRight, sum.absent),
      cellF1: percent(2 * sum.cellsRight, sum.cells && sum.cells + sum.cellsGot),
      rows: percent(sum.rowsRight, sum.rows),
      box: percent(sum.boxesRight, sum.boxes),
    }))
  }
}
