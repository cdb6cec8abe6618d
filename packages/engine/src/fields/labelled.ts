import { hasTown } from "../blocks/address-patterns.ts"
import { onceFor } from "../layout/once-for.ts"
import { append } from "../arrays/append.ts"
import { greatest } from "../arrays/extremes.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import { candidateOf, isAt, type Candidate } from "./candidate.ts"
import type { LabelHit, LabelMap } from "./label-hits.ts"
import { aboveRun, belowRuns, columnRuns, inlineRun, rightRuns, type Neighbourhood, type Run } from "./neighbours.ts"
import { ownerFactor, type OwnerSearch } from "./owner.ts"
import { isDeduction } from "./deductions.ts"
import { personFactor } from "./persons.ts"
import { headingIn, nameInSection } from "./section-names.ts"
import { textOfFragments, type Fragment } from "./fragments.ts"
import { parseValues, type RequestedValue } from "./parse-values.ts"
import type { ParsedValue } from "./parsed-value.ts"
import {
  AMOUNTS,
  COLUMN_TOTALS,
  COLUMN_VALUE,
  LATER_VALUE,
  MIN_COLUMN_VALUES,
  MIN_LABEL_WEIGHT,
  MIN_WIDE_SEGMENTS,
  MISMATCH,
  OTHER_AMOUNT,
  POSITION,
  REST_OF_LABEL,
  RIGHT_OF_INLINE,
  UNSEPARATED,
  WHOLE_ADDRESS,
} from "./weights.ts"
import { DEFAULT_PAGE_WIDTH } from "../layout/layout.ts"

const TOTAL_CONCEPTS = new Set<ConceptId>(["grossTotal", "netTotal", "amountDue", "totalPaid"])

/** The input of the search by labels. */
export interface LabelledSearch extends OwnerSearch {
  readonly context: ExtractionContext
  readonly neighbours: Neighbourhood
}

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

interface Search extends LabelledSearch {
  readonly read: (run: readonly Fragment[], requested: RequestedValue) => readonly ParsedValue[]
  readonly runs: ReturnType<typeof createRuns>
}

/** Parses the values of a run once for all fields that request the same kind of value, and all labels that lead there. */
function createParser({ locale }: ExtractionContext): Search["read"] {
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
function createRuns({ context, map, neighbours }: LabelledSearch) {
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

/** Adds the candidates of a run to those of a label, lowered by `correction`; returns their number. */
type ReadRun = (run: Run, correction: number) => number

function candidatesOfHit(search: Search, hit: LabelHit, plan: FieldPlan, weight: number): Candidate[] {
  const { map, neighbours, runs } = search
  const found: Candidate[] = []
  const base = weight * ownerFactor(search, hit, plan)
  const read: ReadRun = (run, correction) => {
    const candidates = candidatesOfRun(search, { hit, plan, base }, run, correction)
    append(found, candidates)
    return candidates.length
  }
  if (plan.kind === "percent") {
    const before = (map.fragments[hit.segment.index] ?? []).slice(0, hit.from)
    read({ fragments: before, factor: POSITION.inline, relation: "inline" }, 1)
  }
  const only =
    (plan.kind === "party" && hit.isEntireSegment ? runs.section(hit) : undefined) ?? aboveRun(hit, map, neighbours)
  if (only) {
    read(only, 1)
    return found
  }
  const inline = runs.inline(hit)
  const isUnseparated = inline !== undefined && !hit.hasColon && (plan.kind === "party" || plan.kind === "text")
  const inlineCount = inline ? read(inline, isUnseparated ? UNSEPARATED : 1) : 0
  if (inline) readJoined(read, inline, plan, isUnseparated ? UNSEPARATED : 1)
  if (inlineCount > 0 && plan.kind !== "amount") return found
  const isOpen = !inline || plan.kind === "amount" || plan.kind === "date"
  if (!isOpen) return found
  // Dates and numbers may be split over segments; names are not read across a gap.
  const isName = plan.kind === "party" || plan.kind === "text" || plan.kind === "address"
  const right = runs
    .right(hit)
    .filter(({ relation, wraps }) => (!isName || relation !== "across") && (wraps !== "possibly" || mayWrap(plan)))
  const rightCount = right.reduce((sum, run) => sum + read(run, inlineCount > 0 ? RIGHT_OF_INLINE : 1), 0)
  if (inline && (inlineCount > 0 || plan.kind !== "amount")) return found
  readBelow(search, hit, plan, { read, hasRight: rightCount > 0 })
  return found
}

/** Returns whether a second line that the first does not need is read: long numbers wrap, names are followed by addresses. */
const mayWrap = ({ kind }: FieldPlan): boolean => kind === "iban" || kind === "account" || kind === "text"

const isNumeric = (text: string): boolean => /\d/u.test(text) && !/\p{L}/u.test(text)

/** Reads a run with the segments beside it, for values of several words; numbers beside each other are usually two values. */
function readJoined(read: ReadRun, run: Run, { kind }: FieldPlan, correction: number): void {
  if (!run.joined || (kind !== "text" && kind !== "party" && kind !== "date")) return
  // A name does not continue with a number alone: that is the date or the amount of the next column.
  if (kind === "party" && run.joined.some(({ segment }) => isNumeric(segment.text))) return
  read({ ...run, fragments: run.joined, factor: run.factor + POSITION.joinedBonus }, correction)
}

/** Reads the lines below a label up to the town as one address. */
function readAddress(read: ReadRun, below: readonly Run[], { kind }: FieldPlan): void {
  const [first] = below
  if (kind !== "address" || !first) return
  const town = below.findIndex(({ fragments }) => hasTown(textOfFragments(fragments)))
  if (town < 1) return
  const fragments = below.slice(0, town + 1).flatMap((run) => run.fragments)
  read({ ...first, fragments, factor: first.factor }, WHOLE_ADDRESS)
}

/** Reads the values below a label and, for amounts, the totals in its column. */
function readBelow(
  search: Search,
  hit: LabelHit,
  plan: FieldPlan,
  { read, hasRight }: { readonly read: ReadRun; readonly hasRight: boolean },
): void {
  const { context, map, neighbours, runs } = search
  const below = hasRight ? runs.belowBeside(hit) : runs.below(hit)
  // Values below headings of a wide table belong to its rows, not to the document.
  const isTyped = plan.kind === "date" || plan.kind === "amount"
  const isRepeated = (): boolean =>
    below.filter((run) => search.read(run.fragments, requestOf(plan)).length > 0).length > 1
  const isWide = (): boolean => hit.segment.line.segments.length >= MIN_WIDE_SEGMENTS && isRepeated()
  const isColumn = isTyped && !hit.hasColon && (isWide() || neighbours.isWrapped(hit.segment))
  for (const run of below) {
    read(run, isColumn ? COLUMN_VALUE : 1)
    readJoined(read, run, plan, isColumn ? COLUMN_VALUE : 1)
  }
  readAddress(read, below, plan)
  const [first, second] = below
  // Narrow cells break long account numbers.
  if ((plan.kind === "iban" || plan.kind === "account") && first && second) {
    read({ ...first, fragments: [...first.fragments, ...second.fragments] }, 1)
  }
  if (plan.kind !== "amount") return
  for (const run of runs.columns(hit)) {
    const page = (run.fragments[0]?.segment.page ?? 1) / context.layouts.length
    const { otherLabel, firstPage, laterPages } = COLUMN_TOTALS
    read(run, (isLineOf(map, run, plan) ? 1 : otherLabel) * (firstPage + laterPages * page))
  }
}

const requestOf = ({ kind, field, end, mayBeText }: FieldPlan): RequestedValue => ({
  kind,
  type: field.type,
  end,
  mayBeText,
})

/** A label followed for a field; `base` is its weight for the field, corrected by the owner of the attribute. */
interface FollowedLabel {
  readonly hit: LabelHit
  readonly plan: FieldPlan
  readonly base: number
}

function candidatesOfRun(
  search: Search,
  { hit, plan, base }: FollowedLabel,
  run: Run,
  correction: number,
): Candidate[] {
  const parsedValues = search
    .read(run.fragments, requestOf(plan))
    .filter(({ isPercent }) => plan.kind !== "percent" || isPercent === true || isOwnLabel(hit, plan))
  const most = greatest(parsedValues.map(({ value }) => Math.abs(Number(value))))
  const isMoney = plan.kind === "amount" && parsedValues.some(({ hasCurrency }) => hasCurrency)
  // A label for both ends is followed by a range, one for this end by a date.
  const isRange = plan.end !== undefined && !hit.concepts.some(({ concept }) => concept.id === plan.concept)
  const derivation = { by: "label", label: hit.match, relation: run.relation } as const
  return parsedValues.flatMap((parsed, order) => {
    const person = personFactor(plan, hit, parsed.value)
    if (person === 0) return []
    const position = plan.kind === "amount" ? amountPosition(plan, parsedValues, order, most) : LATER_VALUE ** order
    const isOther =
      run.relation === "inline" && plan.kind === "amount" && hasTaxLabelBetween(search.map, hit, plan, parsed)
    // The only amount after two labels is that of the second.
    if (isOther && parsedValues.length === 1) return []
    const isMismatch = (isRange && parsed.range === undefined) || (isMoney && !parsed.hasCurrency)
    const rest = parsed.isLabelLike && !(hit.hasColon && run.relation !== "below") ? REST_OF_LABEL : 1
    const score =
      base *
      run.factor *
      parsed.fit *
      position *
      correction *
      rest *
      person *
      (isMismatch ? MISMATCH : 1) *
      (isOther ? OTHER_AMOUNT : 1)
    const value = typeof parsed.value === "number" && isDeduction(plan.concept) ? Math.abs(parsed.value) : parsed.value
    return candidateOf(value, parsed.fragments, score, derivation, parsed.range)
  })
}

/** Returns whether the label of a tax is between that of a sum and the value: `Total includes VAT of 4.15`. */
function hasTaxLabelBetween(
  map: LabelMap,
  hit: LabelHit,
  plan: FieldPlan,
  { fragments: [value] }: ParsedValue,
): boolean {
  const at = value ? (map.fragments[hit.segment.index]?.indexOf(value) ?? -1) : -1
  return (map.hitsOf.get(hit.segment.index) ?? []).some(
    ({ from, to, concepts }) =>
      from >= hit.to &&
      to <= at &&
      plan.concept !== "taxTotal" &&
      concepts.some(({ concept, isWeak }) => concept.id === "taxTotal" && !isWeak),
  )
}

/** Returns whether a label means the field itself rather than the amount that it is a share of. */
const isOwnLabel = ({ concepts }: LabelHit, plan: FieldPlan): boolean =>
  concepts.length === 0 || concepts.some(({ concept }) => concept.id === plan.concept)

/** Returns the factor of one amount in a row of them: the grand total is the largest, other sums are usually the last. */
function amountPosition(plan: FieldPlan, parsedValues: readonly ParsedValue[], order: number, most: number): number {
  const size = Math.abs(Number(parsedValues[order]?.value))
  const isGrandTotal = plan.field.type === "number" && (plan.concept === "grossTotal" || plan.concept === "amountDue")
  if (!isGrandTotal) return AMOUNTS.perFollowing ** (parsedValues.length - 1 - order)
  if (size === 0 && parsedValues.length === 1) return AMOUNTS.zero
  return (size >= most ? 1 : AMOUNTS.notLargest) * (parsedValues.length > 1 ? AMOUNTS.amongOthers : 1)
}

/** Returns whether the label of a total opens a line. */
function isTotalLine(map: LabelMap, line: readonly PlacedSegment[]): boolean {
  const [first] = line
  const hits = first ? (map.hitsOf.get(first.index) ?? []) : []
  return hits.some(
    (hit) => hit.from === 0 && hit.concepts.some(({ concept, isWeak }) => TOTAL_CONCEPTS.has(concept.id) && !isWeak),
  )
}

/** Returns whether the label that opens the line of a run means the field itself. */
function isLineOf(map: LabelMap, run: Run, plan: FieldPlan): boolean {
  const line = run.fragments[0]?.segment
  if (!line) return false
  const hits = map.hitsOf.get(line.index - line.position) ?? []
  return hits.some((hit) => hit.from === 0 && hit.concepts.some(({ concept }) => concept.id === plan.concept))
}
