import { distance } from "fastest-levenshtein"
import type { ValueType } from "../configuration.ts"
import type { Value } from "../extraction.ts"

/** Normalises a string for comparison: Unicode form, dashes and quotes, white space, case. */
export function normalise(value: Value): string {
  return String(value)
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .replace(/[\u2018\u2019\u201b\u00b4`]/gu, "'")
    .replace(/[\u201c\u201d\u201e]/gu, '"')
    .replace(/\s+/gu, " ")
    .trim()
    .toLowerCase()
}

/** Returns whether a value is absent. */
export const isEmpty = (value: Value | undefined): value is null | undefined | "" =>
  value === null || value === undefined || value === ""

/** Half a cent, plus a margin for binary rounding. */
const numberTolerance = 0.005 + 1e-9

/** Returns whether a value is right; a number must be a JSON number and a date an ISO date. Absent values are equal. */
export function isSame(type: ValueType, want: Value, got: Value | undefined): boolean {
  if (isEmpty(want) || isEmpty(got)) return isEmpty(want) && isEmpty(got)
  if (type === "number") return typeof got === "number" && Math.abs(got - Number(want)) <= numberTolerance
  if (type === "date") return typeof got === "string" && got.trim() === want
  return normalise(got) === normalise(want)
}

/** Returns the Levenshtein similarity of two texts from 0 to 1, relative to the longer one; 0 if it is below one half. */
export function similarityOf(want: Value, got: Value | undefined): number {
  if (isEmpty(got)) return 0
  // The time grows with the product of the lengths, so entire pages of text are truncated.
  const a = normalise(want).slice(0, 2000)
  const b = normalise(got).slice(0, 2000)
  const similarity = 1 - distance(a, b) / Math.max(a.length, b.length, 1)
  return similarity >= 0.5 ? similarity : 0
}

const squeeze = (text: string): string => normalise(text).replace(/\s/gu, "")

/**
 * Returns whether a printed text contains a value: a string literally; a number or date in any interpretation of the text.
 * Deliberately lenient: a person must be able to find the value there.
 */
export function holdsValue(type: ValueType, value: Value, printed: string): boolean {
  if (type === "string") return squeeze(printed).includes(squeeze(String(value)))
  const text = normalise(printed)
  if (type === "number") return holdsNumber(Number(value), text)
  const [year = "", month = "", day = ""] = String(value).split("-")
  const numbers = text.match(/\d+/gu) ?? []
  const has = (part: string): boolean => numbers.some((number) => Number(number) === Number(part))
  if (numbers.some((each) => [year + month + day, day + month + year, month + day + year].includes(each))) return true
  return has(day) && (has(year) || has(year.slice(2))) && (has(month) || /\p{L}{3,}/u.test(text))
}

function holdsNumber(value: number, text: string): boolean {
  return [...text.matchAll(/\d[\d.,'\s]*\d|\d/gu)].some(([match]) => {
    const digits = match.replace(/[\s']/gu, "")
    const readings = [
      digits.replace(/[.,]/gu, ""),
      digits.replaceAll(",", ""),
      digits.replaceAll(".", "").replace(",", "."),
    ]
    return readings.some((reading) => Math.abs(Math.abs(Number(reading)) - Math.abs(value)) <= numberTolerance)
  })
}
