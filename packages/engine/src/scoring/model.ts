import type { ConceptKind } from "../lexicon/concept.ts"
import { type Curve, interpolate } from "./curve.ts"
import type { Features } from "./feature-input.ts"

/*
 * The model is a conditional logit: each candidate of a field has a strength, the sum of its features × weights, and "the
 * document has no such value" has the strength 0. The probability of each is its share of the sum of their exponentials.
 * So candidates of one field compete, and a field whose candidates are all weak is left empty. The weights are fitted by
 * `npm run eval -- --fit`. Boosted trees with the same loss (80 of depth 4) were no better on left-out designs: mean
 * log-likelihood of the templates -0.081 against -0.077, of random designs -0.277 against -0.253.
 */

/** Kinds of values that have weights of their own. */
export const kindGroups = ["amount", "date", "id", "party", "address", "text", "pattern"] as const

export type KindGroup = (typeof kindGroups)[number]

/** The fitted numbers of the model. */
export interface ScoringModel {
  /** By group and name of the feature: what one unit of it adds to the strength, in log-odds. Other features weigh 0. */
  readonly weights: Readonly<Record<KindGroup, Readonly<Record<string, number>>>>
  /** Probability below which a field is left empty. */
  readonly thresholds: Readonly<Record<KindGroup, number>>
  /**
   * Probability of the model → share of correct values among documents that it was not fitted to. Names and addresses, found
   * by their place, are wrong more often than amounts of the same probability.
   */
  readonly confidence: Readonly<Record<KindGroup, Curve>>
}

const groupByKind: Readonly<Record<ConceptKind, KindGroup>> = {
  amount: "amount",
  percent: "amount",
  quantity: "amount",
  date: "date",
  id: "id",
  code: "id",
  party: "party",
  address: "address",
  text: "text",
  iban: "pattern",
  bic: "pattern",
  account: "pattern",
  vatId: "pattern",
  taxNumber: "pattern",
  email: "pattern",
  phone: "pattern",
}

/** Returns the group of a kind of values. */
export const kindGroupOf = (kind: ConceptKind): KindGroup => groupByKind[kind]

/** Returns the strength of a candidate by its families of features, in log-odds against an empty field. */
export function strengthOf({ weights }: ScoringModel, group: KindGroup, families: readonly Features[]): number {
  const own = weights[group]
  let sum = 0
  for (const features of families) {
    for (const name in features) {
      const value = features[name] ?? 0
      // Most features of a candidate are 0, and a look-up takes longer than the rest.
      if (value !== 0) sum += value * (own[name] ?? 0)
    }
  }
  return sum
}

/** Turns the strengths of all candidates of a field into probabilities; what is missing to 1 is that of an empty field. */
export function probabilitiesOf(strengths: readonly number[]): number[] {
  const most = strengths.reduce((a, b) => Math.max(a, b), 0)
  const exponentials = strengths.map((strength) => Math.exp(strength - most))
  const sum = exponentials.reduce((a, b) => a + b, Math.exp(-most))
  return exponentials.map((exponential) => exponential / sum)
}

/** Returns the confidence of a value of a group that the model gives a probability. */
export const confidenceOf = ({ confidence }: ScoringModel, group: KindGroup, probability: number): number =>
  Math.round(interpolate(confidence[group], probability) * 1000) / 1000
