import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import { conceptIndex, type ConceptLabel } from "../lexicon/concept-index.ts"
import { GrowingKey, isPossessive } from "../lexicon/label-key.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import { wordsOf } from "../lexicon/language-words.ts"
import type { LabelMatch } from "./candidate.ts"
import { createKeyLookUp, type KeyLookUp } from "./label-keys.ts"
import { onceFor } from "../layout/once-for.ts"
import { append } from "../arrays/append.ts"
import { greatest } from "../arrays/extremes.ts"
import { isEnumerator } from "./enumerator.ts"
import { tokensOfFragment } from "./misread-labels.ts"
import { isKindOfValue, similarLabels } from "./similar-labels.ts"
import { createNameMatcher, type NameMatcher } from "./similar-names.ts"
import { fragmentsOf, textOfFragments, type Fragment } from "./fragments.ts"
import { endsAsLabel, isCutLabel, isTail, isUnlistedLabel, mayHaveMeaning } from "./label-shape.ts"
import { type LabelLine, wrappedLines } from "./wrapped-labels.ts"
import { lettersIn } from "../text/letters.ts"

/** A label found in a segment. */
export interface LabelHit {
  readonly segment: PlacedSegment
  /** Fragments `from` to `to` (exclusive) of the segment are the label. */
  readonly from: number
  readonly to: number
  readonly match: LabelMatch
  /** Weight with which the label means each field, by position of the plan; includes the effect of its surroundings. */
  readonly fields: ReadonlyMap<number, number>
  readonly concepts: readonly ConceptLabel[]
  readonly hasColon: boolean
  /** True when the label is the entire segment. */
  readonly isEntireSegment: boolean
  /** 0 to 1: how likely it is a label rather than words of a sentence, by its surroundings. */
  readonly labelLikelihood: number
}

/** All labels of a document, by segment. */
export interface LabelMap {
  readonly fragments: readonly (readonly Fragment[])[]
  readonly hits: readonly LabelHit[]
  readonly hitsOf: ReadonlyMap<number, readonly LabelHit[]>
  /** Returns whether a segment consists of a label only. */
  isLabel(segment: PlacedSegment): boolean
}

/** Factors on the likelihood that words are a label, by their surroundings. */
const LIKELIHOOD = {
  /** Neither at the start of the segment nor after a value. */
  inSentence: 0.55,
  /** The end of a longer unknown label: `No.` in `Permit No.`. */
  tail: 0.25,
  /** Followed by words: `Invoice date 7. Mai` is still a label, `the invoice date is` is not. */
  beforeCapital: 0.85,
  beforeLowerCase: 0.6,
  /** Two letters without a colon. */
  twoLetters: 0.7,
  /** The start of a longer unknown label. */
  cut: 0.35,
  /** Inside a longer label that means other fields. */
  overlapped: 0.35,
  /** A label with weak meanings only that is an entire segment. */
  entireWeak: 1.3,
  nameWords: 0.6,
  period: 0.75,
} as const

const MAX_LABEL_FRAGMENTS = 7
/** Longer segments are sentences, in which a label is at the start or nowhere. */
const MAX_SEGMENT_FRAGMENTS = 24
/** Length of labels with all words of a name, and of labels with a word for a period. */
const MIN_NAME_FRAGMENTS = 3
const MAX_NAME_FRAGMENTS = 14
const MAX_PERIOD_FRAGMENTS = 4
/** Letters of keys such as `De`, `Von` and `To`, which are words of every sentence. */
const MAX_SHORT_KEY = 3

/** Splits the segments of a document once for all objects: values that were found in fragments are known for the next one. */
const fragmentsIn = onceFor(({ segments }: ExtractionContext): LabelMap["fragments"] => segments.map(fragmentsOf))

/** The labels of the fields, which all documents of a workflow share. */
const keysOf = onceFor((plans: readonly FieldPlan[]) => new Set(plans.flatMap(({ labels }) => [...labels.keys()])))

/** Finds the labels of the fields and of the entire lexicon in every segment. */
export function findLabels(context: ExtractionContext, plans: readonly FieldPlan[]): LabelMap {
  const lookUp = createKeyLookUp(plans)
  const matcher = plans.some(({ concept }) => concept === undefined) ? createNameMatcher(plans) : undefined
  const ends = plans.flatMap((plan, index) => (plan.end ? [index] : []))
  const fragments = fragmentsIn(context)
  const hits: LabelHit[] = []
  const hitsOf = new Map<number, readonly LabelHit[]>()
  const isListed = (key: string): boolean => keysOf(plans).has(key) || conceptIndex().byKey.has(key)
  const wrapped = wrappedLines(context, (key) => (isListed(key) ? lookUp(key, () => key) : undefined))
  for (const segment of context.segments) {
    const whole = wrapped.get(segment.index)
    const found = whole
      ? [hitOfLine(segment, fragments[segment.index] ?? [], whole)]
      : hitsInSegment(segment, fragments[segment.index] ?? [], { lookUp, matcher, plans, ends })
    if (found.length === 0) continue
    append(hits, found)
    hitsOf.set(segment.index, found)
  }
  const isUnlisted = onceFor(isUnlistedLabel)
  const isLabel = (segment: PlacedSegment): boolean =>
    endsAsLabel(segment.text) ||
    (hitsOf.get(segment.index) ?? []).some((hit) => hit.isEntireSegment) ||
    isUnlisted(segment)
  return { fragments, hits, hitsOf, isLabel }
}

/** Returns the hit of a segment that is one line of a label; only that with the value means fields. */
function hitOfLine(
  segment: PlacedSegment,
  fragments: readonly Fragment[],
  { key, meaning, hasColon, isRead }: LabelLine,
): LabelHit {
  return {
    segment,
    from: 0,
    to: fragments.length,
    match: { by: "key", key },
    fields: isRead ? meaning.fields : new Map(),
    concepts: meaning.concepts,
    hasColon,
    isEntireSegment: true,
    labelLikelihood: 1,
  }
}

interface LabelSearch {
  readonly lookUp: KeyLookUp
  /** Undefined when the lexicon knows the names of all fields. */
  readonly matcher: NameMatcher | undefined
  readonly plans: readonly FieldPlan[]
  /** Positions of the plans for an end of a period. */
  readonly ends: readonly number[]
}

function hitsInSegment(segment: PlacedSegment, fragments: readonly Fragment[], search: LabelSearch): LabelHit[] {
  const { lookUp, matcher } = search
  const starts = fragments.length > MAX_SEGMENT_FRAGMENTS ? 2 : fragments.length
  const tokens = fragments.slice(0, MAX_SEGMENT_FRAGMENTS).map(tokensOfFragment)
  const colons = fragments.map((fragment) => /[:：]$/u.test(fragment.text))
  const known: (boolean | undefined)[] = []
  const isKnown = (index: number): boolean => (known[index] ??= mayHaveMeaning(fragments, index))
  const textBetween = (from: number, to: number): string | undefined => {
    for (let index = from; index < to; index++) if (!isKnown(index)) return undefined
    return textOfFragments(fragments.slice(from, to))
  }
  const hits: LabelHit[] = []
  for (let from = 0; from < starts; from++) {
    const key = new GrowingKey()
    const [first] = tokens[from] ?? []
    if (first === undefined) continue
    for (let to = from + 1; to <= Math.min(fragments.length, from + MAX_LABEL_FRAGMENTS); to++) {
      const last = fragments[to - 1]?.text ?? ""
      const added = tokens[to - 1] ?? []
      for (const token of added) key.add(token)
      const hasColon = colons[to - 1] === true
      if (added.length > 0) {
        const { text: joined, first: opening } = key.tokens
        if (opening !== first) continue
        const match = lookUp(joined, () => textBetween(from, to))
        if (match) {
          const end = fragments[to]?.text === ":" ? to + 1 : to
          if (match.concepts.length === 0 && !hasColon && isKindOfValue(tokens, end)) continue
          const likelihood = match.factor * labelLikelihoodOf(fragments, from, end, hasColon || end > to)
          const labelLikelihood = isTail(match.concepts, fragments, from) ? likelihood * LIKELIHOOD.tail : likelihood
          const fields = new Map([...match.fields].map(([plan, weight]) => [plan, weight * labelLikelihood]))
          const { concepts } = match
          // Such short words are labels only with a colon or on their own.
          const isShort =
            joined.length <= MAX_SHORT_KEY && concepts.length > 0 && concepts.every((label) => label.isWeak)
          if (isShort && !hasColon && end === to && fragments.length > to - from && !/[#°]$/u.test(last)) {
            if (!/\d/u.test(fragments[to]?.text ?? "")) continue
          }
          hits.push({
            segment,
            from,
            to: end,
            match: { by: "key", key: joined },
            fields,
            concepts,
            hasColon: hasColon || end > to,
            isEntireSegment: false,
            labelLikelihood,
          })
        }
      }
      if (hasColon) break
    }
  }
  append(hits, looseHits(segment, fragments, tokens, hits, search))
  const weightOf = (plan: number): number =>
    greatest(
      hits.map((hit) => hit.fields.get(plan) ?? 0),
      0,
    )
  const similar = matcher ? similarLabels(fragments, tokens, matcher, weightOf) : []
  for (const { plan, weight, similarity, ...place } of similar) {
    const match = { by: "similar", similarity } as const
    const fields = new Map([[plan, weight]])
    hits.push({ segment, ...place, match, fields, concepts: [], isEntireSegment: false, labelLikelihood: 1 })
  }
  if (hits.length === 0) return []
  const isCovered = fragments.every(
    (fragment, index) =>
      isDecoration(fragment.text) ||
      (index === 0 && fragments.length > 1 && isEnumerator(fragment.text)) ||
      isPossessive(fragment.text) ||
      hits.some((hit) => index >= hit.from && index < hit.to),
  )
  return suppressOverlaps(hits, fragments).map((hit) => {
    const factor = isCutLabel(hit, fragments, hits)
      ? LIKELIHOOD.cut
      : isCovered && isWeakOnly(hit)
        ? LIKELIHOOD.entireWeak
        : 1
    if (factor === 1) return { ...hit, isEntireSegment: isCovered }
    const fields = new Map([...hit.fields].map(([plan, weight]) => [plan, weight * factor]))
    return { ...hit, fields, isEntireSegment: isCovered }
  })
}

/** Finds longer labels with all words of a name: `State or other jurisdiction of incorporation` for `State of incorporation`. */
function looseHits(
  segment: PlacedSegment,
  fragments: readonly Fragment[],
  tokens: readonly (readonly string[])[],
  hits: readonly LabelHit[],
  { plans, ends }: LabelSearch,
): LabelHit[] {
  const period = periodHit(segment, fragments, tokens, hits, ends)
  if (period) return [period]
  const end = fragments.findIndex((fragment) => fragment.text.endsWith(":"))
  const to = end === -1 ? fragments.length : end + 1
  const isCaption = segment.text.startsWith("(") && segment.text.endsWith(")")
  if (to > MAX_NAME_FRAGMENTS || to < MIN_NAME_FRAGMENTS || (end === -1 && !isCaption)) return []
  const words = new Set(tokens.slice(0, to).flat())
  const fields = new Map<number, number>()
  for (const [index, { nameTokens }] of plans.entries()) {
    const isHit = hits.some((hit) => hit.fields.has(index))
    if (!isHit && nameTokens.length >= 2 && nameTokens.every((token) => words.has(token)))
      fields.set(index, LIKELIHOOD.nameWords)
  }
  if (fields.size === 0) return []
  return [
    {
      segment,
      from: 0,
      to,
      match: { by: "nameWords" },
      fields,
      concepts: [],
      hasColon: end !== -1,
      isEntireSegment: false,
      labelLikelihood: LIKELIHOOD.nameWords,
    },
  ]
}

/** Finds short labels with a word for a period, which precede both its ends: `Période du relevé`, `Berichtszeitraum`. */
function periodHit(
  segment: PlacedSegment,
  fragments: readonly Fragment[],
  tokens: readonly (readonly string[])[],
  hits: readonly LabelHit[],
  ends: readonly number[],
): LabelHit | undefined {
  if (ends.length === 0) return undefined
  const colon = fragments.findIndex((fragment) => fragment.text.endsWith(":"))
  const to = colon === -1 ? fragments.length : colon + 1
  if (
    to > MAX_PERIOD_FRAGMENTS ||
    !tokens
      .slice(0, to)
      .flat()
      .some((token) => wordsOf("periods").has(token))
  )
    return undefined
  if (fragments.slice(0, to).some((fragment) => /\d/u.test(fragment.text))) return undefined
  if (hits.some((hit) => hit.from === 0 && hit.to >= to && ends.some((index) => hit.fields.has(index))))
    return undefined
  const fields = new Map(ends.map((index) => [index, LIKELIHOOD.period]))
  return {
    segment,
    from: 0,
    to,
    match: { by: "period" },
    fields,
    concepts: [],
    hasColon: colon !== -1,
    isEntireSegment: to === fragments.length,
    labelLikelihood: LIKELIHOOD.period,
  }
}

/** Returns whether a label has weak meanings only. One that is an entire segment is a label, whichever meaning applies. */
function isWeakOnly(hit: LabelHit): boolean {
  const isLong = hit.match.by === "key" && hit.match.key.length > MAX_SHORT_KEY
  return (isLong || hit.hasColon) && hit.concepts.length > 0 && hit.concepts.every((label) => label.isWeak)
}

const isDecoration = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text)

/** Returns how likely words are a label: one starts its segment or follows a value, and ends with a colon or before a value. */
function labelLikelihoodOf(fragments: readonly Fragment[], from: number, to: number, hasColon: boolean): number {
  const before = fragments[from - 1]?.text
  const after = fragments[to]?.text
  const opens =
    before === undefined ||
    isPossessive(before) ||
    /[:|/·•*\-–;]$/u.test(before) ||
    isDecoration(before) ||
    /\d/u.test(before)
  const last = fragments[to - 1]?.text ?? ""
  let labelLikelihood = opens ? 1 : LIKELIHOOD.inSentence
  if (!hasColon && after !== undefined && !/^[\d€$£(#:-]/u.test(after) && !/\d/u.test(after)) {
    labelLikelihood *=
      /^[\p{Lu}]/u.test(after) || /[#°]$/u.test(last) ? LIKELIHOOD.beforeCapital : LIKELIHOOD.beforeLowerCase
  }
  const letters = fragments.slice(from, to).reduce((sum, fragment) => sum + lettersIn(fragment.text), 0)
  if (letters <= 2 && !hasColon && !/[#°]/u.test(last) && after !== undefined) labelLikelihood *= LIKELIHOOD.twoLetters
  return labelLikelihood
}

/** Drops labels inside longer ones, except for fields that the longer one does not mean; alternatives, `Customer / Client`, are kept. */
function suppressOverlaps(hits: readonly LabelHit[], fragments: readonly Fragment[]): LabelHit[] {
  const isAlternative = (hit: LabelHit, { from, to }: LabelHit): boolean =>
    (hit.from - 1 > from && fragments[hit.from - 1]?.text === "/") ||
    (hit.to + 1 < to && fragments[hit.to]?.text === "/")
  return hits.flatMap((hit): LabelHit[] => {
    const longer = hits.filter(
      (other) =>
        other !== hit &&
        other.from <= hit.from &&
        other.to >= hit.to &&
        other.to - other.from > hit.to - hit.from &&
        !isAlternative(hit, other),
    )
    if (longer.length === 0) return [hit]
    const fields = new Map<number, number>()
    for (const [plan, weight] of hit.fields) {
      if (!longer.some((other) => other.fields.has(plan))) fields.set(plan, weight * LIKELIHOOD.overlapped)
    }
    return fields.size > 0 ? [{ ...hit, fields, labelLikelihood: hit.labelLikelihood * LIKELIHOOD.overlapped }] : []
  })
}
