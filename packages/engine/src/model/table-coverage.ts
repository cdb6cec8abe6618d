import { least } from "../arrays/extremes.ts"
import type { Evidence } from "../extraction.ts"
import type { RowAnswer } from "./answers.ts"
import type { NumberedLine } from "./document-text.ts"
import type { Passage } from "./passages.ts"

/** An answer with fewer rows than the layout shows. */
export interface Shortfall {
  readonly found: number
  readonly shown: number
}

/** Share of the layout's rows below which rows are missing; the layout sometimes takes a wrapped line for a row. */
const MIN_ROW_SHARE = 0.9

/** Finds the line on which a value is printed. */
export class LineFinder {
  readonly #byPage: ReadonlyMap<number, readonly NumberedLine[]>
  readonly #byCell = new Map<string, number>()

  constructor(lines: readonly NumberedLine[]) {
    this.#byPage = Map.groupBy(lines, ({ page }) => page)
    for (const { id, page, words } of lines) {
      for (const { source } of words) {
        const cell = `${page}/${source.cell ?? ""}`
        if (source.cell !== undefined && !this.#byCell.has(cell)) this.#byCell.set(cell, id)
      }
    }
  }

  /** Returns the id of the first line that shows part of the value; undefined when none does. */
  lineOf({ page, box, cell }: Evidence): number | undefined {
    if (cell !== undefined) return this.#byCell.get(`${page}/${cell}`)
    if (box === undefined) return undefined
    const [x0, y0, x1, y1] = box
    const isWithin = ([left, top, right, bottom]: Evidence["box"] & object) =>
      (left + right) / 2 > x0 && (left + right) / 2 < x1 && (top + bottom) / 2 > y0 && (top + bottom) / 2 < y1
    const lines = this.#byPage.get(page) ?? []
    return lines.find(({ words }) => words.some(({ source }) => isWithin([...source.box])))?.id
  }
}

/** Returns the lines on which rows start; rows that no line shows are left out. */
export function rowStartsOf(rows: readonly RowAnswer[], finder: LineFinder): number[] {
  return rows.flatMap((row) => {
    const lines = [...row.values()].flatMap(({ evidence }) => finder.lineOf(evidence) ?? [])
    return lines.length === 0 ? [] : [least(lines)]
  })
}

/** Counts the rows that start in a passage according to the built-in extractor. */
export function countRowsIn(rowStarts: readonly number[], { owned }: Passage): number {
  const first = owned[0]?.id ?? 1
  const last = owned.at(-1)?.id ?? 0
  return rowStarts.filter((line) => line >= first && line <= last).length
}

/** Returns the shortfall when a model left rows out. */
export function findShortfall(found: number, shown: number): Shortfall | undefined {
  return found < Math.floor(MIN_ROW_SHARE * shown) ? { found, shown } : undefined
}

/** Warns of rows that a model left out. */
export function shortfallWarning(table: string, { owned }: Passage, { found, shown }: Shortfall): string {
  return `${locationOf(table, owned)}: the model returned ${found} rows, but the page layout shows ${shown}; rows may be missing.`
}

/** Warns of a truncated answer that could not be queried in smaller parts. */
export function cutWarning(table: string, { owned }: Passage): string {
  return `${locationOf(table, owned)}: the model's answer was truncated; rows may be missing.`
}

/** Warns of columns that were queried in parts whose rows differ. */
export function unjoinedWarning(table: string, { owned }: Passage): string {
  return (
    `${locationOf(table, owned)}: the columns were queried in parts and the model returned different rows for each; ` +
    "cells may be missing."
  )
}

function locationOf(table: string, owned: readonly NumberedLine[]): string {
  const from = owned[0]?.page ?? 1
  const to = owned.at(-1)?.page ?? from
  return `Table "${table}", ${from === to ? `page ${from}` : `pages ${from} to ${to}`}`
}
