import type { KeyId, OrganizationId, UserId } from "./ids.ts"

/** What a user may do: `admin` also calls the admin operations. */
export const roles = ["admin", "member"] as const

/** What a user may do. */
export type Role = (typeof roles)[number]

/** Who sent a request, read from its API key. */
export interface Caller {
  readonly keyId: KeyId
  readonly userId: UserId
  readonly organizationId: OrganizationId
  readonly role: Role
  /** Names the request in the log; undefined for a caller that did not come over HTTP. */
  readonly requestId?: string
}
