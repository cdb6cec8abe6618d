import type { ColumnConcept, ConceptId } from "../../lexicon/concept.ts"
import type { Meaning } from "../../lexicon/language.ts"
import { composedConcept, meaningsOfToken, meansNumber, meansTotal } from "../../lexicon/meanings.ts"
import { foldTokens } from "../../text/folding.ts"
import { onceForText } from "../../text/once-for-text.ts"
import { splitWords, textsOf } from "../../lexicon/language-words.ts"
import { columnHeadings, PRICED_LIST_CONCEPTS, weakHeadings } from "./column-concepts.ts"
import { matchKeyOf } from "../words/page-text.ts"
import { taxedHeading } from "./taxed-headings.ts"

let conceptsByKey: ReadonlyMap<string, ReadonlySet<ColumnConcept>> | undefined

function buildConcepts(): ReadonlyMap<string, ReadonlySet<ColumnConcept>> {
  const concepts = new Map<string, Set<ColumnConcept>>()
  const add = (concept: ColumnConcept, text: string): void => {
    const key = matchKeyOf(text)
    const known = concepts.get(key)
    if (known) known.add(concept)
    else if (key !== "") concepts.set(key, new Set([concept]))
  }
  for (const [concept, headings] of columnHeadings()) for (const text of headings.keys()) add(concept, text)
  for (const concept of columnHeadings().keys()) for (const text of weakHeadings(concept)) add(concept, text)
  return concepts
}

/** Returns all concepts whose heading lists contain exactly this text. */
export const conceptsOfWhole = onceForText((text): ReadonlySet<ColumnConcept> => {
  conceptsByKey ??= buildConcepts()
  return conceptsByKey.get(matchKeyOf(text)) ?? NO_CONCEPTS
})

const NO_CONCEPTS: ReadonlySet<ColumnConcept> = new Set()

/** Returns the first concept whose heading list contains exactly this text. */
export function conceptOfWhole(text: string): ColumnConcept | undefined {
  return conceptsOfWhole(text).values().next().value
}

let linkPattern: RegExp | undefined

/** Finds a linking word such as `of`: `Importe de la línea`, `Preis pro Stück`. */
export function linkIn(text: string): RegExpExecArray | null {
  linkPattern ??= new RegExp(`\\s(?:${textsOf("of").flatMap(splitWords).join("|")})(?:\\s|(?<='))`, "iu")
  return linkPattern.exec(text)
}

/** Concepts that only qualify a word for money beside them: `unit price`, `price per piece`. */
const QUALIFIERS: ReadonlySet<ColumnConcept | undefined> = new Set(["position", "unit", "quantity"])

/** Columns that the words of a heading mean together where no list has it: `Nummer der Rechnung`. */
const COMPOSED: ReadonlyMap<ConceptId | undefined, ColumnConcept> = new Map([
  ["invoiceNumber", "documentNumber"],
  ["invoiceDate", "documentDate"],
  ["taxTotal", "taxAmount"],
  ["netTotal", "lineTotal"],
  ["grossTotal", "lineGross"],
  ["amountPaid", "paidAmount"],
  ["totalPaid", "paidAmount"],
])

/** Longer texts are descriptions; shorter words are links such as `des`. */
const MAX_NAME_TOKENS = 5
const MIN_WORD_LETTERS = 4

/** Returns whether a text is a word for a number and words for what it counts, which `isCounted` recognises. */
function namesNumberOf(text: string, isCounted: (token: string) => boolean): boolean {
  const tokens = foldTokens(text)
  if (tokens.length < 2 || tokens.length > MAX_NAME_TOKENS || !tokens.some(meansNumber)) return false
  const counted = tokens.filter((token) => !meansNumber(token) && token.length >= MIN_WORD_LETTERS)
  return counted.length > 0 && counted.every(isCounted)
}

/** Returns whether a text names the number of goods in words that no list has: `Nummer der Ware`, `Identificador do artigo`. */
function isArticleNumber(text: string): boolean {
  return namesNumberOf(text, (token) => isGoods(conceptsOfWhole(token)) || isGoods(conceptsOfWhole(singularOf(token))))
}

/** Returns whether a text names the number of a row in words that no list has: `Número da linha`. */
function isRowNumber(text: string): boolean {
  return namesNumberOf(text, (token) => conceptsOfWhole(token).has("position"))
}

const OF_RATE: ReadonlySet<Meaning> = new Set<Meaning>(["rate"])
const OF_TAX: ReadonlySet<Meaning> = new Set<Meaning>(["vat", "tax"])

/** Returns whether a text has a word or sign for a rate and one for a tax, and nothing else: `GST rate`, `HST %`. */
function isTaxRate(text: string): boolean {
  const meanings = foldTokens(text).map((token) => meaningsOfToken(token) ?? [])
  const has = (set: ReadonlySet<Meaning>): boolean => meanings.some((all) => all.some((meaning) => set.has(meaning)))
  const isOther = meanings.some((all) => !all.some((meaning) => OF_RATE.has(meaning) || OF_TAX.has(meaning)))
  return !isOther && has(OF_TAX) && (has(OF_RATE) || text.includes("%"))
}

/** Returns whether a text names the total of what is counted, not of an amount: `Total spots`. */
export function isTotalQuantity(text: string): boolean {
  const tokens = foldTokens(text)
  const counted = tokens.filter((token) => !meansTotal(token))
  return counted.length < tokens.length && conceptOfWhole(counted.join(" ")) === "quantity"
}

const isGoods = (concepts: ReadonlySet<ColumnConcept>): boolean =>
  concepts.has("article") || concepts.has("description")

/** Drops a genitive or plural s. */
const singularOf = (token: string): string => token.replace(/e?s$/u, "")

/**
 * Returns the concept of a property that is said to be the line's: the price of a line is its total, and its tax an
 * amount, though `price` and `tax` alone mean the price of a unit and the rate.
 */
function conceptOfLine(property: string, owner: string): ColumnConcept | undefined {
  if (!foldTokens(owner).some((token) => conceptsOfWhole(token).has("position"))) return undefined
  const words = foldTokens(property).map(conceptsOfWhole)
  if (words.some((concepts) => [...concepts].some((concept) => QUALIFIERS.has(concept)))) return undefined
  if (words.some((concepts) => concepts.has("unitPrice") && concepts.has("lineTotal"))) return "lineTotal"
  return conceptsOfWhole(property).has("taxRate") && conceptsOfWhole(property).has("taxAmount")
    ? "taxAmount"
    : undefined
}

/** Returns the concept of an amount that is said to include the tax or not: `price` alone may be that of a line as well as of a unit. */
function conceptOfTaxed(text: string): ColumnConcept | undefined {
  const { rest, isWithTax } = taxedHeading(text) ?? {}
  const concept = rest === undefined ? undefined : conceptOf(rest)
  if (rest === undefined || (concept !== "unitPrice" && concept !== "lineTotal")) return undefined
  return isWithTax && conceptsOfWhole(rest).has("lineTotal") ? "lineGross" : concept
}

/** Returns whether a text is a word for a price, perhaps with or without tax: also a unit's where another column is the line's. */
export function meansPrice(text: string): boolean {
  return conceptsOfWhole(taxedHeading(text)?.rest ?? text).has("unitPrice")
}

/** Boundaries of words in a text or an identifier: `Product/Service`, `product_or_service`, `productOrService`. */
const WORD_BREAK = /[\s/_()-]+|(?<=\p{Ll})(?=\p{Lu})/u

/**
 * Returns the concept of a heading: by its entire text, else by the part before a word such as `of`, else by its last and
 * first long words.
 */
export function conceptOf(text: string): ColumnConcept | undefined {
  const whole = conceptOfWhole(text)
  if (whole) return whole
  if (isArticleNumber(text)) return "article"
  if (isRowNumber(text)) return "position"
  if (isTotalQuantity(text)) return "quantity"
  if (isTaxRate(text)) return "taxRate"
  const taxed = conceptOfTaxed(text)
  if (taxed) return taxed
  const composed = COMPOSED.get(composedConcept(text))
  if (composed) return composed
  const link = linkIn(text)
  const property = link ? text.slice(0, link.index) : ""
  const head = link ? (conceptOfLine(property, text.slice(link.index)) ?? conceptOf(property)) : undefined
  if (head) return head
  const words = text.split(WORD_BREAK).filter((word) => word.length > 2)
  // All long words first: without the short ones, a list may have the text, as that of `Discount in %`.
  for (let length = words.length; length > 0; length--) {
    const [end, start] = [words.slice(-length), words.slice(0, length)].map((part) => conceptOfWhole(part.join(" ")))
    const isQualified = QUALIFIERS.has(end) && start !== undefined && PRICED_LIST_CONCEPTS.has(start)
    const found = isQualified ? start : (end ?? start)
    if (found === undefined) continue
    // `Som van de regel`: an unknown property of a line is not its number.
    return link && found === "position" ? undefined : found
  }
  return undefined
}
