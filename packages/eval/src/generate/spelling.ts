import type { Value } from "@docsift/engine"

/** Removes differences of print: spaces and compatibility forms. */
export const squeeze = (text: string): string => text.normalize("NFKC").replace(/\s+/gu, "")

/** Returns whether a printed text can be read as a value: numbers and dates by their digits, independent of the engine. */
export function spells(text: string, value: Value): boolean {
  if (typeof value === "string" && /^\d{4}-\d\d-\d\d$/u.test(value)) {
    const [year = "", month = "", day = ""] = value.split("-")
    const digits = text.match(/\d+/gu) ?? []
    const hasMonth = /\p{L}{3}/u.test(text) || digits.some((part) => Number(part) === Number(month))
    return digits.some((part) => year.endsWith(part)) && digits.some((part) => Number(part) === Number(day)) && hasMonth
  }
  if (typeof value === "string") return squeeze(text) === squeeze(value)
  const digits = Number(text.replace(/\D/gu, ""))
  return [0, 1, 2, 3].some((decimals) => {
    const scaled = Math.round(Math.abs(Number(value)) * 10 ** decimals)
    return Math.abs(scaled / 10 ** decimals - Math.abs(Number(value))) < 1e-9 && digits === scaled
  })
}
