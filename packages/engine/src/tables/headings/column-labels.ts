import type { ColumnDefinition } from "../../configuration.ts"
import type { ColumnConcept } from "../../lexicon/concept.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import { meansTotal } from "../../lexicon/meanings.ts"
import { onceForEqual } from "../../lexicon/once-for-equal.ts"
import { foldText, foldTokens } from "../../text/folding.ts"
import { columnHeadings, weakHeadings } from "./column-concepts.ts"
import { weeklyHeadings } from "./counts-per-week.ts"
import { matchKeyOf } from "../words/page-text.ts"
import { conceptOf, conceptsOfWhole, isTotalQuantity } from "./heading-concepts.ts"
import {
  articlesOf,
  listPricesOf,
  priceBasesOf,
  pricesOf,
  rowNumbersOf,
  sidesOf,
  textsOf,
  totalsOf,
  weeklyOf,
} from "./meanings-beside-others.ts"
import { taxSideOf } from "./taxed-headings.ts"

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

/**
 * Weights of labels: the configured name, phrases quoted in the description, the name in the other number, a count per week in other words,
 * words of the name that are headings of its concept themselves, other headings of the concept by rank, weak ones.
 */
const NAME_WEIGHT = 1
const QUOTED_WEIGHT = 0.97
const OTHER_NUMBER_WEIGHT = 0.95
const WEEKLY_WEIGHT = 0.95
const LISTED_WORD_WEIGHT = 0.92
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

/** Concepts of columns that name what a row is about: without one, a `Position` may be a place or a job. */
const NAME_CONCEPTS: readonly ColumnConcept[] = ["description", "details", "article"]

/** Collects the labels of every column of a table. */
export const tableLabels = onceForEqual((columns: readonly ColumnDefinition[]): readonly ColumnLabels[] => {
  const labels = columns.map((column) => columnLabels(column))
  const concepts = new Set(labels.map(({ concept }) => concept))
  const isOfPayments = labels.some(({ concept }) => PAYMENT_CONCEPTS.has(concept))
  const amongOthers = new Map([
    ...(concepts.has("balance") ? sidesOf(columns) : []),
    ...articlesOf(columns, labels),
    ...rowNumbersOf(columns, labels),
    ...totalsOf(columns, labels),
    ...pricesOf(columns, labels),
    ...priceBasesOf(columns, labels),
  ])
  const texts = textsOf(columns, labels)
  const listed = listPricesOf(columns, labels)
  const weekly = weeklyOf(columns, labels)
  const isUnnamed = !NAME_CONCEPTS.some((concept) => concepts.has(concept))
  const isPlace = (index: number): boolean => isUnnamed && labels[index]?.concept === "position"
  if (
    !isOfPayments &&
    amongOthers.size + weekly.size + texts.size + listed.size === 0 &&
    !columns.some((_, index) => isPlace(index))
  )
    return labels
  return columns.map((column, index) => {
    if (weekly.has(index) || texts.has(index)) return columnLabels(column, isOfPayments, null)
    const own = columnLabels(column, isOfPayments, amongOthers.get(index))
    if (listed.has(index)) return { ...own, concept: undefined }
    return isPlace(index) && column.type === "string" ? { ...own, alternative: "description" } : own
  })
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

/** Letters of an abbreviated word for a total. */
const ABBREVIATED = 3

/** Returns the name's word for a total, also abbreviated, as labels: `Tot` beside `Spots per week` is a total of spots. */
const totalLabels = (name: string): readonly ColumnLabel[] =>
  foldTokens(name)
    .filter(meansTotal)
    .flatMap((word) => [word, word.slice(0, ABBREVIATED)])
    .map((key) => ({ key, weight: WEAK_WEIGHT, isName: false }))

/**
 * Returns what the first known name means. `Item no` is asked for as the goods' number, though it may also head the numbers of the rows, and an
 * amount with tax as that of a line, though it may be the only one.
 */
function firstMeaning(names: readonly string[]): ColumnConcept | undefined {
  const name = names.find((text) => conceptOf(text) !== undefined) ?? ""
  const concept = conceptOf(name)
  const known = conceptsOfWhole(name)
  if (concept === "lineTotal" && known.has("lineGross") && taxSideOf(name) === "with") return "lineGross"
  return concept === "position" && known.has("article") ? "article" : concept
}

/** Returns the keys of a name of two parts as other headings print it: `Taxes & fees`, `Taxes/fees` for `Taxes and fees`, and the other way round. */
export function joinedNames(name: string): string[] {
  const words = name.split(/\s+/u)
  const at = words.findIndex((word, index) => index > 0 && (word === "&" || wordsOf("and").has(foldText(word))))
  if (at < 0 || at === words.length - 1) return []
  const links = words[at] === "&" ? [...wordsOf("and")] : [""]
  return links.map((link) => matchKeyOf(words.with(at, link).join(" ")))
}

/**
 * Returns the words of the longer name of a quantity that head columns of quantities: `Delivered` of `Quantity delivered`, which stands
 * beside `Ordered`. Of prices such a word, `Price`, heads other columns as well.
 */
function listedWords(name: string, concept: ColumnConcept | undefined): string[] {
  const words = name.split(/\s+/u)
  if (concept !== "quantity" || words.length < 2) return []
  const listed = new Set(labelsOfConcept(concept).flatMap(({ key, weight }) => (weight > WEAK_WEIGHT ? [key] : [])))
  return words.map(matchKeyOf).filter((key) => listed.has(key))
}

/** The end of a name whose last word is long enough for a plural: `ID` has none. */
const NOUN = /\p{L}{3}$/u

/** Returns the key of a name in the plural where it is in the singular, and the other way round: `Units` for `Unit`. */
function otherNumber(name: string): string[] {
  if (!NOUN.test(name) || name.endsWith("ss")) return []
  const other = name.endsWith("s") ? name.slice(0, -1) : `${name}s`
  return NOUN.test(other) ? [matchKeyOf(other)] : []
}

/**
 * Collects the labels of a column: its name, phrases quoted in its description and headings of its concept. `amongOthers` is the concept
 * that the other columns of its table give it, null for none.
 */
export function columnLabels(
  column: ColumnDefinition,
  isOfPayments = false,
  amongOthers?: ColumnConcept | null,
): ColumnLabels {
  const names = [column.name, ...quotedPhrases(column.description)]
  const meant = amongOthers === undefined ? firstMeaning(names) : (amongOthers ?? undefined)
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
  for (const key of joinedNames(column.name)) add({ key, weight: NAME_WEIGHT, isName: false })
  for (const text of weeklyHeadings(column.name)) add({ key: matchKeyOf(text), weight: WEEKLY_WEIGHT, isName: false })
  for (const key of otherNumber(column.name)) add({ key, weight: OTHER_NUMBER_WEIGHT, isName: false })
  for (const key of listedWords(column.name, concept)) add({ key, weight: LISTED_WORD_WEIGHT, isName: false })
  for (const own of [concept, alternative]) {
    if (own) for (const label of labelsOfConcept(own)) add(label)
  }
  if (concept === "quantity" && isTotalQuantity(column.name)) for (const label of totalLabels(column.name)) add(label)
  return { names, labels: [...labels.values()], concept, alternative }
}
