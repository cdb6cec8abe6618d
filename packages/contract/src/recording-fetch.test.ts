import { expect, test } from "vitest"
import { createCoverage } from "./coverage.ts"
import { parseOperations } from "./document.ts"
import { recordingFetch } from "./recording-fetch.ts"

const thing = { type: "object", required: ["id"], properties: { id: { type: "string", pattern: "^thg_[0-9]$" } } }
const operations = parseOperations({
  paths: {
    "/things/{id}": {
      get: {
        operationId: "getThing",
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "string" } },
          { name: "limit", in: "query", schema: { type: "integer", minimum: 1 } },
        ],
        responses: {
          200: {
            headers: { "x-request-id": { schema: { type: "string" } } },
            content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
          },
          404: { content: { "application/json": { schema: { type: "object" } } } },
        },
      },
    },
    "/things": {
      post: {
        operationId: "addThing",
        requestBody: { content: { "application/json": { schema: { type: "object", required: ["name"] } } } },
        responses: { 200: { content: { "application/json": { schema: {} } } } },
      },
    },
  },
  components: { schemas: { Thing: thing } },
})

const exchange = async (
  sent: Response,
  { path = "/things/thg_1", init }: { path?: string; init?: RequestInit } = {},
) => {
  const coverage = createCoverage(operations)
  const fetch = recordingFetch(operations, async () => sent, coverage)
  const response = await fetch(`http://server.test${path}`, init)
  return { response, coverage }
}
const json = (body: unknown, { status = 200, headers = new Headers({ "x-request-id": "1" }) } = {}) =>
  Response.json(body, { status, headers })

test("a documented response is passed on unchanged and counted", async () => {
  const { response, coverage } = await exchange(json({ id: "thg_1" }))
  expect(await response.json()).toEqual({ id: "thg_1" })
  expect(coverage.missing()).toEqual(["getThing 404", "addThing 200"])
  expect(coverage.missing((_, status) => status !== 404)).toEqual(["addThing 200"])
  expect(coverage.table()).toBe("operation  200  404\ngetThing    1    –\naddThing    –")
})

test.for([
  ["an undocumented status", json({}, { status: 418 }), /418:\s+the status is not documented/],
  ["a member of the wrong form", json({ id: "thing" }), /body: \/id must match pattern/],
  ["a missing member", json({}), /must have required property 'id'/],
  ["an undocumented member", json({ id: "thg_1", secret: 1 }), /must NOT have unevaluated properties/],
  ["a missing request id", json({ id: "thg_1" }, { headers: new Headers() }), /header x-request-id is missing/],
  [
    "an undocumented header of meaning",
    json({ id: "thg_1" }, { headers: new Headers({ "x-request-id": "1", location: "/elsewhere" }) }),
    /header location is not documented: \/elsewhere/,
  ],
  ["another media type", new Response("hi", { headers: { "x-request-id": "1" } }), /content type text\/plain is not/],
  [
    "a body that only claims to be JSON",
    new Response("<html>", { headers: { "x-request-id": "1", "content-type": "application/json" } }),
    /the body is not JSON: <html>/,
  ],
] as const)("%s is reported", async ([, response, deviation]) => {
  await expect(exchange(response.clone())).rejects.toThrow(deviation)
})

test("a request that the server accepted although the document forbids it is reported", async () => {
  await expect(exchange(json({ id: "thg_1" }), { path: "/things/thg_1?limit=0" })).rejects.toThrow(
    /limit: .*must be >= 1/,
  )
  await expect(exchange(json({ id: "thg_1" }), { path: "/things/thg_1?colour=red" })).rejects.toThrow(/colour is not/)
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }
  await expect(exchange(json(1), { path: "/things", init })).rejects.toThrow(/required property 'name'/)
})

// Security: a key is returned once, a provider's secret never.
test("a response that contains a secret is reported", async () => {
  const fetch = async () => json({ id: "thg_1" })
  const recording = recordingFetch(operations, fetch, createCoverage(operations), new Set(["thg_1"]))
  await expect(recording("http://server.test/things/thg_1")).rejects.toThrow(/the body contains a secret/)
})

test("a path outside the document is left to the test that requests it", async () => {
  const { response } = await exchange(json({ free: true }, { status: 418 }), { path: "/elsewhere" })
  expect(response.status).toBe(418)
})

test("a reference without a target or to itself is rejected", () => {
  const document = (schemas: object) => ({ paths: {}, components: { schemas } })
  expect(() => parseOperations(document({ A: { $ref: "#/components/schemas/B" } }))).toThrow(/has no target/)
  expect(() => parseOperations(document({ A: { $ref: "#/components/schemas/A" } }))).toThrow(/refers to itself/)
})
