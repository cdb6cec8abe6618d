import { isSameType, SAME_SIZE, type Type } from "../layout/same-type.ts"
import { greatest } from "../arrays/extremes.ts"
import { conceptIndex } from "../lexicon/concept-index.ts"
import { labelKey } from "../lexicon/label-key.ts"
import { patternOf } from "../lexicon/language-words.ts"
import { isLetterPhrase } from "../lexicon/letter-phrases.ts"
import { foldText } from "../text/folding.ts"
import { hasHouseNumber } from "./address-patterns.ts"
import type { BlockLine } from "./block.ts"
import { isSectionHeading } from "./party-headings.ts"
import { endsWithLegalForm, isCompany, isLegalForm } from "./company.ts"

/** Words and characters of the longest name. */
const MAX_WORDS = 10
const MAX_LENGTH = 90
/** Lines of the longest wrapped name. */
const MAX_NAME_LINES = 3
/** Words of a line that may be a title. */
const MAX_TITLE_WORDS = 4

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
  if (labelled) return { ...NOTHING, name: withLineAbove(labelled, lines) }
  const end = endOfName(lines, hasHeading)
  const above = (end === -1 ? lines : lines.slice(0, end)).filter((line) => isCandidate(line) || line.kind === "street")
  const start = above.findIndex(({ text }) => isNameLike(text) && !isLetterPhrase(text))
  const first = above[start]
  if (!first) return NOTHING
  const next = above[start + 1]
  const rest = end === -1 ? undefined : lines[end]
  const isHeading = next && isNameLike(next.text) && (isSetAsHeading(first, next) || isAboveCompany(first, next, lines))
  if (!hasHeading && isHeading) {
    const name = wrappedName(above.slice(start + 1), lines, rest)
    return { name, persons: above.slice(start + 1 + name.length), hasUnknownHeading: true }
  }
  const name = wrappedName(above.slice(start), lines, rest)
  return { name, persons: above.slice(start + name.length), hasUnknownHeading: false }
}

/** Returns the position of the first line below the name. Under a heading, a text with a number above a street and a town is a name: `Residence 14`. */
function endOfName(lines: readonly BlockLine[], hasHeading: boolean): number {
  const isEnd = ({ kind }: BlockLine): boolean => kind === "street" || kind === "town" || kind === "contact"
  const end = lines.findIndex(isEnd)
  const [first, second, third] = lines.slice(Math.max(0, end))
  const isNumbered =
    hasHeading &&
    first?.kind === "street" &&
    !first.hasTown &&
    !first.isLabelled &&
    /^\p{Lu}\p{L}+ \p{L}.* \d+$/u.test(first.text) &&
    second?.kind === "street" &&
    (second.hasTown || third?.kind === "town") &&
    !lines.slice(0, end).some(isCandidate)
  return isNumbered ? end + 1 : end
}

/** Gap between the lines of a name beside its label, in heights of a line: closer than the rows of the table. */
const MAX_NAME_GAP = 0.5

/** Returns a labelled name with the line above where it has two and the label is beside the second. */
function withLineAbove(line: BlockLine, lines: readonly BlockLine[]): BlockLine[] {
  const above = lines[lines.indexOf(line) - 1]
  if (!above || above.isLabelled || above.kind !== "text" || !isSameType(typeOf(above), typeOf(line))) return [line]
  const [, top, , bottom] = line.segment.box
  return top - above.segment.box[3] < MAX_NAME_GAP * (bottom - top) ? [above, line] : [line]
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
  if (!isCompany(next.text) || isCompany(line.text)) return false
  return fittedWidth(line, next) <= widthOf(lines) || isPersonOver(line, next)
}

/** The first and last name of a person, with initials between or before them. */
const PERSON = /^\p{Lu}(?:\.|[\p{L}'’-]+)(?: \p{Lu}\.)* \p{Lu}[\p{L}'’-]+$/u

/** Returns whether text is a first and a last name. */
export const isPersonName = (text: string): boolean => PERSON.test(text) && !isCompany(text)

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

/** Returns the width of a block. */
function widthOf(lines: readonly BlockLine[]): number {
  const right = greatest(
    lines.map(({ segment }) => segment.box[2]),
    0,
  )
  return right - lines.reduce((x, { segment }) => Math.min(x, segment.box[0]), right)
}

/** Returns the first line with those that it was wrapped into. */
function wrappedName(
  above: readonly BlockLine[],
  lines: readonly BlockLine[],
  rest: BlockLine | undefined,
): BlockLine[] {
  const [first] = above
  if (!first) return []
  const name = [first]
  if (first.isPart) return name
  const width = widthOf(lines)
  for (const line of above.slice(1, MAX_NAME_LINES + 1)) {
    const last = name.at(-1)
    if (!last || line.isPart || line.isLabelled || !isSameType(typeOf(last), typeOf(line))) break
    const text = name.map((each) => each.text).join(" ")
    const isBroken = /(?:[&,+/-]|(?<!\p{L})(?:and|und|et|y|e|en|i))$/u.test(last.text) || isLegalForm(line.text)
    const isCompleted = !endsWithLegalForm(text) && endsWithLegalForm(`${text} ${line.text}`) && !isCompany(line.text)
    // Type of its own marks all lines of the name, unless the next word would have fitted on the line.
    const isDistinct = rest !== undefined && !isSameType(typeOf(last), typeOf(rest)) && !endsWithLegalForm(text)
    const fits = fittedWidth(last, line) <= width
    // One word between a line that had no room for it and the street is the rest of the name.
    const isRest = !fits && isLastWord(line, lines) && !endsWithLegalForm(text)
    if (!(isBroken || isCompleted || isRest || (isDistinct && !fits))) break
    name.push(line)
  }
  return name
}

/** Returns whether a line is one word right above the street of the party. */
function isLastWord(line: BlockLine, lines: readonly BlockLine[]): boolean {
  const next = lines[lines.indexOf(line) + 1]
  const isStreet = next?.kind === "street" || (next?.kind === "text" && hasHouseNumber(next.text))
  return line.words.length === 1 && isStreet && !next.isLabelled && !isCompany(line.text)
}

/** Returns the width of a line with the first word of the next one. */
function fittedWidth(line: BlockLine, next: BlockLine): number {
  const [word] = next.words
  const width = line.segment.box[2] - line.segment.box[0]
  return word ? width + (word.box[2] - word.box[0]) + SPACE * line.size : width
}

/** Width of a space in sizes of the type; the narrowest of common fonts. */
const SPACE = 0.2

const typeOf = ({ isBold, size }: BlockLine): Type => ({ isBold, fontSize: size })

/** An abbreviation in lower case before the name of a person to whose attention a letter is: `z.H.`, `c.a.`, `t.a.v.`. */
const ADDRESSEE = /^\p{Ll}{1,2}\.(?:\p{L}{1,2}\.)+ \p{Lu}/u

let titles: RegExp | undefined

/** Returns whether text may be the name of a firm or person: short, capitalised, and neither a label nor a title. */
export function isNameLike(text: string): boolean {
  if (text.length > MAX_LENGTH || !/\p{L}{2}/u.test(text) || /[@?!=]|:$|^\p{Ll}{3,} |^[([]/u.test(text)) return false
  if (ADDRESSEE.test(text)) return false
  if (isCompany(text)) return true
  const words = text.split(" ")
  if (words.length > MAX_WORDS || text.replace(/\D/gu, "").length * 3 > text.length || /:/u.test(text)) return false
  if (/^\p{L}{5}\.$/u.test(text.slice(-6)) || isKnownLabel(text) || isSectionHeading(text)) return false
  titles ??= new RegExp(
    patternOf(({ titles: kinds }) =>
      Object.values(kinds)
        .filter((kind) => kind !== "")
        .join("|"),
    ),
    "u",
  )
  return words.length > MAX_TITLE_WORDS || !titles.test(foldText(text))
}

function isKnownLabel(text: string): boolean {
  const key = labelKey(text)
  return conceptIndex().byKey.has(key) || conceptIndex().periods.has(key)
}
