import type { ColumnDefinition } from "../configuration.ts"
import type { ColumnConcept, ConceptId } from "../lexicon/concept.ts"
import { composedConcept, meansNumber } from "../lexicon/meanings.ts"
import { onceForEqual } from "../lexicon/once-for-equal.ts"
import { foldTokens } from "../text/folding.ts"
import { splitWords, textsOf } from "../lexicon/language-words.ts"
import { columnHeadings, PRICED_LIST_CONCEPTS, weakHeadings } from "./column-concepts.ts"
import { matchKeyOf } from "./page-text.ts"

/** A text that may head a column, compared by its match key. */
export interface ColumnLabel {
  readonly key: string
  /** 0 to 1: how strongly the text indicates the column. */
  readonly weight: number
  /** True for the configured name itself; a part of it is evidence too. */
  readonly isName: boolean
}

/** The texts that may head a configured column. */
export interface ColumnLabels {
  /** The configured name and the quoted phrases. */
  readonly names: readonly string[]
  readonly labels: readonly ColumnLabel[]
  readonly concept: ColumnConcept | undefined
  /** Another concept that the name may also mean: `VAT` is a rate or an amount. */
  readonly alternative: ColumnConcept | undefined
}

const QUOTED = /["“”„«‹]([^"“”„«»‹›]{1,60})["“”»›]/gu

/** Returns the phrases quoted in a description. */
export function quotedPhrases(description: string | undefined): string[] {
  return [...(description ?? "").matchAll(QUOTED)].map((match) => match[1]?.trim() ?? "").filter((text) => text !== "")
}

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
export function conceptsOfWhole(text: string): ReadonlySet<ColumnConcept> {
  conceptsByKey ??= buildConcepts()
  return conceptsByKey.get(matchKeyOf(text)) ?? new Set()
}

/** Returns the first concept whose heading list contains exactly this text. */
export function conceptOfWhole(text: string): ColumnConcept | undefined {
  return conceptsOfWhole(text).values().next().value
}

let linkPattern: RegExp | undefined

/** Finds a linking word such as `of`: `Importe de la línea`, `Preis pro Stück`. */
function linkIn(text: string): RegExpExecArray | null {
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

/** Returns whether a text names the number of goods in words that no list has: `Nummer der Ware`, `Identificador do artigo`. */
function isArticleNumber(text: string): boolean {
  const tokens = foldTokens(text)
  if (tokens.length < 2 || tokens.length > MAX_NAME_TOKENS || !tokens.some(meansNumber)) return false
  const goods = tokens.filter((token) => !meansNumber(token) && token.length >= MIN_GOODS_LETTERS)
  return (
    goods.length > 0 &&
    goods.every((token) => isGoods(conceptsOfWhole(token)) || isGoods(conceptsOfWhole(singularOf(token))))
  )
}

/** Returns whether a text names the number of a row in words that no list has: `Número da linha`. */
function isRowNumber(text: string): boolean {
  const tokens = foldTokens(text)
  if (tokens.length < 2 || tokens.length > MAX_NAME_TOKENS || !tokens.some(meansNumber)) return false
  const rows = tokens.filter((token) => !meansNumber(token) && token.length >= MIN_GOODS_LETTERS)
  return rows.length > 0 && rows.every((token) => conceptsOfWhole(token).has("position"))
}

/** Longer texts are descriptions; shorter words are links such as `des`. */
const MAX_NAME_TOKENS = 5
const MIN_GOODS_LETTERS = 4

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
  const composed = COMPOSED.get(composedConcept(text))
  if (composed) return composed
  const link = linkIn(text)
  const property = link ? text.slice(0, link.index) : ""
  const head = link ? (conceptOfLine(property, text.slice(link.index)) ?? conceptOf(property)) : undefined
  if (head) return head
  const words = text.split(WORD_BREAK).filter((word) => word.length > 2)
  // `Discount in %`: all long words together are another text than the whole, too.
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

/**
 * Weights of labels: the configured name, phrases quoted in the description, headings of the concept by rank, weak
 * ones.
 */
const NAME_WEIGHT = 1
const QUOTED_WEIGHT = 0.97
const HEADING_WEIGHT = 0.9
const RANK_WEIGHT = 0.15
const WEAK_WEIGHT = 0.5

/** Names that mean either concept; the cells decide. */
const AMBIGUOUS: readonly (readonly [ColumnConcept, ColumnConcept])[] = [["taxRate", "taxAmount"]]
/** Columns that only a list of payments for documents has: there `gross amount` is a document's, not a line's. */
const PAYMENT_CONCEPTS: ReadonlySet<ColumnConcept | undefined> = new Set([
  "paidAmount",
  "documentNumber",
  "documentDate",
])

/** Collects the labels of every column of a table. */
export const tableLabels = onceForEqual((columns: readonly ColumnDefinition[]): readonly ColumnLabels[] => {
  const labels = columns.map((column) => columnLabels(column))
  if (!labels.some(({ concept }) => PAYMENT_CONCEPTS.has(concept))) return labels
  return columns.map((column) => columnLabels(column, true))
})

const labelsByConcept = new Map<ColumnConcept, readonly ColumnLabel[]>()

/** Returns the headings of a concept as labels, the strongest first. */
function labelsOfConcept(concept: ColumnConcept): readonly ColumnLabel[] {
  const known = labelsByConcept.get(concept)
  if (known) return known
  const toLabel = (text: string, weight: number): ColumnLabel => ({ key: matchKeyOf(text), weight, isName: false })
  const headings = [...(columnHeadings().get(concept) ?? [])]
  const labels = [
    ...headings.map(([text, rank]) => toLabel(text, HEADING_WEIGHT - RANK_WEIGHT * rank)),
    ...weakHeadings(concept).map((text) => toLabel(text, WEAK_WEIGHT)),
  ]
  labelsByConcept.set(concept, labels)
  return labels
}

/** Collects the labels of a column: its name, phrases quoted in its description and headings of its concept. */
export function columnLabels(column: ColumnDefinition, isOfPayments = false): ColumnLabels {
  const names = [column.name, ...quotedPhrases(column.description)]
  const meant = names.map(conceptOf).find((found) => found !== undefined)
  const known = names.map(conceptsOfWhole).find((found) => found.size > 0) ?? new Set()
  const concept = isOfPayments && meant === "lineGross" && known.has("grossAmount") ? "grossAmount" : meant
  const pair = AMBIGUOUS.find((concepts) => concepts.every((each) => known.has(each)))
  const alternative = pair?.find((each) => each !== concept)
  const labels = new Map<string, ColumnLabel>()
  const add = (label: ColumnLabel): void => {
    if (label.key !== "" && !labels.has(label.key)) labels.set(label.key, label)
  }
  for (const [index, name] of names.entries())
    add({ key: matchKeyOf(name), weight: index === 0 ? NAME_WEIGHT : QUOTED_WEIGHT, isName: index === 0 })
  for (const own of [concept, alternative]) {
    if (own) for (const label of labelsOfConcept(own)) add(label)
  }
  return { names, labels: [...labels.values()], concept, alternative }
}
