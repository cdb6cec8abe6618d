import { setTimeout as sleep } from "node:timers/promises"
import type { LanguageModel, ModelOutcome, ModelRequest } from "../model/language-model.ts"
import { boundedFetch } from "./bounded-fetch.ts"
import { relaxSettings } from "./call-settings.ts"
import type { ProviderSettings } from "./provider.ts"
import { initialSettings, limitsOf, limitWithThinking } from "./provider-traits.ts"

/** A model of a provider, as an administrator registered it. */
export interface ProviderModelOptions extends ProviderSettings {
  /** The name a person gave it, for warnings. */
  readonly name: string
  /** Whether it takes images. */
  readonly isVision: boolean
  /** Milliseconds for one question with all its repetitions and pauses. @default 180_000 */
  readonly timeoutMs?: number
  /** Milliseconds before the first repetition; the second waits twice as long, and both as long as the provider asks. @default 1000 */
  readonly firstPauseMs?: number
}

/** The queue repeats executions too, so that a few repetitions here carry over a moment's overload and no more. */
const maxRepetitions = 2

/** Four times the longest answer that is read: JSON inside JSON is escaped. */
const maxResponseBytes = 16 * 1024 * 1024

/**
 * Opens a provider's model behind the engine's port. The libraries are loaded with the first call: they cost 0.2 s and
 * 30 MB. What a model objects to, be it the form in which JSON is asked for or a setting, is left out, and what then
 * worked is remembered. A question makes at most three calls, and one more for each thing that is left out.
 */
export function createProviderModel(options: ProviderModelOptions): LanguageModel {
  const { provider, modelName, name, isVision, timeoutMs = 180_000, firstPauseMs = 1000 } = options
  const load = async () => {
    const [{ openModel }, { callModel }] = await Promise.all([import("./open-model.ts"), import("./call-model.ts")])
    return { model: await openModel({ ...options, fetch: boundedFetch(options.fetch, maxResponseBytes) }), callModel }
  }
  let loaded: ReturnType<typeof load> | undefined
  let remembered = initialSettings(provider, modelName)

  async function generate(request: ModelRequest, signal?: AbortSignal): Promise<ModelOutcome> {
    const endsAt = performance.now() + timeoutMs
    const deadline = AbortSignal.timeout(timeoutMs)
    const ends = signal === undefined ? deadline : AbortSignal.any([signal, deadline])
    loaded ??= load()
    const { model, callModel } = await loaded
    const maxTokens = limitWithThinking(provider, modelName, request.maxOutputTokens)
    const known = remembered
    let settings = known
    let learned = known
    for (let repetitions = 0; ;) {
      const ended = await callModel(model, request, settings, maxTokens, ends)
      if ("type" in ended) {
        if (learned !== known) remembered = learned
        return ended
      }
      const { reason, detail, status, isRepeatable, waitMs, objection } = ended
      const failed: ModelOutcome = { type: "failed", reason, detail, status, usage: noUsage }
      const relaxed = objection && relaxSettings(settings, objection)
      if (relaxed) {
        settings = relaxed
        // A schema that was too large says nothing of the next one.
        if (objection !== "schema") learned = relaxSettings(learned, objection) ?? learned
        continue
      }
      if (!isRepeatable || repetitions === maxRepetitions) return failed
      const pause = waitMs ?? firstPauseMs * 2 ** repetitions * (1 + Math.random() / 4)
      // Who is asked to wait longer than there is time knows the end already.
      if (performance.now() + pause >= endsAt) return failed
      await sleep(pause, undefined, { signal: ends }).catch(() => undefined)
      if (ends.aborted) return failed
      repetitions++
    }
  }
  return { traits: { name, isVision, ...limitsOf(provider) }, generate }
}

const noUsage = { inputTokens: 0, outputTokens: 0 }
