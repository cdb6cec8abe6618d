import type { FormBox } from "../../blocks/form-box.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { isoOf } from "../../normalize/date.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"

/** A date of which each digit is in a square of its own. */
export interface CombDate {
  /** `YYYY-MM-DD`. */
  readonly value: string
  readonly fragments: readonly Fragment[]
}

/** Digits of a date with the whole year. */
const DIGITS = 8
/** The orders that a caption asks for, by their digits: `DD MM YYYY`, `MM/DD/YYYY`, `JJJJ-MM-TT`; any letter stands for a day or a year. */
const ORDERS: readonly (readonly [caption: RegExp, year: number, month: number, day: number])[] = [
  [/(?<!\p{L})(?!MM)(\p{Lu})\1[ ./-]?MM[ ./-]?(\p{Lu})\2{3}(?!\p{L})/u, 4, 2, 0],
  [/(?<!\p{L})MM[ ./-]?(?!MM)(\p{Lu})\1[ ./-]?(\p{Lu})\2{3}(?!\p{L})/u, 4, 0, 2],
  [/(?<!\p{L})(\p{Lu})\1{3}[ ./-]?MM[ ./-]?(?!MM)(\p{Lu})\2(?!\p{L})/u, 0, 4, 6],
]

/** Returns the date that a box of a form has in a comb, in the order of its caption; undefined for everything else. */
export function combDate({ caption, lines }: FormBox, { kind, field }: FieldPlan, map: LabelMap): CombDate | undefined {
  if (kind !== "date" || field.type !== "date" || lines.length !== 1) return undefined
  const fragments = lines.flat().flatMap(({ index }) => map.fragments[index] ?? [])
  if (fragments.length !== DIGITS || !fragments.every(({ text }) => /^\d$/u.test(text))) return undefined
  const digits = fragments.map(({ text }) => text).join("")
  const printed = caption.map(({ text }) => text).join(" ")
  const [, year, month, day] = ORDERS.find(([order]) => order.test(printed)) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  const at = (from: number, length: number): string => digits.slice(from, from + length)
  const value = isoOf(at(year, 4), Number(at(month, 2)), Number(at(day, 2)))
  return value === undefined ? undefined : { value, fragments }
}
