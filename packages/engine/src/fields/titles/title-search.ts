import type { ExtractionContext } from "../../page/context.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { TitleKind } from "../../lexicon/language.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import { referencesBesideNumbers } from "../../lexicon/own-number.ts"
import { foldText } from "../../text/folding.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { DocumentKind } from "../../blocks/document-kind.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { Neighbourhood } from "../runs/neighbours.ts"
import { parseValues } from "../parsing/parse-values.ts"

/** Score of a number or date in the title of a document. */
export const TITLE_SCORE = 0.85
/** Score when the kind of document is named after the first two words. */
export const LATE_KIND_PENALTY = 0.1
/** Score of a number right after the kind of document, without a word for a number: `Invoice 4711`. */
export const BARE_NUMBER_SCORE = 0.72

/** Returns whether a word precedes the date of a document: `dated`, `vom`, `du`. */
export const isDateWord = (text: string): boolean => wordsOf("dated").has(foldText(text.replace(/[.,:]$/u, "")))

/** Kinds of documents whose number and date are also asked for as those of an invoice. */
const LIKE_INVOICES: ReadonlySet<TitleKind> = new Set<TitleKind>(["creditNote", "receipt"])

function isNumberOf(plan: FieldPlan, { kind, number }: DocumentKind, own: TitleKind | undefined): boolean {
  if (plan.isOther === true) return false
  if (plan.concept === number || (plan.concept === "documentNumber" && kind === own)) return true
  return plan.concept === "invoiceNumber" && LIKE_INVOICES.has(kind)
}

/** The input of the search in titles, and the candidates found so far for each field. */
export interface TitleSearch {
  readonly context: ExtractionContext
  readonly map: LabelMap
  readonly plans: readonly FieldPlan[]
  readonly neighbours: Neighbourhood
  readonly found: readonly Candidate[][]
  /** The kind of the document itself; others are named where it refers to them. */
  readonly own: DocumentKind | undefined
}

/** Adds the number that a run starts with to the candidates of the fields for the number of this kind of document. */
export function readNumber(search: TitleSearch, kind: DocumentKind, run: readonly Fragment[], score: number): void {
  const references = referencesBesideNumbers(search.plans)
  for (const [index, plan] of search.plans.entries()) {
    if (!isNumberOf(plan, kind, search.own?.kind) || references.has(plan)) continue
    const requested = { kind: "id", type: plan.field.type, end: undefined } as const
    const [parsed] = parseValues(run, requested, search.context.locale)
    const isBare = score < TITLE_SCORE - LATE_KIND_PENALTY
    if (!parsed || (isBare && parsed.fit < 1)) continue
    search.found[index]?.push(candidateOf(parsed.value, parsed.fragments, score, { by: "title" }))
  }
}

/** Adds the date in a run to the candidates of the fields for the date of this kind of document, where a word for a date precedes it. */
export function readDate(search: TitleSearch, kind: DocumentKind, run: readonly Fragment[], score: number): void {
  if (!run.some((fragment) => isDateWord(fragment.text))) return
  for (const [index, plan] of search.plans.entries()) {
    if (plan.concept !== kind.date) continue
    const requested = { kind: "date", type: plan.field.type, end: undefined } as const
    const [parsed] = parseValues(run.slice(1), requested, search.context.locale)
    if (parsed) search.found[index]?.push(candidateOf(parsed.value, parsed.fragments, score, { by: "title" }))
  }
}
