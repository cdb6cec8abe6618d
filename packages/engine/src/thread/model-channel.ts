import type { MessagePort } from "node:worker_threads"
import type { LanguageModel, ModelOutcome, ModelRequest, ModelTraits } from "../model/language-model.ts"
import type { Models } from "../model/cascade.ts"
import { MAX_ANSWER_CHARACTERS } from "../model/read-answer.ts"

/** The host's models as sent to the thread: their traits, and nothing secret. */
export interface ModelSlots {
  readonly port: MessagePort
  readonly fast?: ModelTraits | undefined
  readonly accurate?: ModelTraits | undefined
  /** True when one model serves both slots. */
  readonly isSame: boolean
}

interface Call {
  readonly id: number
  readonly slot: keyof Models
  readonly request: ModelRequest
}

interface Reply {
  readonly id: number
  readonly outcome: ModelOutcome
}

const noUsage = { inputTokens: 0, outputTokens: 0 }

/** Serves a thread's requests on the host's side of a channel. An aborted signal ends the calls in progress. */
export function serveModels(port: MessagePort, models: Models, signal: AbortSignal): void {
  port.on("message", ({ id, slot, request }: Call) => {
    void respond(models[slot], request, signal).then((outcome) => port.postMessage({ id, outcome } satisfies Reply))
  })
}

async function respond(
  model: LanguageModel | undefined,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<ModelOutcome> {
  try {
    if (model !== undefined) return bounded(await model.generate(request, signal))
    return { type: "failed", reason: "rejected", detail: "no model serves the slot", usage: noUsage }
  } catch (error) {
    const detail = error instanceof Error ? error.name : "unknown error"
    return { type: "failed", reason: "invalid", detail: `the model's adapter failed: ${detail}`, usage: noUsage }
  }
}

/** Rejects an answer that the thread would discard, before it is copied into the thread. */
function bounded(outcome: ModelOutcome): ModelOutcome {
  if (outcome.type === "failed" || outcome.text.length <= MAX_ANSWER_CHARACTERS) return outcome
  const detail = "the response is too large"
  return { type: "failed", reason: "invalid", detail, usage: outcome.usage }
}

/** Creates the thread's side of the channel; several requests may be in progress at once. */
export function modelsOver({ port, fast, accurate, isSame }: ModelSlots): Models {
  const waiting = new Map<number, (outcome: ModelOutcome) => void>()
  let count = 0
  port.on("message", ({ id, outcome }: Reply) => {
    waiting.get(id)?.(outcome)
    waiting.delete(id)
  })
  const over = (slot: keyof Models, traits: ModelTraits | undefined): LanguageModel | undefined =>
    traits && {
      traits,
      generate(request) {
        const { promise, resolve } = Promise.withResolvers<ModelOutcome>()
        const id = ++count
        waiting.set(id, resolve)
        port.postMessage({ id, slot, request } satisfies Call)
        return promise
      },
    }
  const first = over("fast", fast)
  return { fast: first, accurate: isSame ? first : over("accurate", accurate) }
}

/** Describes the host's models for the thread. */
export function slotsOf({ fast, accurate }: Models, port: MessagePort): ModelSlots {
  return { port, fast: fast?.traits, accurate: accurate?.traits, isSame: fast === accurate }
}
