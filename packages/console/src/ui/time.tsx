const absolute = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" })
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "long" })
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: "auto", style: "short" })

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

interface TimeProps {
  readonly value: string
  /** Writes the date of every time, also within a sentence such as "since …" that "2 hr. ago" does not fit. */
  readonly isAbsolute?: boolean
}

/** Renders a time of the API in words of the reader's locale, and exactly in the tooltip. */
export function Time({ value, isAbsolute = false }: TimeProps) {
  const date = new Date(value)
  return (
    <time dateTime={value} title={exact.format(date)}>
      {isAbsolute ? absolute.format(date) : describe(date, Date.now())}
    </time>
  )
}

/** Returns how long ago a time of the last day was, and the date of others. */
function describe(date: Date, now: number): string {
  const ageMs = now - date.getTime()
  if (ageMs < 0 || ageMs >= DAY_MS) return absolute.format(date)
  if (ageMs < MINUTE_MS) return relative.format(0, "minute")
  return ageMs < HOUR_MS
    ? relative.format(-Math.floor(ageMs / MINUTE_MS), "minute")
    : relative.format(-Math.floor(ageMs / HOUR_MS), "hour")
}
