/** The tokens that one process has taken from a bucket since its last booking. */
export interface RateLimitBooking {
  readonly id: string
  readonly capacity: number
  readonly refillPerSecond: number
  readonly spent: number
}

/** The store through which replicas share budgets. */
export interface RateLimitStore {
  /** Subtracts the spent tokens and returns the balances by id: below zero when too many were spent. */
  book(bookings: readonly RateLimitBooking[]): Promise<ReadonlyMap<string, number>>
}
