import { type Age, readAge } from "../../lexicon/ages.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import { columnsBy } from "./amount-columns.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { type Neighbourhood, overlap } from "../runs/neighbours.ts"
import { parseValues } from "../parsing/parse-values.ts"

/** Ages beside each other that show that they are ages, and amounts that must be printed with them: one may be a term of payment. */
const MIN_AGES = 2
/** Lines from the headings down to the amounts, at most: between them is the rest of wrapped headings. */
const MAX_LINES_BELOW = 3
/** Lowest fit at which text is an amount without a label. */
const MIN_FIT = 0.75
/** Lines from one age of a list to the next, and points between their left edges, at most. */
const MAX_LINES_APART = 2
const MAX_SHIFT = 4

/** What is due for some days. */
export interface AgedAmount {
  readonly age: Age
  readonly value: number
  readonly fragments: readonly Fragment[]
}

interface PrintedAge {
  readonly age: Age
  readonly segment: PlacedSegment
}

/** Reads a segment that is an amount and nothing else. */
type ReadAmount = (segment: PlacedSegment) => Omit<AgedAmount, "age"> | undefined

/**
 * Returns the amounts of each summary by age, which proves itself by two ages beside or below each other with an amount each: headings
 * such as `Current   1-30 days   31-60 days` above one row of amounts, or a list of such ages beside amounts.
 */
export function ageingSummaries(
  { segments, locale }: ExtractionContext,
  map: LabelMap,
  neighbours: Neighbourhood,
): AgedAmount[][] {
  const amountIn: ReadAmount = ({ index, text }) => {
    if (!/\d/u.test(text)) return undefined
    const requested = { kind: "amount", type: "number", end: undefined } as const
    const [parsed, more] = parseValues(map.fragments[index] ?? [], requested, locale)
    if (!parsed || more || parsed.fit < MIN_FIT || typeof parsed.value !== "number") return undefined
    return { value: parsed.value, fragments: parsed.fragments }
  }
  const printed = segments.flatMap((segment): PrintedAge[] => {
    const age = readAge(segment.text)
    return age ? [{ age, segment }] : []
  })
  const lines = [...Map.groupBy(printed, ({ segment }) => segment.line).values()]
  const rows = lines.filter(areAges).map((row) => amountsBelow(row, neighbours, amountIn))
  const lists = listsOf(lines.filter(({ length }) => length === 1).flat())
  const listed = lists.filter(areAges).map((list) => amountsBeside(list, neighbours, amountIn))
  return [...rows, ...listed].filter(({ length }) => length >= MIN_AGES)
}

/** Ages of a summary, at most: steps of a month for a year and a half. */
const MAX_AGES = 18

/** Returns whether there are several ages, none of them twice. */
function areAges(printed: readonly PrintedAge[]): boolean {
  if (printed.length > MAX_AGES) return false
  const ages = new Set(printed.map(({ age }) => `${age.from} ${age.to}`))
  return ages.size >= MIN_AGES && ages.size === printed.length
}

/** Returns the amounts in the only row below the headings; several rows are a table of what several customers owe. */
function amountsBelow(row: readonly PrintedAge[], neighbours: Neighbourhood, amountIn: ReadAmount): AgedAmount[] {
  const [first] = row
  if (!first) return []
  const headings = first.segment.line.segments
  const read = neighbours.linesBelow(first.segment, MAX_LINES_BELOW + 1).map(({ segments }) => {
    return row.flatMap(({ age, segment }): AgedAmount[] => {
      const [nearest] = segments
        .filter(({ box }) => overlap(box, segment.box) > 0)
        .toSorted((one, other) => overlap(other.box, segment.box) - overlap(one.box, segment.box))
      const below = nearest ?? (segments.length === headings.length ? segments[segment.position] : undefined)
      const amount = below && amountIn(below)
      return amount ? [{ age, ...amount }] : []
    })
  })
  const at = read.findIndex(({ length }) => length > 0)
  const isOnly = (read[at + 1]?.length ?? 0) < MIN_AGES
  return at >= 0 && at < MAX_LINES_BELOW && isOnly ? (read[at] ?? []) : []
}

/** Returns the ages below each other that are flush left, in runs of neighbouring lines. */
function listsOf(printed: readonly PrintedAge[]): PrintedAge[][] {
  const pages = [...Map.groupBy(printed, ({ segment }) => segment.page).values()]
  const columns = pages.flatMap((ofPage) =>
    columnsBy(
      ofPage,
      ({ segment }) => segment.box[0],
      MAX_SHIFT,
      (a, b) => a.segment.lineIndex - b.segment.lineIndex,
    ),
  )
  return columns.flatMap((column) => {
    const lists: PrintedAge[][] = []
    let last = -Infinity
    for (const entry of column) {
      if (entry.segment.lineIndex - last > MAX_LINES_APART) lists.push([])
      lists.at(-1)?.push(entry)
      last = entry.segment.lineIndex
    }
    return lists
  })
}

/** Returns the amounts right of the ages of a list, where every age has one. */
function amountsBeside(list: readonly PrintedAge[], neighbours: Neighbourhood, amountIn: ReadAmount): AgedAmount[] {
  const amounts = list.flatMap(({ age, segment }): AgedAmount[] => {
    const [next] = neighbours.rightOf(segment)
    const amount = next && amountIn(next)
    return amount ? [{ age, ...amount }] : []
  })
  return amounts.length === list.length ? amounts : []
}
