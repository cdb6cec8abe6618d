import { LANGUAGES } from "../../lexicon/all-languages.ts"
import { foldTokens } from "../../text/folding.ts"

const DAYS_OF_WEEK = 7
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000
/** Letters of a day in a span of days at least, and of one on its own. */
const MIN_LETTERS = 1
const MIN_LONE_LETTERS = 2
/** The days of a week by their first letters, with signs for those that are left out: `MTWTF--`, `M.W.F..`. */
const MASK = /^[\p{L}.\-_]{7}$/u
const LETTER = /\p{L}/u
/** What is between two days. */
const LINK = /^ ?[-\u2013/,+&] ?$/u
const WORD = /\p{L}{1,12}\.?/gu

let cachedNames: readonly (readonly string[])[] | undefined

/** Returns the names of the days of all languages, Monday to Sunday of each, as the platform knows them. */
function dayNames(): readonly (readonly string[])[] {
  cachedNames ??= LANGUAGES.map(({ code }) => {
    const dates = new Intl.DateTimeFormat(code, { weekday: "long", timeZone: "UTC" })
    return Array.from({ length: DAYS_OF_WEEK }, (_, day) => foldTokens(dates.format(MONDAY + day * DAY_MS))[0] ?? "")
  })
  return cachedNames
}

/** Returns whether a text is days of the week and nothing else: `Mon`, `M-F`, `Mo-Su`, `Sa, Su`, `MTWTF--`. */
export function areWeekdays(text: string): boolean {
  if (MASK.test(text) && isMask(text)) return true
  const words = [...text.matchAll(WORD)]
  const [first] = words
  if (first?.index !== 0) return false
  const areLinked = words.every((word, at) => {
    const end = word.index + word[0].length
    const between = text.slice(end, words[at + 1]?.index ?? text.length)
    return at === words.length - 1 ? between === "" : LINK.test(between)
  })
  if (!areLinked) return false
  const days = words.map(([word]) => word.replace(".", "").toLowerCase())
  const least = days.length > 1 ? MIN_LETTERS : MIN_LONE_LETTERS
  return dayNames().some((names) =>
    days.every((day) => day.length >= least && names.some((name) => name.startsWith(day))),
  )
}

function isMask(text: string): boolean {
  const letters = text.toLowerCase().match(/./gu) ?? []
  const [known, left] = [letters.filter((sign) => LETTER.test(sign)), letters.filter((sign) => !LETTER.test(sign))]
  if (known.length === 0 || new Set(left).size > 1) return false
  const starts = (names: readonly string[], from: number): boolean =>
    letters.every((sign, at) => !LETTER.test(sign) || names[(at + from) % DAYS_OF_WEEK]?.startsWith(sign))
  return dayNames().some((names) => starts(names, 0) || starts(names, DAYS_OF_WEEK - 1))
}
