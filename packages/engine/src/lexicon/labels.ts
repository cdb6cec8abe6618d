import type { FieldDefinition, ObjectDefinition, ValueType } from "../configuration.ts"
import type { Concept, ConceptId, ConceptKind } from "./concept.ts"
import { conceptIndex, type ConceptLabel } from "./concept-index.ts"
import { canonicalTokens, labelKey, labelTokens } from "./label-key.ts"
import { RECIPIENT_LABELS } from "./parties.ts"

/** What is known about a field before the document is read. */
export interface FieldPlan {
  readonly field: FieldDefinition
  readonly kind: ConceptKind
  readonly concept: ConceptId | undefined
  /** Keys of the labels to look for, with how surely each means this field (0 to 1). */
  readonly labels: ReadonlyMap<string, number>
  /** Telling words of the name. */
  readonly nameTokens: readonly string[]
  /** Which end of a period the field is. */
  readonly end: "start" | "end" | undefined
  /** Whose attribute the field is, for VAT ids, addresses and the like. */
  readonly party: "seller" | "buyer" | undefined
}

const QUOTED = /["“”„«»]([^"“”„«»]{2,60})["“”„«»]/gu

const KINDS: Readonly<Record<ValueType, ReadonlySet<ConceptKind>>> = {
  date: new Set(["date"]),
  number: new Set(["amount", "percent", "quantity", "id"]),
  string: new Set([
    "id",
    "party",
    "address",
    "iban",
    "bic",
    "vatId",
    "email",
    "phone",
    "code",
    "text",
    "date",
    "amount",
    "percent",
    "quantity",
  ]),
}

/** Kinds that a string field rarely is, when the same name could be another concept as well. */
const UNLIKELY_STRING = new Set<ConceptKind>(["date", "amount", "percent", "quantity"])

/** Plans all fields of an object; both ends of one period share the labels that stand before both. */
export function planFields(object: ObjectDefinition): FieldPlan[] {
  const alone = (object.fields ?? []).map((field) => planField(object, field))
  // A related value serves only where no field of its own asks for it.
  const asked = new Set(alone.flatMap(({ concept }) => concept ?? []))
  const plans = (object.fields ?? []).map((field) => planField(object, field, asked)).map((plan) => asMain(plan, asked))
  const starts = plans.filter((plan) => plan.end === "start")
  const ends = plans.filter((plan) => plan.end === "end")
  const [start] = starts
  const [end] = ends
  if (!start || !end || starts.length > 1 || ends.length > 1) return plans
  const phrases = [start, end].flatMap((plan) => quotedPhrases(plan.field).map(labelKey))
  const shared = phrases.filter((key) => !conceptIndex().byKey.has(key))
  return plans.map((plan) => {
    if (plan !== start && plan !== end) return plan
    const labels = new Map(plan.labels)
    for (const key of shared) labels.set(key, 0.98)
    return { ...plan, labels }
  })
}

/** Plans the sums that an invoice's total is made of, for an object that asks for some of them only: they must add up. */
export function planHiddenSums(plans: readonly FieldPlan[]): FieldPlan[] {
  const names: Readonly<Record<string, string>> = {
    netTotal: "Net total",
    taxTotal: "Tax total",
    grossTotal: "Grand total",
  }
  if (!plans.some((plan) => plan.concept !== undefined && plan.concept in names)) return []
  return Object.entries(names)
    .filter(([id]) => !plans.some((plan) => plan.concept === id))
    .map(([, name]) => planField({ name: "" }, { name, type: "number" }))
}

/** Gives the labels of a document's recipient to the seller: for purchase orders, which the buyer sends. */
export function swapRecipients(plans: readonly FieldPlan[]): FieldPlan[] {
  const keys = RECIPIENT_LABELS.split("|").map(labelKey)
  return plans.map((plan) => {
    if (plan.concept !== "buyer" && plan.concept !== "seller") return plan
    const labels = new Map(plan.labels)
    for (const key of keys) {
      if (plan.concept === "buyer") labels.delete(key)
      else labels.set(key, 0.7)
    }
    return { ...plan, labels }
  })
}

const MAIN_DATES: readonly ConceptId[] = ["invoiceDate", "orderDate", "paymentDate", "contractDate"]
const MAIN_NUMBERS: readonly ConceptId[] = [
  "invoiceNumber",
  "orderNumber",
  "paymentNumber",
  "statementNumber",
  "contractNumber",
  "quoteNumber",
  "deliveryNoteNumber",
]

/** The first of these that is asked for is the document's own number or day: a bare `No.` or `Date` means it. */
function asMain(plan: FieldPlan, asked: ReadonlySet<ConceptId>): FieldPlan {
  const main = [MAIN_DATES, MAIN_NUMBERS].find((ids) => plan.concept !== undefined && ids.includes(plan.concept))
  if (!main || plan.concept === main[0] || main.find((id) => asked.has(id)) !== plan.concept) return plan
  const own = conceptIndex().byId.get(main[0] ?? "invoiceDate")
  const labels = new Map(plan.labels)
  for (const label of conceptIndex().labels) {
    const isOwn = label.concept === own && (label.isWeak || main === MAIN_DATES)
    if (isOwn && !labels.has(label.key)) labels.set(label.key, label.isWeak ? 0.48 : 0.6)
  }
  return { ...plan, labels }
}

function quotedPhrases(field: FieldDefinition): string[] {
  return [...(field.description ?? "").matchAll(QUOTED)].map(([, phrase = ""]) => phrase)
}

/** Works out what a field means and which printed labels lead to it, from its name, its description and the lexicon. */
export function planField(
  object: ObjectDefinition,
  given: FieldDefinition,
  asked: ReadonlySet<ConceptId> = new Set(),
): FieldPlan {
  // `invoice_number` and `invoiceNumber` are names of two words.
  const name = given.name.replace(/(\p{Ll}{2})(\p{Lu}\p{L})/gu, "$1 $2").replaceAll("_", " ")
  const field = { ...given, name }
  const phrases = quotedPhrases(field)
  const meant =
    conceptOfAttribute(field) ??
    conceptOfName(object, field) ??
    conceptOfPhrases(phrases, field.type) ??
    conceptOfDescription(field) ??
    conceptOfEnd(field)
  const concept = meant?.id === "other" ? undefined : meant
  const labels = new Map<string, number>()
  const add = (key: string, weight: number): void => {
    if (key.length > 0 && weight > (labels.get(key) ?? 0)) labels.set(key, weight)
  }
  for (const [position, phrase] of phrases.entries()) add(labelKey(phrase), Math.max(0.9, 1 - 0.02 * position))
  const nameKey = labelKey(field.name)
  const isGeneric =
    conceptIndex()
      .byKey.get(nameKey)
      ?.every((label) => label.isWeak) === true
  add(nameKey, isGeneric ? 0.75 : 1)
  if (concept) addConcept(concept, 1, add)
  for (const [position, id] of (concept?.related ?? []).entries()) {
    const related = conceptIndex().byId.get(id)
    // An invoice that prints no amount due is due in full, though its total is asked for too.
    // Who pays for advertising is a client there, and "buyer" is the agency's clerk.
    const isClient = id === "advertiser" && labelTokens(name).some((token) => CLIENT_WORDS.has(token))
    if (related && isClient) addConcept(related, 1.05, add)
    else if (related && (related.kind === "amount" || !asked.has(id))) addConcept(related, 0.62 - 0.06 * position, add)
  }
  if (!concept) addParts(field.name, add)
  const end = endOf(field, concept)
  if (end) for (const [key, weight] of periodKeys(field.name)) add(key, weight)
  const kind = kindOf(field, concept)
  return {
    field,
    kind,
    concept: concept?.id,
    labels,
    nameTokens: labelTokens(field.name),
    end,
    party: partyOf(field.name, concept),
  }
}

const CLIENT_WORDS = new Set("client customer kunde cliente klant klient clienti".split(" "))

function addConcept(concept: Concept, factor: number, add: (key: string, weight: number) => void): void {
  for (const label of conceptIndex().labels) {
    if (label.concept !== concept) continue
    add(label.key, (label.isWeak ? 0.5 : concept.isLoose ? 0.55 : 0.92) * factor)
  }
}

/** Names no concept knows: the name without its first or last word is a label too, but less surely. */
function addParts(name: string, add: (key: string, weight: number) => void): void {
  const tokens = labelTokens(name)
  if (tokens.length < 2) return
  add(tokens.slice(1).join(""), tokens.length > 2 ? 0.6 : 0.45)
  add(tokens.slice(0, -1).join(""), tokens.length > 2 ? 0.6 : 0.5)
}

const fits = (label: ConceptLabel, type: ValueType): boolean => KINDS[type].has(label.concept.kind)

function rank(label: ConceptLabel, type: ValueType): number {
  const unlikely = type === "string" && UNLIKELY_STRING.has(label.concept.kind) ? 0.3 : 0
  const number = type === "number" && label.concept.kind === "id" ? 0.2 : 0
  return (label.isWeak ? 0.4 : 0) + unlikely + number
}

function lookUp(key: string, type: ValueType): ConceptLabel | undefined {
  const labels =
    conceptIndex()
      .byKey.get(key)
      ?.filter((label) => fits(label, type)) ?? []
  return labels.sort((a, b) => rank(a, type) - rank(b, type))[0]
}

/** The concept of a name: the same label, the name after the object's name, or the label that shares most of its words. */
function conceptOfName(object: ObjectDefinition, field: FieldDefinition): Concept | undefined {
  const exact = lookUp(labelKey(field.name), field.type)
  if (exact && !exact.isWeak) return exact.concept
  const qualified = lookUp(labelKey(`${object.name} ${field.name}`), field.type)
  if (qualified && !qualified.isWeak) return qualified.concept
  return exact?.concept ?? conceptByWords(labelTokens(field.name), field.type)
}

/** The label that shares most of the words, the rare ones counting more; undefined below half. */
function conceptByWords(tokens: readonly string[], type: ValueType): Concept | undefined {
  const { labels, frequency } = conceptIndex()
  const weightOf = (token: string): number => 1 / Math.log2(2 + (frequency.get(token) ?? 1))
  const all = new Set(tokens)
  const total = [...all].reduce((sum, token) => sum + weightOf(token), 0)
  let best: { concept: Concept; score: number } | undefined
  for (const label of labels) {
    if (label.isWeak || !fits(label, type)) continue
    let shared = 0
    let size = 0
    for (const token of label.tokens) {
      size += weightOf(token)
      if (all.has(token)) shared += weightOf(token)
    }
    const score = shared / (total + size - shared) - 0.1 * rank(label, type)
    if (score >= 0.5 && score > (best?.score ?? 0)) best = { concept: label.concept, score }
  }
  return best?.concept
}

function conceptOfPhrases(phrases: readonly string[], type: ValueType): Concept | undefined {
  for (const phrase of phrases) {
    const label = lookUp(labelKey(phrase), type)
    if (label && !label.isWeak) return label.concept
  }
  return undefined
}

/** The first strong label of two words or more inside the description's own words. */
function conceptOfDescription(field: FieldDefinition): Concept | undefined {
  const tokens = labelTokens((field.description ?? "").replace(QUOTED, " "))
  for (let length = Math.min(4, tokens.length); length >= 2; length--) {
    for (let start = 0; start + length <= tokens.length; start++) {
      const label = lookUp(tokens.slice(start, start + length).join(""), field.type)
      if (label && !label.isWeak) return label.concept
    }
  }
  return undefined
}

const START_WORDS = new Set(
  "from start begin beginn beginning von ab du debut van vanaf dal inizio desde inicio od anfang first erster erste premier premiere primo primer primeiro eerste pierwszy".split(
    " ",
  ),
)
const END_WORDS = new Set(
  "to end ende until through thru bis au fin tot einde al fine hasta ate fim do last expiry letzter letzte dernier derniere ultimo laatste ostatni".split(
    " ",
  ),
)

function endOf(field: FieldDefinition, concept: Concept | undefined): "start" | "end" | undefined {
  if (field.type !== "date") return undefined
  if (concept?.id === "periodFrom") return "start"
  return concept?.id === "periodTo" ? "end" : undefined
}

/** A day whose name holds a word for a beginning or an end, whatever it is the beginning of. */
function conceptOfEnd(field: FieldDefinition): Concept | undefined {
  if (field.type !== "date") return undefined
  const tokens = canonicalTokens(field.name)
  if (tokens.some((token) => START_WORDS.has(token))) return conceptIndex().byId.get("periodFrom")
  return tokens.some((token) => END_WORDS.has(token)) ? conceptIndex().byId.get("periodTo") : undefined
}

/** Period labels of the lexicon, and the name without the word for its end: `Flight from` is led to by `Flight`. */
function periodKeys(name: string): [string, number][] {
  const subject = canonicalTokens(name).filter((token) => !START_WORDS.has(token) && !END_WORDS.has(token))
  const own = subject.length > 0 ? [subject.join(""), `${subject.join("")}date`, `${subject.join("")}period`] : []
  return [...conceptIndex().periods, ...own.map((key): [string, number] => [key, 0.95])]
}

function kindOf(field: FieldDefinition, concept: Concept | undefined): ConceptKind {
  if (field.type === "date") return "date"
  if (field.type === "number") return concept && KINDS.number.has(concept.kind) ? concept.kind : "amount"
  if (concept) return concept.kind
  const tokens = canonicalTokens(field.name)
  return tokens.some((token) => token === "no" || token === "id" || token === "code") ? "id" : "text"
}

/** What a seller and a buyer have each of their own. */
const ATTRIBUTES = new Set<ConceptId>([
  "vatId",
  "taxNumber",
  "registerNumber",
  "address",
  "email",
  "phone",
  "iban",
  "bic",
  "website",
])

/** What a party has of its own: `Buyer VAT ID`, `Shop address`. */
function conceptOfAttribute(field: FieldDefinition): Concept | undefined {
  if (field.type !== "string") return undefined
  const tokens = labelTokens(field.name)
  const rest = tokens.filter((token) => partyOfToken(token) === undefined)
  if (rest.length === 0 || rest.length === tokens.length) return undefined
  const label = conceptIndex()
    .byKey.get(rest.join(""))
    ?.find(({ concept }) => ATTRIBUTES.has(concept.id))
  return label?.concept
}

function partyOfToken(token: string): "seller" | "buyer" | undefined {
  const ids = conceptIndex()
    .byKey.get(token)
    ?.map((label) => label.concept.id)
  return ids?.includes("seller") ? "seller" : ids?.includes("buyer") ? "buyer" : undefined
}

function partyOf(name: string, concept: Concept | undefined): "seller" | "buyer" | undefined {
  if (concept && !ATTRIBUTES.has(concept.id)) return undefined
  for (const token of labelTokens(name)) {
    const party = partyOfToken(token)
    if (party) return party
  }
  return undefined
}
