import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { findDates } from "../../normalize/date.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { SCORE_OF_TIME } from "../candidates/weights.ts"

/** A time of day with a colon, as beside dates: `14:48`, `9:05:31`; one with a point may be an amount. */
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/u
const HALF_OF_DAY = /^[ap]\.?m\.?$/iu

/** Finds the time of day on a line that prints a date: `11/07/2023 à 14:48`. Two times are opening hours. */
export function timeCandidates(
  { segments, locale }: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
): Candidate[][] {
  if (!plans.some(isAsked)) return plans.map(() => [])
  const dated = new Set(
    segments.flatMap(({ index, line }) =>
      findDates(map.fragments[index] ?? [], { dayFirst: locale.dayFirst }).length > 0 ? [line] : [],
    ),
  )
  const times = segments.flatMap(({ index, line, text }) =>
    dated.has(line) && text.includes(":") ? timesIn(map.fragments[index] ?? []).slice(0, 2) : [],
  )
  const isOne = new Set(times.map(textOf)).size === 1
  return plans.map((plan) =>
    isAsked(plan) && isOne
      ? times.map((time) => candidateOf(textOf(time), time, SCORE_OF_TIME, { by: "pattern" }))
      : [],
  )
}

const isAsked = ({ concept }: FieldPlan): boolean => concept === "timeOfDay"

function timesIn(fragments: readonly Fragment[]): Fragment[][] {
  return fragments.flatMap((fragment, index) => {
    if (!TIME.test(withoutMarks(fragment.text))) return []
    const next = fragments[index + 1]
    return [next && HALF_OF_DAY.test(withoutMarks(next.text)) ? [fragment, next] : [fragment]]
  })
}

const withoutMarks = (text: string): string => text.replace(/^[(]|[,;)]$/gu, "")
const textOf = (time: readonly Fragment[]): string => time.map(({ text }) => withoutMarks(text)).join(" ")
