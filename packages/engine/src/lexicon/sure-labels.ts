import type { Concept } from "./concept.ts"
import { conceptIndex } from "./concept-index.ts"

/** Returns whether the lexicon lists a key as a label of a concept that it means on its own, not only among others. */
export const isSureLabel = (key: string, isMeant: (concept: Concept) => boolean): boolean =>
  conceptIndex()
    .byKey.get(key)
    ?.some(({ concept, isWeak }) => !isWeak && isMeant(concept)) === true
