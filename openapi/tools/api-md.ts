import { listOperations, referenceName, toArray, toObject, toText } from "./load-document.ts"
import type { JsonObject, Operation } from "./load-document.ts"
import type { MethodComment } from "./method-comments.ts"

// operationId → the SDK call. The verb and noun are the same; the SDK groups methods by resource.
const calls: Record<string, string> = {
  listWorkflows: "workflows.list(query?)",
  createWorkflow: "workflows.create(input)",
  getWorkflow: "workflows.get(workflowId)",
  updateWorkflow: "workflows.update(workflowId, input)",
  deleteWorkflow: "workflows.delete(workflowId)",
  listWorkflowVersions: "workflows.versions(workflowId, query?)",
  getWorkflowVersion: "workflows.version(workflowId, version)",
  restoreWorkflowVersion: "workflows.restore(workflowId, version)",
  executeWorkflow: "workflows.execute(workflow, file)",
  executeFile: "workflows.executeFile(workflow, fileId)",
  getWorkflowExecution: "workflows.execution(workflowId, executionId)",
  listExecutions: "executions.list(query?)",
  getExecution: "executions.get(execution, { definition?, schema? })",
  deleteExecution: "executions.delete(executionId)",
  getExecutionStatus: "executions.status(executionId)",
  getExecutionFile: "executions.file(executionId)",
  exportExecution: "executions.export(executionId, query?)",
  exportExecutions: "executions.exportAll(query)",
  getExecutionEvidence: "executions.evidence(executionId)",
  cancelExecution: "executions.cancel(executionId)",
  retryExecution: "executions.retry(executionId)",
  createFile: "files.create(file)",
  getFile: "files.get(fileId)",
  deleteFile: "files.delete(fileId)",
  listFilePages: "files.pages(fileId)",
  getPageImage: "files.image(fileId, page, query?)",
  getPageWords: "files.words(fileId, page)",
  getGrid: "files.grid(fileId, page, query?)",
  readRegion: "files.read(fileId, region)",
  extractFile: "files.extract(fileId, configuration)",
  suggestWorkflow: "workflows.suggest(input)",
  getExecutionUsage: "executions.usage(executionId)",
  listUsage: "usage.list(query?)",
  listBatches: "batches.list(query?)",
  createBatch: "batches.create(input)",
  getBatch: "batches.get(batchId)",
  closeBatch: "batches.close(batchId)",
  listWorkflowLabels: "workflows.labels(workflowId, query?)",
  getExecutionReview: "executions.review(executionId)",
  updateExecutionReview: "executions.updateReview(executionId, input)",
  listReviewRevisions: "executions.reviewHistory(executionId, query?)",
  listWebhooks: "webhooks.list(query?)",
  createWebhook: "webhooks.create(input)",
  getWebhook: "webhooks.get(webhookId)",
  updateWebhook: "webhooks.update(webhookId, input)",
  deleteWebhook: "webhooks.delete(webhookId)",
  rotateWebhookSecret: "webhooks.rotateSecret(webhookId, input)",
  testWebhook: "webhooks.test(webhookId)",
  recoverWebhook: "webhooks.recover(webhookId, input)",
  listWebhookDeliveries: "webhooks.deliveries(webhookId, query?)",
  getWebhookDelivery: "webhooks.delivery(webhookId, messageId)",
  redeliverWebhook: "webhooks.redeliver(webhookId, messageId)",
  listApiKeys: "apiKeys.list(query?)",
  createApiKey: "apiKeys.create(input)",
  revokeApiKey: "apiKeys.revoke(apiKeyId)",
  getCaller: "caller.get()",
  createSession: "sessions.create(input)",
  deleteSession: "sessions.end()",
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
  listAuditEntries: "admin.auditLog.list(query?)",
  createUserApiKey: "admin.users.createApiKey(userId, input)",
}

// operationId → the type that the method returns, where it differs from that of the operation.
const returnTypes: Readonly<Record<string, string>> = {
  exportExecution: "string, or Blob for xlsx",
  exportExecutions: "Blob",
  getPageImage: "Blob",
}

// Methods composed of others, by tag: the call, the operations it uses, the type it returns.
const composed: Readonly<Record<string, readonly (readonly [call: string, operationIds: string[], result: string])[]>> =
  {
    Workflows: [
      [
        "extract({ workflow, file, definition?, schema?, evidence? })",
        ["executeWorkflow", "getExecutionStatus", "getExecution"],
        "CompletedExecution",
      ],
      ["workflows.ensure(input)", ["listWorkflows", "createWorkflow", "updateWorkflow"], "WorkflowReference"],
    ],
    Executions: [
      [
        "executions.wait(execution, { definition?, schema? })",
        ["getExecutionStatus", "getExecution"],
        "CompletedExecution",
      ],
      ["executions.watch(execution)", ["getExecutionStatus"], "AsyncIterable<ExecutionStatusView>"],
      ["executions.download(executionId)", ["getExecutionFile"], "Blob"],
      ["executions.downloadStream(executionId)", ["getExecutionFile"], "ReadableStream<Uint8Array>"],
    ],
  }

const opening = `# Methods of the client

\`\`\`ts
import { Client } from "@docsift/sdk"

const client = new Client() // reads DOCSIFT_API_KEY and DOCSIFT_BASE_URL
\`\`\`

Every method takes options as its last parameter: \`signal\`, \`timeout\`, \`deadline\`, \`maxRetries\`, \`headers\`,
\`idempotencyKey\`. The type after the arrow is the result of \`await\`; \`.withResponse()\` also returns status, headers and request
id, except for \`extract\`, \`ensure\`, \`wait\` and \`watch\`, which make several requests. A list can be iterated over, page after
page. The package exports all types.
`

// Members of the client that are not operations: the call, the name of its comment, its type.
const others: readonly (readonly [call: string, name: string, result: string])[] = [
  ["withOptions(options)", "withOptions", "Client"],
  ["raw", "raw", "openapi-fetch's client"],
]

/** A method or member of the client. */
export interface ClientMethod {
  /** The heading under which it is listed. */
  readonly tag: string
  /** Such as `workflows.get(workflowId)`. */
  readonly call: string
  /** The name of its comment, such as `workflows.get`. */
  readonly name: string
  /** Method and path of each operation that it uses, as code. */
  readonly routes: readonly string[]
  /** The type of its result. */
  readonly result: string
}

/**
 * Lists the methods of the client in the order of the document's tags.
 *
 * @throws When an operation has no method.
 */
export function listClientMethods(document: JsonObject): ClientMethod[] {
  const operations = listOperations(document)
  const tags = toArray(document["tags"], "#/tags").map((tag) => toText(toObject(tag, "#/tags")["name"], "#/tags"))
  const methods = tags.flatMap((tag) => {
    const single = operations
      .filter(({ node }) => toArray(node["tags"], "#/tags").includes(tag))
      .map(({ operationId, node, location }) => {
        const call = calls[operationId]
        if (call === undefined)
          throw new Error(`${location}: ${operationId} has no method in the SDK; add it to api-md.ts`)
        return { tag, call, operationIds: [operationId], result: resultType(node, location) }
      })
    const several = (composed[tag] ?? []).map(([call, operationIds, result]) => ({ tag, call, operationIds, result }))
    return [...single, ...several].map(({ operationIds, ...method }) => ({
      ...method,
      name: method.call.slice(0, method.call.indexOf("(")),
      routes: operationIds.map((id) => writeRoute(operations, id)),
    }))
  })
  const rest = others.map(([call, name, result]) => ({ tag: "The client itself", call, name, routes: [], result }))
  return [...methods, ...rest]
}

/**
 * Writes the overview of the SDK: each method with its route, its result, and the example of its comment.
 *
 * @param comments the comments of the methods, by name
 * @throws When an operation has no method.
 */
export function generateApiOverview(document: JsonObject, comments: ReadonlyMap<string, MethodComment>): string {
  const byTag = Map.groupBy(listClientMethods(document), ({ tag }) => tag)
  const sections = [...byTag].map(
    ([tag, methods]) => `## ${tag}\n\n${methods.map((method) => writeMethod(comments, method)).join("\n")}`,
  )
  return `${opening}\n${sections.join("\n")}`
}

function writeMethod(
  comments: ReadonlyMap<string, MethodComment>,
  { call, name, routes, result }: ClientMethod,
): string {
  const head = `### client.${call}\n\n${[...routes, ""].join(", ").replace(/, $/, " ")}→ \`${result}\`\n`
  const comment = comments.get(name)
  // The types of a new operation are generated before its method can be written; until then the contract tests report the missing example.
  if (comment === undefined) return head
  return `${head}\n${describe(comment)}\n\n\`\`\`ts\n${comment.example}\n\`\`\`\n`
}

/** Returns the text of a comment on one line, with the errors that only this method throws. */
export function describe({ summary, throws }: MethodComment): string {
  return [summary, ...throws.map((text) => `Throws ${text.replace(/^\{(\w+)\}/, "`$1`")}.`)].join(" ")
}

function writeRoute(operations: readonly Operation[], operationId: string): string {
  const operation = operations.find((each) => each.operationId === operationId)
  if (operation === undefined) throw new Error(`${operationId} is not an operation; correct api-md.ts`)
  return `\`${operation.method.toUpperCase()} ${operation.path}\``
}

function resultType(operation: JsonObject, location: string): string {
  const responses = toObject(operation["responses"], `${location}/responses`)
  const success = toObject(responses["200"] ?? responses["201"], `${location}/responses/200`)
  const special = returnTypes[toText(operation["operationId"], location)]
  if (special !== undefined) return special
  const json = toObject(toObject(success["content"], location)["application/json"], location)
  const schema = toObject(json["schema"], location)
  if (schema["type"] === "array")
    return `${referenceName(toObject(schema["items"], location), "schemas", location) ?? ""}[]`
  return referenceName(schema, "schemas", location) ?? toText(schema["type"], location)
}
