import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import { valueWordOf } from "../../lexicon/meanings.ts"
import { parseDate } from "../../normalize/date.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import { foldTokens } from "../../text/folding.ts"
import { isAdvertisingOrder } from "../parties/advertising-order.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { MIN_WIDE_SEGMENTS, SCORE_OF_SCHEDULE } from "../candidates/weights.ts"

/** A day of a schedule with its text. */
interface Day {
  readonly day: string
  readonly segment: PlacedSegment
}

/**
 * Finds the flight of an advertising order that prints none: from the first day below `Start` to the last one below `End` in its
 * schedule, for an object that requests both ends of a period.
 */
export function scheduledPeriods(
  context: ExtractionContext,
  { fragments }: LabelMap,
  plans: readonly FieldPlan[],
): Candidate[][] {
  const found: Candidate[][] = plans.map(() => [])
  const areAsked = plans.some(({ end }) => end === "start") && plans.some(({ end }) => end === "end")
  if (!areAsked || !isAdvertisingOrder(context)) return found
  const period = periodOfSchedule(context)
  if (!period) return found
  const derivation = { by: "label", label: { by: "period" }, relation: "column" } as const
  const range = `schedule ${period.start.day} ${period.end.day}`
  for (const [index, { end }] of plans.entries()) {
    if (end === undefined) continue
    const { day, segment } = period[end]
    found[index]?.push(candidateOf(day, fragments[segment.index] ?? [], SCORE_OF_SCHEDULE, derivation, range))
  }
  return found
}

function periodOfSchedule({ segments, locale }: ExtractionContext): { start: Day; end: Day } | undefined {
  const start = segments.find(
    ({ text, line }) => line.segments.length >= MIN_WIDE_SEGMENTS && isHeading(text, "starts"),
  )
  const end = segments.find((other) => other.line === start?.line && isHeading(other.text, "ends"))
  if (!start || !end) return undefined
  const daysBelow = (heading: PlacedSegment): Day[] =>
    segments.flatMap((segment) => {
      if (!isBelow(heading, segment)) return []
      const day = parseDate(segment.text, { dayFirst: locale.dayFirst })
      return day === undefined ? [] : [{ day, segment }]
    })
  const [starts, ends] = [daysBelow(start), daysBelow(end)]
  const [first] = starts.toSorted((a, b) => a.day.localeCompare(b.day))
  const [last] = ends.toSorted((a, b) => b.day.localeCompare(a.day))
  const areRows = starts.length === ends.length && starts.every(({ day }, index) => day <= (ends[index]?.day ?? ""))
  return first && last && areRows ? { start: first, end: last } : undefined
}

/** Returns whether a heading is a word for the start or the end, perhaps with one for a date: `Start date`. */
function isHeading(text: string, list: "starts" | "ends"): boolean {
  const tokens = foldTokens(text)
  const isWord = (token: string): boolean => wordsOf(list).has(token)
  return tokens.some(isWord) && tokens.every((token) => isWord(token) || valueWordOf(token) === "date")
}

/** Returns whether a segment is in the column of a heading, further down or on a later page. */
function isBelow({ page, box }: PlacedSegment, other: PlacedSegment): boolean {
  if (other.page < page || (other.page === page && other.box[1] < box[3])) return false
  return other.box[0] < box[2] && other.box[2] > box[0]
}
