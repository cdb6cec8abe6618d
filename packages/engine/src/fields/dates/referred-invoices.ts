import { type DocumentKind, kindNamedIn } from "../../blocks/document-kind.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { Meaning } from "../../lexicon/language.ts"
import { meaningsOfToken } from "../../lexicon/meanings.ts"
import { findDates } from "../../normalize/date.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { foldText } from "../../text/folding.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { DOCUMENT_NUMBER } from "../titles/title-numbers.ts"

/** The number of an invoice in a line: its fragments from `from` to the end of the line. */
interface ReferredInvoice {
  readonly segment: number
  readonly from: number
  readonly fragment: Fragment
}

/** Words of a line that is read, and between the numbers in it. */
const MAX_LINE_WORDS = 40
const MAX_BETWEEN = 6
/** Meanings of words between the invoice and a number that is not its own: `invoice date`, `invoice total`. */
const OF_OTHER: ReadonlySet<Meaning> = new Set<Meaning>([
  "date",
  "sum",
  "net",
  "gross",
  "due",
  "paid",
  "payment",
  "customer",
  "order",
  "account",
  "period",
])
/** Score of such a number for a field that requests it. */
const SCORE = 0.9

/** Finds the numbers of the invoices that a line names, after other words or numbers: `Stornorechnung 30019 zur Rechnung 40877`. */
export function referredInvoices({ segments, locale }: ExtractionContext, map: LabelMap): ReferredInvoice[] {
  return segments.flatMap(({ index, words }) => {
    const run = map.fragments[index] ?? []
    if (words.length > MAX_LINE_WORDS || !run.some(({ text }) => means(text, (meaning) => meaning === "invoice")))
      return []
    const inDates = new Set(
      findDates(run, { dayFirst: locale.dayFirst }).flatMap(({ from, to }) => run.slice(from, to)),
    )
    const numbers = run.flatMap((fragment, at) => (DOCUMENT_NUMBER.test(trimmed(fragment.text)) ? [at] : []))
    return numbers.flatMap((at, position) => {
      const fragment = run[at]
      const before = run.slice((numbers[position - 1] ?? -1) + 1, at)
      if (fragment === undefined || inDates.has(fragment) || !leadsToInvoice(before)) return []
      return [{ segment: index, from: at, fragment }]
    })
  })
}

/** Returns whether words before a number say that it is an invoice's. */
function leadsToInvoice(words: readonly Fragment[]): boolean {
  const at = words.findLastIndex(({ text }) => means(text, (meaning) => meaning === "invoice"))
  if (at < 0 || words.length > MAX_BETWEEN) return false
  const isOther = words.slice(at).some(({ text }) => means(text, (meaning) => OF_OTHER.has(meaning)))
  return !isOther && kindNamedIn(words.map(({ text }) => text).join(" "))?.kind === "invoice"
}

const means = (text: string, isMeant: (meaning: Meaning) => boolean): boolean =>
  (meaningsOfToken(foldText(text).replace(/[^\p{L}]/gu, "")) ?? []).some(isMeant)

const trimmed = (text: string): string => text.replace(/(?<![.,;:)])[.,;:)]{1,4}$/u, "")

/**
 * Finds the number of the invoice that a credit note corrects, for fields that request it: beside a field for the number of the credit note, an
 * invoice number is the corrected one's.
 */
export function referredInvoiceCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  kind: DocumentKind | undefined,
): Candidate[][] {
  const asksBoth = plans.some(({ concept }) => concept === "creditNoteNumber")
  const isMeant = ({ concept }: FieldPlan): boolean =>
    concept === "relatedInvoiceNumber" || (asksBoth && concept === "invoiceNumber")
  if (kind?.number !== "creditNoteNumber" || !plans.some(isMeant)) return plans.map(() => [])
  const derivation = { by: "label", label: { by: "nameWords" }, relation: "inline" } as const
  const found = referredInvoices(context, map).map(({ fragment }) =>
    candidateOf(trimmed(fragment.text), [fragment], SCORE, derivation),
  )
  return plans.map((plan) => (isMeant(plan) ? found : []))
}
