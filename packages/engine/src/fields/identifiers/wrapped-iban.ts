import type { PlacedSegment } from "../../page/context.ts"
import { missingOfIban } from "../parsing/iban.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { textOfFragments, type Fragment } from "../candidates/fragments.ts"
import type { Neighbourhood } from "../runs/neighbours.ts"

/** Words of the longest IBAN, in groups of four. */
const MAX_GROUPS = 9

/** Lines below the first one: a sidebar has room for two or three groups. */
const MAX_LINES_BELOW = 3

/** Returns the fragments of an IBAN that a narrow cell breaks, `NL20 RABO 8925` over `5835 11`; undefined for other text. */
export function wrappedIban(
  segment: PlacedSegment,
  map: LabelMap,
  neighbours: Neighbourhood,
): readonly Fragment[] | undefined {
  const fragments = map.fragments[segment.index] ?? []
  const start = fragments.findLastIndex(({ text }) => /^[A-Z]{2}\d{2}/u.test(text))
  if (start === -1 || fragments.length - start > MAX_GROUPS) return undefined
  const head = fragments.slice(start)
  let missing = missingOfIban(textOfFragments(head))
  if (missing === undefined) return undefined
  const tail: Fragment[] = []
  for (const line of neighbours.linesBelow(segment, MAX_LINES_BELOW)) {
    const next = line.touching(segment.box[0], segment.box[2])[0]
    // Lines of other columns may be printed between those of the cell.
    if (!next) continue
    for (const fragment of (map.fragments[next.index] ?? []).slice(0, MAX_GROUPS)) {
      // The end of a sentence may follow.
      const group = fragment.text.replace(/[.,;)]$/u, "")
      if (!/^[A-Z0-9]+$/u.test(group) || group.length > missing) return undefined
      // A country and two digits alone are an IBAN only above groups of four.
      if (head.length === 1 && group.length !== Math.min(4, missing)) return undefined
      tail.push(fragment)
      missing -= group.length
      if (missing === 0) return [...head, ...tail]
    }
  }
  return undefined
}
