import type { LanguageModel } from "../model/language-model.ts"
import type { AnswerForm } from "./call-model.ts"
import type { ProviderSettings } from "./provider.ts"
import type { ProviderFailure } from "./provider-failure.ts"
import { limitsOf } from "./provider-traits.ts"

/** A model of a provider, as an administrator registered it. */
export interface ProviderModelOptions extends ProviderSettings {
  /** The name a person gave it, for warnings. */
  readonly name: string
  /** Whether it takes images. */
  readonly isVision: boolean
  /** Milliseconds for one question with all its repetitions. @default 180_000 */
  readonly timeoutMs?: number
}

/** Answers of a provider that does not know the form in which the shape of an answer was asked for. */
const formRefusals: readonly (number | undefined)[] = [400, 422, 501]

/**
 * Opens a provider's model behind the engine's port. The libraries are loaded with the first call: they cost 0.2 s and
 * 30 MB. A provider that refuses one form of asking for JSON gets the next looser one; what worked is remembered.
 */
export function createProviderModel(options: ProviderModelOptions): LanguageModel {
  const { provider, name, isVision, timeoutMs = 180_000 } = options
  const load = async () => {
    const [{ openModel }, { answerForms, callModel }] = await Promise.all([
      import("./open-model.ts"),
      import("./call-model.ts"),
    ])
    return { model: await openModel(options), answerForms, callModel }
  }
  let loaded: ReturnType<typeof load> | undefined
  let form: AnswerForm = "schema"
  return {
    traits: { name, isVision, ...limitsOf(provider) },
    async generate(request, signal) {
      const deadline = AbortSignal.timeout(timeoutMs)
      const ends = signal === undefined ? deadline : AbortSignal.any([signal, deadline])
      loaded ??= load()
      const { model, answerForms, callModel } = await loaded
      let failure: ProviderFailure = { reason: "rejected", detail: "no form of asking is left", status: undefined }
      for (const asked of answerForms.slice(answerForms.indexOf(form))) {
        const ended = await callModel(model, request, asked, ends)
        if ("type" in ended) {
          form = asked
          return ended
        }
        failure = ended
        if (ended.reason !== "rejected" || !formRefusals.includes(ended.status)) break
      }
      return { type: "failed", ...failure, usage: { inputTokens: 0, outputTokens: 0 } }
    },
  }
}
