import type {
  Configuration,
  ExecutionStatus,
  Model,
  Organization,
  Role,
  User,
  UntypedData,
  Workflow,
} from "@docsift/sdk"
import type { Progress } from "./pace.ts"
import { Refusal } from "./refusal.ts"
import type { Outcome } from "./outcome.ts"

/** Who calls. */
export interface Caller {
  readonly keyId: string
  readonly userId: string
  readonly organizationId: string
  readonly role: Role
}

/** A workflow with its owner's organization. */
export interface StoredWorkflow {
  readonly organizationId: string
  readonly workflow: Workflow
}

/** A file as it was sent. */
export interface StoredFile {
  readonly id: string
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** An execution and all that decides how it goes on. */
export interface StoredExecution {
  readonly organizationId: string
  readonly id: string
  readonly ownerId: string
  readonly workflowId: string
  readonly workflowName: string
  readonly configuration: Configuration
  readonly file: StoredFile
  readonly jobId: string
  readonly createdAt: string
  readonly outcome: Outcome
  status: ExecutionStatus
  startedAt?: string
  completedAt?: string
  errorMessage?: string
  extractedData?: UntypedData
}

/** An API key with its whole value. */
export interface StoredApiKey {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly userId: string
  readonly createdAt: string
  isEnabled: boolean
  lastRequest?: string
}

/** A model; of its secret only the mask is kept. */
export type StoredModel = Model

/** Everything the mocks know, newest last. */
export interface Store {
  readonly workflows: Map<string, StoredWorkflow>
  readonly executions: Map<string, StoredExecution>
  readonly apiKeys: Map<string, StoredApiKey>
  readonly models: Map<string, StoredModel>
  readonly organizations: Map<string, Organization>
  readonly users: Map<string, User>
  readonly slots: { fast: string; accurate: string }
  /** Names of workflows that have already been refused once. */
  readonly refusedOnce: Set<string>
  readonly progress: Progress
  readonly maxFileBytes: number
  /** Decides what becomes of a document. */
  readonly outcomeOf: (document: SentDocument) => Outcome
  /** The moment by the injected clock, as the interface writes it. */
  now(): string
  /** The next id of a kind: counted, so that a test's snapshots stay the same. */
  newId(prefix: string): string
}

/** A document that was sent to a workflow. */
export interface SentDocument {
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly workflowName: string
  readonly configuration: Configuration
}

/** What a store begins with. */
export interface StoreOptions extends Pick<Store, "progress" | "maxFileBytes" | "outcomeOf"> {
  readonly apiKey: string
  readonly now: () => number
}

/** Starts like a fresh deployment: one organization, one admin with one key, and the built-in model in both slots. */
export function createStore({ apiKey, now, ...rest }: StoreOptions): Store {
  let count = 0
  const newId = (prefix: string) => `${prefix}_${(++count).toString(16).padStart(12, "0")}`
  const timestamp = () => new Date(now()).toISOString()
  const createdAt = timestamp()
  const organization: Organization = { id: newId("org"), name: "Mock organization", createdAt }
  const user: User = { id: newId("usr"), organizationId: organization.id, name: "Admin", role: "admin", createdAt }
  const key = { id: newId("key"), name: "Admin", value: apiKey, userId: user.id, createdAt, isEnabled: true }
  const modelName = "docsift-builtin"
  const model: Model = { id: newId("mdl"), provider: "builtin", modelName, isCore: true, isVision: true }
  return {
    ...rest,
    workflows: new Map(),
    executions: new Map(),
    apiKeys: new Map([[key.id, key]]),
    models: new Map([[model.id, model]]),
    organizations: new Map([[organization.id, organization]]),
    users: new Map([[user.id, user]]),
    slots: { fast: model.id, accurate: model.id },
    refusedOnce: new Set(),
    now: timestamp,
    newId,
  }
}

/** Finds out who holds a key. @throws {Refusal} `unauthorized`, in the same words for every cause. */
export function authenticate(store: Store, value: string | null): Caller {
  const key = [...store.apiKeys.values()].find((each) => each.value === value && each.isEnabled)
  const user = key && store.users.get(key.userId)
  if (key === undefined || user === undefined) {
    throw new Refusal("unauthorized", "The header x-api-key must hold a valid API key.")
  }
  const now = store.now()
  // Like the server, which writes at most once a minute.
  if (Date.parse(now) - Date.parse(key.lastRequest ?? "1970-01-01") >= 60_000) key.lastRequest = now
  return { keyId: key.id, userId: user.id, organizationId: user.organizationId, role: user.role }
}
