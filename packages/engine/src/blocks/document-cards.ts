import { onceFor } from "../layout/once-for.ts"
import type { ExtractionContext } from "../page/context.ts"
import { type Block, isInTableRow } from "./block.ts"
import { kindOfDocument } from "./document-kind.ts"
import { completeNames } from "./complete-names.ts"
import { findBlocks } from "./find-blocks.ts"
import { cardsOfBlock } from "./find-cards.ts"
import { withSections } from "./form-sections.ts"
import { joinCards } from "./join-cards.ts"
import { addressText, nameText, type PartyCard } from "./party-card.ts"
import { type PaymentSlips, paymentSlips } from "./payment-slips.ts"
import { withSideHeadings } from "./side-headings.ts"
import { withStackedHeadings } from "./stacked-headings.ts"

/** Pages at the start and at the end of a document on which parties are looked for. */
const FIRST_PAGES = 2
const LAST_PAGES = 1
/** Blocks of a page that are read; a page of text or a form has fewer. */
const MAX_BLOCKS = 400

/** Returns the cards of a document: everything that may be the name or the address of a party. */
export const documentCards = onceFor((context: ExtractionContext): readonly PartyCard[] => {
  const pages = context.layouts.map(({ page }) => page)
  const read = new Set([...pages.slice(0, FIRST_PAGES), ...pages.slice(-LAST_PAGES)])
  const byPage = Map.groupBy(withSections(context, findBlocks(context)), ({ page }) => page)
  const cards = [...byPage].flatMap(([page, blocks]) => {
    if (!read.has(page)) return []
    const own = blocks
      .filter((block) => !isInTable(block))
      .slice(0, MAX_BLOCKS)
      .flatMap((block) => cardsOfBlock(block))
    return joinCards(withSideHeadings(withStackedHeadings(own.filter(mayBeParty))))
  })
  const slips = paymentSlips(context)
  const named = completeNames((paysOnly(context) ? cards : cards.map(withBuyer)).map((card) => withPayee(card, slips)))
  return kindOfDocument(context)?.kind === "order" ? named : withGoodsRecipients(named)
})

/** Returns whether a document is about a payment, or may be: its payer sends it. */
function paysOnly(context: ExtractionContext): boolean {
  const kind = kindOfDocument(context)?.kind
  return kind === undefined || kind === "payment" || kind === "statement"
}

/** Gives a party the heading of the buyer where an invoice or a delivery note calls it the payer. */
function withBuyer(card: PartyCard): PartyCard {
  return card.heading?.concept === "payer" ? { ...card, heading: { ...card.heading, concept: "buyer" } } : card
}

/** Gives a party to whom a payment slip is addressed the heading of the seller, who gets the money: `To` below `Payment advice`. */
function withPayee(card: PartyCard, slips: PaymentSlips): PartyCard {
  const { heading, lines } = card
  if (!heading?.isRecipient || !lines.some(({ segment }) => slips.has(segment))) return card
  return {
    ...card,
    heading: { concept: "seller", isWeak: true, isRecipient: false, isSender: false, isRemittance: true },
  }
}

/** Gives the party under the heading of a recipient that of the place of delivery, where a heading names another party as the buyer. */
function withGoodsRecipients(cards: readonly PartyCard[]): PartyCard[] {
  const buyer = cards.find(
    ({ heading, name }) => heading?.concept === "buyer" && !heading.isRecipient && name.length > 0,
  )
  if (!buyer) return [...cards]
  const [buyerName, buyerAddress] = [nameText(buyer.name), addressText(buyer.address)]
  return cards.map((card) => {
    const { heading, name, address } = card
    if (heading?.concept !== "buyer" || !heading.isRecipient || heading.isWeak) return card
    const isOther = nameText(name) !== buyerName && addressText(address) !== buyerAddress
    const isWhole = name.length > 0 && address.length > 0
    return isOther && isWhole ? { ...card, heading: { ...heading, concept: "shipTo", isRecipient: false } } : card
  })
}

/** Returns whether a block is cells of a wide table, which are most blocks of a page and not parties. */
const isInTable = ({ segments }: Block): boolean => segments.every(isInTableRow)

/** Returns whether a card may be a party, or a part of one. */
function mayBeParty({ heading, name, address, contacts, identifiers }: PartyCard): boolean {
  return heading !== undefined || name.length > 0 || address.length + contacts.length + identifiers.length > 0
}
