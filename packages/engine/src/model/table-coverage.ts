import type { RowAnswer } from "./answers.ts"
import type { PlacedRow } from "./ask-rows.ts"
import type { Passage } from "./prompts.ts"

/** A passage gave fewer rows than the layout shows there. */
export interface Shortfall {
  readonly found: number
  readonly shown: number
}

/** A layout reader now and then takes a wrapped line for a row: fewer rows than this share of its count are too few. */
const minShare = 0.9

/** Counts the rows that begin in a passage, as the built-in extractor sees the table. */
export function rowsShown(builtin: readonly RowAnswer[], { owned }: Passage): number {
  const [first] = owned
  const last = owned.at(-1)
  if (first === undefined || last === undefined) return 0
  const begins = positionOf(first.page, first.words[0]?.source.box[1])
  const ends = positionOf(last.page, Math.max(...last.words.map((word) => word.source.box[3])))
  return builtin.filter((row) => {
    const positions = [...row.values()].map(({ evidence }) => positionOf(evidence.page, evidence.box?.[1]))
    const top = Math.min(...positions)
    return top >= begins - 1 && top <= ends
  }).length
}

/** Tells whether a model left rows of a passage out. */
export function findShortfall(rows: readonly PlacedRow[], shown: number): Shortfall | undefined {
  return rows.length < Math.floor(minShare * shown) ? { found: rows.length, shown } : undefined
}

/** Says it to the one who uses the data. */
export function shortfallWarning(table: string, { owned }: Passage, { found, shown }: Shortfall): string {
  const from = owned[0]?.page ?? 1
  const to = owned.at(-1)?.page ?? from
  const pages = from === to ? `page ${from}` : `pages ${from} to ${to}`
  return `Table "${table}", ${pages}: the model gave ${found} rows where the layout shows ${shown}; rows may be missing.`
}

/** Orders places through the document; a page is never higher than this many points. */
function positionOf(page: number, top = 0): number {
  return page * 1e6 + top
}
