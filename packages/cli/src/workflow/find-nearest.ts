import { distance } from "fastest-levenshtein"

/** Names that a sentence suggests. */
const suggestedNames = 3

/** Returns the names that are most like what was typed, the nearest first. */
export function findNearest(typed: string, names: readonly string[]): string[] {
  return [...new Set(names)].toSorted((a, b) => distance(a, typed) - distance(b, typed)).slice(0, suggestedNames)
}
