import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import { SpanIndex } from "../layout/span-index.ts"
import { holdsContact } from "./contact-words.ts"
import type { LabelMap } from "./label-hits.ts"

/** Lines below each other that look like an address, the name first. */
export interface AddressBlock {
  readonly segments: readonly PlacedSegment[]
  /** True when it contains a phone, a VAT id, a bank account or a web address, as a sender's block does. */
  readonly hasContact: boolean
}

/** Returns whether a line is a return address as in the window of an envelope: `Nordwind GmbH · Am Hang 3 · 28195 Bremen`. */
export function isSenderLine(text: string): boolean {
  const parts = text.split(/(?<!\s)\s+[·•|●–-]\s+/u)
  return parts.length >= 3 && parts.slice(1).some((part) => TOWN.test(part)) && !/@|www\.|IBAN/u.test(text)
}

/** A postal code and a town: `69876 Frankfurt`, `1025 RX Amsterdam`, `SW1B 3BN London`, `Dallas, TX 75320`. */
export const TOWN =
  /^(?:[A-Z]{1,3}[- ])?\d{4,5}(?: ?[A-Z]{2})?[,]? \p{Lu}|^\d{2}-\d{3} \p{Lu}|^\d{4}-\d{3} \p{Lu}|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|,? \p{Lu}{2}\.?,? \d{5}(?:-\d{4})?\b|(?<!\p{L})\p{L}{3,}[ ,-]+\d{6}$/u

/** Finds the address blocks of the first page. */
export function findAddressBlocks(context: ExtractionContext, map: LabelMap): AddressBlock[] {
  const segments = context.segments.filter(({ page }) => page === context.layouts[0]?.page)
  const lines = edgeLines(segments)
  const orders = new Map(lines.map(({ lineIndex }, order) => [lineIndex, order]))
  const used = new Set<number>()
  const blocks: AddressBlock[] = []
  for (const first of segments) {
    const before = first.line.segments[first.position - 1]
    // A value next to a label does not start a block.
    if (
      used.has(first.index) ||
      map.isLabel(first) ||
      isSenderLine(first.text) ||
      (before && before.text.endsWith(":"))
    )
      continue
    const block = growBlock(first, lines, orders.get(first.lineIndex) ?? 0, map)
    const town = block.findIndex((segment, position) => position > 0 && TOWN.test(segment.text))
    if (town === -1 || town > 6) continue
    for (const segment of block) used.add(segment.index)
    const hasContact = block.some(({ text }) => holdsContact(text))
    blocks.push({ segments: block, hasContact })
  }
  return blocks
}

/** An address has a line or two for each of a name, a street and a town. */
const MAX_BLOCK = 10
/** Lines of other columns are between those of an address; an image drawn with letters has thousands in an inch. */
const MAX_LINES = 60

/** A line of the first page, indexed by the left edges of its segments. */
interface EdgeLine {
  readonly lineIndex: number
  readonly edges: SpanIndex<PlacedSegment>
  /** By position: the lowest top among the segments up to it. */
  readonly depths: readonly number[]
}

function edgeLines(segments: readonly PlacedSegment[]): EdgeLine[] {
  const byLine = Map.groupBy(segments, ({ lineIndex }) => lineIndex)
  return [...byLine].map(([lineIndex, line]) => {
    let depth = -Infinity
    const depths = line.map(({ box }) => (depth = Math.max(depth, box[1])))
    return { lineIndex, edges: new SpanIndex(line, ({ box }) => [box[0], box[0]]), depths }
  })
}

/** Follows the left edge downwards while lines keep close. */
function growBlock(first: PlacedSegment, lines: readonly EdgeLine[], order: number, map: LabelMap): PlacedSegment[] {
  const block = [first]
  let last = first
  for (const { edges, depths } of lines.slice(order + 1, order + 1 + MAX_LINES)) {
    const [segment] = edges.touching(first.box[0] - 4, first.box[0] + 4)
    const depth = depths[segment?.position ?? depths.length - 1] ?? -Infinity
    if (depth - last.box[3] > 1.3 * Math.max(6, last.box[3] - last.box[1])) break
    if (!segment) continue
    if (map.isLabel(segment) || block.length >= MAX_BLOCK) break
    block.push(segment)
    last = segment
  }
  return block
}
