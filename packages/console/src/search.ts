/*
 * Search parameters come from links, which anybody can write: a value that no screen can show is left out.
 */

type Search = Readonly<Record<string, unknown>>

/** Returns a text of a link; numbers, which the router parses, are text again. */
export function textOf(search: Search, name: string): string | undefined {
  const value = search[name]
  if (typeof value === "number") return String(value)
  return typeof value === "string" && value !== "" ? value : undefined
}

/** Returns a value of a link that is one of the given ones. */
export function choiceOf<Value extends string>(
  search: Search,
  name: string,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === search[name])
}

/** Returns a day of a link, as `YYYY-MM-DD`. */
export function dayOf(search: Search, name: string): string | undefined {
  const value = textOf(search, name)
  return value !== undefined && isDay(value) ? value : undefined
}

/** Returns whether a text is a day as `YYYY-MM-DD`, of a year with four digits: date fields report others while one types. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false
  const time = new Date(`${text}T00:00:00Z`)
  // JavaScript reads February 30 as March 2.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}

/** Returns a whole number of a link, from 1. */
export function countOf(search: Search, name: string): number | undefined {
  const value = search[name]
  return typeof value === "number" && Number.isInteger(value) && value >= 1 ? value : undefined
}

/** Returns a list of texts of a link, separated by commas. */
export function listOf(search: Search, name: string): readonly string[] {
  return textOf(search, name)?.split(",").filter(Boolean) ?? []
}

/** Returns the URL of a screen of this console; undefined for all others, so that no link leads elsewhere. */
export function screenOf(search: Search, name: string, basePath: string): string | undefined {
  const value = search[name]
  return typeof value === "string" && value.startsWith(basePath) ? value : undefined
}

/** Makes every parameter of a screen optional, for the links that lead to it as for those that arrive. */
export function optional<Parameters extends object>(
  parse: (search: Search) => Parameters,
): (search: Record<string, unknown>) => Partial<Parameters> {
  return parse
}
