import type { CandidateExplanation, FieldExplanation } from "../extraction.ts"
import type { Derivation } from "../fields/candidates/candidate.ts"
import type { ConceptKind } from "../lexicon/concept.ts"
import { kindGroupOf, type ScoringModel } from "./model.ts"
import { evidenceOfChoice, type ScoredCandidate } from "./score-candidates.ts"
import { scoringModel } from "./weights.generated.ts"

/** Candidates that are explained: further ones hardly have a chance, and a document has thousands. */
const MAX_EXPLAINED = 5
/** Decimals of the returned numbers. */
const PRECISION = 10_000

/** Explains how a field got its value, or why it was left empty. `scored` has the most likely candidate first. */
export function explainField(
  kind: ConceptKind,
  scored: readonly ScoredCandidate[],
  chosen: ScoredCandidate | undefined,
  model: ScoringModel = scoringModel,
): FieldExplanation {
  const best = scored.slice(0, MAX_EXPLAINED)
  const shown = chosen === undefined || best.includes(chosen) ? best : [...best.slice(0, -1), chosen]
  const taken = scored.reduce((sum, { probability }) => sum + probability, 0)
  return {
    candidates: shown.map((candidate) => explainCandidate(kind, candidate, candidate === chosen, model)),
    compared: scored.length,
    emptyProbability: round(Math.max(0, 1 - taken)),
    threshold: model.thresholds[kindGroupOf(kind)],
  }
}

function explainCandidate(
  kind: ConceptKind,
  scored: ScoredCandidate,
  isChosen: boolean,
  model: ScoringModel,
): CandidateExplanation {
  const weights = model.weights[kindGroupOf(kind)]
  const features = Object.entries(scored.features)
    .map(([name, value]) => ({ name, value: round(value), weight: weights[name] ?? 0 }))
    .filter(({ value, weight }) => value * weight !== 0)
    .sort((a, b) => Math.abs(b.value * b.weight) - Math.abs(a.value * a.weight))
  return {
    value: scored.value,
    evidence: evidenceOfChoice(scored, model),
    derivation: nameOf(scored.candidate.derivation),
    probability: round(scored.probability),
    strength: round(scored.strength),
    isChosen,
    features,
  }
}

const nameOf = (derivation: Derivation): string =>
  derivation.by === "label" ? `label ${derivation.relation}` : derivation.by

const round = (value: number): number => Math.round(value * PRECISION) / PRECISION
