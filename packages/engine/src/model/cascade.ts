import type { Configuration, FieldDefinition, ObjectDefinition, TableDefinition } from "../configuration.ts"
import type { Extraction, ModelUsage } from "../extraction.ts"
import type { ExtractionContext } from "../extract/context.ts"
import { type Answer, answersOf, assemble, type DocumentAnswers, type RowAnswer } from "./answers.ts"
import { UsageMeter } from "./ask.ts"
import { crossCheck } from "./cross-check.ts"
import { numberLines } from "./document-text.ts"
import type { LanguageModel } from "./language-model.ts"
import { ModelError } from "./model-error.ts"
import { type ModelReader, readByModel } from "./read-by-model.ts"
import { restrict } from "./wanted.ts"
import { WordIndex } from "./word-index.ts"

/*
 * Who reads what. The fast slot reads everything; the accurate slot reads what came back missing, not to be found in
 * the document, or doubtful. A slot without a model is the built-in extractor, whose answers are there anyway: they
 * check what a model says. What an embedded electronic invoice says is exact, and nobody is asked for it.
 */

/** The models of the two slots; a slot without one is served by the built-in extractor. */
export interface Models {
  readonly fast?: LanguageModel | undefined
  /** The same object as `fast` means one pass. */
  readonly accurate?: LanguageModel | undefined
}

/** How the models are used. */
export interface CascadeOptions {
  /** Answers with the built-in extractor when a model cannot be reached or gives nothing usable. @default false */
  readonly hasFallback?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/** Below this chance of being right a value of the built-in extractor is read again, or not taken as a second answer. */
const doubtful = 0.6

/**
 * Extracts with language models.
 *
 * @throws {ModelError} when the first reader gives no usable answer and there is no fallback.
 */
export async function extractWithModels(
  context: ExtractionContext,
  configuration: Configuration,
  extraction: Extraction,
  { fast, accurate }: Models,
  { hasFallback = false, signal }: CascadeOptions = {},
): Promise<Extraction> {
  const lines = numberLines(context)
  const index = new WordIndex(lines)
  const builtin = answersOf(extraction, configuration)
  const warnings = [...extraction.warnings]
  const usage: ModelUsage[] = []
  const read = async (model: LanguageModel, source: "fast" | "accurate", wanted: Configuration) => {
    const meter = new UsageMeter()
    const reader: ModelReader = {
      interview: { model, usage: meter, signal },
      reading: { index, locale: context.locale, source },
      lines,
      builtin,
      warn: (sentence) => warnings.push(sentence),
    }
    try {
      return await readByModel(reader, wanted)
    } finally {
      const { calls, inputTokens, outputTokens } = meter
      usage.push({ slot: source, calls, inputTokens, outputTokens })
    }
  }
  const orElse = async (model: LanguageModel, isFatal: boolean, reading: Promise<DocumentAnswers>) => {
    try {
      return await reading
    } catch (error) {
      if (!(error instanceof ModelError) || isFatal) throw error
      warnings.push(`The model "${model.traits.name}" gave no usable answer (${error.reason}); values may be missing.`)
      return undefined
    }
  }

  let answers = builtin
  if (fast) {
    const wanted = restrict(configuration, {
      field: (object, field) => !isEmbedded(fieldOf(builtin, object, field)),
      table: (object, table) => !rowsOf(builtin, object, table).some((row) => [...row.values()].some(isEmbedded)),
    })
    const found = await orElse(fast, !hasFallback, read(fast, "fast", wanted))
    if (found) answers = prefer(crossCheck(found, builtin), builtin, isEmbedded)
  }
  if (accurate !== fast) {
    const open = restrict(configuration, {
      field: (object, field) => isOpen(fieldOf(answers, object, field)),
      table: (object, table) => isOpenTable(rowsOf(answers, object, table)),
    })
    if (accurate && open.objects.length > 0) {
      const found = await orElse(accurate, false, read(accurate, "accurate", open))
      if (found) answers = prefer(answers, crossCheck(found, builtin), () => true)
    } else if (!accurate) {
      answers = prefer(answers, builtin, ({ evidence }) => evidence.confidence >= doubtful)
    }
  }
  return { ...extraction, ...assemble(answers, configuration), warnings, usage }
}

function fieldOf(answers: DocumentAnswers, object: ObjectDefinition, { name }: FieldDefinition): Answer | undefined {
  return answers.get(object.name)?.fields.get(name)
}

function rowsOf(answers: DocumentAnswers, object: ObjectDefinition, { name }: TableDefinition): readonly RowAnswer[] {
  return answers.get(object.name)?.tables.get(name) ?? []
}

function isEmbedded(answer: Answer | undefined): boolean {
  return answer?.evidence.source === "embedded"
}

function isOpen(answer: Answer | undefined): boolean {
  if (answer === undefined || !answer.isGrounded) return true
  return answer.evidence.source === "builtin" && answer.evidence.confidence < doubtful
}

/** A table is read again as a whole: rows of two readers cannot be told apart. */
function isOpenTable(rows: readonly RowAnswer[]): boolean {
  const cells = rows.flatMap((row) => [...row.values()])
  return cells.length === 0 || cells.filter((cell) => isOpen(cell)).length > cells.length / 5
}

/** Fills open places of the first answers with those of the second that `isGood` lets pass. */
function prefer(first: DocumentAnswers, second: DocumentAnswers, isGood: (answer: Answer) => boolean): DocumentAnswers {
  const names = new Set([...first.keys(), ...second.keys()])
  return new Map(
    [...names].map((name) => {
      const mine = first.get(name)
      const other = second.get(name)
      const fields = new Map(mine?.fields)
      for (const [field, answer] of other?.fields ?? []) {
        if (isOpen(fields.get(field)) && isGood(answer) && (answer.isGrounded || !fields.has(field))) {
          fields.set(field, answer)
        }
      }
      const tables = new Map(mine?.tables)
      for (const [table, rows] of other?.tables ?? []) {
        const cells = rows.flatMap((row) => [...row.values()])
        if (isOpenTable(tables.get(table) ?? []) && cells.some(isGood)) tables.set(table, rows)
      }
      return [name, { fields, tables }]
    }),
  )
}
