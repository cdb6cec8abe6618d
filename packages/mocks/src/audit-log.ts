import type { AuditEntry, AuditedOperation, Workflow } from "@docsift/sdk"
import { authenticateKey } from "./authenticate.ts"
import type { Route } from "./openapi-types.ts"
import type { Caller } from "./records.ts"
import type { Store } from "./store.ts"

/** A change that succeeded. */
export interface Change {
  readonly route: Route
  readonly params: Readonly<Record<string, string | number>>
  readonly body: unknown
  /** The JSON of the response. */
  readonly json: unknown
  readonly caller: Caller
}

/** The place of the target's id: a member of the response, of the body, or of the path. */
type Place = readonly ["json" | "body" | "params", ...path: string[]]

const audited: Partial<Record<Route, readonly [AuditedOperation, Place]>> = {
  "POST /api/v1/api-keys": ["createApiKey", ["json", "id"]],
  "DELETE /api/v1/api-keys/{id}": ["revokeApiKey", ["params", "id"]],
  "POST /api/v1/admin/users/{userId}/api-keys": ["createUserApiKey", ["json", "id"]],
  "POST /api/v1/admin/models/add": ["addModel", ["json", "model", "id"]],
  "PUT /api/v1/admin/models/update": ["updateModel", ["body", "id"]],
  "DELETE /api/v1/admin/models/delete": ["deleteModel", ["body", "id"]],
  "POST /api/v1/admin/runtime-config": ["setRuntimeConfig", ["body", "modelId"]],
  "POST /api/v1/admin/organizations": ["createOrganization", ["json", "id"]],
  "POST /api/v1/admin/users": ["createUser", ["json", "id"]],
  "DELETE /api/v1/executions/{executionId}": ["deleteExecution", ["params", "executionId"]],
  "DELETE /api/v1/files/{fileId}": ["deleteFile", ["params", "fileId"]],
  "DELETE /api/v1/workflows/{workflowId}": ["deleteWorkflow", ["params", "workflowId"]],
  "POST /api/v1/webhooks": ["createWebhook", ["json", "id"]],
  "DELETE /api/v1/webhooks/{webhookId}": ["deleteWebhook", ["params", "webhookId"]],
  "POST /api/v1/webhooks/{webhookId}/rotate-secret": ["rotateWebhookSecret", ["params", "webhookId"]],
}

/** Adds the entry of a decided review. */
export function recordDecision(store: Store, caller: Caller, executionId: string): void {
  add(store, caller, "updateExecutionReview", executionId)
}

/** Adds the entry of a webhook whose settings changed. */
export function recordWebhookUpdate(store: Store, caller: Caller, webhookId: string): void {
  add(store, caller, "updateWebhook", webhookId)
}

/** Adds the entry of a workflow's change if it changes the retention. */
export function recordRetention(
  store: Store,
  caller: Caller,
  operation: "updateWorkflow" | "restoreWorkflowVersion",
  [before, after]: readonly [before: Workflow, after: Workflow],
): void {
  if (before.retentionDays !== after.retentionDays) add(store, caller, operation, after.id)
}

/** Adds the entry of a change to the audit log; other requests leave none. */
export function recordChange(store: Store, change: Change): void {
  if (change.route === "POST /api/v1/sessions") {
    const caller = authenticateKey(store, String(memberOf(change.body, "apiKey")))
    return add(store, caller, "createSession", caller.keyId)
  }
  const { caller, route } = change
  if (route === "DELETE /api/v1/sessions/current" && caller.session !== undefined)
    return add(store, caller, "deleteSession", caller.keyId)
  const [operation, [source, ...path]] = audited[route] ?? [undefined, ["json"]]
  if (operation === undefined) return
  add(store, caller, operation, String(path.reduce(memberOf, change[source])))
}

function add(store: Store, caller: Caller, operation: AuditedOperation, targetId: string): void {
  const { organizationId, userId, keyId } = caller
  const entry: AuditEntry = {
    id: store.auditLog.length + 1,
    at: store.now(),
    operation,
    targetId,
    organizationId,
    userId,
    keyId,
  }
  store.auditLog.push(entry)
}

function memberOf(value: unknown, name: string): unknown {
  return Reflect.get(Object(value) as object, name) // any value has members
}
