import type { KeyId, OrganizationId, UserId } from "./ids.ts"

/** What the audit log records: the operations that the OpenAPI document marks `x-audited`, and the first start. */
export type AuditedOperation =
  | "createApiKey"
  | "revokeApiKey"
  | "createUserApiKey"
  | "addModel"
  | "updateModel"
  | "deleteModel"
  | "setRuntimeConfig"
  | "createOrganization"
  | "createUser"
  | "bootstrap"

/** One change: who did what to what. Never a value, so never a secret. */
export interface AuditEntry {
  readonly id: number
  readonly at: Date
  readonly operation: AuditedOperation
  /** Id of the key, model, organization or user that was made, changed or removed. */
  readonly targetId: string
  /** The organization of whoever did it. */
  readonly organizationId: OrganizationId
  readonly userId: UserId
  /** Undefined for what a start of the server did by itself. */
  readonly keyId: KeyId | undefined
  readonly requestId: string | undefined
}
