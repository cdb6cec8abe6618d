import type { FieldDefinition, ObjectDefinition, TableDefinition } from "../configuration.ts"
import { askFor, groupColumns, rowsSchema } from "./answer-schema.ts"
import { ask, type Interview } from "./ask.ts"
import { isFound } from "./grounding.ts"
import { joinColumns } from "./join-columns.ts"
import type { Reading } from "./model-answer.ts"
import type { Passage } from "./passages.ts"
import { placeRow, windowOf } from "./place-row.ts"
import { picturesOf, rowInstructions, rowPrompt } from "./prompts.ts"
import { readRows } from "./read-answer.ts"
import { rowTypeFindings } from "./type-findings.ts"
import type { PlacedRow, RowsAnswer } from "./rows.ts"

/**
 * Asks for the rows that begin in one passage; rows that the model took from the lines around it are left out. A table
 * with more columns than the model's schemas hold is asked in parts.
 */
export async function askRows(
  interview: Interview,
  reading: Reading,
  object: ObjectDefinition,
  table: TableDefinition,
  passage: Passage,
): Promise<RowsAnswer> {
  const parts: RowsAnswer[] = []
  for (const columns of groupColumns(table.columns, interview.model.traits)) {
    const part = await askColumns(interview, reading, object, { ...table, columns }, passage)
    parts.push(part)
    if (part.isCut) break
  }
  return joinColumns(parts)
}

async function askColumns(
  interview: Interview,
  reading: Reading,
  object: ObjectDefinition,
  table: TableDefinition,
  passage: Passage,
): Promise<RowsAnswer> {
  const { traits } = interview.model
  const asked = askFor(table.columns)
  const request = {
    instructions: rowInstructions,
    prompt: rowPrompt(object, table, asked, passage),
    images: picturesOf(passage),
    schema: rowsSchema(table, asked, traits),
    maxOutputTokens: traits.maxOutputTokens,
  }
  const answered = await ask(interview, request, (answer) => {
    const { content, findings } = readRows(answer, asked)
    return { content, findings: [...findings, ...rowTypeFindings(content, asked, reading.index.locale)] }
  })
  // The last row of a cut answer may be cut itself.
  const raws = answered?.isCut ? answered.content.slice(0, -1) : (answered?.content ?? [])
  const first = passage.owned[0]?.id ?? 1
  const last = passage.owned.at(-1)?.id ?? 0
  let previous = first - 1
  const rows: PlacedRow[] = []
  for (const [index, raw] of raws.entries()) {
    const said = { before: raws[index - 1]?.line ?? 0, line: raw.line, next: raws[index + 1]?.line ?? 0 }
    const window = windowOf(said, previous, reading)
    const row = placeRow(raw, asked, window, reading)
    if (row.cells.size === 0) continue
    // The neighbouring passage owns it, and would give it a second time.
    if (row.line !== 0 && (row.line < first || row.line > last)) continue
    if ([...row.cells.values()].some(({ grounding }) => isFound(grounding))) previous = row.line
    rows.push(row)
  }
  return { rows, isCut: answered?.isCut ?? true, isJoined: true }
}

/** Tokens that a row takes in an answer: names, values and punctuation. */
export function tokensOfRow(columns: readonly FieldDefinition[]): number {
  return 8 + 12 * columns.length
}
