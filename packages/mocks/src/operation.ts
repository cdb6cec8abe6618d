import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from "./openapi-types.ts"
import type { Parser } from "./parser.ts"
import type { Caller } from "./records.ts"
import type { Store } from "./store.ts"
import type { Upload } from "./upload.ts"

/** A parsed request of an authorized caller; the sign-in has none and must not use it. */
export interface OperationRequest<R extends Route> {
  readonly params: ParamsOf<R>
  readonly query: QueryOf<R>
  /** The JSON body, or the uploaded file. */
  readonly body: R extends UploadRoute ? Upload : BodyOf<R>
  readonly headers: Headers
  readonly request: Request
  readonly url: URL
  readonly caller: Caller
  readonly store: Store
}

/** The operations whose body is a form. */
export const uploadRoutes = ["POST /api/v1/workflows/{workflowId}/execute", "POST /api/v1/files"] as const

/** An operation whose body is a form. */
export type UploadRoute = (typeof uploadRoutes)[number]

type Part<Name extends string, T> = [T] extends [never] ? unknown : { readonly [Key in Name]: Parser<T> }

/** The parsers of body and query, where an operation has them, and its handler. */
export type Operation<R extends Route> = {
  readonly handle: (request: OperationRequest<R>) => ReplyOf<R> | Promise<ReplyOf<R>>
} & Part<"body", BodyOf<R>> &
  Part<"query", QueryOf<R>>

/** All operations of the document: a missing one, or one with an undocumented response, does not compile. */
export type Operations = { readonly [R in Route]: Operation<R> }
