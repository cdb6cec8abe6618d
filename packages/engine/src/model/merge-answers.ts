import { least } from "../arrays/extremes.ts"
import type { FieldDefinition, ObjectDefinition, TableDefinition } from "../configuration.ts"
import type { Answer, DocumentAnswers, RowAnswer } from "./answers.ts"
import { isGrounded, isBetterGrounded } from "./grounding.ts"

/** A value of the built-in extractor with a lower confidence is queried again. */
const LOW_CONFIDENCE = 0.6
/**
 * Confidence from which a built-in value fills one that a model left out; models that return no value are mostly right.
 */
export const CONFIDENT = 0.8
/** A table with a larger share of unresolved cells is queried again. */
const MAX_UNRESOLVED_SHARE = 0.2

/** The reliability of the pages' text. */
export interface TextReliability {
  /** Pages that the next reader gets as images because their text is not reliable. */
  readonly imagePages: ReadonlySet<number>
}

/** Returns the answer for a field; undefined when there is none. */
export function fieldOf(answers: DocumentAnswers, object: ObjectDefinition, { name }: FieldDefinition) {
  return answers.get(object.name)?.fields.get(name)
}

/** Returns the rows of a table. */
export function rowsOf(answers: DocumentAnswers, object: ObjectDefinition, { name }: TableDefinition) {
  return answers.get(object.name)?.tables.get(name) ?? []
}

/** Returns whether an answer comes from an embedded electronic invoice, which is exact. */
export function isEmbedded(answer: Answer | undefined): boolean {
  return answer?.evidence.source === "embedded"
}

/** Returns whether an embedded electronic invoice gives any cell of a table, and so all of its rows. */
export function hasEmbedded(rows: readonly RowAnswer[]): boolean {
  return rows.some((row) => [...row.values()].some(isEmbedded))
}

/** Returns whether a value is missing, invalid, ungrounded, of low confidence, or from a page without reliable text. */
export function isUnresolved(answer: Answer | undefined, { imagePages }: TextReliability): boolean {
  if (answer === undefined || !isGrounded(answer.grounding)) return true
  if (isEmbedded(answer)) return false
  const { source, confidence, page } = answer.evidence
  return (source === "builtin" && confidence < LOW_CONFIDENCE) || imagePages.has(page)
}

/**
 * Returns whether a table must be queried again: it has no rows or too many unresolved cells. It is queried as a whole
 * because rows of two readers cannot be matched. Empty cells are resolved: most are empty on the page.
 */
export function isUnresolvedTable(rows: readonly RowAnswer[], reliability: TextReliability): boolean {
  if (hasEmbedded(rows)) return false
  const cells = rows.flatMap((row) => [...row.values()])
  return (
    cells.length === 0 ||
    cells.filter((cell) => isUnresolved(cell, reliability)).length > cells.length * MAX_UNRESOLVED_SHARE
  )
}

/** Replaces unresolved values by a second reader's; of two ungrounded values the better grounded one is kept. */
export function fillUnresolved(
  first: DocumentAnswers,
  second: DocumentAnswers,
  reliability: TextReliability,
): DocumentAnswers {
  return merge(first, second, {
    field: (mine, other) =>
      isUnresolved(mine, reliability) &&
      (isGrounded(other.grounding) || isBetterGrounded(other.grounding, mine?.grounding)),
    rows: (mine, others) =>
      others.length > 0 && isUnresolvedTable(mine, reliability) ? others : withPages(mine, others, reliability),
  })
}

/** Fills what a model left unresolved with the accepted values of the built-in extractor. */
export function fillFromBuiltin(
  first: DocumentAnswers,
  builtin: DocumentAnswers,
  isAccepted: (answer: Answer) => boolean,
) {
  const reliability = { imagePages: new Set<number>() }
  return merge(first, builtin, {
    field: (mine, other) => isUnresolved(mine, reliability) && isAccepted(other),
    rows: (mine, others) =>
      isUnresolvedTable(mine, reliability) && others.some((row) => [...row.values()].some(isAccepted)) ? others : mine,
  })
}

interface Preference {
  /** Returns whether the second reader's value replaces the first reader's. */
  readonly field: (mine: Answer | undefined, other: Answer) => boolean
  readonly rows: (mine: readonly RowAnswer[], others: readonly RowAnswer[]) => readonly RowAnswer[]
}

function merge(first: DocumentAnswers, second: DocumentAnswers, prefer: Preference): DocumentAnswers {
  const names = new Set([...first.keys(), ...second.keys()])
  return new Map(
    [...names].map((name) => {
      const fields = new Map(first.get(name)?.fields)
      for (const [field, answer] of second.get(name)?.fields ?? []) {
        if (prefer.field(fields.get(field), answer)) fields.set(field, answer)
      }
      const tables = new Map(first.get(name)?.tables)
      for (const [table, rows] of second.get(name)?.tables ?? []) {
        tables.set(table, prefer.rows(tables.get(table) ?? [], rows))
      }
      return [name, { fields, tables }]
    }),
  )
}

/** Takes the rows of image pages from the reader that saw them and keeps the others, in page order. */
function withPages(mine: readonly RowAnswer[], others: readonly RowAnswer[], { imagePages }: TextReliability) {
  const seen = others.filter((row) => imagePages.has(pageOf(row)))
  if (seen.length === 0) return mine
  const replaced = new Set(seen.map(pageOf))
  const rows = [...mine.filter((row) => !replaced.has(pageOf(row))), ...seen]
  return rows.toSorted((a, b) => pageOf(a) - pageOf(b))
}

function pageOf(row: RowAnswer): number {
  return least([...row.values()].map(({ evidence }) => evidence.page))
}
