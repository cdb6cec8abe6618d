import type { Configuration, ObjectDefinition, TableDefinition } from "../configuration.ts"
import type { Evidence, ExtractedData, ExtractedObject, Extraction, ModelUsage, Value } from "../extraction.ts"
import type { ExtractionContext } from "../extract/context.ts"
import { pointerOf } from "../extract/pointer.ts"
import { askFields, type Reading } from "./ask-fields.ts"
import { askRows, type RowAnswer } from "./ask-rows.ts"
import { type Interview, UsageMeter } from "./ask.ts"
import { numberLines, type NumberedLine } from "./document-text.ts"
import { WordIndex } from "./ground.ts"
import type { LanguageModel } from "./language-model.ts"
import { ModelError } from "./model-error.ts"
import { cutIntoPassages, halve, wholeOf } from "./passages.ts"
import type { Passage } from "./prompts.ts"

/** The models of the two slots; a slot without one is served by the built-in extractor. */
export interface Models {
  readonly fast?: LanguageModel | undefined
  readonly accurate?: LanguageModel | undefined
}

/**
 * Extracts with language models: the fast one reads the text, field groups and tables in questions of their own, and
 * the built-in answers are what it is checked against.
 *
 * @throws {ModelError} when a model gives no usable answer.
 */
export async function extractWithModels(
  context: ExtractionContext,
  configuration: Configuration,
  builtin: Extraction,
  models: Models,
  signal?: AbortSignal,
): Promise<Extraction> {
  const model = models.fast
  if (model === undefined) return builtin
  const usage = new UsageMeter()
  const lines = numberLines(context)
  const reading: Reading = { index: new WordIndex(lines, context.locale), source: "fast" }
  const run: Run = { interview: { model, usage, signal }, reading, lines, evidence: {} }
  const objects: [string, ExtractedObject][] = []
  for (const object of configuration.objects) objects.push([object.name, await extractObject(run, object)])
  const data: ExtractedData = Object.fromEntries(objects)
  const { calls, inputTokens, outputTokens } = usage
  const spent: ModelUsage = { slot: "fast", calls, inputTokens, outputTokens }
  return { ...builtin, data, evidence: run.evidence, usage: [spent] }
}

interface Run {
  readonly interview: Interview
  readonly reading: Reading
  readonly lines: readonly NumberedLine[]
  readonly evidence: Record<string, Evidence>
}

async function extractObject(run: Run, object: ObjectDefinition): Promise<ExtractedObject> {
  const extracted: ExtractedObject = {}
  if (object.fields) {
    const found = await askFields(run.interview, run.reading, object, object.fields, wholeOf(run.lines))
    extracted.fields = Object.fromEntries(
      object.fields.map(({ name }): [string, Value] => {
        const answer = found.get(name)
        if (answer) run.evidence[pointerOf(object.name, "fields", name)] = answer.evidence
        return [name, answer?.value ?? null]
      }),
    )
  }
  if (object.tables) {
    const tables: [string, Record<string, Value>[]][] = []
    for (const table of object.tables) tables.push([table.name, await extractTable(run, object, table)])
    extracted.tables = Object.fromEntries(tables)
  }
  return extracted
}

async function extractTable(
  run: Run,
  object: ObjectDefinition,
  table: TableDefinition,
): Promise<Record<string, Value>[]> {
  const rows: RowAnswer[] = []
  for (const passage of cutIntoPassages(run.lines)) rows.push(...(await rowsOf(run, object, table, passage)))
  return rows.map((row, position) =>
    Object.fromEntries(
      table.columns.map(({ name }): [string, Value] => {
        const answer = row.get(name)
        if (answer) run.evidence[pointerOf(object.name, "tables", table.name, position, name)] = answer.evidence
        return [name, answer?.value ?? null]
      }),
    ),
  )
}

/** Rows of a passage; one whose answer does not fit is asked for in halves, down to single lines. */
async function rowsOf(
  run: Run,
  object: ObjectDefinition,
  table: TableDefinition,
  passage: Passage,
): Promise<readonly RowAnswer[]> {
  try {
    const { rows, isCut } = await askRows(run.interview, run.reading, object, table, passage)
    if (!isCut) return rows
  } catch (error) {
    if (!(error instanceof ModelError && error.reason === "too_long")) throw error
  }
  const halves = halve(run.lines, passage)
  if (halves === undefined) throw new ModelError("too_long", "The answer for a single line is too long.")
  const [first, second] = halves
  return [...(await rowsOf(run, object, table, first)), ...(await rowsOf(run, object, table, second))]
}
