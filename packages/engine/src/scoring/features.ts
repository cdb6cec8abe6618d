import type { FeatureInput, Features, Subject } from "./feature-input.ts"
import { placeFeatures } from "./place-features.ts"
import { rivalFeatures } from "./rival-features.ts"
import { labelFeatures, ruleFeatures } from "./rule-features.ts"
import { valueFeatures } from "./value-features.ts"

/** Computes the features of one candidate; each name starts with the name of its family and a dot. */
export function featuresOf(input: FeatureInput, subject: Subject): Features {
  return {
    bias: 1,
    ...ruleFeatures(input, subject),
    ...labelFeatures(input, subject),
    ...valueFeatures(input, subject),
    ...placeFeatures(input, subject),
    ...rivalFeatures(input, subject),
  }
}
