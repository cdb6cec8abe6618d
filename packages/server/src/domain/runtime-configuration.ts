import type { ModelId } from "./ids.ts"

/** A slot of the runtime configuration: the fast model reads text, the accurate one also page images. */
export const runtimeSlots = ["fast", "accurate"] as const

/** A slot of the runtime configuration. */
export type RuntimeSlotName = (typeof runtimeSlots)[number]

/** The model in a slot. */
export interface RuntimeSlot {
  readonly name: string
  readonly modelId: ModelId
}

/** The models that executions use; an unset slot is undefined. */
export interface RuntimeConfiguration {
  readonly fastModel?: RuntimeSlot | undefined
  readonly accurateModel?: RuntimeSlot | undefined
}
