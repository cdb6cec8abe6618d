import type { Engine, ExtractionRequest } from "../engine.ts"
import { defaultMaxResultBytes, type ExtractionJson, readExtraction } from "../extract/extraction-json.ts"
import type { Extraction } from "../extraction.ts"
import { defaultBaseMs, defaultPerPageMs } from "../processor-time/reading-budget.ts"
import { createRecognitionBackend, type RecognizerOptions } from "../recognize/create-recognition-backend.ts"
import { ExtractionWorker } from "./extraction-worker.ts"

/** How an engine is set up. */
export interface EngineOptions {
  /** Documents read at the same time; each has its own thread. @default 1 */
  readonly threads?: number
  /**
   * MB of JavaScript objects a thread may hold before it is ended; PDFium's memory (at most 640 MB) is apart. The
   * default holds the parsed pages and sheets of the largest accepted files.
   *
   * @default 1024
   */
  readonly maxThreadMemoryMb?: number
  /**
   * Whether text is recognised in images and in PDF pages without text. `auto`: where the program for it is found.
   *
   * @default "auto"
   */
  readonly recognition?: "auto" | "off"
  /** How the program for it is run. */
  readonly recognizer?: RecognizerOptions
}

interface Waiting {
  readonly take: (worker: ExtractionWorker) => void
  readonly refuse: (reason: unknown) => void
}

/** Creates an engine; its threads start with the first documents and never keep the process alive while idle. */
export function createEngine(options: EngineOptions = {}): Engine {
  // Node runs the sources as they are; the build rewrites imports but not URLs.
  const entry = import.meta.url.endsWith(".ts") ? "./extraction-thread.ts" : "./extraction-thread.js"
  return createEngineWithThread(options, new URL(entry, import.meta.url))
}

/** Creates an engine whose threads run another entry; for tests of what threads can do wrong. */
export function createEngineWithThread(options: EngineOptions, entry: URL): Engine {
  const { threads = 1, maxThreadMemoryMb: maxMemoryMb = 1024, recognition = "auto" } = options
  const backend = recognition === "off" ? undefined : createRecognitionBackend(options.recognizer)
  const workers = Array.from(
    { length: Math.max(1, threads) },
    () => new ExtractionWorker(entry, { maxMemoryMb, recognition: backend }),
  )
  const free = [...workers]
  const queue = new Set<Waiting>()
  let isClosed = false

  const claim = (signal: AbortSignal | undefined): Promise<ExtractionWorker> => {
    const worker = free.pop()
    if (worker !== undefined) return Promise.resolve(worker)
    const { promise, resolve, reject } = Promise.withResolvers<ExtractionWorker>()
    const waiting: Waiting = { take: resolve, refuse: reject }
    const onAbort = () => {
      if (queue.delete(waiting)) reject(signal?.reason)
    }
    queue.add(waiting)
    signal?.addEventListener("abort", onAbort, { once: true })
    return promise.finally(() => signal?.removeEventListener("abort", onAbort))
  }

  const release = (worker: ExtractionWorker): void => {
    const [next] = queue
    if (next === undefined) {
      free.push(worker)
      return
    }
    queue.delete(next)
    next.take(worker)
  }

  const extractJson = async (request: ExtractionRequest): Promise<ExtractionJson> => {
    const { path, fileName, configuration, maxPages = 500, timeoutMs = 900_000, signal } = request
    const { embeddedInvoices = true, hasFallback = false, models, maxResultBytes = defaultMaxResultBytes } = request
    const { processorBudget = { baseMs: defaultBaseMs, perPageMs: defaultPerPageMs } } = request
    signal?.throwIfAborted()
    if (isClosed) throw closedError()
    const worker = await claim(signal)
    try {
      // An abort or a close can come between the turn being given and this line.
      signal?.throwIfAborted()
      if (isClosed) throw closedError()
      const task = { path, fileName, maxPages, configuration, embeddedInvoices, maxResultBytes, hasFallback }
      return await worker.run(task, { timeoutMs, processorBudget, signal, models })
    } finally {
      release(worker)
    }
  }

  const close = async (): Promise<void> => {
    isClosed = true
    for (const { refuse } of queue) refuse(closedError())
    queue.clear()
    await Promise.all(workers.map((worker) => worker.close(closedError())))
    await backend?.close?.()
  }

  const extract = async (request: ExtractionRequest): Promise<Extraction> => readExtraction(await extractJson(request))

  return { extract, extractJson, close }
}

function closedError(): Error {
  return new Error("The engine is closed")
}
