import { greatest } from "../../arrays/extremes.ts"
import { canonicalTokens } from "../../lexicon/label-key.ts"
import { type Name, nameOf, readNames, similarityOf } from "../../lexicon/name-similarity.ts"
import { onceForEqual } from "../../lexicon/once-for-equal.ts"
import { onceForText } from "../../text/once-for-text.ts"
import { meansNumber } from "../../lexicon/meanings.ts"
import { foldTokens } from "../../text/folding.ts"
import { linkIn } from "./heading-concepts.ts"
import type { ColumnLabels } from "./column-labels.ts"

/** Score of a heading that has all words of a column's name, or means the same, below those that the lexicon lists. */
export const SIMILAR_WEIGHT = 0.7

const namesOf = onceForEqual((columns: readonly (readonly string[])[]): readonly (readonly Name[])[] => {
  const names = readNames(columns.flat())
  let from = 0
  return columns.map(({ length }) => names.slice(from, (from += length)))
})

const headingOf = onceForText((text: string): Name => nameOf(canonicalTokens(text)))

/** The sign for a number of things, but not for their numbers: `# pkgs`. */
const COUNT_SIGN = /^[#№] ?(?=\p{L}{3})/u

/** Returns what a heading counts: packages in `# pkgs` and `No. of packages`; undefined where it counts nothing. */
function countedBy(heading: string): string | undefined {
  if (COUNT_SIGN.test(heading)) return heading.replace(COUNT_SIGN, "")
  const link = linkIn(heading)
  const before = link ? foldTokens(heading.slice(0, link.index)) : []
  return link && before.length > 0 && before.every(meansNumber) ? heading.slice(link.index + link[0].length) : undefined
}

/** Returns how much of a heading means the same as the name of a column, by its position, 0 to 1: `Omavastuu` is a deductible. */
export function headingSimilarity(columns: readonly ColumnLabels[]): (column: number, heading: string) => number {
  const names = namesOf(columns.map((column) => column.names))
  return (column, heading) => {
    const counted = countedBy(heading)
    const meant = counted === undefined ? [headingOf(heading)] : [headingOf(heading), headingOf(counted)]
    return greatest(
      (names[column] ?? []).flatMap((name) => meant.map((other) => similarityOf(name, other))),
      0,
    )
  }
}
