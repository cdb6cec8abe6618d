import type { TableDefinition } from "../configuration.ts"
import type { Value } from "../extraction.ts"
import { evidenceOfWords, type TableAnswer } from "../extract/context.ts"
import type { CellFormat } from "./cell-value.ts"
import { findNumbers } from "../normalize/number.ts"
import { chunksOf, type PageText, type TableWord, textOf } from "./page-text.ts"
import { isTaxStart, isTotalStart } from "./stop-words.ts"

/** A line of a name and an amount. */
interface Entry {
  readonly name: readonly TableWord[]
  readonly amount: readonly TableWord[]
  readonly value: number
  readonly isTotal: boolean
}

/** Only the sum speaks for such a list. */
const CONFIDENCE = 0.6

/**
 * Finds a bill without headings: names that begin at the same x with amounts that end at the same x, whose sum is
 * printed as a total. Sublines that are indented differently break a list down and are left out.
 */
export function findSummedList(
  pages: readonly PageText[],
  definition: TableDefinition,
  places: { readonly description: number; readonly lineTotal: number },
  format: CellFormat,
): TableAnswer | undefined {
  const entries = pages.map((page) => page.lines.flatMap((line) => entryOf(line.words, format) ?? []))
  const totals = entries.flat().filter((entry) => entry.isTotal)
  const lists = entries.flatMap((list, index) =>
    groupEntries(list)
      .filter((group) => group.length > 1 && totals.some((total) => isSum(group, total.value)))
      .map((group) => ({ group, page: pages[index]?.page ?? 1 })),
  )
  // What is set furthest to the left is broken down by what is indented below it.
  const leftOf = ({ group }: (typeof lists)[number]): number => Math.round(group[0]?.name[0]?.box[0] ?? 0)
  const [best] = lists.toSorted((a, b) => leftOf(a) - leftOf(b) || b.group.length - a.group.length)
  if (!best) return undefined
  const nameOf = (place: number): string => definition.columns[place]?.name ?? ""
  const answer: TableAnswer = { rows: [], evidence: [] }
  for (const { name, amount, value } of best.group) {
    const row: Record<string, Value> = Object.fromEntries(definition.columns.map((column) => [column.name, null]))
    row[nameOf(places.description)] = textOf(name)
    row[nameOf(places.lineTotal)] = value
    answer.rows.push(row)
    answer.evidence.push({
      [nameOf(places.description)]: evidenceOfWords(
        name.map((word) => word.source),
        best.page,
        CONFIDENCE,
      ),
      [nameOf(places.lineTotal)]: evidenceOfWords(
        amount.map((word) => word.source),
        best.page,
        CONFIDENCE,
      ),
    })
  }
  return answer
}

/** A line of exactly two texts, the second an amount with decimals or a currency. */
function entryOf(words: readonly TableWord[], format: CellFormat): Entry | undefined {
  const chunks = chunksOf(words)
  const [name, amount] = chunks
  if (chunks.length !== 2 || !name || !amount || !/\p{L}{2}/u.test(textOf(name))) return undefined
  const found = findNumbers(amount, format)
  const [only] = found
  if (!only || found.length > 1 || only.text !== textOf(amount)) return undefined
  if ((only.decimals !== 2 && !only.hasCurrency) || isTaxStart(name)) return undefined
  return { name, amount, value: only.value, isTotal: isTotalStart(name) }
}

/** Groups entries by where their names begin and their amounts end; a total ends the groups above it. */
function groupEntries(entries: readonly Entry[]): Entry[][] {
  const closed: Entry[][] = []
  let open: Entry[][] = []
  for (const entry of entries) {
    if (entry.isTotal) {
      closed.push(...open)
      open = []
      continue
    }
    const group = open.find(([first]) => first !== undefined && isAligned(first, entry))
    if (group) group.push(entry)
    else open.push([entry])
  }
  return [...closed, ...open]
}

function isAligned(a: Entry, b: Entry): boolean {
  const isLeft = Math.abs((a.name[0]?.box[0] ?? 0) - (b.name[0]?.box[0] ?? 0)) < 1.5
  return isLeft && Math.abs((a.amount.at(-1)?.box[2] ?? 0) - (b.amount.at(-1)?.box[2] ?? 0)) < 2
}

function isSum(group: readonly Entry[], total: number): boolean {
  const sum = group.reduce((all, { value }) => all + value, 0)
  return total !== 0 && Math.abs(sum - total) < 0.005 && group.every(({ value }) => Math.abs(value) <= Math.abs(total))
}
