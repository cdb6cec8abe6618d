import { onceFor } from "../../layout/once-for.ts"
import type { ConceptId } from "../../lexicon/concept.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import type { Fragment } from "../candidates/fragments.ts"
import { parseValues } from "../parsing/parse-values.ts"

/** An amount with the concepts of the labels left of it. */
export interface ColumnAmount {
  readonly value: number
  readonly fragments: readonly Fragment[]
  /** Position among the amounts of the document. */
  readonly order: number
  readonly concepts: ReadonlySet<ConceptId>
  /** True for the last amount of its text, which alone may be that of a column. */
  readonly isLast: boolean
}

/** Lowest fit at which text is an amount without a label. */
const MIN_FIT = 0.75
/** Points between the right edges of two amounts of one column, and between the left ones where columns are set flush left. */
const MAX_SHIFT = { right: 4, left: 1.5 } as const
/** Amounts of the shortest column that is set flush left: sum, tax, total. */
const MIN_LEFT = 3
/** Lowest likelihood at which words are a label rather than part of a sentence. */
const MIN_LIKELIHOOD = 0.5
/** Amounts of a document that are read: those of a statement of 500 pages. */
const MAX_AMOUNTS = 20_000
/** Segments of a line that are searched for labels, so that a wide sheet stays linear. */
const MAX_LABELS = 12

/** Collects amounts in columns that share their right edge, or their left one, from top to bottom over all pages. */
export function amountColumns(all: readonly ColumnAmount[]): ColumnAmount[][] {
  const amounts = all.filter(({ isLast }) => isLast)
  const inOrder = (a: ColumnAmount, b: ColumnAmount): number => a.order - b.order
  const flushRight = columnsBy(amounts, ({ fragments }) => fragments.at(-1)?.box[2] ?? 0, MAX_SHIFT.right, inOrder)
  const flushLeft = columnsBy(amounts, ({ fragments }) => fragments[0]?.box[0] ?? 0, MAX_SHIFT.left, inOrder)
  const known = new Set(flushRight.map(keyOf))
  return [...flushRight, ...flushLeft.filter((column) => column.length >= MIN_LEFT && !known.has(keyOf(column)))]
}

const keyOf = (column: readonly ColumnAmount[]): string => column.map(({ order }) => order).join(" ")

const amountsOf = onceFor((map: LabelMap) => onceFor((context: ExtractionContext) => findAmounts(context, map)))

/** Reads the amounts of a document in reading order, once for all that look for them beside the same labels. */
export const readAmounts = (context: ExtractionContext, map: LabelMap): readonly ColumnAmount[] =>
  amountsOf(map)(context)

function findAmounts(context: ExtractionContext, map: LabelMap): ColumnAmount[] {
  const amounts: ColumnAmount[] = []
  for (const segment of context.segments) {
    if (amounts.length >= MAX_AMOUNTS) break
    if (!/\d/u.test(segment.text)) continue
    const fragments = map.fragments[segment.index] ?? []
    const requested = { kind: "amount", type: "number", end: undefined } as const
    const parsed = parseValues(fragments, requested, context.locale).filter(({ fit }) => fit >= MIN_FIT)
    const concepts = parsed.length > 0 ? conceptsLeftOf(segment, map) : new Set<ConceptId>()
    for (const { value, fragments: own } of parsed) {
      if (own.length === 0 || typeof value !== "number") continue
      amounts.push({ value, fragments: own, order: amounts.length, concepts, isLast: own === parsed.at(-1)?.fragments })
    }
  }
  return amounts
}

/** Groups items whose edges are at most `shift` points from the next one; each group as `compare` orders it. */
export function columnsBy<Item>(
  items: readonly Item[],
  edgeOf: (item: Item) => number,
  shift: number,
  compare: (a: Item, b: Item) => number,
): Item[][] {
  const columns: Item[][] = []
  let previous = -Infinity
  for (const item of items.toSorted((a, b) => edgeOf(a) - edgeOf(b))) {
    if (edgeOf(item) - previous > shift) columns.push([])
    columns.at(-1)?.push(item)
    previous = edgeOf(item)
  }
  return columns.map((column) => column.sort(compare))
}

/** Returns the amounts that the labels in a segment and left of it mean, without those that may mean something else. */
function conceptsLeftOf(segment: PlacedSegment, map: LabelMap): ReadonlySet<ConceptId> {
  const first = Math.max(segment.index - segment.position, segment.index - MAX_LABELS)
  const concepts = new Set<ConceptId>()
  for (let index = first; index <= segment.index; index++) {
    for (const hit of map.hitsOf.get(index) ?? []) {
      if (hit.labelLikelihood < MIN_LIKELIHOOD) continue
      for (const { concept, isWeak } of hit.concepts) if (concept.kind === "amount" && !isWeak) concepts.add(concept.id)
    }
  }
  return concepts
}
