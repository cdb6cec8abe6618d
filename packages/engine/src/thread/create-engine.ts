import type { Engine, ExtractionRequest } from "../engine.ts"
import { DEFAULT_MAX_RESULT_BYTES, type ExtractionJson, readExtraction } from "../extract/extraction-json.ts"
import type { Extraction } from "../extraction.ts"
import { defaultBaseMs, defaultPerPageMs } from "../processor-time/reading-budget.ts"
import { createRecognitionBackend, type RecognizerOptions } from "../recognize/create-recognition-backend.ts"
import type { RecognizerDescription } from "../recognize/recognition-backend.ts"
import { DocumentWorker } from "./document-worker.ts"
import type { ExtractionTask } from "./messages.ts"
import { WorkerPool } from "./worker-pool.ts"

/** Options of an engine. */
export interface EngineOptions {
  /** Documents processed concurrently; each has its own thread. @default 1 */
  readonly threads?: number
  /**
   * MB of JavaScript heap per thread, beyond which it is terminated; PDFium's memory (at most 640 MB) is not included. The
   * default suffices for the parsed pages and sheets of the largest accepted files.
   *
   * @default 1024
   */
  readonly maxThreadMemoryMb?: number
  /**
   * Whether text is recognized in images and in PDF pages without text. `auto`: by the program tesseract, or where it is
   * not found by WASM.
   *
   * @default "auto"
   */
  readonly recognition?: "auto" | "off"
  /** Options for text recognition. */
  readonly recognizer?: RecognizerOptions
}

/** Milliseconds that an extraction may take. */
export const defaultTimeoutMs = 900_000

/** Creates an engine; its threads start with the first documents and never keep the process alive while idle. */
export function createEngine(options: EngineOptions = {}): Engine {
  // Node runs the sources as they are; the build rewrites imports but not URLs.
  const entry = import.meta.url.endsWith(".ts") ? "./thread-entry.ts" : "./thread-entry.js"
  return createEngineWithThread(options, new URL(entry, import.meta.url))
}

/** Creates an engine whose threads run another entry; for tests of failing threads. */
export function createEngineWithThread(options: EngineOptions, entry: URL): Engine {
  const { threads = 1, maxThreadMemoryMb: maxMemoryMb = 1024, recognition = "auto" } = options
  const backend = recognition === "off" ? undefined : createRecognitionBackend(options.recognizer)
  const createWorker = () =>
    new DocumentWorker<ExtractionTask, ExtractionJson>(entry, { maxMemoryMb, recognition: backend })
  const pool = new WorkerPool(Array.from({ length: Math.max(1, threads) }, createWorker))
  let isClosed = false

  const extractJson = async (request: ExtractionRequest): Promise<ExtractionJson> => {
    const { path, fileName, configuration, maxPages = 500, timeoutMs = defaultTimeoutMs, signal } = request
    const { embeddedInvoices = true, hasFallback = false, models, maxResultBytes = DEFAULT_MAX_RESULT_BYTES } = request
    const { explain = false, review } = request
    const { processorBudget = { baseMs: defaultBaseMs, perPageMs: defaultPerPageMs } } = request
    signal?.throwIfAborted()
    if (isClosed) throw closedError()
    const worker = await pool.claim(signal)
    try {
      // An abort or a close may come between the claim and this line.
      signal?.throwIfAborted()
      if (isClosed) throw closedError()
      const result = { maxResultBytes, explain, review }
      const task = { path, fileName, maxPages, configuration, embeddedInvoices, hasFallback, ...result }
      return await worker.run(task, { timeoutMs, processorBudget, signal, models })
    } finally {
      pool.release(worker)
    }
  }

  const close = async (): Promise<void> => {
    isClosed = true
    await pool.close(closedError)
    await backend?.close?.()
  }

  const extract = async (request: ExtractionRequest): Promise<Extraction> => readExtraction(await extractJson(request))

  const describeRecognizer = async (): Promise<RecognizerDescription> => (await backend?.describe()) ?? { type: "none" }

  return { extract, extractJson, describeRecognizer, close }
}

function closedError(): Error {
  return new Error("The engine is closed")
}
