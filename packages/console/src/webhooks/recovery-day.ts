import { dayOfTime } from "../local-day.ts"

const DAY_MS = 86_400_000

/** A delivery fails after three days of attempts; most people notice that within a week, weekends included. */
const DEFAULT_DAYS = 7

/** Returns the default first day of a recovery: a week ago, or a week before the failures began. */
export function recoveryDayOf(failingSince: string | undefined, now: Date): string {
  const end = failingSince === undefined ? now : new Date(failingSince)
  return dayOfTime(new Date(Math.min(end.getTime(), now.getTime()) - DEFAULT_DAYS * DAY_MS))
}
