import pLimit from "p-limit"
import type { Configuration, ObjectDefinition, TableDefinition } from "../configuration.ts"
import { type DocumentAnswers, noAnswers, type RowAnswer } from "./answers.ts"
import { askFields } from "./ask-fields.ts"
import { askRows, type PlacedRow } from "./ask-rows.ts"
import type { Interview } from "./ask.ts"
import type { NumberedLine } from "./document-text.ts"
import type { Reading } from "./model-answer.ts"
import { ModelError } from "./model-error.ts"
import { cutIntoPassages, halve, wholeOf } from "./passages.ts"
import type { Passage } from "./prompts.ts"
import { findShortfall, rowsShown, shortfallWarning } from "./table-coverage.ts"

/** What a reader works on. */
export interface ModelReader {
  readonly interview: Interview
  readonly reading: Reading
  readonly lines: readonly NumberedLine[]
  /** Tells how many rows a table shows, so that an answer with fewer is noticed. */
  readonly builtin: DocumentAnswers
  readonly warn: (sentence: string) => void
}

/** Questions under way at once: a provider's limits are per minute, and a model of one's own answers few at a time. */
const concurrency = 4
/** Halvings of a passage that gave too few rows: a layout that shows more rows than there are must not cost much. */
const maxShortfallSplits = 2

/**
 * Reads what a configuration wants with one model. Fields of an object and each table are questions of their own; a
 * table is asked passage by passage, and its rows are put together by their position.
 *
 * @throws {ModelError} when the model gives no usable answer.
 */
export async function readByModel(reader: ModelReader, wanted: Configuration): Promise<DocumentAnswers> {
  const answers = noAnswers(wanted)
  const limit = pLimit(concurrency)
  const jobs = wanted.objects.flatMap((object) => {
    const own = answers.get(object.name)
    const fields = async () => {
      if (!object.fields?.length) return
      for (const [name, answer] of await readFields(reader, object)) own?.fields.set(name, answer)
    }
    const tables = (object.tables ?? []).map(async (table) => {
      const passages = cutIntoPassages(reader.lines)
      const parts = await Promise.all(passages.map((part) => limit(() => readRows(reader, object, table, part, 0))))
      own?.tables.set(
        table.name,
        parts.flat().map(({ cells }): RowAnswer => cells),
      )
    })
    return [limit(fields), ...tables]
  })
  await Promise.all(jobs)
  return answers
}

/** About 20,000 tokens: what models of one's own still read with attention. */
const maxFieldCharacters = 60_000

async function readFields({ interview, reading, lines }: ModelReader, object: ObjectDefinition) {
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0)
  const passages = characters <= maxFieldCharacters ? [wholeOf(lines)] : cutIntoPassages(lines, maxFieldCharacters)
  const found: Awaited<ReturnType<typeof askFields>> = new Map()
  for (const passage of passages) {
    for (const [name, answer] of await askFields(interview, reading, object, passage)) {
      // What stands first is the document's own head; a later part only fills in.
      const known = found.get(name)
      if (known === undefined || (!known.isGrounded && answer.isGrounded)) found.set(name, answer)
    }
    if (object.fields?.every(({ name }) => found.get(name)?.isGrounded)) break
  }
  return found
}

async function readRows(
  reader: ModelReader,
  object: ObjectDefinition,
  table: TableDefinition,
  passage: Passage,
  splits: number,
): Promise<readonly PlacedRow[]> {
  const answer = await tryRows(reader, object, table, passage)
  const shown = rowsShown(reader.builtin.get(object.name)?.tables.get(table.name) ?? [], passage)
  const shortfall = answer && findShortfall(answer, shown)
  if (answer && !shortfall) return answer
  const halves = answer && splits >= maxShortfallSplits ? undefined : halve(reader.lines, passage)
  if (halves === undefined) {
    if (answer === undefined) throw new ModelError("too_long", "The answer for a single line is too long.")
    if (shortfall) reader.warn(shortfallWarning(table.name, passage, shortfall))
    return answer
  }
  const parts: (readonly PlacedRow[])[] = []
  for (const half of halves) parts.push(await readRows(reader, object, table, half, answer ? splits + 1 : splits))
  const rows = parts.flat()
  // Asked in parts it may say less than at once: the fuller answer stays.
  return answer && answer.length > rows.length ? answer : rows
}

/** Rows of a passage; undefined when they do not fit into one answer. */
async function tryRows(
  { interview, reading }: ModelReader,
  object: ObjectDefinition,
  table: TableDefinition,
  passage: Passage,
): Promise<readonly PlacedRow[] | undefined> {
  try {
    const { rows, isCut } = await askRows(interview, reading, object, table, passage)
    return isCut ? undefined : rows
  } catch (error) {
    if (error instanceof ModelError && error.reason === "too_long") return undefined
    throw error
  }
}
