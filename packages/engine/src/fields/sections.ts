import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { LabelMap } from "./label-hits.ts"
import { isPartyHeading } from "./labelled.ts"

/** Whose section each segment stands in: the nearest heading of a party above it in its column. */
export function findSections(context: ExtractionContext, map: LabelMap): ReadonlyMap<number, ConceptId> {
  const sections = new Map<number, ConceptId>()
  const open = new OpenSections()
  for (const segment of context.segments) {
    const heading = (map.hitsOf.get(segment.index) ?? []).find(isPartyHeading)
    const party = heading?.concepts.find(({ concept, isWeak }) => concept.kind === "party" && !isWeak)?.concept.id
    if (party) {
      open.add({ order: segment.index, party, left: segment.box[0], bottom: segment.box[3], page: segment.page })
      continue
    }
    for (const section of open.near(segment)) {
      const isNear = section.page === segment.page && segment.box[1] - section.bottom < 40
      if (!isNear || !isInColumn(segment, section.left, map)) continue
      section.bottom = Math.max(section.bottom, segment.box[3])
      sections.set(segment.index, section.party)
    }
  }
  return sections
}

interface Section {
  /** Position among all headings: where two sections hold a segment, the later one counts. */
  readonly order: number
  readonly party: ConceptId
  readonly left: number
  readonly page: number
  bottom: number
}

/** Headings less than this apart along x, in points, stand in one column: the lower one ends the upper one's section. */
const COLUMN = 30
/** How far to the left and to the right of a heading its section's lines begin. */
const OUTDENT = 6
const INDENT = 24

/** Sections by where they begin along x: a line of a wide sheet may open thousands. */
class OpenSections {
  readonly #columns = new Map<number, Section[]>()

  add(section: Section): void {
    for (const column of this.#columnsAround(section.left - COLUMN, section.left + COLUMN)) {
      const rest = (this.#columns.get(column) ?? []).filter(({ left }) => Math.abs(left - section.left) > COLUMN)
      this.#columns.set(column, rest)
    }
    const own = Math.floor(section.left / COLUMN)
    this.#columns.set(own, [...(this.#columns.get(own) ?? []), section])
  }

  /** The sections in whose column a segment stands, or the label left of it. */
  near(segment: PlacedSegment): Section[] {
    const before = segment.line.segments[segment.position - 1]?.box[0] ?? segment.box[0]
    const found = new Set<Section>()
    for (const x of [segment.box[0], before]) {
      for (const column of this.#columnsAround(x - INDENT, x + OUTDENT)) {
        for (const section of this.#columns.get(column) ?? []) found.add(section)
      }
    }
    return [...found].sort((a, b) => a.order - b.order)
  }

  #columnsAround(from: number, to: number): number[] {
    const first = Math.floor(from / COLUMN)
    return Array.from({ length: Math.floor(to / COLUMN) - first + 1 }, (_, index) => first + index)
  }
}

/** Stands at the heading's left edge, a little indented, or is the value of a label that does. */
function isInColumn(segment: PlacedSegment, left: number, map: LabelMap): boolean {
  const isAligned = (x: number): boolean => x >= left - OUTDENT && x <= left + INDENT
  if (isAligned(segment.box[0])) return true
  const label = segment.line.segments[segment.position - 1]
  return label !== undefined && isAligned(label.box[0]) && !map.isLabel(segment)
}
