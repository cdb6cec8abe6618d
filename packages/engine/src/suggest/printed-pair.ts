import type { ValueType } from "../configuration.ts"
import type { ParsedValue } from "../fields/candidates/parsed-value.ts"
import type { LayoutWord } from "../layout/layout.ts"
import type { ConceptId } from "../lexicon/concept.ts"

/** A value that a label may mean, where it is printed. */
export interface PrintedReading {
  readonly value: string | number
  readonly words: readonly LayoutWord[]
  /** 1-based. */
  readonly page: number
}

/** A label of a sample with the values that it may mean. */
export interface PrintedPair {
  /** The label as a name. */
  readonly name: string
  /** The name with the rate that the label prints, for taxes at several rates: `VAT 5%`. */
  readonly ratedName?: string | undefined
  /** The label as printed; empty for a party without one. */
  readonly label: string
  /** Key of the name, by which the labels of several samples are compared. */
  readonly key: string
  /** Undefined for labels that the lexicon does not know. */
  readonly concept: ConceptId | undefined
  readonly type: ValueType
  /** Not empty; the most likely first. */
  readonly readings: readonly PrintedReading[]
  /** The party whose section prints the label. */
  readonly party: ConceptId | undefined
  /** True for labels that may also mean something else. */
  readonly isWeak: boolean
}

/** Returns a parsed value with its words. */
export const readingOf = ({ value, fragments }: ParsedValue): PrintedReading => ({
  value,
  words: [...new Set(fragments.map(({ word }) => word))],
  page: fragments[0]?.segment.page ?? 1,
})
