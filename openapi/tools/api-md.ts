import { listOperations, referenceName, toArray, toObject, toText } from "./load-document.ts"
import type { JsonObject, Operation } from "./load-document.ts"
import type { MethodComment } from "./method-comments.ts"

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

// operationId → what the method answers, where that is not what the operation does.
const answers: Readonly<Record<string, string>> = { exportExecution: "string, or Blob for xlsx" }

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
    ],
  }

const opening = `# Methods of the client

\`\`\`ts
import { Client } from "@docsift/sdk"

const client = new Client() // reads DOCSIFT_API_KEY and DOCSIFT_BASE_URL
\`\`\`

Every method takes options as its last parameter: \`signal\`, \`timeout\`, \`deadline\`, \`maxRetries\`, \`headers\`,
\`idempotencyKey\`. The type after the arrow is the result of \`await\`; \`.withResponse()\` also returns status, headers and request
id, except for \`extract\`, \`wait\` and \`watch\`, which make several requests. A list can be iterated over, page after
page. The package exports all types.
`

// Members of the client that are no operations: how each is written, its comment's name, what it is.
const others: readonly (readonly [call: string, name: string, answer: string])[] = [
  ["withOptions(options)", "withOptions", "Client"],
  ["raw", "raw", "openapi-fetch's client"],
]

/**
 * Writes the overview of the SDK: each method with its route, what it answers, and the example of its comment.
 *
 * @param comments what the methods' comments say, by name
 * @throws When an operation has no method.
 */
export function generateApiOverview(document: JsonObject, comments: ReadonlyMap<string, MethodComment>): string {
  const operations = listOperations(document)
  const tags = toArray(document["tags"], "#/tags").map((tag) => toText(toObject(tag, "#/tags")["name"], "#/tags"))
  const sections = tags.map((tag) => {
    const parts = operations
      .filter(({ node }) => toArray(node["tags"], "#/tags").includes(tag))
      .map(({ operationId, node, location }) => {
        const call = calls[operationId]
        if (call === undefined)
          throw new Error(`${location}: ${operationId} has no method in the SDK; add it to api-md.ts`)
        return writeMethod(comments, call, [writeRoute(operations, operationId)], answerType(node, location))
      })
    for (const [call, operationIds, answer] of composed[tag] ?? []) {
      const routes = operationIds.map((id) => writeRoute(operations, id))
      parts.push(writeMethod(comments, call, routes, answer))
    }
    return `## ${tag}\n\n${parts.join("\n")}`
  })
  const rest = others.map(([call, name, answer]) => writeMethod(comments, call, [], answer, name))
  return `${opening}\n${sections.join("\n")}\n## The client itself\n\n${rest.join("\n")}`
}

function writeMethod(
  comments: ReadonlyMap<string, MethodComment>,
  call: string,
  routes: readonly string[],
  answer: string,
  name = call.slice(0, call.indexOf("(")),
): string {
  const head = `### client.${call}\n\n${[...routes, ""].join(", ").replace(/, $/, " ")}→ \`${answer}\`\n`
  const comment = comments.get(name)
  // A new operation's types are generated before its method can be written; the contract's tests miss the example then.
  if (comment === undefined) return head
  const { summary, throws, example } = comment
  const errors = throws.map((text) => `Throws ${text.replace(/^\{(\w+)\}/, "`$1`")}.`)
  return `${head}\n${[summary, ...errors].join(" ")}\n\n\`\`\`ts\n${example}\n\`\`\`\n`
}

function writeRoute(operations: readonly Operation[], operationId: string): string {
  const operation = operations.find((each) => each.operationId === operationId)
  if (operation === undefined) throw new Error(`${operationId} is no operation; correct api-md.ts`)
  return `\`${operation.method.toUpperCase()} ${operation.path}\``
}

function answerType(operation: JsonObject, location: string): string {
  const responses = toObject(operation["responses"], `${location}/responses`)
  const success = toObject(responses["200"] ?? responses["201"], `${location}/responses/200`)
  const special = answers[toText(operation["operationId"], location)]
  if (special !== undefined) return special
  const json = toObject(toObject(success["content"], location)["application/json"], location)
  const schema = toObject(json["schema"], location)
  if (schema["type"] === "array")
    return `${referenceName(toObject(schema["items"], location), "schemas", location) ?? ""}[]`
  return referenceName(schema, "schemas", location) ?? toText(schema["type"], location)
}
