import type { WebhookDelivery } from "@docsift/sdk"

/** An attempt mostly takes less: what came of it is seen at once, and a screen left open costs the server little. */
export const POLL_MS = 1_500

/** An attempt ends 15 seconds after it began; one that is overdue for longer waits for a worker that may never come. */
const OVERDUE_MS = 60_000

/** Timers of browsers end at 25 days; the schedule of a receiver's `retry-after` at one. */
const MAX_DELAY_MS = 3_600_000

type Due = Pick<WebhookDelivery, "state" | "nextAttemptAt" | "createdAt">

/** Returns the milliseconds after which deliveries are worth reading again; false when none will change by itself. */
export function pollDelayOf(deliveries: readonly Due[], now: number): number | false {
  const waits = deliveries
    .filter((delivery) => delivery.state === "pending" && !isOverdue(delivery, now))
    .map((delivery) => dueTimeOf(delivery) - now)
  if (waits.length === 0) return false
  return Math.min(Math.max(Math.min(...waits), POLL_MS), MAX_DELAY_MS)
}

/** Returns whether an attempt should have been made long ago: the webhook is disabled, or no worker sends messages. */
export function isOverdue(delivery: Due, now: number): boolean {
  return delivery.state === "pending" && dueTimeOf(delivery) < now - OVERDUE_MS
}

const dueTimeOf = ({ nextAttemptAt, createdAt }: Due): number => Date.parse(nextAttemptAt ?? createdAt)
