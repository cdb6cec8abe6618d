import type { UserId, WorkflowId } from "../generated/ids.ts"
import type { Configuration } from "./configuration.ts"

/** A stored definition of what to extract. */
export interface Workflow {
  readonly id: WorkflowId
  readonly name: string
  /** Empty when none was given. */
  readonly description: string
  readonly configuration: Configuration
  /** RFC 3339, UTC. */
  readonly createdAt: string
  /** RFC 3339, UTC. */
  readonly updatedAt: string
  readonly ownerId: UserId
}

/** A workflow to store. */
export interface WorkflowInput {
  /** 1–200 characters. */
  readonly name: string
  /** @default "" */
  readonly description?: string | undefined
  readonly configuration: Configuration
}

declare const definition: unique symbol

/** The id of the stored workflow, with the type of its definition, so that `extract` can type the data. */
export interface WorkflowReference<Definition = WorkflowInput> {
  readonly workflowId: WorkflowId
  /** One plain sentence. */
  readonly message: string
  /** Exists in types only. */
  readonly [definition]?: Definition
}
