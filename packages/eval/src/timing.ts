import type { CaseResult } from "./evaluate-case.ts"

/** The 50th and 95th percentile over documents; null without documents. */
export interface Spread {
  readonly p50: number | null
  readonly p95: number | null
}

/** Milliseconds per page, over the documents of a pack that were read. */
export interface Timing {
  readonly parse: Spread
  readonly extract: Spread
  readonly both: Spread
}

/** Computes the time per page over documents. */
export function timingOf(results: readonly CaseResult[]): Timing {
  const read = results.filter(({ pages }) => pages > 0)
  return {
    parse: spreadOf(read.map(({ parseMs, pages }) => parseMs / pages)),
    extract: spreadOf(read.map(({ extractMs, pages }) => extractMs / pages)),
    both: spreadOf(read.map(({ parseMs, extractMs, pages }) => (parseMs + extractMs) / pages)),
  }
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number): number | null =>
    sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? null
  return { p50: at(0.5), p95: at(0.95) }
}
