import type { ValueType } from "../configuration.ts"
import type { LocaleVote } from "../normalize/locale-vote.ts"
import { isEmptyMarker, readCell } from "../tables/cell-value.ts"
import type { AskedLeaf } from "./answer-schema.ts"
import type { RawRow, RawValue } from "./read-answer.ts"

/** Of the cells that must be dates or numbers: a few that are not, such as `included`, are printed so. */
const maxUnreadableShare = 0.2
const shownCharacters = 60

/** Says which values do not read as their type. */
export function typeFindings(
  values: ReadonlyMap<string, RawValue | null>,
  asked: readonly AskedLeaf[],
  locale: LocaleVote,
): string[] {
  return asked.flatMap(({ key, definition: { type } }) => {
    const text = values.get(key)?.text
    return text === undefined || reads(text, type, locale) ? [] : [finding(key, text, type)]
  })
}

/** Says which cells do not read as their type, when these are so many that the model seems to have mixed up columns. */
export function rowTypeFindings(rows: readonly RawRow[], asked: readonly AskedLeaf[], locale: LocaleVote): string[] {
  const typed = asked.filter(({ definition }) => definition.type !== "string")
  let count = 0
  const findings = rows.flatMap(({ cells }, index) =>
    typed.flatMap(({ key, definition: { type } }) => {
      const text = cells.get(key)?.text
      if (text === undefined) return []
      count++
      return reads(text, type, locale) ? [] : [finding(`rows[${index}].${key}`, text, type)]
    }),
  )
  return findings.length > count * maxUnreadableShare ? findings : []
}

function reads(text: string, type: ValueType, locale: LocaleVote): boolean {
  return type === "string" || isEmptyMarker(text) || readCell(text, type, locale) !== null
}

function finding(place: string, text: string, type: ValueType): string {
  const shown = JSON.stringify(text.slice(0, shownCharacters))
  return `${place}: ${shown} does not read as a ${type}; copy the ${type} as it is printed, or answer null`
}
