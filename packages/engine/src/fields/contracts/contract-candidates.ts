import { hasLegalForm } from "../../blocks/company.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { labelKey } from "../../lexicon/label-key.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import { findDates } from "../../normalize/date.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { foldTokens } from "../../text/folding.ts"
import { candidateOf, type Candidate, type Derivation } from "../candidates/candidate.ts"
import { type DefinedTerm, definedTerms } from "./defined-terms.ts"
import { type Fragment, textOfFragments } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"

/** Score of what a contract defines in so many words. */
const SCORE = 0.95
/** Words of a party's name, at most. */
const MAX_NAME_WORDS = 10
/** Words from a date to the definition that stands for it, at most. */
const MAX_AFTER_DATE = 1
/** Words of an address, at least and at most. */
const ADDRESS_WORDS = { least: 3, most: 16 } as const

/**
 * Finds what the terms that a contract defines stand for: the name of a party for a field of its role, its address for a field that
 * names role and address, the day for a date.
 */
export function contractCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
): Candidate[][] {
  const terms = definedTerms(context, map)
  return plans.map((plan) => terms.flatMap((term) => candidatesOf(plan, term, context)))
}

function candidatesOf(plan: FieldPlan, { key, tokens, subject }: DefinedTerm, context: ExtractionContext): Candidate[] {
  const { field, kind, labels } = plan
  const weight = labelKey(field.name) === key ? 1 : (labels.get(key) ?? 0)
  const derivation: Derivation = { by: "label", label: { by: "key", key }, relation: "inline" }
  const candidate = (value: string, words: readonly Fragment[], share: number): Candidate[] =>
    words.length === 0 ? [] : [candidateOf(value, words, SCORE * share, derivation)]
  if (field.type === "date") {
    const date = findDates(subject, { dayFirst: context.locale.dayFirst }).at(-1)
    if (!date || weight === 0 || subject.length - date.to > MAX_AFTER_DATE) return []
    return candidate(date.value, subject.slice(date.from, date.to), weight)
  }
  if (field.type !== "string") return []
  const name = nameIn(subject)
  if (kind === "address") {
    const asked = foldTokens(field.name)
    if (!tokens.every((token) => asked.some((word) => word.startsWith(token)))) return []
    const address = addressAfter(subject, name)
    return candidate(trimmed(address), address, 1)
  }
  return weight === 0 || kind === "id" ? [] : candidate(trimmed(name), name, weight)
}

const trimmed = (words: readonly Fragment[]): string => textOfFragments(words).replace(/[,;:]$/u, "")

/** Returns the name of the party at the beginning of a definition, up to the first comma. */
function nameIn(subject: readonly Fragment[]): readonly Fragment[] {
  const between = subject.findLastIndex(({ text }) => isOf("partyMarkers", text))
  const start = subject.findIndex(
    ({ text }, index) => index > between && /^\p{Lu}/u.test(text) && !isOf("salutations", text),
  )
  if (start === -1) return []
  const comma = subject.findIndex(({ text }, index) => index >= start && text.endsWith(","))
  const name = subject.slice(start, comma === -1 ? undefined : comma + 1)
  // General terms define their words by a sentence: `The person or firm contracting to purchase advertising (“Advertiser”)`.
  if (name.length > MAX_NAME_WORDS) return []
  const isName =
    hasLegalForm(textOfFragments(name)) || name.every(({ text }) => /^(?:\p{Lu}|\d|&)|^\p{Ll}{1,3}$/u.test(text))
  return isName ? name : []
}

const isOf = (list: "partyMarkers" | "salutations", text: string): boolean => {
  const [token, more] = foldTokens(text)
  return token !== undefined && more === undefined && wordsOf(list).has(token)
}

/** Returns the address at the end of a definition: the words without those of a sentence, with a number, after the name. */
function addressAfter(subject: readonly Fragment[], name: readonly Fragment[]): readonly Fragment[] {
  const last = name.at(-1)
  const from = last ? subject.indexOf(last) + 1 : 0
  const sentence = subject.findLastIndex(
    ({ text }) => /^\p{Ll}/u.test(text) && !foldTokens(text).every((token) => wordsOf("addressParticles").has(token)),
  )
  const address = subject.slice(Math.max(from, sentence + 1))
  const isAddress = address.length >= ADDRESS_WORDS.least && address.length <= ADDRESS_WORDS.most
  return isAddress && address.some(({ text }) => /\d/u.test(text)) ? address : []
}
