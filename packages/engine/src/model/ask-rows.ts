import type { ObjectDefinition, TableDefinition } from "../configuration.ts"
import { type AskedLeaf, askFor, rowsSchema } from "./answer-schema.ts"
import type { RowAnswer } from "./answers.ts"
import { ask, type Interview } from "./ask.ts"
import type { ModelImage } from "./language-model.ts"
import { answerOf, type PlacedAnswer, type Reading } from "./model-answer.ts"
import { type Passage, rowInstructions, rowPrompt } from "./prompts.ts"
import { type RawRow, readRows } from "./read-answer.ts"

/** A row with the line it begins on; 0 when nothing of it was found in the text. */
export interface PlacedRow {
  readonly cells: RowAnswer
  readonly line: number
}

/** The rows of one passage. */
export interface RowsAnswer {
  readonly rows: readonly PlacedRow[]
  /** True when the model had more rows than it could say. */
  readonly isCut: boolean
}

/** A row's cells stand on its lines: wrapped over a few, and the model may count its line from the top or the middle. */
const cellReach = 8

/** Asks for the rows that begin in one passage; rows that the model took from the lines around it are left out. */
export async function askRows(
  interview: Interview,
  reading: Reading,
  object: ObjectDefinition,
  table: TableDefinition,
  passage: Passage,
  images: readonly ModelImage[] = [],
): Promise<RowsAnswer> {
  const { traits } = interview.model
  const asked = askFor(table.columns)
  const request = {
    instructions: rowInstructions,
    prompt: rowPrompt(object, table, asked, passage),
    images,
    schema: rowsSchema(table, asked, traits),
    maxOutputTokens: traits.maxOutputTokens,
  }
  const { content, isCut } = await ask(interview, request, (answer) => readRows(answer, asked))
  const first = passage.owned[0]?.id ?? 1
  const last = passage.owned.at(-1)?.id ?? 0
  let previous = first - 1
  const rows: PlacedRow[] = []
  for (const raw of content) {
    const row = placeRow(raw, asked, reading, previous)
    if (row.cells.size === 0) continue
    // The neighbouring passage owns it, and would give it a second time.
    if (row.line !== 0 && (row.line < first || row.line > last)) continue
    if (row.line !== 0) previous = row.line
    rows.push(row)
  }
  return { rows, isCut }
}

/** A row without a line of its own is looked for below the one before: equal rows must not all find the first. */
function placeRow({ line, cells }: RawRow, asked: readonly AskedLeaf[], reading: Reading, previous: number): PlacedRow {
  const hint = { line: line === 0 ? previous + 1 : line, reach: line === 0 ? 3 * cellReach : cellReach }
  const found = asked.flatMap(({ key, definition }): [string, PlacedAnswer][] => {
    const raw = cells.get(key)
    const answer = raw && answerOf(raw.text, definition.type, hint, reading)
    return answer ? [[definition.name, answer]] : []
  })
  const lines = found.map(([, answer]) => answer.line).filter((id) => id > 0)
  if (lines.length === 0) return { cells: new Map(found), line: 0 }
  return { cells: new Map(found), line: lines.includes(line) ? line : Math.min(...lines) }
}
