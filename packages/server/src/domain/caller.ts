import type { KeyId, OrganizationId, UserId } from "./ids.ts"

/** The roles of users: `admin` may also call the admin operations. */
export const roles = ["admin", "member"] as const

/** The role of a user. */
export type Role = (typeof roles)[number]

/** The authenticated sender of a request. */
export interface Caller {
  readonly keyId: KeyId
  readonly userId: UserId
  readonly organizationId: OrganizationId
  readonly role: Role
  /** The request's id in the log; undefined for a caller that did not use HTTP. */
  readonly requestId?: string
}
