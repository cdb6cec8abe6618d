import { append } from "../../arrays/append.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { isAt, type Candidate } from "../candidates/candidate.ts"
import { COLUMN_VALUE, MIN_COLUMN_VALUES, MIN_LABEL_WEIGHT } from "../candidates/weights.ts"
import { type LabelledSearch, createParser, createRuns } from "./label-search.ts"
import { candidatesOfHit } from "./follow-label.ts"

/**
 * Labels of one field that are followed, and values after them that are compared. A statement of 500 pages that
 * names its total forty times a page stays within both; a text that repeats one label to 1 MB has 150,000.
 */
const MAX_LABELS = 20_000
const MAX_CANDIDATES = 20_000

/**
 * Finds the candidates that a label leads to, for every field. `onCut` is called with the position of a plan whose labels
 * were not all followed.
 */
export function labelledCandidates(
  given: LabelledSearch,
  plans: readonly FieldPlan[],
  onCut?: (plan: number) => void,
): Candidate[][] {
  const search = { ...given, read: createParser(given.context), runs: createRuns(given) }
  const found = plans.map(() => ({ labels: 0, candidates: [] as Candidate[] }))
  const cut = new Set<number>()
  for (const hit of search.map.hits) {
    for (const [index, weight] of hit.fields) {
      const plan = plans[index]
      const own = found[index]
      if (!plan || !own || weight < MIN_LABEL_WEIGHT) continue
      if (own.labels >= MAX_LABELS || own.candidates.length >= MAX_CANDIDATES) {
        cut.add(index)
        continue
      }
      own.labels++
      append(own.candidates, candidatesOfHit(search, hit, plan, weight))
    }
  }
  for (const index of cut) onCut?.(index)
  return found.map(({ candidates }, index) => (isListed(plans[index]) ? lowerColumns(candidates) : candidates))
}

const isListed = (plan: FieldPlan | undefined): boolean => plan?.kind === "date" || plan?.kind === "id"

/** Lowers the scores of three or more values below one label: they are a column of a table, each a row's value and not the document's. */
function lowerColumns(candidates: readonly Candidate[]): Candidate[] {
  const keyOf = ({ derivation, range }: Candidate): string => {
    if (derivation.by !== "label") return derivation.by
    const label = derivation.label.by === "key" ? derivation.label.key : `(${derivation.label.by})`
    return `${label} ${derivation.relation} ${range === undefined ? "value" : "range"}`
  }
  const values = new Map<string, Set<string | number>>()
  for (const candidate of candidates) {
    const key = keyOf(candidate)
    values.set(key, (values.get(key) ?? new Set()).add(candidate.value))
  }
  return candidates.map((candidate) => {
    const isColumn = isAt(candidate, "below") && (values.get(keyOf(candidate))?.size ?? 0) >= MIN_COLUMN_VALUES
    return isColumn ? { ...candidate, score: candidate.score * COLUMN_VALUE } : candidate
  })
}
