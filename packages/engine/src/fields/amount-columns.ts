import type { ConceptId } from "../lexicon/concept.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import type { LabelMap } from "./label-hits.ts"
import type { Fragment } from "./fragments.ts"
import { parseValues } from "./parse-values.ts"

/** An amount with the concepts of the labels left of it. */
export interface ColumnAmount {
  readonly value: number
  readonly fragments: readonly Fragment[]
  readonly concepts: ReadonlySet<ConceptId>
}

/** Fit from which text is an amount without any label. */
const MIN_FIT = 0.75
/** Points between the right edges of two amounts of one column. */
const MAX_SHIFT = 4
/** Amounts of a document that are read: those of a statement of 500 pages. */
const MAX_AMOUNTS = 20_000
/** Segments of a line that are searched for labels, so that a wide sheet stays linear. */
const MAX_LABELS = 12

/** Collects the amounts of a document in columns that end at the same right edge, from top to bottom over all pages. */
export function amountColumns(context: ExtractionContext, map: LabelMap): ColumnAmount[][] {
  const placed: { right: number; order: number; amount: ColumnAmount }[] = []
  for (const segment of context.segments) {
    if (placed.length >= MAX_AMOUNTS) break
    if (!/\d/u.test(segment.text)) continue
    const fragments = map.fragments[segment.index] ?? []
    const requested = { kind: "amount", type: "number", end: undefined } as const
    const parsed = parseValues(fragments, requested, context.locale).findLast(({ fit }) => fit >= MIN_FIT)
    const last = parsed?.fragments.at(-1)
    if (!parsed || !last || typeof parsed.value !== "number") continue
    const amount = { value: parsed.value, fragments: parsed.fragments, concepts: conceptsLeftOf(segment, map) }
    placed.push({ right: last.box[2], order: placed.length, amount })
  }
  placed.sort((a, b) => a.right - b.right)
  const columns: (typeof placed)[] = []
  let previous = -Infinity
  for (const entry of placed) {
    if (entry.right - previous > MAX_SHIFT) columns.push([])
    columns.at(-1)?.push(entry)
    previous = entry.right
  }
  return columns.map((column) => column.sort((a, b) => a.order - b.order).map(({ amount }) => amount))
}

/** Returns the amounts that the labels in a segment and left of it mean, without those that may mean something else. */
function conceptsLeftOf(segment: PlacedSegment, map: LabelMap): ReadonlySet<ConceptId> {
  const first = Math.max(segment.index - segment.position, segment.index - MAX_LABELS)
  const concepts = new Set<ConceptId>()
  for (let index = first; index <= segment.index; index++) {
    for (const hit of map.hitsOf.get(index) ?? []) {
      for (const { concept, isWeak } of hit.concepts) if (concept.kind === "amount" && !isWeak) concepts.add(concept.id)
    }
  }
  return concepts
}
