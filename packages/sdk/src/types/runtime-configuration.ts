import type { ModelId } from "../generated/ids.ts"

/** Is the model that works in a slot. */
export interface RuntimeSlot {
  readonly name: string
  readonly modelId: ModelId
}

/** Names the models used in executions; a slot without a model is left out. */
export interface RuntimeConfiguration {
  readonly fastModel?: RuntimeSlot
  readonly accurateModel?: RuntimeSlot
}

/** Says which model to use. */
export interface RuntimeConfigurationInput {
  readonly modelId: ModelId
  /** The one slot to fill; left out, every slot that the model's flags allow. */
  readonly type?: "fast" | "accurate"
}
