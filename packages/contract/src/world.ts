import { randomUUID } from "node:crypto"
import { Client } from "@docsift/sdk"
import { createCoverage, type Coverage } from "./coverage.ts"
import { findOperation, type Operation } from "./document.ts"
import { recordingFetch, type Secrets } from "./recording-fetch.ts"
import { aWorkflow, invoiceText, longText, providerSecret } from "./samples.ts"
import { send, type RequestParts } from "./send.ts"
import type { ContractService, Endpoint, Fault } from "./target.ts"

/** Who may call. */
export type CallerName = "admin" | "member" | "otherOrganization" | "otherAdmin" | "revoked" | "malformed" | "none"

/** A running server with callers of every kind, one workflow and one completed execution of it. */
export interface World {
  readonly operations: readonly Operation[]
  readonly coverage: Coverage
  readonly endpoint: Endpoint
  /** Undefined when the target cannot break itself. */
  readonly failing: Readonly<Record<Fault, Endpoint>> | undefined
  /** What no answer and no log line may hold. */
  readonly secrets: Secrets
  /** Undefined when the target cannot see its log. */
  readonly readLog: (() => string) | undefined
  readonly keys: Readonly<Record<CallerName, string | undefined>>
  /** Names of the key and the user that the deployment started with. */
  readonly adminKeyId: string
  readonly adminId: string
  readonly organizationId: string
  readonly otherOrganizationId: string
  readonly memberId: string
  readonly workflowId: string
  /** Two completed executions of the workflow. */
  readonly executionId: string
  readonly otherExecutionId: string
  /** The engine of the server itself, a listed model like any other. */
  readonly builtInModelId: string
  /** The operations that the client of the SDK has called. */
  readonly calledByClient: ReadonlySet<string>
  /** Makes a client of the SDK that does not retry. */
  client(caller?: CallerName): Client
  clientOf(key: string): Client
  /** Sends a request as the admin, or as `key`. */
  call(operationId: string, parts?: RequestParts, key?: string): Promise<Response>
  /** Sends a request as the admin and reads one member of its answer. */
  create(member: string, operationId: string, parts?: RequestParts, key?: string): Promise<string>
  /** Starts an execution that stays unfinished long enough to be looked at. */
  startLongExecution(): Promise<string>
  /** Cancels what {@link startLongExecution} started, so that it delays nobody. */
  endLongExecutions(): Promise<void>
  /** Starts an execution and waits for its end. */
  finishExecution(options?: { key?: string; workflowId?: string; text?: string }): Promise<string>
  close(): Promise<void>
}

/** Starts from a fresh deployment and makes what the cases share. */
export async function createWorld(service: ContractService, operations: readonly Operation[]): Promise<World> {
  const coverage = createCoverage(operations)
  const secrets = new Set([service.adminKey, providerSecret])
  const watched = (endpoint: Endpoint): Endpoint => ({
    baseUrl: endpoint.baseUrl,
    fetch: recordingFetch(operations, endpoint.fetch, coverage, secrets),
  })
  const endpoint = watched(service)
  const call = (operationId: string, parts: RequestParts = {}, key = service.adminKey) =>
    send(endpoint, operationOf(operations, operationId), parts, key)
  const create = async (member: string, operationId: string, parts?: RequestParts, key?: string) =>
    memberOf(await readJson(await call(operationId, parts, key)), member)

  const longExecutions = new Set<string>()
  const execute = async (text: string, key: string | undefined, workflow: string) =>
    create("workflowExecutionId", "executeWorkflow", textFile(workflow, text), key)
  const finishExecution: World["finishExecution"] = async ({ key, workflowId: of = workflowId, text } = {}) => {
    const executionId = await execute(text ?? invoiceText(), key, of)
    const waited = { params: { executionId }, headers: { prefer: "wait=30" } }
    const view = await readJson(await call("getExecutionStatus", waited, key))
    if (memberOf(view, "status") !== "Completed") throw new Error(`after 30 seconds: ${JSON.stringify(view)}`)
    return executionId
  }

  // A fresh deployment has one organization with one admin and one key.
  const firstKey = await readOnlyItem(call, "listApiKeys")
  const organizationId = memberOf(await readOnlyItem(call, "listOrganizations"), "id")
  const otherOrganizationId = await create("id", "createOrganization", { json: { name: "Other" } })
  const addUser = (organization: string, name: string, role = "member") =>
    create("id", "createUser", { json: { organizationId: organization, name, role } })
  const addKey = (userId: string, name: string) =>
    create("key", "createUserApiKey", { params: { userId }, json: { name } })
  const memberId = await addUser(organizationId, "Member")
  const member = await addKey(memberId, "Member")
  const otherOrganization = await addKey(await addUser(otherOrganizationId, "Stranger"), "Stranger")
  const otherAdmin = await addKey(await addUser(otherOrganizationId, "Other admin", "admin"), "Other admin")
  const revoked = await revokedKey(call, memberId)
  const workflowId = await create("workflowId", "createWorkflow", { json: aWorkflow() })
  const calledByClient = new Set<string>()
  const clientFetch = (request: Request) => {
    const operation = findOperation(operations, request.method, new URL(request.url).pathname)
    if (operation !== undefined) calledByClient.add(operation.operationId)
    return endpoint.fetch(request)
  }
  const clientOf = (apiKey: string) =>
    new Client({ apiKey, baseUrl: endpoint.baseUrl, fetch: clientFetch, maxRetries: 0 })
  const builtInModelId = await findBuiltInModel(call)
  const keys = {
    admin: service.adminKey,
    member,
    otherOrganization,
    otherAdmin,
    revoked,
    // One character of the checksum differs.
    malformed: service.adminKey.slice(0, -1) + (service.adminKey.endsWith("0") ? "1" : "0"),
    none: undefined,
  }
  // From here on: their creation has answered them, once.
  for (const key of [member, otherOrganization, otherAdmin, revoked]) secrets.add(key)
  return {
    operations,
    coverage,
    endpoint,
    failing: service.failing && {
      internal: watched(service.failing.internal),
      unavailable: watched(service.failing.unavailable),
      idempotency_in_progress: watched(service.failing.idempotency_in_progress),
    },
    secrets,
    readLog: service.readLog,
    keys,
    calledByClient,
    clientOf,
    client: (caller = "admin") => clientOf(keys[caller] ?? ""),
    adminKeyId: memberOf(firstKey, "id"),
    adminId: memberOf(firstKey, "userId"),
    organizationId,
    otherOrganizationId,
    memberId,
    workflowId,
    executionId: await finishExecution(),
    otherExecutionId: await finishExecution({ text: invoiceText("0043") }),
    builtInModelId,
    call,
    create,
    async startLongExecution() {
      const executionId = await execute(longText(), undefined, workflowId)
      longExecutions.add(executionId)
      return executionId
    },
    async endLongExecutions() {
      // One that has ended answers with a conflict.
      for (const executionId of longExecutions) await call("cancelExecution", { params: { executionId } })
      longExecutions.clear()
    },
    finishExecution,
    close: () => service.close(),
  }
}

/** The parts of an execute with a text file. */
export function textFile(workflowId: string, content: string, name = "invoice.txt"): RequestParts {
  return { params: { workflowId }, file: { name, content } }
}

/** Finds an operation by its id. @throws {Error} when the document has none of this id. */
export function operationOf(operations: readonly Operation[], operationId: string): Operation {
  const operation = operations.find((one) => one.operationId === operationId)
  if (operation === undefined) throw new Error(`the document has no operation ${operationId}`)
  return operation
}

/** Reads the JSON of a successful answer. @throws {Error} with the body of any other. */
export async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json()
}

/** Reads the items of a list. */
export async function readList(response: Response): Promise<unknown[]> {
  const list = await readJson(response)
  if (!Array.isArray(list)) throw new Error("the answer is no list")
  return list
}

/** Reads a text member of an answer. */
export function memberOf(value: unknown, member: string): string {
  const found: unknown = value === null || typeof value !== "object" ? undefined : Reflect.get(value, member)
  if (typeof found !== "string") throw new Error(`${member} is not text in ${JSON.stringify(value)}`)
  return found
}

/** Makes an idempotency key that was never used. */
export function freshKey(): string {
  return randomUUID()
}

async function readOnlyItem(call: World["call"], operationId: string): Promise<unknown> {
  const [item, ...more] = await readList(await call(operationId))
  if (item === undefined || more.length > 0) throw new Error(`${operationId} of a fresh deployment is not one item`)
  return item
}

async function findBuiltInModel(call: World["call"]): Promise<string> {
  const builtIn = (await readList(await call("listModels"))).find((model) => memberOf(model, "provider") === "builtin")
  return memberOf(builtIn, "id")
}

async function revokedKey(call: World["call"], userId: string): Promise<string> {
  const created = await readJson(await call("createUserApiKey", { params: { userId }, json: { name: "Revoked" } }))
  await readJson(await call("revokeApiKey", { params: { id: memberOf(created, "id") } }))
  return memberOf(created, "key")
}
