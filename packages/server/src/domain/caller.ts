import type { KeyId, OrganizationId, UserId } from "./ids.ts"

/** The roles of users: `admin` may also call the admin operations. */
export const roles = ["admin", "member"] as const

/** The role of a user. */
export type Role = (typeof roles)[number]

/** The session of a request. */
export interface CallerSession {
  /** SHA-256 of the value, lowercase hex. */
  readonly hash: string
  readonly expiresAt: Date
}

/** The authenticated sender of a request. */
export interface Caller {
  readonly keyId: KeyId
  readonly userId: UserId
  readonly organizationId: OrganizationId
  readonly role: Role
  /** Present when the request came with a session, which acts for the key. */
  readonly session?: CallerSession
  /** The request's id in the log; undefined for a caller that did not use HTTP. */
  readonly requestId?: string
}
