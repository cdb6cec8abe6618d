import { InspectionError } from "../inspect/inspection-error.ts"
import type {
  GridRows,
  InspectedFile,
  InspectOptions,
  Inspector,
  PageWords,
  TriedExtraction,
} from "../inspect/inspector.ts"
import { defaultBaseMs, defaultPerPageMs, type ProcessorBudget } from "../processor-time/reading-budget.ts"
import { createRecognitionBackend, type RecognizerOptions } from "../recognize/create-recognition-backend.ts"
import { DocumentWorker } from "./document-worker.ts"
import type {
  InspectionCall,
  InspectionReply,
  InspectionRequests,
  InspectionResults,
  InspectionTask,
  WrittenJson,
} from "./inspection-messages.ts"
import { WorkerPool } from "./worker-pool.ts"

/** Options of an inspector. */
export interface InspectorOptions {
  /**
   * Calls that run concurrently; each thread keeps documents of its own. Another one is started when sizes or images of
   * pages would have to wait.
   *
   * @default 1
   */
  readonly threads?: number | undefined
  /**
   * Milliseconds from when a thread takes a call; the thread is terminated at the deadline.
   *
   * @default 20_000, and 60_000 for words, places and suggestions, which may recognize text
   */
  readonly deadlineMs?: number | undefined
  /** A document with more pages is rejected with `too_many_pages`. @default 500 */
  readonly maxPages?: number | undefined
  /** MB of JavaScript heap per thread, as for an engine. @default 1024 */
  readonly maxThreadMemoryMb?: number | undefined
  /** Processor time of one call, its text recognition included. @default 20 s, and 2 s for each page that is read */
  readonly processorBudget?: ProcessorBudget | undefined
  /** Whether text is recognized in images and scans. @default "auto" */
  readonly recognition?: "auto" | "off" | undefined
  /** Options for text recognition, as for an engine. */
  readonly recognizer?: RecognizerOptions | undefined
}

/** A page in a browser is given up as soon as it is scrolled away: most calls end sooner than a new thread would start. */
const abortGraceMs = 2_000

/** A person waits for a page or a try. One scanned page takes up to 13 s, and up to six times as long when it is read badly. */
const usualDeadlineMs: Readonly<Record<InspectionCall, number>> = {
  outline: 20_000,
  pageImage: 20_000,
  words: 60_000,
  grid: 20_000,
  read: 60_000,
  extract: 20_000,
  suggest: 60_000,
}

/** What a viewer shows first. */
const quickCalls: ReadonlySet<InspectionCall> = new Set(["outline", "pageImage"])

/** Creates an inspector; its thread starts with the first call and never keeps the process alive while idle. */
export function createInspector(options: InspectorOptions = {}): Inspector {
  // Node runs the sources as they are; the build rewrites imports but not URLs.
  const entry = import.meta.url.endsWith(".ts") ? "./inspection-entry.ts" : "./inspection-entry.js"
  return createInspectorWithThread(options, new URL(entry, import.meta.url))
}

/**
 * Creates an inspector whose threads run another entry; for tests of failing threads.
 *
 * Sizes and images of pages do not wait for a recognition that takes seconds: when all threads are busy, they go to one
 * of their own, which is started by the first of them. It opens the documents again, which costs less than an image. While
 * all threads work for one owner, that thread also takes a call of another one, if it is free.
 *
 * A call waits for a thread in the order of the calls; an abort removes it from the queue. The call of an aborted signal
 * that runs is rejected at once, but its thread gets some seconds to finish, because terminating it would lose the
 * documents that it keeps; only then is it terminated.
 */
export function createInspectorWithThread(options: InspectorOptions, entry: URL): Inspector {
  const { threads = 1, maxPages = 500, recognition = "auto" } = options
  const { maxThreadMemoryMb: maxMemoryMb = 1024 } = options
  const { processorBudget = { baseMs: defaultBaseMs, perPageMs: defaultPerPageMs } } = options
  const backend = recognition === "off" ? undefined : createRecognitionBackend(options.recognizer)
  const createWorker = () =>
    new DocumentWorker<InspectionTask, InspectionReply>(entry, { maxMemoryMb, recognition: backend })
  const pool = new WorkerPool(Array.from({ length: Math.max(1, threads) }, createWorker))
  const sidePool = new WorkerPool([createWorker()])
  /** The owners whose calls the threads of the pool work on. */
  const owners: (string | undefined)[] = []
  let isClosed = false

  const claim = async (call: InspectionCall, owner: string | undefined, signal: AbortSignal | undefined) => {
    const free = pool.tryClaim()
    if (free !== undefined) {
      owners.push(owner)
      return { worker: free, claimed: pool }
    }
    const isOfAnother = owners.length > 0 && owners.every((each) => each === owners[0] && each !== owner)
    const side = quickCalls.has(call) || isOfAnother ? sidePool.tryClaim() : undefined
    if (side !== undefined) return { worker: side, claimed: sidePool }
    const claimed = quickCalls.has(call) ? sidePool : pool
    const worker = await claimed.claim(signal)
    if (claimed === pool) owners.push(owner)
    return { worker, claimed }
  }

  const inspect = async <Call extends InspectionCall>(
    call: Call,
    files: readonly InspectedFile[],
    request: InspectionRequests[Call],
    { signal, deadlineMs = options.deadlineMs ?? usualDeadlineMs[call] }: InspectOptions = {},
  ): Promise<InspectionResults[Call]> => {
    signal?.throwIfAborted()
    if (isClosed) throw closedError()
    const [owner] = files.map((file) => file.owner)
    const { worker, claimed } = await claim(call, owner, signal)
    const release = () => {
      if (claimed === pool) owners.splice(owners.indexOf(owner), 1)
      claimed.release(worker)
    }
    if (signal?.aborted || isClosed) {
      release()
      throw signal?.aborted ? signal.reason : closedError()
    }
    const task = { call, files, request, maxPages, deadlineMs } as InspectionTask // The request is that of the call.
    const grace = new AbortController()
    const limits = { timeoutMs: deadlineMs, processorBudget, signal: grace.signal, models: undefined }
    const running = worker.run(task, limits).finally(release)
    const reply = await settleOrAbort(running, signal, grace)
    if (reply.type === "refused") throw new InspectionError(reply.reason, reply.message)
    return reply.value as InspectionResults[Call] // As the thread returns for this call.
  }

  const close = async (): Promise<void> => {
    isClosed = true
    await Promise.all([pool.close(closedError), sidePool.close(closedError)])
    await backend?.close?.()
  }

  return {
    outline: (file, options) => inspect("outline", [file], undefined, options),
    pageImage: (file, request, options) => inspect("pageImage", [file], request, options),
    // The thread wrote JSON of these types.
    words: async (file, request, options) => parse(await inspect("words", [file], request, options)) as PageWords,
    grid: async (file, request, options) => parse(await inspect("grid", [file], request, options)) as GridRows,
    extract: async (file, request, options) =>
      parse(await inspect("extract", [file], request, options)) as TriedExtraction,
    wordsJson: (file, request, options) => inspect("words", [file], request, options),
    gridJson: (file, request, options) => inspect("grid", [file], request, options),
    extractJson: (file, request, options) => inspect("extract", [file], request, options),
    read: (file, request, options) => inspect("read", [file], request, options),
    suggest: (files, request, options) => inspect("suggest", files, request, options),
    close,
  }
}

/** Rejects at an abort, and terminates the thread when it has not finished some seconds later. */
function settleOrAbort<Result>(
  running: Promise<Result>,
  signal: AbortSignal | undefined,
  grace: AbortController,
): Promise<Result> {
  if (signal === undefined) return running
  const { promise, reject } = Promise.withResolvers<never>()
  let timer: NodeJS.Timeout | undefined
  const onAbort = () => {
    reject(signal.reason)
    timer = setTimeout(() => grace.abort(signal.reason), abortGraceMs)
  }
  signal.addEventListener("abort", onAbort, { once: true })
  const ended = running.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener("abort", onAbort)
  })
  return Promise.race([ended, promise])
}

function parse(json: WrittenJson): unknown {
  return JSON.parse(new TextDecoder().decode(json))
}

function closedError(): Error {
  return new Error("The inspector is closed")
}
