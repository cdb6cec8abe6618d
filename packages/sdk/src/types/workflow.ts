import type { UserId, WorkflowId } from "../generated/ids.ts"
import type { Configuration } from "./configuration.ts"

/** Which executions a person should review. One that does has `review: "needed"` as soon as it is completed. */
export interface ReviewPolicy {
  /** Values whose confidence is below this need a review, 0–1. */
  readonly threshold: number
  /** JSON Pointers of fields that need a review when they are `null`, such as `/Invoice/fields/total`. */
  readonly required?: readonly string[] | undefined
  /** Whether every execution needs a review. @default false */
  readonly always?: boolean | undefined
  /** The share of the other executions that needs a review, 0–1. @default 0 */
  readonly sample?: number | undefined
}

/** A stored definition of what to extract. */
export interface Workflow {
  readonly id: WorkflowId
  readonly name: string
  /** Empty when none was given. */
  readonly description: string
  readonly configuration: Configuration
  /** Omitted when no execution needs a review. */
  readonly review?: ReviewPolicy
  /** Days for which executions are kept after their end, with their documents. Omitted when only the deployment limits them. */
  readonly retentionDays?: number
  /** RFC 3339, UTC. */
  readonly createdAt: string
  /** RFC 3339, UTC. */
  readonly updatedAt: string
  readonly ownerId: UserId
  /** Counts from 1; every change adds 1. Undefined from a server without versions. */
  readonly version?: number
}

/** A definition that a workflow has or had, without its content. */
export interface WorkflowVersion {
  /** Counts from 1. */
  readonly version: number
  readonly name: string
  /** RFC 3339, UTC. */
  readonly createdAt: string
  /** The user who made the version. */
  readonly userId: UserId
  /** Whether new executions run it. */
  readonly isCurrent: boolean
}

/** A workflow to store. */
export interface WorkflowInput {
  /** 1–200 characters. */
  readonly name: string
  /** @default "" */
  readonly description?: string | undefined
  readonly configuration: Configuration
  readonly review?: ReviewPolicy | undefined
  /** Days for which executions are kept after their end, with their documents: 1–3650, and never longer than the deployment keeps them. */
  readonly retentionDays?: number | undefined
}

declare const definition: unique symbol

/** The id of the stored workflow, with the type of its definition, so that `extract` can type the data. */
export interface WorkflowReference<Definition = WorkflowInput> {
  readonly workflowId: WorkflowId
  /** One plain sentence. */
  readonly message: string
  /** The version that is stored. Undefined from a server without versions. */
  readonly version?: number
  /** Exists in types only. */
  readonly [definition]?: Definition
}
