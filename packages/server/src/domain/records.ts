import type { Configuration } from "@docsift/engine"
import type { Role } from "./caller.ts"
import type { ExecutionStatus } from "./execution-status.ts"
import type { BatchId, ExecutionId, FileId, KeyId, ModelId, OrganizationId, UserId, WorkflowId } from "./ids.ts"
import type { ReviewPolicy, ReviewState } from "./review.ts"

/** A stored extraction definition. */
export interface Workflow {
  readonly id: WorkflowId
  readonly name: string
  readonly description: string
  readonly configuration: Configuration
  /** Undefined when no execution needs a review. */
  readonly review?: ReviewPolicy | undefined
  /** Days for which ended executions are kept; undefined when only the deployment limits them. */
  readonly retentionDays?: number | undefined
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly ownerId: UserId
  /** The number of the definition, from 1. */
  readonly version: number
}

/** A definition that a workflow has or had, without its content. */
export interface WorkflowVersion {
  readonly version: number
  readonly name: string
  readonly createdAt: Date
  /** The user who made it. */
  readonly userId: UserId
  readonly isCurrent: boolean
}

/** The input of a workflow. */
export interface WorkflowInput {
  readonly name: string
  readonly description?: string | undefined
  readonly configuration: Configuration
  readonly review?: ReviewPolicy | undefined
  readonly retentionDays?: number | undefined
}

/** An execution without its data; unknown members are undefined. */
export interface ExecutionSummary {
  readonly id: ExecutionId
  readonly status: ExecutionStatus
  readonly createdAt: Date
  readonly ownerId: UserId
  readonly workflowId: WorkflowId
  /** The workflow's name when the execution was started. */
  readonly workflowName: string
  readonly fileId: FileId
  readonly fileName: string
  /** The queue's own id. */
  readonly jobId: string
  readonly errorMessage?: string | undefined
  readonly startedAt?: Date | undefined
  readonly completedAt?: Date | undefined
  /** Undefined for executions of a server without versions. */
  readonly workflowVersion?: number | undefined
  readonly batchId?: BatchId | undefined
  readonly pageCount?: number | undefined
  readonly review?: ReviewState | undefined
}

/** An execution that was started a moment ago. */
export type StartedExecution = Pick<ExecutionSummary, "id" | "status" | "workflowId" | "fileId" | "fileName" | "jobId">

/** An execution with its data. */
export interface Execution extends ExecutionSummary {
  /**
   * The extracted data as the engine wrote it, every name in the configured order; undefined until the execution is
   * Completed. It is sent as is: parsing the rows of a large table blocks the thread that serves HTTP for a second.
   */
  readonly extractedDataJson?: string | undefined
}

/** A stored document, without its content. */
export interface StoredFile {
  readonly id: FileId
  readonly name: string
  readonly mediaType: string
  readonly sizeBytes: number
  /** Lowercase hex. */
  readonly sha256: string
  readonly createdAt: Date
  /** When the file is removed unless it is used before; undefined while an execution uses it. */
  readonly expiresAt?: Date | undefined
}

/** What a client may depend on of the server. */
export interface ServerDescription {
  readonly version: string
  /** Whether text in images and scans is recognised. */
  readonly recognition: boolean
  /** Whether users can sign in through an identity provider. */
  readonly oidc: boolean
  /** Whether a language model fills a slot. */
  readonly hasModels: boolean
}

/** The sender of a request, and its server. */
export interface CallerDescription {
  readonly user: Pick<User, "id" | "name" | "role">
  readonly organization: Pick<Organization, "id" | "name">
  readonly keyId: KeyId
  /** Undefined for a request with a key. */
  readonly session?: { readonly expiresAt: Date } | undefined
  readonly server: ServerDescription
}

/** Executions of one workflow that belong together, such as the invoices of a month. */
export interface Batch {
  readonly id: BatchId
  readonly name: string
  readonly workflowId: WorkflowId
  readonly ownerId: UserId
  readonly createdAt: Date
  /** Undefined while executions can be added. */
  readonly closedAt?: Date | undefined
}

/** A batch with the number of its executions in each state. */
export interface BatchDetails extends Batch {
  readonly statusCounts: Readonly<Record<ExecutionStatus, number>>
  /** Executions without a review count nowhere. */
  readonly reviewCounts: Readonly<Record<ReviewState, number>>
}

/** A listed API key; `key` is masked (`dsk_ab12…wxyz`). */
export interface ApiKey {
  readonly id: KeyId
  readonly name: string
  readonly key: string
  readonly userId: UserId
  readonly enabled: boolean
  readonly createdAt: Date
  readonly lastRequest?: Date | undefined
}

/** A new API key, with its value, which is never returned again. */
export interface ApiKeyCreated {
  readonly id: KeyId
  readonly name: string
  readonly key: string
}

/** The provider protocols of models. */
export const modelProviders = ["openai", "anthropic", "google", "azure", "openai-compatible", "builtin"] as const

/** The provider protocol of a model. */
export type ModelProvider = (typeof modelProviders)[number]

/** A language model; `providerApiKey` is masked. */
export interface Model {
  readonly id: ModelId
  readonly provider: ModelProvider
  readonly modelName: string
  readonly displayName?: string | undefined
  readonly providerApiKey?: string | undefined
  readonly baseUrl?: string | undefined
  readonly isCore: boolean
  readonly isVision: boolean
  /** The price of a million tokens; undefined when unknown. */
  readonly inputPrice?: number | undefined
  readonly outputPrice?: number | undefined
  /** A code of ISO 4217; undefined without prices. */
  readonly currency?: string | undefined
}

/** The input for adding or testing a model. */
export interface ModelInput {
  readonly modelName: string
  readonly displayName?: string | undefined
  readonly providerApiKey?: string | undefined
  readonly baseUrl?: string | undefined
  readonly provider?: ModelProvider | undefined
  /** @default true */
  readonly isCore?: boolean | undefined
  /** @default false */
  readonly isVision?: boolean | undefined
  /** The price of a million tokens; both prices and their currency, or none. */
  readonly inputPrice?: number | undefined
  readonly outputPrice?: number | undefined
  /** A code of ISO 4217, the same for all models; an empty string counts as omitted. */
  readonly currency?: string | undefined
}

/** The input for changing a model; omitted members keep their value, and an empty currency removes the prices. */
export interface ModelUpdate extends Omit<ModelInput, "modelName"> {
  readonly id: string
  readonly modelName?: string | undefined
}

/** The result of testing a model's connection; `error` is one of a closed set of sentences. */
export interface ConnectionResult {
  readonly isValid: boolean
  readonly error?: string | undefined
}

/** A slot of the runtime configuration: the fast model reads text, the accurate one also page images. */
export const runtimeSlots = ["fast", "accurate"] as const

/** A slot of the runtime configuration. */
export type RuntimeSlotName = (typeof runtimeSlots)[number]

/** The model in a slot. */
export interface RuntimeSlot {
  readonly name: string
  readonly modelId: ModelId
}

/** The models that executions use; an unset slot is undefined. */
export interface RuntimeConfiguration {
  readonly fastModel?: RuntimeSlot | undefined
  readonly accurateModel?: RuntimeSlot | undefined
}

/** A tenant: its workflows, executions, files and keys are visible only inside it. */
export interface Organization {
  readonly id: OrganizationId
  readonly name: string
  readonly createdAt: Date
}

/** A member of an organization. */
export interface User {
  readonly id: UserId
  readonly organizationId: OrganizationId
  readonly name: string
  readonly role: Role
  readonly createdAt: Date
}
