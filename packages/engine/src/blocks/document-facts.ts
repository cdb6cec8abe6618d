import { headingKeys } from "../lexicon/column-headings.ts"
import { labelKey } from "../lexicon/label-key.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import { foldText } from "../text/folding.ts"
import { isLevel, type DocumentFacts } from "./block-features.ts"
import { nameText, type PartyCard } from "./party-card.ts"
import { footerColumns, MAX_COMPARED_CARDS, sidebarCards } from "./sender-columns.ts"

/** Segments of a line that is the head of a table, or of one with quantities, and those among them that are known headings of columns. */
const MIN_COLUMNS = 3
const MIN_COLUMNS_OF_QUANTITIES = 2
const MIN_KNOWN = 2
/** Words of the longest heading of a column, and segments of a line that are compared. */
const MAX_HEADING_WORDS = 4
const MAX_COMPARED = 12

/** Words of mail and web addresses that names are compared with. */
const MAX_DOMAINS = 40

/** Segments, their words and their characters in which names are looked for. */
const MAX_MENTIONS = 300
const MIN_MENTION_WORDS = 3
const MAX_MENTION_LENGTH = 300

/** Collects the facts about a document that the features of its blocks compare with. */
export function documentFacts(
  context: ExtractionContext,
  cards: readonly PartyCard[],
): Omit<DocumentFacts, "isPurchaseOrder"> {
  const names = new Map<string, number>()
  const domains = new Map<string, Set<PartyCard>>()
  let first: PartyCard | undefined
  for (const card of cards) {
    const name = foldText(nameText(card.name))
    if (name !== "") names.set(name, (names.get(name) ?? 0) + 1)
    for (const word of card.contacts.flatMap(({ text }) => domainWords(text))) {
      if (domains.size >= MAX_DOMAINS) break
      domains.set(word, (domains.get(word) ?? new Set()).add(card))
    }
    const hasTown = card.address.some((line) => line.hasTown)
    if (hasTown && card.name.length > 0 && (!first || isBefore(card, first))) first = card
  }
  const own = new Set(
    cards.flatMap(({ address, lines }) => (address.length > 0 ? lines.map(({ segment }) => segment.index) : [])),
  )
  const texts = context.segments
    .filter(({ index, words }) => !own.has(index) && words.length >= MIN_MENTION_WORDS)
    .slice(0, MAX_MENTIONS)
    .map(({ text }) => foldText(text.slice(0, MAX_MENTION_LENGTH)))
  return {
    names,
    letterheads: letterheadsOf(context, own),
    texts,
    level: levelCards(cards),
    columns: footerColumns(cards),
    sidebars: sidebarCards(cards),
    domains,
    first,
    usualSize: usualSizeOf(context),
    tableTops: tableTopsOf(context.segments),
  }
}

/** Part of the first page, from the top, in which a letterhead is printed. */
const LETTERHEAD = 0.13

/** Returns the folded texts at the top of the first page, outside the cards with an address. */
function letterheadsOf({ segments, layouts }: ExtractionContext, own: ReadonlySet<number>): Set<string> {
  const [first] = layouts
  const texts = new Set<string>()
  for (const { page, index, box, text } of segments) {
    if (!first || page !== first.page || box[1] > LETTERHEAD * first.height) break
    if (!own.has(index) && text.length <= MAX_MENTION_LENGTH) texts.add(foldText(text))
  }
  return texts
}

function isBefore(a: PartyCard, b: PartyCard): boolean {
  if (a.block.page !== b.block.page) return a.block.page < b.block.page
  return isLevel(a, b) ? a.box[0] < b.box[0] : a.box[1] < b.box[1]
}

function levelCards(cards: readonly PartyCard[]): Set<PartyCard> {
  const named = cards
    .slice(0, MAX_COMPARED_CARDS)
    .filter(({ name, address, contacts }) => name.length > 0 && address.length + contacts.length > 0)
  return new Set(named.filter((card) => named.some((other) => other !== card && isLevel(card, other))))
}

/** Returns the words of the mail and web addresses in a text. */
function domainWords(text: string): string[] {
  const domain = /(?:@|www\.|https?:\/\/)([\p{L}\p{N}.-]+)/iu.exec(text)?.[1]
  return (domain?.split(".").slice(0, -1) ?? [])
    .flatMap((part) => foldText(part).split("-"))
    .filter((part) => part !== "")
}

function usualSizeOf({ segments, layouts }: ExtractionContext): number {
  const counts = new Map<number, number>()
  for (const { page, words } of segments) {
    if (page !== layouts[0]?.page) continue
    for (const { source } of words) {
      const size = Math.round(source.fontSize * 2) / 2
      counts.set(size, (counts.get(size) ?? 0) + 1)
    }
  }
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [10, 0])[0]
}

function tableTopsOf(segments: readonly PlacedSegment[]): Map<number, number> {
  const keys = headingKeys()
  const tops = new Map<number, number>()
  for (const { page, position, line } of segments) {
    if (position > 0 || tops.has(page) || line.segments.length < MIN_COLUMNS_OF_QUANTITIES) continue
    const known = line.segments
      .slice(0, MAX_COMPARED)
      .flatMap(({ words, text }) => (words.length <= MAX_HEADING_WORDS ? [labelKey(text)] : []))
      .filter((key) => keys.all.has(key))
    if (line.segments.length < MIN_COLUMNS && !known.some((key) => keys.quantities.has(key))) continue
    if (known.length < MIN_KNOWN || !known.some((key) => keys.telling.has(key))) continue
    if (line.segments.every(({ text }) => !/\d{2}/u.test(text))) tops.set(page, line.box[1])
  }
  return tops
}
