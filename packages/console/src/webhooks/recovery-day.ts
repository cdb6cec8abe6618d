import { dayOfTime } from "../local-day.ts"

const DAY_MS = 86_400_000

/** A delivery fails three days after it began; with a weekend, most people have noticed by then. */
const DEFAULT_DAYS = 7

/** Returns the day that a recovery begins at unless another is chosen: a week ago, or a week before the failures began. */
export function recoveryDayOf(failingSince: string | undefined, now: Date): string {
  const end = failingSince === undefined ? now : new Date(failingSince)
  return dayOfTime(new Date(Math.min(end.getTime(), now.getTime()) - DEFAULT_DAYS * DAY_MS))
}
