import { isSameType, type Type } from "../layout/same-type.ts"
import { greatest } from "../arrays/extremes.ts"
import { hasHouseNumber, isPlace } from "./address-patterns.ts"
import { isDepartment } from "../lexicon/departments.ts"
import type { BlockLine } from "./block.ts"
import { endsWithLegalForm, isCompany, isLegalForm } from "./company.ts"
import { isNameLike } from "./name-form.ts"

/** Lines of the longest wrapped name. */
const MAX_NAME_LINES = 3

/** Returns the width of a block. */
export function widthOf(lines: readonly BlockLine[]): number {
  const right = greatest(
    lines.map(({ segment }) => segment.box[2]),
    0,
  )
  return right - lines.reduce((x, { segment }) => Math.min(x, segment.box[0]), right)
}

/** What joins the next line to a name. */
const CONJUNCTION = /^(?:&|and|und|et|og|och|en) (?=\p{Lu})/iu

/** A particle of a surname, after which a name goes on: `Van der`, `de la`, `von`. */
const NOBILIARY_END =
  /(?<!\p{L})(?:van|van de[nr]?|von|von der|zu|zum|zur|ter|ten|de|del|de la|de los|della|di|da|do|dos|das|du|des)$/iu

/** The form of a partnership that is nobody but its partners, who are named after it: `Zakład Krawiecki s.c.`, `J. Wrona, A. Maj`. */
const CIVIL_PARTNERSHIP_END = /(?<!\p{L})s\. ?c\.$/iu
const PARTNERS = /^\p{Lu}(?:\.|\p{L}+) \p{Lu}[\p{L}-]+(?:(?:,| i| y| e| &) \p{Lu}(?:\.|\p{L}+) \p{Lu}[\p{L}-]+){1,4}$/u

/** Returns the first line with those that it was wrapped into. */
export function wrappedName(
  above: readonly BlockLine[],
  lines: readonly BlockLine[],
  rest: BlockLine | undefined,
): BlockLine[] {
  const [first] = above
  if (!first) return []
  const name = [first]
  if (first.isPart) return name
  if (isLogo(above, lines)) return [...above]
  const width = widthOf(lines)
  for (const line of above.slice(1, MAX_NAME_LINES + 1)) {
    const last = name.at(-1)
    if (!last || line.isPart || line.isLabelled || isDepartment(line.text)) break
    if (!isSameType(typeOf(last), typeOf(line))) break
    const text = name.map((each) => each.text).join(" ")
    const isBroken = isBrokenBetween(last, line, text)
    // Type of its own marks all lines of the name, unless the next word would have fitted on the line.
    const isDistinct = rest !== undefined && !isSameType(typeOf(last), typeOf(rest)) && !endsWithLegalForm(text)
    const fits = fittedWidth(last, line) <= width
    // One word between a line that had no room for it and the street is the rest of the name.
    const isRest = !fits && isLastWord(line, lines) && !endsWithLegalForm(text)
    if (!(isBroken || isRest || (isDistinct && !fits))) break
    name.push(line)
  }
  return name
}

/** Returns whether a name goes on after its last line by the words on both sides of the break: `Meyer &`, `GmbH`. */
export function isBrokenBetween(last: BlockLine, line: BlockLine, name: string): boolean {
  const isCompleted = !endsWithLegalForm(name) && endsWithLegalForm(`${name} ${line.text}`) && !isCompany(line.text)
  return (
    isCompleted ||
    /(?:[&,+/–—-]|(?<!\p{L})(?:and|und|et|y|e|en|i))$/u.test(last.text) ||
    NOBILIARY_END.test(last.text) ||
    CONJUNCTION.test(line.text) ||
    isLegalForm(line.text) ||
    (CIVIL_PARTNERSHIP_END.test(last.text) && PARTNERS.test(line.text)) ||
    endsAfterBranch(line.text, name)
  )
}

/** Least size of the type of a name that stands alone, in points: of titles and logos, not of text. */
const LOGO_SIZE = 14
/** Words of each line of a wrapped logo; a longer one is a slogan. */
const MAX_LOGO_WORDS = 3

/** Returns whether a block is nothing but a name in large type over several lines: no other text shows where it ends. */
function isLogo(above: readonly BlockLine[], lines: readonly BlockLine[]): boolean {
  const [first] = lines
  if (!first || lines.length < 2 || lines.length > MAX_NAME_LINES || above.length < lines.length) return false
  return lines.every(
    (line) =>
      line.kind === "text" &&
      !line.isLabelled &&
      !line.isPart &&
      line.size >= LOGO_SIZE &&
      isSameType(typeOf(first), typeOf(line)) &&
      line.words.length <= MAX_LOGO_WORDS &&
      isNameLike(line.text),
  )
}

/** Returns whether a line that begins with a branch in brackets ends the name with its legal form: `(Southern) Ltd`. */
const endsAfterBranch = (line: string, name: string): boolean =>
  /^\(\p{Lu}[\p{L} -]{2,30}\) \p{Lu}/u.test(line) && endsWithLegalForm(line) && !endsWithLegalForm(name)

/**
 * Returns whether a line is one word right above the street of the party, or above its house by name; whom the letter is for may be
 * between them.
 */
function isLastWord(line: BlockLine, lines: readonly BlockLine[]): boolean {
  const [below, afterPerson] = lines.slice(lines.indexOf(line) + 1)
  const next = below?.kind === "person" ? afterPerson : below
  const isStreet =
    next?.kind === "street" || (next?.kind === "text" && (hasHouseNumber(next.text) || isPlace(next.text)))
  return line.words.length === 1 && isStreet && !next.isLabelled && !isCompany(line.text)
}

/** Returns the width of a line with the first word of the next one. */
export function fittedWidth(line: BlockLine, next: BlockLine): number {
  const [word] = next.words
  const width = line.segment.box[2] - line.segment.box[0]
  return word ? width + (word.box[2] - word.box[0]) + SPACE * line.size : width
}

/** Width of a space in sizes of the type; the narrowest of common fonts. */
const SPACE = 0.2

/** Returns how a line is set. */
export const typeOf = ({ isBold, size }: BlockLine): Type => ({ isBold, fontSize: size })
