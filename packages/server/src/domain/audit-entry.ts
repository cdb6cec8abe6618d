import type { auditedOperations } from "../generated/enums.ts"
import type { KeyId, OrganizationId, UserId } from "./ids.ts"

/**
 * The operations in the audit log: those that the OpenAPI document marks `x-audited`, the first start, and changes by
 * commands on the server's machine.
 */
export type AuditedOperation = (typeof auditedOperations)[number]

/** One change: actor, operation and target. Never a value, so never a secret. */
export interface AuditEntry {
  readonly id: number
  readonly at: Date
  readonly operation: AuditedOperation
  /** Id of the key, model, organization, user or execution that was created, changed or removed; of a session, that of its key. */
  readonly targetId: string
  /** The actor's organization; it and the user are undefined for a command on the server's machine. */
  readonly organizationId: OrganizationId | undefined
  readonly userId: UserId | undefined
  /** Undefined for changes without an API key: by a command, or by the start of the server itself. */
  readonly keyId: KeyId | undefined
  readonly requestId: string | undefined
}

/** The actor of the command line: no user, key or request. */
export const operator = { organizationId: undefined, userId: undefined, keyId: undefined, requestId: undefined }
