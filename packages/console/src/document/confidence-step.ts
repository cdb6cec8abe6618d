/** A step of confidence, by which people decide what to look at. */
export type ConfidenceStep = "high" | "medium" | "low"

/** The threshold of a workflow without a review policy. */
export const DEFAULT_THRESHOLD = 0.8

/**
 * Returns the step of a confidence: `low` below the threshold, `high` in the upper half of what is above it.
 *
 * A threshold of 1 leaves `high` to values that are certain; with 0, nothing is `low`.
 */
export function stepOf(confidence: number, threshold = DEFAULT_THRESHOLD): ConfidenceStep {
  if (confidence < threshold) return "low"
  return confidence >= (threshold + 1) / 2 ? "high" : "medium"
}

/** Returns a confidence in per cent, rounded down: 100 % is only what is certain. */
export function percentOf(confidence: number): string {
  // 0.29 × 100 is 28.999999999999996.
  return `${Math.floor(Number((confidence * 100).toFixed(6)))}%`
}
