import type { TableDefinition } from "../configuration.ts"
import type { Grid } from "../document.ts"
import { greatest } from "../arrays/extremes.ts"
import { columnsSearched } from "./grid-header.ts"

/** What was read of one page, and what looks like more of the same table. */
export interface PageCoverage {
  /** 1-based page or sheet. */
  readonly page: number
  readonly rows: number
  /** Lines or rows of a grid that were not taken although they look like rows. */
  readonly unread: number
}

/** Says which pages hold what looks like further rows of a table, beside the pages that were read. */
export function unreadWarnings({ name }: TableDefinition, ledger: readonly PageCoverage[]): string[] {
  const missed = ledger.filter(({ unread }) => unread > 0)
  if (missed.length === 0) return []
  const count = missed.reduce((sum, { unread }) => sum + unread, 0)
  const lines = `${count} line${count === 1 ? "" : "s"} on ${sayPages(missed)}`
  const read = ledger.filter(({ rows }) => rows > 0)
  const rows = read.reduce((sum, { rows: own }) => sum + own, 0)
  const taken = `${rows} row${rows === 1 ? " was" : "s were"} read on ${sayPages(read)}`
  return [`Table "${name}": ${lines} may be further rows and were not read; ${taken}.`]
}

function sayPages(ledger: readonly PageCoverage[]): string {
  const pages = [...new Set(ledger.map(({ page }) => page))].toSorted((a, b) => a - b)
  const runs: { from: number; to: number }[] = []
  for (const page of pages) {
    const last = runs.at(-1)
    if (last && page === last.to + 1) last.to = page
    else runs.push({ from: page, to: page })
  }
  const said = runs.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(", ")
  return `${pages.length === 1 ? "page" : "pages"} ${said}`
}

/** Says on which pages not all ways to read headings were tried. */
export function cutPagesWarning({ name }: TableDefinition, pages: ReadonlySet<number>): string[] {
  if (pages.size === 0) return []
  const said = sayPages([...pages].map((page) => ({ page, rows: 0, unread: 0 })))
  return [`Table "${name}": the words of ${said} repeat so often that not all places of its headings were tried.`]
}

/** Says that a sheet has more columns than are searched for headings. */
export function wideGridWarning({ name }: TableDefinition, grids: readonly Grid[]): string[] {
  const width = greatest(
    grids.flatMap(({ rows }) => rows.map((row) => row.length)),
    0,
  )
  if (width <= columnsSearched) return []
  const [columns, searched] = [width, columnsSearched].map((count) => count.toLocaleString("en"))
  return [`Table "${name}": a sheet has ${columns} columns; headings were looked for in its first ${searched}.`]
}

/** Says that cells hold text where the column's type wants a figure or a day. */
export function misfitWarning({ name }: TableDefinition, count: number): string {
  const cells = count === 1 ? "1 cell holds" : `${count} cells hold`
  return `Table "${name}": ${cells} text that does not fit the column's type and stayed empty.`
}
