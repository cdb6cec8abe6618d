import type { ExtractionContext } from "../../page/context.ts"
import { isCurrencyCode } from "../../normalize/currency-codes.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import type { ParsedValue } from "../candidates/parsed-value.ts"
import { SCORE_OF_CURRENCY } from "../candidates/weights.ts"

/** Words of the longest text that a code may be a part of: of a sentence it may be a name, or another document's. */
const MAX_WORDS = 6
const SIGNED_AMOUNT = /^-?\p{Sc}\d[\d.,'’]*[.,]\d{2}$/u
const NUMBER = /\d[.,]\d{2}$|^\d+$/u

/** Parses the code of a currency that a run consists of. */
export function parseCurrency(run: readonly Fragment[]): ParsedValue[] {
  const [fragment, ...others] = run
  if (!fragment || others.length > 0) return []
  const value = codeOf(fragment)
  return isCurrencyCode(value) ? [{ value, fragments: run, fit: 1 }] : []
}

const codeOf = ({ text }: Fragment): string => text.replace(/[():.,]/gu, "")

/**
 * Finds the currency of a document: the one code of ISO 4217 that stands beside its amounts, or in their labels, `Total EUR`.
 * A document that prints two says in a label which one it means.
 */
export function currencyCandidates({ segments }: ExtractionContext, map: LabelMap): Candidate[] {
  const places = new Map<string, Fragment>()
  for (const { index, words } of segments) {
    const isSentence = words.length > MAX_WORDS
    const fragments = map.fragments[index] ?? []
    for (const [position, fragment] of fragments.entries()) {
      const code = codeOf(fragment)
      if (!isCurrencyCode(code) || places.has(code)) continue
      // After an amount with the sign of a currency it is no name, in a sentence either: `£20.00 GBP paid on 3 May`.
      if (isSentence && !SIGNED_AMOUNT.test(fragments[position - 1]?.text ?? "")) continue
      const beside = [fragments[position - 1], fragments[position + 1]]
      const isBesideAmount = beside.some((other) => other !== undefined && NUMBER.test(other.text))
      if (isBesideAmount || isInLabel(map, index, position)) places.set(code, fragment)
    }
  }
  const [place, ...others] = [...places]
  if (!place || others.length > 0) return []
  const [code, fragment] = place
  return [candidateOf(code, [fragment], SCORE_OF_CURRENCY, { by: "pattern" })]
}

/** Returns whether a fragment is a part of the label of an amount, or follows it. */
const isInLabel = (map: LabelMap, segment: number, position: number): boolean =>
  (map.hitsOf.get(segment) ?? []).some(
    ({ from, to, concepts }) =>
      position >= from && position <= to && concepts.some(({ concept }) => concept.kind === "amount"),
  )
