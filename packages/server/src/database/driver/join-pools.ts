import type { ConnectionPool } from "../database.ts"

/** Returns the sum of several pools, for metrics. */
export function joinPools(pools: readonly ConnectionPool[]): ConnectionPool {
  return {
    permits: pools.reduce((sum, { permits }) => sum + permits, 0),
    state() {
      const states = pools.map((pool) => pool.state())
      return {
        inUse: states.reduce((sum, { inUse }) => sum + inUse, 0),
        waiting: states.reduce((sum, { waiting }) => sum + waiting, 0),
      }
    },
    onWaited(listener) {
      for (const pool of pools) pool.onWaited(listener)
    },
  }
}
