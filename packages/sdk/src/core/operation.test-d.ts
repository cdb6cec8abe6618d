import { expectTypeOf, test } from "vitest"
import type { ListCall } from "./call.ts"
import type { OperationOf } from "./operation.ts"
import type { Transport } from "./transport.ts"

declare const transport: Transport
const { call, list } = transport

test("only operations of the OpenAPI document compile, with the inputs that they have", () => {
  // @ts-expect-error -- no such path
  call("GET /invoices")
  // @ts-expect-error -- no such method at the path
  call("PUT /workflows body")
  // @ts-expect-error -- a body is never left out
  call("POST /workflows")
  // @ts-expect-error -- an operation without a body
  call("GET /workflows body")
  // @ts-expect-error -- a member that its responses do not have
  call("GET /workflows/{workflowId}", "status")
  // @ts-expect-error -- no such path
  list("/invoices")
})

test("a method takes ids, inputs and options in the order of its signature, and returns the JSON of the document", () => {
  const update = call("PUT /workflows/{workflowId} body")
  const input = { name: "a", configuration: { objects: [] } }
  expectTypeOf(update).toBeCallableWith("wkf_3f9a1c7e20b4", input, { timeout: 1 })
  // @ts-expect-error -- without the id
  void update(input)
  // @ts-expect-error -- another body
  void update("wkf_3f9a1c7e20b4", { title: "a" })
  expectTypeOf(update).returns.resolves.toHaveProperty("workflowId").toExtend<string>()
  expectTypeOf<OperationOf<"GET /nothing">>().toBeNever()
  const versions = list("/workflows/{workflowId}/versions")
  expectTypeOf(versions).toBeCallableWith("wkf_3f9a1c7e20b4", { limit: 1 }, {})
  expectTypeOf(versions("wkf_3f9a1c7e20b4", {})).toExtend<ListCall<{ version: number }>>()
})
