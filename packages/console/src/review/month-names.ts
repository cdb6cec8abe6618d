/** Languages whose months are read besides that of the browser: the documents of one office come from many countries. */
const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt"]

const known = new Map<string, ReadonlyMap<string, number>>()

/** Returns the numbers of months, from 1, by their long and short names in lower case. */
export function monthsOf(locale: string): ReadonlyMap<string, number> {
  const before = known.get(locale)
  if (before !== undefined) return before
  const months = new Map<string, number>()
  // The last one wins: the person's own language.
  for (const language of [...LANGUAGES, locale]) {
    for (const month of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(language, { day: "numeric", month, timeZone: "UTC" })
      for (let index = 0; index < 12; index += 1) {
        const name = format.formatToParts(Date.UTC(2026, index, 1)).find(({ type }) => type === "month")?.value
        const word = name?.toLowerCase().match(/\p{L}+/u)?.[0]
        if (word !== undefined) months.set(word, index + 1)
      }
    }
  }
  known.set(locale, months)
  return months
}
