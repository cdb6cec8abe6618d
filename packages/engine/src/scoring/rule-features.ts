import { conceptIndex } from "../lexicon/concept-index.ts"
import { labelKey } from "../lexicon/label-key.ts"
import type { FieldPlan } from "../lexicon/field-plan.ts"
import type { Extent } from "../fields/candidates/candidate.ts"
import { onceFor } from "../layout/once-for.ts"
import type { FeatureInput, Features, Subject } from "./feature-input.ts"

/** Scores from which the rules are clearly doubtful, and clearly sure: the weight of a score bends there. */
const DOUBTFUL = 0.4
const SURE = 0.75
/** Weight from which a label means hardly anything but the field. */
const SURE_LABEL = 0.85
/** Larger distances between two scores mean no more. */
const MAX_MARGIN = 0.5

/** Returns what the rules that found a candidate say: its score, its distance to the others, its derivation. */
export function ruleFeatures({ merged, candidates }: FeatureInput, { candidate, rank, index }: Subject): Features {
  const { score, derivation, agreement } = candidate
  const list = candidates[index] ?? []
  const rival = list[rank === 0 ? 1 : 0]?.score ?? 0
  const margin = Math.max(-MAX_MARGIN, Math.min(MAX_MARGIN, score - rival))
  const before = merged[index]?.find(({ value }) => value === candidate.value)?.score ?? score
  return {
    "rule.score": Math.min(1.2, score),
    "rule.aboveDoubtful": Math.max(0, score - DOUBTFUL),
    "rule.aboveSure": Math.max(0, score - SURE),
    "rule.margin": margin,
    "rule.isBest": Number(rank === 0),
    "rule.isSecond": Number(rank === 1),
    "rule.isOnly": Number(list.length === 1),
    "sum.raised": Number(score > before),
    "sum.lowered": Number(score < before),
    [`found.${derivation.by}`]: 1,
    ...(derivation.by === "label" ? { [`at.${derivation.relation}`]: 1 } : {}),
    ...(derivation.by === "blockExtent" ? extentFeatures(derivation.extent) : {}),
    "agree.positions": Math.log2(agreement?.positions ?? 1),
    "agree.derivations": (agreement?.derivations.length ?? 1) - 1,
    "agree.withLabel": Number(derivation.by !== "label" && (agreement?.derivations.includes("label") ?? false)),
  }
}

/** Returns how other lines of a block differ from those that were found, by the side on which they do. */
function extentFeatures({ side, ...line }: Extent): Features {
  const own = Object.entries(line).map(([name, is]) => [`extent.${side}.${name}`, Number(is)])
  return { [`extent.${side}`]: 1, ...Object.fromEntries(own) }
}

/** Returns how well the label that led to a candidate means the field. */
export function labelFeatures({ plans }: FeatureInput, { candidate, plan }: Subject): Features {
  const { derivation } = candidate
  if (derivation.by !== "label") return {}
  if (derivation.label.by !== "key") return { [`label.${derivation.label.by}`]: 1 }
  const { key } = derivation.label
  const concepts = conceptIndex().byKey.get(key) ?? []
  const isOwn = concepts.some(({ concept }) => concept.id === plan.concept)
  const weight = plan.labels.get(key) ?? 0
  return {
    "label.weight": weight,
    "label.isSure": Number(weight >= SURE_LABEL),
    "label.isSimilar": Number(weight === 0),
    "label.isName": Number(key === nameKey(plan)),
    "label.isConcept": Number(isOwn),
    "label.isUnlisted": Number(concepts.length === 0),
    "label.isWeak": Number(concepts.length > 0 && concepts.every(({ isWeak }) => isWeak)),
    "label.meanings": Math.min(3, Math.max(0, concepts.length - 1)),
    "label.isShared": Number(plans.some((other) => other !== plan && other.labels.has(key))),
    "label.length": Math.min(1, key.length / 16),
  }
}

const nameKey = onceFor(({ field }: FieldPlan): string => labelKey(field.name))
