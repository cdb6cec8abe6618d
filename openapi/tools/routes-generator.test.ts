import { expect, test } from "vitest"
import type { Json, JsonObject } from "./load-document.ts"
import { generateRoutes } from "./routes-generator.ts"

/** Returns a valid document with one operation, in which the given members are replaced. */
function aDocument(operation: JsonObject = {}, components: JsonObject = {}): JsonObject {
  return {
    paths: {
      "/notes/{noteId}": {
        put: {
          operationId: "replaceNote",
          tags: ["Notes"],
          summary: "Replace a note",
          parameters: [{ $ref: "#/components/parameters/NoteId" }, { $ref: "#/components/parameters/Repeat" }],
          requestBody: {
            required: true,
            content: { "application/json": { schema: { $ref: "#/components/schemas/Note" } } },
          },
          responses: {
            "200": { description: "It is replaced.", content: { "application/json": { schema: { type: "string" } } } },
            "404": { $ref: "#/components/responses/NotFound" },
          },
          ...operation,
        },
      },
    },
    components: {
      headers: { ErrorCode: { schema: { type: "string", enum: ["not_found"] } } },
      parameters: {
        NoteId: { name: "noteId", in: "path", required: true, schema: { $ref: "#/components/schemas/Id" } },
        Repeat: { name: "repeat", in: "query", schema: { type: "integer" } },
        Cookie: { name: "c", in: "cookie", schema: { type: "string" } },
      },
      responses: {
        NotFound: { description: "No such note.", content: { "application/json": { schema: { type: "string" } } } },
      },
      schemas: {
        Note: { type: "object", properties: { id: { $ref: "#/components/schemas/Id" }, pin: secret } },
        Id: { type: "string" },
      },
      ...components,
    },
  }
}

const secret: JsonObject = { type: "string", "x-secret": true }
const text: JsonObject = { schema: { type: "string" } }

test("the routes of a small document", () => {
  expect(generateRoutes(aDocument({ "x-required-role": "admin" }))).toMatchSnapshot()
})

test("schemas are declared after those they refer to, whatever the order of the document", () => {
  const routes = generateRoutes(aDocument())
  expect(routes.indexOf("const idSchema")).toBeLessThan(routes.indexOf("const noteSchema"))
})

test("a streamed body is left to the server, while parameters are validated", () => {
  const routes = generateRoutes(aDocument({ "x-stream-body": true }))
  expect(routes).not.toContain("body:")
  expect(routes).toContain('params: z.object({ "noteId": noteIdParameter })')
})

test.each<[string, JsonObject, string]>([
  ["an unknown member of an operation", { callbacks: {} }, "put/callbacks: "],
  ["a body that may be missing", { requestBody: { content: { "application/json": text } } }, "requestBody/required: "],
  [
    "a body of two media types",
    { requestBody: { required: true, content: { "application/json": text, "text/plain": text } } },
    "requestBody/content: ",
  ],
  ["a body with unknown members", { requestBody: { required: true, "x-big": true } }, "requestBody/x-big: "],
  ["an inline parameter", { parameters: [{ name: "q", in: "query" }] }, "parameters/0: "],
  [
    "a parameter that does not exist",
    { parameters: [{ $ref: "#/components/parameters/None" }] },
    "parameters/0/$ref: ",
  ],
  ["a cookie", { parameters: [{ $ref: "#/components/parameters/Cookie" }] }, "parameters/0/in: "],
  ["a response without content", { responses: { "204": { description: "Gone." } } }, "responses/204/content: "],
])("%s fails and names its location", (_what, operation, location) => {
  expect(() => generateRoutes(aDocument(operation))).toThrow(location)
})

test.each<[string, Json, string]>([
  ["refer to each other", { A: { $ref: "#/components/schemas/B" }, B: { $ref: "#/components/schemas/A" } }, "A: "],
  ["refer to a missing schema", { A: { $ref: "#/components/schemas/None" } }, "None: does not exist"],
])("schemas that %s fail with their name", (_what, schemas, message) => {
  expect(() => generateRoutes(aDocument({}, { schemas }))).toThrow(message)
})
