import { foldText } from "../text/folding.ts"
import { labelKey } from "./label-key.ts"
import { textsOf, wordsOf } from "./language-words.ts"
import { splitKey } from "./split-key.ts"

/** How many days a debt is old, from and to inclusive: both are 0 for what is not due yet, and the same for a step such as `30 days`. */
export interface Age {
  readonly from: number
  /** `Infinity` for `over 90 days`. */
  readonly to: number
}

/** Days of a month in a summary by age, and days that such a summary goes back, at most. */
const DAYS_PER_MONTH = 30
const MAX_DAYS = 730
/** Ages that need no word for days: `30`, `Over 90`. */
const USUAL_STEPS: ReadonlySet<number> = new Set([30, 60, 90, 120, 150, 180])
/** Characters of a heading such as `Over 90 days past due`, at most. */
const MAX_LENGTH = 40
const NOT_DUE: Age = { from: 0, to: 0 }
/** Numbers, words, and the signs for a range and for more. */
const PARTS = /\d+|[+>≥-]|\p{L}+/gu

let notDueKeys: ReadonlySet<string> | undefined
let rangeWords: ReadonlySet<string> | undefined

/** Reads the heading or name of what is due for some days: `Current`, `1-30 days`, `60 Tage überfällig`, `90+`, `Over 3 months`. */
export function readAge(text: string): Age | undefined {
  if (text.length > MAX_LENGTH) return undefined
  notDueKeys ??= new Set(textsOf("notDue").map(labelKey))
  if (notDueKeys.has(labelKey(text))) return NOT_DUE
  return /\d/u.test(text) ? readDays(foldText(splitKey(text)).match(PARTS) ?? []) : undefined
}

function readDays(parts: readonly string[]): Age | undefined {
  rangeWords ??= new Set(textsOf("rangeWords").map(foldText))
  const numbers: number[] = []
  let unit = 0
  let isOpen = false
  for (const part of parts) {
    if (/\d/u.test(part)) numbers.push(Number(part))
    else if (wordsOf("dayWords").has(part)) unit = 1
    else if (wordsOf("monthWords").has(part)) unit = DAYS_PER_MONTH
    else if (part === "+" || part === ">" || part === "≥" || wordsOf("beyondWords").has(part)) isOpen = true
    else if (part !== "-" && !rangeWords.has(part) && !mayStandBeside(part)) return undefined
  }
  const [from, to, more] = numbers
  if (from === undefined || more !== undefined) return undefined
  if (unit === 0 && to === undefined && !USUAL_STEPS.has(from)) return undefined
  const days = (count: number): number => count * Math.max(1, unit)
  if (days(to ?? from) > MAX_DAYS || (to !== undefined && (to <= from || isOpen))) return undefined
  return { from: days(from), to: isOpen ? Infinity : days(to ?? from) }
}

/** Returns whether a word does not change the age beside it. */
const mayStandBeside = (word: string): boolean =>
  wordsOf("overdueWords").has(word) ||
  wordsOf("fillers").has(word) ||
  wordsOf("of").has(word) ||
  wordsOf("and").has(word)

/** Returns whether two ages mean the same days: those of ranges may share a day, `30-60 days` and `31-60 days`. */
export function isSameAge(a: Age, b: Age): boolean {
  const isStep = a.from === a.to || b.from === b.to
  return a.to === b.to && Math.abs(a.from - b.from) <= (isStep ? 0 : 1)
}

/** Returns whether a step is the end of the range of one month: `30 days` of `1-30 days`. */
export function isEndOfMonth(step: Age, range: Age): boolean {
  const length = range.to - range.from
  return step.from === step.to && range.to === step.to && length >= DAYS_PER_MONTH - 1 && length <= DAYS_PER_MONTH
}
