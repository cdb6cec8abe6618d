import { expect, test } from "vitest"
import { generateConstants } from "./constants-generator.ts"
import { writeErrorCodeType, writeErrorStatuses } from "./error-codes.ts"
import { writeHeaderNames, writeHeaderNameTypes } from "./header-names.ts"
import { writeIdPatterns, writeIdTypes } from "./ids.ts"
import { writeLimits } from "./limits.ts"
import { loadDocument, toObject } from "./load-document.ts"
import type { Json, JsonObject } from "./load-document.ts"
import { writeMediaTypes } from "./media-types.ts"

const source = await loadDocument()

/** Returns the document with the value at a path replaced, or removed when the value is undefined. */
function aDocumentWith(path: readonly string[], value: Json | undefined): JsonObject {
  const document = structuredClone(source)
  const parent = path.slice(0, -1).reduce((node, member) => toObject(node[member], member), document)
  const last = path.at(-1) ?? ""
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return document
}

const codes = ["components", "headers", "ErrorCode", "schema"]
const exportMode = ["components", "parameters", "ExportMode", "schema"]
const upload = ["paths", "/api/v1/workflows/{workflowId}/execute", "post", "requestBody", "content"]
const file = [...upload, "multipart/form-data", "schema", "properties", "file"]

const small: JsonObject = {
  paths: {
    "/notes/{noteId}/pages/{page}": {
      get: {
        operationId: "exportExecution",
        parameters: [
          { $ref: "#/components/parameters/NoteId" },
          { $ref: "#/components/parameters/PageNumber" },
          { $ref: "#/components/parameters/ExportMode" },
        ],
        responses: {
          "200": { headers: { Link: {} }, content: { "text/csv": {} } },
          "404": { $ref: "#/components/responses/NotFound" },
        },
      },
      put: {
        operationId: "executeWorkflow",
        requestBody: {
          content: {
            "multipart/form-data": {
              schema: {
                properties: {
                  file: { "x-file-kinds": { html: { mediaType: "text/html", extensions: ["html", "htm"] } } },
                },
              },
            },
          },
        },
        responses: {},
      },
    },
  },
  components: {
    headers: { ErrorCode: { schema: { enum: ["not_found"], "x-statuses": { not_found: 404 } } } },
    parameters: {
      NoteId: { name: "noteId", in: "path", schema: { $ref: "#/components/schemas/NoteId" } },
      PageNumber: { name: "page", in: "path", schema: { type: "integer", minimum: 1, maximum: 5000 } },
      ExportMode: { name: "mode", in: "query", schema: { enum: ["csv"], "x-media-types": { csv: "text/csv" } } },
      Repeat: { name: "Repeat-Key", in: "header" },
    },
    responses: { NotFound: { headers: { "x-error-code": {} } } },
    schemas: { NoteId: { description: "Names a note.", pattern: "^nte_[a-f0-9]{12}$" } },
    securitySchemes: { key: { type: "apiKey", in: "header", name: "x-api-key" } },
  },
}

test.each([
  ["the error codes with their statuses", writeErrorStatuses],
  ["the error codes as a type", writeErrorCodeType],
  ["the names of headers", writeHeaderNames],
  ["the names of headers as types", writeHeaderNameTypes],
  ["the patterns of ids", writeIdPatterns],
  ["the types of ids", writeIdTypes],
  ["the media types by kind of file", (document: JsonObject) => writeMediaTypes(document, "kind")],
  ["the media types by extension", (document: JsonObject) => writeMediaTypes(document, "extension")],
])("%s of a small document", (_what, write) => {
  expect(write(small)).toMatchSnapshot()
})

test("limits are numbers with separators and patterns, each with its meaning", () => {
  expect(writeLimits(source, ["maxPartNameLength", "maxConfigurationBytes", "cursorPattern"])).toMatchSnapshot()
})

test.each<[string, readonly string[], Json | undefined, string]>([
  ["an error code without a status", [...codes, "x-statuses", "conflict"], undefined, "x-statuses/conflict: must be"],
  ["a status without an error code", [...codes, "x-statuses", "gone"], 410, "x-statuses/gone: is not in"],
  [
    "a status that is not a number",
    [...codes, "x-statuses", "conflict"],
    "409",
    "x-statuses/conflict: must be an integer",
  ],
  [
    "an id of another form",
    ["components", "schemas", "WorkflowId", "pattern"],
    "^wkf_[0-9]+$",
    "#/components/schemas/WorkflowId/pattern: must be a prefix",
  ],
  [
    "a path parameter that is no id",
    ["components", "parameters", "WorkflowId", "schema"],
    { type: "string" },
    "the schema of workflowId must be an id or an integer from 1",
  ],
  [
    "an integer in a path without a largest value",
    ["components", "parameters", "WorkflowId", "schema"],
    { type: "integer", minimum: 1 },
    "workflowId/schema/maximum: must be an integer",
  ],
  [
    "a limit that is gone",
    ["components", "schemas", "Configuration", "x-max-values"],
    undefined,
    "#/components/schemas/Configuration/x-max-values: must be an integer",
  ],
  [
    "a limit that differs between two schemas",
    ["components", "schemas", "TableDefinition", "properties", "name", "maxLength"],
    64,
    "TableDefinition/properties/name/maxLength: must equal",
  ],
  ["a kind of file without extensions", [...file, "x-file-kinds", "pdf", "extensions"], [], "extensions: must list"],
  [
    "two kinds of file with one extension",
    [...file, "x-file-kinds", "png", "extensions"],
    ["pdf"],
    "two kinds of file have the extension pdf",
  ],
  ["a kind of file without a media type", [...file, "x-file-kinds", "pdf", "mediaType"], undefined, "pdf/mediaType: "],
  [
    "an export mode without a media type",
    [...exportMode, "x-media-types", "csv"],
    undefined,
    "x-media-types/csv: must",
  ],
  [
    "a media type that the export does not have",
    [...exportMode, "x-media-types", "csv"],
    "text/tab-separated-values",
    "x-media-types/csv: exportExecution does not respond with",
  ],
  [
    "a header whose name makes no identifier",
    ["components", "securitySchemes", "apiKey", "name"],
    "x_key",
    "x_key: the generator cannot name a constant after it",
  ],
])("%s fails and names its location", (_what, path, value, message) => {
  expect(() => generateConstants(aDocumentWith(path, value))).toThrow(message)
})
