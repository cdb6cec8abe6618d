import { SAME_SIZE } from "../layout/same-type.ts"
import { isDepartment } from "../lexicon/departments.ts"
import { isInstitution } from "../lexicon/institutions.ts"
import { isLetterPhrase } from "../lexicon/letter-phrases.ts"
import type { BlockLine } from "./block.ts"
import { isCompany } from "./company.ts"
import { labelledName } from "./labelled-name.ts"
import { isNameLike, PERSON } from "./name-form.ts"
import { wrappedName, fittedWidth, widthOf } from "./wrapped-name.ts"

/** The name of a party with the lines around it. */
export interface FoundName {
  readonly name: readonly BlockLine[]
  readonly persons: readonly BlockLine[]
  readonly hasUnknownHeading: boolean
}

const NOTHING: FoundName = { name: [], persons: [], hasUnknownHeading: false }

/** Finds the name of a party: the line with the label of a name, or the first text above the address. */
export function findName(lines: readonly BlockLine[], hasHeading: boolean): FoundName {
  const labelled = lines.find(({ kind, text }) => kind === "name" && isNameLike(text))
  if (labelled) return { ...NOTHING, name: labelledName(labelled, lines) }
  const named = namedByStreet(lines)
  if (named) return { ...NOTHING, name: named }
  const end = endOfName(lines, hasHeading)
  const above = (end === -1 ? lines : lines.slice(0, end)).filter((line) => isCandidate(line) || line.kind === "street")
  const isName = ({ text }: BlockLine): boolean => isNameLike(text) && !isLetterPhrase(text)
  const whole = above.findIndex((line) => isName(line) && !isDepartment(line.text))
  const start = whole === -1 ? above.findIndex(isName) : whole
  const first = above[start]
  if (!first) return NOTHING
  const next = above[start + 1]
  const rest = end === -1 ? undefined : lines[end]
  const isAboveName =
    next !== undefined &&
    (hasHeading
      ? isPersonOverInstitution(first, next)
      : isNameLike(next.text) && (isSetAsHeading(first, next) || isAboveCompany(first, next, lines)))
  if (isAboveName) {
    const name = wrappedName(above.slice(start + 1), lines, rest)
    const below = above.slice(start + 1 + name.length)
    // Under a heading the line above the name is a person, otherwise it may be a heading that the lexicon lacks.
    return { name, persons: hasHeading ? [first, ...below] : below, hasUnknownHeading: !hasHeading }
  }
  const name = wrappedName(above.slice(start), lines, rest)
  return { name, persons: above.slice(start + name.length), hasUnknownHeading: false }
}

/** Lines of a name that ends with a street. */
const MAX_STREET_NAME = 2

/** Returns the lines of a name that ends with the street below it, as those of associations of owners do: `Owners of Mill Lane 12`, and below it `Mill Lane 12`. */
function namedByStreet(lines: readonly BlockLine[]): readonly BlockLine[] | undefined {
  const start = lines.findIndex(({ kind }) => kind !== "heading")
  for (let length = 1; length <= MAX_STREET_NAME; length++) {
    const name = lines.slice(start, start + length)
    const street = lines[start + length]
    const isText = name.every(({ kind, isLabelled }) => !isLabelled && (kind === "text" || kind === "street"))
    if (start < 0 || street?.kind !== "street" || street.isLabelled || !isText) return undefined
    const [own = ""] = street.text.split(",", 1)
    const text = name.map((line) => line.text).join(" ")
    if (/\d/u.test(own) && text.endsWith(` ${own}`)) return name
  }
  return undefined
}

/** Returns the position of the first line below the name. Under a heading, a text with a number above a street and a town is a name: `Residence 14`. */
function endOfName(lines: readonly BlockLine[], hasHeading: boolean): number {
  const isEnd = ({ kind }: BlockLine): boolean => kind === "street" || kind === "town" || kind === "contact"
  const end = lines.findIndex(isEnd)
  const [first, second, ...below] = lines.slice(Math.max(0, end))
  const isNumbered =
    hasHeading &&
    first?.kind === "street" &&
    !first.hasTown &&
    !first.isLabelled &&
    /^\p{Lu}[\p{L}.&'’-]+ \p{L}.* \d+$/u.test(first.text) &&
    second !== undefined &&
    // A dock or a department may be between the name and the street.
    isAboveTown(second.kind === "text" && !second.isLabelled ? below : [second, ...below]) &&
    second.kind !== "town" &&
    !lines.slice(0, end).some(isCandidate)
  return isNumbered ? end + 1 : end
}

/** Lines of a street: `c/o`, the street or box, the floor. */
const MAX_STREET_LINES = 3

/** Returns whether lines are those of a street, if any, and of its town. */
function isAboveTown(lines: readonly BlockLine[]): boolean {
  const town = lines.findIndex(({ kind, hasTown }) => kind === "town" || hasTown)
  return town !== -1 && town < MAX_STREET_LINES && lines.slice(0, town).every(({ kind }) => kind === "street")
}

/** Returns whether a line may print a name: text, also after the label of a party. */
function isCandidate({ kind, isLabelled, party }: BlockLine): boolean {
  return kind === "text" && (!isLabelled || party !== undefined)
}

/** Returns whether a line is set as the heading of the next one: smaller, or not bold above bold. */
function isSetAsHeading(line: BlockLine, next: BlockLine): boolean {
  if (isCompany(line.text)) return false
  return line.size < next.size * (1 - SAME_SIZE) || (next.isBold && !line.isBold) || line.text.endsWith(":")
}

/** Returns whether a line is a heading or a person above a company, and not the first line of its name: the next word would have fitted. */
function isAboveCompany(line: BlockLine, next: BlockLine, lines: readonly BlockLine[]): boolean {
  if (isCompany(line.text)) return false
  if (!isCompany(next.text)) return isPersonOverInstitution(line, next)
  return fittedWidth(line, next) <= widthOf(lines) || isPersonOver(line, next)
}

/** Returns whether a line is the name of a person, and the next one that of an institution: an association, a school. */
const isPersonOverInstitution = (line: BlockLine, next: BlockLine): boolean =>
  PERSON.test(line.text) && !isInstitution(line.text) && !line.isLabelled && isInstitution(next.text)

/** Part of the width of a company's name that a person above it takes at most: the first line of a wrapped name is fuller. */
const MAX_PERSON_WIDTH = 0.75
/** Words of a company's name that is not the second line of a longer one. */
const MIN_COMPANY_WORDS = 3

/** Returns whether a line is the name of a person, and the next one all of a company's name, even where both would be as wide as one that was wrapped. */
function isPersonOver(line: BlockLine, next: BlockLine): boolean {
  const [person, company] = [line, next].map(({ segment: { box } }) => box[2] - box[0])
  if (!PERSON.test(line.text) || next.words.length < MIN_COMPANY_WORDS) return false
  return person !== undefined && company !== undefined && person <= MAX_PERSON_WIDTH * company
}
