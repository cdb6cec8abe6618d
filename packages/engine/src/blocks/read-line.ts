import type { PlacedSegment } from "../page/context.ts"
import { hasTown, isCountry, isStreet, startsWithTown } from "./address-patterns.ts"
import { isPartyCode } from "./party-code.ts"
import type { BlockLine, LineKind, PartyHeading } from "./block.ts"
import { isContact } from "./contact-lines.ts"
import { IDENTIFYING_KINDS, labelledValue, type Labelled, type Piece } from "./line-labels.ts"
import { headingOf } from "./party-headings.ts"

interface Reading {
  readonly kind: LineKind
  readonly party?: PartyHeading | undefined
  readonly isLabelled?: boolean
  readonly isPart?: boolean
  readonly isImprint?: boolean
  readonly isReaderNumber?: boolean
}

/** Builds the line of a piece of a segment, as it was read. */
export function lineOf(segment: PlacedSegment, { text, words }: Piece, reading: Reading): BlockLine {
  let size = 0
  let bold = 0
  for (const { source } of words) {
    size = Math.max(size, source.fontSize)
    if (source.isBold) bold++
  }
  const { kind, party, isLabelled = false, isPart = false, isImprint = false, isReaderNumber = false } = reading
  const inTown = kind === "town" || (kind === "street" && hasTown(text))
  return {
    text,
    words,
    segment,
    kind,
    party,
    isLabelled,
    isPart,
    isImprint,
    isReaderNumber,
    hasTown: inTown,
    size,
    isBold: bold * 2 > words.length,
  }
}

/** Reads a line, or a part of one: names its content, and takes off the label before it. */
export function readLine(segment: PlacedSegment, piece: Piece, isPart: boolean): BlockLine {
  const heading = isCodeBesideLabel(segment, piece.text) ? undefined : headingOf(piece.text)
  if (heading) return lineOf(segment, piece, { kind: "heading", party: heading, isPart })
  const labelled = labelledValue(segment, piece, isPart)
  if (labelled) return readLabelled(segment, labelled, isPart)
  return lineOf(segment, piece, { kind: kindOf(piece.text), isPart })
}

/** Returns whether text is the code of a country after its label, which may be a word as well: `Country:`, `DE`. */
const isCodeBesideLabel = ({ line, position }: PlacedSegment, text: string): boolean =>
  /^\p{Lu}{2}$/u.test(text) && line.segments[position - 1]?.text.endsWith(":") === true

/** Reads the text after a label by what the label means. */
export function readLabelled(segment: PlacedSegment, labelled: Labelled, isPart: boolean): BlockLine {
  const { value, party, concept, conceptKind, isName = false } = labelled
  const reading = { party, isPart, isLabelled: true }
  if (value.text === "") return lineOf(segment, value, { ...reading, kind: party ? "heading" : "labelled" })
  // Below the number of a party is its name.
  if (party)
    return lineOf(segment, value, { ...reading, kind: isPartyCode(value.text) ? "heading" : kindOf(value.text) })
  if (isName) return lineOf(segment, value, { ...reading, kind: "name" })
  // A meter or a boiler is elsewhere than the customer.
  if (concept === "supplyAddress") return lineOf(segment, value, { ...reading, kind: "labelled" })
  if (concept === "contactPerson") return lineOf(segment, value, { ...reading, kind: "person" })
  const content = kindOf(value.text)
  if (concept === "address" || content === "town" || (content === "street" && hasTown(value.text))) {
    return lineOf(segment, value, { ...reading, kind: content === "text" ? "street" : content })
  }
  const kind = conceptKind && IDENTIFYING_KINDS[conceptKind]
  const isReaderNumber = concept === "customerNumber"
  return lineOf(segment, value, {
    ...reading,
    kind: content === "contact" ? content : (kind ?? "labelled"),
    isReaderNumber,
  })
}

/** An abbreviation with a number that is too long for a house or a postal code: `SIRET 36681346100013`. */
const NUMBERED = /^\p{Lu}[\p{Lu}.]{1,9}:? ?[A-Z]{0,2}\d[\d .-]{5,25}$/u

/** Returns what text without a label is in the block of a party, by its form alone. */
export function kindOf(text: string): LineKind {
  if (isContact(text)) return "contact"
  if (startsWithTown(text)) return "town"
  if (isStreet(text)) return "street"
  if (hasTown(text)) return "town"
  if (NUMBERED.test(text)) return "identifier"
  return isCountry(text) ? "country" : "text"
}
