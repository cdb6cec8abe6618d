import type { Configuration } from "@docsift/engine"
import type { UserId, WorkflowId } from "./ids.ts"
import type { ReviewPolicy } from "./review.ts"

/** A stored extraction definition. */
export interface Workflow {
  readonly id: WorkflowId
  readonly name: string
  readonly description: string
  readonly configuration: Configuration
  /** Undefined when no execution needs a review. */
  readonly review?: ReviewPolicy | undefined
  /** Days for which ended executions are kept; undefined when only the deployment limits them. */
  readonly retentionDays?: number | undefined
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly ownerId: UserId
  /** The number of the definition, from 1. */
  readonly version: number
}

/** A definition that a workflow has or had, without its content. */
export interface WorkflowVersion {
  readonly version: number
  readonly name: string
  readonly createdAt: Date
  /** The user who made it. */
  readonly userId: UserId
  readonly isCurrent: boolean
}

/** The input of a workflow. */
export interface WorkflowInput {
  readonly name: string
  readonly description?: string | undefined
  readonly configuration: Configuration
  readonly review?: ReviewPolicy | undefined
  readonly retentionDays?: number | undefined
}
