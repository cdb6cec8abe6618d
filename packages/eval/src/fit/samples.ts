import type { FieldPlan } from "@docsift/engine/internal/lexicon/field-plan"
import type { Features } from "@docsift/engine/internal/scoring/feature-input"
import type { Rankable } from "@docsift/engine/internal/scoring/score-candidates"

/** Whether a document is a labelled one of the data folder or a generated one. */
export type Origin = "labelled" | "generated"

/** One candidate of a field, with what the fit and the choice between candidates need. */
export interface Choice extends Omit<Rankable, "probability"> {
  /** Positions in the list of feature names. */
  readonly names: Uint16Array
  /** Values of the features, in the same order. */
  readonly values: Float64Array
  readonly isRight: boolean
  /** Lowest confidence of the words as read, 0 to 1. */
  readonly readConfidence: number
}

/** A requested field whose true value is known. */
export interface FieldSample {
  readonly name: string
  readonly plan: Pick<FieldPlan, "kind" | "concept" | "end">
  /** True when the document does not contain the value. */
  readonly isAbsent: boolean
  readonly choices: readonly Choice[]
}

/** The requested fields of one document. */
export interface DocumentSample {
  readonly origin: Origin
  readonly pack: string
  readonly id: string
  /** Documents of one design look alike: they are held out together. */
  readonly design: string
  /** Fields of one object are assigned together. */
  readonly objects: readonly (readonly FieldSample[])[]
}

/** Numbers features by name, in order of first use. */
export class FeatureNames {
  readonly #positions = new Map<string, number>()

  get list(): string[] {
    return [...this.#positions.keys()]
  }

  /** Returns the names and values of the features that are not 0. */
  encode(features: Features): { names: Uint16Array; values: Float64Array } {
    const entries = Object.entries(features).filter(([, value]) => value !== 0)
    return {
      names: Uint16Array.from(entries, ([name]) => this.#positionOf(name)),
      values: Float64Array.from(entries, ([, value]) => value),
    }
  }

  #positionOf(name: string): number {
    const position = this.#positions.get(name) ?? this.#positions.size
    this.#positions.set(name, position)
    return position
  }
}
