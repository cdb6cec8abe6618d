import type { AuditEntry } from "../domain/audit-entry.ts"
import type { ApiKey, ApiKeyCreated } from "../domain/api-key.ts"
import type { Batch, BatchDetails } from "../domain/batch.ts"
import type { CallerDescription } from "../domain/caller-description.ts"
import type { Execution, ExecutionSummary, StartedExecution } from "../domain/execution.ts"
import type { ConnectionResult, Model } from "../domain/model.ts"
import type { Organization } from "../domain/organization.ts"
import type { RuntimeConfiguration, RuntimeSlot } from "../domain/runtime-configuration.ts"
import type { StoredFile } from "../domain/stored-file.ts"
import type { User } from "../domain/user.ts"
import type { Workflow, WorkflowVersion } from "../domain/workflow.ts"
import type { Review, ReviewRevision } from "../domain/review.ts"

/*
 * Records become wire shapes here and nowhere else: times as RFC 3339 in UTC with milliseconds and `Z`, members that
 * are not known left out (JSON.stringify drops undefined), nothing that the document does not name.
 */

/** Presents a workflow. */
export function presentWorkflow(workflow: Workflow) {
  return {
    id: workflow.id,
    name: workflow.name,
    description: workflow.description,
    configuration: writable(workflow.configuration),
    review: workflow.review && writable(workflow.review),
    retentionDays: workflow.retentionDays,
    createdAt: workflow.createdAt.toISOString(),
    updatedAt: workflow.updatedAt.toISOString(),
    ownerId: workflow.ownerId,
    version: workflow.version,
  }
}

/** Presents a version of a workflow. */
export function presentWorkflowVersion({ version, name, createdAt, userId, isCurrent }: WorkflowVersion) {
  return { version, name, createdAt: createdAt.toISOString(), userId, isCurrent }
}

/** Presents an execution without its data. */
export function presentExecutionSummary(execution: ExecutionSummary) {
  return {
    id: execution.id,
    status: execution.status,
    createdAt: execution.createdAt.toISOString(),
    ownerId: execution.ownerId,
    workflowId: execution.workflowId,
    workflowName: execution.workflowName,
    fileId: execution.fileId,
    fileName: execution.fileName,
    jobId: execution.jobId,
    errorMessage: execution.errorMessage,
    startedAt: execution.startedAt?.toISOString(),
    completedAt: execution.completedAt?.toISOString(),
    review: execution.review,
    batchId: execution.batchId,
    pageCount: execution.pageCount,
    workflowVersion: execution.workflowVersion,
  }
}

/** Writes an execution with its data, once it has any, as JSON. */
export function writeExecution(execution: Execution): string {
  const summary = JSON.stringify(presentExecutionSummary(execution))
  const { extractedDataJson } = execution
  return extractedDataJson === undefined ? summary : `${summary.slice(0, -1)},"extractedData":${extractedDataJson}}`
}

/** Writes a review with the corrected data as JSON. */
export function writeReview({ review, dataJson }: { readonly review: Review; readonly dataJson: string }): string {
  const { reviewedAt, ...rest } = review
  return `${JSON.stringify({ ...rest, reviewedAt: reviewedAt?.toISOString() }).slice(0, -1)},"data":${dataJson}}`
}

/** Presents one change of a review. */
export function presentReviewRevision({ revision, state, note, by, at, changed }: ReviewRevision) {
  return { revision, state, note, by, at: at.toISOString(), changed: [...changed] }
}

/** Presents the status of an execution, without its data. */
export function presentExecutionStatus(execution: ExecutionSummary) {
  return {
    id: execution.id,
    status: execution.status,
    workflowId: execution.workflowId,
    fileId: execution.fileId,
    jobId: execution.jobId,
    errorMessage: execution.errorMessage,
    startedAt: execution.startedAt?.toISOString(),
    completedAt: execution.completedAt?.toISOString(),
  }
}

/** Presents a started execution; the file name's member is spelled `filename` here, as the interface says. */
export function presentExecuteResult(execution: StartedExecution) {
  return {
    workflowExecutionId: execution.id,
    workflowId: execution.workflowId,
    status: execution.status,
    fileId: execution.fileId,
    filename: execution.fileName,
  }
}

/** Presents a stored file. */
export function presentFile(file: StoredFile) {
  return {
    fileId: file.id,
    fileName: file.name,
    mediaType: file.mediaType,
    sizeBytes: file.sizeBytes,
    sha256: file.sha256,
    createdAt: file.createdAt.toISOString(),
    expiresAt: file.expiresAt?.toISOString(),
  }
}

/** Presents a batch. */
export function presentBatch(batch: Batch) {
  return {
    id: batch.id,
    name: batch.name,
    workflowId: batch.workflowId,
    ownerId: batch.ownerId,
    createdAt: batch.createdAt.toISOString(),
    closedAt: batch.closedAt?.toISOString(),
  }
}

/** Presents a batch with the number of its executions in each state. */
export function presentBatchDetails(batch: BatchDetails) {
  return { ...presentBatch(batch), statusCounts: { ...batch.statusCounts }, reviewCounts: { ...batch.reviewCounts } }
}

/** Presents a listed API key. */
export function presentApiKey(apiKey: ApiKey) {
  return {
    id: apiKey.id,
    name: apiKey.name,
    key: apiKey.key,
    userId: apiKey.userId,
    enabled: apiKey.enabled,
    createdAt: apiKey.createdAt.toISOString(),
    lastRequest: apiKey.lastRequest?.toISOString(),
  }
}

/** Presents a new API key with its value. */
export function presentApiKeyCreated(apiKey: ApiKeyCreated) {
  return { id: apiKey.id, name: apiKey.name, key: apiKey.key }
}

/** Presents the caller; a user or an organization has no other members here. */
export function presentCaller({ user, organization, keyId, session, server }: CallerDescription) {
  return {
    user: { id: user.id, name: user.name, role: user.role },
    organization: { id: organization.id, name: organization.name },
    keyId,
    session: session === undefined ? undefined : presentSession(session),
    server: {
      version: server.version,
      recognition: server.recognition,
      oidc: server.oidc,
      hasModels: server.hasModels,
    },
  }
}

/** Presents a session; its value is in the cookie only. */
export function presentSession({ expiresAt }: { readonly expiresAt: Date }) {
  return { expiresAt: expiresAt.toISOString() }
}

/** Presents a model. */
export function presentModel(model: Model) {
  return {
    id: model.id,
    provider: model.provider,
    modelName: model.modelName,
    displayName: model.displayName,
    providerApiKey: model.providerApiKey,
    baseUrl: model.baseUrl,
    isCore: model.isCore,
    isVision: model.isVision,
    inputPrice: model.inputPrice,
    outputPrice: model.outputPrice,
    currency: model.currency,
  }
}

/** Presents the result of testing a model's connection. */
export function presentConnectionResult({ isValid, error }: ConnectionResult) {
  return { isValid, error }
}

/** Presents the runtime configuration; an unset slot is left out. */
export function presentRuntimeConfiguration(configuration: RuntimeConfiguration) {
  return { fastModel: presentSlot(configuration.fastModel), accurateModel: presentSlot(configuration.accurateModel) }
}

function presentSlot(slot: RuntimeSlot | undefined) {
  return slot === undefined ? undefined : { name: slot.name, modelId: slot.modelId }
}

/** Presents an organization. */
export function presentOrganization(organization: Organization) {
  return { id: organization.id, name: organization.name, createdAt: organization.createdAt.toISOString() }
}

/** Presents a user. */
export function presentUser(user: User) {
  return {
    id: user.id,
    organizationId: user.organizationId,
    name: user.name,
    role: user.role,
    createdAt: user.createdAt.toISOString(),
  }
}

/** Presents an entry of the audit log. */
export function presentAuditEntry({ at, ...entry }: AuditEntry) {
  const { id, operation, targetId, organizationId, userId, keyId, requestId } = entry
  return { id, at: at.toISOString(), operation, targetId, organizationId, userId, keyId, requestId }
}

type Writable<T> = T extends readonly (infer Item)[]
  ? Writable<Item>[]
  : // A branded id is a string and an object.
    T extends string
    ? T
    : T extends object
      ? { -readonly [Key in keyof T]: Writable<T[Key]> }
      : T

/** Takes `readonly` off a type, because the generated response types lack it; nothing is copied or changed. */
export function writable<T>(value: T): Writable<T> {
  return value as Writable<T>
}
