import type { ExtractionContext } from "../../page/context.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { LayoutWord } from "../../layout/layout.ts"
import { mayLackDecimals, SHARE_WITHOUT_CENTS } from "../../normalize/lost-decimals.ts"

const AMOUNT_WITH_CENTS = /^\D{0,4}\d{1,3}(?:[.,']?\d{3}){0,3}[.,]\d{2}\D{0,2}$/u
/** Amounts with cents that a page prints before one without them is doubtful. */
const MIN_WITH_CENTS = 3

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
  if (word.source.confidence === 1 || !mayLackDecimals(word.text)) return 1
  const printed = document.pages.find(({ number }) => number === page)?.words ?? []
  return printed.filter(({ text }) => AMOUNT_WITH_CENTS.test(text)).length >= MIN_WITH_CENTS ? SHARE_WITHOUT_CENTS : 1
}
