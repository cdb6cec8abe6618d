import type { LanguageModel, Models } from "@docsift/engine"
import type { ModelId } from "../domain/ids.ts"
import type { RuntimeSlotName } from "../domain/runtime-configuration.ts"
import type { PricedModelUsage } from "../domain/usage.ts"

/** A model in a slot, with the prices that the usage is recorded with. */
export interface MeteredModel extends Pick<PricedModelUsage, "name" | "inputPrice" | "outputPrice" | "currency"> {
  readonly modelId: ModelId
  readonly slot: RuntimeSlotName
}

/**
 * Counts the calls and tokens of one run on the host's side, where the providers are called: what a run used is known
 * even when its thread was ended or its result dropped. A call that is aborted has no tokens, since no provider reports any.
 */
export class ModelMeter {
  readonly #used = new Map<MeteredModel, { calls: number; inputTokens: number; outputTokens: number }>()

  /** Wraps a model so that its calls are counted. */
  watch(model: LanguageModel, about: MeteredModel): LanguageModel {
    return {
      traits: model.traits,
      generate: async (request, signal) => {
        const outcome = await model.generate(request, signal)
        const { calls, inputTokens, outputTokens } = this.#used.get(about) ?? noUsage
        this.#used.set(about, {
          calls: calls + 1,
          inputTokens: inputTokens + outcome.usage.inputTokens,
          outputTokens: outputTokens + outcome.usage.outputTokens,
        })
        return outcome
      },
    }
  }

  /** Returns what was used since the last {@link clear}. */
  read(): PricedModelUsage[] {
    return [...this.#used].map(([about, counts]) => ({ ...about, ...counts }))
  }

  /** Forgets what was counted, once it is stored. */
  clear(): void {
    this.#used.clear()
  }
}

const noUsage = { calls: 0, inputTokens: 0, outputTokens: 0 }

/** Wraps the models of both slots; one model in both stays one object, which means one pass. */
export function watchModels(
  meter: ModelMeter,
  { fast, accurate }: Models,
  about: Readonly<Record<RuntimeSlotName, MeteredModel | undefined>>,
): Models {
  const watch = (model: LanguageModel | undefined, of: MeteredModel | undefined) =>
    model === undefined || of === undefined ? model : meter.watch(model, of)
  const watched = watch(fast, about.fast)
  return { fast: watched, accurate: accurate === fast ? watched : watch(accurate, about.accurate) }
}
