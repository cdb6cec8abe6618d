/** How much may be asked for: a bucket of tokens that fills evenly. */
export interface Budget {
  /** Tokens of a full bucket, one for each request: the longest burst. */
  readonly capacity: number
  /** Seconds in which an empty bucket fills. */
  readonly windowSeconds: number
}

/** Which budget of its API key counts a request: `executes` for starting executions, `reads` for everything else. */
export type RateLimitKind = "reads" | "executes"

/** The budgets of a deployment; an undefined one does not limit. */
export interface RateLimits {
  readonly reads: Budget | undefined
  readonly executes: Budget | undefined
  /** Counts every request of all keys of an organization. */
  readonly organization: Budget | undefined
}

/** Tokens that come back each second. */
export function refillPerSecond({ capacity, windowSeconds }: Budget): number {
  return capacity / windowSeconds
}
