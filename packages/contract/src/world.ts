import { Client } from "@docsift/sdk"
import { createCallers, type Callers, type KeyName } from "./callers.ts"
import { createCalls, memberOf, readJson, readList, textFile, type Calls } from "./calls.ts"
import { createCoverage, type Coverage } from "./coverage.ts"
import { findOperation, type Operation } from "./document.ts"
import { recordingFetch, type Secrets } from "./recording-fetch.ts"
import { aWorkflow, invoiceText, longText, providerSecret } from "./samples.ts"
import { limits, type ContractService, type Endpoint, type Fault } from "./target.ts"

/** SDK clients that do not retry, and the operations they called. */
export interface Clients {
  client(caller?: KeyName): Client
  clientOf(key: string): Client
  /** Returns the client of a page of the server, signed in by {@link Client.sessions}. */
  page(): Client
  /** Ids of the operations that the clients have called. */
  readonly calledByClient: ReadonlySet<string>
}

/** Executions of the shared workflow. */
export interface Executions {
  /** Starts an execution that runs long enough to be observed. */
  startLongExecution(): Promise<string>
  /** Cancels what {@link startLongExecution} started, so that it delays no other case. */
  endLongExecutions(): Promise<void>
  /** Starts an execution and waits for its end. */
  finishExecution(options?: { workflowId?: string; text?: string }): Promise<string>
}

/** A running server with callers of every kind, one workflow and two completed executions of it. */
export interface World extends Calls, Callers, Clients, Executions {
  readonly operations: readonly Operation[]
  readonly coverage: Coverage
  readonly endpoint: Endpoint
  /** Undefined when the target cannot inject faults. */
  readonly failing: Readonly<Record<Fault, Endpoint>> | undefined
  /** Values that no response and no log line may contain. */
  readonly secrets: Secrets
  /** Undefined when the target cannot set the revision of a review. */
  readonly setRevision: ContractService["setRevision"]
  /** Undefined when the target does not expose its log. */
  readonly readLog: (() => string) | undefined
  readonly hasOperatorRoutes: boolean
  readonly hasFileRoute: boolean
  readonly hasOtherAdmins: boolean
  readonly sendsMessages: boolean
  readonly maxFileBytes: number
  /** Undefined when the target's limit is too high to be exceeded. */
  readonly maxUnusedBytes: number | undefined
  readonly workflowId: string
  readonly executionId: string
  readonly otherExecutionId: string
  /** The id of the built-in engine, which is listed like any other model. */
  readonly builtInModelId: string
  close(): Promise<void>
}

/** Creates the resources that the cases share, in a fresh deployment. */
export async function createWorld(service: ContractService, operations: readonly Operation[]): Promise<World> {
  const coverage = createCoverage(operations)
  const secrets = new Set([service.adminKey, providerSecret])
  const watched = ({ baseUrl, fetch }: Endpoint): Endpoint => ({
    baseUrl,
    fetch: recordingFetch(operations, fetch, coverage, secrets),
  })
  const endpoint = watched(service)
  const calls = createCalls(endpoint, operations, service.adminKey)
  const callers = await createCallers(calls, service.adminKey)
  const { member, otherOrganization, otherAdmin, revoked } = callers.keys
  // Only from here on, since each was returned once, at its creation.
  const sessionValue = callers.sessionCookie.split("=")[1]
  for (const secret of [member, otherOrganization, otherAdmin, revoked, sessionValue])
    if (secret !== undefined) secrets.add(secret)
  const workflowId = await calls.create("workflowId", "createWorkflow", { json: aWorkflow() })
  const executions = createExecutions(calls, workflowId)
  return {
    ...calls,
    ...callers,
    ...createClients(endpoint, operations, callers.keys),
    ...executions,
    operations,
    coverage,
    endpoint,
    failing: service.failing && {
      internal: watched(service.failing.internal),
      unavailable: watched(service.failing.unavailable),
      rate_limited: watched(service.failing.rate_limited),
      idempotency_in_progress: watched(service.failing.idempotency_in_progress),
    },
    secrets,
    setRevision: service.setRevision,
    readLog: service.readLog,
    hasOperatorRoutes: service.hasOperatorRoutes ?? true,
    hasFileRoute: service.hasFileRoute ?? true,
    hasOtherAdmins: service.hasOtherAdmins ?? false,
    sendsMessages: service.sendsMessages ?? true,
    maxFileBytes: service.maxFileBytes ?? limits.maxFileBytes,
    maxUnusedBytes: service.maxUnusedBytes,
    workflowId,
    executionId: await executions.finishExecution(),
    otherExecutionId: await executions.finishExecution({ text: invoiceText("0043") }),
    builtInModelId: await findBuiltInModel(calls.call),
    close: () => service.close(),
  }
}

function createClients(endpoint: Endpoint, operations: readonly Operation[], keys: Callers["keys"]): Clients {
  const calledByClient = new Set<string>()
  const fetch = (url: string, init: RequestInit) => {
    const request = new Request(url, init)
    const operation = findOperation(operations, request.method, new URL(request.url).pathname)
    if (operation !== undefined) calledByClient.add(operation.operationId)
    return endpoint.fetch(request)
  }
  const page = () => {
    let cookie: string | undefined
    const browse = async (url: string, init: RequestInit) => {
      const headers = new Headers(init.headers)
      headers.set("sec-fetch-site", "same-origin")
      if (cookie !== undefined) headers.set("cookie", cookie)
      const response = await fetch(url, { ...init, headers })
      const [received] = response.headers.getSetCookie()
      if (received !== undefined) cookie = received.split(";")[0]
      return response
    }
    return new Client({ session: true, baseUrl: endpoint.baseUrl, fetch: browse, maxRetries: 0 })
  }
  const clientOf = (apiKey: string) => new Client({ apiKey, baseUrl: endpoint.baseUrl, fetch, maxRetries: 0 })
  return { calledByClient, clientOf, page, client: (caller = "admin") => clientOf(keys[caller] ?? "") }
}

function createExecutions({ call, create }: Calls, sharedWorkflowId: string): Executions {
  const longExecutions = new Set<string>()
  const execute = (text: string, workflowId = sharedWorkflowId) =>
    create("workflowExecutionId", "executeWorkflow", textFile(workflowId, text))
  return {
    async startLongExecution() {
      const executionId = await execute(longText())
      longExecutions.add(executionId)
      return executionId
    },
    async endLongExecutions() {
      // The response for an execution that has ended is a conflict, which is fine.
      for (const executionId of longExecutions) await call("cancelExecution", { params: { executionId } })
      longExecutions.clear()
    },
    async finishExecution({ workflowId, text = invoiceText() } = {}) {
      const executionId = await execute(text, workflowId)
      const view = await readJson(
        await call("getExecutionStatus", { params: { executionId }, headers: { prefer: "wait=30" } }),
      )
      if (memberOf(view, "status") !== "Completed") throw new Error(`after 30 seconds: ${JSON.stringify(view)}`)
      return executionId
    },
  }
}

async function findBuiltInModel(call: Calls["call"]): Promise<string> {
  const builtIn = (await readList(await call("listModels"))).find((model) => memberOf(model, "provider") === "builtin")
  return memberOf(builtIn, "id")
}
