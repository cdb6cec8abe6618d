import type { Caller } from "../domain/caller.ts"
import { type Budget, type RateLimitKind, type RateLimits, refillPerSecond } from "../domain/rate-limit.ts"
import type { Logger } from "../ports/logger.ts"
import type { RateLimitStore } from "../ports/rate-limit-store.ts"

/*
 * Every process counts in its own memory, so a request never waits for the database. Where replicas share a database,
 * each one books what it spent in batches, and takes over the balance that comes back: all replicas' spending is in it.
 * Between two bookings replicas do not see each other, so together they can admit more than a full bucket, by
 * the requests that each admits until it books: a tenth of the bucket, or those of 250 ms. The balance then goes below zero
 * and is paid back before any request is admitted again, so the average is kept exactly. When the database is unavailable, every
 * replica continues with its last balance.
 */

/** Longest time between spending and booking: 4 statements a second, whatever the number of requests. */
const bookEveryMs = 250
/** A larger part of a bucket spent since the last booking is booked at once. */
const bookAtOnceShare = 0.1
/** Interval of removing full buckets, which carry no information, from memory. */
const cleanUpEveryMs = 60_000

interface Bucket {
  readonly id: string
  readonly budget: Budget
  readonly perMs: number
  tokens: number
  /** The time of `tokens`, on the injected clock. */
  at: number
  /** Tokens spent since the last booking. */
  spent: number
}

/** The decision on a request. */
export interface Admission {
  /** Value of `RateLimit-Policy`; undefined when no budget counts this request. */
  readonly policy: string | undefined
  /** Value of `RateLimit`. */
  readonly remaining: string | undefined
  /** The budget that is exhausted; undefined when the request is admitted. */
  readonly exhausted: { readonly name: RateLimitKind | "organization"; readonly budget: Budget } | undefined
  /** Whole seconds until the next request can be admitted; 0 when this one is. */
  readonly retryAfterSeconds: number
}

/** The dependencies of a {@link RateLimitService}. */
export interface RateLimitDependencies {
  readonly limits: RateLimits
  /** The store that replicas share; undefined in a single process. */
  readonly store?: RateLimitStore | undefined
  readonly logger: Logger
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number
}

/** Counts requests by API key and organization. */
export class RateLimitService {
  readonly #limits: RateLimits
  readonly #store: RateLimitStore | undefined
  readonly #logger: Logger
  readonly #now: () => number
  readonly #policies: Readonly<Record<RateLimitKind, string | undefined>>
  readonly #buckets = new Map<string, Bucket>()
  readonly #dirty = new Set<Bucket>()
  #bookTimer: NodeJS.Timeout | undefined
  #cleanUpTimer: NodeJS.Timeout | undefined
  #booking: Promise<void> | undefined
  #isFailing = false
  #isStopped = false

  constructor({ limits, store, logger, now = () => performance.now() }: RateLimitDependencies) {
    this.#limits = limits
    this.#store = store
    this.#logger = logger
    this.#now = now
    this.#policies = { reads: policyOf(limits, "reads"), executes: policyOf(limits, "executes") }
  }

  /** Starts the removal of full buckets from memory. */
  start(): void {
    this.#cleanUpTimer = setInterval(() => this.#forget(), cleanUpEveryMs)
    this.#cleanUpTimer.unref()
  }

  /** Books the remaining spending. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#cleanUpTimer)
    await this.#booking
    await this.book()
  }

  /** Counts a request. A rejected one uses up nothing. */
  admit(caller: Pick<Caller, "keyId" | "organizationId">, kind: RateLimitKind): Admission {
    const now = this.#now()
    const own = this.#bucket(`${kind}:${caller.keyId}`, this.#limits[kind], now)
    const shared = this.#bucket(`organization:${caller.organizationId}`, this.#limits.organization, now)
    const exhausted = isEmpty(own) ? own : isEmpty(shared) ? shared : undefined
    if (exhausted === undefined) {
      if (own !== undefined) this.#take(own)
      if (shared !== undefined) this.#take(shared)
    }
    return {
      policy: this.#policies[kind],
      remaining: remainingOf(kind, own, shared),
      exhausted:
        exhausted === undefined
          ? undefined
          : { name: exhausted === own ? kind : "organization", budget: exhausted.budget },
      retryAfterSeconds: Math.max(secondsUntilOne(own), secondsUntilOne(shared), exhausted === undefined ? 0 : 1),
    }
  }

  /** Books all spending with the other replicas, and adopts the shared balance. Never rejects. */
  async book(): Promise<void> {
    clearTimeout(this.#bookTimer)
    this.#bookTimer = undefined
    const store = this.#store
    if (store === undefined || this.#dirty.size === 0) return
    this.#isFailing = false
    const buckets = [...this.#dirty]
    this.#dirty.clear()
    const entries = buckets.map(({ id, budget, spent }) => ({
      id,
      capacity: budget.capacity,
      refillPerSecond: refillPerSecond(budget),
      spent,
    }))
    for (const bucket of buckets) bucket.spent = 0
    try {
      const balances = await store.book(entries)
      const now = this.#now()
      for (const bucket of buckets) {
        const balance = balances.get(bucket.id)
        if (balance === undefined) continue
        // Tokens spent while the booking was in progress are not in the balance.
        bucket.tokens = balance - bucket.spent
        bucket.at = now
      }
    } catch (error) {
      for (const [index, bucket] of buckets.entries()) {
        bucket.spent += entries[index]?.spent ?? 0
        this.#dirty.add(bucket)
      }
      this.#isFailing = true
      this.#logger.warn(
        { err: error },
        "rate-limit spending could not be booked with the other replicas; it will be retried",
      )
    }
  }

  #bucket(id: string, budget: Budget | undefined, now: number): Bucket | undefined {
    if (budget === undefined) return undefined
    const known = this.#buckets.get(id)
    if (known !== undefined) {
      known.tokens = Math.min(budget.capacity, known.tokens + (now - known.at) * known.perMs)
      known.at = now
      return known
    }
    const perMs = refillPerSecond(budget) / 1000
    const bucket = { id, budget, perMs, tokens: budget.capacity, at: now, spent: 0 }
    this.#buckets.set(id, bucket)
    return bucket
  }

  #take(bucket: Bucket): void {
    bucket.tokens -= 1
    if (this.#store === undefined) return
    bucket.spent += 1
    this.#dirty.add(bucket)
    if (this.#booking === undefined && !this.#isStopped) this.#bookSoon(isUrgent(bucket))
  }

  #bookSoon(isDue: boolean): void {
    if (!isDue) {
      this.#bookTimer ??= setTimeout(() => this.#bookSoon(true), bookEveryMs).unref()
      return
    }
    this.#booking = this.book().finally(() => {
      this.#booking = undefined
      if (this.#isStopped || this.#dirty.size === 0) return
      // An unavailable database is polled at the slow pace.
      this.#bookSoon(!this.#isFailing && [...this.#dirty].some((bucket) => isUrgent(bucket)))
    })
  }

  #forget(): void {
    const now = this.#now()
    for (const [id, { budget, tokens, at, perMs, spent }] of this.#buckets) {
      if (spent === 0 && tokens + (now - at) * perMs >= budget.capacity) this.#buckets.delete(id)
    }
  }
}

function isUrgent({ spent, budget }: Bucket): boolean {
  return spent >= budget.capacity * bookAtOnceShare
}

function isEmpty(bucket: Bucket | undefined): bucket is Bucket {
  return bucket !== undefined && bucket.tokens < 1
}

function secondsUntilOne(bucket: Bucket | undefined): number {
  return isEmpty(bucket) ? Math.ceil((1 - bucket.tokens) / bucket.perMs / 1000) : 0
}

/** @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/11/ section "RateLimit-Policy Field" */
function policyOf(limits: RateLimits, kind: RateLimitKind): string | undefined {
  const items = [kind, "organization" as const].flatMap((name) => {
    const budget = limits[name]
    return budget === undefined ? [] : [`"${name}";q=${budget.capacity};w=${budget.windowSeconds}`]
  })
  return items.length === 0 ? undefined : items.join(", ")
}

function remainingOf(kind: RateLimitKind, own: Bucket | undefined, shared: Bucket | undefined): string | undefined {
  if (own === undefined) return shared === undefined ? undefined : remainingItem("organization", shared)
  const first = remainingItem(kind, own)
  return shared === undefined ? first : `${first}, ${remainingItem("organization", shared)}`
}

function remainingItem(name: string, { tokens, budget, perMs }: Bucket): string {
  const secondsUntilFull = Math.ceil((budget.capacity - tokens) / perMs / 1000)
  return `"${name}";r=${Math.max(0, Math.floor(tokens))};t=${secondsUntilFull}`
}
