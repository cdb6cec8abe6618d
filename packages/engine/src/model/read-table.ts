import { least } from "../arrays/extremes.ts"
import type { ObjectDefinition, TableDefinition } from "../configuration.ts"
import type { RowAnswer } from "./answers.ts"
import { queryRows, tokensOfRow } from "./query-rows.ts"
import type { GroundedRow, RowsAnswer } from "./rows.ts"
import { ModelError } from "./model-error.ts"
import type { ModelReader } from "./model-reader.ts"
import { cutIntoPassages, halve, type Passage, type Source } from "./passages.ts"
import {
  cutWarning,
  findShortfall,
  rowStartsOf,
  countRowsIn,
  type Shortfall,
  shortfallWarning,
  unjoinedWarning,
} from "./table-coverage.ts"

/*
 * A table is queried passage by passage, and its rows are joined in the order of the passages, never by content: two equal
 * rows are two rows. A passage is halved and queried again in three cases: it does not fit the prompt, its rows do not fit
 * the answer, or there are fewer of them than the layout shows. In the third case the layout may be wrong: it is when both
 * halves together return no more rows.
 */

/** Characters of one passage, about 3,000 tokens. */
const MAX_PASSAGE_CHARACTERS = 12_000
/** Share of the output tokens that is planned for, because rows of long texts take more than the estimate. */
const PLANNED_OUTPUT_SHARE = 0.8

/** Lines above the first row that are shown as its headings. */
const MAX_HEADING_LINES = 4

/** One table to read. */
interface TableJob {
  readonly object: ObjectDefinition
  readonly table: TableDefinition
  readonly source: Source
  /** The lines on which the layout shows the start of a row. */
  readonly rowStarts: readonly number[]
}

/** Reads the rows of a table. */
export async function readTable(
  reader: ModelReader,
  object: ObjectDefinition,
  table: TableDefinition,
): Promise<RowAnswer[]> {
  const builtin = reader.builtin.get(object.name)?.tables.get(table.name) ?? []
  const lines = reader.isImageOnly?.(object, table) ? reader.lines.filter(({ image }) => image) : reader.lines
  const rowStarts = rowStartsOf(builtin, reader.finder)
  const top = least(rowStarts)
  const headings = reader.lines.filter(({ id }) => id >= top - MAX_HEADING_LINES && id < top)
  const job: TableJob = { object, table, source: { lines, headings }, rowStarts }
  const { maxOutputTokens } = reader.session.model.traits
  const maxLines = Math.max(1, Math.floor((maxOutputTokens * PLANNED_OUTPUT_SHARE) / tokensOfRow(table.columns)))
  const passages = cutIntoPassages(job.source, { maxCharacters: MAX_PASSAGE_CHARACTERS, maxLines })
  const parts = await Promise.all(passages.map((passage) => readPassage(reader, job, passage)))
  const rows = parts.flat()
  warnOfHiddenRows(reader, job, builtin, rows.length)
  return rows.map(({ cells }) => cells)
}

async function readPassage(reader: ModelReader, job: TableJob, passage: Passage): Promise<readonly GroundedRow[]> {
  return refine(reader, job, passage, await tryRows(reader, job, passage))
}

/** Accepts a complete answer, or refines it with smaller queries. */
async function refine(
  reader: ModelReader,
  job: TableJob,
  passage: Passage,
  answer: RowsAnswer | undefined,
): Promise<readonly GroundedRow[]> {
  const shortfall = answer && findShortfall(answer.rows.length, countRowsIn(job.rowStarts, passage))
  const isComplete = answer !== undefined && !answer.isCut
  if (isComplete && !shortfall) return acceptRows(reader, job, passage, answer)
  const halves = halve(job.source, passage)
  if (halves === undefined) {
    if (answer === undefined) throw new ModelError("too_long", "The query for a single line is too long.")
    return acceptRows(reader, job, passage, answer, shortfall)
  }
  const parts = await Promise.all(halves.map((half) => tryRows(reader, job, half)))
  const isFruitless = parts.every((part) => part && !part.isCut) && countOf(parts) <= (answer?.rows.length ?? 0)
  if (isComplete && isFruitless) return acceptRows(reader, job, passage, answer, shortfall)
  if (isComplete) reader.budget.recordCutAnswer(passage)
  const refined = await Promise.all(halves.map((half, index) => refine(reader, job, half, parts[index])))
  const rows = refined.flat()
  return isComplete && answer.rows.length > rows.length ? answer.rows : rows
}

/** Queries the rows of a passage; returns undefined when it is too long for one query. */
function tryRows(reader: ModelReader, { object, table }: TableJob, passage: Passage): Promise<RowsAnswer | undefined> {
  const { session, context, budget } = reader
  return session.limit(async () => {
    if (passage.owned.length > 1 && !budget.fits(passage)) return undefined
    try {
      const answer = await queryRows(session, context, object, table, passage)
      if (answer.isCut) budget.recordCutAnswer(passage)
      return answer
    } catch (error) {
      if (!(error instanceof ModelError) || error.reason !== "too_long") throw error
      budget.recordLongPrompt(passage)
      return undefined
    }
  })
}

function acceptRows(
  { warn }: ModelReader,
  { table }: TableJob,
  passage: Passage,
  { rows, isCut, isJoined }: RowsAnswer,
  shortfall?: Shortfall,
): readonly GroundedRow[] {
  if (isCut) warn(cutWarning(table.name, passage))
  else if (shortfall) warn(shortfallWarning(table.name, passage, shortfall))
  if (!isJoined) warn(unjoinedWarning(table.name, passage))
  return rows
}

function countOf(parts: readonly (RowsAnswer | undefined)[]): number {
  return parts.reduce((sum, part) => sum + (part?.rows.length ?? 0), 0)
}

/** Warns of rows beyond the first 5,000 of a sheet: models are not shown them, the built-in extractor reads them. */
function warnOfHiddenRows(
  { warn }: ModelReader,
  { table, rowStarts }: TableJob,
  all: readonly RowAnswer[],
  found: number,
) {
  const isSheet = all.some((row) => [...row.values()].some(({ evidence }) => evidence.cell !== undefined))
  const hidden = all.length - rowStarts.length
  if (!isSheet || hidden === 0 || found >= all.length) return
  warn(`Table "${table.name}": ${hidden} rows of the sheet were not shown to the model; rows are missing.`)
}
