import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import { findDates } from "../../normalize/date.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { foldTokens } from "../../text/folding.ts"
import { MIN_PROSE_WORDS } from "../../text/sentences.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import { isOfPayment, lastSentence } from "./due-in-prose.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { SCORE_IN_PROSE } from "../candidates/weights.ts"

/** Letters of the shortest word that begins a compound: `Antwortfrist`. */
const MIN_COMPOUND = 5

/** The only last day in the sentences of a document. */
interface LastDay {
  readonly value: string
  readonly fragments: readonly Fragment[]
}

/**
 * Finds the last day of an answer in sentences, `Please let us know before 2 June 2025`: the only date after a word for a last day
 * that is none of a payment.
 */
export function replyDates(context: ExtractionContext, map: LabelMap, plans: readonly FieldPlan[]): Candidate[][] {
  const isAsked = plans.map(
    ({ field, concept }) => field.type === "date" && concept !== "dueDate" && foldTokens(field.name).some(meansReply),
  )
  if (!isAsked.includes(true)) return plans.map(() => [])
  const days = lastDays(context, map)
  const [day] = days
  if (!day || days.some(({ value }) => value !== day.value)) return plans.map(() => [])
  const derivation = { by: "label", label: { by: "similar", similarity: 1 }, relation: "inline" } as const
  return isAsked.map((is) => (is ? [candidateOf(day.value, day.fragments, SCORE_IN_PROSE, derivation)] : []))
}

const meansReply = (token: string): boolean =>
  wordsOf("replyWords").has(token) ||
  [...wordsOf("replyWords")].some((word) => word.length >= MIN_COMPOUND && token.startsWith(word))

function lastDays({ segments, locale }: ExtractionContext, map: LabelMap): LastDay[] {
  return segments.flatMap((segment): LastDay[] => {
    if (segment.words.length < MIN_PROSE_WORDS || !/\d/u.test(segment.text)) return []
    const run = map.fragments[segment.index] ?? []
    return findDates(run, { dayFirst: locale.dayFirst }).flatMap(({ from, to, value }): LastDay[] => {
      const before = run[from - 1]
      const isLast = before && foldTokens(before.text).some((token) => wordsOf("lastDayWords").has(token))
      return isLast && !isOfPayment(lastSentence(run.slice(0, from))) ? [{ value, fragments: run.slice(from, to) }] : []
    })
  })
}
