import { isEnumerator } from "../text/enumerator.ts"
import { type Fragment, textOfFragments } from "../fields/candidates/fragments.ts"
import type { LabelHit } from "../fields/labels/label-hits.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { PlacedSegment } from "../page/context.ts"
import type { Sample } from "./sample.ts"

/** Words of a label that the lexicon does not know, at most; longer ones are sentences. */
const MAX_UNKNOWN_WORDS = 6
/** Fragments of a segment in which a label without a colon stands before its value. */
const MAX_OPEN_FRAGMENTS = 10
/** Likelihood that words of the lexicon are a label: with a colon, and inline without one. */
const MIN_WITH_COLON = 0.5
const MIN_WITHOUT_COLON = 0.95
/** Labels of one page that are followed: a page of text has some hundred, a hostile one 100,000. */
const MAX_PLACES_PER_PAGE = 600
/** Labels of a document that are followed: those of its first pages. */
const MAX_PLACES = 4_000

/** Concepts of the rows of a table, of the paper itself, and of what the lexicon knows only in order to ignore it. */
const IGNORED: ReadonlySet<ConceptId> = new Set<ConceptId>([
  "pageNumber",
  "other",
  "quantity",
  "unitPrice",
  "lineTotal",
  "itemNumber",
  "description",
  "product",
])

/** Finds the places of a sample that look like a label with a value beside or below it, in reading order. */
export function findLabelPlaces(sample: Sample, isTaken: (segment: PlacedSegment) => boolean): LabelHit[] {
  const places: LabelHit[] = []
  const counts = new Map<number, number>()
  for (const segment of sample.context.segments) {
    const count = counts.get(segment.page) ?? 0
    if (places.length >= MAX_PLACES) break
    if (count >= MAX_PLACES_PER_PAGE || isTaken(segment)) continue
    const found = placesIn(sample, segment)
    counts.set(segment.page, count + found.length)
    for (const place of found) places.push(place)
  }
  return places
}

function placesIn({ map }: Sample, segment: PlacedSegment): LabelHit[] {
  const fragments = map.fragments[segment.index] ?? []
  const rated = ratedPlace(segment, fragments, map.hitsOf.get(segment.index))
  if (rated) return [rated]
  const unknown = unknownPlace(segment, fragments)
  const known = (map.hitsOf.get(segment.index) ?? []).filter(
    (hit) => isFollowed(hit, fragments) && !(unknown && isPartOf(hit, unknown)),
  )
  const isKnown = unknown !== undefined && known.some((hit) => hit.from <= unknown.from && hit.to >= unknown.to)
  return unknown && !isKnown && !isIgnored(map.hitsOf.get(segment.index), unknown) ? [unknown, ...known] : known
}

/** Text with one rate and no other number. */
const RATED = /^[^\d%]{0,50}\d{1,2}(?:[.,]\d{1,3})?\s?%[^\d%]{0,50}$/u

/** Returns a segment that is the label of a tax with its rate, whose amount is right of it: `plus 19 % VAT`. */
function ratedPlace(
  segment: PlacedSegment,
  fragments: readonly Fragment[],
  hits: readonly LabelHit[] = [],
): LabelHit | undefined {
  if (fragments.length > MAX_OPEN_FRAGMENTS || !RATED.test(segment.text) || !/\p{L}{2}/u.test(segment.text))
    return undefined
  const concepts = hits.flatMap((hit) => hit.concepts).filter(({ concept }) => concept.kind === "amount")
  return { ...placeOf(segment, fragments, 0, fragments.length), concepts }
}

/** Returns whether a label of the lexicon is the start or end of a longer label with a colon. */
const isPartOf = (hit: LabelHit, longer: LabelHit): boolean =>
  longer.hasColon && hit.from >= longer.from && hit.to <= longer.to && hit.to - hit.from < longer.to - longer.from

const isIgnored = (hits: readonly LabelHit[] = [], place: LabelHit): boolean =>
  hits.some((hit) => hit.from <= place.from && hit.to >= place.to)

function isFollowed(
  { concepts, hasColon, isEntireSegment, labelLikelihood, from, to }: LabelHit,
  all: readonly Fragment[],
): boolean {
  const words = all.slice(from, to)
  if (concepts.every(({ concept }) => IGNORED.has(concept.id))) return false
  if (hasColon) return labelLikelihood >= MIN_WITH_COLON
  // Words of a sentence: `… of your payment.`
  if (!startsUpper(words) || (isEntireSegment && isSentenceEnd(words))) return false
  if (isEntireSegment) return true
  return labelLikelihood >= MIN_WITHOUT_COLON && all.length <= MAX_OPEN_FRAGMENTS
}

const startsUpper = (words: readonly Fragment[]): boolean => !/^\p{Ll}/u.test(words[0]?.text ?? "")

/** Returns whether text ends with a full stop that abbreviates nothing. */
const isSentenceEnd = (words: readonly Fragment[]): boolean => /\p{L}{5}\.$/u.test(words.at(-1)?.text ?? "")

/** Returns the label of a segment that the lexicon does not know: a few words before a colon, or all words of the segment. */
function unknownPlace(segment: PlacedSegment, fragments: readonly Fragment[]): LabelHit | undefined {
  return closedPlace(segment, fragments) ?? openPlace(segment, fragments)
}

/** Returns words before a number in the same segment, such as those of a commercial register: `Amtsgericht HRB 4711`. */
function openPlace(segment: PlacedSegment, fragments: readonly Fragment[]): LabelHit | undefined {
  const to = fragments.findIndex(({ text }) => /\d/u.test(text))
  const words = fragments.slice(0, to)
  if (to < 1 || to > MAX_UNKNOWN_WORDS || fragments.length > MAX_OPEN_FRAGMENTS) return undefined
  return isLabelLike(textOfFragments(words)) && startsUpper(words) ? placeOf(segment, fragments, 0, to) : undefined
}

function closedPlace(segment: PlacedSegment, fragments: readonly Fragment[]): LabelHit | undefined {
  const from = isEnumerator(fragments[0]?.text ?? "") ? 1 : 0
  const head = fragments.slice(from, from + MAX_UNKNOWN_WORDS + 1)
  const colon = head.findIndex(({ text }) => /[:：]$/u.test(text))
  const to = colon === -1 ? fragments.length : from + colon + 1
  const words = fragments.slice(from, to)
  if (words.length === 0 || words.length > MAX_UNKNOWN_WORDS || !isLabelLike(textOfFragments(words))) return undefined
  return placeOf(segment, fragments, from, to)
}

function placeOf(segment: PlacedSegment, fragments: readonly Fragment[], from: number, to: number): LabelHit {
  return {
    segment,
    from,
    to,
    match: { by: "nameWords" },
    fields: new Map(),
    concepts: [],
    hasColon: /[:：]$/u.test(fragments[to - 1]?.text ?? ""),
    isEntireSegment: to === fragments.length,
    labelLikelihood: 1,
  }
}

/** Returns whether text may be a label: it starts with a letter, is no address of a page or person, and has no digits. */
const isLabelLike = (text: string): boolean =>
  /^\p{L}/u.test(text) && !/[\d@]|:\/\/|^(?:https?|www)\b|\p{L}{5}\.\s/iu.test(text)
