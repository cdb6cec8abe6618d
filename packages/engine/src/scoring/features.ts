import type { FeatureInput, Features, Subject } from "./feature-input.ts"
import { placeFeatures } from "./place-features.ts"
import { rivalFeatures } from "./rival-features.ts"
import { labelFeatures, ruleFeatures } from "./rule-features.ts"
import { valueFeatures } from "./value-features.ts"

const BIAS: Features = { bias: 1 }

/**
 * Computes the features of one candidate by family; each name starts with the name of its family and a dot. Families are
 * not merged, because that takes longer than the sum of their weights.
 */
export function featuresOf(input: FeatureInput, subject: Subject): readonly Features[] {
  return [
    BIAS,
    ruleFeatures(input, subject),
    labelFeatures(input, subject),
    valueFeatures(input, subject),
    ...placeFeatures(input, subject),
    rivalFeatures(input, subject),
  ]
}
