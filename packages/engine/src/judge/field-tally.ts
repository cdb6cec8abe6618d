import { partsOfPointer } from "../page/json-pointer.ts"
import type { JudgedDocument } from "./judge-document.ts"
import type { Verdict } from "./score.ts"

/** How often a field or a column was right, over documents and rows. */
export interface FieldTally extends Readonly<Record<Verdict, number>> {
  readonly object: string
  /** Of a column. */
  readonly table?: string
  readonly name: string
}

/** Returns the number of values that are right, null for an absent value included. */
export const hitsOf = ({ right, empty }: FieldTally): number => right + empty

/** Returns the number of values that are not right. */
export const missesOf = ({ wrong, missing, invented }: FieldTally): number => wrong + missing + invented

/** Counts the verdicts of every field and column, the worst first: the lowest share of hits, then the most misses. */
export function tallyFields(results: readonly JudgedDocument[]): FieldTally[] {
  const tallies = new Map<string, FieldTally & Record<Verdict, number>>()
  for (const { path, verdict, isDecoy } of results.flatMap(({ valueScores }) => valueScores)) {
    if (isDecoy) continue
    const [object = "", kind, ...rest] = partsOfPointer(path)
    // /object/fields/name, or /object/tables/table/row/name
    const [table, , column = ""] = kind === "tables" ? rest : []
    const name = table === undefined ? (rest[0] ?? "") : column
    const key = JSON.stringify([object, table, name])
    const none = { right: 0, empty: 0, wrong: 0, missing: 0, invented: 0 }
    const tally = tallies.get(key) ?? { object, ...(table !== undefined && { table }), name, ...none }
    tally[verdict]++
    tallies.set(key, tally)
  }
  const shareOf = (tally: FieldTally): number => hitsOf(tally) / (hitsOf(tally) + missesOf(tally))
  return [...tallies.values()].sort((a, b) => shareOf(a) - shareOf(b) || missesOf(b) - missesOf(a))
}
