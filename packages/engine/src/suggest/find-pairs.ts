import type { LineKind } from "../blocks/block.ts"
import { documentCards } from "../blocks/document-cards.ts"
import { kindNamedIn } from "../blocks/document-kind.ts"
import { type Fragment, textOfFragments } from "../fields/candidates/fragments.ts"
import type { LabelHit } from "../fields/labels/label-hits.ts"
import type { LayoutWord } from "../layout/layout.ts"
import { onceFor } from "../layout/once-for.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import { labelKey } from "../lexicon/label-key.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import { type Beside, isAlignedLabel, textsBeside } from "./beside-label.ts"
import { cleanLabel, cleanRatedLabel } from "./clean-label.ts"
import { conceptName } from "./concept-names.ts"
import { findLabelPlaces } from "./label-places.ts"
import type { PrintedPair, PrintedReading } from "./printed-pair.ts"
import { readConcept, typeOfKind } from "./read-concept.ts"
import type { Sample } from "./sample.ts"
import { readShape, type Shape, shapeWithoutColon } from "./value-shape.ts"

/** Likelihood from which the first words of a text are a label of its own. */
const MIN_OWN_LABEL = 0.95
/** Digits of a number without a colon before it; shorter ones are those of houses, rooms and boxes. */
const MIN_OPEN_DIGITS = 5

type IsTaken = (segment: PlacedSegment) => boolean

/** Finds the labels of a sample with the values beside and below them, in reading order. */
export function findPairs(sample: Sample, isTaken: IsTaken): PrintedPair[] {
  return withoutValues(findLabelPlaces(sample, isTaken).flatMap((place) => pairsAt(sample, place, isTaken)))
}

/** A pair with what shows that its label is one. */
interface Found {
  readonly pair: PrintedPair
  readonly labelWords: readonly LayoutWord[]
  /** A colon shows it best, then the lexicon. */
  readonly rank: number
}

/** Drops labels that are the value of a surer label: `Terms of payment: Net 30` prints no net amount. */
function withoutValues(found: readonly Found[]): PrintedPair[] {
  const claims = new Map<LayoutWord, number>()
  for (const { pair, rank } of found) {
    for (const word of pair.readings[0]?.words ?? []) claims.set(word, Math.max(rank, claims.get(word) ?? 0))
  }
  return found
    .filter(({ labelWords, rank }) => labelWords.every((word) => (claims.get(word) ?? 0) <= rank))
    .map(({ pair }) => pair)
}

function pairsAt(sample: Sample, place: LabelHit, isTaken: IsTaken): Found[] {
  const fragments = (sample.map.fragments[place.segment.index] ?? []).slice(place.from, place.to)
  const label = textOfFragments(fragments).replace(/\s?[:：]$/u, "")
  const beside = textsBeside(sample, place).filter(
    (text) => !text.fragments.some(({ segment }) => isTaken(segment)) && !hasOwnLabel(sample, place, text),
  )
  const pairs = knownPairs(sample, place, label, beside) ?? unknownPairs(sample, place, label, beside)
  const labelWords = fragments.map(({ word }) => word)
  const isStrong = pairs.some(({ concept, isWeak }) => concept !== undefined && !isWeak)
  return pairs.map((pair) => ({ pair, labelWords, rank: (place.hasColon ? 2 : 0) + (isStrong ? 1 : 0) }))
}

/** Returns whether a text starts with a label of its own, which is surer than the one that it is beside. */
function hasOwnLabel({ map }: Sample, place: LabelHit, { fragments, relation }: Beside): boolean {
  const [first] = fragments
  if (relation === "inline" || !first) return false
  const isSure = place.hasColon || place.concepts.some(({ isWeak }) => !isWeak)
  return (map.hitsOf.get(first.segment.index) ?? []).some(
    ({ from, hasColon, labelLikelihood }) => from === 0 && (hasColon || (!isSure && labelLikelihood >= MIN_OWN_LABEL)),
  )
}

/** Reads a label of the lexicon; undefined where none of its meanings fits a text beside it. */
function knownPairs(
  sample: Sample,
  place: LabelHit,
  label: string,
  beside: readonly Beside[],
): PrintedPair[] | undefined {
  const found = readConcept(sample, place, beside)
  if (!found) return undefined
  const { concept, readings, isWeak } = found
  // `INVOICE 4711` is no name for a number, nor is `T` for that of a telephone.
  const own = isWeak && kindNamedIn(label) ? undefined : cleanLabel(label)
  const name = own ?? conceptName(concept.id, sample.language)
  if (name === undefined) return []
  const party = sample.parties.ownerOf(place.segment)
  const pair = { label, name, key: labelKey(name), concept: concept.id, type: typeOfKind(concept.kind), readings }
  return [{ ...pair, party, isWeak, ratedName: cleanRatedLabel(label) }]
}

/** Reads a label by the shape of the text beside it. */
function unknownPairs(sample: Sample, place: LabelHit, label: string, beside: readonly Beside[]): PrintedPair[] {
  const name = cleanLabel(label)
  if (name === undefined) return []
  const [first] = beside
  const hasInline = first?.relation === "inline"
  if (!place.hasColon && isPartyLine(sample, place.segment)) return []
  if (hasInline && !place.hasColon && !isLongNumber(first.fragments)) return []
  const common = { label, party: sample.parties.ownerOf(place.segment) }
  for (const text of hasInline ? [first] : beside) {
    const shape = shapeOf(sample, place, text)
    if (shape?.range) return periodPairs(sample, common, shape.range)
    if (shape) {
      const { type, readings } = shape
      const pair = { ...common, name, key: labelKey(name), concept: undefined, isWeak: false, type, readings }
      return [{ ...pair, ratedName: cleanRatedLabel(label) }]
    }
  }
  return []
}

function shapeOf(sample: Sample, place: LabelHit, text: Beside): Shape | undefined {
  const { locale } = sample.context
  if (place.hasColon) return readShape(text.fragments, locale)
  const isAligned = place.isEntireSegment && isAlignedLabel(sample, place, text)
  if (text.relation === "below") return isAligned ? readShape(text.fragments, locale) : undefined
  return shapeWithoutColon(text.fragments, locale) ?? (isAligned ? readShape(text.fragments, locale) : undefined)
}

const isLongNumber = (fragments: readonly Fragment[]): boolean =>
  textOfFragments(fragments).replace(/\D/gu, "").length >= MIN_OPEN_DIGITS

/** Returns whether a segment is the name or a line of the address of a party: a value, whatever is beside it. */
const isPartyLine = ({ context }: Sample, segment: PlacedSegment): boolean => partyLines(context).has(segment.index)

const PARTY_LINES: ReadonlySet<LineKind> = new Set<LineKind>(["street", "town", "country"])

const partyLines = onceFor(
  (context: ExtractionContext): ReadonlySet<number> =>
    new Set(
      documentCards(context).flatMap(({ lines, name, address }) =>
        [...lines.filter(({ kind }) => PARTY_LINES.has(kind)), ...(address.length > 0 ? name : []), ...address].map(
          (line) => line.segment.index,
        ),
      ),
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
