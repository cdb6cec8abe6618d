import { parentPort } from "node:worker_threads"
import { DocumentError } from "../document-error.ts"
import { DocumentCache } from "../inspect/document-cache.ts"
import { withFileName } from "../inspect/in-file.ts"
import { InspectionError } from "../inspect/inspection-error.ts"
import { writeJson, writePageWords, writeTriedExtraction } from "../inspect/inspection-json.ts"
import type { InspectedFile } from "../inspect/inspector.ts"
import type { OpenDocument, Reading } from "../inspect/open-document.ts"
import { openFile } from "../inspect/open-file.ts"
import { gridOf, readGrid } from "../inspect/read-grid.ts"
import { readBox, readGridCell } from "../inspect/read-region.ts"
import type { NamedPages } from "../inspect/suggest-from.ts"
import { pdfiumHeapBytes } from "../parse/pdf/pdfium.ts"
import { isWasmFailure, toOutcome } from "./failure-outcome.ts"
import type { InspectionReply, InspectionResults, InspectionTask } from "./inspection-messages.ts"
import { maxPdfiumHeapBytes, type Outcome, type PageCount, type TaskChannels } from "./messages.ts"
import { recognizerOver } from "./recognition-channel.ts"

type Task = InspectionTask & TaskChannels
type Value = InspectionResults[InspectionTask["call"]]

/** Recognition that has not begun in this part of the time is left to the next call, so that what was read is not lost. */
const recognitionShare = 0.5

const cache = new DocumentCache()

/*
 * The extractors are imported by the first call that needs them: loading them takes 0.25 s of processor time (from the sources),
 * and a viewer first asks for sizes and images.
 */

/** What a call does with each of its files. */
type Use<Result> = (document: OpenDocument, reading: Reading) => Promise<Result>

async function inspect(task: Task): Promise<Value> {
  const startedAt = performance.now()
  const { files, maxPages, recognition, deadlineMs } = task
  const recognizer = recognition === undefined ? undefined : recognizerOver(recognition)
  const isOver = () => performance.now() - startedAt > recognitionShare * deadlineMs
  let pages = 0
  const onPages = (count: number) => {
    pages += count
    post({ type: "pages", count: pages })
  }
  const withFile = async <Result>(file: InspectedFile, use: Use<Result>): Promise<Result> => {
    const document = cache.get(file) ?? (await openFile(file.path, { fileName: file.name, maxPages }))
    try {
      return await use(document, { path: file.path, recognizer, onPages, isOver })
    } finally {
      cache.keep(file, document)
    }
  }
  if (task.call === "suggest") {
    const samples: NamedPages[] = []
    for (const file of files) {
      const tried = await withFile(file, (document, reading) => document.triedPages(reading)).catch(
        (error: unknown) => {
          throw files.length > 1 ? withFileName(file.name, error) : error
        },
      )
      samples.push({ ...tried, fileName: file.name })
    }
    const { suggestFrom } = await import("../inspect/suggest-from.ts")
    return suggestFrom(samples, task.request.name)
  }
  const [file] = files
  if (file === undefined) throw new Error("A call needs a file")
  return withFile(file, (document, reading) => valueOf(task, document, reading, startedAt))
}

async function valueOf(
  task: Exclude<Task, { readonly call: "suggest" }>,
  document: OpenDocument,
  reading: Reading,
  startedAt: number,
): Promise<Value> {
  switch (task.call) {
    case "outline":
      return document.outline(reading)
    case "pageImage":
      return document.draw(task.request.page, task.request.width, reading)
    case "words":
      return writePageWords(await document.page(task.request.page, reading))
    case "grid":
      return writeJson(readGrid(await document.grids(reading), task.request))
    case "read": {
      const { page, type, box, cell } = task.request
      if (cell !== undefined) {
        const grid = gridOf(await document.grids(reading), page)
        return readGridCell(grid, cell, type, await document.locale(reading))
      }
      const read = await document.page(page, reading)
      return readBox(read, box, type, await document.locale(reading))
    }
    case "extract": {
      const { tryExtraction } = await import("../inspect/try-extraction.ts")
      const extraction = tryExtraction(await document.triedPages(reading), task.request.configuration)
      return writeTriedExtraction(extraction, performance.now() - startedAt)
    }
    default:
      throw new Error(`Unknown call ${String(task satisfies never)}`)
  }
}

async function run(task: Task): Promise<Outcome<InspectionReply>> {
  try {
    const value = await inspect(task)
    const isSpent = (await pdfiumHeapBytes()) > maxPdfiumHeapBytes
    return { type: "done", result: { type: "value", value }, isSpent }
  } catch (error) {
    if (error instanceof InspectionError) {
      const { reason, message } = error
      return { type: "done", result: { type: "refused", reason, message }, isSpent: false }
    }
    if (!isWasmFailure(error)) return toOutcome(error)
    const damaged = "The file is damaged and cannot be read."
    return toOutcome(new DocumentError("file_unreadable", damaged, { cause: error }))
  }
}

function post(message: Outcome<InspectionReply> | PageCount): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(message)
}

parentPort?.on("message", (task: Task) => {
  void run(task).then(post)
})
