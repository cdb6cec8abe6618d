import { HALF_CENT } from "../../normalize/rounding.ts"
import type { FoundTable } from "../cells/found-table.ts"
import { append } from "../../arrays/append.ts"
import { lowerBound } from "../../arrays/lower-bound.ts"
import { amountLines } from "../bands/amount-lines.ts"
import type { BodyRules } from "../body/body-rules.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import { listsWithAdditions } from "./list-additions.ts"
import { type Entry, readEntries, taxesOf } from "./list-entries.ts"
import { isVerified, type ListColumns, type PageEntry, toTable } from "./list-table.ts"
import { findSections } from "./list-sections.ts"
import { isTaxed } from "../bands/reconciled-band.ts"
import type { PageText, TableWord } from "../words/page-text.ts"

type List = readonly PageEntry[]

/**
 * Finds the items of an invoice or receipt without headings: names that start at the same x with amounts that end at the
 * same x and reconcile with a printed total, whatever the total is called. Sublines with another indentation break items
 * down and are left out.
 */
export function findReconciledList(
  pages: readonly PageText[],
  rules: BodyRules,
  listColumns: ListColumns,
  labels: readonly ColumnLabels[],
): FoundTable | undefined {
  const { format } = rules
  const entries = pages.map((page) => readEntries(page, format).map((entry) => ({ ...entry, page: page.page })))
  const totals = entries.flatMap((list) => list.filter((entry) => entry.isTotal))
  const printed = [...new Set(totals.map(({ amount }) => amount.value))]
  const taxes = [...new Set(pages.flatMap((page) => taxesOf(page, format)))].slice(0, MAX_TAXES)
  // The tax may be added without a sum before it.
  const nets = taxes.flatMap((tax) => printed.filter((total) => total > tax).map((total) => total - tax))
  const saved = savedIn(entries.flat())
  const grosses = saved === 0 ? [] : printed.map((total) => total - saved)
  const sums = [...new Set([...printed, ...nets, ...grosses])].sort((a, b) => a - b)
  const lines = amountLines(pages, format)
  const isTaxedItem = (entry: PageEntry): boolean => {
    const own = entry.amount.words[0]?.line
    return isTaxed(
      lines,
      lines.findIndex(({ page, line }) => page.page === entry.page && line.index === own),
    )
  }
  const listsIn = (all: readonly PageEntry[]): List[] => {
    const groups = groupEntries(all)
    const known = groups.flatMap((group) =>
      isReconciled(sums, group) || areProducts(group) ? [group] : (entriesUpToSum(group) ?? []),
    )
    return [
      ...known.filter((group) => group.length > 1 || group.some(isVerified) || group.some(isTaxedItem)),
      ...listsWithAdditions(groups, (list) => isReconciled(sums, list)),
    ]
  }
  // A list over several pages has its total on the last one.
  const lists = [
    ...entries.flatMap(listsIn),
    ...(entries.length > 1 ? listsIn(entries.flat()) : []),
    ...findSections(entries.flat(), isAligned).filter((list) => isReconciled(sums, list)),
  ]
  // Entries indented further break down the entries to their left.
  const leftOf = (list: List): number => Math.round(list[0]?.name[0]?.box[0] ?? 0)
  const verifiedIn = (list: List): number => list.filter(isVerified).length
  const [best] = lists.toSorted((a, b) => verifiedIn(b) - verifiedIn(a) || leftOf(a) - leftOf(b) || b.length - a.length)
  return best && toTable(best, rules, listColumns, labels)
}

/** Returns the sum of the amounts below zero: savings may be indented below the goods, and then are none of their list. */
function savedIn(entries: List): number {
  return entries.reduce((sum, { amount, isTotal }) => (isTotal ? sum : sum + Math.min(0, amount.value)), 0)
}

/** Taxes that a document prints, at most. */
const MAX_TAXES = 8

/** Lists beside each other on one page, at most; lines that all start at another x form none. */
const MAX_LISTS = 200

/** Entries whose products confirm a list that no printed total does. */
const MIN_PRODUCTS = 2

/** Returns whether all entries are products, not all of them of a factor of one: these need no total. */
function areProducts(group: readonly Entry[]): boolean {
  const isInformative = ({ quantity, price }: Entry): boolean => quantity?.value !== 1 && price?.value !== 1
  return group.length >= MIN_PRODUCTS && group.every(isVerified) && group.some(isInformative)
}

/** A group of entries that may continue. */
interface OpenGroup {
  readonly entries: PageEntry[]
  added: Added
}

/**
 * Groups entries by the x at which their names start and their amounts end; a total ends the groups above it, and a lone amount the
 * one whose sum it is; what is left of an amount after its discount may be such a sum or that of one entry.
 */
function groupEntries(all: readonly PageEntry[]): PageEntry[][] {
  const closed: PageEntry[][] = []
  let open: OpenGroup[] = []
  const close = (isClosed: (group: OpenGroup) => boolean): void => {
    append(
      closed,
      open.filter(isClosed).map(({ entries }) => entries),
    )
    open = open.filter((group) => !isClosed(group))
  }
  for (const entry of all) {
    if (entry.isTotal) {
      const isAlone = entry.name.length === 0
      if (entry.isReduced === true) {
        // Each is a copy of all entries so far.
        if (closed.length >= MAX_LISTS) continue
        append(
          closed,
          open.filter(({ added }) => isSum(added, entry.amount.value)).map(({ entries }) => [...entries]),
        )
        continue
      }
      close(({ added }) => !isAlone || isSum(added, entry.amount.value))
      continue
    }
    const group = open.find(({ entries }) => {
      const last = entries.at(-1)
      return last !== undefined && isAligned(last, entry)
    })
    if (group) {
      group.entries.push(entry)
      group.added = addEntry(group.added, entry)
    } else if (open.length < MAX_LISTS) open.push({ entries: [entry], added: addEntry(NOTHING, entry) })
  }
  return [...closed, ...open.map(({ entries }) => entries)]
}

/** Points by which left and right edges of one list may differ; quantities before the names may be right-aligned. */
const ALIGNED_START = 1.5
const ALIGNED_COUNT_START = 12
const ALIGNED_END = 2

/**
 * Returns whether an entry is aligned with the one above it; only neighbours are compared because skewed lists drift.
 */
function isAligned(a: Entry, b: Entry): boolean {
  const startOf = (entry: Entry): number => (leadOf(entry) ?? entry.name[0])?.box[0] ?? 0
  const endOf = ({ amount }: Entry): number => amount.words.at(-1)?.box[2] ?? 0
  const reach = leadOf(a) && leadOf(b) ? ALIGNED_COUNT_START : ALIGNED_START
  // The amounts of products in running text, `2 pcs × 1.99 = 3.98`, end where the text does.
  const isAlike = Math.abs(endOf(a) - endOf(b)) < ALIGNED_END || (isVerified(a) && isVerified(b))
  return Math.abs(startOf(a) - startOf(b)) < reach && isAlike
}

/** Returns the quantity that precedes the name on its line. */
function leadOf({ name, quantity }: Entry): TableWord | undefined {
  const [first] = quantity?.words ?? []
  return first && first.line === name[0]?.line && first.index < name[0].index ? first : undefined
}

/** Returns the entries above the last one that is their sum: a small price may be such a sum by chance. */
function entriesUpToSum(group: readonly PageEntry[]): PageEntry[][] | undefined {
  let best: number | undefined
  let above = NOTHING
  for (const [index, entry] of group.entries()) {
    const isInformative = index > 1 || group.slice(0, index).some(isVerified)
    if (index > 0 && isInformative && isSum(above, entry.amount.value)) best = index
    above = addEntry(above, entry)
  }
  return best === undefined ? undefined : [group.slice(0, best)]
}

/** A sum of amounts, and the largest absolute value among them. */
interface Added {
  readonly sum: number
  readonly largest: number
}

const NOTHING: Added = { sum: 0, largest: 0 }

function addEntry({ sum, largest }: Added, { amount }: Entry): Added {
  return { sum: sum + amount.value, largest: Math.max(largest, Math.abs(amount.value)) }
}

function isSum({ sum, largest }: Added, total: number): boolean {
  return total !== 0 && Math.abs(sum - total) < HALF_CENT && largest <= Math.abs(total)
}

/** Returns whether one of the printed totals, sorted, is the sum of a group. */
function isReconciled(totals: readonly number[], group: readonly Entry[]): boolean {
  const added = group.reduce(addEntry, NOTHING)
  for (let index = lowerBound(totals, added.sum - HALF_CENT); index < totals.length; index++) {
    const total = totals[index] ?? Infinity
    if (total >= added.sum + HALF_CENT) return false
    if (isSum(added, total)) return true
  }
  return false
}
