import { isCloseBelow } from "../layout/next-line.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import type { FormSection } from "./form-section.ts"
import { headingOf } from "./party-headings.ts"

/** Headings on one line that open sections, and rows of each, at least. */
const MIN_HEADINGS = 2
const MIN_ROWS = 3
/** Lines of the longest section: those of the other sections are between them. */
const MAX_LINES = 60
/** Points by which the labels and the values of a column may be shifted, and a heading in a bar of colour. */
const ALIGNED = 3
const MAX_INDENT = 12
/** Space between two rows, in heights of a line. */
const MAX_GAP = 2.5

/**
 * Returns the sections of parties beside each other, of rows with a label that ends with a colon and a value beside it: `Buyer` and
 * `Seller`, below each `Name:`, `Town:`, `VAT no.:`. Their rows are on lines of their own, between those of the other.
 */
export function pairedSections({ segments }: ExtractionContext): FormSection[] {
  const lines = [...Map.groupBy(segments, ({ line }) => line).values()]
  return lines.flatMap((line, index) => {
    if (line.length > MAX_HEADINGS || !line.some(({ text }) => headingOf(text))) return []
    const below = lines.slice(index + 1, index + 1 + MAX_LINES).flat()
    const sections = line.map((heading, position) => sectionOf(heading, line[position + 1], below))
    const found = sections.filter((section) => section !== undefined)
    return found.length >= MIN_HEADINGS && found.every(({ party }) => party !== undefined) ? found : []
  })
}

/** Headings on one line, at most: of a buyer, a seller, a payee. */
const MAX_HEADINGS = 4

/** Returns the section below a heading, left of the next one. */
function sectionOf(
  heading: PlacedSegment,
  next: PlacedSegment | undefined,
  below: readonly PlacedSegment[],
): FormSection | undefined {
  const [start] = heading.box
  const end = next ? next.box[0] - MAX_INDENT : Infinity
  const own = below.filter(({ page, box }) => page === heading.page && box[0] >= start - MAX_INDENT && box[0] < end)
  const label = own.find(({ text }) => isLabel(text))
  const value = label && own.find(({ line, box }) => line === label.line && box[0] > label.box[2])
  if (!label || !value) return undefined
  const found = [heading]
  const values: PlacedSegment[] = []
  let rows = 0
  let last = heading
  for (const segment of own) {
    if (segment.box[1] - last.box[3] > MAX_GAP * (last.box[3] - last.box[1])) break
    const isOfLabels = Math.abs(segment.box[0] - label.box[0]) <= ALIGNED
    if (isOfLabels && !isLabel(segment.text)) break
    if (Math.abs(segment.box[0] - value.box[0]) <= ALIGNED) {
      const isRow = segment.line.segments.some(
        (other) => isLabel(other.text) && Math.abs(other.box[0] - label.box[0]) <= ALIGNED,
      )
      if (!isRow && !isCloseBelow(values.at(-1)?.box ?? heading.box, segment.box)) break
      if (isRow) rows++
      values.push(segment)
    }
    found.push(segment)
    last = segment
  }
  return rows >= MIN_ROWS ? { heading, party: headingOf(heading.text), values, segments: found } : undefined
}

const isLabel = (text: string): boolean => text.endsWith(":") && !/\d/u.test(text)
