import type { UsageGroup } from "@docsift/sdk"

/** What all groups used together. */
export interface UsageTotal {
  readonly executions: number
  readonly failed: number
  readonly pages: number
  readonly seconds: number
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** Undefined, and never 0, when no model was called, a price is unknown, or there are several currencies. */
  readonly cost: number | undefined
  readonly currency: string | undefined
  readonly unpriced: number
}

const sumOf = (groups: readonly UsageGroup[], valueOf: (group: UsageGroup) => number): number =>
  groups.reduce((sum, group) => sum + valueOf(group), 0)

/** Adds up groups. */
export function totalOf(groups: readonly UsageGroup[]): UsageTotal {
  const called = groups.filter(({ calls }) => calls > 0)
  const [currency, ...others] = new Set(called.map((group) => group.currency))
  const isKnown = others.length === 0 && called.every(({ cost }) => cost !== undefined)
  return {
    executions: sumOf(groups, ({ executions }) => executions),
    failed: sumOf(groups, ({ failed }) => failed),
    pages: sumOf(groups, ({ pages }) => pages),
    seconds: sumOf(groups, ({ seconds }) => seconds),
    calls: sumOf(groups, ({ calls }) => calls),
    inputTokens: sumOf(groups, ({ inputTokens }) => inputTokens),
    outputTokens: sumOf(groups, ({ outputTokens }) => outputTokens),
    cost: isKnown && called.length > 0 ? sumOf(called, ({ cost }) => cost ?? 0) : undefined,
    currency: isKnown ? currency : undefined,
    unpriced: sumOf(groups, ({ unpriced }) => unpriced),
  }
}
