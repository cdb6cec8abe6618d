import { lineHeight } from "../layout/line-height.ts"
import { unionBox } from "../layout/union-box.ts"
import type { BlockLine, PartyHeading } from "./block.ts"
import { cardOf } from "./find-cards.ts"
import { headingOf } from "./party-headings.ts"
import type { PartyCard } from "./party-card.ts"
import { isNextLine } from "../layout/next-line.ts"

/** Short lines of a page that may be a part of a heading; a form has many. */
const MAX_COMPARED = 200
/** Words of one line of a heading that is printed beside its block. */
const MAX_WORDS = 2
/** Lines of such a heading. */
const MAX_LINES = 2
/** Gap between the heading and the block right of it, in heights of a line. */
const MAX_DISTANCE = 12

/** A heading over two lines. */
interface StackedHeading {
  readonly lines: readonly BlockLine[]
  readonly heading: PartyHeading
}

/**
 * Gives blocks the heading that is printed left of them over two lines, `SOLD` above `TO`: neither line names the party, and
 * the cards of the lines are dropped.
 */
export function withStackedHeadings(cards: readonly PartyCard[]): PartyCard[] {
  const lines = cards
    .flatMap((card) => (card.lines.length <= MAX_LINES ? card.lines : []))
    .filter(({ words, text }) => words.length <= MAX_WORDS && !/\d/u.test(text))
    .slice(0, MAX_COMPARED)
  const headed = new Map<PartyCard, PartyHeading>()
  const dropped = new Set<BlockLine>()
  for (const { lines: stacked, heading } of headingsOf(lines)) {
    const beside = blockBeside(cards, stacked)
    if (!beside || headed.has(beside)) continue
    headed.set(beside, heading)
    for (const line of stacked) dropped.add(line)
  }
  if (headed.size === 0) return [...cards]
  return cards.flatMap((card) => {
    const heading = headed.get(card)
    if (heading) return [cardOf(card.block, heading, card.lines.map(withoutParty))]
    return card.lines.length > 0 && card.lines.every((line) => dropped.has(line)) ? [] : [card]
  })
}

/** Returns a line without the label that its second half alone was taken for. */
const withoutParty = (line: BlockLine): BlockLine =>
  line.party && line.kind !== "heading" ? { ...line, party: undefined, isLabelled: false } : line

function* headingsOf(lines: readonly BlockLine[]): Generator<StackedHeading> {
  for (const upper of lines) {
    const lower = lines.find((line) => isBelow(upper, line))
    if (!lower) continue
    const heading = headingOf(`${upper.segment.text} ${lower.segment.text}`)
    // A heading in its first line needs no second one.
    if (heading && !heading.isWeak && !headingOf(upper.segment.text)) yield { lines: [upper, lower], heading }
  }
}

function isBelow({ segment: upper }: BlockLine, { segment: lower }: BlockLine): boolean {
  return lower.page === upper.page && lower.lineIndex > upper.lineIndex && isNextLine(upper.box, lower.box)
}

/** Returns the nearest block right of a heading that has no heading of its own and begins beside its first line. */
function blockBeside(cards: readonly PartyCard[], stacked: readonly BlockLine[]): PartyCard | undefined {
  const [upper, lower] = stacked
  if (!upper || !lower) return undefined
  const [, top, right, bottom] = unionBox(upper.segment.box, lower.segment.box)
  const height = lineHeight(upper.segment.box)
  let nearest: PartyCard | undefined
  for (const card of cards) {
    const [left, first] = card.box
    const isLevel = card.block.page === upper.segment.page && first > top - height && first < bottom
    if (!isLevel || left < right || left - right > MAX_DISTANCE * height || card.name.length === 0) continue
    if (card.heading?.isRecipient === false) continue
    if (left < (nearest?.box[0] ?? Infinity)) nearest = card
  }
  return nearest
}
