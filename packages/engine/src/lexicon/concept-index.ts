import { LANGUAGES } from "./all-languages.ts"
import type { Concept, ConceptId } from "./concept.ts"
import { CONCEPTS } from "./concepts.ts"
import { labelKey, labelTokensOfList } from "./label-key.ts"
import { textsOf } from "./language-words.ts"

/** One label of a concept. */
export interface ConceptLabel {
  readonly concept: Concept
  readonly key: string
  readonly tokens: readonly string[]
  readonly isWeak: boolean
}

/** An index of the lexicon. */
export interface ConceptIndex {
  readonly labels: readonly ConceptLabel[]
  readonly byKey: ReadonlyMap<string, readonly ConceptLabel[]>
  readonly byConcept: ReadonlyMap<Concept, readonly ConceptLabel[]>
  readonly byId: ReadonlyMap<ConceptId, Concept>
  /** The canonical key of each concept: that of its first label. */
  readonly ownKeys: ReadonlyMap<ConceptId, string>
  /** Keys of labels that precede both ends of a period, with weights: billed periods weigh less than agreed ones. */
  readonly periods: ReadonlyMap<string, number>
  /** Number of labels with a token: rare tokens are more specific. */
  readonly frequency: ReadonlyMap<string, number>
  /** Positions in `labels` of those with a token, ascending. */
  readonly byToken: ReadonlyMap<string, readonly number[]>
  /** Sum of the weights of a label's tokens, by its position. */
  readonly weights: readonly number[]
}

/** Returns the weight of a token: the more labels contain it, the less. */
export function tokenWeight(frequency: ReadonlyMap<string, number>, token: string): number {
  return 1 / Math.log2(2 + (frequency.get(token) ?? 0))
}

function labelsOf(concept: Concept): ConceptLabel[] {
  const labels = new Map<string, ConceptLabel>()
  const add = (texts: string | undefined | null, isWeak: boolean): void => {
    if (!texts) return
    for (const tokens of labelTokensOfList(texts)) {
      const key = tokens.join("")
      if (key && !labels.has(key)) labels.set(key, { concept, key, tokens, isWeak })
    }
  }
  for (const language of LANGUAGES) add(language.labels[concept.id], false)
  for (const language of LANGUAGES) add(language.weakLabels[concept.id], true)
  return [...labels.values()]
}

/** Weight of a label of periods that also labels one day, such as `Dates`, whose key is that of `Date`. */
const ALSO_DAY = 0.3

function build(): ConceptIndex {
  const labels = CONCEPTS.flatMap(labelsOf)
  const byToken = new Map<string, number[]>()
  for (const [position, { tokens }] of labels.entries()) {
    for (const token of tokens) {
      const positions = byToken.get(token)
      if (!positions) byToken.set(token, [position])
      else if (positions.at(-1) !== position) positions.push(position)
    }
  }
  const days = new Set(labels.flatMap(({ concept, key }) => (concept.id === "invoiceDate" ? [key] : [])))
  const frequency = new Map([...byToken].map(([token, positions]) => [token, positions.length]))
  const weightOf = new Map([...frequency.keys()].map((token) => [token, tokenWeight(frequency, token)]))
  return {
    labels,
    byKey: Map.groupBy(labels, (label) => label.key),
    byConcept: Map.groupBy(labels, (label) => label.concept),
    byId: new Map(CONCEPTS.map((concept) => [concept.id, concept])),
    ownKeys: new Map(labels.toReversed().map(({ concept, key }) => [concept.id, key])),
    periods: new Map([
      ...textsOf("billingPeriodLabels").map((text): [string, number] => [labelKey(text), 0.75]),
      ...textsOf("periodLabels").map((text): [string, number] => {
        const key = labelKey(text)
        return [key, days.has(key) ? ALSO_DAY : 0.9]
      }),
    ]),
    frequency,
    byToken,
    weights: labels.map(({ tokens }) => tokens.reduce((sum, token) => sum + (weightOf.get(token) ?? 0), 0)),
  }
}

let index: ConceptIndex | undefined

/** Returns the index, which is built at the first call (about 150 ms). */
export function conceptIndex(): ConceptIndex {
  index ??= build()
  return index
}
