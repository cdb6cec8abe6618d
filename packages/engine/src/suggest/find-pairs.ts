import type { ValueType } from "../configuration.ts"
import type { ConceptId, ConceptKind } from "../lexicon/concept.ts"
import type { ConceptLabel } from "../lexicon/concept-index.ts"
import { labelKey } from "../lexicon/label-key.ts"
import { documentCards } from "../blocks/document-cards.ts"
import { onceFor } from "../layout/once-for.ts"
import { kindNamedIn } from "../fields/document-kind.ts"
import { type Fragment, textOfFragments } from "../fields/fragments.ts"
import type { LabelHit } from "../fields/label-hits.ts"
import { aboveRun, belowRuns, inlineRun, rightRuns } from "../fields/neighbours.ts"
import { parseValues } from "../fields/parse-values.ts"
import type { ParsedValue } from "../fields/parsed-value.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import { cleanLabel } from "./clean-label.ts"
import { conceptName } from "./concept-names.ts"
import { findLabelPlaces } from "./label-places.ts"
import type { PrintedPair, PrintedReading } from "./printed-pair.ts"
import type { Sample } from "./sample.ts"
import { readShape, shapeWithoutColon } from "./value-shape.ts"

/** Points; for documents without pages. */
const USUAL_WIDTH = 600
/** How well a value must fit the kind of its label, and of one that may also mean something else. */
const MIN_FIT = 0.5
const MIN_WEAK_FIT = 0.75
/** Likelihood from which the first words of a text are a label of its own. */
const MIN_OWN_LABEL = 0.95

/** Finds the labels of a sample with the values beside and below them, in reading order. */
export function findPairs(sample: Sample, isTaken: (segment: PlacedSegment) => boolean): PrintedPair[] {
  return findLabelPlaces(sample, isTaken).flatMap((place) => pairsAt(sample, place, isTaken))
}

/** Texts beside a label, and where they are. */
interface Beside {
  readonly fragments: readonly Fragment[]
  readonly relation: "inline" | "right" | "below" | "above"
}

function pairsAt(sample: Sample, place: LabelHit, isTaken: (segment: PlacedSegment) => boolean): PrintedPair[] {
  const { map, parties } = sample
  const words = (map.fragments[place.segment.index] ?? []).slice(place.from, place.to)
  const label = textOfFragments(words).replace(/\s?[:：]$/u, "")
  const name = cleanLabel(label)
  if (name === undefined) return []
  const beside = textsBeside(sample, place).filter(
    ({ fragments, relation }) =>
      !fragments.some(({ segment }) => isTaken(segment)) && (relation === "inline" || !hasOwnLabel(sample, fragments)),
  )
  const common = { label, party: parties.ownerOf(place.segment) }
  if (place.concepts.length > 0) {
    const found = readConcept(sample, place, beside)
    if (!found) return []
    const { concept, readings } = found
    const own = found.isWeak && kindNamedIn(label) ? (conceptName(concept.id, sample.language) ?? name) : name
    return [
      {
        ...common,
        name: own,
        key: labelKey(own),
        concept: concept.id,
        type: typeOf(concept.kind),
        readings,
        isWeak: found.isWeak,
      },
    ]
  }
  const [first] = beside
  const isOpen = first?.relation === "inline" && !place.hasColon
  if (isOpen && (isAddress(sample, place.segment) || !isLongNumber(first.fragments))) return []
  for (const { fragments, relation } of first?.relation === "inline" ? [first] : beside) {
    const shape = place.hasColon
      ? readShape(fragments, sample.context.locale)
      : relation === "below"
        ? undefined
        : shapeWithoutColon(fragments, sample.context.locale)
    if (shape?.range) return periodPairs(sample, common, shape.range)
    if (shape) return [{ ...common, name, key: labelKey(name), concept: undefined, isWeak: false, ...shape }]
  }
  return []
}

/** Returns whether a text starts with a label of its own. */
function hasOwnLabel({ map }: Sample, fragments: readonly Fragment[]): boolean {
  const [first] = fragments
  const hits = first ? (map.hitsOf.get(first.segment.index) ?? []) : []
  return hits.some(
    ({ from, hasColon, labelLikelihood }) => from === 0 && (hasColon || labelLikelihood >= MIN_OWN_LABEL),
  )
}

/** Digits of a number without a colon before it; shorter ones are those of houses, rooms and boxes. */
const MIN_OPEN_DIGITS = 5

const isLongNumber = (fragments: readonly Fragment[]): boolean =>
  textOfFragments(fragments).replace(/\D/gu, "").length >= MIN_OPEN_DIGITS

/** Returns whether a segment is a line of an address, in which a word before a number is a street or a town. */
const isAddress = ({ context }: Sample, segment: PlacedSegment): boolean => addressLines(context).has(segment.index)

const addressLines = onceFor(
  (context: ExtractionContext): ReadonlySet<number> =>
    new Set(
      documentCards(context).flatMap(({ address, name }) => [...address, ...name].map((line) => line.segment.index)),
    ),
)

function periodPairs(
  { language }: Sample,
  common: Pick<PrintedPair, "label" | "party">,
  [start, end]: readonly [PrintedReading, PrintedReading],
): PrintedPair[] {
  const pair = (concept: ConceptId, reading: PrintedReading): PrintedPair[] => {
    const name = conceptName(concept, language)
    if (name === undefined) return []
    return [{ ...common, name, key: labelKey(name), concept, type: "date", readings: [reading], isWeak: false }]
  }
  return [...pair("periodFrom", start), ...pair("periodTo", end)]
}

/** Returns the texts that may be the value of a label, the most likely first. */
function textsBeside({ context, map, neighbours }: Sample, place: LabelHit): Beside[] {
  const over = aboveRun(place, map, neighbours)
  if (over) return [{ fragments: over.fragments, relation: "above" }]
  const inline = inlineRun(place, map)
  const width = context.layouts[place.segment.page - 1]?.width ?? USUAL_WIDTH
  const right = rightRuns(place, map, neighbours, width).map(({ fragments }) => ({
    fragments,
    relation: "right" as const,
  }))
  if (inline) return [{ fragments: inline.fragments, relation: "inline" as const }, ...right]
  const below = belowRuns(place, map, neighbours, right.length > 0)
  return [...right, ...below.map(({ fragments }) => ({ fragments, relation: "below" as const }))]
}

interface ConceptReadings {
  readonly concept: ConceptLabel["concept"]
  readonly isWeak: boolean
  readonly readings: readonly PrintedReading[]
}

/** Reads the first meaning of a label that a text beside it fits. */
function readConcept({ context }: Sample, place: LabelHit, beside: readonly Beside[]): ConceptReadings | undefined {
  for (const { concept, isWeak } of place.concepts) {
    const requested = { kind: concept.kind, type: typeOf(concept.kind), end: undefined }
    const isOpenText = isText(concept.kind) && !place.hasColon
    // The rate of a tax and the name of a day may be between the label and its value.
    const isSplit = concept.kind === "amount" || concept.kind === "date"
    const hasInline = beside.some(({ relation }) => relation === "inline")
    const [firstBelow] = beside.filter(({ relation }) => relation === "below")
    // A label over a name is also over the address below it.
    const isBlock = concept.kind === "party" || concept.kind === "address"
    const readings = beside
      .filter(({ relation }) => (relation === "inline" ? !isOpenText : !hasInline || isSplit))
      .filter((each) => each.relation !== "below" || each === firstBelow || isBlock)
      .flatMap(({ fragments }) =>
        parseValues(fragments, requested, context.locale).filter(({ fit }) => fit >= (isWeak ? MIN_WEAK_FIT : MIN_FIT)),
      )
      .map(readingOf)
    if (readings.length > 0) return { concept, isWeak, readings }
  }
  return undefined
}

const readingOf = ({ value, fragments }: ParsedValue): PrintedReading => ({
  value,
  words: [...new Set(fragments.map(({ word }) => word))],
  page: fragments[0]?.segment.page ?? 1,
})

const isText = (kind: ConceptKind): boolean => kind === "party" || kind === "text" || kind === "address"

const NUMBERS: ReadonlySet<ConceptKind> = new Set<ConceptKind>(["amount", "percent", "quantity"])

const typeOf = (kind: ConceptKind): ValueType => (kind === "date" ? "date" : NUMBERS.has(kind) ? "number" : "string")
