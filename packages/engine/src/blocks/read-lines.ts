import type { LayoutWord } from "../layout/layout.ts"
import { conceptIndex } from "../lexicon/concept-index.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import { labelKey } from "../lexicon/label-key.ts"
import type { PlacedSegment } from "../page/context.ts"
import {
  hasTown,
  isBox,
  isCountry,
  isPartOfBuilding,
  isPlace,
  isStreet,
  mayBeTown,
  startsWithTown,
} from "./address-patterns.ts"
import type { Block, BlockLine, LineKind, PartyHeading } from "./block.ts"
import { companyPattern, isCompany } from "./company.ts"
import { isContact } from "./contact-lines.ts"
import { divideAtCommas, divideAtMarks, textOf } from "./divide-lines.ts"
import { IDENTIFYING_KINDS, labelledValue, pieceOf, type Labelled, type Piece } from "./line-labels.ts"
import { headingOf } from "./party-headings.ts"

/** Lines and words of a block that are read: an address has ten lines, a paragraph hundreds. */
const MAX_LINES = 24
const MAX_WORDS = 40
/** Reads the lines of a block: divides them at separators, takes labels off and names the content of each. */
export function readLines({ segments }: Block): BlockLine[] {
  const isLower = segments.length >= MIN_LOWER_LINES && segments.every(({ text }) => !/\p{Lu}/u.test(text))
  const isNamed = opensWithCompany(segments)
  const lines = segments.slice(0, MAX_LINES).flatMap((segment, index) => {
    const imprint = imprintOf(segment.words)
    if (imprint) return readImprint(segment, imprint)
    const party = index === 0 || opensParty(segment) ? divideAtCommas(segment.words) : undefined
    if (party) return readParty(segment, party)
    if (segment.words.length > MAX_WORDS) return [lineOf(segment, pieceOf(segment.words), { kind: "text" })]
    const parts = divideAtMarks(segment.words)
    const isDivided = parts.length > 1
    return parts.map((printed) => {
      const words = isDivided ? printed : withTownBeside(segment, printed)
      const piece = pieceOf(words)
      const line = readLine(segment, isLower ? { ...piece, text: capitalised(piece.text) } : piece, isDivided)
      // The heading beside a later line is that of another block, with its party below.
      return isNamed && index > 0 && isHeadedBeside(line) ? lineOf(segment, piece, { kind: kindOf(piece.text) }) : line
    })
  })
  return nameTowns(joinHouseNumbers(lines))
}

/** Reads the parts of a line that has the name, the street and the town of one party; a label may be left of the first. */
function readParty(segment: PlacedSegment, parts: readonly (readonly LayoutWord[])[]): BlockLine[] {
  return parts.map((words, index) => {
    const piece = { words, text: textOf(words) }
    const left = index === 0 ? labelledValue(segment, piece, false) : undefined
    return left?.party ? readLabelled(segment, left, true) : readLine(segment, piece, true)
  })
}

/** Returns whether a block opens with the name of a company that no label precedes. */
function opensWithCompany([first]: readonly PlacedSegment[]): boolean {
  return first !== undefined && isCompany(first.text) && labelledValue(first, pieceOf(first.words), false) === undefined
}

/** Returns whether the label of a line names a party and is a text of its own, left of the line. */
const isHeadedBeside = ({ party, isLabelled, kind, segment, words }: BlockLine): boolean =>
  party !== undefined && isLabelled && kind !== "heading" && words[0] === segment.words[0]

/**
 * Reads the name that opens an imprint, and the address after it where marks or commas divide them: `Nordwind GmbH | Am Hang 3 | 28195
 * Bremen | HRB 4711`.
 */
function readImprint(segment: PlacedSegment, name: Piece): BlockLine[] {
  const [first = [], ...rest] = divideAtMarks(segment.words)
  const opening = lineOf(segment, name, { kind: "text", isImprint: true })
  const [named, ...address] = first.length > name.words.length ? (divideAtCommas(first) ?? []) : [first]
  if (named?.length !== name.words.length || address.length + rest.length === 0) return [opening]
  return [
    opening,
    ...address.map((words) => readLine(segment, { words, text: textOf(words) }, true)),
    ...rest.map((words) => readLine(segment, pieceOf(words), true)),
  ]
}

/** Gap between a postal code and its town, in heights of the line: two blanks divide a line. */
const MAX_TOWN_GAP = 1.5

/** Returns the words of a postal code with those of the town beside it, where wide blanks divide them: `2312 XL  Leiden`. */
function withTownBeside(
  { line, position, box, text }: PlacedSegment,
  words: readonly LayoutWord[],
): readonly LayoutWord[] {
  const right = line.segments[position + 1]
  if (!right || !CODE_ALONE.test(text) || !TOWN.test(right.text)) return words
  return right.box[0] - box[2] <= MAX_TOWN_GAP * (box[3] - box[1]) ? [...words, ...right.words] : words
}

/** A postal code that a town follows: `2312 XL`. */
const CODE_ALONE = /^\d{4} [A-Z]{2}$/u

/** Returns whether a line opens with the label of a party, or is right of one: `Billed to Nordwind, Am Hang 3, 28195 Bremen`. */
const opensParty = (segment: PlacedSegment): boolean =>
  segment.text.includes(",") && labelledValue(segment, pieceOf(segment.words), false)?.party !== undefined

/**
 * Distinguishes streets with a high number from towns by their neighbours: `Durban 4007` below a street is a town, `3652 Mill Road` above
 * a town is a street.
 */
function nameTowns(lines: readonly BlockLine[]): BlockLine[] {
  const named: BlockLine[] = []
  for (const [index, line] of lines.entries()) named.push(nameTown(lines, named.at(-1), line, index))
  return named
}

function nameTown(
  lines: readonly BlockLine[],
  above: BlockLine | undefined,
  line: BlockLine,
  index: number,
): BlockLine {
  if (line.isLabelled) return line
  if (above && isBrokenBeforeTown(above, line)) return { ...line, kind: "town", hasTown: true }
  const isBelowStreet = above?.kind === "street" && !above.hasTown && !above.isLabelled
  const mayBelow = line.kind === "street" || line.kind === "text"
  if (isBelowStreet && mayBelow && mayBeTown(line.text) && !isAboveTown(lines, index))
    return { ...line, kind: "town", hasTown: true }
  if (above && isTownOfCode(lines, above, line, index)) return { ...line, kind: "town", hasTown: true }
  const isStreetAbove = line.kind === "town" && isStreet(line.text) && isAboveTown(lines, index)
  return isStreetAbove ? { ...line, kind: "street", hasTown: false } : line
}

/** Returns whether a line is the postal code of the town above it, which a street precedes: `21 Mill Street`, `Umhlanga`, `4319`. */
function isTownOfCode(lines: readonly BlockLine[], town: BlockLine, { text }: BlockLine, index: number): boolean {
  const street = lines[index - 2]
  return CODE_BELOW.test(text) && town.kind === "text" && TOWN.test(town.text) && street?.kind === "street"
}

/** A postal code on a line of its own. */
const CODE_BELOW = /^\d{4,6}$/u

/** A postal code after a comma, at the end of a line. */
const CODE_LAST = /, (?:[A-Z]{1,3}-)?\d{4,5}(?: ?[A-Z]{2})?$/u
/** A town without its code. */
const TOWN = /^\p{Lu}[\p{L} .'’()-]{1,40}$/u

/** Returns whether a line was wrapped between the postal code and its town: `Hauptstraße 3, 28195`, `Bremen`. */
function isBrokenBeforeTown(above: BlockLine, line: BlockLine): boolean {
  return above.kind === "street" && !above.hasTown && CODE_LAST.test(above.text) && TOWN.test(line.text)
}

/** Lines of a town and its postal code below a street: the estate, the town, the code. */
const MAX_TO_CODE = 3

/** Returns whether the next line, or the one below a floor or unit, has a town of its own, or a postal code stands alone below its town. */
function isAboveTown(lines: readonly BlockLine[], index: number): boolean {
  const [next, second] = lines.slice(index + 1)
  if (!next || next.isLabelled) return false
  if (next.hasTown || (next.kind === "street" && second?.hasTown === true && !second.isLabelled)) return true
  // `3652 Mill Road` above `Dunedin 9419`.
  if (lines[index]?.kind === "town" && next.kind === "street" && mayBeTown(next.text) && !isBox(next.text)) return true
  const below = lines.slice(index + 1, index + 1 + MAX_TO_CODE)
  const code = below.findIndex(({ hasTown }) => hasTown)
  if (code <= 0) return false
  const between = below.slice(0, code)
  return isCode(below[code]?.text ?? "")
    ? between.every(({ kind }) => kind === "text")
    : between.every(({ kind, text }) => kind === "text" && (isPlace(text) || isPartOfBuilding(text)))
}

/** Returns whether a line is a postal code without a town. */
const isCode = (text: string): boolean => !/\p{L}{3}/u.test(text)

/** Lines of a block that is set in small capitals, whose letters are all lower-case. */
const MIN_LOWER_LINES = 3

const capitalised = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())

/** Joins a street with the number of its house where the line was wrapped between them. */
function joinHouseNumbers(lines: readonly BlockLine[]): BlockLine[] {
  const joined: BlockLine[] = []
  for (const [index, line] of lines.entries()) {
    const above = joined.at(-1)
    const isNumber = /^\d{1,4}\p{L}?$/u.test(line.text) && !line.isLabelled && lines[index + 1]?.hasTown === true
    if (isNumber && above?.kind === "text") {
      const words = [...above.words, ...line.words]
      joined[joined.length - 1] = { ...above, kind: "street", words, text: `${above.text} ${line.text}` }
    } else joined.push(line)
  }
  return joined
}

/** Words of the longest name, and of the text after it that is searched for registrations. */
const MAX_NAME_WORDS = 12
const MAX_IMPRINT_WORDS = 60
/** Words and digits of the shortest imprint, beside the name. */
const MIN_IMPRINT_WORDS = 4
const MIN_IMPRINT_DIGITS = 5

/** Returns the company that opens the imprint of a letter; undefined for other lines. */
function imprintOf(words: readonly LayoutWord[]): Piece | undefined {
  if (words.length < MIN_IMPRINT_WORDS + 2) return undefined
  const start = pieceOf(words.slice(0, MAX_NAME_WORDS)).text
  const name = companyPattern().exec(start)?.groups?.["name"]
  if (name === undefined || SEPARATED.test(name)) return undefined
  const length = name.split(" ").length
  const rest = words.slice(length, length + MAX_IMPRINT_WORDS)
  const { text } = pieceOf(rest)
  if (rest.length < MIN_IMPRINT_WORDS || text.replace(/\D/gu, "").length < MIN_IMPRINT_DIGITS) return undefined
  return namesRegistration(rest) ? { text: name, words: words.slice(0, length) } : undefined
}

/** Marks that end a name inside a longer text. */
const SEPARATED = /[|·•●:;]|,\s(?!(?:Inc|LLC|Ltd|L\.|S\.|Corp|LLP|B\.))/u

const REGISTRATIONS: ReadonlySet<ConceptId> = new Set(["registerNumber", "vatId", "taxNumber"])

/** Returns whether one to three words are a label of a registration or tax number. */
function namesRegistration(words: readonly LayoutWord[]): boolean {
  const { byKey } = conceptIndex()
  for (const [from] of words.entries()) {
    for (let length = 1; length <= 3; length++) {
      const key = labelKey(pieceOf(words.slice(from, from + length)).text)
      if (byKey.get(key)?.some(({ concept }) => REGISTRATIONS.has(concept.id)) === true) return true
    }
  }
  return false
}

interface Reading {
  readonly kind: LineKind
  readonly party?: PartyHeading | undefined
  readonly isLabelled?: boolean
  readonly isPart?: boolean
  readonly isImprint?: boolean
}

function lineOf(segment: PlacedSegment, { text, words }: Piece, reading: Reading): BlockLine {
  let size = 0
  let bold = 0
  for (const { source } of words) {
    size = Math.max(size, source.fontSize)
    if (source.isBold) bold++
  }
  const { kind, party, isLabelled = false, isPart = false, isImprint = false } = reading
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
    hasTown: inTown,
    size,
    isBold: bold * 2 > words.length,
  }
}

function readLine(segment: PlacedSegment, piece: Piece, isPart: boolean): BlockLine {
  const heading = headingOf(piece.text)
  if (heading) return lineOf(segment, piece, { kind: "heading", party: heading, isPart })
  const labelled = labelledValue(segment, piece, isPart)
  if (labelled) return readLabelled(segment, labelled, isPart)
  return lineOf(segment, piece, { kind: kindOf(piece.text), isPart })
}

function readLabelled(segment: PlacedSegment, labelled: Labelled, isPart: boolean): BlockLine {
  const { value, party, concept, conceptKind, isName = false } = labelled
  const reading = { party, isPart, isLabelled: true }
  if (value.text === "") return lineOf(segment, value, { ...reading, kind: party ? "heading" : "labelled" })
  if (party) return lineOf(segment, value, { ...reading, kind: kindOf(value.text) })
  if (isName) return lineOf(segment, value, { ...reading, kind: "name" })
  if (concept === "contactPerson") return lineOf(segment, value, { ...reading, kind: "person" })
  const content = kindOf(value.text)
  if (concept === "address" || content === "town" || (content === "street" && hasTown(value.text))) {
    return lineOf(segment, value, { ...reading, kind: content === "text" ? "street" : content })
  }
  const kind = conceptKind && IDENTIFYING_KINDS[conceptKind]
  return lineOf(segment, value, { ...reading, kind: content === "contact" ? content : (kind ?? "labelled") })
}

/** An abbreviation with a number that is too long for a house or a postal code: `SIRET 36681346100013`. */
const NUMBERED = /^\p{Lu}[\p{Lu}.]{1,9}:? ?[A-Z]{0,2}\d[\d .-]{5,25}$/u

function kindOf(text: string): LineKind {
  if (isContact(text)) return "contact"
  if (startsWithTown(text)) return "town"
  if (isStreet(text)) return "street"
  if (hasTown(text)) return "town"
  if (NUMBERED.test(text)) return "identifier"
  return isCountry(text) ? "country" : "text"
}
