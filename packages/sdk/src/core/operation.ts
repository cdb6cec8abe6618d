import type { paths } from "../generated/schema.ts"
import type { CallOptions } from "../options.ts"
import type { RequestBody } from "./body.ts"

/** The prefix of all paths of the interface. */
export const basePath = "/api/v1"

type HttpMethod = "GET" | "POST" | "PUT" | "DELETE"

type OperationAt<M extends HttpMethod, Path extends string> = `${typeof basePath}${Path}` extends infer P extends
  keyof paths
  ? paths[P] extends Record<Lowercase<M>, infer Operation extends object>
    ? Operation
    : never
  : never

/** The paths below the base that have an operation of an HTTP method. */
export type PathOf<M extends HttpMethod> = {
  [P in keyof paths]: P extends `${typeof basePath}${infer Path}`
    ? paths[P] extends Record<Lowercase<M>, object>
      ? Path
      : never
    : never
}[keyof paths]

type Json<Content> = Content extends { content: { "application/json": infer Body } } ? Body : never

/** The JSON of a successful response. */
export type DataOf<Operation> = Operation extends { responses: infer All } ? Json<All[keyof All & (200 | 201)]> : never

// The generated types do not use `readonly`, and a request is none the worse for it.
type Frozen<Type> = Type extends object ? { readonly [Key in keyof Type]: Frozen<Type[Key]> } : Type

// A body is never left out.
type InputsOf<Operation> = Operation extends { requestBody: object } ? " body" | " query body" : "" | " query"

type SignaturesOf<M extends HttpMethod> = {
  [Path in PathOf<M>]: `${M} ${Path}${InputsOf<OperationAt<M, Path>>}`
}[PathOf<M>]

/** An operation as a method calls it: `PUT /workflows/{workflowId} body` takes the id, the body and options. */
export type Signature = { [M in HttpMethod]: SignaturesOf<M> }[HttpMethod]

/** The operation of a signature. */
export type OperationOf<S> = S extends `${infer M extends HttpMethod} ${infer Path} ${string}`
  ? OperationAt<M, Path>
  : S extends `${infer M extends HttpMethod} ${infer Path}`
    ? OperationAt<M, Path>
    : never

interface Given<Operation> {
  readonly query: Operation extends { parameters: { query?: infer Query } } ? Query | undefined : never
  readonly body: Operation extends { requestBody: infer Content } ? Frozen<Json<Content>> | Promise<RequestBody> : never
}

type IdsOf<S, Operation> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Operation extends { parameters: { path: infer All } }
    ? [All[Name & keyof All], ...IdsOf<Rest, Operation>]
    : never
  : []

type GivenAs<S, Operation> = S extends `${string} query body`
  ? [query: Given<Operation>["query"], body: Given<Operation>["body"]]
  : S extends `${string} ${infer Input extends "query" | "body"}`
    ? [Given<Operation>[Input]]
    : []

/** A method of a resource: takes the ids of its path in their order, then its inputs, then options. */
export type Method<S, Result, Operation = OperationOf<S>> = (
  ...args: [...ids: IdsOf<S, Operation>, ...inputs: GivenAs<S, Operation>, options?: CallOptions]
) => Result
