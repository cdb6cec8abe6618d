import { parentPort } from "node:worker_threads"
import { DocumentError } from "../document-error.ts"
import type { Document } from "../document.ts"
import type { Extraction } from "../extraction.ts"
import { extractBuiltin } from "../extract/extract-document.ts"
import { findValuesToReview } from "../extract/review-reasons.ts"
import { createContext } from "../page/context.ts"
import { type ExtractionJson, writeExtraction } from "../extract/extraction-json.ts"
import { extractWithModels } from "../model/cascade.ts"
import { documentErrorOf, ModelError } from "../model/model-error.ts"
import { parseDocument } from "../parse/parse-document.ts"
import { pdfiumHeapBytes } from "../parse/pdf/pdfium.ts"
import { isWasmFailure, toOutcome } from "./failure-outcome.ts"
import { type ExtractionTask, maxPdfiumHeapBytes, type Outcome, type PageCount, type TaskChannels } from "./messages.ts"
import { modelsOver } from "./model-channel.ts"
import { recognizerOver } from "./recognition-channel.ts"

type Task = ExtractionTask & TaskChannels

async function parse(task: Task, onWarning: (sentence: string) => void): Promise<Document> {
  const { path, fileName, maxPages, recognition, models } = task
  const hasPageImages = models?.accurate?.isVision
  const recognizer = recognition === undefined ? undefined : recognizerOver(recognition)
  let reportedPages = 0
  const onPages = (count: number) => {
    // Each attached file may report pages that cannot be opened.
    reportedPages = Math.min(reportedPages + count, maxPages)
    post({ type: "pages", count: reportedPages })
  }
  try {
    const document = await parseDocument(path, { fileName, maxPages, recognizer, hasPageImages, onWarning, onPages })
    post({ type: "pages", count: document.pages.length })
    return document
  } catch (error) {
    if (!isWasmFailure(error)) throw error
    throw new DocumentError("file_unreadable", "The file is damaged and cannot be read.", { cause: error })
  }
}

/**
 * Rejects a document without text whose attachments contain no invoice and in whose images a model found nothing: empty
 * data would look like a result.
 */
function rejectWithoutText({ pages, pageImages }: Document, { evidence, warnings }: Extraction): void {
  if (pages.some(({ words }) => words.length > 0) || Object.keys(evidence).length > 0) return
  const sentence = pageImages
    ? "The pages contain no text, and the language model found none of the requested values in their images."
    : "The pages contain no text, and no attached file is an electronic invoice with the requested values."
  throw new DocumentError("no_text", warnings.length > 0 ? warnings.join(" ") : sentence)
}

async function extract(document: Document, task: Task): Promise<Extraction> {
  const context = createContext(document)
  const builtin = extractBuiltin(context, task.configuration, task)
  if (task.models === undefined) return builtin
  try {
    return await extractWithModels(context, task.configuration, builtin, modelsOver(task.models), task)
  } catch (error) {
    throw error instanceof ModelError ? documentErrorOf(error) : error
  } finally {
    task.models.port.close()
  }
}

async function run(task: Task): Promise<Outcome<ExtractionJson>> {
  try {
    const warnings: string[] = []
    const document = await parse(task, (sentence) => warnings.push(sentence))
    const extracted = await extract(document, task)
    const extraction = { ...extracted, warnings: [...warnings, ...extracted.warnings] }
    rejectWithoutText(document, extraction)
    const { configuration, review, maxResultBytes } = task
    const written = writeExtraction(extraction, configuration, maxResultBytes)
    const valuesToReview = review && findValuesToReview(extraction, configuration, review)
    const isSpent = (await pdfiumHeapBytes()) > maxPdfiumHeapBytes
    return { type: "done", result: { ...written, ...(valuesToReview && { valuesToReview }) }, isSpent }
  } catch (error) {
    return toOutcome(error)
  }
}

function post(message: Outcome<ExtractionJson> | PageCount): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(message)
}

parentPort?.on("message", (task: Task) => {
  void run(task).then(post)
})
