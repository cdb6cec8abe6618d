import type { Role } from "./caller.ts"
import type { OrganizationId, UserId } from "./ids.ts"

/** A member of an organization. */
export interface User {
  readonly id: UserId
  readonly organizationId: OrganizationId
  readonly name: string
  readonly role: Role
  readonly createdAt: Date
}
