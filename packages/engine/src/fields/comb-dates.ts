import type { FormBox } from "../blocks/form-boxes.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import type { Fragment } from "./fragments.ts"
import type { LabelMap } from "./label-hits.ts"

/** A date of which each digit is in a square of its own. */
export interface CombDate {
  /** `YYYY-MM-DD`. */
  readonly value: string
  readonly fragments: readonly Fragment[]
}

/** Digits of a date with the whole year. */
const DIGITS = 8
/** The order that the caption of a box asks for: `DD MM YYYY`, `MM/DD/YYYY`, `JJJJ-MM-TT`; any letter stands for a day or a year. */
const DAY_FIRST = /(?<!\p{L})(?!MM)(\p{Lu})\1[ ./-]?MM[ ./-]?(\p{Lu})\2{3}(?!\p{L})/u
const MONTH_FIRST = /(?<!\p{L})MM[ ./-]?(?!MM)(\p{Lu})\1[ ./-]?(\p{Lu})\2{3}(?!\p{L})/u
const YEAR_FIRST = /(?<!\p{L})(\p{Lu})\1{3}[ ./-]?MM[ ./-]?(?!MM)(\p{Lu})\2(?!\p{L})/u

/** Returns the date that a box of a form has in a comb, in the order of its caption; undefined for everything else. */
export function combDate({ caption, lines }: FormBox, { kind, field }: FieldPlan, map: LabelMap): CombDate | undefined {
  if (kind !== "date" || field.type !== "date" || lines.length !== 1) return undefined
  const fragments = lines.flat().flatMap(({ index }) => map.fragments[index] ?? [])
  if (fragments.length !== DIGITS || !fragments.every(({ text }) => /^\d$/u.test(text))) return undefined
  const digits = fragments.map(({ text }) => text).join("")
  const order = caption.map(({ text }) => text).join(" ")
  const value = DAY_FIRST.test(order)
    ? `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`
    : MONTH_FIRST.test(order)
      ? `${digits.slice(4)}-${digits.slice(0, 2)}-${digits.slice(2, 4)}`
      : YEAR_FIRST.test(order)
        ? `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
        : undefined
  return value !== undefined && isDay(value) ? { value, fragments } : undefined
}

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`)
  return Number.isFinite(day.getTime()) && day.toISOString().startsWith(value)
}
