export { type Admin, Client } from "./client.ts"
export type { DataOptions } from "./core/check-data.ts"
export type { Call, ListCall } from "./core/call.ts"
export type { ResponseWithData as Answer } from "./core/exchange.ts"
export type { RawClient } from "./core/transport.ts"
export type { WatchOptions } from "./core/watch.ts"
export { defineWorkflow } from "./define-workflow.ts"
export { AbortError } from "./errors/abort-error.ts"
export { ApiError, type ErrorCode } from "./errors/api-error.ts"
export { AuthenticationError } from "./errors/authentication-error.ts"
export { BadRequestError } from "./errors/bad-request-error.ts"
export { ConflictError } from "./errors/conflict-error.ts"
export { ConnectionError } from "./errors/connection-error.ts"
export { DocsiftError } from "./errors/docsift-error.ts"
export { ExecutionFailedError, type FailureReason } from "./errors/execution-failed-error.ts"
export { InternalServerError } from "./errors/internal-server-error.ts"
export { InvalidArgumentError } from "./errors/invalid-argument-error.ts"
export { InvalidDataError } from "./errors/invalid-data-error.ts"
export { NotFoundError } from "./errors/not-found-error.ts"
export { PayloadTooLargeError } from "./errors/payload-too-large-error.ts"
export { PermissionDeniedError } from "./errors/permission-denied-error.ts"
export { PreconditionFailedError } from "./errors/precondition-failed-error.ts"
export { RateLimitError } from "./errors/rate-limit-error.ts"
export { type RequestDetails, RequestError } from "./errors/request-error.ts"
export { ResponseError } from "./errors/response-error.ts"
export { TimeoutError } from "./errors/timeout-error.ts"
export { UnprocessableEntityError } from "./errors/unprocessable-entity-error.ts"
export { UnsupportedMediaTypeError } from "./errors/unsupported-media-type-error.ts"
export { WaitTimeoutError } from "./errors/wait-timeout-error.ts"
export type { Hooks, Logger, LogLevel, RequestEvent, ResponseEvent, RetryEvent } from "./events.ts"
export { evidenceTree } from "./evidence-tree.ts"
export type { Extract, ExtractInput, ExtractionEvidence, ExtractOptions } from "./extract.ts"
export type { BytesView, FileData, FileInput, NamedFile, PathOnlyThroughFromPath } from "./files.ts"
export type { components, paths } from "./generated/schema.ts"
export type {
  CallOptions,
  ClientOptions,
  ExecuteFileOptions,
  ExecuteOptions,
  UpdateOptions,
  UploadOptions,
  UploadProgress,
} from "./options.ts"
export type { ApiKeys } from "./resources/api-keys.ts"
export type { Batches } from "./resources/batches.ts"
export type { Executions, ExportQuery, JoinedExportQuery, WaitOptions } from "./resources/executions.ts"
export type { Files } from "./resources/files.ts"
export type { Models } from "./resources/models.ts"
export type { AuditLog } from "./resources/audit-log.ts"
export type { Organizations } from "./resources/organizations.ts"
export type { RuntimeConfig } from "./resources/runtime-config.ts"
export type { Caller as CallerResource, Sessions } from "./resources/sessions.ts"
export type { Usage } from "./resources/usage.ts"
export type { Users } from "./resources/users.ts"
export type { Webhooks } from "./resources/webhooks.ts"
export type { Workflows } from "./resources/workflows.ts"
export type { ApiKey, ApiKeyCreated, ApiKeyInput, Message } from "./types/api-key.ts"
export type { ExecutionUsage, ModelUsage, UsageGroup, UsageQuery } from "./types/usage.ts"
export type { Batch, BatchDetails, BatchInput } from "./types/batch.ts"
export type {
  ColumnDefinition,
  Configuration,
  FieldDefinition,
  ObjectDefinition,
  TableDefinition,
  ValueType,
} from "./types/configuration.ts"
export type { Evidence, EvidencePage, EvidenceReport } from "./types/evidence.ts"
export type { EvidenceTree } from "./types/evidence-tree.ts"
export type {
  CompletedExecution,
  ExecuteResult,
  Execution,
  ExecutionFile,
  ExecutionQuery,
  ExecutionReference,
  ExecutionStatus,
  ExecutionStatusView,
  ExecutionSummary,
  ExecutionWith,
  ExportMode,
  ExtractionResult,
  FailedExecution,
  ProcessingExecution,
  QueuedExecution,
  ReviewState,
} from "./types/execution.ts"
export type {
  FileGrid,
  FilePage,
  FilePages,
  GridQuery,
  GridRows,
  PageBox,
  PageImageQuery,
  PageWord,
  PageWords,
  Region,
  RegionValue,
  StoredFile,
  TriedExtraction,
} from "./types/file.ts"
export type { SuggestedValue, SuggestedWorkflow, SuggestionInput } from "./types/suggestion.ts"
export type { ExtractedData, ExtractedObject, ExtractedValue, UntypedData } from "./types/extracted-data.ts"
export type {
  ApiKeyId,
  BatchId,
  ExecutionId,
  FileId,
  MessageId,
  ModelId,
  OrganizationId,
  UserId,
  WebhookId,
  WorkflowId,
} from "./generated/ids.ts"
export type {
  ConnectionResult,
  Model,
  ModelInput,
  ModelProvider,
  ModelResult,
  ModelUpdate,
  Success,
} from "./types/model.ts"
export type {
  DeliveryError,
  DeliveryQuery,
  DeliveryState,
  Webhook,
  WebhookAttempt,
  WebhookCreated,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookEventFilter,
  WebhookEventType,
  WebhookInput,
  WebhookRecovered,
  WebhookRecoveryInput,
  WebhookRotationInput,
  WebhookSecret,
} from "./types/webhook.ts"
export type { Organization, OrganizationInput, Role, User, UserInput } from "./types/organization.ts"
export type { AuditedOperation, AuditEntry, AuditQuery } from "./types/audit-entry.ts"
export type { PageQuery } from "./types/page-query.ts"
export type { RuntimeConfiguration, RuntimeConfigurationInput, RuntimeSlot } from "./types/runtime-configuration.ts"
export type { Caller, Session, SessionInput } from "./types/session.ts"
export type { SchemaIssue, SchemaResult, StandardSchema } from "./types/standard-schema.ts"
export type { ReviewPolicy, Workflow, WorkflowInput, WorkflowReference, WorkflowVersion } from "./types/workflow.ts"
export type {
  Correction,
  CorrectionInput,
  CorrectionPlace,
  Label,
  LabelQuery,
  Review,
  ReviewInput,
  ReviewReason,
  ReviewRevision,
} from "./types/review.ts"
