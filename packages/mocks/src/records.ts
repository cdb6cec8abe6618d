import type {
  Batch,
  Configuration,
  Correction,
  ExecutionStatus,
  FailureReason,
  Model,
  ReviewPolicy,
  ReviewState,
  ReviewRevision,
  Role,
  UntypedData,
  Webhook,
  WebhookDelivery,
  Workflow,
} from "@docsift/sdk"
import type { WebhookEvent } from "@docsift/sdk/webhooks"

/** The owner of the API key of a request. */
export interface Caller {
  readonly keyId: string
  readonly userId: string
  readonly organizationId: string
  readonly role: Role
  /** The session of the request; undefined for a request with a key. */
  readonly session?: StoredSession | undefined
}

/** A sign-in of a page. */
export interface StoredSession {
  /** The value of the cookie. */
  readonly value: string
  readonly keyId: string
  readonly expiresAt: string
  /** Time of the latest request, in milliseconds since 1970. */
  seenAt: number
}

/** A workflow with its number. */
export interface NumberedWorkflow extends Workflow {
  readonly version: number
}

/** A version of a workflow. */
export interface StoredVersion {
  readonly workflow: NumberedWorkflow
  readonly userId: string
}

/** A workflow with its owner's organization. */
export interface StoredWorkflow {
  readonly organizationId: string
  readonly workflow: NumberedWorkflow
  /** Oldest first, the current one included: the version `n` is at `n - 1`. */
  readonly versions: readonly StoredVersion[]
}

/** A batch with its owner's organization. */
export interface StoredBatch {
  readonly organizationId: string
  readonly batch: Batch
}

/** A webhook with its owner's organization. */
export interface StoredWebhook {
  readonly organizationId: string
  readonly webhook: Webhook
  /** By the id of their message, oldest first. */
  readonly deliveries: Map<string, StoredDelivery>
}

/** A delivery with its message. */
export interface StoredDelivery {
  readonly delivery: WebhookDelivery
  readonly payload: WebhookEvent
}

/** A file as uploaded. */
export interface StoredFile {
  readonly organizationId: string
  readonly id: string
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly createdAt: string
}

/** An execution and its outcome. */
export interface StoredExecution {
  readonly organizationId: string
  readonly id: string
  readonly ownerId: string
  readonly workflowId: string
  readonly workflowName: string
  readonly workflowVersion: number
  readonly configuration: Configuration
  /** A copy from the start, like the configuration. */
  readonly reviewPolicy?: ReviewPolicy | undefined
  readonly file: StoredFile
  readonly jobId: string
  readonly batchId?: string
  readonly createdAt: string
  readonly outcome: Outcome
  status: ExecutionStatus
  startedAt?: string
  completedAt?: string
  errorMessage?: string
  extractedData?: UntypedData
  review?: ReviewState
  /** Oldest first. */
  revisions?: readonly StoredRevision[]
}

/** One change of a review. */
export interface StoredRevision extends ReviewRevision {
  readonly corrections: ReadonlyMap<string, Correction>
}

/** An API key with its unmasked value. */
export interface StoredApiKey {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly userId: string
  readonly createdAt: string
  isEnabled: boolean
  lastRequest?: string
}

/** A model; only the mask of its secret is stored. */
export type StoredModel = Model

/** The end of an execution. */
export interface Outcome {
  readonly failure: FailureReason | undefined
  readonly extractedData: UntypedData
  /** From 0 to 1, one for all values or one for each in the structure of the data; `null` stands for the default. */
  readonly confidence: number | UntypedData
  readonly isSlow: boolean
}

/** A document sent to a workflow. */
export interface SentDocument {
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly workflowName: string
  readonly configuration: Configuration
}
