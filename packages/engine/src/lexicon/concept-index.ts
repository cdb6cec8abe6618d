import type { Concept, ConceptId } from "./concept.ts"
import { CONCEPTS } from "./concepts.ts"
import { type ConceptLabel, LabelTable } from "./label-table.ts"
import { packedLexicon } from "./pack-lexicon.ts"

/** An index of the lexicon. */
export interface ConceptIndex {
  /** Returns the labels of the concepts that are wanted, in the order of the concepts. */
  readonly labelsOf: (isWanted: (concept: Concept) => boolean) => readonly ConceptLabel[]
  /** Returns the labels with a token, by numbers that ascend in the order of the lexicon. */
  readonly withToken: (token: string) => ReadonlyMap<number, ConceptLabel>
  readonly byKey: Pick<ReadonlyMap<string, readonly ConceptLabel[]>, "get" | "has" | "keys">
  readonly ofConcept: (concept: Concept) => readonly ConceptLabel[]
  readonly byId: ReadonlyMap<ConceptId, Concept>
  /** Returns the canonical key of a concept, that of its first label; undefined without one. */
  readonly ownKey: (id: ConceptId) => string | undefined
  /** Keys of labels that precede both ends of a period, with weights: billed periods weigh less than agreed ones. */
  readonly periods: ReadonlyMap<string, number>
  /** Number of labels with a token: rare tokens are more specific. */
  readonly frequency: ReadonlyMap<string, number>
}

/** Returns the weight of a token: the more labels contain it, the less. */
export function tokenWeight(frequency: ReadonlyMap<string, number>, token: string): number {
  return 1 / Math.log2(2 + (frequency.get(token) ?? 0))
}

function build(): ConceptIndex {
  const lexicon = packedLexicon()
  const table = new LabelTable(CONCEPTS, lexicon)
  const byId = new Map(CONCEPTS.map((concept) => [concept.id, concept]))
  return {
    labelsOf: (isWanted) => CONCEPTS.filter(isWanted).flatMap((concept) => table.ofConcept(concept)),
    withToken: (token) => table.withToken(token),
    byKey: table,
    ofConcept: (concept) => table.ofConcept(concept),
    byId,
    ownKey: (id) => {
      const concept = byId.get(id)
      return concept && table.ownKey(concept)
    },
    periods: new Map(lexicon.periods),
    frequency: table.frequency,
  }
}

let index: ConceptIndex | undefined

/** Returns the index, which is built at the first call. */
export function conceptIndex(): ConceptIndex {
  index ??= build()
  return index
}
