import type { CostedModelUsage, ExecutionUsage, UsageGroup } from "../domain/usage.ts"

/** Presents what an execution used. */
export function presentExecutionUsage({ pages, seconds, attempts, models }: ExecutionUsage) {
  return { pages, seconds, attempts, models: models.map((model) => presentModelUsage(model)) }
}

function presentModelUsage(usage: CostedModelUsage) {
  const { modelId, name, slot, calls, inputTokens, outputTokens, cost, currency } = usage
  return { modelId, name, slot, calls, inputTokens, outputTokens, cost, currency: cost === undefined ? cost : currency }
}

/** Presents what several executions used. */
export function presentUsageGroup(group: UsageGroup) {
  const { key, executions, failed, pages, seconds, calls, inputTokens, outputTokens, cost, currency, unpriced } = group
  return { key, executions, failed, pages, seconds, calls, inputTokens, outputTokens, cost, currency, unpriced }
}
