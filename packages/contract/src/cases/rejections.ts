import { describe, expect, test } from "vitest"
import { brokenValues } from "../broken-values.ts"
import type { JsonSchema, Operation } from "../document.ts"
import { expectError } from "../expect-error.ts"
import { unknownId } from "../samples.ts"
import { send, type RequestParts } from "../send.ts"
import type { World } from "../world.ts"
import { prepare, unknownParams } from "./authorization.ts"

/** Declares 400, 404, 413 and 415 for invalid requests to every operation, derived from the document. */
export function rejectionCases(operations: readonly Operation[], world: () => World): void {
  // An operation without parameters and body has no invalid requests.
  const rejecting = operations.filter(({ parameters, body }) => parameters.length > 0 || body.size > 0)
  describe.for(rejecting.map((operation) => [operation.operationId, operation] as const))(
    "what %s rejects",
    ([, operation]) => {
      const call = async (parts: RequestParts) => send(world().endpoint, operation, parts, world().keys.admin)
      const prepared = () => prepare(operation, world())
      const params = operation.parameters.filter((parameter) => parameter.in === "path")
      const queries = operation.parameters.filter((parameter) => parameter.in === "query")
      const json = operation.body.get("application/json")

      for (const { name, schema } of params) {
        if (schema.type === "integer") {
          test(`${name} must be a positive integer`, async () => {
            const parts = await prepared()
            for (const value of ["0", "-1", "1.5", "many", String(Number(schema.maximum) + 1)]) {
              const response = await call({ ...parts, params: { ...parts.params, [name]: value } })
              expect(await expectError(response, 400, "invalid_request"), value).toContain(name)
            }
          })
          continue
        }
        test(`${name} must be a well-formed id`, async () => {
          const parts = await prepared()
          const unknown = unknownId(String(schema.pattern))
          const short = unknown.slice(0, -1)
          for (const id of ["nonsense", short, `${short}G`, `${unknown}0`]) {
            const sentence = await expectError(
              await call({ ...parts, params: { ...parts.params, [name]: id } }),
              400,
              "invalid_id",
            )
            expect(sentence).toContain(name)
          }
        })
      }
      for (const { name, schema } of queries) {
        test(`?${name} must match its schema`, async () => {
          const parts = await prepared()
          for (const value of brokenTexts(schema)) {
            const response = await call({ ...parts, query: { [name]: value } })
            expect(await expectError(response, 400, /^invalid_(request|id)$/), value).toContain(name)
          }
        })
      }
      if (operation.isIdempotent) {
        test("an Idempotency-Key must have 1 to 255 visible characters", async () => {
          const parts = await prepared()
          for (const key of ["x".repeat(256), "caf\u00e9", "two words"]) {
            await expectError(await call({ ...parts, headers: { "idempotency-key": key } }), 400, "invalid_request")
          }
        })
      }
      if (params.length > 0) {
        test("an unknown id is not found", async () => {
          await expectError(await call({ ...(await prepared()), params: unknownParams(operation) }), 404, "not_found")
        })
      }
      if (json !== undefined) jsonBodyCases(operation, json.schema, call, prepared)
    },
  )
}

function jsonBodyCases(
  operation: Operation,
  schema: JsonSchema,
  call: (parts: RequestParts) => Promise<Response>,
  prepared: () => Promise<RequestParts>,
): void {
  test("every violation in the body is rejected, and the error names its location", async () => {
    const parts = await prepared()
    const broken = brokenValues(schema, parts.json)
    expect(broken.length).toBeGreaterThan(5)
    for (const { location, reason, value } of broken) {
      const response = await call({ ...parts, json: value })
      const code = reason === "not an id" ? /^invalid_(id|request)$/ : "invalid_request"
      const sentence = await expectError(response, 400, code).catch((error: unknown) => {
        throw new Error(`${operation.operationId} ${location || "body"}: ${reason}`, { cause: error })
      })
      expect(sentence, `${location || "body"}: ${reason}`).toContain(location)
    }
  })

  for (const [name, member] of Object.entries(Object(schema.properties) as Record<string, JsonSchema>)) {
    if (!/^\^(mdl|org|usr|file|wkf|bat)_/.test(String(member.pattern)) || !operation.responses.has(404)) continue
    test(`an unknown ${name} is not found`, async () => {
      const parts = await prepared()
      const changed = { ...Object(parts.json), [name]: unknownId(String(member.pattern)) }
      await expectError(await call({ ...parts, json: changed }), 404, "not_found")
    })
  }

  test("malformed JSON is rejected without being echoed", async () => {
    const { params } = await prepared()
    for (const body of ["", "{", '{"name": sk-secret-0001}', "\u0000", '"\ud800']) {
      const response = await call({ ...(params && { params }), raw: { type: "application/json", body } })
      expect(await expectError(response, 400, "malformed_json")).not.toContain("sk-secret")
    }
  })

  test("an oversized body is rejected", async () => {
    const { params } = await prepared()
    const body = JSON.stringify({ name: "x".repeat(1_000_000) })
    await expectError(
      await call({ ...(params && { params }), raw: { type: "application/json", body } }),
      413,
      "payload_too_large",
    )
  })

  test("a body that is not declared as JSON is rejected", async () => {
    const parts = await prepared()
    for (const type of [
      undefined,
      "text/plain",
      "application/x-www-form-urlencoded",
      "application/json;charset=latin1",
    ]) {
      const response = await call({
        ...(parts.params && { params: parts.params }),
        raw: { type, body: JSON.stringify(parts.json) },
      })
      await expectError(response, 415, "unsupported_media_type")
    }
  })
}

/** Returns strings that violate the schema of a query parameter. */
function brokenTexts(schema: JsonSchema): string[] {
  if (schema.type === "integer")
    return [String(Number(schema.minimum) - 1), String(Number(schema.maximum) + 1), "-1", "1.5", "many", ""]
  if (typeof schema.maxLength === "number") return ["", "!", "x".repeat(schema.maxLength + 1)]
  return ["nonsense", ""]
}
