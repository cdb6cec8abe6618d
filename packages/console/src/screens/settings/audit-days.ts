import { startOfDay } from "../../local-day.ts"

/*
 * The audit log shows times of the reader's clock, so its filter means days of the same clock.
 */

/** Returns the times that the API asks for; both days are included, and a missing one leaves that side open. */
export function timesOf({
  since,
  until,
}: {
  readonly since?: string | undefined
  readonly until?: string | undefined
}): {
  readonly since: string | undefined
  readonly until: string | undefined
} {
  return { since: since && startOfDay(since), until: until && startOfDay(until, 1) }
}
