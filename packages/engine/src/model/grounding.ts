/**
 * How well the document proves a value that a model cites, best first: printed exactly so; printed so but for case, spaces
 * and punctuation; printed in another notation of the same number or date; printed with a few other letters; printed far
 * from the cited line; read from a page image, which has no words; not found. An `invalid` value does not parse as its
 * type, so there is no value at all.
 */
export const GROUNDINGS = ["exact", "normalized", "equal", "fuzzy", "distant", "image", "none", "invalid"] as const

/** See {@link GROUNDINGS}. */
export type Grounding = (typeof GROUNDINGS)[number]

/** The confidence of a value, 0 to 1, by its grounding; set by hand and strictly decreasing. */
export const CONFIDENCES: Readonly<Record<Grounding, number>> = {
  exact: 0.95,
  normalized: 0.93,
  equal: 0.9,
  fuzzy: 0.7,
  distant: 0.65,
  image: 0.6,
  none: 0.3,
  invalid: 0,
}

/** Returns whether words of the document show the value. */
export function isGrounded(grounding: Grounding): boolean {
  return GROUNDINGS.indexOf(grounding) < GROUNDINGS.indexOf("image")
}

/** Returns whether the words that show the value are on or near the cited line. */
export function isNear(grounding: Grounding): boolean {
  return isGrounded(grounding) && grounding !== "distant"
}

/** Returns whether the first grounding is better than the second; any is better than no answer. */
export function isBetterGrounded(first: Grounding, second: Grounding | undefined): boolean {
  return second === undefined || GROUNDINGS.indexOf(first) < GROUNDINGS.indexOf(second)
}
