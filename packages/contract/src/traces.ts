import { sessionHeaders } from "./callers.ts"
import { findOperation, operationOf, type Operation } from "./document.ts"
import type { Fetch } from "./recording-fetch.ts"
import { send, type RequestParts } from "./send.ts"
import type { Endpoint } from "./target.ts"

/** The resources that a run has created in a shared deployment. */
export interface Traces extends Endpoint {
  /**
   * Deletes the workflows and models that were created through this endpoint, ends the sessions and revokes the keys.
   *
   * @throws {Error} that lists what could not be deleted.
   */
  remove(adminKey: string): Promise<void>
  /** Counts the resources that no operation can delete: `3 organizations, 4 users, …`. */
  describeRest(): string
}

/** Wraps an endpoint and records the ids of all resources that are created through it. */
export function traced(endpoint: Endpoint, operations: readonly Operation[]): Traces {
  const workflows = new Set<string>()
  const models = new Set<string>()
  /** Ids by value: each key can revoke itself, whatever organization it belongs to. */
  const keys = new Map<string, string>()
  /** Cookies of sessions, as `name=value`. */
  const cookies = new Set<string>()
  const rest = { organizations: new Set(), users: new Set(), executions: new Set() }

  const note: Readonly<Record<string, (body: Body) => void>> = {
    createWorkflow: ({ workflowId }) => void workflows.add(String(workflowId)),
    addModel: ({ model }) => void models.add(String(Object(model).id)),
    createApiKey: ({ id, key }) => void keys.set(String(key), String(id)),
    createUserApiKey: ({ id, key }) => void keys.set(String(key), String(id)),
    createOrganization: ({ id }) => void rest.organizations.add(id),
    createUser: ({ id }) => void rest.users.add(id),
    executeWorkflow: ({ workflowExecutionId }) => void rest.executions.add(workflowExecutionId),
    retryExecution: ({ workflowExecutionId }) => void rest.executions.add(workflowExecutionId),
  }
  const fetch: Fetch = async (input, init) => {
    const request = new Request(input, init)
    const operation = findOperation(operations, request.method, new URL(request.url).pathname)
    const response = await endpoint.fetch(request)
    const noteBody = operation === undefined ? undefined : note[operation.operationId]
    if (operation?.operationId === "createSession")
      for (const cookie of response.headers.getSetCookie()) cookies.add(cookie.split(";")[0] ?? "")
    if (noteBody !== undefined && response.ok) noteBody(Object(await response.clone().json()))
    return response
  }

  return {
    baseUrl: endpoint.baseUrl,
    fetch,
    async remove(adminKey) {
      const left: string[] = []
      const remove = async (operationId: string, parts: RequestParts, key?: string) => {
        const response = await send(endpoint, operationOf(operations, operationId), parts, key)
        // Deleted already, or a key that the suite itself has revoked.
        if (response.ok || response.status === 404 || response.status === 401) return
        left.push(`${operationId} ${response.status}: ${(await response.text()).slice(0, 200)}`)
      }
      for (const cookie of cookies) await remove("deleteSession", { headers: sessionHeaders(cookie, "same-origin") })
      for (const [key, id] of keys) {
        for (const workflowId of await listWorkflows(endpoint, operations, key)) {
          if (workflows.has(workflowId)) await remove("deleteWorkflow", { params: { workflowId } }, key)
        }
        await remove("revokeApiKey", { params: { id } }, key)
      }
      for (const id of models) await remove("deleteModel", { json: { id } }, adminKey)
      if (left.length > 0)
        throw new Error(`could not delete everything in ${endpoint.baseUrl}:\n  ${left.join("\n  ")}`)
    },
    describeRest: () =>
      Object.entries(rest)
        .map(([name, ids]) => `${ids.size} ${name}`)
        .join(", "),
  }
}

/** Lists the ids of the workflows that a key can read; none for a revoked key. */
async function listWorkflows(endpoint: Endpoint, operations: readonly Operation[], key: string): Promise<string[]> {
  const parts = { query: { limit: "1000" } }
  const response = await send(endpoint, operationOf(operations, "listWorkflows"), parts, key)
  const list: unknown = response.ok ? await response.json() : []
  return Array.isArray(list) ? list.map((workflow) => String(Object(workflow).id)) : []
}

type Body = Readonly<Record<string, unknown>>
