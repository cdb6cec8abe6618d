import type { ModelUsage } from "@docsift/engine"
import type { ModelId } from "./ids.ts"

/** The usage of one model, with the prices at the time of the execution. */
export interface PricedModelUsage extends ModelUsage {
  readonly modelId: ModelId
  readonly name: string
  /** The price of a million tokens; undefined when unknown. */
  readonly inputPrice?: number | undefined
  readonly outputPrice?: number | undefined
  /** A code of ISO 4217; undefined without prices. */
  readonly currency?: string | undefined
}
