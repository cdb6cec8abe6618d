import type { Box } from "../../document.ts"
import { isSameType } from "../../layout/same-type.ts"
import { append } from "../../arrays/append.ts"
import { isCountry, isPlace, isStreet, isUnit } from "../../blocks/address-patterns.ts"
import { documentCards } from "../../blocks/document-cards.ts"
import { addressText as addressOf } from "../../blocks/party-card.ts"
import { isComplete } from "./party-lines.ts"
import { endsWithLegalForm, isLegalForm } from "../../blocks/company.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { textOfFragments, type Fragment } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { POSTAL } from "./postal-code.ts"
import { headLines, withoutRegistration, type HeadLine } from "./receipt-head-lines.ts"
import { repairHouse, repairLegalForm } from "./misread-digits.ts"
import { isReceipt } from "./receipt.ts"

/** A name or an address in the head of a receipt. */
export interface HeadText {
  readonly value: string
  readonly fragments: readonly Fragment[]
  /** An address with a house and a postal code; any name. */
  readonly isComplete: boolean
}

/** The head of a receipt: name and address of the shop. */
export interface Letterhead {
  readonly name: HeadText
  /** Undefined without an address below the name. */
  readonly address: HeadText | undefined
}

/** Largest gap inside the head, in heights of a line. */
const MAX_GAP = 1.8

/**
 * Reads the head of a receipt, where every line is on its own and nothing is labelled: the shop's name, perhaps its
 * registration numbers, the lines of its address, and then its phone, tax number or the document's title. Undefined for
 * wider paper, where letterheads, address windows and columns are side by side.
 */
export function readLetterhead(context: ExtractionContext, map: LabelMap): Letterhead | undefined {
  const layout = context.layouts[0]
  if (!layout || !isReceipt(context)) return undefined
  const lines = headLines(context, map)
  const start = addressStart(lines)
  const place = start === -1 ? addressAtFoot(context, map) : undefined
  const end = start > 0 && isBranch(lines[start - 1], lines[start]) ? start - 1 : start
  const head = place ? aboveGoods(lines) : lines.slice(0, end === -1 ? undefined : end)
  const above = head.filter(({ role }) => role === "text")
  const name = nameOf(above, start === -1 ? undefined : lines[start])
  if (name.length === 0) return undefined
  return { name: nameText(name), address: start === -1 ? place : addressText(addressFrom(lines, start)) }
}

/** Returns the lines from the name to the first one that is neither of it nor of an address: a title, an amount, goods. */
function aboveGoods(lines: readonly HeadLine[]): readonly HeadLine[] {
  const end = lines.findIndex(({ role }, index) => role === "end" && index > 0)
  return lines.slice(0, end === -1 ? undefined : end)
}

/** Returns the only whole address of a receipt that has none in its head: terminals print it below the payment. */
function addressAtFoot(context: ExtractionContext, { fragments }: LabelMap): HeadText | undefined {
  const cards = documentCards(context).filter((card) => isComplete(card) && card.name.length === 0)
  const [value, other] = new Set(cards.map(({ address }) => addressOf(address)))
  if (value === undefined || other !== undefined || !hasHouse(value)) return undefined
  const own = cards[0]?.address.flatMap(({ segment }) => fragments[segment.index] ?? []) ?? []
  return { value, fragments: own, isComplete: true }
}

function nameText(fragments: readonly Fragment[]): HeadText {
  const printed = withoutRegistration(textOfFragments(fragments))
  const isRecognized = fragments.some(({ word }) => word.source.confidence < 1)
  return { value: isRecognized ? repairLegalForm(printed) : printed, fragments, isComplete: true }
}

function addressText(fragments: readonly Fragment[]): HeadText {
  const printed = textOfFragments(fragments).replace(BRACKETED_NUMBER, "")
  const isRecognized = fragments.some(({ word }) => word.source.confidence < 1)
  const value = isRecognized ? repairHouse(printed) : printed
  return { value, fragments, isComplete: hasHouse(value) && POSTAL.test(value) }
}

/** Returns whether an address has a number beside its postal code. */
const hasHouse = (address: string): boolean => /\d/u.test(address.replace(POSTAL, ""))

/** A registration number in brackets after an address. Without brackets it may be a postal code, or the number of a branch. */
const BRACKETED_NUMBER = / \((?=[\p{Lu}\d-]{0,12}\d{4})[\p{Lu}\d-]{4,20}\)$/u

const heightOf = (box: Box): number => Math.max(1, box[3] - box[1])

/** Returns the first line below the name with the number of a house, a floor or a postal code, or the place above it. */
function addressStart(lines: readonly HeadLine[]): number {
  const head = aboveGoods(lines)
  const isAddress = ({ role, text }: HeadLine, index: number): boolean =>
    index > 0 && role === "text" && !endsWithLegalForm(repairLegalForm(text))
  const postal = head.findIndex((line, index) => isAddress(line, index) && POSTAL.test(line.text))
  const first = head.findIndex((line, index) => isAddress(line, index) && /\d/u.test(line.text))
  if (first === -1) return postal
  if (isBranch(head[first], head[first + 1])) return first + 1
  const above = head[first - 1]
  return above && isAddress(above, first - 1) && isPlaceBelowName(above, head.slice(0, first - 1)) ? first - 1 : first
}

/** Returns whether a line is the name of a branch with its number: it is no street, and the line below begins with a unit or a floor. */
function isBranch(line: HeadLine | undefined, below: HeadLine | undefined): boolean {
  if (line === undefined || below === undefined || below.role !== "text") return false
  const hasNumber = line.role === "text" && /\d/u.test(line.text)
  return hasNumber && isUnit(below.text) && !isStreet(line.text) && !isPlace(line.text) && !line.text.includes(",")
}

/** Returns whether the line above a number is part of the address, too: a place, or text below a registration number. */
function isPlaceBelowName(line: HeadLine, above: readonly HeadLine[]): boolean {
  const hasName = above.some(({ role }) => role === "text")
  return hasName && (isPlace(line.text) || above.at(-1)?.role === "number")
}

function addressFrom(lines: readonly HeadLine[], start: number): Fragment[] {
  const fragments: Fragment[] = []
  let last: HeadLine | undefined
  for (const line of lines.slice(start)) {
    if (line.role === "noise") continue
    if (line.role !== "text") break
    if (last && line.box[1] - last.box[3] > MAX_GAP * heightOf(last.box)) break
    append(fragments, line.fragments)
    if (endsWithCountry(line.text)) break
    last = line
  }
  return fragments
}

/** Returns whether a line ends with a country, after a comma or as the last word of a town with its postal code: `69000 Pahang Malaysia`. */
function endsWithCountry(text: string): boolean {
  const town = POSTAL.exec(text)
  return (
    isCountry(text.slice(text.lastIndexOf(",") + 1).trim()) ||
    (town !== null && isCountry(text.slice(town.index).split(" ").slice(2).at(-1) ?? ""))
  )
}

/** A word in lower case for `of` before the name of an owner. */
const OF_OWNER = /^(?:di|de|da|do|von|van|af|av) \p{Lu}/u

/** Returns the first name with a legal form, otherwise the lowest line, each with the lines that it was wrapped from. */
function nameOf(lines: readonly HeadLine[], address: HeadLine | undefined): Fragment[] {
  const legal = lines.findIndex(({ text }) => endsWithLegalForm(repairLegalForm(text)))
  let from = legal === -1 ? lines.length - 1 : legal
  const [sign, owner] = [lines[from - 1], lines[from]]
  // The sign of a shop is above the name of its owner: `FERRAMENTA NORDWIND`, and below it `di Nordwind Anna & C. s.n.c.`
  if (owner && sign && OF_OWNER.test(owner.text) && !/\p{Ll}|[&,]$/u.test(sign.text)) return [...sign.fragments]
  const to = from
  while (from > 0 && isWrapped(lines[from - 1], lines.slice(from, to + 1))) from--
  if (legal === -1 && address) while (from > 0 && isSetApart(lines[from - 1], lines[from], address)) from--
  return lines.slice(from, to + 1).flatMap(({ fragments }) => fragments)
}

/** Returns whether two lines are in the same type, which is not that of the address: a name that is set over two lines. */
function isSetApart(above: HeadLine | undefined, below: HeadLine | undefined, address: HeadLine): boolean {
  const [first, second, other] = [above, below, address].map((line) => line?.fragments[0]?.word.source)
  if (!above || !below || !first || !second || !other || first.confidence < 1) return false
  const isNear = below.box[1] - above.box[3] <= MAX_GAP * heightOf(above.box)
  return isNear && isSameType(first, second) && !isSameType(second, other)
}

/** Returns whether a name is wrapped: the line above ends with `&` or an open bracket, or little more than the legal form is below. */
function isWrapped(above: HeadLine | undefined, below: readonly HeadLine[]): boolean {
  const [line] = below
  if (!above || !line || line.box[1] - above.box[3] > MAX_GAP * heightOf(above.box)) return false
  if (/[&,/+-]$/u.test(above.text) || above.text.split("(").length > above.text.split(")").length) return true
  const rest = below
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s?\([^)]{0,200}\)/gu, "")
  return !endsWithLegalForm(above.text) && isLegalForm(rest)
}
