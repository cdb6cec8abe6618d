const seconds = new Intl.NumberFormat(undefined, { style: "unit", unit: "second", maximumFractionDigits: 1 })
const minutes = new Intl.NumberFormat(undefined, { style: "unit", unit: "minute" })

const MINUTE_S = 60

/** Returns a duration of milliseconds in seconds, with a decimal below ten, and from a minute on in minutes and seconds. */
export function formatDuration(ms: number): string {
  if (ms < 9_950) return seconds.format(ms / 1000)
  const total = Math.round(ms / 1000)
  if (total < MINUTE_S) return seconds.format(total)
  const rest = total % MINUTE_S
  const whole = minutes.format(Math.floor(total / MINUTE_S))
  return rest === 0 ? whole : `${whole} ${seconds.format(rest)}`
}
