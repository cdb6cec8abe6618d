import type { OrganizationId, UserId } from "../generated/ids.ts"

/** Is a tenant: its users see each other's workflows, executions, files and keys, and nobody else's. */
export interface Organization {
  readonly id: OrganizationId
  readonly name: string
  readonly createdAt: string
}

/** Describes an organization to create. */
export interface OrganizationInput {
  /** 1–200 characters. */
  readonly name: string
}

/** Says what the keys of a user may do; only `admin` may call the operations under `client.admin`. */
export type Role = "admin" | "member"

/** Is an owner of API keys. */
export interface User {
  readonly id: UserId
  readonly organizationId: OrganizationId
  readonly name: string
  readonly role: Role
  readonly createdAt: string
}

/** Describes a user to create. */
export interface UserInput {
  readonly organizationId: OrganizationId
  /** 1–200 characters. */
  readonly name: string
  readonly role: Role
}
