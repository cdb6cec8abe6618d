import { preferenceAppliedHeader } from "../generated/header-names.ts"
import { maxWaitSeconds } from "../generated/limits.ts"
import type { ReplyOf } from "../openapi-types.ts"
import { orderedJson } from "../ordered-json.ts"
import type { Caller, NumberedWorkflow, StoredExecution, StoredFile } from "../records.ts"
import { notFound, Rejection } from "../rejection.ts"
import { readTime } from "../request-parsers.ts"
import type { Store } from "../store.ts"

/** Every document has one page, the one that the evidence refers to. */
const mockedPages = 1

/** Finds an execution of the caller's organization. @throws {Rejection} `not_found`. */
export function findExecution(store: Store, caller: Caller, id: string): StoredExecution {
  const found = store.executions.get(id)
  if (found === undefined || found.organizationId !== caller.organizationId) throw notFound("execution")
  return found
}

/** The filters that lists and exports have in common. */
interface ExecutionFilter {
  readonly workflowId?: string | undefined
  readonly batchId?: string | undefined
  readonly createdAfter?: string | undefined
  readonly createdBefore?: string | undefined
}

/** Returns the executions of the caller's organization that match a filter. */
export function filterExecutions(store: Store, caller: Caller, filter: ExecutionFilter): StoredExecution[] {
  const { workflowId, batchId } = filter
  const createdAfter = readTime(filter.createdAfter, "createdAfter")
  const createdBefore = readTime(filter.createdBefore, "createdBefore")
  return [...store.executions.values()].filter(
    (each) =>
      each.organizationId === caller.organizationId &&
      (workflowId === undefined || each.workflowId === workflowId) &&
      (batchId === undefined || each.batchId === batchId) &&
      (createdAfter === undefined || each.createdAt >= createdAfter) &&
      (createdBefore === undefined || each.createdAt < createdBefore),
  )
}

/** Returns an execution for a request that reads it, which advances it according to its pace. */
export function readExecution(store: Store, execution: StoredExecution): StoredExecution {
  store.progress.beforeRead(execution, store.now())
  return execution
}

/** Returns the values of a completed execution. @throws {Rejection} `execution_not_completed`. */
export function valuesOf({ status, extractedData }: StoredExecution) {
  if (extractedData === undefined) {
    throw new Rejection("execution_not_completed", `The execution has no values: it is ${status}.`)
  }
  return extractedData
}

/** Returns an execution in the form of the document, without members that are unknown so far. */
export function presentExecution(execution: StoredExecution) {
  const { extractedData } = execution
  return { ...presentSummary(execution), ...(extractedData === undefined ? {} : { extractedData }) }
}

/** Returns the response of an execution, serialised with the names of its values in their configured order. */
export function executionResponse(execution: StoredExecution) {
  const json = presentExecution(execution)
  const { extractedData, configuration } = execution
  if (extractedData === undefined) return { json }
  const text = JSON.stringify(presentSummary(execution)).slice(0, -1)
  return { json, text: `${text},"extractedData":${orderedJson(configuration, extractedData)}}` }
}

/** Returns an execution without its values. */
export function presentSummary({
  workflowName,
  workflowVersion,
  createdAt,
  ownerId,
  file,
  batchId,
  review,
  ...rest
}: StoredExecution) {
  return {
    ...presentStatus({ ...rest, workflowName, workflowVersion, createdAt, ownerId, file }),
    createdAt,
    ownerId,
    workflowName,
    workflowVersion,
    fileName: file.name,
    ...(review === undefined ? {} : { review }),
    ...(batchId === undefined ? {} : { batchId }),
    ...(rest.status === "Completed" ? { pageCount: mockedPages } : {}),
  }
}

/** Returns the status of an execution. */
export function presentStatus({ id, status, workflowId, file, jobId, ...rest }: StoredExecution) {
  const { errorMessage, startedAt, completedAt } = rest
  return {
    id,
    status,
    workflowId,
    fileId: file.id,
    jobId,
    ...(errorMessage === undefined ? {} : { errorMessage }),
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(completedAt === undefined ? {} : { completedAt }),
  }
}

/** Starts an execution and returns the response. */
export function startExecution(
  store: Store,
  caller: Caller,
  workflow: NumberedWorkflow,
  { file, batchId }: { readonly file: StoredFile; readonly batchId?: string | undefined },
  prefer: string | null,
): ReplyOf<"POST /api/v1/workflows/{workflowId}/execute"> {
  const { id: workflowId, name: workflowName } = workflow
  const configuration = structuredClone(workflow.configuration)
  const outcome = store.outcomeOf({ fileName: file.name, bytes: file.bytes, workflowName, configuration })
  const execution: StoredExecution = {
    organizationId: caller.organizationId,
    id: store.newId("exe"),
    ownerId: caller.userId,
    workflowId,
    workflowName,
    workflowVersion: workflow.version,
    configuration,
    reviewPolicy: structuredClone(workflow.review),
    file,
    jobId: store.newId("job"),
    ...(batchId === undefined ? {} : { batchId }),
    createdAt: store.now(),
    outcome,
    status: "Queued",
  }
  store.executions.set(execution.id, execution)
  const headers = { location: `/api/v1/executions/${execution.id}`, ...hold(store, execution, prefer) }
  const { id: workflowExecutionId, status } = execution
  return {
    status: 200,
    json: { workflowExecutionId, workflowId, status, fileId: file.id, filename: file.name },
    headers,
  }
}

/** Applies `Prefer: wait=N` (RFC 7240) as far as the pace permits and returns the headers that confirm it. */
export function hold(store: Store, execution: StoredExecution, prefer: string | null): Record<string, string> {
  const requested = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,9})"?\s*(?=[,;]|$)/i.exec(prefer ?? "")?.[1]
  const seconds = Math.min(Number(requested ?? 0), maxWaitSeconds)
  if (seconds === 0 || !store.progress.hold(execution, store.now())) return {}
  return { [preferenceAppliedHeader]: `wait=${seconds}` }
}
