import type { ValueScore } from "@docsift/engine/internal/judge/score"

/** What is still right of a document that was printed otherwise. */
export interface Variant {
  readonly id: string
  readonly change: string
  /** What was changed, where a change gives several documents. */
  readonly text: string
  /** Number of judged values. */
  readonly values: number
  /** What the lost values belong to, each as often as it lost one: the name of a column, or the JSON pointer of a value. */
  readonly lost: readonly string[]
}

/** Returns whether a value is right, or empty as it should be. */
export const isKept = (verdict: ValueScore["verdict"]): boolean => verdict === "right" || verdict === "empty"
