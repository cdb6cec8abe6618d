import { listOperations, referenceName, toArray, toObject, toText } from "./load-document.ts"
import type { JsonObject, Operation } from "./load-document.ts"

// operationId → how the SDK calls it. The verb and noun are the same; the SDK groups them by resource.
const calls: Record<string, string> = {
  listWorkflows: "workflows.list(query?)",
  createWorkflow: "workflows.create(input)",
  getWorkflow: "workflows.get(workflowId)",
  updateWorkflow: "workflows.update(workflowId, input)",
  deleteWorkflow: "workflows.delete(workflowId)",
  executeWorkflow: "workflows.execute(workflowId, file)",
  getWorkflowExecution: "workflows.execution(workflowId, executionId)",
  listExecutions: "executions.list(query?)",
  getExecution: "executions.get(executionId)",
  getExecutionStatus: "executions.status(executionId)",
  getExecutionFile: "executions.file(executionId)",
  exportExecution: "executions.export(executionId, query?)",
  getExecutionEvidence: "executions.evidence(executionId)",
  cancelExecution: "executions.cancel(executionId)",
  retryExecution: "executions.retry(executionId)",
  listApiKeys: "apiKeys.list(query?)",
  createApiKey: "apiKeys.create(input)",
  revokeApiKey: "apiKeys.revoke(apiKeyId)",
  listModels: "admin.models.list()",
  addModel: "admin.models.add(input)",
  updateModel: "admin.models.update(input)",
  deleteModel: "admin.models.delete(modelId)",
  validateModelConnection: "admin.models.validateConnection(input)",
  getRuntimeConfig: "admin.runtimeConfig.get()",
  setRuntimeConfig: "admin.runtimeConfig.set(input)",
  listOrganizations: "admin.organizations.list(query?)",
  createOrganization: "admin.organizations.create(input)",
  listUsers: "admin.users.list(query?)",
  createUser: "admin.users.create(input)",
  createUserApiKey: "admin.users.createApiKey(userId, input)",
}

// Methods that stand on others: tag → how each is called, the operations it uses, what it answers.
const composed: Readonly<Record<string, readonly (readonly [call: string, operationIds: string[], answer: string])[]>> =
  {
    Workflows: [
      [
        "extract({ workflow, file, definition?, schema? })",
        ["executeWorkflow", "getExecutionStatus", "getExecution"],
        "CompletedExecution",
      ],
    ],
    Executions: [
      ["executions.wait(executionId)", ["getExecutionStatus", "getExecution"], "CompletedExecution"],
      ["executions.watch(executionId)", ["getExecutionStatus"], "AsyncIterable<ExecutionStatusView>"],
      ["executions.download(executionId)", ["getExecutionFile"], "Blob"],
      ['executions.export(executionId, { mode: "xlsx" })', ["exportExecution"], "Blob"],
    ],
  }

const closing = `## The client itself

| member | what it is |
|---|---|
| \`client.raw\` | the openapi-fetch client, typed by the document, with the same key, retries and limits |
| \`client.withOptions(options)\` | a client that differs in the given options |

A method's call is a promise of its answer; \`.withResponse()\` gives status, headers and request id besides. The call of a
list can be iterated over, page after page. Every method has a runnable example in its comment, which editors show.
`

/**
 * Writes the overview of the SDK: each method with its route and what it answers.
 *
 * @throws When an operation has no method.
 */
export function generateApiOverview(document: JsonObject): string {
  const operations = listOperations(document)
  const tags = toArray(document["tags"], "#/tags").map((tag) => toText(toObject(tag, "#/tags")["name"], "#/tags"))
  const sections = tags.map((tag) => {
    const lines = operations.filter(({ node }) => toArray(node["tags"], "#/tags").includes(tag)).map(writeLine)
    for (const [call, operationIds, answer] of composed[tag] ?? [])
      lines.push(
        `| \`client.${call}\` | ${operationIds.map((id) => writeRoute(operations, id)).join(", ")} | \`${answer}\` |\n`,
      )
    return `## ${tag}\n\n| method | route | answer |\n|---|---|---|\n${lines.join("")}`
  })
  return `# Methods of the client\n\nEach method takes options as its last parameter.\n\n${sections.join("\n")}\n${closing}`
}

function writeLine({ operationId, method, path, node, place }: Operation): string {
  const call = calls[operationId]
  if (call === undefined) throw new Error(`${place}: ${operationId} has no method in the SDK; add it to api-md.ts`)
  return `| \`client.${call}\` | \`${method.toUpperCase()} ${path}\` | \`${answerType(node, place)}\` |\n`
}

function writeRoute(operations: readonly Operation[], operationId: string): string {
  const operation = operations.find((each) => each.operationId === operationId)
  if (operation === undefined) throw new Error(`${operationId} is no operation; correct api-md.ts`)
  return `\`${operation.method.toUpperCase()} ${operation.path}\``
}

function answerType(operation: JsonObject, place: string): string {
  const responses = toObject(operation["responses"], `${place}/responses`)
  const success = toObject(responses["200"] ?? responses["201"], `${place}/responses/200`)
  const json = toObject(toObject(success["content"], place)["application/json"], place)
  const schema = toObject(json["schema"], place)
  if (schema["type"] === "array") return `${referenceName(toObject(schema["items"], place), "schemas", place) ?? ""}[]`
  return referenceName(schema, "schemas", place) ?? toText(schema["type"], place)
}
