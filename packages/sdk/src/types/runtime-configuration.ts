import type { ModelId } from "../generated/ids.ts"

/** The model of a slot. */
export interface RuntimeSlot {
  readonly name: string
  readonly modelId: ModelId
}

/** The models used by executions; a slot without a model is left out. */
export interface RuntimeConfiguration {
  readonly fastModel?: RuntimeSlot
  readonly accurateModel?: RuntimeSlot
}

/** The model to use. */
export interface RuntimeConfigurationInput {
  readonly modelId: ModelId
  /** The slot to assign. @default every slot that the model's flags allow */
  readonly type?: "fast" | "accurate"
}
