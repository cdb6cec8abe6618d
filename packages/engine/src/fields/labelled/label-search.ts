import { onceFor } from "../../layout/once-for.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import type { ConceptId } from "../../lexicon/concept.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import type { Neighbourhood } from "../runs/neighbours.ts"
import { belowRuns, columnRuns } from "../runs/runs-below.ts"
import { inlineRun, rightRuns } from "../runs/runs-beside.ts"
import type { RequestedValue } from "../candidates/requested-value.ts"
import type { OwnerSearch } from "../parties/owner.ts"
import { headingIn, nameInSection } from "./section-names.ts"
import type { Fragment } from "../candidates/fragments.ts"
import { parseValues } from "../parsing/parse-values.ts"
import type { ParsedValue } from "../candidates/parsed-value.ts"
import { DEFAULT_PAGE_WIDTH } from "../../layout/layout.ts"

const TOTAL_CONCEPTS = new Set<ConceptId>(["grossTotal", "netTotal", "amountDue", "totalPaid"])

/** The input of the search by labels. */
export interface LabelledSearch extends OwnerSearch {
  readonly context: ExtractionContext
  readonly neighbours: Neighbourhood
}

/** The search by labels with the values and runs that earlier fields and labels led to. */
export interface CachedSearch extends LabelledSearch {
  readonly read: (run: readonly Fragment[], requested: RequestedValue) => readonly ParsedValue[]
  readonly runs: ReturnType<typeof createRuns>
}

/** Parses the values of a run once for all fields that request the same kind of value, and all labels that lead there. */
export function createParser({ locale }: ExtractionContext): CachedSearch["read"] {
  const parsedOf = onceFor<readonly Fragment[], Map<string, readonly ParsedValue[]>>(() => new Map())
  return (run, requested) => {
    const known = parsedOf(run)
    const key = `${requested.kind} ${requested.type} ${requested.end} ${requested.mayBeText}`
    const parsedValues = known.get(key) ?? parseValues(run, requested, locale)
    known.set(key, parsedValues)
    return parsedValues
  }
}

/** Walks from a label to its neighbours once for all fields that it may mean. */
export function createRuns({ context, map, neighbours }: LabelledSearch) {
  const widthOf = (hit: LabelHit): number => context.layouts[hit.segment.page - 1]?.width ?? DEFAULT_PAGE_WIDTH
  const headingOf = onceFor((line: readonly PlacedSegment[]) => headingIn(map, line))
  return {
    section: onceFor((hit: LabelHit) => nameInSection({ map, neighbours, headingOf }, hit)),
    inline: onceFor((hit: LabelHit) => inlineRun(hit, map, neighbours)),
    right: onceFor((hit: LabelHit) => rightRuns(hit, map, neighbours, widthOf(hit))),
    below: onceFor((hit: LabelHit) => belowRuns(hit, map, neighbours, false)),
    belowBeside: onceFor((hit: LabelHit) => belowRuns(hit, map, neighbours, true)),
    columns: onceFor((hit: LabelHit) => columnRuns(hit, map, neighbours, (line) => isTotalLine(map, line))),
  }
}

/** Segments of a line that may precede the label of a total: the sum of another column, `12 pallets`. */
const MAX_BEFORE_TOTAL = 2

/** Returns whether the label of a total opens a line, or is what it prints after a sum with a number. */
function isTotalLine(map: LabelMap, line: readonly PlacedSegment[]): boolean {
  for (const { index, text } of line.slice(0, MAX_BEFORE_TOTAL)) {
    if ((map.hitsOf.get(index) ?? []).some((hit) => hit.from === 0 && isOfTotal(hit))) return true
    if (!/\d/u.test(text)) return false
  }
  return false
}

const isOfTotal = ({ concepts }: LabelHit): boolean =>
  concepts.some(({ concept, isWeak }) => TOTAL_CONCEPTS.has(concept.id) && !isWeak)
