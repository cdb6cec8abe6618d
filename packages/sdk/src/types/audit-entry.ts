import type { ApiKeyId, OrganizationId, UserId } from "../generated/ids.ts"
import type { components } from "../generated/schema.ts"
import type { PageQuery } from "./page-query.ts"

/** An operation in the audit log. */
export type AuditedOperation = components["schemas"]["AuditedOperation"]

/** A change that was made. It contains no values. */
export interface AuditEntry {
  readonly id: number
  /** RFC 3339, UTC. */
  readonly at: string
  readonly operation: AuditedOperation
  /** Id of what was created, changed or removed. */
  readonly targetId: string
  /** Undefined, like the user, for a command on the server's machine. */
  readonly organizationId?: OrganizationId
  readonly userId?: UserId
  readonly keyId?: ApiKeyId
  readonly requestId?: string
}

/** Selects entries of the audit log. */
export interface AuditQuery extends PageQuery {
  /** RFC 3339 in UTC; included. */
  readonly since?: string | undefined
  /** RFC 3339 in UTC; excluded. */
  readonly until?: string | undefined
  readonly operation?: AuditedOperation | undefined
  readonly organizationId?: OrganizationId | undefined
  readonly userId?: UserId | undefined
}
