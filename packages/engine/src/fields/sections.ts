import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { LabelMap } from "./label-hits.ts"
import { isPartyHeading } from "./section-names.ts"

/** Returns the party of each segment in a section: that of the nearest heading above it in its column. */
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
      const isNear = section.page === segment.page && segment.box[1] - section.bottom < MAX_GAP
      if (!isNear || !isInColumn(segment, section.left, map)) continue
      section.bottom = Math.max(section.bottom, segment.box[3])
      sections.set(segment.index, section.party)
    }
  }
  return sections
}

/** Points between the lines of a section. */
const MAX_GAP = 40

interface Section {
  /** Position among all headings: where two sections contain a segment, the later one counts. */
  readonly order: number
  readonly party: ConceptId
  readonly left: number
  readonly page: number
  bottom: number
}

/** Points along x between headings of one column, where the lower one ends the section of the upper one. */
const COLUMN = 30
/** Points left and right of a heading between which the lines of its section start. */
const OUTDENT = 6
const INDENT = 24

/** Sections by their left edge: a line of a wide sheet may open thousands. */
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

  /** Returns the sections whose column contains a segment or the label left of it. */
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

/** Returns whether a segment, or its label, starts at the left edge of a heading or a little indented. */
function isInColumn(segment: PlacedSegment, left: number, map: LabelMap): boolean {
  const isAligned = (x: number): boolean => x >= left - OUTDENT && x <= left + INDENT
  if (isAligned(segment.box[0])) return true
  const label = segment.line.segments[segment.position - 1]
  return label !== undefined && isAligned(label.box[0]) && !map.isLabel(segment)
}
