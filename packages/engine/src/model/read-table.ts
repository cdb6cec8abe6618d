import { least } from "../arrays/extremes.ts"
import type { ObjectDefinition, TableDefinition } from "../configuration.ts"
import type { RowAnswer } from "./answers.ts"
import { askRows, tokensOfRow } from "./ask-rows.ts"
import type { PlacedRow, RowsAnswer } from "./rows.ts"
import { ModelError } from "./model-error.ts"
import type { ModelReader } from "./model-reader.ts"
import { cutIntoPassages, halve, type Passage, type Source } from "./passages.ts"
import {
  cutWarning,
  findShortfall,
  rowLines,
  rowsShown,
  type Shortfall,
  shortfallWarning,
  unjoinedWarning,
} from "./table-coverage.ts"

/*
 * A table is asked for passage by passage, and its rows are put together in the order of the passages: never by what
 * they say, for two rows that say the same are two rows. A passage is halved and asked again in three cases: it does not
 * fit into a prompt, its rows do not fit into an answer, or there are fewer of them than the layout shows. In the third
 * case the layout may be wrong: when both halves together give no more rows, it is.
 */

/** About 3,000 tokens of text. */
const maxCharacters = 12_000
/** Answers are cut to this part of what the model can write, because rows of long texts take more than most. */
const plannedShare = 0.8

/** Lines of headings above the first row. */
const maxHeadings = 4

/** One table to read. */
interface TableJob {
  readonly object: ObjectDefinition
  readonly table: TableDefinition
  readonly source: Source
  /** The lines on which the layout shows a row. */
  readonly begins: readonly number[]
}

/** Reads the rows of a table. */
export async function readTable(
  reader: ModelReader,
  object: ObjectDefinition,
  table: TableDefinition,
): Promise<RowAnswer[]> {
  const builtin = reader.builtin.get(object.name)?.tables.get(table.name) ?? []
  const lines = reader.isSeenOnly?.(object, table) ? reader.lines.filter(({ picture }) => picture) : reader.lines
  const begins = rowLines(builtin, reader.finder)
  const top = least(begins)
  const headings = reader.lines.filter(({ id }) => id >= top - maxHeadings && id < top)
  const job: TableJob = { object, table, source: { lines, headings }, begins }
  const { maxOutputTokens } = reader.interview.model.traits
  const maxLines = Math.max(1, Math.floor((maxOutputTokens * plannedShare) / tokensOfRow(table.columns)))
  const passages = cutIntoPassages(job.source, { maxCharacters, maxLines })
  const parts = await Promise.all(passages.map((passage) => readPassage(reader, job, passage)))
  const rows = parts.flat()
  warnOfHidden(reader, job, builtin, rows.length)
  return rows.map(({ cells }) => cells)
}

async function readPassage(reader: ModelReader, job: TableJob, passage: Passage): Promise<readonly PlacedRow[]> {
  return settle(reader, job, passage, await tryRows(reader, job, passage))
}

/** Makes the best of an answer, with smaller questions where it is not enough. */
async function settle(
  reader: ModelReader,
  job: TableJob,
  passage: Passage,
  answer: RowsAnswer | undefined,
): Promise<readonly PlacedRow[]> {
  const shortfall = answer && findShortfall(answer.rows.length, rowsShown(job.begins, passage))
  const isWhole = answer !== undefined && !answer.isCut
  if (isWhole && !shortfall) return taken(reader, job, passage, answer)
  const halves = halve(job.source, passage)
  if (halves === undefined) {
    if (answer === undefined) throw new ModelError("too_long", "The question about a single line is too long.")
    return taken(reader, job, passage, answer, shortfall)
  }
  const parts = await Promise.all(halves.map((half) => tryRows(reader, job, half)))
  const isFruitless = parts.every((part) => part && !part.isCut) && countOf(parts) <= (answer?.rows.length ?? 0)
  if (isWhole && isFruitless) return taken(reader, job, passage, answer, shortfall)
  if (isWhole) reader.budget.exceedWriting(passage)
  const settled = await Promise.all(halves.map((half, index) => settle(reader, job, half, parts[index])))
  const rows = settled.flat()
  return isWhole && answer.rows.length > rows.length ? answer.rows : rows
}

/** The rows of a passage; undefined when it is too long to be asked for at once. */
function tryRows(reader: ModelReader, { object, table }: TableJob, passage: Passage): Promise<RowsAnswer | undefined> {
  const { interview, reading, budget } = reader
  return interview.limit(async () => {
    if (passage.owned.length > 1 && !budget.fits(passage)) return undefined
    try {
      const answer = await askRows(interview, reading, object, table, passage)
      if (answer.isCut) budget.exceedWriting(passage)
      return answer
    } catch (error) {
      if (!(error instanceof ModelError) || error.reason !== "too_long") throw error
      budget.exceedReading(passage)
      return undefined
    }
  })
}

function taken(
  { warn }: ModelReader,
  { table }: TableJob,
  passage: Passage,
  { rows, isCut, isJoined }: RowsAnswer,
  shortfall?: Shortfall,
): readonly PlacedRow[] {
  if (isCut) warn(cutWarning(table.name, passage))
  else if (shortfall) warn(shortfallWarning(table.name, passage, shortfall))
  if (!isJoined) warn(unjoinedWarning(table.name, passage))
  return rows
}

function countOf(parts: readonly (RowsAnswer | undefined)[]): number {
  return parts.reduce((sum, part) => sum + (part?.rows.length ?? 0), 0)
}

/** The first 5,000 rows of a sheet are shown as lines; the built-in extractor reads the others too. */
function warnOfHidden({ warn }: ModelReader, { table, begins }: TableJob, all: readonly RowAnswer[], found: number) {
  const isSheet = all.some((row) => [...row.values()].some(({ evidence }) => evidence.cell !== undefined))
  const hidden = all.length - begins.length
  if (!isSheet || hidden === 0 || found >= all.length) return
  warn(`Table "${table.name}": ${hidden} rows of the sheet are beyond what models are shown; rows are missing.`)
}
