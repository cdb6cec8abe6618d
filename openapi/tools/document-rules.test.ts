import { execFile } from "node:child_process"
import { createRequire } from "node:module"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, test } from "vitest"
import {
  listComponents,
  listOperations,
  loadDocument,
  referenceName,
  resolve,
  toArray,
  toObject,
  toText,
} from "./load-document.ts"
import type { Json, JsonObject } from "./load-document.ts"

const document = await loadDocument()
const operations = listOperations(document)
const names = operations.map(({ operationId }) => operationId)
const schemas = new Map(listComponents(document, "schemas").map(([name, schema]) => [name, schema]))

const responsesOf = (node: JsonObject): [status: string, response: JsonObject][] =>
  Object.entries(toObject(node["responses"], "responses")).map(([status, response]) => [
    status,
    resolve(document, toObject(response, status), "responses", status),
  ])

const headersOf = (response: JsonObject): string[] => Object.keys(toObject(response["headers"] ?? {}, "headers"))

/** Returns every schema of a type that is reachable from a node, also through references. Examples only look like schemas. */
function reachable(type: string, node: Json, seen = new Set<string>()): JsonObject[] {
  if (Array.isArray(node)) return node.flatMap((item) => reachable(type, item, seen))
  if (typeof node !== "object" || node === null) return []
  const name = typeof node["$ref"] === "string" ? referenceName(node, "schemas", "$ref") : undefined
  if (name !== undefined) {
    if (seen.has(name)) return []
    return reachable(type, schemas.get(name) ?? null, seen.add(name))
  }
  const members = Object.entries(node).flatMap(([member, value]) => (member === "examples" ? [] : [value]))
  const own = node["type"] === type ? [node] : []
  return [...own, ...members.flatMap((value) => reachable(type, value, seen))]
}

test("the document passes redocly with its strictest rules", async () => {
  const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js")
  const { stderr } = await promisify(execFile)(process.execPath, [cli, "lint"], {
    cwd: join(import.meta.dirname, ".."),
  })
  expect(stderr).toMatch(/Your API descriptions? (?:is|are) valid/u)
})

test("exactly these operations are the base interface; all others are marked as extensions", () => {
  const base = operations.filter(({ node }) => node["x-extension"] !== true)
  expect(base.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual([
    "DELETE /api/v1/admin/models/delete",
    "DELETE /api/v1/api-keys/{id}",
    "GET /api/v1/admin/models",
    "GET /api/v1/admin/runtime-config",
    "GET /api/v1/api-keys",
    "GET /api/v1/executions/{executionId}",
    "GET /api/v1/executions/{executionId}/export",
    "GET /api/v1/executions/{executionId}/file",
    "GET /api/v1/executions/{executionId}/status",
    "GET /api/v1/workflows",
    "GET /api/v1/workflows/{workflowId}",
    "GET /api/v1/workflows/{workflowId}/executions/{workflowExecutionId}",
    "POST /api/v1/admin/models/add",
    "POST /api/v1/admin/models/validate-connection",
    "POST /api/v1/admin/runtime-config",
    "POST /api/v1/api-keys",
    "POST /api/v1/workflows",
    "POST /api/v1/workflows/{workflowId}/execute",
    "PUT /api/v1/admin/models/update",
    "PUT /api/v1/workflows/{workflowId}",
  ])
})

test("every parameter outside the path and every header is an optional extension", () => {
  for (const [name, parameter] of listComponents(document, "parameters")) {
    const isPath = parameter["in"] === "path"
    expect([name, parameter["required"] === true, parameter["x-extension"] === true]).toEqual([name, isPath, !isPath])
  }
  for (const [name, header] of listComponents(document, "headers")) {
    expect([name, header["x-extension"]]).toEqual([name, true])
  }
})

test.each(operations)("$operationId documents one success, and 401, 429, 500 and 503", ({ node }) => {
  const statuses = responsesOf(node).map(([status]) => status)
  expect(statuses.filter((status) => status.startsWith("2"))).toHaveLength(1)
  expect(statuses).toEqual(expect.arrayContaining(["401", "429", "500", "503"]))
})

test.each(operations)(
  "$operationId documents x-request-id in every response, and x-error-code in every error",
  ({ node }) => {
    for (const [status, response] of responsesOf(node)) {
      const isError = Number(status) >= 400
      const expected = isError ? ["x-request-id", "x-error-code"] : ["x-request-id"]
      expect(headersOf(response)).toEqual(expect.arrayContaining(expected))
      if (!isError) continue
      const media = toObject(toObject(response["content"], status)["application/json"], status)
      expect(media["schema"]).toEqual({ $ref: "#/components/schemas/Error" })
    }
  },
)

/** An operation without a caller; see `createSession`. */
const isPublic = (node: JsonObject): boolean => node["security"] !== undefined

test("only the sign-in needs no caller", () => {
  expect(operations.filter(({ node }) => isPublic(node)).map(({ operationId }) => operationId)).toEqual([
    "createSession",
  ])
})

/** Those of a caller that change something; the others may be repeated anyway. */
const changingPosts = operations.filter(
  ({ method, node }) => method === "post" && node["x-safe"] !== true && !isPublic(node),
)

test.each(changingPosts)(
  "$operationId can be repeated safely: it documents the key, the replay header, and the errors of a running and a different request",
  ({ node }) => {
    const responses = new Map(responsesOf(node))
    expect(node["x-idempotent"]).toBe(true)
    expect(node["parameters"]).toContainEqual({ $ref: "#/components/parameters/IdempotencyKey" })
    expect(headersOf(responses.get("200") ?? responses.get("201") ?? {})).toContain("idempotent-replayed")
    expect(headersOf(responses.get("409") ?? {})).toContain("retry-after")
    expect([...responses.keys()]).toContain("422")
  },
)

test("exactly these POST operations only read", () => {
  const safe = operations.filter(({ node }) => node["x-safe"] === true)
  expect(safe.map(({ operationId }) => operationId)).toEqual(["readRegion", "extractFile", "suggestWorkflow"])
})

test("only POST operations are marked as idempotent", () => {
  expect(operations.filter(({ node }) => node["x-idempotent"] === true)).toEqual(changingPosts)
})

test.each(["429", "503"])("%s always has retry-after", (status) => {
  for (const { node } of operations) {
    expect(headersOf(new Map(responsesOf(node)).get(status) ?? {})).toContain("retry-after")
  }
})

test("every response to a valid key documents the budgets", () => {
  for (const { node, operationId } of operations) {
    for (const [status, response] of responsesOf(node)) {
      const count = headersOf(response).filter((name) => name.startsWith("ratelimit")).length
      expect([operationId, status, count]).toEqual([operationId, status, status === "401" ? 0 : 2])
    }
  }
})

test("operations that store or read a document count against a budget of their own", () => {
  const executes = operations.filter(({ node }) => node["x-rate-limit"] === "executes")
  expect(executes.map(({ operationId }) => operationId).sort()).toEqual([
    "createFile",
    "executeFile",
    "executeWorkflow",
    "extractFile",
    "retryExecution",
    "suggestWorkflow",
  ])
})

// Security: a new operation that changes permissions must declare whether the audit log records it.
test("every operation that changes keys, sessions, models, users or organizations is audited", () => {
  const changing = operations.filter(
    ({ method, path }) => method !== "get" && /\/(?:admin|api-keys|sessions)/.test(path),
  )
  const unaudited = changing.filter(({ node }) => node["x-audited"] !== true)
  expect(unaudited.map(({ operationId }) => operationId)).toEqual(["validateModelConnection"])
})

test("every deletion is audited", () => {
  const deletions = operations.filter(({ method }) => method === "delete")
  expect(deletions.filter(({ node }) => node["x-audited"] !== true)).toEqual([])
})

// Members may revoke keys, but not those of other users.
test("only admin operations require the role admin; they, the revocation of keys and sums of usage document 403", () => {
  for (const { path, node, operationId } of operations) {
    const isAdmin = path.startsWith("/api/v1/admin/")
    const has403 = responsesOf(node).some(([status]) => status === "403")
    const canForbid = isAdmin || ["revokeApiKey", "listUsage"].includes(operationId)
    expect([operationId, node["x-required-role"] === "admin", has403]).toEqual([operationId, isAdmin, canForbid])
  }
})

test("operations with a body document 413 and 415, operations with a path parameter 400 and 404", () => {
  for (const { path, node, operationId } of operations) {
    const statuses = responsesOf(node).map(([status]) => status)
    if (node["requestBody"] !== undefined)
      expect([operationId, ...statuses]).toEqual(expect.arrayContaining(["413", "415"]))
    if (path.includes("{")) expect([operationId, ...statuses]).toEqual(expect.arrayContaining(["400", "404"]))
  }
})

test("every JSON input is closed, so that a misspelt member is rejected", () => {
  for (const { node, operationId } of operations) {
    if (node["requestBody"] === undefined || node["x-stream-body"] === true) continue
    for (const schema of reachable("object", node["requestBody"])) {
      // A map has typed values in place of members.
      const isMap = typeof schema["additionalProperties"] === "object" && schema["properties"] === undefined
      expect([operationId, isMap || schema["additionalProperties"]]).toEqual([operationId, isMap])
    }
  }
})

test("no response is closed, so that members can be added within v1", () => {
  const shared = new Set([
    "Configuration",
    "ObjectDefinition",
    "FieldDefinition",
    "TableDefinition",
    "ColumnDefinition",
    "ReviewPolicy",
  ])
  const inputs = [...schemas]
    .filter(([name]) => /Input$|^ModelUpdate$|^ModelDeletion$/.test(name))
    .map(([name]) => name)
  for (const [name, schema] of schemas) {
    const isClosed = schema["additionalProperties"] === false
    expect([name, isClosed]).toEqual([name, inputs.includes(name) || shared.has(name)])
  }
})

// PostgreSQL stores neither a null character nor a lone surrogate; both would cause a 500 instead of a 400.
test("every string that a client may send in JSON rejects null characters and lone surrogates, and accepts emoji", () => {
  for (const { node, operationId } of operations) {
    if (node["requestBody"] === undefined || node["x-stream-body"] === true) continue
    for (const { pattern, enum: values } of reachable("string", node["requestBody"])) {
      if (values !== undefined) continue
      const matches = new RegExp(toText(pattern, operationId), "u")
      expect([operationId, matches.test("a\u0000b"), matches.test("a\uD800b")]).toEqual([operationId, false, false])
      // Ids, currencies and times are ASCII; all other strings accept every character.
      const isCode = /a-f0-9|A-Z|T\\d/.test(matches.source)
      expect([operationId, matches.test("Größe ½ 🧾")]).toEqual([operationId, !isCode])
    }
  }
})

// Security: these members are kept out of logs and of the output of the mocks.
test("exactly these members are secrets", () => {
  const secrets = [...schemas].flatMap(([name, schema]) =>
    Object.entries(toObject(schema["properties"] ?? {}, name))
      .filter(([, property]) => toObject(property, name)["x-secret"] === true)
      .map(([property]) => `${name}.${property}`),
  )
  expect(secrets.sort()).toEqual([
    "ApiKey.key",
    "ApiKeyCreated.key",
    "Model.providerApiKey",
    "ModelInput.providerApiKey",
    "ModelUpdate.providerApiKey",
    "SessionInput.apiKey",
    "WebhookCreated.secret",
    "WebhookSecret.secret",
  ])
})

test("links point to existing operations and existing parameters", () => {
  const links = operations.flatMap(({ node }) =>
    responsesOf(node).flatMap(([, response]) => Object.values(toObject(response["links"] ?? {}, "links"))),
  )
  expect(links).toHaveLength(7)
  for (const link of links) {
    const { operationId, parameters } = toObject(link, "link")
    const target = operations[names.indexOf(toText(operationId, "link"))]
    const known = toArray(target?.node["parameters"], "parameters").map(
      (parameter) => resolve(document, toObject(parameter, "link"), "parameters", "link")["name"],
    )
    expect(known).toEqual(expect.arrayContaining(Object.keys(toObject(parameters, "link"))))
  }
})
