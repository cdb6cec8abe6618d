import type { WebhookDelivery } from "@docsift/sdk"

/** Most attempts take less, so their outcome shows with the next poll, and a screen left open costs the server little. */
export const POLL_MS = 1_500

/** An attempt takes at most 15 seconds; one that is overdue by more than a minute waits for a worker that may not exist. */
const OVERDUE_MS = 60_000

/** Longest pause between two polls, although the next attempt may be a day away: a message may be sent again before. */
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
