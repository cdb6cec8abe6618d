import type { Configuration, ObjectDefinition, TableDefinition } from "../configuration.ts"
import type { Evidence, ExtractedData, Extraction, Value } from "../extraction.ts"
import { pointerOf } from "../page/json-pointer.ts"
import type { Grounding } from "./grounding.ts"

/** A value with its evidence; null when the text does not parse as the requested type. */
export interface Answer {
  readonly value: Value
  readonly evidence: Evidence
  readonly grounding: Grounding
}

/** One row: column name → answer; empty cells are missing. */
export type RowAnswer = ReadonlyMap<string, Answer>

/** The answers of one reader for an object; fields and tables without an answer are missing. */
export interface ObjectAnswers {
  readonly fields: Map<string, Answer>
  readonly tables: Map<string, readonly RowAnswer[]>
}

/** The answers of one reader for a document, by object name. */
export type DocumentAnswers = Map<string, ObjectAnswers>

/** Creates empty answers for every object. */
export function noAnswers({ objects }: Configuration): DocumentAnswers {
  return new Map(objects.map(({ name }) => [name, { fields: new Map(), tables: new Map() }]))
}

/** Converts an extraction into answers. */
export function answersOf({ data, evidence }: Extraction, { objects }: Configuration): DocumentAnswers {
  const answerAt = (value: Value | undefined, ...path: readonly (string | number)[]): Answer | undefined => {
    // oxlint-disable-next-line docsift/no-unbounded-spread -- a path has six parts at most
    const found = evidence[pointerOf(...path)]
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

/** Assembles data and evidence from answers: every configured name is present, in the configured order. */
export function assemble(answers: DocumentAnswers, { objects }: Configuration): Pick<Extraction, "data" | "evidence"> {
  const evidence: Record<string, Evidence> = {}
  // Built from entries, here and below: assignment would lose a name such as __proto__.
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
  const valueOf = (answer: Answer | undefined, ...path: readonly (string | number)[]): Value => {
    if (answer === undefined || answer.value === null) return null
    // oxlint-disable-next-line docsift/no-unbounded-spread -- a path has six parts at most
    evidence[pointerOf(object.name, ...path)] = answer.evidence
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
