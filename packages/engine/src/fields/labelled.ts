import { onceFor } from "../layout/once-for.ts"
import { append } from "../arrays/append.ts"
import { greatest } from "../arrays/extremes.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import { conceptIndex } from "../lexicon/concept-index.ts"
import { canonicalTokens, labelKey } from "../lexicon/label-key.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import { textsOf } from "../lexicon/language-words.ts"
import { candidateOf, isAt, type Candidate } from "./candidate.ts"
import type { LabelHit, LabelMap } from "./label-hits.ts"
import { aboveRun, belowRuns, columnRuns, inlineRun, rightRuns, type Neighbourhood, type Run } from "./neighbours.ts"
import type { Fragment } from "./fragments.ts"
import { parseValues, type RequestedValue } from "./parse-values.ts"
import type { ParsedValue } from "./parsed-value.ts"
import {
  AMOUNTS,
  COLUMN_TOTALS,
  COLUMN_VALUE,
  hasOwnNumbers,
  LATER_VALUE,
  MIN_COLUMN_VALUES,
  MIN_LABEL_WEIGHT,
  MIN_WIDE_SEGMENTS,
  MISMATCH,
  OWNER,
  POSITION,
  RIGHT_OF_INLINE,
  UNSEPARATED,
} from "./weights.ts"

const TOTAL_CONCEPTS = new Set<ConceptId>(["grossTotal", "netTotal", "amountDue", "totalPaid"])
let nameKeys: ReadonlySet<string> | undefined

/** Tells whether text labels the name of a party in its section. */
function isNameLabel(text: string): boolean {
  nameKeys ??= new Set(textsOf("nameLabels").map(labelKey))
  return nameKeys.has(labelKey(text))
}

/** The input of the search by labels. */
export interface Labelled {
  readonly context: ExtractionContext
  readonly map: LabelMap
  readonly neighbours: Neighbourhood
  /** Returns the party whose section holds a segment; undefined outside sections. */
  partyAt(segment: PlacedSegment): ConceptId | undefined
}

/**
 * Labels of one field that are followed, and values behind them that are compared. A statement of 500 pages that
 * names its total forty times a page stays within both; a text that repeats one label to 1 MB has 150,000.
 */
const MAX_LABELS = 20_000
const MAX_CANDIDATES = 20_000

/**
 * Finds the candidates that a label leads to, for every field. `onCut` is called with the position of a plan whose labels
 * were not all followed.
 */
export function labelledCandidates(
  given: Labelled,
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

interface Search extends Labelled {
  readonly read: (run: readonly Fragment[], requested: RequestedValue) => readonly ParsedValue[]
  readonly runs: ReturnType<typeof createRuns>
}

/** Parses the values of a run once for all fields that request the same kind of value, and all labels that lead there. */
function createParser({ locale }: ExtractionContext): Search["read"] {
  const parsedOf = onceFor<readonly Fragment[], Map<string, readonly ParsedValue[]>>(() => new Map())
  return (run, requested) => {
    const known = parsedOf(run)
    const key = `${requested.kind} ${requested.type} ${requested.end}`
    const parsedValues = known.get(key) ?? parseValues(run, requested, locale)
    known.set(key, parsedValues)
    return parsedValues
  }
}

/** Walks from a label to its neighbours once for all fields that it may mean. */
function createRuns({ context, map, neighbours }: Labelled) {
  const widthOf = (hit: LabelHit): number => context.layouts[hit.segment.page - 1]?.width ?? 600
  return {
    inline: onceFor((hit: LabelHit) => inlineRun(hit, map)),
    right: onceFor((hit: LabelHit) => rightRuns(hit, map, neighbours, widthOf(hit))),
    heading: onceFor((line: readonly PlacedSegment[]) => headingIn(map, line)),
    columns: onceFor((hit: LabelHit) => columnRuns(hit, map, neighbours, (line) => isTotalLine(map, line))),
  }
}

const isListed = (plan: FieldPlan | undefined): boolean => plan?.kind === "date" || plan?.kind === "id"

/** Lowers three and more values below one label: they are a column of a table, each a row's value and not the document's. */
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

function candidatesOfHit(search: Search, hit: LabelHit, plan: FieldPlan, weight: number): Candidate[] {
  const { context, map, neighbours } = search
  const requested: RequestedValue = { kind: plan.kind, type: plan.field.type, end: plan.end }
  const found: Candidate[] = []
  const base = weight * ownerFactor(search, hit, plan)
  // A label for both ends is followed by a range, one for this end by a date.
  const namesEnd = hit.concepts.some(({ concept }) => concept.id === plan.concept)
  const read = (run: Run, correction: number): number => {
    const parsedValues = search.read(run.fragments, requested)
    const most = greatest(parsedValues.map(({ value }) => Math.abs(Number(value))))
    const isMoney = plan.kind === "amount" && parsedValues.some(({ hasCurrency }) => hasCurrency)
    for (const [order, parsed] of parsedValues.entries()) {
      const position = plan.kind === "amount" ? amountPosition(plan, parsedValues, order, most) : LATER_VALUE ** order
      const isMismatch = (plan.end && !namesEnd && parsed.range === undefined) || (isMoney && !parsed.hasCurrency)
      const score = base * run.factor * parsed.fit * position * correction * (isMismatch ? MISMATCH : 1)
      const derivation = { by: "label", label: hit.match, relation: run.relation } as const
      found.push(candidateOf(parsed.value, parsed.fragments, score, derivation, parsed.range))
    }
    return parsedValues.length
  }
  if (plan.kind === "party") {
    const named = hit.isWhole ? nameInSection(search, hit) : undefined
    if (named) read(named, 1)
    if (named) return found
  }
  const above = aboveRun(hit, map, neighbours)
  if (above) {
    read(above, 1)
    return found
  }
  const inline = search.runs.inline(hit)
  const isUnseparated = inline !== undefined && !hit.hasColon && (plan.kind === "party" || plan.kind === "text")
  const inlineCount = inline ? read(inline, isUnseparated ? UNSEPARATED : 1) : 0
  if (inlineCount > 0 && plan.kind !== "amount") return found
  const isOpen = !inline || plan.kind === "amount" || plan.kind === "date"
  if (!isOpen) return found
  // Dates and numbers may be split over segments; names are not read across a gap.
  const isName = plan.kind === "party" || plan.kind === "text" || plan.kind === "address"
  const right = search.runs.right(hit).filter(({ relation }) => !isName || relation !== "across")
  const rightCount = right.reduce((sum, run) => sum + read(run, inlineCount > 0 ? RIGHT_OF_INLINE : 1), 0)
  if (inline && (inlineCount > 0 || plan.kind !== "amount")) return found
  // Values below headings of a wide table belong to its rows, not to the document.
  const isTyped = plan.kind === "date" || plan.kind === "amount"
  const below = belowRuns(hit, map, neighbours, rightCount > 0)
  const isRepeated = below.filter((run) => search.read(run.fragments, requested).length > 0).length > 1
  const isWide = hit.segment.line.segments.length >= MIN_WIDE_SEGMENTS && isRepeated
  const isColumn = isTyped && !hit.hasColon && (isWide || neighbours.isWrapped(hit.segment))
  for (const run of below) read(run, isColumn ? COLUMN_VALUE : 1)
  const [first, second] = below
  // Narrow cells break long account numbers.
  if (plan.kind === "iban" && first && second)
    read({ ...first, fragments: [...first.fragments, ...second.fragments] }, 1)
  if (plan.kind === "amount") {
    for (const run of search.runs.columns(hit)) {
      const page = (run.fragments[0]?.segment.page ?? 1) / context.layouts.length
      const { otherLabel, firstPage, laterPages } = COLUMN_TOTALS
      read(run, (isLineOf(map, run, plan) ? 1 : otherLabel) * (firstPage + laterPages * page))
    }
  }
  return found
}

/** Returns the factor of one amount in a row of them: the grand total is the largest, other sums are rather the last. */
function amountPosition(plan: FieldPlan, parsedValues: readonly ParsedValue[], order: number, most: number): number {
  const size = Math.abs(Number(parsedValues[order]?.value))
  const isGrandTotal = plan.field.type === "number" && (plan.concept === "grossTotal" || plan.concept === "amountDue")
  if (!isGrandTotal) return AMOUNTS.perFollowing ** (parsedValues.length - 1 - order)
  if (size === 0 && parsedValues.length === 1) return AMOUNTS.zero
  return (size >= most ? 1 : AMOUNTS.notLargest) * (parsedValues.length > 1 ? AMOUNTS.amongOthers : 1)
}

/** Tells whether the label of a total opens a line. */
function isTotalLine(map: LabelMap, line: readonly PlacedSegment[]): boolean {
  const [first] = line
  const hits = first ? (map.hitsOf.get(first.index) ?? []) : []
  return hits.some(
    (hit) => hit.from === 0 && hit.concepts.some(({ concept, isWeak }) => TOTAL_CONCEPTS.has(concept.id) && !isWeak),
  )
}

/** Tells whether the label that opens the line of a run means the field itself. */
function isLineOf(map: LabelMap, run: Run, plan: FieldPlan): boolean {
  const line = run.fragments[0]?.segment
  if (!line) return false
  const hits = map.hitsOf.get(line.index - line.position) ?? []
  return hits.some((hit) => hit.from === 0 && hit.concepts.some(({ concept }) => concept.id === plan.concept))
}

/** Lines of a party's section in which its name is looked for. */
const MAX_SECTION_LINES = 8
/** Points left and right of a heading within which the labels of its section begin. */
const SECTION_REACH = 120
/** Characters; longer segments are sentences. */
const MAX_NAME_LENGTH = 120

/** Returns the value of a `Name` label in the section that a heading opens, to its right or below it. */
function nameInSection(search: Search, hit: LabelHit): Run | undefined {
  const { map, neighbours } = search
  const [left] = hit.segment.box
  const below = neighbours.linesBelow(hit.segment, MAX_SECTION_LINES)
  const lines = [
    neighbours.rightOf(hit.segment),
    ...below.map((line) => line.touching(left - SECTION_REACH, left + SECTION_REACH)),
  ]
  for (const [distance, line] of lines.entries()) {
    // The section of the next party ends the search, wherever in the line its heading is.
    const heading = distance > 0 ? search.runs.heading(below[distance - 1]?.segments ?? []) : undefined
    for (const segment of line) {
      if (heading !== undefined && segment.position >= heading) break
      if (Math.abs(segment.box[0] - hit.segment.box[0]) > SECTION_REACH || segment.text.length > MAX_NAME_LENGTH)
        continue
      if (!isNameLabel(segment.text.split(":", 1).join(""))) continue
      const fragments = map.fragments[segment.index] ?? []
      const colon = fragments.findIndex((fragment) => fragment.text.endsWith(":"))
      if (colon !== -1 && colon < fragments.length - 1) {
        return { fragments: fragments.slice(colon + 1), factor: POSITION.inline, relation: "inline" }
      }
      const [value] = neighbours.rightOf(segment)
      if (value && !map.isLabel(value)) {
        const above = neighbours.continuedFrom(value)
        const fragments = [above, value].flatMap((part) => (part ? (map.fragments[part.index] ?? []) : []))
        return { fragments, factor: 1, relation: "right" }
      }
    }
    if (heading !== undefined) return undefined
  }
  return undefined
}

/** Returns the position of the first segment of a line that opens the section of a party. */
function headingIn(map: LabelMap, line: readonly PlacedSegment[]): number | undefined {
  return line.find(({ index }) => (map.hitsOf.get(index) ?? []).some(isPartyHeading))?.position
}

/** Tells whether a label opens the section of a party. */
export function isPartyHeading(hit: LabelHit): boolean {
  return hit.isWhole && hit.concepts.some(({ concept, isWeak }) => concept.kind === "party" && !isWeak)
}

/** Lowers an attribute in another party's section, or with another party's name beside its label. */
function ownerFactor(search: Labelled, hit: LabelHit, plan: FieldPlan): number {
  if (plan.kind === "party" || plan.kind === "amount" || plan.kind === "text") return 1
  const beside = partyBeside(search.map, hit)
  const owner = beside ?? (plan.kind === "date" ? undefined : search.partyAt(hit.segment))
  if (owner === undefined || plan.party === owner) return 1
  if (plan.kind === "id" && plan.party === undefined) return beside || hasOwnNumbers(owner) ? OWNER.documentNumber : 1
  return (plan.party ?? "seller") === owner ? 1 : OWNER.otherParty
}

function partyBeside(map: LabelMap, hit: LabelHit): ConceptId | undefined {
  const fragments = map.fragments[hit.segment.index] ?? []
  for (const fragment of [fragments[hit.from - 1], hit.hasColon ? undefined : fragments[hit.to]]) {
    const [token, more] = canonicalTokens(fragment?.text ?? "")
    if (token === undefined || more !== undefined) continue
    const concepts = conceptIndex()
      .byKey.get(token)
      ?.filter((label) => !label.isWeak && label.concept.kind === "party")
    const id = concepts?.[0]?.concept.id
    if (id === "buyer" || id === "seller") return id
  }
  return undefined
}
