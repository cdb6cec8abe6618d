import { least } from "../arrays/extremes.ts"
import type { Evidence } from "../extraction.ts"
import type { RowAnswer } from "./answers.ts"
import type { NumberedLine } from "./document-text.ts"
import type { Passage } from "./passages.ts"

/** Fewer rows than the layout shows. */
export interface Shortfall {
  readonly found: number
  readonly shown: number
}

/** A layout reader now and then takes a wrapped line for a row: fewer rows than this share of its count are too few. */
const minShare = 0.9

/** Tells on which line a value stands. */
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

  /** The id of the first line that shows some of it; undefined when none does. */
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

/** The lines on which rows begin; rows that no line shows are left out. */
export function rowLines(rows: readonly RowAnswer[], finder: LineFinder): number[] {
  return rows.flatMap((row) => {
    const lines = [...row.values()].flatMap(({ evidence }) => finder.lineOf(evidence) ?? [])
    return lines.length === 0 ? [] : [least(lines)]
  })
}

/** Counts the rows that begin in a passage, as the built-in extractor sees the table. */
export function rowsShown(begins: readonly number[], { owned }: Passage): number {
  const first = owned[0]?.id ?? 1
  const last = owned.at(-1)?.id ?? 0
  return begins.filter((line) => line >= first && line <= last).length
}

/** Tells whether a model left rows out. */
export function findShortfall(found: number, shown: number): Shortfall | undefined {
  return found < Math.floor(minShare * shown) ? { found, shown } : undefined
}

/** Says it to the one who uses the data. */
export function shortfallWarning(table: string, { owned }: Passage, { found, shown }: Shortfall): string {
  return `${placeOf(table, owned)}: the model gave ${found} rows where the layout shows ${shown}; rows may be missing.`
}

/** Says that an answer was cut which could not be asked for in smaller parts. */
export function cutWarning(table: string, { owned }: Passage): string {
  return `${placeOf(table, owned)}: the model's answer was cut; rows may be missing.`
}

/** Says that columns were asked for in parts whose rows differ. */
export function unjoinedWarning(table: string, { owned }: Passage): string {
  return `${placeOf(table, owned)}: asked for some of its columns at a time, the model gave different rows; cells may be missing.`
}

function placeOf(table: string, owned: readonly NumberedLine[]): string {
  const from = owned[0]?.page ?? 1
  const to = owned.at(-1)?.page ?? from
  return `Table "${table}", ${from === to ? `page ${from}` : `pages ${from} to ${to}`}`
}
