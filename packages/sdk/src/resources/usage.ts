import type { Call } from "../core/call.ts"
import type { Transport } from "../core/transport.ts"
import type { CallOptions } from "../options.ts"
import type { UsageGroup, UsageQuery } from "../types/usage.ts"

/** What the executions of the organization used. */
export interface Usage {
  /**
   * Sums up usage by day, workflow or model.
   *
   * @example
   * ```ts
   * for (const { key, pages, inputTokens } of await client.usage.list({ groupBy: "day" })) console.log(key, pages, inputTokens)
   * ```
   */
  list(query?: UsageQuery, options?: CallOptions): Call<UsageGroup[]>
}

/** Creates the resource on top of a transport. */
export function createUsage({ call }: Transport): Usage {
  return { list: call("GET /usage query") }
}
