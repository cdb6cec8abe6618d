import { conceptIndex } from "../lexicon/concept-index.ts"
import { labelKey } from "../lexicon/label-key.ts"
import { beginsWithSalutation, isSalutation } from "../lexicon/letter-phrases.ts"
import type { ExtractionContext } from "../page/context.ts"
import { foldText, foldTokens } from "../text/folding.ts"
import { endsWithLegalForm } from "./company.ts"
import { nameText, type PartyCard } from "./party-card.ts"
import type { FeatureName } from "./role-weights.ts"
import { isInTableRow } from "./block.ts"
import { DEFAULT_PAGE_HEIGHT, DEFAULT_PAGE_WIDTH } from "../layout/layout.ts"

/** Parts of a page, from the top. */
const HEADER = 0.13
const UPPER_HALF = 0.5
const FOOTER = 0.82
/** The window of an envelope (DIN 5008, ISO 269), with some room below. */
const WINDOW = { from: 0.1, to: 0.36, right: 0.5 } as const
/** Size of a name in logo-sized type relative to the type of the page. */
const LARGE = 1.35
/** Characters of the shortest word that identifies a name in a domain. */
const MIN_DOMAIN_WORD = 4
/** Parts of a sender's line: name, street, town. */
const MIN_SENDER_PARTS = 2

/** The facts about a document that the features of its blocks compare with. */
export interface DocumentFacts {
  readonly isPurchaseOrder: boolean
  /** Size of most of the type on the first page, in points. */
  readonly usualSize: number
  /** Vertical position of the head of the first wide table on a page, by its number; the page's end without one. */
  readonly tableTops: ReadonlyMap<number, number>
  /** Names by their number of blocks. */
  readonly names: ReadonlyMap<string, number>
  /** Folded texts at the top of the first page, outside the cards with an address: the name of the sender, alone. */
  readonly letterheads: ReadonlySet<string>
  /** The cards with that of another party beside them: no window shows two addresses. */
  readonly level: ReadonlySet<PartyCard>
  /** The cards that have only contacts or registrations of the same party beside them: the columns of a footer (DIN 5008). */
  readonly columns: ReadonlySet<PartyCard>
  /** The cards with an address above or below contacts and registrations in a column of its own. */
  readonly sidebars: ReadonlySet<PartyCard>
  /** Folded texts of the segments outside the cards with an address, in which names are looked for. */
  readonly texts: readonly string[]
  /** Words of the document's mail and web addresses, each with the blocks that print it. */
  readonly domains: ReadonlyMap<string, ReadonlySet<PartyCard>>
  /** The topmost card with an address. */
  readonly first: PartyCard | undefined
}

/** Returns the features of a block, each 0 or 1. */
export function roleFeatures(
  { layouts }: ExtractionContext,
  card: PartyCard,
  facts: DocumentFacts,
): Record<FeatureName, number> {
  const layout = layouts.find(({ page }) => page === card.block.page)
  const [left, top, right] = card.box
  const height = layout?.height ?? DEFAULT_PAGE_HEIGHT
  const width = layout?.width ?? DEFAULT_PAGE_WIDTH
  const position = top / height
  const text = nameText(card.name)
  const heading = card.heading
  const side = heading && sideOf(card, facts.isPurchaseOrder)
  const isTown = card.address.some(({ hasTown }) => hasTown)
  const tableTop = facts.tableTops.get(card.block.page) ?? height
  return {
    senderHeading: Number(side === "sender"),
    recipientHeading: Number(side === "recipient"),
    shippingHeading: Number(heading?.concept === "shipTo"),
    otherHeading: Number(heading !== undefined && side === undefined && heading.concept !== "shipTo"),
    headingAlone: Number(side !== undefined && card.address.length === 0 && !isSurelyNamed(card, text)),
    weakHeading: Number(heading?.isWeak === true),
    unknownHeading: Number(card.hasUnknownHeading),
    attention: Number(card.lines.some(({ kind }) => kind === "person") || isAttention(card)),
    town: Number(isTown),
    street: Number(card.address.length > 0),
    contact: Number(card.contacts.length > 0),
    website: Number(card.contacts.some(({ text }) => /www\.|https?:/iu.test(text))),
    mentioned: Number(mentionsOf(text, facts) > 0),
    number: Number(card.identifiers.some(({ isReaderNumber }) => !isReaderNumber)),
    readerNumber: Number(card.lines.some(({ isReaderNumber }) => isReaderNumber)),
    legalForm: Number(endsWithLegalForm(text)),
    imprint: Number(card.lines.some(({ isImprint }) => isImprint)),
    domain: Number(isInDomain(card, text, facts)),
    repeated: Number((facts.names.get(foldText(text)) ?? 0) > 1),
    letterhead: Number(text !== "" && card.address.length > 0 && facts.letterheads.has(foldText(text))),
    senderLine: Number(
      side !== "recipient" &&
        card.lines.filter(({ isPart, kind }) => isPart && kind !== "contact").length > MIN_SENDER_PARTS &&
        isTown,
    ),
    largeType: Number((card.name[0]?.size ?? 0) > LARGE * facts.usualSize),
    header: Number(position < HEADER),
    upperHalf: Number(position < UPPER_HALF),
    footer: Number(position > FOOTER),
    footerColumn: Number(position > UPPER_HALF && position <= FOOTER && isTown && facts.columns.has(card)),
    sidebar: Number(isTown && facts.sidebars.has(card)),
    window: Number(
      position > WINDOW.from && position < WINDOW.to && left < WINDOW.right * width && isTown && !facts.level.has(card),
    ),
    right: Number((left + right) / 2 > width / 2),
    first: Number(facts.first === card),
    belowTable: Number(top > tableTop),
    inTable: Number(card.lines.every(({ segment }) => isInTableRow(segment))),
    laterPage: Number(card.block.page !== layouts[0]?.page),
    name: Number(card.name.length > 0),
  }
}

/** Returns whether the name of a card is one, whatever is printed below it: it has a legal form, or a label of its own. */
const isSurelyNamed = ({ name }: PartyCard, text: string): boolean =>
  endsWithLegalForm(text) || name.some(({ kind }) => kind === "name")

/** Points by which the tops of blocks side by side differ at most. */
const LEVEL = 6

/** Returns whether two blocks are side by side. */
export function isLevel(a: PartyCard, b: PartyCard): boolean {
  return a.block.page === b.block.page && Math.abs(a.box[1] - b.box[1]) < LEVEL
}

/** Returns whether the first line of a block is a label of its reader, `Attention of`, or one of its lines a salutation: `Firma`, `Herr Beat Falk`. */
function isAttention({ lines }: PartyCard): boolean {
  const first = lines[0]?.text ?? ""
  if (lines.length > 1 && isSalutation(first)) return true
  if (lines.some(({ kind, isLabelled, text }) => kind === "text" && !isLabelled && beginsWithSalutation(text)))
    return true
  const labels = conceptIndex().byKey.get(labelKey(first))
  return labels?.some(({ concept }) => concept.id === "contactPerson") === true
}

/** Returns the side that the heading of a block names: on a purchase order the buyer is the sender. */
export function sideOf({ heading }: PartyCard, isPurchaseOrder: boolean): "sender" | "recipient" | undefined {
  if (!heading) return undefined
  if (heading.isRecipient) return "recipient"
  if (heading.isSender) return "sender"
  if (heading.concept === "payer") return "sender"
  if (heading.concept === "seller") return isPurchaseOrder ? "recipient" : "sender"
  if (heading.concept === "buyer") return isPurchaseOrder ? "sender" : "recipient"
  return undefined
}

/** Characters of the shortest name that is looked for in other text. */
const MIN_MENTIONED = 6

/** Returns the number of lines that contain a name and other words: `The Harbour Bakery, amount`. */
function mentionsOf(name: string, { texts }: DocumentFacts): number {
  const key = foldText(name)
  if (key.length < MIN_MENTIONED) return 0
  return texts.reduce((count, text) => count + (text.length > key.length && text.includes(key) ? 1 : 0), 0)
}

/** Returns whether a word of the name begins a mail or web domain that another block prints. */
function isInDomain(card: PartyCard, name: string, { domains }: DocumentFacts): boolean {
  const words = foldTokens(name).filter((token) => token.length >= MIN_DOMAIN_WORD)
  for (const [domain, cards] of domains) {
    const isNamed = words.some((word) => domain.startsWith(word))
    if (isNamed && cards.size > Number(cards.has(card))) return true
  }
  return false
}
