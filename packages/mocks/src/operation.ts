import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from "./document.ts"
import type { Shape } from "./shape.ts"
import type { Caller, Store } from "./store.ts"
import type { Upload } from "./upload.ts"

/** A checked request of a caller who may make it. */
export interface OperationRequest<R extends Route> {
  readonly params: ParamsOf<R>
  readonly query: QueryOf<R>
  /** The JSON body, or the sent file. */
  readonly body: R extends ExecuteRoute ? Upload : BodyOf<R>
  readonly headers: Headers
  readonly url: URL
  readonly caller: Caller
  readonly store: Store
}

/** The one operation whose body is a form. */
export type ExecuteRoute = "POST /api/v1/workflows/{workflowId}/execute"

type Part<Name extends string, T> = [T] extends [never] ? unknown : { readonly [Key in Name]: Shape<T> }

/** What answers an operation: the shapes of what it is asked with, as far as it has them, and the answer. */
export type Operation<R extends Route> = {
  readonly answer: (request: OperationRequest<R>) => ReplyOf<R> | Promise<ReplyOf<R>>
} & Part<"body", BodyOf<R>> &
  Part<"query", QueryOf<R>>

/** Answers every operation of the document: one that is missing or answers otherwise does not compile. */
export type Operations = { readonly [R in Route]: Operation<R> }
