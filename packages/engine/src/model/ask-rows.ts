import type { ObjectDefinition, TableDefinition } from "../configuration.ts"
import { askFor, rowsSchema } from "./answer-schema.ts"
import { ask, type Interview } from "./ask.ts"
import type { Reading } from "./ask-fields.ts"
import { answerOf, type ModelAnswer } from "./model-answer.ts"
import type { Passage } from "./prompts.ts"
import { rowInstructions, rowPrompt } from "./prompts.ts"
import { readRows } from "./read-answer.ts"

/** One row; column name → answer, for cells that hold something. */
export type RowAnswer = ReadonlyMap<string, ModelAnswer>

/** The rows of one passage. */
export interface RowsAnswer {
  readonly rows: readonly RowAnswer[]
  /** True when the model had more rows than it could say. */
  readonly isCut: boolean
}

/** Asks for the rows that begin in one passage. */
export async function askRows(
  interview: Interview,
  { index, source }: Reading,
  object: ObjectDefinition,
  table: TableDefinition,
  passage: Passage,
): Promise<RowsAnswer> {
  const { traits } = interview.model
  const asked = askFor(table.columns)
  const request = {
    instructions: rowInstructions,
    prompt: rowPrompt(object, table, asked, passage),
    images: [],
    schema: rowsSchema(table, asked, traits),
    maxOutputTokens: traits.maxOutputTokens,
  }
  const { content, isCut } = await ask(interview, request, (answer) => readRows(answer, asked))
  const rows = content.map(({ cells }) => {
    const row = new Map<string, ModelAnswer>()
    for (const { key, definition } of asked) {
      const raw = cells.get(key)
      const answer = raw && answerOf(raw.text, index.ground(raw, definition), source)
      if (answer) row.set(definition.name, answer)
    }
    return row
  })
  return { rows: rows.filter((row) => row.size > 0), isCut }
}
