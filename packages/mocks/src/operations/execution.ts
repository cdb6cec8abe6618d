import type { ReplyOf } from "../document.ts"
import { preferenceAppliedHeader } from "../generated/header-names.ts"
import { maxWaitSeconds } from "../generated/limits.ts"
import { orderedJson } from "../ordered-json.ts"
import { notFound, Refusal } from "../refusal.ts"
import type { Caller, Store, StoredExecution, StoredFile } from "../store.ts"
import type { Workflow } from "@docsift/sdk"

/** Finds an execution of the caller's organization. @throws {Refusal} `not_found`. */
export function findExecution(store: Store, caller: Caller, id: string): StoredExecution {
  const found = store.executions.get(id)
  if (found === undefined || found.organizationId !== caller.organizationId) throw notFound("execution")
  return found
}

/** Lets an execution go on by what a reading is worth. */
export function readExecution(store: Store, execution: StoredExecution): StoredExecution {
  store.progress.beforeReading(execution, store.now())
  return execution
}

/** Reads the values of a completed execution. @throws {Refusal} `execution_not_completed`. */
export function valuesOf({ status, extractedData }: StoredExecution) {
  if (extractedData === undefined) {
    throw new Refusal("execution_not_completed", `The execution has no values: it is ${status}.`)
  }
  return extractedData
}

/** Writes an execution as it is answered, without the members that are not known yet. */
export function executionAnswer(execution: StoredExecution) {
  const { extractedData } = execution
  return { ...summaryAnswer(execution), ...(extractedData === undefined ? {} : { extractedData }) }
}

/** Writes an execution as it is sent: its values with the names in their configured order. */
export function executionReply(execution: StoredExecution) {
  const json = executionAnswer(execution)
  const { extractedData, configuration } = execution
  if (extractedData === undefined) return { json }
  const text = JSON.stringify(summaryAnswer(execution)).slice(0, -1)
  return { json, text: `${text},"extractedData":${orderedJson(configuration, extractedData)}}` }
}

/** Writes an execution without its values. */
export function summaryAnswer({ workflowName, createdAt, ownerId, file, ...rest }: StoredExecution) {
  return {
    ...statusAnswer({ ...rest, workflowName, createdAt, ownerId, file }),
    createdAt,
    ownerId,
    workflowName,
    fileName: file.name,
  }
}

/** Writes where an execution stands. */
export function statusAnswer({ id, status, workflowId, file, jobId, ...rest }: StoredExecution) {
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

/** Starts an execution and answers it. */
export function startAnswer(
  store: Store,
  caller: Caller,
  workflow: Workflow,
  file: StoredFile,
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
    configuration,
    file,
    jobId: store.newId("job"),
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

/** Heeds `Prefer: wait=N` (RFC 7240) as far as the pace lets it; answers the header that says so. */
export function hold(store: Store, execution: StoredExecution, prefer: string | null): Record<string, string> {
  const asked = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,9})"?\s*(?=[,;]|$)/i.exec(prefer ?? "")?.[1]
  const seconds = Math.min(Number(asked ?? 0), maxWaitSeconds)
  if (seconds === 0 || !store.progress.hold(execution, store.now())) return {}
  return { [preferenceAppliedHeader]: `wait=${seconds}` }
}
