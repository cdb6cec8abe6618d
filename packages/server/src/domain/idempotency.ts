/** The idempotency of a request. */
export interface Idempotency<Result, Response = Result> {
  /** The value of the `Idempotency-Key` header; undefined runs the operation without the guarantee. */
  readonly key: string | undefined
  /** Builds the response, which is stored as JSON for repetitions. @default the result itself */
  readonly present?: (result: Result) => Response
}

/** Returns the response to the result of an operation. */
export function responseOf<Result, Response>(
  { present }: Pick<Idempotency<Result, Response>, "present">,
  result: Result,
): Response {
  // Without `present` nothing else determines the type of the response, so it has its default: the result's.
  return present === undefined ? (result as unknown as Response) : present(result)
}

/** The response of an operation that can be repeated safely. */
export interface Outcome<Response> {
  /** For a repetition, the first request's response. */
  readonly value: Response
  /** True when an earlier request had the effect and this is its stored response. */
  readonly isReplayed: boolean
}
