import { MIN_PROSE_WORDS } from "../../text/sentences.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import { findDates } from "../../normalize/date.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { foldTokens } from "../../text/folding.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { paragraphsOf } from "./paragraphs.ts"
import { SCORE_IN_PROSE } from "../candidates/weights.ts"

/** Pages of a contract that name its term, at most. */
const MAX_PAGES = 5
/** Words from the verb to the day: `shall expire at midnight on`. */
const MAX_FROM_VERB = 4

/** Finds the first and the last day of a contract by the verbs of its sentences: `shall commence on 1 February 2026`, `endet am 28.02.2031`. */
export function proseEnds(context: ExtractionContext, map: LabelMap, plans: readonly FieldPlan[]): Candidate[][] {
  const found: Candidate[][] = plans.map(() => [])
  const asked = plans.map(({ end, field }) => (field.type === "date" ? end : undefined))
  if (asked.every((end) => end === undefined)) return found
  for (const paragraph of paragraphsOf(context, map, MAX_PAGES)) {
    if (paragraph.length < MIN_PROSE_WORDS) continue
    for (const { from, to, value } of findDates(paragraph, { dayFirst: context.locale.dayFirst })) {
      const end = endOf(paragraph.slice(Math.max(0, from - MAX_FROM_VERB), from))
      if (end === undefined) continue
      const derivation = { by: "label", label: { by: "period" }, relation: "inline" } as const
      for (const [position, own] of asked.entries())
        if (own === end)
          found[position]?.push(candidateOf(value, paragraph.slice(from, to), SCORE_IN_PROSE, derivation))
    }
  }
  return found
}

/** Returns the end of a period that the last verb before a day names. */
function endOf(before: readonly Fragment[]): "start" | "end" | undefined {
  for (const { text } of before.toReversed()) {
    const [token, more] = foldTokens(text)
    // The end of a label is no verb: `Start: 1 February`.
    if (token === undefined || more !== undefined || /[^\p{L}]$/u.test(text)) return undefined
    if (wordsOf("beginningVerbs").has(token)) return "start"
    if (wordsOf("endingVerbs").has(token)) return "end"
  }
  return undefined
}
