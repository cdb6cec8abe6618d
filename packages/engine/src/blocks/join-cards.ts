import type { Box } from "../document.ts"
import { isSameType } from "../layout/same-type.ts"
import type { BlockLine, PartyHeading } from "./block.ts"
import { isCompany } from "./company.ts"
import { cardOf } from "./find-cards.ts"
import type { PartyCard } from "./party-card.ts"
import { typeOf } from "./wrapped-name.ts"

/** Cards of a page that are joined with others; a page has a dozen, a list of items hundreds. */
const MAX_JOINED = 80
/** Distance between a heading, or a name, and what belongs to it below, in heights of the upper line. */
const MAX_DISTANCE = 5
/** Distance from the heading of a section to the label of a value in it, in heights of the label. */
const MAX_SECTION = 12
/** Points by which the left edge of a block may differ from that of its heading, where the two do not overlap. */
const MAX_INDENT = 30
/** Points by which the right or left edges, or the centres, of two parts of one block differ at most. */
const ALIGNED = 4

/**
 * Joins the cards of one page, from top to bottom, that are one party: a heading with the block below it, and a name with
 * the address below it, where the space between them divided the block.
 */
export function joinCards(cards: readonly PartyCard[]): PartyCard[] {
  const joined: PartyCard[] = []
  const sorted = cards.toSorted((a, b) => a.box[1] - b.box[1])
  for (const card of sorted.slice(0, MAX_JOINED)) {
    const above = nearestAbove(joined, card)
    const whole = above && wholeOf(above, card)
    if (above && whole) joined[joined.indexOf(above)] = whole
    else joined.push(card)
  }
  return [...inheritHeadings(joinLines(joined)), ...sorted.slice(MAX_JOINED)]
}

/** Joins the parts of a line that has the name, the address and the numbers of one party beside each other, as in a footer. */
function joinLines(cards: readonly PartyCard[]): PartyCard[] {
  const joined = new Map<PartyCard, PartyCard>()
  const rows = Map.groupBy(
    cards.filter(({ heading, lines }) => !heading && new Set(lines.map(({ segment }) => segment)).size === 1),
    ({ lines }) => lines[0]?.segment.line,
  )
  for (const row of rows.values()) {
    const [first, ...rest] = row.toSorted((a, b) => a.box[0] - b.box[0])
    if (!first || first.name.length === 0 || first.address.length > 0) continue
    if (!rest.some(hasTown) || rest.some(({ name }) => name.length > 0)) continue
    joined.set(
      first,
      cardOf(
        first.block,
        undefined,
        [first, ...rest].flatMap(({ lines }) => lines),
      ),
    )
    for (const card of rest) joined.set(card, card)
  }
  return cards.flatMap((card) => {
    const whole = joined.get(card)
    return whole === card ? [] : [whole ?? card]
  })
}

/** Gives the values of a table of a party the heading above the column of their labels. */
function inheritHeadings(cards: readonly PartyCard[]): PartyCard[] {
  const headings = cards.filter(({ heading }) => heading !== undefined)
  return cards.map((card) => {
    if (card.heading) return card
    const beside = headings.find((other) => isBeside(other, card))
    if (beside) return cardOf(card.block, beside.heading, card.lines)
    const label = labelBox(card)
    if (!label) return card
    const { box, most } = label
    let nearest: PartyCard | undefined
    for (const other of headings) {
      if (isWhole(card) && isWhole(other)) continue
      const distance = box[1] - other.box[3]
      const isAbove = distance > -3 && distance < most * (box[3] - box[1])
      const isLeft = Math.abs(other.box[0] - box[0]) < MAX_INDENT
      if (isAbove && isLeft && other.box[1] > (nearest?.box[1] ?? -Infinity)) nearest = other
    }
    return nearest ? cardOf(card.block, nearest.heading, card.lines) : card
  })
}

/** Returns whether a card has a name and an address of its own: below another one it is no part of it, though a registration follows. */
const isWhole = ({ name, address }: PartyCard): boolean => name.length > 0 && address.some(({ hasTown }) => hasTown)

/**
 * Returns where the label of the first labelled value of a card is, and how far above it the heading of its section may be, in heights
 * of the label. A label in the same text as its value belongs to the section only for a number close to a party.
 */
function labelBox({ lines }: PartyCard): { readonly box: Box; readonly most: number } | undefined {
  const line = lines.find(({ isLabelled }) => isLabelled)
  if (!line) return undefined
  const { segment, words, kind } = line
  const isInline = segment.words[0] !== words[0]
  const box = isInline ? segment.box : segment.line.segments[segment.position - 1]?.box
  if (!box || (isInline && kind !== "identifier")) return undefined
  return { box, most: isInline ? MAX_DISTANCE : MAX_SECTION }
}

/** Returns whether a card is the address, under a label of its own, right of the name of its party. */
function isBeside(left: PartyCard, { name, address, lines, box }: PartyCard): boolean {
  const [label] = lines
  const isAddress = name.length === 0 && address.length > 0 && (label?.kind === "text" || label?.isLabelled === true)
  const isLevel = Math.abs(left.box[3] - box[3]) < MAX_INDENT && left.box[1] <= box[1] && left.box[0] < box[0]
  return isAddress && isLevel && left.name.length > 0 && left.address.length === 0
}

/** Returns the nearest card above another one in its column. */
function nearestAbove(cards: readonly PartyCard[], { box }: PartyCard): PartyCard | undefined {
  let nearest: PartyCard | undefined
  for (const card of cards) {
    const isAbove = card.box[3] <= box[1] + 3
    if (isAbove && isInColumn(card, box) && card.box[3] > (nearest?.box[3] ?? -Infinity)) nearest = card
  }
  return nearest
}

function isInColumn(card: PartyCard, box: Box): boolean {
  const overlap = Math.min(card.box[2], box[2]) - Math.max(card.box[0], box[0])
  return overlap > 0 || Math.abs(card.box[0] - box[0]) < MAX_INDENT
}

/** Returns the card that two cards are together; undefined where they are two parties or no party. */
function wholeOf(above: PartyCard, below: PartyCard): PartyCard | undefined {
  const distance = (below.box[1] - above.box[3]) / heightOfLast(above)
  if (distance > MAX_DISTANCE || above.block.page !== below.block.page) return undefined
  const heading = sharedHeading(above, below)
  if (heading === false) return undefined
  const isHeading = above.lines.every(({ kind }) => kind === "heading")
  // The code of a party after its heading is no part of its name.
  if (isCoded(above) && isCompany(below.name[0]?.text ?? "")) return cardOf(below.block, heading, below.lines)
  const isName = above.name.length > 0 && !hasTown(above) && below.name.length === 0 && below.address.length > 0
  // A title above the name is no part of the party.
  if (isWrapped(above, below)) return cardOf(below.block, heading, [...above.name, ...below.lines])
  const isWhole = isHeading || (isName && (isAligned(above.box, below.box) || isIndented(above, below)))
  if (!isWhole) return undefined
  if (isHeading && below.lines.every(({ kind }) => kind === "text" || kind === "country") && below.name.length === 0)
    return undefined
  const lines: BlockLine[] = [...above.lines, ...below.lines]
  return cardOf(below.block, heading, lines)
}

/** Letters in capitals that stand for a party in the files of the other one: `NORDWI`, `NW04`. */
const CODE = /^\p{Lu}[\p{Lu}\d]{2,9}$/u

/** Returns whether a card is a heading with one word in capitals after it: `VENDOR: NORDWI`. */
const isCoded = ({ heading, lines: [only, more] }: PartyCard): boolean =>
  heading !== undefined && only?.isLabelled === true && more === undefined && CODE.test(only.text)

const hasTown = ({ address }: PartyCard): boolean => address.some((line) => line.hasTown)

/** Returns the heading of two cards together; false where they have those of two parties. */
function sharedHeading(above: PartyCard, below: PartyCard): PartyHeading | undefined | false {
  if (!above.heading || !below.heading) return above.heading ?? below.heading
  return above.heading.concept === below.heading.concept ? above.heading : false
}

function isAligned(a: Box, b: Box): boolean {
  const centre = (box: Box): number => (box[0] + box[2]) / 2
  return Math.abs(a[0] - b[0]) < ALIGNED || Math.abs(a[2] - b[2]) < ALIGNED || Math.abs(centre(a) - centre(b)) < ALIGNED
}

/** Distance between two lines of a name, in heights of the upper one. */
const MAX_LEADING = 1

/** Returns whether a block begins with the last word of the name above it, which a line of another column divided from it. */
function isWrapped({ name, address }: PartyCard, below: PartyCard): boolean {
  const [last] = below.name
  const first = name.at(-1)
  if (!first || !last || address.length > 0 || below.name.length > 1 || last.words.length > 1) return false
  if (below.lines[0] !== last || below.address.length === 0) return false
  const [left, , , bottom] = first.segment.box
  const [start, top] = last.segment.box
  return (
    Math.abs(left - start) < ALIGNED &&
    top - bottom < MAX_LEADING * first.size &&
    isSameType(typeOf(first), typeOf(last))
  )
}

/** Returns whether a block begins below the name after a label on the line above it: `To: Nordwind GmbH`, and below the name the street. */
function isIndented({ name }: PartyCard, { box }: PartyCard): boolean {
  const start = name.at(-1)?.words[0]?.box[0]
  return start !== undefined && Math.abs(start - box[0]) < ALIGNED
}

const heightOfLast = ({ lines }: PartyCard): number => {
  const box = lines.at(-1)?.segment.box
  return Math.max(6, box ? box[3] - box[1] : 0)
}
