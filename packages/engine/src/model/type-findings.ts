import type { ValueType } from "../configuration.ts"
import type { LocaleVote } from "../normalize/locale-vote.ts"
import { isEmptyMarker, readCell } from "../tables/cells/cell-value.ts"
import type { RequestedLeaf } from "./answer-schema.ts"
import type { RawRow, RawValue } from "./read-answer.ts"

/** Share of date and number cells that may hold text: a few, such as `included`, are printed so. */
const MAX_UNREADABLE_SHARE = 0.2
const MAX_QUOTED_CHARACTERS = 60

/** Returns a finding for each value that does not parse as its type. */
export function typeFindings(
  values: ReadonlyMap<string, RawValue | null>,
  requested: readonly RequestedLeaf[],
  locale: LocaleVote,
): string[] {
  return requested.flatMap(({ key, definition: { type } }) => {
    const text = values.get(key)?.text
    return text === undefined || isParsable(text, type, locale) ? [] : [finding(key, text, type)]
  })
}

/** Returns a finding for each cell that does not parse as its type, when the share of such cells suggests that columns were mixed up. */
export function rowTypeFindings(
  rows: readonly RawRow[],
  requested: readonly RequestedLeaf[],
  locale: LocaleVote,
): string[] {
  const typed = requested.filter(({ definition }) => definition.type !== "string")
  let count = 0
  const findings = rows.flatMap(({ cells }, index) =>
    typed.flatMap(({ key, definition: { type } }) => {
      const text = cells.get(key)?.text
      if (text === undefined) return []
      count++
      return isParsable(text, type, locale) ? [] : [finding(`rows[${index}].${key}`, text, type)]
    }),
  )
  return findings.length > count * MAX_UNREADABLE_SHARE ? findings : []
}

function isParsable(text: string, type: ValueType, locale: LocaleVote): boolean {
  return type === "string" || isEmptyMarker(text) || readCell(text, type, locale) !== null
}

function finding(path: string, text: string, type: ValueType): string {
  const shown = JSON.stringify(text.slice(0, MAX_QUOTED_CHARACTERS))
  return `${path}: ${shown} does not read as a ${type}; copy the ${type} as it is printed, or answer null`
}
