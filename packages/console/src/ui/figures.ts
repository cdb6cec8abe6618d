const counts = new Intl.NumberFormat(undefined)
const tenths = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 })

const MINUTE = 60
const HOUR = 60 * MINUTE
/** The shortest duration in seconds that is given exactly. */
const SHORTEST = 0.1

/** Returns a whole number as the reader's locale writes it. */
export const formatCount = (count: number): string => counts.format(count)

/** Returns a number with its noun, such as `1 page` or `2,200 rows`. */
export const formatQuantity = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`

/** Returns a duration with at most two units, such as `1 h 12 min`. */
export function formatSeconds(seconds: number): string {
  // Built-in extraction takes milliseconds, and 0 s would read as a failure.
  if (seconds > 0 && seconds < SHORTEST) return `under ${tenths.format(SHORTEST)} s`
  if (seconds < MINUTE) return `${tenths.format(seconds)} s`
  const whole = Math.round(seconds)
  if (whole < HOUR) return join(Math.floor(whole / MINUTE), "min", whole % MINUTE, "s")
  return join(Math.floor(whole / HOUR), "h", Math.floor((whole % HOUR) / MINUTE), "min")
}

const join = (large: number, largeUnit: string, small: number, smallUnit: string): string =>
  small === 0 ? `${counts.format(large)} ${largeUnit}` : `${counts.format(large)} ${largeUnit} ${small} ${smallUnit}`

/** Returns an amount of money; small ones with two significant digits, because a cost that is not 0 must not look like 0. */
export function formatCost(cost: number, currency: string): string {
  const isSmall = cost > 0 && cost < 0.995
  const digits = isSmall ? { maximumSignificantDigits: 2 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return new Intl.NumberFormat(undefined, { style: "currency", currency, ...digits }).format(cost)
}
