import type { ExtractionContext, PlacedSegment } from "../extract/context.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { LabelMap } from "./label-hits.ts"
import { isPartyHeading } from "./labelled.ts"

/** Whose section each segment stands in: the nearest heading of a party above it in its column. */
export function findSections(context: ExtractionContext, map: LabelMap): ReadonlyMap<number, ConceptId> {
  const sections = new Map<number, ConceptId>()
  const open: { party: ConceptId; left: number; bottom: number; page: number }[] = []
  for (const segment of context.segments) {
    const heading = (map.hitsOf.get(segment.index) ?? []).find(isPartyHeading)
    const party = heading?.concepts.find(({ concept, isWeak }) => concept.kind === "party" && !isWeak)?.concept.id
    if (party) {
      const rest = open.filter((section) => Math.abs(section.left - segment.box[0]) > 30)
      open.splice(0, open.length, ...rest)
      open.push({ party, left: segment.box[0], bottom: segment.box[3], page: segment.page })
      continue
    }
    for (const section of open) {
      const isNear = section.page === segment.page && segment.box[1] - section.bottom < 40
      if (!isNear || !isInColumn(segment, section.left, map)) continue
      section.bottom = Math.max(section.bottom, segment.box[3])
      sections.set(segment.index, section.party)
    }
  }
  return sections
}

/** Stands at the heading's left edge, a little indented, or is the value of a label that does. */
function isInColumn(segment: PlacedSegment, left: number, map: LabelMap): boolean {
  const isAligned = (x: number): boolean => x >= left - 6 && x <= left + 24
  if (isAligned(segment.box[0])) return true
  const label = segment.line.segments[segment.position - 1]
  return label !== undefined && isAligned(label.box[0]) && !map.isLabel(segment)
}
