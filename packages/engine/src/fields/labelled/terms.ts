import { SENTENCE_END } from "../../text/sentences.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { Fragment } from "../candidates/fragments.ts"
import { incotermIn } from "./incoterms.ts"

/** The first group of an IBAN. */
const IBAN_START = /^[A-Z]{2}\d{2}(?:[A-Z\d]{4,30})?$/u

/** Returns the terms of delivery or payment that a run begins with, and for other fields the run. */
export function termsIn(run: readonly Fragment[], { concept }: FieldPlan): readonly Fragment[] {
  if (concept === "deliveryTerms") return incotermIn(run)
  return concept === "paymentTerms" ? withoutAccount(run) : run
}

/** Returns a run without the sentence with the account that ends it: `30 days net. Please transfer to DE21 8046 …`. */
function withoutAccount(run: readonly Fragment[]): readonly Fragment[] {
  const account = run.findIndex(({ text }) => IBAN_START.test(text))
  const end = run.slice(0, Math.max(0, account)).findLastIndex(({ text }) => SENTENCE_END.test(text))
  return end === -1
    ? run
    : run.slice(0, end + 1).map((word, at) => (at === end ? { ...word, text: word.text.slice(0, -1) } : word))
}
