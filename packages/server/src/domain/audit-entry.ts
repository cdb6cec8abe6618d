import type { KeyId, OrganizationId, UserId } from "./ids.ts"

/**
 * What the audit log records: the operations that the OpenAPI document marks `x-audited`, the first start, and what
 * commands on the server's machine change.
 */
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
  | "rotateEncryption"
  | "acceptDocumentStore"
  | "detachDocumentStore"
  | "forgetEncryption"
  | "createAdminKey"

/** One change: who did what to what. Never a value, so never a secret. */
export interface AuditEntry {
  readonly id: number
  readonly at: Date
  readonly operation: AuditedOperation
  /** Id of the key, model, organization or user that was made, changed or removed. */
  readonly targetId: string
  /** The organization of whoever did it; undefined with the user for a command on the server's machine. */
  readonly organizationId: OrganizationId | undefined
  readonly userId: UserId | undefined
  /** Undefined for what no API key did: a command, or a start of the server by itself. */
  readonly keyId: KeyId | undefined
  readonly requestId: string | undefined
}

/** The actor of the command line: no user, key or request. */
export const operator = { organizationId: undefined, userId: undefined, keyId: undefined, requestId: undefined }
