import { append } from "../arrays/append.ts"
import type { Configuration, FieldDefinition } from "../configuration.ts"
import type { Answer, DocumentAnswers } from "./answers.ts"

const MAX_QUOTED_CHARACTERS = 60
const MAX_LISTED_PAGES = 10

/**
 * Warns of values that were left out because they do not match their type, and of values read from page images only.
 */
export function valueWarnings(answers: DocumentAnswers, { objects }: Configuration): string[] {
  const warnings: string[] = []
  const seen: Answer[] = []
  for (const object of objects) {
    const found = answers.get(object.name)
    append(seen, found?.fields.values() ?? [])
    for (const field of object.fields ?? []) {
      const answer = found?.fields.get(field.name)
      if (answer?.grounding === "invalid") warnings.push(invalidWarning(field, answer))
    }
    for (const table of object.tables ?? []) {
      const rows = found?.tables.get(table.name) ?? []
      for (const row of rows) append(seen, row.values())
      for (const column of table.columns) {
        const invalid = rows
          .flatMap((row) => row.get(column.name) ?? [])
          .filter(({ grounding }) => grounding === "invalid")
        const [first] = invalid
        if (first) warnings.push(`Table "${table.name}": ${invalidWarning(column, first, invalid.length)}`)
      }
    }
  }
  const fromImages = seen.filter(({ grounding }) => grounding === "image")
  return fromImages.length === 0 ? warnings : [...warnings, imageWarning(fromImages)]
}

function invalidWarning({ name, type }: FieldDefinition, { evidence }: Answer, count = 1): string {
  const text = JSON.stringify(evidence.text.slice(0, MAX_QUOTED_CHARACTERS))
  return count > 1
    ? `"${name}": ${text} and ${count - 1} more are not valid ${type}s and were left out.`
    : `"${name}": ${text} is not a valid ${type} and was left out.`
}

function imageWarning(answers: readonly Answer[]): string {
  const pages = [...new Set(answers.map(({ evidence }) => evidence.page))].toSorted((a, b) => a - b)
  const shown = pages.slice(0, MAX_LISTED_PAGES).join(", ")
  const rest = pages.length > MAX_LISTED_PAGES ? ` and ${pages.length - MAX_LISTED_PAGES} more` : ""
  const values = answers.length === 1 ? "1 value was" : `${answers.length} values were`
  const label = pages.length === 1 ? "Page" : "Pages"
  return `${label} ${shown}${rest}: ${values} read from the page image only and could not be verified against its text.`
}
