import type { Configuration, ObjectDefinition, TableDefinition } from "../configuration.ts"
import type { Evidence, ExtractedData, Extraction, Value } from "../extraction.ts"
import { pointerOf } from "../page/json-pointer.ts"
import type { Grounding } from "./grounding.ts"

/** A value with where it stands; null when what a reader gave does not read as the wanted type. */
export interface Answer {
  readonly value: Value
  readonly evidence: Evidence
  readonly grounding: Grounding
}

/** One row: column name → answer, for cells that hold something. */
export type RowAnswer = ReadonlyMap<string, Answer>

/** What one reader found of an object; names that it found nothing for are missing. */
export interface ObjectAnswers {
  readonly fields: Map<string, Answer>
  readonly tables: Map<string, readonly RowAnswer[]>
}

/** What one reader found in a document, by object name. */
export type DocumentAnswers = Map<string, ObjectAnswers>

/** Starts empty answers for every object. */
export function noAnswers({ objects }: Configuration): DocumentAnswers {
  return new Map(objects.map(({ name }) => [name, { fields: new Map(), tables: new Map() }]))
}

/** Takes an extraction apart into answers. */
export function answersOf({ data, evidence }: Extraction, { objects }: Configuration): DocumentAnswers {
  const answerAt = (value: Value | undefined, ...place: readonly (string | number)[]): Answer | undefined => {
    // oxlint-disable-next-line docsift/no-unbounded-spread -- a path has six parts at most
    const found = evidence[pointerOf(...place)]
    return value === null || value === undefined || found === undefined
      ? undefined
      : { value, evidence: found, grounding: "exact" }
  }
  return new Map(
    objects.map((object) => {
      const extracted = data[object.name]
      const fields = (object.fields ?? []).flatMap(({ name }): [string, Answer][] => {
        const answer = answerAt(extracted?.fields?.[name], object.name, "fields", name)
        return answer ? [[name, answer]] : []
      })
      const tables = (object.tables ?? []).map((table): [string, RowAnswer[]] => {
        const rows = extracted?.tables?.[table.name] ?? []
        return [
          table.name,
          rows.map((row, index) =>
            rowOf(table, (name) => answerAt(row[name], object.name, "tables", table.name, index, name)),
          ),
        ]
      })
      return [object.name, { fields: new Map(fields), tables: new Map(tables) }]
    }),
  )
}

function rowOf({ columns }: TableDefinition, find: (name: string) => Answer | undefined): RowAnswer {
  return new Map(
    columns.flatMap(({ name }): [string, Answer][] => {
      const answer = find(name)
      return answer ? [[name, answer]] : []
    }),
  )
}

/** Puts answers together: every configured name present, in the configured order. */
export function assemble(answers: DocumentAnswers, { objects }: Configuration): Pick<Extraction, "data" | "evidence"> {
  const evidence: Record<string, Evidence> = {}
  // Entries, here and below: assigning would lose a name such as __proto__.
  const data: ExtractedData = Object.fromEntries(
    objects.map((object) => [object.name, assembleObject(object, answers.get(object.name), evidence)]),
  )
  return { data, evidence }
}

function assembleObject(
  object: ObjectDefinition,
  found: ObjectAnswers | undefined,
  evidence: Record<string, Evidence>,
) {
  const valueOf = (answer: Answer | undefined, ...place: readonly (string | number)[]): Value => {
    if (answer === undefined || answer.value === null) return null
    // oxlint-disable-next-line docsift/no-unbounded-spread -- a path has six parts at most
    evidence[pointerOf(object.name, ...place)] = answer.evidence
    return answer.value
  }
  const fields = object.fields?.map(({ name }): [string, Value] => [
    name,
    valueOf(found?.fields.get(name), "fields", name),
  ])
  const tables = object.tables?.map(({ name, columns }): [string, Record<string, Value>[]] => [
    name,
    (found?.tables.get(name) ?? []).map((row, index) =>
      Object.fromEntries(
        columns.map((column): [string, Value] => [
          column.name,
          valueOf(row.get(column.name), "tables", name, index, column.name),
        ]),
      ),
    ),
  ])
  return {
    ...(fields && { fields: Object.fromEntries(fields) }),
    ...(tables && { tables: Object.fromEntries(tables) }),
  }
}
