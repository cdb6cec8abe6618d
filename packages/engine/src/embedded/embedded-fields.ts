import type { ObjectDefinition } from "../configuration.ts"
import type { ExtractionContext } from "../page/context.ts"
import { evidenceOfWords } from "../page/evidence.ts"
import type { Evidence } from "../extraction.ts"
import type { Candidate } from "../fields/candidate.ts"
import { type FieldAnswer, rankCandidates } from "../fields/extract-fields.ts"
import { type FieldPlan, planFields } from "../lexicon/labels.ts"
import type { EmbeddedInvoice, EmbeddedValue } from "./embedded-invoice.ts"
import { embeddedKey, isSurelyMeant } from "./embedded-key.ts"
import type { PrintedValues } from "./printed-values.ts"
import { answerOf, holdsWords, isSameValue, signedValues, valuesOfType } from "./same-value.ts"

/** An invoice with what it is joined with. */
export interface EmbeddedReading {
  readonly context: ExtractionContext
  readonly invoice: EmbeddedInvoice
  readonly printed: PrintedValues
}

/** What is read from both is wrong only where the field means something else. */
const printedConfidence = 0.99
const unprintedConfidence = 0.97

/**
 * Joins what the page answers for the fields of an object with the invoice, in place. The invoice is the legal
 * document and wins; where its own values are several, and where a field may mean something else than its concept,
 * the page decides. Returns where both disagree on a sum or an account.
 */
export function joinFields(
  reading: EmbeddedReading,
  object: ObjectDefinition,
  answers: Map<string, FieldAnswer>,
): string[] {
  const plans = planFields(object)
  const warnings: string[] = []
  let ranked: readonly (readonly Candidate[])[] | undefined
  for (const [index, field] of (object.fields ?? []).entries()) {
    const plan = plans[index]
    const key = plan && embeddedKey(plan, reading.invoice)
    const values = valuesOfType(key === undefined ? [] : (reading.invoice.header.get(key) ?? []), field.type)
    if (!plan || values.length === 0) continue
    const page = answers.get(field.name)
    const candidates = () => (ranked ??= rankCandidates(reading.context, object).candidates)[index] ?? []
    const joined =
      confirmField(reading, plan, values, page) ??
      (isSurelyMeant(object, plan) ? overruleField(reading, plan, values, page, candidates) : undefined)
    if (!joined) continue
    answers.set(field.name, joined)
    const isOther = page !== undefined && page.evidence.confidence >= 0.9 && joined.evidence.box === undefined
    if (isOther && (values[0]?.kind === "number" || values[0]?.kind === "iban")) {
      warnings.push(
        `${object.name}, ${field.name}: the electronic invoice in the file says ${joined.value}, the page ${page.evidence.text}.`,
      )
    }
  }
  return warnings
}

/** What the page answers, when the invoice says the same. */
function confirmField(
  { context, invoice }: EmbeddedReading,
  plan: FieldPlan,
  values: readonly EmbeddedValue[],
  page: FieldAnswer | undefined,
): FieldAnswer | undefined {
  const agreed = signedValues(invoice, values).find((value) => isSame(context, plan, page?.value, value))
  if (!page || !agreed) return undefined
  return {
    value: printedAnswer(plan, agreed, page.value, page.evidence.text),
    evidence: embeddedEvidence(page.evidence),
  }
}

/** What the invoice says where the page answers something else, or nothing, with the place that prints it. */
function overruleField(
  { context, invoice, printed }: EmbeddedReading,
  plan: FieldPlan,
  values: readonly EmbeddedValue[],
  page: FieldAnswer | undefined,
  candidates: () => readonly Candidate[],
): FieldAnswer | undefined {
  const [first] = values
  // Which of several rates or days is meant, only the page can tell.
  if (!first || (values.length > 1 && (page || first.kind === "number"))) return undefined
  for (const value of signedValues(invoice, values)) {
    const candidate = candidates().find((one) => isSame(context, plan, one.value, value))
    const place = candidate ?? printed.find(value)
    if (!place) continue
    const evidence = embeddedEvidence(evidenceOfWords(place.words, place.page, printedConfidence))
    return { value: printedAnswer(plan, value, candidate?.value, evidence.text), evidence }
  }
  return { value: answerOf(first, plan.field.type), evidence: unprintedEvidence(first) }
}

function isSame(
  { locale }: ExtractionContext,
  { kind }: FieldPlan,
  read: FieldAnswer["value"] | undefined,
  value: EmbeddedValue,
): boolean {
  return isSameValue(read, value, locale) || (kind === "address" && holdsWords(read, value.text))
}

/** The invoice has an address in parts: only the page says how they are written together. */
function printedAnswer(
  { kind, field }: FieldPlan,
  value: EmbeddedValue,
  read: FieldAnswer["value"] | undefined,
  text: string,
): FieldAnswer["value"] {
  return kind === "address" && read !== undefined ? read : answerOf(value, field.type, text)
}

/** Says that the invoice holds what the page prints. */
export function embeddedEvidence(evidence: Evidence): Evidence {
  return { ...evidence, confidence: printedConfidence, source: "embedded" }
}

/** Names the first page, without a place, for what no page prints. */
export function unprintedEvidence({ text }: EmbeddedValue, page = 1): Evidence {
  return { page, text, confidence: unprintedConfidence, source: "embedded" }
}
