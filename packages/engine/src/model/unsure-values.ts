import { append } from "../arrays/append.ts"
import type { Configuration, FieldDefinition } from "../configuration.ts"
import type { Answer, DocumentAnswers } from "./answers.ts"

const shownCharacters = 60
const shownPages = 10

/** Says which values were read from pictures alone, and which ones are left out because they do not read as their type. */
export function describeUnsure(answers: DocumentAnswers, { objects }: Configuration): string[] {
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
  const pictured = seen.filter(({ grounding }) => grounding === "picture")
  return pictured.length === 0 ? warnings : [...warnings, pictureWarning(pictured)]
}

function invalidWarning({ name, type }: FieldDefinition, { evidence }: Answer, count = 1): string {
  const text = JSON.stringify(evidence.text.slice(0, shownCharacters))
  const more = count > 1 ? ` (and ${count - 1} more)` : ""
  return `"${name}": ${text}${more} does not read as a ${type} and is left out.`
}

function pictureWarning(answers: readonly Answer[]): string {
  const pages = [...new Set(answers.map(({ evidence }) => evidence.page))].toSorted((a, b) => a - b)
  const shown = pages.slice(0, shownPages).join(", ")
  const rest = pages.length > shownPages ? ` and ${pages.length - shownPages} more` : ""
  const values = answers.length === 1 ? "1 value was" : `${answers.length} values were`
  return `Page ${shown}${rest}: ${values} read from the page's picture alone and could not be looked up in its text.`
}
