import { onceFor } from "../layout/once-for.ts"
import { unionBox } from "../layout/union-box.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import type { Block } from "./block.ts"
import type { FormSection } from "./form-section.ts"
import { pairedSections } from "./paired-sections.ts"
import { headingOf } from "./party-headings.ts"

/** A numbered heading alone on its line: `2. TENANT`. */
const NUMBERED = /^(\d{1,2})[.)] (?=\p{L})/u
const MAX_HEADING_WORDS = 6
/** Headings that follow each other by their numbers, and rows below one, that show the sections of a form. */
const MIN_SECTIONS = 2
const MIN_ROWS = 2
/** Points by which headings, labels and values of one column may be shifted. */
const ALIGNED = 3
const MAX_INDENT = 12

/** Returns the sections of a form: those with numbers, or those of parties beside each other. */
export const formSections = onceFor((context: ExtractionContext): readonly FormSection[] => {
  const numbered = numberedSections(context)
  return numbered.length > 0 ? numbered : pairedSections(context)
})

/**
 * Returns the numbered sections of a form of which at least one is that of a party. Numbers that follow each other above rows of a label
 * and a value prove them; clauses of a contract have sentences below their numbers.
 */
function numberedSections({ segments }: ExtractionContext): readonly FormSection[] {
  const pages = [...Map.groupBy(segments, ({ page }) => page).values()]
  return pages.flatMap((ofPage) => {
    const [first] = ofPage
    const sections = headingsOf(ofPage).flatMap((heading, index, headings) => {
      const position = ({ index: at }: PlacedSegment): number => at - (first?.index ?? 0)
      const next = headings[index + 1]
      return sectionOf(heading, ofPage.slice(position(heading) + 1, next && position(next))) ?? []
    })
    return sections.length >= MIN_SECTIONS && sections.some(({ party }) => party !== undefined) ? sections : []
  })
}

/** Returns the headings of a page whose numbers follow each other at one left edge. */
function headingsOf(segments: readonly PlacedSegment[]): PlacedSegment[] {
  const found: PlacedSegment[] = []
  let last = 0
  for (const segment of segments) {
    const number = Number(NUMBERED.exec(segment.text)?.[1] ?? 0)
    if (number === 0 || segment.line.segments.length > 1 || segment.words.length > MAX_HEADING_WORDS) continue
    const [first] = found
    if (first && (number !== last + 1 || Math.abs(segment.box[0] - first.box[0]) > ALIGNED)) continue
    found.push(segment)
    last = number
  }
  return found
}

/** Returns the section below a heading, down to the first line that is neither a row nor the rest of a label or value. */
function sectionOf(heading: PlacedSegment, below: readonly PlacedSegment[]): FormSection | undefined {
  const own: PlacedSegment[] = [heading]
  const values: PlacedSegment[] = []
  let rows = 0
  for (const segment of below) {
    const [label, value, more] = segment.line.segments
    const [first] = values
    const edge = first?.box[0] ?? value?.box[0] ?? 0
    const isLabel = segment.box[0] < edge - MAX_INDENT && segment.box[0] - heading.box[0] < MAX_INDENT
    const isValue = segment.position <= 1 && Math.abs(segment.box[0] - edge) <= ALIGNED
    if (!label || more || !(isLabel || isValue) || (rows === 0 && !value)) break
    own.push(segment)
    if (isValue) values.push(segment)
    if (segment.position === 1) rows++
  }
  return rows >= MIN_ROWS ? { heading, party: headingOf(heading.text), values, segments: own } : undefined
}

/** Replaces the blocks that begin inside of a section by one block for each section of a party: its heading and its values. */
export function withSections(context: ExtractionContext, blocks: readonly Block[]): Block[] {
  const sections = formSections(context)
  if (sections.length === 0) return [...blocks]
  const inside = new Set(sections.flatMap(({ segments }) => segments.map(({ index }) => index)))
  const isInside = ({ segments: [first] }: Block): boolean => first !== undefined && inside.has(first.index)
  const blockOf = new Map(blocks.flatMap((block) => block.segments.map(({ index }) => [index, block] as const)))
  const own = sections.flatMap(({ heading, party, values }): Block[] => {
    const replaced = blockOf.get(heading.index)
    if (!party || !replaced) return []
    const segments = [heading, ...values]
    const box = segments.reduce((union, segment) => unionBox(union, segment.box), heading.box)
    return [{ index: replaced.index, page: heading.page, box, segments }]
  })
  return [...blocks.filter((block) => !isInside(block)), ...own].toSorted((a, b) => a.index - b.index)
}
