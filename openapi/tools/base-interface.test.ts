import { expect, test } from "vitest"
import { listComponents, listOperations, loadDocument, resolve, toArray, toObject, toText } from "./load-document.ts"
import type { Json, JsonObject } from "./load-document.ts"

/*
 * The base interface, written independently of the document: all that a client without support for the extensions
 * relies on. It must never change within v1.
 */

const document = await loadDocument()
const schemas = new Map(listComponents(document, "schemas").map(([name, schema]) => [name, schema]))

/** Returns a schema as the base interface defines it, without extensions, patterns and limits. */
function outline(node: Json): Json {
  const schema = toObject(node, "schema")
  if (typeof schema["$ref"] === "string") return outline(schemas.get(schema["$ref"].split("/").at(-1) ?? "") ?? null)
  if (schema["enum"] !== undefined)
    return toArray(schema["enum"], "enum")
      .map((value) => toText(value, "enum"))
      .join("|")
  if (schema["type"] === "array") return [outline(schema["items"] ?? null)]
  if (schema["type"] !== "object") return schema["type"] ?? "any"
  const members = Object.entries(toObject(schema["properties"], "properties")).filter(([, property]) => {
    const { "x-extension": isExtension, "x-ignored": isIgnored } = toObject(property, "property")
    return isExtension !== true && isIgnored !== true
  })
  const required = toArray(schema["required"], "required")
  return Object.fromEntries(
    members.map(([name, property]) => [required.includes(name) ? name : `${name}?`, outline(property)]),
  )
}

const field = { name: "string", "description?": "string", type: "string|date|number" }
const table = { name: "string", "description?": "string", columns: [field] }
const object = { name: "string", "description?": "string", "fields?": [field], "tables?": [table] }
const configuration = { objects: [object] }
const status = "Queued|Processing|Failed|Completed"
const workflow = {
  id: "string",
  name: "string",
  description: "string",
  configuration,
  createdAt: "string",
  updatedAt: "string",
  ownerId: "string",
}
const workflowInput = { name: "string", "description?": "string", configuration }
const workflowReference = { workflowId: "string", message: "string" }
const times = { "errorMessage?": "string", "startedAt?": "string", "completedAt?": "string" }
const execution = {
  id: "string",
  status,
  createdAt: "string",
  ownerId: "string",
  workflowId: "string",
  workflowName: "string",
  fileId: "string",
  fileName: "string",
  jobId: "string",
  ...times,
  "extractedData?": "any",
}
const statusView = { id: "string", status, workflowId: "string", fileId: "string", jobId: "string", ...times }
const executeResult = {
  workflowExecutionId: "string",
  workflowId: "string",
  status: "string",
  fileId: "string",
  filename: "string",
}
const apiKey = {
  id: "string",
  name: "string",
  key: "string",
  userId: "string",
  enabled: "boolean",
  createdAt: "string",
  "lastRequest?": "string",
}
const provider = "openai|anthropic|google|azure|openai-compatible|builtin"
const optionalOfModel = { "displayName?": "string", "providerApiKey?": "string", "baseUrl?": "string" }
const model = { id: "string", provider, modelName: "string", ...optionalOfModel }
const modelInput = { modelName: "string", ...optionalOfModel, "isCore?": "boolean", "isVision?": "boolean" }
const slot = { name: "string", modelId: "string" }

const interfaceOf: Record<string, { body?: Json; result: Json }> = {
  listWorkflows: { result: [workflow] },
  createWorkflow: { body: workflowInput, result: workflowReference },
  getWorkflow: { result: workflow },
  updateWorkflow: { body: workflowInput, result: workflowReference },
  executeWorkflow: { result: executeResult },
  getWorkflowExecution: { result: execution },
  getExecution: { result: execution },
  getExecutionStatus: { result: statusView },
  getExecutionFile: { result: { url: "string" } },
  exportExecution: { result: "string" },
  listApiKeys: { result: [apiKey] },
  createApiKey: { body: { name: "string" }, result: { id: "string", name: "string", key: "string" } },
  revokeApiKey: { result: { message: "string" } },
  listModels: { result: [model] },
  addModel: { body: modelInput, result: { success: "boolean", model } },
  updateModel: { body: { id: "string", ...modelInput }, result: { success: "boolean", model } },
  deleteModel: { body: { id: "string" }, result: { success: "boolean" } },
  validateModelConnection: { body: modelInput, result: { isValid: "boolean", "error?": "string" } },
  getRuntimeConfig: { result: { "fastModel?": slot, "accurateModel?": slot } },
  setRuntimeConfig: { body: { modelId: "string" }, result: { success: "boolean" } },
}

const jsonSchema = (node: JsonObject): Json =>
  toObject(toObject(toObject(node["content"], "content")["application/json"], "json")["schema"], "schema")

test.each(listOperations(document).filter(({ node }) => node["x-extension"] !== true))(
  "$operationId has the request and the response of the base interface",
  ({ operationId, node }) => {
    const expected = interfaceOf[operationId]
    const responses = toObject(node["responses"], "responses")
    expect(outline(jsonSchema(toObject(responses["200"] ?? responses["201"], "success")))).toEqual(expected?.result)
    const body = node["x-stream-body"] === true ? undefined : node["requestBody"]
    expect(body === undefined ? undefined : outline(jsonSchema(toObject(body, "body")))).toEqual(expected?.body)
  },
)

test("only creating a workflow returns 201, every other success is 200", () => {
  const created = listOperations(document).filter(({ node }) => "201" in toObject(node["responses"], "responses"))
  expect(created.map(({ operationId }) => operationId)).toEqual(["createWorkflow"])
})

test("a file is sent as multipart/form-data in one part named file", () => {
  const execute = listOperations(document).find(({ operationId }) => operationId === "executeWorkflow")
  const content = toObject(toObject(execute?.node["requestBody"], "body")["content"], "content")
  expect(Object.keys(content)).toEqual(["multipart/form-data"])
  expect(outline(toObject(content["multipart/form-data"], "form")["schema"] ?? null)).toEqual({ file: "string" })
})

test("every operation takes the key in the header x-api-key", () => {
  const [, scheme] = listComponents(document, "securitySchemes")[0] ?? []
  expect(scheme).toMatchObject({ type: "apiKey", in: "header", name: "x-api-key" })
  expect(document["security"]).toEqual([{ apiKey: [] }, { session: [] }])
  const others = listOperations(document).filter(({ node }) => node["security"] !== undefined)
  expect(others.map(({ operationId }) => operationId)).toEqual(["createSession"])
})

test("ids of workflows and executions in paths have their documented form", () => {
  const pattern = (name: string): Json | undefined => {
    const [, parameter] = listComponents(document, "parameters").find(([candidate]) => candidate === name) ?? []
    return resolve(document, toObject(parameter?.["schema"], name), "schemas", name)["pattern"]
  }
  expect(pattern("WorkflowId")).toBe("^wkf_[a-f0-9]{12}$")
  expect(pattern("ExecutionId")).toBe("^exe_[a-f0-9]{12}$")
  expect(pattern("WorkflowExecutionId")).toBe("^exe_[a-f0-9]{12}$")
})
