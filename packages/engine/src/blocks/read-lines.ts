import type { LayoutWord } from "../layout/layout.ts"
import type { PlacedSegment } from "../page/context.ts"
import type { Block, BlockLine } from "./block.ts"
import { isCompany } from "./company.ts"
import { divideAtCommas, divideAtMarks, divideBeforeLabel, textOf } from "./divide-lines.ts"
import { afterListedLabel, IDENTIFYING_KINDS, labelledValue, pieceOf } from "./line-labels.ts"
import { imprintOf, readImprint } from "./imprint.ts"
import { lineOf, readLine, kindOf, readLabelled } from "./read-line.ts"
import { withTownBeside, nameTowns, joinHouseNumbers } from "./town-lines.ts"

/** Lines and words of a block that are read: an address has ten lines, a paragraph hundreds. */
const MAX_LINES = 24
const MAX_WORDS = 40
/** Reads the lines of a block: divides them at separators, takes labels off and names the content of each. */
export function readLines({ segments }: Block): BlockLine[] {
  const isLower = segments.length >= MIN_LOWER_LINES && segments.every(({ text }) => !/\p{Lu}/u.test(text))
  const isNamed = opensWithCompany(segments)
  const isList = segments.slice(0, MAX_LINES).some(isUnmarkedNumber)
  const lines = segments.slice(0, MAX_LINES).flatMap((segment, index) => {
    const imprint = imprintOf(segment.words)
    if (imprint) return readImprint(segment, imprint)
    const isParty = index === 0 || opensParty(segment) || (index === 1 && startsWithCompany(segment))
    const party = isParty ? divideAtCommas(segment.words) : undefined
    if (party) return readParty(segment, party)
    if (segment.words.length > MAX_WORDS) return [lineOf(segment, pieceOf(segment.words), { kind: "text" })]
    const marked = divideAtMarks(segment.words)
    const parts = marked.length > 1 ? marked : divideBeforeLabel(segment.words)
    const isDivided = parts.length > 1
    return parts.map((printed) => {
      const words = isDivided ? printed : withTownBeside(segment, printed)
      const piece = pieceOf(words)
      const listed = isList ? afterListedLabel(piece) : undefined
      if (listed) return readLabelled(segment, listed, isDivided)
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

/** Returns whether a line is a number after its label without a colon: other lines of its block may print their labels as well. */
function isUnmarkedNumber(segment: PlacedSegment): boolean {
  if (segment.words.length > MAX_WORDS || segment.text.includes(":")) return false
  const labelled = labelledValue(segment, pieceOf(segment.words), true)
  return labelled?.conceptKind !== undefined && IDENTIFYING_KINDS[labelled.conceptKind] !== undefined
}

/** Returns whether the label of a line names a party and is a text of its own, left of the line. */
const isHeadedBeside = ({ party, isLabelled, kind, segment, words }: BlockLine): boolean =>
  party !== undefined && isLabelled && kind !== "heading" && words[0] === segment.words[0]

/** Returns whether a line opens with the label of a party, or is right of one: `Billed to Nordwind, Am Hang 3, 28195 Bremen`. */
const opensParty = (segment: PlacedSegment): boolean =>
  segment.text.includes(",") && labelledValue(segment, pieceOf(segment.words), false)?.party !== undefined

/** Returns whether a line begins with a company and a comma: below a logo, `Nordwind Handels GmbH, Am Hang 3, 28195 Bremen`. */
function startsWithCompany({ text }: PlacedSegment): boolean {
  const comma = text.indexOf(",")
  return comma > 0 && isCompany(text.slice(0, comma))
}

/** Lines of a block that is set in small capitals, whose letters are all lower-case. */
const MIN_LOWER_LINES = 3

const capitalised = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
