import type { TableDefinition } from "../../configuration.ts"
import type { Grid } from "../../document.ts"
import { greatest } from "../../arrays/extremes.ts"
import { MAX_SEARCHED_COLUMNS } from "./grid-header.ts"

/** The rows extracted from one page, and the lines that look like more of the same table. */
export interface PageCoverage {
  /** 1-based page or sheet. */
  readonly page: number
  readonly rows: number
  /** Lines, or rows of a grid, that look like rows but were not extracted. */
  readonly unclaimed: number
}

/** Warns of lines that look like further rows of a table, with the pages that rows were extracted from. */
export function unclaimedLineWarnings({ name }: TableDefinition, ledger: readonly PageCoverage[]): string[] {
  const missed = ledger.filter(({ unclaimed }) => unclaimed > 0)
  if (missed.length === 0) return []
  const count = missed.reduce((sum, { unclaimed }) => sum + unclaimed, 0)
  const read = ledger.filter(({ rows }) => rows > 0)
  const rows = read.reduce((sum, { rows: own }) => sum + own, 0)
  const extracted = rows === 1 ? "1 row was" : `${rows} rows were`
  const pages = describePages(missed)
  const lines =
    count === 1
      ? `1 line on ${pages} may be another row but was not extracted`
      : `${count} lines on ${pages} may be further rows but were not extracted`
  return [`Table "${name}": ${lines}; ${extracted} extracted from ${describePages(read)}.`]
}

function describePages(ledger: readonly PageCoverage[]): string {
  const pages = [...new Set(ledger.map(({ page }) => page))].toSorted((a, b) => a - b)
  const runs: { from: number; to: number }[] = []
  for (const page of pages) {
    const last = runs.at(-1)
    if (last && page === last.to + 1) last.to = page
    else runs.push({ from: page, to: page })
  }
  const ranges = runs.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(", ")
  return `${pages.length === 1 ? "page" : "pages"} ${ranges}`
}

/** Warns of pages on which the search for headings was stopped early. */
export function cutPagesWarning({ name }: TableDefinition, pages: ReadonlySet<number>): string[] {
  if (pages.size === 0) return []
  const searched = describePages([...pages].map((page) => ({ page, rows: 0, unclaimed: 0 })))
  return [
    `Table "${name}": the words of ${searched} repeat so often that the search for its headings was stopped early.`,
  ]
}

/** Warns of a sheet with more columns than are searched for headings. */
export function wideGridWarning({ name }: TableDefinition, grids: readonly Grid[]): string[] {
  const width = greatest(
    grids.flatMap(({ rows }) => rows.map((row) => row.length)),
    0,
  )
  if (width <= MAX_SEARCHED_COLUMNS) return []
  const [columns, searched] = [width, MAX_SEARCHED_COLUMNS].map((count) => count.toLocaleString("en"))
  return [`Table "${name}": a sheet has ${columns} columns; only the first ${searched} were searched for headings.`]
}

/** Warns of cells whose text does not match the column's type. */
export function misfitWarning({ name }: TableDefinition, count: number): string {
  const cells =
    count === 1
      ? "1 cell was left empty because its text does"
      : `${count} cells were left empty because their texts do`
  return `Table "${name}": ${cells} not match the column's type.`
}
