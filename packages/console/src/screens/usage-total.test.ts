import type { UsageGroup } from "@docsift/sdk"
import { describe, expect, test } from "vitest"
import { totalOf } from "./usage-total.ts"

const group = (members: Partial<UsageGroup>): UsageGroup => ({
  key: "2026-03-02",
  executions: 0,
  failed: 0,
  pages: 0,
  seconds: 0,
  calls: 0,
  inputTokens: 0,
  outputTokens: 0,
  unpriced: 0,
  ...members,
})

describe("totals of usage", () => {
  test("every column is the sum of its groups", () => {
    const total = totalOf([
      group({ executions: 3, failed: 1, pages: 7, seconds: 1.5, calls: 2, inputTokens: 10, outputTokens: 4 }),
      group({ executions: 4, failed: 0, pages: 5, seconds: 2, calls: 1, inputTokens: 20, outputTokens: 6 }),
    ])
    expect(total).toMatchObject({ executions: 7, failed: 1, pages: 12, seconds: 3.5, calls: 3 })
    expect(total).toMatchObject({ inputTokens: 30, outputTokens: 10 })
  })

  test("costs of one currency add up, and groups without a call do not matter", () => {
    const groups = [group({ calls: 1, cost: 0.25, currency: "EUR" }), group({ calls: 1, cost: 0.5, currency: "EUR" })]
    expect(totalOf([...groups, group({ executions: 9 })])).toMatchObject({ cost: 0.75, currency: "EUR" })
  })

  // A cost of 0 would be read as "free".
  test("a cost is left out when no model was called, a price is unknown or currencies differ", () => {
    const priced = group({ calls: 1, cost: 0.25, currency: "EUR" })
    expect(totalOf([]).cost).toBeUndefined()
    expect(totalOf([group({ executions: 2 })]).cost).toBeUndefined()
    expect(totalOf([priced, group({ calls: 1, unpriced: 1 })]).cost).toBeUndefined()
    expect(totalOf([priced, group({ calls: 1, cost: 1, currency: "USD" })]).cost).toBeUndefined()
  })
})
