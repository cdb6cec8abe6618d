import type { OrganizationId, UserId } from "../generated/ids.ts"

/** A tenant: its users share workflows, executions, files and keys, and see none of another organization. */
export interface Organization {
  readonly id: OrganizationId
  readonly name: string
  readonly createdAt: string
}

/** An organization to create. */
export interface OrganizationInput {
  /** 1–200 characters. */
  readonly name: string
}

/** The permissions of a user's keys; only `admin` may call the operations under `client.admin`. */
export type Role = "admin" | "member"

/** An owner of API keys. */
export interface User {
  readonly id: UserId
  readonly organizationId: OrganizationId
  readonly name: string
  readonly role: Role
  readonly createdAt: string
}

/** A user to create. */
export interface UserInput {
  readonly organizationId: OrganizationId
  /** 1–200 characters. */
  readonly name: string
  readonly role: Role
}
