import type { ObjectDefinition } from "../configuration.ts"
import type { ExtractionContext } from "../page/context.ts"
import { evidenceOfWords } from "../page/evidence.ts"
import type { Evidence } from "../extraction.ts"
import type { Candidate } from "../fields/candidates/candidate.ts"
import type { ExtractedField, ExtractedFields } from "../fields/extract-fields.ts"
import type { FieldPlan } from "../lexicon/field-plan.ts"
import type { EmbeddedInvoice, EmbeddedValue } from "./embedded-invoice.ts"
import { embeddedKey, isSurelyMeant } from "./embedded-key.ts"
import type { PrintedValues } from "./printed-values.ts"
import { convertValue, containsWords, isSameValue, signedValues, valuesOfType } from "./same-value.ts"

/** An electronic invoice and the document that carries it. */
export interface EmbeddedSource {
  readonly context: ExtractionContext
  readonly invoice: EmbeddedInvoice
  readonly printed: PrintedValues
}

/** Confidence of a value that page and invoice agree on: wrong only where the field means something else. */
const PRINTED_CONFIDENCE = 0.99
/** Confidence of a value that only the invoice contains. */
const UNPRINTED_CONFIDENCE = 0.97
/** Confidence from which a different value on the page is worth a warning. */
const MIN_CONTRADICTION = 0.9

/** The fields of one object after the invoice was joined with the page. */
export interface JoinedFields {
  /** By name. */
  readonly fields: ReadonlyMap<string, ExtractedField>
  /** Complete sentences on sums and accounts that page and invoice disagree on. */
  readonly warnings: readonly string[]
}

/**
 * Joins the fields that were extracted from the pages with the invoice. The invoice is the legal document and wins; where
 * it has several values, and where a field may mean something other than its concept, the page decides.
 */
export function joinFields(
  source: EmbeddedSource,
  object: ObjectDefinition,
  { plans, candidates, fields }: Omit<ExtractedFields, "warnings">,
): JoinedFields {
  const joined = new Map(fields)
  const warnings: string[] = []
  for (const [index, { name, type }] of (object.fields ?? []).entries()) {
    const plan = plans[index]
    const key = plan && embeddedKey(plan, source.invoice)
    const values = valuesOfType(key === undefined ? [] : (source.invoice.header.get(key) ?? []), type)
    if (!plan || values.length === 0) continue
    const page = fields.get(name)
    const field =
      confirmField(source, plan, values, page) ??
      (isSurelyMeant(object, plan) ? overruleField(source, plan, values, page, candidates[index] ?? []) : undefined)
    if (!field) continue
    joined.set(name, field)
    const contradicts =
      page !== undefined && page.evidence.confidence >= MIN_CONTRADICTION && field.evidence.box === undefined
    if (contradicts && (values[0]?.kind === "number" || values[0]?.kind === "iban")) {
      warnings.push(
        `${object.name}, ${name}: the electronic invoice in the file contains ${field.value}, but the page prints ${page.evidence.text}.`,
      )
    }
  }
  return { fields: joined, warnings }
}

/** Returns the value of the page when the invoice contains the same. */
function confirmField(
  { context, invoice }: EmbeddedSource,
  plan: FieldPlan,
  values: readonly EmbeddedValue[],
  page: ExtractedField | undefined,
): ExtractedField | undefined {
  const agreed = signedValues(invoice, values).find((value) => isSame(context, plan, page?.value, value))
  if (!page || !agreed) return undefined
  return {
    value: printedValue(plan, agreed, page.value, page.evidence.text),
    evidence: embeddedEvidence(page.evidence),
  }
}

/** Returns the value of the invoice where the page has another one, or none, with the position that prints it. */
function overruleField(
  { context, invoice, printed }: EmbeddedSource,
  plan: FieldPlan,
  values: readonly EmbeddedValue[],
  page: ExtractedField | undefined,
  candidates: readonly Candidate[],
): ExtractedField | undefined {
  const [first] = values
  // Only the page shows which of several rates or dates is meant.
  if (!first || (values.length > 1 && (page || first.kind === "number"))) return undefined
  for (const value of signedValues(invoice, values)) {
    const candidate = candidates.find((one) => isSame(context, plan, one.value, value))
    const position = candidate ?? printed.find(value)
    if (!position) continue
    const evidence = embeddedEvidence(evidenceOfWords(position.words, position.page, PRINTED_CONFIDENCE))
    return { value: printedValue(plan, value, candidate?.value, evidence.text), evidence }
  }
  return { value: convertValue(first, plan.field.type), evidence: unprintedEvidence(first) }
}

function isSame(
  { locale }: ExtractionContext,
  { kind }: FieldPlan,
  read: ExtractedField["value"] | undefined,
  value: EmbeddedValue,
): boolean {
  return isSameValue(read, value, locale) || (kind === "address" && containsWords(read, value.text))
}

/** Returns the value as printed where it is an address: the invoice has only its parts. */
function printedValue(
  { kind, field }: FieldPlan,
  value: EmbeddedValue,
  read: ExtractedField["value"] | undefined,
  text: string,
): ExtractedField["value"] {
  return kind === "address" && read !== undefined ? read : convertValue(value, field.type, text)
}

/** Returns the evidence of a printed value that the invoice contains as well. */
export function embeddedEvidence(evidence: Evidence): Evidence {
  return { ...evidence, confidence: PRINTED_CONFIDENCE, source: "embedded" }
}

/** Returns evidence without a position, on the first page, for a value that no page prints. */
export function unprintedEvidence({ text }: EmbeddedValue, page = 1): Evidence {
  return { page, text, confidence: UNPRINTED_CONFIDENCE, source: "embedded" }
}
