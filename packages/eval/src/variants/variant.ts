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
