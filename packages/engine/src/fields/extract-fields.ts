import type { ObjectDefinition } from "../configuration.ts"
import { onceFor } from "../layout/once-for.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import type { Evidence, Value } from "../extraction.ts"
import type { FieldPlan } from "../lexicon/field-plan.ts"
import { clientsAsAdvertisers } from "../lexicon/advertising-plans.ts"
import { partPurchaseNumbers } from "../lexicon/purchase-numbers.ts"
import { planFields } from "../lexicon/plan-fields.ts"
import { planHiddenSums, planPayment } from "../lexicon/hidden-plans.ts"
import { swapRecipients } from "../lexicon/recipient-plans.ts"
import { planClerks } from "../lexicon/clerks.ts"
import type { TitleKind } from "../lexicon/language.ts"
import { planGoodsRecipient } from "../lexicon/goods-recipients.ts"
import { planOfKind } from "../lexicon/kind-plans.ts"
import { planContacts } from "../lexicon/contacts.ts"
import { dropOwnOrder, planOwnNumber } from "../lexicon/own-number.ts"
import { formBoxes } from "../blocks/form-boxes.ts"
import { preferAges } from "./totals/ageing.ts"
import { balanceAmounts } from "./totals/arithmetic.ts"
import { weighYearToDate } from "./totals/year-to-date.ts"
import { documentParties } from "../blocks/document-parties.ts"
import { bankNameCandidates, withoutAccounts } from "./labelled/bank-names.ts"
import { createBankSearch } from "./labelled/bank-details.ts"
import { isAdvertisingOrder } from "./parties/advertising-order.ts"
import { assignCandidates, mergeCandidates } from "./choice/assign.ts"
import type { Candidate } from "./candidates/candidate.ts"
import { proseDueDates } from "./dates/due-in-prose.ts"
import { dueDatesInTerms } from "./dates/due-in-terms.ts"
import { proseEnds } from "./contracts/prose-ends.ts"
import { prosePeriods } from "./dates/prose-periods.ts"
import { scheduledPeriods } from "./dates/scheduled-periods.ts"
import { findLabels } from "./labels/find-labels.ts"
import { chainedCandidates, lowerLineAmounts } from "./totals/chain-candidates.ts"
import { preferColumnSums } from "./totals/column-sums.ts"
import { findCountTotals } from "./totals/count-totals.ts"
import { findChains } from "./totals/find-chains.ts"
import { contractCandidates } from "./contracts/contract-candidates.ts"
import { labelledCandidates } from "./labelled/labelled.ts"
import { preferLoneTaxes } from "./totals/lone-taxes.ts"
import { shareOfConfidence } from "./totals/lost-cents.ts"
import { paymentMeansCandidates } from "./totals/payment-means.ts"
import { createNeighbourhood } from "./runs/neighbours.ts"
import { partyCandidates } from "./parties/parties.ts"
import { partyCodeCandidates } from "./parties/party-codes.ts"
import { lowerClerks } from "./choice/clerks.ts"
import { blankFields } from "./labels/named-captions.ts"
import { preferLiteralLabels } from "./choice/literal-labels.ts"
import { preferWholeNames } from "./choice/whole-names.ts"
import { preferWholeAddresses } from "./choice/whole-addresses.ts"
import { creditColumnCandidates } from "./totals/credit-column.ts"
import { assignTitledNumbers } from "./titles/named-titles.ts"
import { isPurchaseOrder } from "./parties/purchase-order.ts"
import { lowerBases, lowerPartsOfRates, rateAmountCandidates } from "./totals/rate-amounts.ts"
import { assignRelatedDates } from "./dates/related-dates.ts"
import { partyInRow } from "./parties/row-owner.ts"
import { referredInvoiceCandidates } from "./dates/referred-invoices.ts"
import { replyDates } from "./dates/reply-dates.ts"
import { reconcileTotals } from "./totals/reconcile-totals.ts"
import { kindNamedIn, kindOfDocument } from "../blocks/document-kind.ts"
import { keepNamedRegisters } from "./identifiers/register-numbers.ts"
import { sectionCandidates } from "./labelled/section-labels.ts"
import { weighBySections } from "./choice/section-words.ts"
import { signatoryCandidates } from "./contracts/signatories.ts"
import { taxRateCandidates } from "./totals/tax-rates.ts"
import { taxYearCandidates } from "./dates/tax-years.ts"
import { timeCandidates } from "./dates/times.ts"
import { titleCandidates } from "./titles/titles.ts"
import { documentDateCandidates } from "./dates/document-dates.ts"
import { patternCandidates } from "./identifiers/pattern-candidates.ts"
import type { ScoringModel } from "../scoring/model.ts"
import { evidenceOfChoice, scoreCandidates, type ScoredCandidate } from "../scoring/score-candidates.ts"
import { scoringModel } from "../scoring/weights.generated.ts"

/** The value of one field with its evidence. */
export interface ExtractedField {
  readonly value: Exclude<Value, null>
  readonly evidence: Evidence
}

/** The fields of one object, with the plans and candidates that they were chosen from. */
export interface ExtractedFields {
  /** By position of the field. */
  readonly plans: readonly FieldPlan[]
  /** By position of the field, the best first. */
  readonly candidates: readonly (readonly Candidate[])[]
  /** By position of the field: the candidates that were compared, the most likely first. */
  readonly scored: readonly (readonly ScoredCandidate[])[]
  /** By position of the field: the candidate that it got. */
  readonly chosen: readonly (ScoredCandidate | undefined)[]
  /** By name; a field that the document does not contain has no entry. */
  readonly fields: ReadonlyMap<string, ExtractedField>
  /** Complete sentences on what may be incomplete. */
  readonly warnings: readonly string[]
}

/** Extracts the fields of one object. */
export function extractFields(
  context: ExtractionContext,
  object: ObjectDefinition,
  model: ScoringModel = scoringModel,
): ExtractedFields {
  const { plans, candidates, scored, cut } = rankCandidates(context, object, model)
  const chosen = assignCandidates(plans, scored, model)
  const fields = new Map<string, ExtractedField>()
  for (const [index, { name }] of (object.fields ?? []).entries()) {
    const choice = chosen[index]
    const plan = plans[index]
    if (!choice || !plan) continue
    const evidence = evidenceOfChoice(choice, model)
    const { words, page } = choice.candidate
    const confidence = evidence.confidence * shareOfConfidence(context, plan, words, page)
    // A plan splits `invoice_number` into words: values are keyed by the configured name.
    fields.set(name, { value: choice.value, evidence: { ...evidence, confidence } })
  }
  const warnings = cut.map(
    (name) =>
      `${object.name}, ${name}: the document repeats the field's labels so often that not all values beside them were compared.`,
  )
  return { plans, candidates, scored, chosen, fields, warnings }
}

interface RankedCandidates {
  readonly plans: readonly FieldPlan[]
  readonly candidates: readonly (readonly Candidate[])[]
  readonly scored: readonly (readonly ScoredCandidate[])[]
  /** Names of the fields of which not all labels were followed. */
  readonly cut: readonly string[]
}

interface DocumentPlans {
  /** By position of the field. */
  readonly requested: readonly FieldPlan[]
  /** Those requested, then those that are only compared with them. */
  readonly plans: readonly FieldPlan[]
}

/** The plans of one object for each kind of document. */
const plansByKind = onceFor((_planned: readonly FieldPlan[]) => new Map<string, DocumentPlans>())

/** What a document is, as far as the meaning of labels and names depends on it. */
interface DocumentRoles {
  /** The concept of the document's own number. */
  readonly number: ConceptId | undefined
  readonly kind: TitleKind | undefined
  readonly isPurchaseOrder: boolean
  readonly isAdvertisingOrder: boolean
}

function planDocument(object: ObjectDefinition, roles: DocumentRoles): DocumentPlans {
  const planned = planFields(object)
  const known = plansByKind(planned)
  const key = `${roles.number} ${roles.kind} ${roles.isPurchaseOrder} ${roles.isAdvertisingOrder}`
  const plansOfKind = known.get(key) ?? plansFor(object, planned, roles)
  known.set(key, plansOfKind)
  return plansOfKind
}

function plansFor(
  object: ObjectDefinition,
  planned: readonly FieldPlan[],
  { number, kind, isPurchaseOrder, isAdvertisingOrder }: DocumentRoles,
): DocumentPlans {
  const whole = planGoodsRecipient(object, planned)
  const numbered = planOfKind(number ? planOwnNumber(whole, number) : whole, kind, isAdvertisingOrder)
  const clients = isAdvertisingOrder ? clientsAsAdvertisers(object, partPurchaseNumbers(numbered)) : numbered
  const swapped = isPurchaseOrder ? swapRecipients(dropOwnOrder(clients)) : clients
  const contacts = planContacts(swapped, isPurchaseOrder)
  const requested = isPurchaseOrder || isAdvertisingOrder ? planClerks(contacts, isAdvertisingOrder) : contacts
  return { requested, plans: [...requested, ...planHiddenSums(requested), ...planPayment(requested)] }
}

function rankCandidates(context: ExtractionContext, object: ObjectDefinition, model: ScoringModel): RankedCandidates {
  const roles = { isPurchaseOrder: isPurchaseOrder(context, object.name), objectName: object.name }
  // A title in words that the lexicon lacks leaves what the document was configured as.
  const requestedKind = kindNamedIn(object.name)
  const kind = kindOfDocument(context) ?? requestedKind
  const { requested, plans } = planDocument(object, {
    number: kind?.number,
    kind: kind?.kind,
    isPurchaseOrder: roles.isPurchaseOrder,
    isAdvertisingOrder: isAdvertisingOrder(context),
  })
  const map = findLabels(context, plans)
  const neighbours = createNeighbourhood(context)
  const owners = documentParties(context, roles.isPurchaseOrder)
  const partyAt = (segment: { index: number }) => owners.ownerOf(segment)
  const recipient = owners.isSentByBuyer ? "seller" : "buyer"
  const isBankAt = createBankSearch(context)
  const search = {
    context,
    map,
    neighbours,
    partyAt,
    partyInRow: (label: PlacedSegment) => partyInRow(neighbours, partyAt, label),
    recipient,
    isBankAt,
  } as const
  const chains = findChains(context, map, plans)
  const cut: string[] = []
  const sources: readonly (readonly (readonly Candidate[])[])[] = [
    labelledCandidates(search, plans, (plan) => {
      const field = object.fields?.[plan]
      if (field) cut.push(field.name)
    }),
    partyCandidates(context, map, plans, roles),
    partyCodeCandidates(context, map, plans),
    patternCandidates(context, map, plans, search, neighbours),
    titleCandidates(context, map, plans, neighbours, kind, requestedKind),
    documentDateCandidates(context, map, plans, kind),
    proseDueDates(context, map, plans, neighbours),
    dueDatesInTerms(context, map, plans),
    replyDates(context, map, plans),
    prosePeriods(context, map, plans),
    proseEnds(context, map, plans),
    scheduledPeriods(context, map, plans),
    contractCandidates(context, map, plans),
    sectionCandidates(context, map, plans),
    taxRateCandidates(context, map, plans),
    bankNameCandidates(context, map, plans),
    timeCandidates(context, map, plans),
    signatoryCandidates(context, map, plans, neighbours),
    paymentMeansCandidates(context, map, plans),
    taxYearCandidates(context, map, plans),
    rateAmountCandidates(context, map, plans),
    chainedCandidates(chains, plans),
    creditColumnCandidates(context, map, plans),
    referredInvoiceCandidates(context, map, plans, kind),
  ]
  const blank = blankFields(map, formBoxes(context), plans)
  const merged = withoutAccounts(
    plans,
    plans.map((_, index) =>
      blank.has(index) ? [] : mergeCandidates(sources.flatMap((source) => source[index] ?? [])),
    ),
  )
  const titled = assignTitledNumbers(context, map, plans, neighbours, weighBySections(context, plans, merged))
  const related = assignRelatedDates(context, map, plans, titled, neighbours, kind?.number)
  const names = (object.fields ?? []).map(({ name }) => name)
  const summed = preferColumnSums(context, plans, findCountTotals(context, plans, related))
  const ofPeriod = weighYearToDate(context, names, summed)
  const aged = preferAges(context, map, plans, neighbours, ofPeriod)
  const taxed = lowerBases(context, map, plans, preferLoneTaxes(plans, aged))
  const ofAllRates = lowerPartsOfRates(context, map, plans, taxed)
  const literal = keepNamedRegisters(plans, preferLiteralLabels(plans, ofAllRates))
  const whole = preferWholeAddresses(plans, preferWholeNames(plans, lowerLineAmounts(chains, plans, literal)))
  const lowered = lowerClerks(plans, whole, roles.isPurchaseOrder)
  const reconciled = reconcileTotals(context, map, plans, balanceAmounts(plans, lowered))
  const candidates = reconciled.slice(0, requested.length)
  const input = { context, map, partyAt: search.partyAt, plans: requested, merged, candidates }
  return { plans: requested, candidates, scored: scoreCandidates(input, model), cut }
}
