/**
 * How surely a value stands where a model says that it read it, surest first: spelled so; spelled so but for case, spaces
 * and punctuation; printed as another writing of the same figure or day; printed far from where the model points;
 * printed with few other letters; read from a page's picture, where no words are; not found. An `invalid` one does not
 * read as its type: there is no value at all.
 */
export const groundings = ["exact", "normalized", "equal", "fuzzy", "distant", "picture", "none", "invalid"] as const

/** See {@link groundings}. */
export type Grounding = (typeof groundings)[number]

/** The chance that a value is right, 0 to 1, by how it was found; chosen by hand, and strictly falling. */
export const confidences: Readonly<Record<Grounding, number>> = {
  exact: 0.95,
  normalized: 0.93,
  equal: 0.9,
  fuzzy: 0.7,
  distant: 0.65,
  picture: 0.6,
  none: 0.3,
  invalid: 0,
}

/** True when the document's words show the value. */
export function isFound(grounding: Grounding): boolean {
  return groundings.indexOf(grounding) < groundings.indexOf("picture")
}

/** True when the words that show the value stand where the model points. */
export function isNear(grounding: Grounding): boolean {
  return isFound(grounding) && grounding !== "distant"
}

/** True when the first is surer than the second; anything is surer than no answer. */
export function isSurer(first: Grounding, second: Grounding | undefined): boolean {
  return second === undefined || groundings.indexOf(first) < groundings.indexOf(second)
}
