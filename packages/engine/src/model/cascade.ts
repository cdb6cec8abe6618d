import { append } from "../arrays/append.ts"
import pLimit from "p-limit"
import type { Configuration, ObjectDefinition, TableDefinition } from "../configuration.ts"
import type { Extraction, ModelUsage } from "../extraction.ts"
import type { ExtractionContext } from "../page/context.ts"
import { answersOf, assemble, type DocumentAnswers } from "./answers.ts"
import { UsageMeter } from "./ask.ts"
import { Budget } from "./budget.ts"
import { crossCheck } from "./cross-check.ts"
import { doubtInstructed } from "./doubt-instructed.ts"
import { numberLines, picturedPages, shownLines } from "./document-text.ts"
import type { LanguageModel } from "./language-model.ts"
import {
  fieldOf,
  fillOpen,
  fillSure,
  hasEmbedded,
  isEmbedded,
  isOpen,
  isOpenTable,
  type PageTrust,
  rowsOf,
  sure,
} from "./merge-answers.ts"
import { ModelError } from "./model-error.ts"
import type { ModelReader } from "./model-reader.ts"
import { readByModel } from "./read-by-model.ts"
import { LineFinder } from "./table-coverage.ts"
import { describeUnsure } from "./unsure-values.ts"
import { restrict } from "./wanted.ts"
import { WordIndex } from "./word-index.ts"

/*
 * Who reads what. The fast slot reads the document's text; the accurate slot reads what came back missing, invalid, not
 * to be found in the document, or doubtful, and the pictures of pages without reliable text, when it sees. One model in
 * both slots does all of it in one pass. A slot without a model is the built-in extractor, whose answers are there
 * anyway: they check what a model says. What an embedded electronic invoice says is exact, and nobody is asked for it.
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

/** Questions under way at once: a provider's limits are per minute, and a model of one's own answers few at a time. */
const concurrency = 4

/**
 * Extracts with language models.
 *
 * @throws {ModelError} when a model gives no usable answer and nothing else can read the document: when the fast one
 *   does and there is no fallback, or when all pages are pictures.
 */
export async function extractWithModels(
  context: ExtractionContext,
  configuration: Configuration,
  extraction: Extraction,
  { fast, accurate }: Models,
  { hasFallback = false, signal }: CascadeOptions = {},
): Promise<Extraction> {
  const all = numberLines(context)
  const index = new WordIndex(all, context.locale)
  const finder = new LineFinder(all)
  const builtin = answersOf(extraction, configuration)
  const hasText = all.some(({ words }) => words.length > 0)
  const warnings = [...extraction.warnings]
  const usage: ModelUsage[] = []

  const read = async (
    model: LanguageModel,
    source: "fast" | "accurate",
    wanted: Configuration,
    isSeenOnly?: ModelReader["isSeenOnly"],
  ) => {
    const meter = new UsageMeter()
    const isSeeing = model === accurate && model.traits.isVision
    try {
      return await readByModel(
        {
          interview: { model, usage: meter, limit: pLimit({ concurrency, rejectOnClear: true }), signal },
          reading: { index, source },
          lines: shownLines(all, isSeeing),
          finder,
          budget: new Budget(),
          builtin,
          isSeenOnly,
          warn: (sentence) => warnings.push(sentence),
        },
        wanted,
      )
    } finally {
      const { calls, inputTokens, outputTokens } = meter
      if (calls > 0) usage.push({ slot: source, calls, inputTokens, outputTokens })
    }
  }
  const orElse = async (model: LanguageModel, isFatal: boolean, reading: Promise<DocumentAnswers>) => {
    try {
      return await reading
    } catch (error) {
      // Of pictures nobody else can say anything.
      if (!(error instanceof ModelError) || isFatal || !hasText) throw error
      warnings.push(`The model "${model.traits.name}" gave no usable answer (${error.reason}); values may be missing.`)
      return undefined
    }
  }

  const check = (found: DocumentAnswers) =>
    doubtInstructed(crossCheck(found, builtin), all, index, (sentence) => {
      if (!warnings.includes(sentence)) warnings.push(sentence)
    })
  const isExact = (object: ObjectDefinition, table: TableDefinition) => hasEmbedded(rowsOf(builtin, object, table))
  let answers = builtin
  if (fast) {
    const wanted = restrict(configuration, {
      field: (object, field) => !isEmbedded(fieldOf(builtin, object, field)),
      table: (object, table) => !isExact(object, table),
    })
    const found = await orElse(fast, !hasFallback, read(fast, "fast", wanted))
    if (found) answers = fillSure(check(found), builtin, isEmbedded)
  }
  if (accurate === undefined) {
    answers = fillSure(answers, builtin, ({ evidence }) => evidence.confidence >= sure)
  } else if (accurate !== fast) {
    const trust: PageTrust = { pictured: accurate.traits.isVision ? picturedPages(all) : new Set() }
    const before = answers
    const isOpenIn = (object: ObjectDefinition, table: TableDefinition) =>
      isOpenTable(rowsOf(before, object, table), trust)
    const open = restrict(configuration, {
      field: (object, field) => isOpen(fieldOf(before, object, field), trust),
      table: (object, table) => isOpenIn(object, table) || (trust.pictured.size > 0 && !isExact(object, table)),
    })
    if (open.objects.length > 0) {
      const reading = read(accurate, "accurate", open, (object, table) => !isOpenIn(object, table))
      const found = await orElse(accurate, false, reading)
      if (found) answers = fillOpen(before, check(found), trust)
    }
  }
  append(warnings, describeUnsure(answers, configuration))
  return { ...extraction, ...assemble(answers, configuration), warnings, usage }
}
