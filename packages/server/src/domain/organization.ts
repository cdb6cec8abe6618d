import type { OrganizationId } from "./ids.ts"

/** A tenant: its workflows, executions, files and keys are visible only inside it. */
export interface Organization {
  readonly id: OrganizationId
  readonly name: string
  readonly createdAt: Date
}
