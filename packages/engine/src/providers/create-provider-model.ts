import { setTimeout as sleep } from "node:timers/promises"
import type { LanguageModel, ModelOutcome, ModelRequest } from "../model/language-model.ts"
import { boundedFetch } from "./bounded-fetch.ts"
import { relaxSettings } from "./call-settings.ts"
import type { ProviderSettings } from "./provider.ts"
import { initialSettings, limitsOf, limitWithThinking } from "./provider-traits.ts"

/** A model of a provider, as an administrator registered it. */
export interface ProviderModelOptions extends ProviderSettings {
  /** The display name, for warnings. */
  readonly name: string
  /** Whether it accepts images. */
  readonly isVision: boolean
  /** Milliseconds for one request with all its retries and pauses. @default 180_000 */
  readonly timeoutMs?: number
  /** Milliseconds before the first retry; the second waits twice as long. A wait that the provider requests takes precedence. @default 1000 */
  readonly firstPauseMs?: number
}

/** The queue retries executions too: a few retries here only bridge a brief overload. */
const maxRetries = 2

/** Four times the longest answer that is parsed, because JSON inside JSON is escaped. */
const maxResponseBytes = 16 * 1024 * 1024

/**
 * Creates a language model of a provider. The libraries are loaded with the first call: they cost 0.2 s and 30 MB. A
 * setting that a model rejects, or the form in which JSON is requested, is omitted, and the settings that worked are kept
 * for later requests. A request makes at most three calls, and one more for each omitted setting.
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
    for (let retries = 0; ;) {
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
        // A schema that is too large says nothing about the next one.
        if (objection !== "schema") learned = relaxSettings(learned, objection) ?? learned
        continue
      }
      if (!isRepeatable || retries === maxRetries) return failed
      const pause = waitMs ?? firstPauseMs * 2 ** retries * (1 + Math.random() / 4)
      // A wait beyond the deadline would only delay the failure.
      if (performance.now() + pause >= endsAt) return failed
      await sleep(pause, undefined, { signal: ends }).catch(() => undefined)
      if (ends.aborted) return failed
      retries++
    }
  }
  return { traits: { name, isVision, ...limitsOf(provider) }, generate }
}

const noUsage = { inputTokens: 0, outputTokens: 0 }
