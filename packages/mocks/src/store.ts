import type { AuditEntry, Model, Organization, User } from "@docsift/sdk"
import { idDigits } from "./generated/ids.ts"
import type { Progress } from "./progress.ts"
import type {
  Outcome,
  SentDocument,
  StoredApiKey,
  StoredBatch,
  StoredExecution,
  StoredFile,
  StoredModel,
  StoredSession,
  StoredWebhook,
  StoredWorkflow,
} from "./records.ts"

/** The state of the mocks; every map is ordered oldest first. */
export interface Store {
  readonly workflows: Map<string, StoredWorkflow>
  readonly executions: Map<string, StoredExecution>
  readonly files: Map<string, StoredFile>
  readonly batches: Map<string, StoredBatch>
  readonly webhooks: Map<string, StoredWebhook>
  readonly apiKeys: Map<string, StoredApiKey>
  readonly sessions: Map<string, StoredSession>
  readonly models: Map<string, StoredModel>
  readonly organizations: Map<string, Organization>
  /** Oldest first. */
  readonly auditLog: AuditEntry[]
  readonly users: Map<string, User>
  readonly slots: { fast: string; accurate: string }
  /** Ids of workflows of which one execution has been rejected. */
  readonly rejectedOnce: Set<string>
  readonly progress: Progress
  readonly maxFileBytes: number
  readonly maxUnusedBytes: number
  /** Decides how the execution of a document ends. */
  readonly outcomeOf: (document: SentDocument) => Outcome
  /** The time by the injected clock, RFC 3339. */
  now(): string
  /** Returns the next id of a kind. Ids are numbered, so that snapshots of tests stay the same. */
  newId(prefix: string): string
}

/** Options of a new store. */
export interface StoreOptions extends Pick<Store, "progress" | "maxFileBytes" | "maxUnusedBytes" | "outcomeOf"> {
  readonly apiKey: string
  readonly now: () => number
}

/** Creates the store of a new deployment: one organization, one admin with one key, the built-in model in both slots. */
export function createStore({ apiKey, now, ...rest }: StoreOptions): Store {
  let count = 0
  const digits: Readonly<Record<string, number>> = idDigits
  const newId = (prefix: string) => `${prefix}_${(++count).toString(16).padStart(digits[prefix] ?? 12, "0")}`
  const timestamp = () => new Date(now()).toISOString()
  const createdAt = timestamp()
  const organization: Organization = { id: newId("org"), name: "Mock organization", createdAt }
  const user: User = { id: newId("usr"), organizationId: organization.id, name: "Admin", role: "admin", createdAt }
  const key = { id: newId("key"), name: "Admin", value: apiKey, userId: user.id, createdAt, isEnabled: true }
  const modelName = "docsift-builtin"
  const model: Model = {
    id: newId("mdl"),
    provider: "builtin",
    modelName,
    displayName: "Built-in engine",
    isCore: true,
    isVision: true,
  }
  return {
    ...rest,
    workflows: new Map(),
    executions: new Map(),
    files: new Map(),
    batches: new Map(),
    webhooks: new Map(),
    apiKeys: new Map([[key.id, key]]),
    sessions: new Map(),
    models: new Map([[model.id, model]]),
    auditLog: [],
    organizations: new Map([[organization.id, organization]]),
    users: new Map([[user.id, user]]),
    slots: { fast: model.id, accurate: model.id },
    rejectedOnce: new Set(),
    now: timestamp,
    newId,
  }
}
