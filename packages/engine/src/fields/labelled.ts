import { onceFor } from "../layout/once-for.ts"
import { append } from "../arrays/append.ts"
import { greatest } from "../arrays/extremes.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import { conceptIndex } from "../lexicon/concept-index.ts"
import { canonicalTokens, labelKey } from "../lexicon/label-key.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import { textsOf } from "../lexicon/language-words.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import type { LabelHit, LabelMap } from "./label-hits.ts"
import { aboveRun, belowRuns, columnRuns, inlineRun, rightRuns, type Neighbourhood, type Run } from "./neighbours.ts"
import type { Piece } from "./pieces.ts"
import { readValues, type Wanted } from "./readings.ts"
import type { Reading } from "./parsed-value.ts"

const TOTALS = new Set<ConceptId>(["grossTotal", "netTotal", "amountDue", "totalPaid"])
let nameKeys: ReadonlySet<string> | undefined

/** True for a label of a party's name in its section. */
function isNameLabel(text: string): boolean {
  nameKeys ??= new Set(textsOf("nameLabels").map(labelKey))
  return nameKeys.has(labelKey(text))
}

/** What the labelled search reads. */
export interface Labelled {
  readonly context: ExtractionContext
  readonly map: LabelMap
  readonly neighbours: Neighbourhood
  /** Whose section a segment stands in, when a heading says so. */
  partyAt(segment: PlacedSegment): ConceptId | undefined
}

/**
 * So many labels of one field are followed, and so many values behind them are compared. A statement of 500 pages that
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
  const search = { ...given, read: createReader(given.context), runs: createRuns(given) }
  const found = plans.map(() => ({ labels: 0, candidates: [] as Candidate[] }))
  const cut = new Set<number>()
  for (const hit of search.map.hits) {
    for (const [index, weight] of hit.fields) {
      const plan = plans[index]
      const own = found[index]
      if (!plan || !own || weight < 0.15) continue
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
  readonly read: (run: readonly Piece[], wanted: Wanted) => readonly Reading[]
  readonly runs: ReturnType<typeof createRuns>
}

/** Reads the values of a run once for all fields that want the same kind of value, and for all labels that lead there. */
function createReader({ locale }: ExtractionContext): Search["read"] {
  const readingsOf = onceFor<readonly Piece[], Map<string, readonly Reading[]>>(() => new Map())
  return (run, wanted) => {
    const known = readingsOf(run)
    const key = `${wanted.kind} ${wanted.type} ${wanted.end}`
    const readings = known.get(key) ?? readValues(run, wanted, locale)
    known.set(key, readings)
    return readings
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

/** Three values under one label, or more, are a column of a table: each is a row's value and not the document's. */
function lowerColumns(candidates: readonly Candidate[]): Candidate[] {
  const keyOf = ({ via, range }: Candidate): string => (range === undefined ? via : `${via} range`)
  const values = new Map<string, Set<string | number>>()
  for (const candidate of candidates) {
    const key = keyOf(candidate)
    values.set(key, (values.get(key) ?? new Set()).add(candidate.value))
  }
  return candidates.map((candidate) => {
    const isColumn = candidate.via.endsWith(" below") && (values.get(keyOf(candidate))?.size ?? 0) > 2
    return isColumn ? { ...candidate, score: candidate.score * 0.7 } : candidate
  })
}

function candidatesOfHit(search: Search, hit: LabelHit, plan: FieldPlan, weight: number): Candidate[] {
  const { context, map, neighbours } = search
  const wanted: Wanted = { kind: plan.kind, type: plan.field.type, end: plan.end }
  const found: Candidate[] = []
  const base = weight * ownerFactor(search, hit, plan)
  // A label for both ends is followed by a range, one for this end by a day.
  const namesEnd = hit.concepts.some(({ concept }) => concept.id === plan.concept)
  const read = (run: Run, first: number): number => {
    const readings = search.read(run.pieces, wanted)
    const most = greatest(readings.map(({ value }) => Math.abs(Number(value))))
    const isMoney = plan.kind === "amount" && readings.some(({ hasCurrency }) => hasCurrency)
    for (const [order, reading] of readings.entries()) {
      const position = plan.kind === "amount" ? amountPosition(plan, readings, order, most) : 0.85 ** order
      const isDoubtful = (plan.end && !namesEnd && reading.range === undefined) || (isMoney && !reading.hasCurrency)
      const score = base * run.factor * reading.fit * position * first * (isDoubtful ? 0.65 : 1)
      found.push(candidateOf(reading.value, reading.pieces, score, `${hit.key} ${run.relation}`, reading.range))
    }
    return readings.length
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
  // Words right behind a label without a colon are rather more of the label: `Advertiser Code`.
  const isLoose = inline !== undefined && !hit.hasColon && (plan.kind === "party" || plan.kind === "text")
  const inlineCount = inline ? read(inline, isLoose ? 0.6 : 1) : 0
  if (inlineCount > 0 && plan.kind !== "amount") return found
  const isOpen = !inline || plan.kind === "amount" || plan.kind === "date"
  if (!isOpen) return found
  // Days and numbers may be split over segments; names are not read across a gap.
  const isName = plan.kind === "party" || plan.kind === "text" || plan.kind === "address"
  const right = search.runs.right(hit).filter(({ relation }) => !isName || relation !== "across")
  const rightCount = right.reduce((sum, run) => sum + read(run, inlineCount > 0 ? 0.9 : 1), 0)
  if (inline && (inlineCount > 0 || plan.kind !== "amount")) return found
  // Values under headings of a wide table are those of its rows, not of the whole document.
  const isTyped = plan.kind === "date" || plan.kind === "amount"
  const below = belowRuns(hit, map, neighbours, rightCount > 0)
  const isRepeated = below.filter((run) => search.read(run.pieces, wanted).length > 0).length > 1
  const isWide = hit.segment.line.segments.length >= 4 && isRepeated
  const isColumn = isTyped && !hit.hasColon && (isWide || neighbours.isWrapped(hit.segment))
  for (const run of below) read(run, isColumn ? 0.7 : 1)
  const [first, second] = below
  // Narrow cells break long account numbers.
  if (plan.kind === "iban" && first && second) read({ ...first, pieces: [...first.pieces, ...second.pieces] }, 1)
  if (plan.kind === "amount") {
    for (const run of search.runs.columns(hit)) {
      const page = (run.pieces[0]?.segment.page ?? 1) / context.layouts.length
      // On every page but the last a total in a table is carried forward.
      read(run, (isLineOf(map, run, plan) ? 1 : 0.92) * (0.96 + 0.04 * page))
    }
  }
  return found
}

/** In a row of amounts the whole is the largest; other sums rather stand last. */
function amountPosition(plan: FieldPlan, readings: readonly Reading[], order: number, most: number): number {
  const size = Math.abs(Number(readings[order]?.value))
  const isWhole = plan.field.type === "number" && (plan.concept === "grossTotal" || plan.concept === "amountDue")
  if (!isWhole) return 0.97 ** (readings.length - 1 - order)
  if (size === 0 && readings.length === 1) return 0.8
  return (size >= most ? 1 : 0.9) * (readings.length > 1 ? 0.93 : 1)
}

/** Opens the line with a label of a total. */
function isTotalLine(map: LabelMap, line: readonly PlacedSegment[]): boolean {
  const [first] = line
  const hits = first ? (map.hitsOf.get(first.index) ?? []) : []
  return hits.some(
    (hit) => hit.from === 0 && hit.concepts.some(({ concept, isWeak }) => TOTALS.has(concept.id) && !isWeak),
  )
}

/** The label that opens the line of a run means the field itself. */
function isLineOf(map: LabelMap, run: Run, plan: FieldPlan): boolean {
  const line = run.pieces[0]?.segment
  if (!line) return false
  const hits = map.hitsOf.get(line.index - line.position) ?? []
  return hits.some((hit) => hit.from === 0 && hit.concepts.some(({ concept }) => concept.id === plan.concept))
}

/** The value of a `Name` label in the section that a heading opens, to its right or below it. */
function nameInSection(search: Search, hit: LabelHit): Run | undefined {
  const { map, neighbours } = search
  const [left] = hit.segment.box
  const below = neighbours.linesBelow(hit.segment, 8)
  const lines = [neighbours.rightOf(hit.segment), ...below.map((line) => line.touching(left - 120, left + 120))]
  for (const [distance, line] of lines.entries()) {
    // The next party's section ends the search, wherever its heading stands in the line.
    const heading = distance > 0 ? search.runs.heading(below[distance - 1]?.segments ?? []) : undefined
    for (const segment of line) {
      if (heading !== undefined && segment.position >= heading) break
      if (Math.abs(segment.box[0] - hit.segment.box[0]) > 120 || segment.text.length > 120) continue
      if (!isNameLabel(segment.text.split(":", 1).join(""))) continue
      const pieces = map.pieces[segment.index] ?? []
      const colon = pieces.findIndex((piece) => piece.text.endsWith(":"))
      if (colon !== -1 && colon < pieces.length - 1) {
        return { pieces: pieces.slice(colon + 1), factor: 1, relation: "inline" }
      }
      const [value] = neighbours.rightOf(segment)
      if (value && !map.isLabel(value)) {
        const above = neighbours.continuedFrom(value)
        const pieces = [above, value].flatMap((part) => (part ? (map.pieces[part.index] ?? []) : []))
        return { pieces, factor: 1, relation: "right" }
      }
    }
    if (heading !== undefined) return undefined
  }
  return undefined
}

/** The position of the first segment of a line that opens the section of a party. */
function headingIn(map: LabelMap, line: readonly PlacedSegment[]): number | undefined {
  return line.find(({ index }) => (map.hitsOf.get(index) ?? []).some(isPartyHeading))?.position
}

/** Tells whether a label opens the section of a party. */
export function isPartyHeading(hit: LabelHit): boolean {
  return hit.isWhole && hit.concepts.some(({ concept, isWeak }) => concept.kind === "party" && !isWeak)
}

/** An attribute in another party's section, or with the other party's name beside its label, is not the one asked for. */
function ownerFactor(search: Labelled, hit: LabelHit, plan: FieldPlan): number {
  if (plan.kind === "party" || plan.kind === "amount" || plan.kind === "text") return 1
  const beside = partyBeside(search.map, hit)
  const owner = beside ?? (plan.kind === "date" ? undefined : search.partyAt(hit.segment))
  if (owner === undefined || plan.party === owner) return 1
  if (plan.kind === "id" && plan.party === undefined)
    return beside ? 0.6 : owner === "buyer" || owner === "seller" || owner === "shipTo" ? 0.6 : 1
  return (plan.party ?? "seller") === owner ? 1 : 0.35
}

function partyBeside(map: LabelMap, hit: LabelHit): ConceptId | undefined {
  const pieces = map.pieces[hit.segment.index] ?? []
  for (const piece of [pieces[hit.from - 1], hit.hasColon ? undefined : pieces[hit.to]]) {
    const [token, more] = canonicalTokens(piece?.text ?? "")
    if (token === undefined || more !== undefined) continue
    const concepts = conceptIndex()
      .byKey.get(token)
      ?.filter((label) => !label.isWeak && label.concept.kind === "party")
    const id = concepts?.[0]?.concept.id
    if (id === "buyer" || id === "seller") return id
  }
  return undefined
}
