import type { Concept } from "./concept.ts"
import { conceptIndex } from "./concept-index.ts"
import { labelKey } from "./label-key.ts"

/** Returns whether the lexicon lists a key as a label of a concept that it means on its own, not only among others. */
export const isSureLabel = (key: string, isMeant: (concept: Concept) => boolean): boolean =>
  conceptIndex()
    .byKey.get(key)
    ?.some(({ concept, isWeak }) => !isWeak && isMeant(concept)) === true

/** Returns whether two labels mean one field of a document: `Required date` and `Need by`. */
export const meanSameField = (name: string, label: string): boolean =>
  isSureLabel(labelKey(name), (concept) => isSureLabel(labelKey(label), (other) => other === concept))
