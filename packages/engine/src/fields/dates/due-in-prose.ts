import { MIN_PROSE_WORDS, SENTENCE_END } from "../../text/sentences.ts"
import type { ExtractionContext } from "../../page/context.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import { meaningsOfToken } from "../../lexicon/meanings.ts"
import type { Meaning } from "../../lexicon/language.ts"
import { findDateRanges, findDates } from "../../normalize/date.ts"
import { foldTokens } from "../../text/folding.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import { type Fragment, textOfFragments } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import type { Neighbourhood } from "../runs/neighbours.ts"
import { SCORE_IN_PROSE } from "../candidates/weights.ts"
import { isNextLine } from "../../layout/next-line.ts"

/** Words of a date, and of what precedes it in the line above, that a paragraph may break. */
const MAX_DATE_WORDS = 5
/** Words between the word for a deadline and its date: `until the 7 April`. */
const MAX_BETWEEN = 1
/** Letters of such a word: an article, or a preposition. */
const MAX_BETWEEN_LETTERS = 3

/** What the words of a request to pay mean, in any language. */
const OF_PAYMENTS: ReadonlySet<Meaning> = new Set<Meaning>(["payment", "paid", "account", "bank"])

/**
 * Finds the last day of payment in sentences: `Kindly transfer the amount to our account by 13 February 2024`. A word for
 * a deadline precedes the date, the sentence is about a payment, and a paragraph may break either.
 */
export function proseDueDates(
  { segments, locale }: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  neighbours: Neighbourhood,
): Candidate[][] {
  const found: Candidate[][] = plans.map(() => [])
  const isAsked = plans.map(({ concept, field }) => concept === "dueDate" && field.type === "date")
  if (!isAsked.includes(true)) return found
  for (const segment of segments) {
    if (segment.words.length < MIN_PROSE_WORDS) continue
    const next = neighbours.nextLineOf(segment)
    if (!/\d/u.test(segment.text) && !/\d/u.test(next?.text ?? "")) continue
    const own = map.fragments[segment.index] ?? []
    const run = [...own, ...((next && map.fragments[next.index]) ?? []).slice(0, MAX_DATE_WORDS)]
    const format = { dayFirst: locale.dayFirst }
    const ranges = findDateRanges(run, format)
    for (const { from, to, value } of findDates(run, format)) {
      // What follows the break alone is found in its own line.
      if (from > own.length || ranges.some((range) => from >= range.from && to <= range.to)) continue
      const above = neighbours.lineAbove(segment).segments.find(({ box }) => isNextLine(box, segment.box))
      const before = lastSentence([...((above && map.fragments[above.index]) ?? []), ...run.slice(0, from)])
      const after = run.slice(to, own.length)
      const isDue = isDeadline(map, run, from) && isOfPayment(before)
      const isTaken = !isDue && isOfDebit(before, after) && isOfPayment([...before, ...after])
      if (!(isDue || isTaken) || isOfDiscount([...before, ...run.slice(to)])) continue
      const derivation = { by: "label", label: { by: "similar", similarity: 1 }, relation: "inline" } as const
      for (const [index, candidates] of found.entries())
        if (isAsked[index] === true)
          candidates.push(candidateOf(value, run.slice(from, to), SCORE_IN_PROSE, derivation))
    }
  }
  return found
}

/** Returns whether a word for a deadline precedes a date, perhaps with an article: `not later than`, `bis zum`. */
function isDeadline(map: LabelMap, run: readonly Fragment[], date: number): boolean {
  for (let end = date; end >= Math.max(1, date - MAX_BETWEEN); end--) {
    const between = run.slice(end, date)
    if (between.some(({ text }) => !/^\p{L}+$/u.test(text) || text.length > MAX_BETWEEN_LETTERS)) return false
    const last = run[end - 1]
    if (!last) return false
    const isEnd = foldTokens(last.text).some((token) => wordsOf("ends").has(token))
    const hits = map.hitsOf.get(last.segment.index) ?? []
    const isLabelled = hits.some(
      ({ segment, to, concepts }) =>
        map.fragments[segment.index]?.[to - 1] === last && concepts.some(({ concept }) => concept.id === "dueDate"),
    )
    if (isEnd || isLabelled) return true
  }
  return false
}

/** Returns the words after the last end of a sentence. */
export function lastSentence(words: readonly Fragment[]): readonly Fragment[] {
  return words.slice(words.findLastIndex(({ text }) => SENTENCE_END.test(text)) + 1)
}

/** Returns whether words are about a payment. */
export const isOfPayment = (words: readonly Fragment[]): boolean => means(words, (meaning) => OF_PAYMENTS.has(meaning))

/**
 * Returns whether a sentence says that its sender takes the payment: `We will take this from your account by direct debit on 31
 * August`. Numbers between the word and the date are of something else.
 */
function isOfDebit(before: readonly Fragment[], after: readonly Fragment[]): boolean {
  const rest = after.slice(0, after.findIndex(({ text }) => SENTENCE_END.test(text)) + 1 || after.length)
  const isDebit = ({ text }: Fragment): boolean => foldTokens(text).some((token) => wordsOf("debitWords").has(token))
  const at = before.findLastIndex(isDebit)
  return at === -1 ? rest.some(isDebit) : !before.slice(at).some(({ text }) => /\d/u.test(text))
}

/** Returns whether words are about a discount for early payment, whose last day is not that of the payment. */
export const isOfDiscount = (words: readonly Fragment[]): boolean =>
  words.some(({ text }) => text.includes("%")) || means(words, (meaning) => meaning === "discount")

const means = (words: readonly Fragment[], isMeant: (meaning: Meaning) => boolean): boolean =>
  foldTokens(textOfFragments(words)).some(
    (token) => !/\d/u.test(token) && meaningsOfToken(token)?.some(isMeant) === true,
  )
