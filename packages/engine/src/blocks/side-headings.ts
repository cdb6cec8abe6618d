import type { Box } from "../document.ts"
import { unionBox } from "../layout/union-box.ts"
import { cardOf } from "./find-cards.ts"
import type { PartyCard } from "./party-card.ts"

/** Headings of a page that are set sideways; a form has one for each section. */
const MAX_HEADINGS = 40
/** Points between the heading and the block beside it. */
const MAX_GAP = 40
/** Distance between their ends above or below each other, in lengths of the heading: it is set at one end of its box. */
const MAX_SHIFT = 1

/** Gives blocks the heading that is set sideways on their left, and drops its own card: `SHIPPER` along the edge of a box. */
export function withSideHeadings(cards: readonly PartyCard[]): PartyCard[] {
  const headed = new Map<PartyCard, PartyCard>()
  for (const heading of cards.filter(isSideways).slice(0, MAX_HEADINGS)) {
    const beside = blockBeside(cards, heading)
    if (beside && !headed.has(beside)) headed.set(beside, heading)
  }
  if (headed.size === 0) return [...cards]
  const used = new Set(headed.values())
  return cards.flatMap((card) => {
    const heading = headed.get(card)?.heading
    if (heading) return [cardOf(card.block, heading, card.lines)]
    return used.has(card) ? [] : [card]
  })
}

/** Returns whether a card is nothing but a heading that is read upwards or downwards beside upright text. */
function isSideways({ heading, lines }: PartyCard): boolean {
  return (
    heading !== undefined &&
    lines.every(
      ({ kind, words }) => kind === "heading" && words.every(({ source }) => source.rotation % HALF_TURN !== 0),
    )
  )
}

const HALF_TURN = 180

/** Returns the nearest upright block right of a heading that has a name or an address and no heading of its own. */
function blockBeside(cards: readonly PartyCard[], { block, lines }: PartyCard): PartyCard | undefined {
  const [, top, right, bottom] = boxOf(lines)
  let nearest: { readonly card: PartyCard; readonly distance: number } | undefined
  for (const card of cards) {
    if (card.block.page !== block.page || card.heading || card.name.length + card.address.length === 0) continue
    if (card.lines.some(({ words }) => words.some(({ source }) => source.rotation !== 0))) continue
    const [left, first, , last] = boxOf(card.lines)
    const shift = Math.max(first - bottom, top - last, 0)
    if (left < right - 1 || left - right > MAX_GAP || shift > MAX_SHIFT * (bottom - top)) continue
    const distance = shift + left - right
    if (distance < (nearest?.distance ?? Infinity)) nearest = { card, distance }
  }
  return nearest?.card
}

/** Returns the box around lines on the page as it is displayed: text in other directions is laid out below it. */
function boxOf(lines: PartyCard["lines"]): Box {
  const boxes = lines.flatMap(({ words }) => words.map(({ source }) => source.box))
  return boxes.reduce((union, box) => unionBox(union, box), boxes[0] ?? [0, 0, 0, 0])
}
