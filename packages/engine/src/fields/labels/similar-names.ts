import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { type Name, nameOf, readNames, similarityOf, stemsOf } from "../../lexicon/name-similarity.ts"

/** Returns how similar a label is to the name of each field that the lexicon does not know, by position of the plan. */
export type NameMatcher = (label: readonly string[]) => ReadonlyMap<number, number>

/** Labels of more words are sentences. */
const MAX_LABEL_WORDS = 10
/** Most names that one label may mean: `Box 1` to `Box 500` are all similar to each label of the form. */
const MAX_NAMES = 8
/** Lowest similarity of a label that is followed. */
export const MIN_SIMILARITY = 0.55

/** Prepares the names of the fields without a concept; those with one are found by the labels of the lexicon. */
export function createNameMatcher(plans: readonly FieldPlan[]): NameMatcher {
  const names = new Map<number, Name>()
  const byStem = new Map<string, Set<number>>()
  for (const [index, name] of readNames(plans.map(({ field }) => field.name)).entries()) {
    if (plans[index]?.concept !== undefined) continue
    names.set(index, name)
    const stems = [...name.words.flatMap(stemsOf), ...name.values]
    for (const stem of stems) byStem.set(stem, (byStem.get(stem) ?? new Set()).add(index))
  }
  const none: ReadonlyMap<number, number> = new Map()
  return (tokens) => {
    if (names.size === 0 || tokens.length === 0 || tokens.length > MAX_LABEL_WORDS) return none
    const label = nameOf(tokens)
    const near = new Set(
      [...label.words.flatMap(stemsOf), ...label.values].flatMap((stem) => [...(byStem.get(stem) ?? [])]),
    )
    const similar = new Map<number, number>()
    for (const index of near) {
      const name = names.get(index)
      const similarity = name ? similarityOf(name, label) : 0
      if (similarity >= MIN_SIMILARITY) similar.set(index, similarity)
    }
    return similar.size > MAX_NAMES ? mostSimilar(similar) : similar
  }
}

function mostSimilar(similar: ReadonlyMap<number, number>): Map<number, number> {
  return new Map([...similar].sort(([, a], [, b]) => b - a).slice(0, MAX_NAMES))
}
