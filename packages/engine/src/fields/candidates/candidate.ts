import type { LayoutWord } from "../../layout/layout.ts"
import type { Fragment } from "./fragments.ts"

/** The position of a value relative to its label. */
export type Relation = "inline" | "right" | "across" | "below" | "column" | "above"

/** The rule by which words were recognized as a label. */
export type LabelMatch =
  /** By the key that the lexicon or the field lists. */
  | { readonly by: "key"; readonly key: string }
  /** A longer label contains all words of a field's name. */
  | { readonly by: "nameWords" }
  /** The words of an unlisted label are similar to those of a field's name, 0 to 1. */
  | { readonly by: "similar"; readonly similarity: number }
  /** A short label contains a word for a period. */
  | { readonly by: "period" }

/** The rule by which a candidate was found. */
export type Derivation =
  | { readonly by: "label"; readonly label: LabelMatch; readonly relation: Relation }
  | { readonly by: "title" | "pattern" | "documentDate" | "payment" | "arithmetic" | "block" | "receiptHead" }
  /** Other lines of a block than those that its name or address was found in. */
  | { readonly by: "blockExtent"; readonly extent: Extent }

/** How lines of a block differ from those that its name or address was found in, and what the line is that makes the difference. */
export interface Extent {
  /** A name with the line below it, or that line alone; an address from a line above its street, or one without its first line. */
  readonly side: "longer" | "below" | "higher" | "lower"
  /** True for a name whose last line had no room for the next word, and for an address with all lines below the name. */
  readonly isFull: boolean
  readonly isStreet: boolean
  /** True for a street, a building or an estate without a number. */
  readonly isPlace: boolean
  readonly isPerson: boolean
  /** True for a name with a legal form, and for the name of an institution. */
  readonly isCompany: boolean
  readonly isDepartment: boolean
}

/** How many independent positions print one value, and how they were found. */
export interface Agreement {
  readonly positions: number
  readonly derivations: readonly Derivation["by"][]
}

/** A possible value of a field with its score. */
export interface Candidate {
  readonly value: string | number
  readonly words: readonly LayoutWord[]
  /** 1-based. */
  readonly page: number
  /** 0 to about 1. */
  readonly score: number
  /** The same for both ends of one printed range. */
  readonly range?: string | undefined
  readonly derivation: Derivation
  /** Set where candidates of the same value were merged. */
  readonly agreement?: Agreement | undefined
}

/** Builds a candidate from fragments that are printed on one page. */
export function candidateOf(
  value: string | number,
  fragments: readonly Fragment[],
  score: number,
  derivation: Derivation,
  range?: string,
): Candidate {
  const words = [...new Set(fragments.map((fragment) => fragment.word))]
  return { value, words, page: fragments[0]?.segment.page ?? 1, score, derivation, range }
}

/** Returns whether a candidate was found at this position relative to a label. */
export function isAt({ derivation }: Candidate, relation: Relation): boolean {
  return derivation.by === "label" && derivation.relation === relation
}

/** Multiplies the scores of some candidates of a field by a factor, and returns all, the best first. */
export const weighCandidates = (
  list: readonly Candidate[],
  factor: number,
  isWeighed: (candidate: Candidate) => boolean,
): Candidate[] =>
  list
    .map((candidate) => (isWeighed(candidate) ? { ...candidate, score: candidate.score * factor } : candidate))
    .sort((a, b) => b.score - a.score)

/** Prefers a candidate to those that are a part of it: it has at least the score of the best of them, and theirs are lowered by a factor. */
export function preferWhole(
  list: readonly Candidate[],
  whole: Candidate | undefined,
  factor: number,
  isPart: (candidate: Candidate, whole: Candidate) => boolean,
): Candidate[] {
  const part = whole && list.find((candidate) => isPart(candidate, whole))
  if (!whole || !part) return [...list]
  const raised = list.map((candidate) =>
    candidate === whole ? { ...whole, score: Math.max(whole.score, part.score) } : candidate,
  )
  return weighCandidates(raised, factor, (candidate) => isPart(candidate, whole))
}
