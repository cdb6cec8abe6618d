/** A token bucket that refills evenly. */
export interface Budget {
  /** Tokens of a full bucket, one per request: the largest burst. */
  readonly capacity: number
  /** Seconds in which an empty bucket refills. */
  readonly windowSeconds: number
}

/** The budget of an API key that counts a request: `executes` for starting executions, `reads` for everything else. */
export type RateLimitKind = "reads" | "executes"

/** The budgets of a deployment; undefined means unlimited. */
export interface RateLimits {
  readonly reads: Budget | undefined
  readonly executes: Budget | undefined
  /** Counts every request of all keys of an organization. */
  readonly organization: Budget | undefined
}

/** Returns the tokens that are refilled per second. */
export function refillPerSecond({ capacity, windowSeconds }: Budget): number {
  return capacity / windowSeconds
}
