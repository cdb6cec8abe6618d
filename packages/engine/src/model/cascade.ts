import { append } from "../arrays/append.ts"
import pLimit from "p-limit"
import type { Configuration, ObjectDefinition, TableDefinition } from "../configuration.ts"
import type { Extraction, ModelUsage } from "../extraction.ts"
import type { ExtractionContext } from "../page/context.ts"
import { answersOf, assemble, type DocumentAnswers } from "./answers.ts"
import { Budget } from "./budget.ts"
import { crossCheck } from "./cross-check.ts"
import { imagePagesOf, type NumberedLine, numberLines, shownLines } from "./document-text.ts"
import { lowerInjectedConfidence } from "./injected-values.ts"
import type { LanguageModel } from "./language-model.ts"
import {
  CONFIDENT,
  fieldOf,
  fillFromBuiltin,
  fillUnresolved,
  hasEmbedded,
  isEmbedded,
  isUnresolved,
  isUnresolvedTable,
  type TextReliability,
  rowsOf,
} from "./merge-answers.ts"
import { ModelError } from "./model-error.ts"
import type { ModelReader } from "./model-reader.ts"
import { UsageMeter } from "./query-model.ts"
import { readByModel } from "./read-by-model.ts"
import { restrictConfiguration } from "./restrict-configuration.ts"
import { LineFinder } from "./table-coverage.ts"
import { valueWarnings } from "./value-warnings.ts"
import { WordIndex } from "./word-index.ts"

/*
 * The cascade. The fast slot reads the document's text. The accurate slot reads what came back missing, invalid,
 * ungrounded or with low confidence, and the images of pages without reliable text when it has vision. One model in both
 * slots does all of this in one pass. A slot without a model is served by the built-in extractor, whose result exists in
 * any case: it checks the answers of models. What an embedded electronic invoice says is exact, so no model is queried
 * for it.
 */

/** The models of the two slots; a slot without one is served by the built-in extractor. */
export interface Models {
  readonly fast?: LanguageModel | undefined
  /** The same object as `fast` means one pass. */
  readonly accurate?: LanguageModel | undefined
}

/** Options for the use of models. */
export interface CascadeOptions {
  /** Returns the built-in extractor's result when a model is unreachable or gives no usable answer. @default false */
  readonly hasFallback?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/** Queries in flight at once: providers limit requests per minute, and self-hosted models serve few at a time. */
const CONCURRENCY = 4

/** The document and the results of one extraction that both slots share. */
interface Cascade {
  readonly configuration: Configuration
  readonly models: Models
  readonly signal: AbortSignal | undefined
  readonly lines: readonly NumberedLine[]
  readonly index: WordIndex
  readonly finder: LineFinder
  readonly builtin: DocumentAnswers
  readonly warnings: string[]
  readonly usage: ModelUsage[]
}

/**
 * Extracts with language models.
 *
 * @throws {ModelError} when a model gives no usable answer and nothing else can read the document: when the fast one
 *   fails and there is no fallback, or when all pages are images.
 */
export async function extractWithModels(
  context: ExtractionContext,
  configuration: Configuration,
  extraction: Extraction,
  models: Models,
  { hasFallback = false, signal }: CascadeOptions = {},
): Promise<Extraction> {
  const lines = numberLines(context)
  const cascade: Cascade = {
    configuration,
    models,
    signal,
    lines,
    index: new WordIndex(lines, context.locale),
    finder: new LineFinder(lines),
    builtin: answersOf(extraction, configuration),
    warnings: [...extraction.warnings],
    usage: [],
  }
  const { builtin, warnings, usage } = cascade
  const { fast, accurate } = models
  let answers = fast ? await readFast(cascade, fast, hasFallback) : builtin
  if (accurate === undefined) {
    answers = fillFromBuiltin(answers, builtin, ({ evidence }) => evidence.confidence >= CONFIDENT)
  } else if (accurate !== fast) {
    answers = await readAccurate(cascade, accurate, answers)
  }
  append(warnings, valueWarnings(answers, configuration))
  return { ...extraction, ...assemble(answers, configuration), warnings, usage }
}

/** Reads everything but what an embedded invoice says; returns the built-in result when the model fails. */
async function readFast(cascade: Cascade, model: LanguageModel, hasFallback: boolean): Promise<DocumentAnswers> {
  const { builtin } = cascade
  const requested = restrictConfiguration(cascade.configuration, {
    field: (object, field) => !isEmbedded(fieldOf(builtin, object, field)),
    table: (object, table) => !isExact(cascade, object, table),
  })
  const found = await orWarn(cascade, model, !hasFallback, readSlot(cascade, model, "fast", requested))
  return found ? fillFromBuiltin(checkAnswers(cascade, found), builtin, isEmbedded) : builtin
}

/** Reads what is unresolved after the fast slot; returns the answers unchanged when the model fails. */
async function readAccurate(
  cascade: Cascade,
  model: LanguageModel,
  answers: DocumentAnswers,
): Promise<DocumentAnswers> {
  const reliability: TextReliability = { imagePages: model.traits.isVision ? imagePagesOf(cascade.lines) : new Set() }
  const isTableUnresolved = (object: ObjectDefinition, table: TableDefinition) =>
    isUnresolvedTable(rowsOf(answers, object, table), reliability)
  const requested = restrictConfiguration(cascade.configuration, {
    field: (object, field) => isUnresolved(fieldOf(answers, object, field), reliability),
    table: (object, table) =>
      isTableUnresolved(object, table) || (reliability.imagePages.size > 0 && !isExact(cascade, object, table)),
  })
  if (requested.objects.length === 0) return answers
  const reading = readSlot(cascade, model, "accurate", requested, (object, table) => !isTableUnresolved(object, table))
  const found = await orWarn(cascade, model, false, reading)
  return found ? fillUnresolved(answers, checkAnswers(cascade, found), reliability) : answers
}

/** Reads the requested part of a configuration with the model of one slot, and records its usage. */
async function readSlot(
  { models, signal, lines, index, finder, builtin, warnings, usage }: Cascade,
  model: LanguageModel,
  slot: "fast" | "accurate",
  requested: Configuration,
  isImageOnly?: ModelReader["isImageOnly"],
): Promise<DocumentAnswers> {
  const meter = new UsageMeter()
  const seesImages = model === models.accurate && model.traits.isVision
  const reader: ModelReader = {
    session: { model, usage: meter, limit: pLimit({ concurrency: CONCURRENCY, rejectOnClear: true }), signal },
    context: { index, source: slot },
    lines: shownLines(lines, seesImages),
    finder,
    budget: new Budget(),
    builtin,
    isImageOnly,
    warn: (sentence) => warnings.push(sentence),
  }
  try {
    return await readByModel(reader, requested)
  } finally {
    const { calls, inputTokens, outputTokens } = meter
    if (calls > 0) usage.push({ slot, calls, inputTokens, outputTokens })
  }
}

/** Turns a model's failure into a warning, unless it is fatal or nothing but images could be read. */
async function orWarn(
  { lines, warnings }: Cascade,
  { traits }: LanguageModel,
  isFatal: boolean,
  reading: Promise<DocumentAnswers>,
): Promise<DocumentAnswers | undefined> {
  try {
    return await reading
  } catch (error) {
    const hasText = lines.some(({ words }) => words.length > 0)
    if (!(error instanceof ModelError) || isFatal || !hasText) throw error
    warnings.push(`The model "${traits.name}" returned no usable answer (${error.reason}); values may be missing.`)
    return undefined
  }
}

/** Checks a model's answers against the built-in extractor's and for prompt injection; repeats no warning. */
function checkAnswers({ lines, index, builtin, warnings }: Cascade, found: DocumentAnswers): DocumentAnswers {
  return lowerInjectedConfidence(crossCheck(found, builtin), lines, index, (sentence) => {
    if (!warnings.includes(sentence)) warnings.push(sentence)
  })
}

/** Returns whether an embedded electronic invoice gives the rows of a table. */
function isExact({ builtin }: Cascade, object: ObjectDefinition, table: TableDefinition): boolean {
  return hasEmbedded(rowsOf(builtin, object, table))
}
