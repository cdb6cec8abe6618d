import type { ExtractionContext, PlacedSegment } from "../extract/context.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { LabelMap } from "./label-hits.ts"
import { isPartyHeading } from "./labelled.ts"

/** Whose section each segment stands in: the nearest heading of a party above it in its column. */
export function findSections(context: ExtractionContext, map: LabelMap): ReadonlyMap<number, ConceptId> {
  const sections = new Map<number, ConceptId>()
  const open: { party: ConceptId; left: number; right: number; bottom: number; page: number }[] = []
  for (const segment of context.segments) {
    const heading = (map.hitsOf.get(segment.index) ?? []).find(isPartyHeading)
    const party = heading?.concepts.find(({ concept, isWeak }) => concept.kind === "party" && !isWeak)?.concept.id
    if (party) {
      const rest = open.filter((section) => Math.abs(section.left - segment.box[0]) > 30)
      open.splice(0, open.length, ...rest)
      open.push({ party, left: segment.box[0], right: rightEdge(segment), bottom: segment.box[3], page: segment.page })
      continue
    }
    for (const section of open) {
      const isInside =
        section.page === segment.page &&
        segment.box[0] >= section.left - 6 &&
        segment.box[0] < section.right &&
        segment.box[1] - section.bottom < 40
      if (!isInside) continue
      section.bottom = Math.max(section.bottom, segment.box[3])
      sections.set(segment.index, section.party)
    }
  }
  return sections
}

/** A section reaches to the next segment on the heading's line, or about a column's width. */
function rightEdge(segment: PlacedSegment): number {
  const next = segment.line.segments[segment.position + 1]
  return next ? Math.max(next.box[0] - 4, segment.box[2]) : segment.box[0] + 320
}
