import { least } from "../arrays/extremes.ts"
import type { FieldDefinition, ObjectDefinition, TableDefinition } from "../configuration.ts"
import type { Answer, DocumentAnswers, RowAnswer } from "./answers.ts"
import { isFound, isSurer } from "./grounding.ts"

/** Below this chance of being right a value of the built-in extractor is read again. */
const doubtful = 0.6
/** A model that gives no value is mostly right: the built-in extractor contradicts it only with one as sure as this. */
export const sure = 0.8
/** A table of which more cells than this share are open is read again. */
const maxOpenShare = 0.2

/** What is known of the pages' text. */
export interface PageTrust {
  /** Pages that the next reader sees as pictures, because their text is not reliable. */
  readonly pictured: ReadonlySet<number>
}

/** The answer to a field, if there is one. */
export function fieldOf(answers: DocumentAnswers, object: ObjectDefinition, { name }: FieldDefinition) {
  return answers.get(object.name)?.fields.get(name)
}

/** The rows of a table. */
export function rowsOf(answers: DocumentAnswers, object: ObjectDefinition, { name }: TableDefinition) {
  return answers.get(object.name)?.tables.get(name) ?? []
}

/** True for what an electronic invoice says: exact, and nobody is asked for it. */
export function isEmbedded(answer: Answer | undefined): boolean {
  return answer?.evidence.source === "embedded"
}

/** True for a table of which an electronic invoice says something: its rows are the invoice's. */
export function hasEmbedded(rows: readonly RowAnswer[]): boolean {
  return rows.some((row) => [...row.values()].some(isEmbedded))
}

/** True for a value that is missing, invalid, not found, doubtful, or read from a page without reliable text. */
export function isOpen(answer: Answer | undefined, { pictured }: PageTrust): boolean {
  if (answer === undefined || !isFound(answer.grounding)) return true
  if (isEmbedded(answer)) return false
  const { source, confidence, page } = answer.evidence
  return (source === "builtin" && confidence < doubtful) || pictured.has(page)
}

/**
 * True for a table that is read again as a whole, because rows of two readers cannot be told apart: one without rows, or
 * with too many open cells. An empty cell is none: most are empty on the page.
 */
export function isOpenTable(rows: readonly RowAnswer[], trust: PageTrust): boolean {
  if (hasEmbedded(rows)) return false
  const cells = rows.flatMap((row) => [...row.values()])
  return cells.length === 0 || cells.filter((cell) => isOpen(cell, trust)).length > cells.length * maxOpenShare
}

/** Puts a second reader's values where the first ones are open; of two unsure ones the surer stays. */
export function fillOpen(first: DocumentAnswers, second: DocumentAnswers, trust: PageTrust): DocumentAnswers {
  return merge(first, second, {
    field: (mine, other) =>
      isOpen(mine, trust) && (isFound(other.grounding) || isSurer(other.grounding, mine?.grounding)),
    rows: (mine, others) => (others.length > 0 && isOpenTable(mine, trust) ? others : withPages(mine, others, trust)),
  })
}

/** Fills what a model left open with what the built-in extractor is sure of. */
export function fillSure(first: DocumentAnswers, builtin: DocumentAnswers, isSure: (answer: Answer) => boolean) {
  const trust = { pictured: new Set<number>() }
  return merge(first, builtin, {
    field: (mine, other) => isOpen(mine, trust) && isSure(other),
    rows: (mine, others) =>
      isOpenTable(mine, trust) && others.some((row) => [...row.values()].some(isSure)) ? others : mine,
  })
}

interface Preference {
  /** Whether the second reader's value takes the place of the first one's. */
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

/** Takes the rows of pictured pages from the reader who saw them; the others stay, in the order of the pages. */
function withPages(mine: readonly RowAnswer[], others: readonly RowAnswer[], { pictured }: PageTrust) {
  const seen = others.filter((row) => pictured.has(pageOf(row)))
  if (seen.length === 0) return mine
  const replaced = new Set(seen.map(pageOf))
  const rows = [...mine.filter((row) => !replaced.has(pageOf(row))), ...seen]
  return rows.toSorted((a, b) => pageOf(a) - pageOf(b))
}

function pageOf(row: RowAnswer): number {
  return least([...row.values()].map(({ evidence }) => evidence.page))
}
