import type { LayoutWord } from "../layout/layout.ts"
import { hasTown, isCountry, isPlace, isStreet, isUnit, mayBeTown, startsWithTown } from "./address-patterns.ts"
import { isLegalForm } from "./company.ts"
import { pieceOf } from "./line-labels.ts"

/** Marks between the parts of a line. */
const MARK = /^[·•|●∙∗*]$/u
const SEPARATOR = /^[·•|●∙∗*–—-]$/u

/** Divides a line at separators: `Nordwind GmbH · Am Hang 3 · 28195 Bremen` has three parts. */
export function divideAtMarks(words: readonly LayoutWord[]): LayoutWord[][] {
  // Between other marks, a dash belongs to a part: `Sector 18 · Coimbatore - 641053`.
  const isMarked = words.filter(({ text }) => MARK.test(text)).length >= MIN_MARKS
  const separator = isMarked ? MARK : SEPARATOR
  const sides = dividedAtSlash(words)
  if (sides) return sides
  const parts: LayoutWord[][] = [[]]
  let hasMark = false
  for (const word of words) {
    hasMark ||= MARK.test(word.text)
    if (separator.test(word.text)) parts.push([])
    // `Nordwind (https://nordwind.example)` is a name and a web address.
    else if (/^\((?:https?:|www\.|mailto:|tel:)/iu.test(word.text)) parts.push([word])
    else parts.at(-1)?.push(word)
  }
  const printed = parts.filter((part) => part.length > 0)
  // A dash inside a name, `Bakery - Café`, or a town, `São Paulo - SP`, divides nothing.
  const isDivided =
    printed.length > (hasMark ? 1 : 2) ||
    isStreetAndTown(printed) ||
    printed.some((part) => part.some(({ text }) => /@|www\.|^\(?https?:/u.test(text)))
  const hasFigures = printed.slice(1).some((part) => part.some(({ text }) => /[\d@]|www\.|^\(?https?:/u.test(text)))
  return isDivided && hasFigures ? printed : [[...words]]
}

/** Returns the street and the town between which a line has a slash, as line printers set them: `INDUSTRIESTR. 4 / 28195 BREMEN`. */
function dividedAtSlash(words: readonly LayoutWord[]): LayoutWord[][] | undefined {
  const at = words.findIndex(({ text }) => text === "/")
  if (at < 1) return undefined
  const sides = [words.slice(0, at), words.slice(at + 1)]
  return isStreetAndTown(sides) ? sides : undefined
}

/** Returns whether a dash is between a street and its town: `Via Roma, 12/B - 24100 Bergamo (BG)`, and not between a unit and the house. */
function isStreetAndTown([first, second, ...others]: readonly LayoutWord[][]): boolean {
  if (!first || !second || others.length > 0) return false
  const street = textOf(first)
  return isStreet(street) && !isUnit(street) && startsWithTown(textOf(second))
}

/** Marks of a line in which a dash divides nothing. */
const MIN_MARKS = 2

/** Words of the longest line of a sender, with a sentence after it. */
const MAX_WORDS = 32
/** Parts of the shortest one: name, street, town. */
const MIN_PARTS = 3
/** The end of a town before the next sentence. */
const SENTENCE_END = /[\p{L}\d]{2}\.$/u

/**
 * Divides a line that opens a block at its commas where it has the name, the street and the town of one party:
 * `Nordwind, Am Hang 3, 28195 Bremen`. Numbers after the town are a part of their own, words are the next sentence.
 */
export function divideAtCommas(words: readonly LayoutWord[]): LayoutWord[][] | undefined {
  if (words.length > MAX_WORDS) return undefined
  const parts: LayoutWord[][] = [[]]
  for (const [index, word] of words.entries()) {
    parts.at(-1)?.push(word)
    if (/[,.]$/u.test(word.text) && endsPart(parts, word, words[index + 1])) parts.push([])
  }
  const printed = withHouseNumbers(parts.filter((part) => part.length > 0))
  const texts = printed.map((part) => textOf(part))
  const town = townOf(texts)
  const [name = ""] = texts
  if (town + 1 < MIN_PARTS || /\d/u.test(name) || isStreet(name) || isPlace(name)) return undefined
  if (!texts.slice(1, town).some((text) => isStreet(text))) return undefined
  // `4331 LH, Middelburg`
  const last = isCodeAlone(texts[town] ?? "") && isTownAlone(texts[town + 1] ?? "") ? town + 1 : town
  const end = isCountry(texts[last + 1] ?? "") ? last + 2 : last + 1
  const rest = printed.slice(end).flat()
  return [...printed.slice(0, end), ...(rest.some(({ text }) => /[\d@]/u.test(text)) ? [rest] : [])]
}

/** Parts between a street and the postal code: the town, `4418 Juniper Ave, Salem, OR 97301`. */
const MAX_TO_TOWN = 2

/** Returns the position of the town among the parts of an address; a street with a high number looks like one. */
function townOf(texts: readonly string[]): number {
  const isTown = (text: string, index: number): boolean =>
    index > 0 && (startsWithTown(text) || hasTown(text) || (mayBeTown(text) && isStreet(texts[index - 1] ?? "")))
  return texts.findIndex(
    (text, index) =>
      isTown(text, index) &&
      !(isStreet(text) && texts.slice(index + 1, index + 1 + MAX_TO_TOWN).some((next) => hasTown(next))),
  )
}

/** The number of a house after a comma, or the words for none: `Rúa do Castro, 112`. */
const HOUSE = /^(?:\d{1,4} ?\p{L}?|s\/n)$/iu

/** Joins the numbers of houses with the streets before them. */
function withHouseNumbers(parts: readonly LayoutWord[][]): LayoutWord[][] {
  const joined: LayoutWord[][] = []
  for (const part of parts) {
    const street = joined.length > 1 && HOUSE.test(textOf(part)) ? joined.pop() : undefined
    joined.push(street ? [...street, ...part] : part)
  }
  return joined
}

const isCodeAlone = (text: string): boolean => /^(?:[A-Z]{1,2}-)?\d{4,5}(?: ?[A-Z]{2})?$/u.test(text)
const isTownAlone = (text: string): boolean => /^\p{Lu}[\p{L} .'’()-]{1,40}$/u.test(text) && !isCountry(text)

/** Words of a label after an address, up to its colon. */
const MAX_LABEL_WORDS = 3

/** Divides an address from the labelled values after it: `Am Hang 3, 28195 Bremen, Tel.: 0421 555010`. */
export function divideBeforeLabel(words: readonly LayoutWord[]): LayoutWord[][] {
  for (let index = 2; index < words.length; index++) {
    // The abbreviation of a phone follows without a comma: `Buderim QLD 4556 M: 0491 572 665`.
    if (words[index - 1]?.text.endsWith(",") !== true && !/^\p{L}{1,3}:$/u.test(words[index]?.text ?? "")) continue
    const label = words.slice(index, index + MAX_LABEL_WORDS).findIndex(({ text }) => text.endsWith(":"))
    if (label === -1 || /\d/u.test(pieceOf(words.slice(index, index + label)).text)) continue
    if (hasTown(textOf(words.slice(0, index)))) return [words.slice(0, index), words.slice(index)]
  }
  return [[...words]]
}

/** Returns the text of a part without the comma after it. */
export const textOf = (words: readonly LayoutWord[]): string => pieceOf(words).text.replace(/[,.]$/u, "")

function endsPart(parts: readonly LayoutWord[][], { text }: LayoutWord, next: LayoutWord | undefined): boolean {
  // `Nordwind, Inc.` is one name.
  if (text.endsWith(",")) return parts.length > 1 || !isLegalForm(next?.text.replace(/,$/u, "") ?? "")
  return parts.length >= MIN_PARTS && SENTENCE_END.test(text) && /^\p{Lu}/u.test(next?.text ?? "")
}
