import type { ModelUsage } from "@docsift/engine"
import type { ExecutionId, ModelId } from "./ids.ts"

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

/** The usage of one model by an execution; `cost` is undefined when a price is unknown. */
export interface CostedModelUsage extends PricedModelUsage {
  readonly cost?: number | undefined
}

/** What one execution used. */
export interface ExecutionUsage {
  readonly executionId: ExecutionId
  /** Undefined when the document could not be read. */
  readonly pages?: number | undefined
  /** From the start of the first attempt to the end. */
  readonly seconds: number
  readonly attempts: number
  readonly models: readonly CostedModelUsage[]
}

/** By what usage is summed up. */
export type UsageGrouping = "day" | "workflow" | "model"

/** The usage of several executions. */
export interface UsageGroup {
  /** A day in UTC as `YYYY-MM-DD`, or the id of a workflow or a model. */
  readonly key: string
  readonly executions: number
  readonly failed: number
  readonly pages: number
  readonly seconds: number
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** Undefined when a price is unknown, and when no model was called. */
  readonly cost?: number | undefined
  readonly currency?: string | undefined
  /** The executions that called a model whose price is unknown. */
  readonly unpriced: number
}

/** Millionths of a currency unit. */
export const microsPerUnit = 1_000_000

/**
 * Returns the cost of models in millionths of the currency: 0 without calls, null when a price is unknown or a provider
 * reported no tokens. Prices are those of a million tokens, so that tokens × price are millionths.
 */
export function costMicrosOf(models: readonly PricedModelUsage[]): number | null {
  let micros = 0
  for (const { inputTokens, outputTokens, inputPrice, outputPrice } of models) {
    const isReported = inputTokens + outputTokens > 0
    if (!isReported || inputPrice === undefined || outputPrice === undefined) return null
    micros += inputTokens * inputPrice + outputTokens * outputPrice
  }
  return Math.round(micros)
}

/** Returns the cost of one model's usage; undefined when it is unknown. */
export function costOf(usage: PricedModelUsage): number | undefined {
  const micros = costMicrosOf([usage])
  return micros === null ? undefined : micros / microsPerUnit
}

/** Adds up the usage of the same model in the same slot, which several attempts may have recorded at different prices;
 * costs of two currencies have no sum. */
export function addUsage(models: readonly PricedModelUsage[]): CostedModelUsage[] {
  const sums = new Map<string, CostedModelUsage>()
  for (const usage of models) {
    const key = `${usage.slot} ${usage.modelId}`
    const sum = sums.get(key)
    const cost = costOf(usage)
    if (sum === undefined) {
      sums.set(key, { ...usage, cost })
      continue
    }
    const isSummable = sum.cost !== undefined && cost !== undefined && sum.currency === usage.currency
    sums.set(key, {
      ...usage,
      calls: sum.calls + usage.calls,
      inputTokens: sum.inputTokens + usage.inputTokens,
      outputTokens: sum.outputTokens + usage.outputTokens,
      cost: isSummable ? sum.cost + cost : undefined,
    })
  }
  return [...sums.values()]
}
