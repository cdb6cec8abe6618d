import type { LanguageModel, Models } from "@docsift/engine"
import type { RuntimeSlotName } from "../domain/runtime-configuration.ts"
import type { ModelConnector } from "../ports/model-connector.ts"
import type { SecretBox } from "../ports/secret-box.ts"
import type { SlotModel } from "../repositories/models.ts"
import { openModelKey } from "./model-keys.ts"
import { type MeteredModel, type ModelMeter, watchModels } from "./model-meter.ts"

/** The models of an execution, or why it cannot run. */
export type FoundModels = { readonly models: Models } | { readonly missing: string }

interface OpenedModel {
  /** The settings that the open model was created from. */
  readonly version: string
  readonly model: LanguageModel
}

/** Opens the models that the runtime configuration names; a model stays open for later executions until it changes. */
export class ExecutionModels {
  readonly #box: SecretBox
  readonly #connector: ModelConnector
  readonly #opened = new Map<RuntimeSlotName, OpenedModel>()

  constructor(box: SecretBox, connector: ModelConnector) {
    this.#box = box
    this.#connector = connector
  }

  /** Opens the models of both slots, whose usage `meter` counts; one with the built-in engine needs none. */
  open(slots: readonly SlotModel[], meter: ModelMeter): FoundModels {
    const rowOf = (name: RuntimeSlotName) => slots.find(({ slot }) => slot === name)?.model
    const fast = rowOf("fast")
    if (fast === undefined) {
      return { missing: "No fast model is configured. Choose one in the runtime configuration." }
    }
    const accurate = rowOf("accurate")
    const opened = this.#open("fast", fast)
    // One model in both slots is one object: the engine then reads a document in one pass.
    const models = { fast: opened, accurate: accurate?.id === fast.id ? opened : this.#open("accurate", accurate) }
    const about = { fast: meteredOf("fast", fast), accurate: accurate && meteredOf("accurate", accurate) }
    return { models: watchModels(meter, models, about) }
  }

  #open(slot: RuntimeSlotName, row: SlotModel["model"] | undefined): LanguageModel | undefined {
    if (row === undefined || row.provider === "builtin") return undefined
    const version = JSON.stringify(row)
    const known = this.#opened.get(slot)
    if (known?.version === version) return known.model
    const { provider, modelName, displayName, baseUrl, isVision, sealedApiKey } = row
    const apiKey = sealedApiKey === null ? undefined : openModelKey(this.#box, row.id, sealedApiKey)
    const model = this.#connector.open({
      provider,
      modelName,
      name: displayName ?? modelName,
      apiKey,
      baseUrl: baseUrl ?? undefined,
      isVision,
    })
    this.#opened.set(slot, { version, model })
    return model
  }
}

function meteredOf(slot: RuntimeSlotName, row: SlotModel["model"]): MeteredModel {
  return {
    modelId: row.id,
    name: row.displayName ?? row.modelName,
    slot,
    inputPrice: row.inputPrice ?? undefined,
    outputPrice: row.outputPrice ?? undefined,
    currency: row.currency ?? undefined,
  }
}
