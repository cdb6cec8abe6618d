import type { PlacedSegment } from "../../page/context.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelHit, LabelSearch } from "./label-hits.ts"
import { LIKELIHOOD } from "./label-likelihood.ts"

/** Length of labels with all words of a name, and of labels with a word for a period. */
const MIN_NAME_FRAGMENTS = 3
const MAX_NAME_FRAGMENTS = 14
const MAX_PERIOD_FRAGMENTS = 4

/** Finds longer labels with all words of a name: `State or other jurisdiction of incorporation` for `State of incorporation`. */
export function looseLabels(
  segment: PlacedSegment,
  fragments: readonly Fragment[],
  tokens: readonly (readonly string[])[],
  hits: readonly LabelHit[],
  { plans, ends }: LabelSearch,
): LabelHit[] {
  const period = periodLabel(segment, fragments, tokens, hits, ends)
  if (period) return [period]
  const end = fragments.findIndex((fragment) => fragment.text.endsWith(":"))
  const isFigure = end === -1 && endsInFigure(fragments)
  const to = isFigure ? fragments.length - 1 : end === -1 ? fragments.length : end + 1
  const isCaption = segment.text.startsWith("(") && segment.text.endsWith(")")
  if (to > MAX_NAME_FRAGMENTS || to < MIN_NAME_FRAGMENTS || (end === -1 && !isCaption && !isFigure)) return []
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

/** A number alone, and text without any. */
const FIGURE = /^\d[\d.,]{0,14}$/u
const WORDS = /^\D{1,40}$/u

/** Returns whether a text is words and one number at its end, which they are the label of: `Arithmetic mean of grades 4.25`. */
const endsInFigure = (fragments: readonly Fragment[]): boolean =>
  FIGURE.test(fragments.at(-1)?.text ?? "") && fragments.slice(0, -1).every(({ text }) => WORDS.test(text))

/** Finds short labels with a word for a period, which precede both its ends: `Période du relevé`, `Berichtszeitraum`. */
function periodLabel(
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
