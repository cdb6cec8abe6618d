import type { paths } from "@docsift/sdk"
import { expectTypeOf, test } from "vitest"
import type { BodyOf, QueryOf, ReplyOf, Route } from "./openapi-types.ts"
import type { Operations } from "./operation.ts"
import { operations } from "./operations/operations.ts"

test("the table has exactly the operations of the document", () => {
  type Methods<Path> = { [M in keyof Path]: Path[M] extends { responses: unknown } ? M : never }[keyof Path]
  type Documented = { [Path in keyof paths]: `${Uppercase<string & Methods<paths[Path]>>} ${Path}` }[keyof paths]
  expectTypeOf<Route>().toEqualTypeOf<Documented>()
  expectTypeOf<keyof typeof operations>().toEqualTypeOf<Route>()
})

test("a missing operation does not compile", () => {
  const { "GET /api/v1/executions": _left, ...incomplete } = operations
  // @ts-expect-error: listExecutions is missing
  const table: Operations = incomplete
  void table
})

test("a response with a wrong member, status or media type does not compile", () => {
  type Entry = Operations["DELETE /api/v1/admin/models/delete"]
  const { body } = operations["DELETE /api/v1/admin/models/delete"]
  // @ts-expect-error: success is a boolean
  const mistyped: Entry = { body, handle: () => ({ status: 200, json: { success: "yes" } }) }
  // @ts-expect-error: the document has no 204
  const undocumented: Entry = { body, handle: () => ({ status: 204, json: { success: true } }) }
  // @ts-expect-error: the document has JSON only
  const raw: Entry = { body, handle: () => ({ status: 200, mediaType: "text/csv", bytes: "" }) }
  // @ts-expect-error: the parser of the body is missing
  const unread: Entry = { handle: () => ({ status: 200, json: { success: true } }) }
  void [mistyped, undocumented, raw, unread]
})

test("bodies, queries and responses are those of the document", () => {
  expectTypeOf<BodyOf<"POST /api/v1/api-keys">["name"]>().toEqualTypeOf<string>()
  expectTypeOf<BodyOf<"GET /api/v1/api-keys">>().toBeNever()
  expectTypeOf<QueryOf<"GET /api/v1/admin/models">>().toBeNever()
  expectTypeOf<QueryOf<"GET /api/v1/workflows">["limit"]>().toEqualTypeOf<number | undefined>()
  expectTypeOf<ReplyOf<"POST /api/v1/workflows">["status"]>().toEqualTypeOf<201>()
})
