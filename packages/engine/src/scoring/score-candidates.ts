import type { Evidence } from "../extraction.ts"
import type { Candidate } from "../fields/candidates/candidate.ts"
import type { FeatureInput, Features } from "./feature-input.ts"
import { positionOf } from "./feature-input.ts"
import { featuresOf } from "./features.ts"
import { evidenceOfWords, leastConfidence } from "../page/evidence.ts"
import { confidenceOf, type KindGroup, kindGroupOf, probabilitiesOf, type ScoringModel, strengthOf } from "./model.ts"

/** What the choice between the candidates of a field is made of. */
export interface Rankable {
  readonly value: string | number
  /** Page and box of the first word. */
  readonly position: string
  /** The same for both ends of one printed range. */
  readonly range?: string | undefined
  /** 0 to 1: the probability that it is the value of the field. */
  readonly probability: number
}

/** A candidate with its features and its probability. */
export interface ScoredCandidate extends Rankable {
  readonly candidate: Candidate
  readonly features: Features
  readonly group: KindGroup
  /** Log-odds against an empty field. */
  readonly strength: number
}

/** Candidates of a field that compete, the best by the rules: further ones are hardly ever right. */
const MAX_SCORED = 24

/** Scores the candidates of every field of one object, the most likely first. */
export function scoreCandidates(input: FeatureInput, model: ScoringModel): ScoredCandidate[][] {
  return input.plans.map((plan, index) => {
    const group = kindGroupOf(plan.kind)
    const considered = (input.candidates[index] ?? []).slice(0, MAX_SCORED)
    const families = considered.map((candidate, rank) => featuresOf(input, { candidate, rank, plan, index }))
    const strengths = families.map((own) => strengthOf(model, group, own))
    const probabilities = probabilitiesOf(strengths)
    return considered
      .map((candidate, rank) => ({
        candidate,
        // Only asked for to explain a choice.
        get features(): Features {
          return mergeFamilies(families[rank] ?? [])
        },
        group,
        strength: strengths[rank] ?? 0,
        value: candidate.value,
        range: candidate.range,
        position: positionOf(candidate),
        probability: probabilities[rank] ?? 0,
      }))
      .sort((a, b) => b.probability - a.probability)
  })
}

function mergeFamilies(families: readonly Features[]): Features {
  const merged: Record<string, number> = {}
  for (const family of families) Object.assign(merged, family)
  return merged
}

/** Returns the position of a candidate, with the confidence that it would have as the value of its field. */
export function evidenceOfChoice({ candidate, group, probability }: ScoredCandidate, model: ScoringModel): Evidence {
  const { words, page } = candidate
  return evidenceOfWords(words, page, confidenceOf(model, group, probability) * leastConfidence(words))
}
