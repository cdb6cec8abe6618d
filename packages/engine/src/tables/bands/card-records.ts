import type { Value } from "../../extraction.ts"
import { leastConfidence, placeOfWords } from "../../page/evidence.ts"
import { greatest } from "../../arrays/extremes.ts"
import type { BodyRules } from "../body/body-rules.ts"
import { readCell } from "../cells/cell-value.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { FoundCell, FoundTable } from "../cells/found-table.ts"
import { type LabelledPair, labelledPairs } from "../titles/labelled-pairs.ts"
import { type PageText, textOf } from "../words/page-text.ts"

/** Cards that a table has at least, and columns that each of them has a label for. */
const MIN_CARDS = 2
const MIN_COLUMNS = 3
/** Share of the columns that is labelled in each card. */
const MIN_SHARE = 0.5
/** Difference between the weights of labels that mean a column alike. */
const ALIKE = 0.2
/** Lines of the last card, relative to the longest one before. */
const MAX_LAST = 1.5

/**
 * Reads a table whose rows are printed as cards, in which each value has a label of its own: `Description: …`, `Quantity: …`, as viewers of
 * electronic invoices print the lines. A card begins where one of its labels comes again. Undefined where no labels repeat together.
 */
export function findCardRecords(
  pages: readonly PageText[],
  rules: BodyRules,
  labels: readonly ColumnLabels[],
): FoundTable | undefined {
  const cards = bestCards(labelledPairs(pages, labels), labels.length)
  return cards && toTable(cards, rules)
}

/** The labels of a card with their values, in the order in which they are printed. */
type Card = readonly LabelledPair[]

/** Divides the pairs before each occurrence of one label, and takes the label whose cards have most columns. */
function bestCards(pairs: readonly LabelledPair[], columns: number): readonly Card[] | undefined {
  const least = Math.max(MIN_COLUMNS, MIN_SHARE * columns)
  let best: { cards: readonly Card[]; filled: number } | undefined
  for (const key of new Set(pairs.map((pair) => pair.key))) {
    const cards = dividedAt(pairs, key).filter((card) => columnsOf(card) >= least)
    const filled = cards.reduce((sum, card) => sum + columnsOf(card), 0)
    if (cards.length >= MIN_CARDS && filled > (best?.filled ?? 0)) best = { cards, filled }
  }
  return best?.cards
}

const columnsOf = (card: Card): number => new Set(card.map(({ column }) => column)).size

function dividedAt(pairs: readonly LabelledPair[], key: string): readonly Card[] {
  const starts = pairs.flatMap((pair, at) => (pair.key === key ? [at] : []))
  const cards = starts.map((start, at) => pairs.slice(start, starts[at + 1] ?? pairs.length))
  const last = cards.at(-1) ?? []
  const longest = greatest(cards.slice(0, -1).map(linesOf), 0)
  // Where each of the others goes on on the next page, the last one may be of any length.
  return [...cards.slice(0, -1), untilRepeated(last, longest === 0 ? Infinity : MAX_LAST * longest)]
}

/** Returns the lines of a page from the first to the last pair; 0 where a card goes on on the next page. */
function linesOf(card: Card): number {
  const [first, last] = [card[0], card.at(-1)]
  return first && last && first.page === last.page ? last.line - first.line : 0
}

/** Returns the pairs of the last card: none of its labels comes twice, and it is hardly longer than the others. */
function untilRepeated(card: Card, lines: number): Card {
  const [first] = card
  const keys = new Set<string>()
  const end = card.findIndex(({ key, page, line }) => {
    const isRepeated = keys.has(key)
    keys.add(key)
    return isRepeated || (page === first?.page && line - first.line > lines)
  })
  return end === -1 ? card : card.slice(0, end)
}

function toTable(cards: readonly Card[], { definition: { columns }, format }: BodyRules): FoundTable {
  const table: FoundTable = { rows: [], evidence: [] }
  for (const card of cards) {
    const cells = columns.map(({ name, type }, column): { name: string; value: Value; pair?: LabelledPair } => {
      const own = card.filter((each) => each.column === column)
      const least = greatest(own.map(({ weight }) => weight)) - ALIKE
      // Of labels that mean a column alike the first one with a value of its type counts: the name goes before its description.
      const read = own.flatMap((pair) => {
        const words = type === "string" ? [...pair.value, ...pair.rest] : pair.value
        const value = pair.weight < least ? null : readCell(textOf(words), type, format)
        return value === null ? [] : [{ name, value, pair: { ...pair, value: words } }]
      })
      return read[0] ?? { name, value: null }
    })
    if (cells.every(({ value }) => value === null)) continue
    // Built from entries because a column may be named like a member of every object, such as `__proto__`.
    table.rows.push(Object.fromEntries(cells.map(({ name, value }) => [name, value])))
    const found = cells.flatMap(({ name, value, pair }): [string, FoundCell][] => {
      if (value === null || !pair) return []
      const sources = pair.value.map(({ source }) => source)
      const clues = { origin: "headed", heading: pair.weight, recognised: leastConfidence(sources) } as const
      return [[name, { ...placeOfWords(sources, pair.page), clues }]]
    })
    table.evidence.push(Object.fromEntries(found))
  }
  return table
}
