import type { paths } from "@docsift/sdk"

type Method = "get" | "put" | "post" | "delete"

type RouteAt<Path extends keyof paths> = {
  [Each in Method]: paths[Path][Each] extends { responses: unknown } ? `${Uppercase<Each>} ${Path}` : never
}[Method]

/** An operation of the OpenAPI document, by method and path: `GET /api/v1/workflows`. */
export type Route = { [Path in keyof paths]: RouteAt<Path> }[keyof paths]

type OperationOf<R extends Route> = R extends `${infer M} ${infer Path extends keyof paths}`
  ? Lowercase<M> extends infer Key extends Method
    ? paths[Path][Key]
    : never
  : never

/** The path parameters of an operation. */
export type ParamsOf<R extends Route> = OperationOf<R> extends { parameters: { path: infer Params } } ? Params : unknown

/** The query parameters of an operation; `never` for one that has none. */
export type QueryOf<R extends Route> =
  OperationOf<R> extends { parameters: { query?: infer Query } }
    ? [Exclude<Query, undefined>] extends [never]
      ? never
      : Exclude<Query, undefined>
    : never

type RequestContentOf<R extends Route> =
  OperationOf<R> extends { requestBody: { content: infer Content } } ? Content : unknown

/** The JSON body of a request; `never` for an operation without one. */
export type BodyOf<R extends Route> = RequestContentOf<R> extends { "application/json": infer Body } ? Body : never

type ResponsesOf<R extends Route> = OperationOf<R> extends { responses: infer Responses } ? Responses : never

type SuccessOf<R extends Route> = keyof ResponsesOf<R> & (200 | 201)

type ContentOf<R extends Route, Status extends SuccessOf<R>> = ResponsesOf<R>[Status] extends { content: infer Content }
  ? Content
  : never

type JsonOf<Content> = Content extends { "application/json": infer Json } ? Json : never

/** A documented successful response of an operation: JSON, or bytes of another documented type. */
export type ReplyOf<R extends Route> =
  | {
      [Status in SuccessOf<R>]:
        | {
            readonly status: Status
            readonly json: JsonOf<ContentOf<R, Status>>
            /** The serialised JSON, where the order of its names matters. @default JSON.stringify(json) */
            readonly text?: string
            readonly headers?: ReplyHeaders
          }
        | {
            readonly status: Status
            readonly mediaType: Exclude<keyof ContentOf<R, Status>, "application/json">
            readonly bytes: string | Uint8Array<ArrayBuffer>
            readonly headers?: ReplyHeaders
          }
    }[SuccessOf<R>]
  | NotModifiedOf<R>

/** A response without content to a request for what the client has already, where the document has one. */
type NotModifiedOf<R extends Route> = 304 extends keyof ResponsesOf<R>
  ? { readonly status: 304; readonly headers?: ReplyHeaders }
  : never

/** Headers of a response beyond those of every response. */
export type ReplyHeaders = Readonly<Record<string, string>>
