import { toArray, toObject } from "./load-document.ts"
import type { JsonObject } from "./load-document.ts"

/** Breaking changes that must not go unnoticed, by description. Each edits the document in place. */
export const changes = {
  "a renamed member of a response": (document) => rename(schema(document, "Workflow"), "ownerId", "owner"),
  "a renamed member of an input": (document) => rename(schema(document, "ApiKeyInput"), "name", "label"),
  "another type of a member": (document) => {
    at(schema(document, "ApiKey"), "properties", "enabled")["type"] = "string"
  },
  "a removed value of an enum": (document) => {
    schema(document, "ExecutionStatus")["enum"] = ["Queued", "Processing", "Failed"]
  },
  "a new required member of a response": (document) => {
    const view = schema(document, "ExecutionStatusView")
    at(view, "properties")["pages"] = { type: "integer" }
    view["required"] = [...toArray(view["required"], "required"), "pages"]
  },
  "another status of a success": (document) => {
    const responses = at(document, "paths", "/api/v1/workflows", "post", "responses")
    responses["200"] = responses["201"] ?? null
    delete responses["201"]
  },
  "a removed operation": (document) => {
    delete at(document, "paths", "/api/v1/executions/{executionId}/retry")["post"]
  },
} satisfies Record<string, (document: JsonObject) => void>

function at(node: JsonObject, ...path: string[]): JsonObject {
  return path.reduce((parent, name) => toObject(parent[name], name), node)
}

function schema(document: JsonObject, name: string): JsonObject {
  return at(document, "components", "schemas", name)
}

function rename(node: JsonObject, from: string, to: string): void {
  const properties = at(node, "properties")
  properties[to] = properties[from] ?? null
  delete properties[from]
  node["required"] = toArray(node["required"], from).map((name) => (name === from ? to : name))
}
