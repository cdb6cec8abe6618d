import type { Box } from "../document.ts"
import { lineHeight } from "../layout/line-height.ts"
import { SpanIndex } from "../layout/span-index.ts"
import { unionBox } from "../layout/union-box.ts"
import type { PageLayout } from "../layout/layout.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import type { Block } from "./block.ts"
import { formBoxes } from "./form-boxes.ts"
import { headingOf } from "./party-headings.ts"

/** Edges by which the lines of a block are aligned; a block keeps those that all of its lines share. */
const EDGES = [
  { mask: 1, at: (box: Box): number => box[0] },
  { mask: 2, at: (box: Box): number => box[2] },
  { mask: 4, at: (box: Box): number => (box[0] + box[2]) / 2 },
] as const
const ALL_EDGES = 7

/** Points by which aligned edges differ: a scan's by skew, centred lines by the width of a character. */
const TOLERANCE = 3.5
/** Gap between the first two lines of a block, in heights of a line: letterheads are set with wide leading. */
const MAX_FIRST_GAP = 1.75
/** The same below a line of at least this height relative to the next: a name in logo-sized type is set apart from its address. */
const MAX_GAP_BELOW_LARGE = 2.2
const LARGE = 1.3
/** Later gaps relative to the smallest one in the block, and the least that is always allowed, in heights. */
const GAP_GROWTH = 1.5
const GAP_MARGIN = 0.25
const MIN_MAX_GAP = 0.55
/** A line in type this much larger than the one above opens a block of its own, a title above all. */
const MAX_GROWTH = 1.75
/** Points by which lines may overlap: boxes include the space around the ink. */
const OVERLAP = 3
/** Points; a grid of rulings is looked up by rows of this height. */
const RULING_ROW = 4
/** Rows between two lines of one block, at most: 500 points. Type that large is not a block, and a file may set it at any size. */
const MAX_RULING_ROWS = 125

interface Chain {
  readonly segments: PlacedSegment[]
  last: PlacedSegment
  edges: number
  /** Smallest gap between its lines, in heights of a line; undefined for one line. */
  gap: number | undefined
}

/**
 * Divides every page into blocks. A segment continues the block whose last line is above it, aligned with it by the left
 * edge, the right edge or the centre, close to it, and not separated from it by a ruling. Each open block is found by the
 * edges of its last line, so the time is linear in the number of segments.
 */
export function findBlocks(context: ExtractionContext): Block[] {
  const chains: Chain[] = []
  const layouts = new Map(context.layouts.map((layout) => [layout.page, layout]))
  let page = 0
  let open: OpenChains | undefined
  const boxes = formBoxes(context)
  for (const segment of context.segments) {
    // The caption of a box is no part of an address, but may be the heading of a party.
    if (boxes.ofCaption(segment) && !headingOf(segment.text)) continue
    if (segment.page !== page || !open) {
      page = segment.page
      open = new OpenChains(rulingIndex(layouts.get(page)))
    }
    const chain = open.continuedBy(segment)
    if (chain) open.add(chain)
    else {
      const first: Chain = { segments: [segment], last: segment, edges: ALL_EDGES, gap: undefined }
      chains.push(first)
      open.add(first)
    }
  }
  return chains.map(({ segments, last }, index) => {
    const box = segments.reduce((union, segment) => unionBox(union, segment.box), last.box)
    return { index, page: last.page, box, segments }
  })
}

type Rulings = ReadonlyMap<number, SpanIndex<Box>>

function rulingIndex(layout: PageLayout | undefined): Rulings {
  const rows = Map.groupBy(
    (layout?.rulings ?? []).flatMap(({ box, isHorizontal }) => (isHorizontal ? [box] : [])),
    (box) => Math.floor((box[1] + box[3]) / 2 / RULING_ROW),
  )
  return new Map([...rows].map(([row, boxes]) => [row, new SpanIndex(boxes, (box) => [box[0], box[2]])]))
}

/** The blocks of a page that may continue, by the edges of their last lines. */
class OpenChains {
  readonly #rulings: Rulings
  readonly #byEdge = EDGES.map(() => new Map<number, Chain>())

  constructor(rulings: Rulings) {
    this.#rulings = rulings
  }

  add(chain: Chain): void {
    for (const [index, { at }] of EDGES.entries()) {
      this.#byEdge[index]?.set(Math.floor(at(chain.last.box) / TOLERANCE), chain)
    }
  }

  /** Returns the block that a segment continues, with the segment added; undefined where it opens one. */
  continuedBy(segment: PlacedSegment): Chain | undefined {
    let best: { chain: Chain; edges: number; gap: number } | undefined
    for (const chain of this.#near(segment.box)) {
      const edges = chain.edges & sharedEdges(chain.last.box, segment.box)
      if (edges === 0) continue
      const gap = gapBetween(chain, segment)
      if (gap === undefined || gap >= (best?.gap ?? Infinity) || this.#isRuledApart(chain.last.box, segment.box))
        continue
      best = { chain, edges, gap }
    }
    if (!best) return undefined
    const { chain, edges, gap } = best
    chain.segments.push(segment)
    chain.last = segment
    chain.edges = edges
    chain.gap = Math.min(chain.gap ?? Infinity, gap)
    return chain
  }

  #near(box: Box): Set<Chain> {
    const found = new Set<Chain>()
    for (const [index, { at }] of EDGES.entries()) {
      const bucket = Math.floor(at(box) / TOLERANCE)
      for (const near of [bucket - 1, bucket, bucket + 1]) {
        const chain = this.#byEdge[index]?.get(near)
        if (chain) found.add(chain)
      }
    }
    return found
  }

  #isRuledApart(above: Box, below: Box): boolean {
    const from = Math.floor((above[1] + above[3]) / 2 / RULING_ROW)
    const to = Math.floor((below[1] + below[3]) / 2 / RULING_ROW)
    if (to - from > MAX_RULING_ROWS) return true
    for (let row = from + 1; row < to; row++) {
      const index = this.#rulings.get(row)
      if (index && index.touching(Math.max(above[0], below[0]), Math.min(above[2], below[2])).length > 0) return true
    }
    return false
  }
}

function sharedEdges(a: Box, b: Box): number {
  let edges = 0
  for (const { mask, at } of EDGES) if (Math.abs(at(a) - at(b)) <= TOLERANCE) edges |= mask
  return edges
}

/** Returns the gap from a block to a line below it in heights of a line; undefined where the line is too far, or in larger type. */
function gapBetween(chain: Chain, segment: PlacedSegment): number | undefined {
  const { last } = chain
  const [above, below] = [lineHeight(last.box), lineHeight(segment.box)]
  const distance = segment.box[1] - last.box[3]
  if (segment.lineIndex === last.lineIndex || distance < -OVERLAP || below > MAX_GROWTH * above) return undefined
  const gap = Math.max(0, distance) / ((above + below) / 2)
  const first = above > LARGE * below ? MAX_GAP_BELOW_LARGE : MAX_FIRST_GAP
  const most = chain.gap === undefined ? first : Math.max(MIN_MAX_GAP, GAP_GROWTH * chain.gap + GAP_MARGIN)
  return gap <= most ? gap : undefined
}
