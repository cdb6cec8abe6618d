import { startOfDay } from "../../local-day.ts"

/** Returns the times that the API filters by; both days are included, and a missing one leaves its side open. */
export function createdBetween({
  from,
  to,
}: {
  readonly from?: string | undefined
  readonly to?: string | undefined
}): {
  readonly createdAfter: string | undefined
  readonly createdBefore: string | undefined
} {
  return { createdAfter: from && startOfDay(from), createdBefore: to && startOfDay(to, 1) }
}
