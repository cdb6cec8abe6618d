import { AMOUNTS } from "./amounts.ts"
import type { Concept, ConceptId } from "./concept.ts"
import { BILLING_PERIOD_LABELS, DATES, PERIOD_LABELS } from "./dates.ts"
import { IDENTIFIERS } from "./identifiers.ts"
import { labelKey, labelTokens } from "./label-key.ts"
import { PARTIES } from "./parties.ts"

/** One label of a concept. */
export interface ConceptLabel {
  readonly concept: Concept
  readonly key: string
  readonly tokens: readonly string[]
  readonly isWeak: boolean
}

/** The whole lexicon, ready for look-ups. */
export interface ConceptIndex {
  readonly labels: readonly ConceptLabel[]
  readonly byKey: ReadonlyMap<string, readonly ConceptLabel[]>
  readonly byId: ReadonlyMap<ConceptId, Concept>
  /** Keys of labels that stand before both ends of a period, with how surely: what is billed is less than what was agreed. */
  readonly periods: ReadonlyMap<string, number>
  /** How many labels hold a token: rare tokens tell more. */
  readonly frequency: ReadonlyMap<string, number>
}

const split = (labels: string): string[] => labels.split("|")

function build(): ConceptIndex {
  const concepts = [...IDENTIFIERS, ...DATES, ...AMOUNTS, ...PARTIES]
  const labels: ConceptLabel[] = []
  for (const concept of concepts) {
    const add = (text: string, isWeak: boolean): void => {
      const key = labelKey(text)
      if (key && !labels.some((label) => label.concept === concept && label.key === key)) {
        labels.push({ concept, key, tokens: labelTokens(text), isWeak })
      }
    }
    for (const text of Object.values(concept.labels).flatMap(split)) add(text, false)
    for (const text of split(concept.weak ?? "")) add(text, true)
  }
  const byKey = Map.groupBy(labels, (label) => label.key)
  const frequency = new Map<string, number>()
  for (const { tokens } of labels) {
    for (const token of new Set(tokens)) frequency.set(token, (frequency.get(token) ?? 0) + 1)
  }
  return {
    labels,
    byKey,
    byId: new Map(concepts.map((concept) => [concept.id, concept])),
    periods: new Map([
      ...split(BILLING_PERIOD_LABELS).map((text): [string, number] => [labelKey(text), 0.75]),
      ...split(PERIOD_LABELS).map((text): [string, number] => [labelKey(text), 0.9]),
    ]),
    frequency,
  }
}

let index: ConceptIndex | undefined

/** Returns the lexicon; it is built at the first call (about 10 ms) and kept. */
export function conceptIndex(): ConceptIndex {
  index ??= build()
  return index
}
