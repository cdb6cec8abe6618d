import type { ColumnDefinition } from "../../configuration.ts"
import type { ColumnConcept } from "../../lexicon/concept.ts"
import { foldTokens } from "../../text/folding.ts"
import { countedPerWeek } from "./counts-per-week.ts"
import { conceptsOfWhole, meansPrice } from "./heading-concepts.ts"

/** What the name of a column means by itself. */
interface Meant {
  readonly concept: ColumnConcept | undefined
}

/** Concepts of the amount of a row. */
const AMOUNTS: ReadonlySet<ColumnConcept> = new Set(["lineTotal", "lineGross", "amount"])

/** Returns which columns of texts are no amounts because another one is: the `Charge` of a melt beside an amount is its number. */
export function textsOf(columns: readonly ColumnDefinition[], labels: readonly Meant[]): ReadonlySet<number> {
  const money = columns.flatMap(({ type }, index) => {
    const concept = labels[index]?.concept
    return concept !== undefined && AMOUNTS.has(concept) ? [{ type, index }] : []
  })
  const texts = money.filter(({ type }) => type === "string")
  return new Set(texts.length < money.length ? texts.map(({ index }) => index) : [])
}

/** Returns which columns count by the week beside one that counts all: `Spots per week` times the rate is not the total. */
export function weeklyOf(columns: readonly ColumnDefinition[], labels: readonly Meant[]): ReadonlySet<number> {
  const counts = columns.flatMap((_, index) => (labels[index]?.concept === "quantity" ? [index] : []))
  const weekly = counts.filter((index) => countedPerWeek(columns[index]?.name ?? "") !== undefined)
  return new Set(weekly.length < counts.length ? weekly : [])
}

/** Returns which columns are article numbers because another one is the name of the goods: `Article` beside `Description`. */
export function articlesOf(columns: readonly ColumnDefinition[], labels: readonly Meant[]): [number, ColumnConcept][] {
  const named = columns.flatMap(({ name }, index) =>
    labels[index]?.concept === "description" ? [{ name, index }] : [],
  )
  const numbers = named.filter(({ name }) => conceptsOfWhole(name).has("article"))
  const isOther = numbers.length === named.length || labels.some(({ concept }) => concept === "article")
  return isOther ? [] : numbers.map(({ index }) => [index, "article"])
}

/** Returns which column numbers the rows because others are the name and the number of the goods: `Item` beside `Material` and `Description`. */
export function rowNumbersOf(
  columns: readonly ColumnDefinition[],
  labels: readonly Meant[],
): [number, ColumnConcept][] {
  const isOf = (concept: ColumnConcept): boolean => labels.some((label) => label.concept === concept)
  if (!isOf("article") || isOf("position")) return []
  const named = columns.flatMap(({ name }, index) =>
    labels[index]?.concept === "description" ? [{ name, index }] : [],
  )
  const numbers = named.filter(({ name }) => conceptsOfWhole(name).has("position"))
  return numbers.length === named.length ? [] : numbers.slice(0, 1).map(({ index }) => [index, "position"])
}

/** Returns which column is the total of a row because another one is the price of a unit: `Price` beside `Unit price`. */
export function totalsOf(columns: readonly ColumnDefinition[], labels: readonly Meant[]): [number, ColumnConcept][] {
  if (labels.some(({ concept }) => concept === "lineTotal" || concept === "lineGross")) return []
  const prices = columns.flatMap(({ name }, index) => (labels[index]?.concept === "unitPrice" ? [{ name, index }] : []))
  const totals = prices.filter(({ name }) => conceptsOfWhole(name).has("lineTotal"))
  const [total, another] = totals
  return total === undefined || another !== undefined || totals.length === prices.length
    ? []
    : [[total.index, "lineTotal"]]
}

/** Returns which columns are what a price is for because another one is the price: `Price unit`, `Price per` beside `Unit price`. */
export function priceBasesOf(
  columns: readonly ColumnDefinition[],
  labels: readonly Meant[],
): [number, ColumnConcept][] {
  const prices = columns.flatMap(({ name }, index) => (labels[index]?.concept === "unitPrice" ? [{ name, index }] : []))
  const isBase = (text: string): boolean => conceptsOfWhole(text).has("priceBase")
  const bases = prices.filter(({ name }) => isBase(name) || isBase(name.slice(name.lastIndexOf(" ") + 1)))
  return bases.length === prices.length ? [] : bases.map(({ index }) => [index, "priceBase"])
}

/** Returns which column is the price of a unit because another one is the amount of a row: `Price incl. VAT` beside `Amount incl. VAT`. */
export function pricesOf(columns: readonly ColumnDefinition[], labels: readonly Meant[]): [number, ColumnConcept][] {
  if (labels.some(({ concept }) => concept === "unitPrice")) return []
  const totals = labels.flatMap(({ concept }, index) =>
    concept === "lineTotal" || concept === "lineGross" ? [index] : [],
  )
  const prices = totals.filter((index) => meansPrice(columns[index]?.name ?? ""))
  const [price, another] = prices
  return price === undefined || another !== undefined || totals.length === 1 ? [] : [[price, "unitPrice"]]
}

/**
 * Returns which columns are prices before a discount because another one is the price after it: `Gross price` beside `Net price`, `Discount` and
 * `Amount`. Their headings are those of amounts with tax, their arithmetic is not.
 */
export function listPricesOf(columns: readonly ColumnDefinition[], labels: readonly Meant[]): ReadonlySet<number> {
  const isOf = (concept: ColumnConcept): boolean => labels.some((label) => label.concept === concept)
  if (!isOf("discount") || !isOf("lineTotal")) return new Set()
  const wordsOfPrices = new Set(
    columns.flatMap(({ name }, index) => (labels[index]?.concept === "unitPrice" ? foldTokens(name) : [])),
  )
  const isPrice = ({ name }: ColumnDefinition): boolean => foldTokens(name).some((token) => wordsOfPrices.has(token))
  return new Set(
    columns.flatMap((column, index) => (labels[index]?.concept === "lineGross" && isPrice(column) ? [index] : [])),
  )
}

const SIDES = ["debit", "credit"] as const

/**
 * Returns which columns beside a balance are its debit and credit side. `Payments` are money out for the holder of the account, and
 * money in for the supplier whose statement lists them beside charges: a side that only one column can have decides.
 */
export function sidesOf(columns: readonly ColumnDefinition[]): ReadonlyMap<number, ColumnConcept> {
  const meant = columns.map(({ name }) => SIDES.filter((side) => conceptsOfWhole(name).has(side)))
  const certain = meant.flatMap((sides) => (sides.length === 1 ? sides : []))
  const found = meant.flatMap((sides, index): [number, ColumnConcept][] => {
    const [side] = sides.length === 1 ? sides : sides.filter((each) => !certain.includes(each))
    return side === undefined ? [] : [[index, side]]
  })
  return new Map(found)
}
