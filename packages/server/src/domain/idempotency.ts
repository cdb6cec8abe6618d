/** The caller's promise that a repetition with the same key means the same effect. */
export interface Idempotency {
  /** The value of the `Idempotency-Key` header; undefined runs the operation without the guarantee. */
  readonly key: string | undefined
}

/** The result of an operation that can be repeated safely. */
export interface Outcome<T> {
  readonly value: T
  /** True when an earlier call had the effect and this is its stored answer. */
  readonly isReplayed: boolean
}
