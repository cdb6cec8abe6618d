import type { ConceptLabel } from "../../lexicon/label-table.ts"
import { isCurrencyCode } from "../../normalize/currency-codes.ts"
import type { PlacedSegment } from "../../page/context.ts"
import { GrowingKey, isPossessive } from "../../lexicon/label-key.ts"
import { append } from "../../arrays/append.ts"
import { greatest } from "../../arrays/extremes.ts"
import { isUnitOfLabel } from "../../text/units.ts"
import { isEnumerator } from "../../text/enumerator.ts"
import { tokensOfFragment } from "./misread-labels.ts"
import { isKindOfValue, similarLabels } from "./similar-labels.ts"
import { textOfFragments, type Fragment } from "../candidates/fragments.ts"
import { endOfRemark } from "./label-remark.ts"
import { isTail, mayHaveMeaning, MAX_SHORT_KEY } from "./label-shape.ts"
import type { LabelSearch, LabelHit } from "./label-hits.ts"
import { labelLikelihoodOf, LIKELIHOOD, isDecoration } from "./label-likelihood.ts"
import { captionLabels } from "./caption-labels.ts"
import { looseLabels } from "./loose-labels.ts"
import { factorBeside } from "./label-surroundings.ts"
import { suppressOverlaps } from "./label-overlaps.ts"

const MAX_LABEL_FRAGMENTS = 8
/**
 * Longer segments are sentences, in which a label is at the start or nowhere, or the legal lines of a footer, in which one may be after a
 * dash, a bar or a dot: `Capital 8 000 € – SIRET 512 844 077 00028 – …`.
 */
const MAX_SEGMENT_FRAGMENTS = 24
/** Words at the beginning of such a segment at which a label may start, and words of it that are searched. */
const STARTS_OF_SENTENCE = 2
const MAX_LISTED_FRAGMENTS = 80
/** The digits of a postal code and the letters after them; a word after a year is in lower case. */
const POSTAL_DIGITS = /^\d{4}$/u
const POSTAL_LETTERS = /^\p{Lu}{2}$/u

export function labelsInSegment(
  segment: PlacedSegment,
  fragments: readonly Fragment[],
  search: LabelSearch,
): LabelHit[] {
  const { lookUp, matcher } = search
  const isLong = fragments.length > MAX_SEGMENT_FRAGMENTS
  const starts = Math.min(fragments.length, MAX_LISTED_FRAGMENTS)
  const tokens = fragments.slice(0, starts).map(tokensOfFragment)
  const colons = fragments.map((fragment) => /[:：]$/u.test(fragment.text))
  const known: (boolean | undefined)[] = []
  const isKnown = (index: number): boolean => (known[index] ??= mayHaveMeaning(fragments, index))
  const textBetween = (from: number, to: number): string | undefined => {
    for (let index = from; index < to; index++) if (!isKnown(index)) return undefined
    return textOfFragments(fragments.slice(from, to))
  }
  const hits: LabelHit[] = []
  for (let from = 0; from < starts; from++) {
    if (isLong && from >= STARTS_OF_SENTENCE && !isDecoration(fragments[from - 1]?.text ?? "")) continue
    const first = tokens[from]?.[0]
    if (first === undefined) continue
    const key = new GrowingKey()
    for (let to = from + 1; to <= Math.min(fragments.length, from + MAX_LABEL_FRAGMENTS); to++) {
      const last = fragments[to - 1]?.text ?? ""
      const added = tokens[to - 1] ?? []
      for (const token of added) key.add(token)
      const hasColon = colons[to - 1] === true
      if (added.length > 0) {
        if (key.first !== first) continue
        const joined = key.text
        const match = lookUp(joined, () => textBetween(from, to))
        // The letters of a postal code are no label: `1234 AE Delft`.
        if (match && POSTAL_LETTERS.test(last) && POSTAL_DIGITS.test(fragments[from - 1]?.text ?? "")) break
        if (match) {
          const end = endOfLabel(fragments, to)
          if (isCurrencyWithValue(match.concepts, added, to - from)) break
          if (match.concepts.length === 0 && !hasColon && isKindOfValue(tokens, end)) continue
          const isClosed = hasColon || endsWithColon(fragments, to, end)
          const likelihood = match.factor * labelLikelihoodOf(fragments, from, end, isClosed)
          const labelLikelihood = isTail(match.concepts, fragments, from) ? likelihood * LIKELIHOOD.tail : likelihood
          const fields = new Map([...match.fields].map(([plan, weight]) => [plan, weight * labelLikelihood]))
          const { concepts } = match
          // Such short words are labels only with a colon, on their own, or where a slash joins that of a number to another: `No. / Date`.
          const isShort =
            joined.length <= MAX_SHORT_KEY && concepts.length > 0 && concepts.every((label) => label.isWeak)
          if (isShort && !isClosed && fragments.length > to - from && !/[#°]$/u.test(last)) {
            const isNumber = concepts.every(({ concept }) => concept.kind === "id")
            const isJoined = isNumber && from === 0 && fragments[to]?.text === "/"
            if (!isJoined && !/\d/u.test(fragments[to]?.text ?? "")) continue
          }
          hits.push({
            segment,
            from,
            to: end,
            match: { by: "key", key: joined },
            fields,
            concepts,
            hasColon: isClosed,
            isEntireSegment: false,
            labelLikelihood,
          })
        }
      }
      if (hasColon) break
    }
  }
  append(
    hits,
    search.boxes.ofCaption(segment)
      ? captionLabels(segment, fragments, tokens, hits, search.plans)
      : looseLabels(segment, fragments, tokens, hits, search),
  )
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
    const factor = factorBeside(hit, hits, fragments, isCovered)
    if (factor === 1) return { ...hit, isEntireSegment: isCovered }
    const fields = new Map([...hit.fields].map(([plan, weight]) => [plan, weight * factor]))
    return { ...hit, fields, isEntireSegment: isCovered }
  })
}

/** Returns whether the last token of a label is the code that the label of a currency leads to: elsewhere it says what an amount is in. */
const isCurrencyWithValue = (concepts: readonly ConceptLabel[], added: readonly string[], length: number): boolean =>
  length > 1 &&
  added.every((token) => isCurrencyCode(token.toUpperCase())) &&
  concepts.some(({ concept }) => concept.id === "currency")

/** Returns the end of a label with the colon, the remark or the unit of its values that ends its segment: `Load (kg)`. */
function endOfLabel(fragments: readonly Fragment[], to: number): number {
  const next = fragments[to]?.text ?? ""
  if (next === ":") return to + 1
  if (to === fragments.length - 1 && isUnitOfLabel(next)) return to + 1
  return endOfRemark(fragments, to) ?? to
}

/** Returns whether what was added to a label ends with a colon. */
const endsWithColon = (fragments: readonly Fragment[], to: number, end: number): boolean =>
  end > to && (fragments[end - 1]?.text.endsWith(":") ?? false)
