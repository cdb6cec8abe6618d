import type { paths } from "../generated/schema.ts"
import type { CallOptions } from "../options.ts"
import type { RequestBody } from "./body.ts"

/** The HTTP methods of the interface. */
export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE"

/** The paths that have an operation of an HTTP method. */
export type PathsOf<M extends HttpMethod> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, object> ? P : never
}[keyof paths]

/** The operation of an HTTP method at a path. */
export type OperationAt<M extends HttpMethod, P extends PathsOf<M>> = paths[P][Lowercase<M>]

type Json<Content> = Content extends { content: { "application/json": infer Body } } ? Body : never

/** The JSON of a successful response. */
export type DataOf<Operation> = Operation extends { responses: infer All } ? Json<All[keyof All & (200 | 201)]> : never

// The generated types do not use `readonly`, and a request is none the worse for it.
type Frozen<Type> = Type extends object ? { readonly [Key in keyof Type]: Frozen<Type[Key]> } : Type

/** What a method takes between the ids of its path and its options. */
export type Input = "query" | "body"

/** The inputs that an operation can have: a body never is left out. */
export type InputsOf<Operation> = Operation extends { requestBody: object }
  ? readonly ["body"] | readonly ["query", "body"]
  : readonly ["query"]

interface Given<Operation> {
  readonly query: Operation extends { parameters: { query?: infer Query } } ? Query | undefined : never
  readonly body: Operation extends { requestBody: infer Content } ? Frozen<Json<Content>> | Promise<RequestBody> : never
}

type GivenAs<Operation, Inputs extends readonly Input[]> = {
  [Index in keyof Inputs]: Given<Operation>[Inputs[Index]]
}

type IdsOf<Path, Operation> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Operation extends { parameters: { path: infer All } }
    ? [All[Name & keyof All], ...IdsOf<Rest, Operation>]
    : never
  : []

/** A method of a resource: takes the ids of its path in their order, then its inputs, then options. */
export type Method<Path, Operation, Inputs extends readonly Input[], Result> = (
  ...args: [...ids: IdsOf<Path, Operation>, ...inputs: GivenAs<Operation, Inputs>, options?: CallOptions]
) => Result

/** An operation as it is called, its types left behind. */
export type Operation = readonly [
  method: HttpMethod,
  path: string,
  inputs?: readonly Input[],
  /** A member that every response of the operation has; one without it comes from another service. */
  member?: string,
  readAs?: "json" | "blob",
]
