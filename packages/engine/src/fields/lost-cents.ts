import type { ExtractionContext } from "../page/context.ts"
import type { FieldPlan } from "../lexicon/field-plan.ts"
import type { LayoutWord } from "../layout/layout.ts"

/** A number as it is read where its decimal sign was lost: three digits or more, perhaps with a sign or a currency. */
const WHOLE = /^\D{0,4}\d{3,9}\D{0,4}$/u
const AMOUNT_WITH_CENTS = /^\D{0,4}\d{1,3}(?:[.,']?\d{3}){0,3}[.,]\d{2}\D{0,2}$/u
/** Amounts with cents that a page prints before one without them is doubtful. */
const MIN_WITH_CENTS = 3
/** Share of the confidence that is left of such an amount: the decimal sign was lost, or none was printed. */
const LACKS_CENTS = 0.5

/**
 * Returns the share of its confidence that an amount keeps: half where text recognition read a whole number on a page that
 * prints cents, otherwise all of it.
 */
export function shareOfConfidence(
  { document }: ExtractionContext,
  { kind }: FieldPlan,
  words: readonly LayoutWord[],
  page: number,
): number {
  const [word, more] = words
  if (kind !== "amount" || word === undefined || more !== undefined) return 1
  if (word.source.confidence === 1 || !WHOLE.test(word.text)) return 1
  const printed = document.pages.find(({ number }) => number === page)?.words ?? []
  return printed.filter(({ text }) => AMOUNT_WITH_CENTS.test(text)).length >= MIN_WITH_CENTS ? LACKS_CENTS : 1
}
