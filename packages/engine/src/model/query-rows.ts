import type { FieldDefinition, ObjectDefinition, TableDefinition } from "../configuration.ts"
import { requestLeaves, groupColumns, rowsSchema } from "./answer-schema.ts"
import { queryModel, type ModelSession } from "./query-model.ts"
import { isGrounded } from "./grounding.ts"
import { joinColumns } from "./join-columns.ts"
import type { GroundingContext } from "./model-answer.ts"
import type { Passage } from "./passages.ts"
import { groundRow, windowOf } from "./ground-row.ts"
import { imagesOf, ROW_INSTRUCTIONS, rowPrompt } from "./prompts.ts"
import { readRows } from "./read-answer.ts"
import { rowTypeFindings } from "./type-findings.ts"
import type { GroundedRow, RowsAnswer } from "./rows.ts"

/**
 * Queries the rows that start in one passage; rows that the model took from the lines around it are left out. A table with
 * more columns than the model's schemas hold is queried in parts.
 */
export async function queryRows(
  session: ModelSession,
  context: GroundingContext,
  object: ObjectDefinition,
  table: TableDefinition,
  passage: Passage,
): Promise<RowsAnswer> {
  const parts: RowsAnswer[] = []
  for (const columns of groupColumns(table.columns, session.model.traits)) {
    const part = await queryColumns(session, context, object, { ...table, columns }, passage)
    parts.push(part)
    if (part.isCut) break
  }
  return joinColumns(parts)
}

async function queryColumns(
  session: ModelSession,
  context: GroundingContext,
  object: ObjectDefinition,
  table: TableDefinition,
  passage: Passage,
): Promise<RowsAnswer> {
  const { traits } = session.model
  const requested = requestLeaves(table.columns)
  const request = {
    instructions: ROW_INSTRUCTIONS,
    prompt: rowPrompt(object, table, requested, passage),
    images: imagesOf(passage),
    schema: rowsSchema(table, requested, traits),
    maxOutputTokens: traits.maxOutputTokens,
  }
  const result = await queryModel(session, request, (answer) => {
    const { content, findings } = readRows(answer, requested)
    return { content, findings: [...findings, ...rowTypeFindings(content, requested, context.index.locale)] }
  })
  // The answer may be cut within its last row.
  const raws = result?.isCut ? result.content.slice(0, -1) : (result?.content ?? [])
  const first = passage.owned[0]?.id ?? 1
  const last = passage.owned.at(-1)?.id ?? 0
  let previous = first - 1
  const rows: GroundedRow[] = []
  for (const [index, raw] of raws.entries()) {
    const cited = { before: raws[index - 1]?.line ?? 0, line: raw.line, next: raws[index + 1]?.line ?? 0 }
    const window = windowOf(cited, previous, context)
    const row = groundRow(raw, requested, window, context)
    if (row.cells.size === 0) continue
    // The neighbouring passage owns this row and returns it as well.
    if (row.line !== 0 && (row.line < first || row.line > last)) continue
    if ([...row.cells.values()].some(({ grounding }) => isGrounded(grounding))) previous = row.line
    rows.push(row)
  }
  return { rows, isCut: result?.isCut ?? true, isJoined: true }
}

/** Tokens of a row in an answer, for its braces and line and for each cell (key, value and punctuation). */
const TOKENS_PER_ROW = 8
const TOKENS_PER_CELL = 12

/** Estimates the tokens of one row in an answer. */
export function tokensOfRow(columns: readonly FieldDefinition[]): number {
  return TOKENS_PER_ROW + TOKENS_PER_CELL * columns.length
}
