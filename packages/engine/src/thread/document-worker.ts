import { MessageChannel, Worker } from "node:worker_threads"
import { DocumentError } from "../document-error.ts"
import { type ProcessorBudget, ReadingBudget } from "../processor-time/reading-budget.ts"
import { ThreadClock } from "../processor-time/thread-clock.ts"
import type { RecognitionBackend } from "../recognize/recognition-backend.ts"
import type { Models } from "../model/cascade.ts"
import { threadSetup } from "./compile-cache.ts"
import type { Outcome, PageCount, TaskChannels } from "./messages.ts"
import { slotsOf, serveModels } from "./model-channel.ts"
import { serveRecognition } from "./recognition-channel.ts"

/** Bounds the memory that third-party parsers may leak; a new thread costs about 150 ms. */
const maxDocumentsPerThread = 500
/** A check costs a few microseconds; a document may exceed its budget by this much. */
const budgetCheckMs = 250

/** Limits and services of a thread. */
export interface WorkerOptions {
  readonly maxMemoryMb: number
  /** Serves the thread's requests for text recognition; undefined when it is switched off. */
  readonly recognition: RecognitionBackend | undefined
}

interface RunOptions {
  readonly timeoutMs: number
  readonly processorBudget: ProcessorBudget
  readonly signal: AbortSignal | undefined
  /** Serve the thread's requests; undefined when the built-in extractor serves both slots. */
  readonly models: Models | undefined
}

/**
 * One slot of the pool: runs one task on a document at a time in its thread.
 *
 * The thread is started by the first document and kept for the next. It is terminated at a timeout, when the document has
 * exhausted its budget of processor time, when the caller aborts, when it reports that it is spent, and after a fixed
 * number of documents; a thread that dies by itself is forgotten. After each of these the next document gets a new
 * thread, so no document sees another's state. Every run settles exactly once: the first of outcome, death, timeout,
 * budget, abort and close wins, and removes the others.
 */
export class DocumentWorker<Task extends object, Result> {
  readonly #entry: URL
  readonly #options: WorkerOptions
  #thread: Worker | undefined
  #served = 0
  #stop: ((reason: unknown) => void) | undefined

  constructor(entry: URL, options: WorkerOptions) {
    this.#entry = entry
    this.#options = options
  }

  /** Runs one document; the slot must be free. */
  async run(task: Task, options: RunOptions): Promise<Result> {
    this.#thread ??= this.#startThread()
    const thread = this.#thread
    const budget = new ReadingBudget(options.processorBudget)
    budget.run(new ThreadClock(thread, this.#served > 0))
    this.#served++
    let outcome: Outcome<Result> | undefined
    try {
      outcome = await this.#exchange(thread, task, budget, options)
    } finally {
      const isKept = outcome !== undefined && !outcome.isSpent && this.#served < maxDocumentsPerThread
      if (!isKept) await this.#dropThread()
    }
    return readOutcome(outcome)
  }

  #exchange(thread: Worker, task: Task, budget: ReadingBudget, options: RunOptions): Promise<Outcome<Result>> {
    const { timeoutMs, signal, models } = options
    const { promise, resolve, reject } = Promise.withResolvers<Outcome<Result>>()
    const onError = (cause: unknown) => reject(crashError(cause))
    const onExit = (code: number) => reject(crashError(new Error(`The thread exited with code ${code}`)))
    const onAbort = () => reject(signal?.reason)
    const onMessage = (message: Outcome<Result> | PageCount) => {
      if (message.type === "pages") budget.allowPages(message.count)
      else resolve(message)
    }
    const timer = setTimeout(() => reject(timeoutError(timeoutMs)), timeoutMs)
    const check = setInterval(() => {
      const overspent = budget.check()
      if (overspent !== undefined) reject(overspent)
    }, budgetCheckMs)
    const { port1: host, port2: recognition } = new MessageChannel()
    const ended = new AbortController()
    const { recognition: backend } = this.#options
    if (backend !== undefined) serveRecognition(host, backend, budget, ended.signal)
    this.#stop = reject
    thread.on("message", onMessage).on("error", onError).on("exit", onExit)
    signal?.addEventListener("abort", onAbort, { once: true })
    thread.ref()
    const { port1: modelPort, port2: port } = new MessageChannel()
    if (models !== undefined) serveModels(modelPort, models, ended.signal)
    const slots = models && (models.fast ?? models.accurate) && slotsOf(models, port)
    const channels: TaskChannels = { recognition: backend && recognition, models: slots }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    thread.postMessage({ ...task, ...channels }, [recognition, port])
    return promise.finally(() => {
      clearTimeout(timer)
      clearInterval(check)
      ended.abort()
      host.close()
      modelPort.close()
      signal?.removeEventListener("abort", onAbort)
      this.#stop = undefined
      thread.off("message", onMessage).off("error", onError).off("exit", onExit)
      thread.unref()
    })
  }

  /** Terminates the thread; a running document rejects with `reason`. */
  async close(reason: unknown): Promise<void> {
    this.#stop?.(reason)
    await this.#dropThread()
  }

  #startThread(): Worker {
    this.#served = 0
    // The thread handles hostile bytes: it gets neither the environment with its secrets nor the host's flags.
    const resourceLimits = { maxOldGenerationSizeMb: this.#options.maxMemoryMb }
    const thread = new Worker(this.#entry, { env: {}, execArgv: [], resourceLimits, workerData: threadSetup() })
    // A thread that dies while idle must neither bring the process down nor be given the next document.
    thread.on("error", () => undefined)
    thread.on("exit", () => {
      if (this.#thread === thread) this.#thread = undefined
    })
    return thread
  }

  async #dropThread(): Promise<void> {
    const thread = this.#thread
    this.#thread = undefined
    await thread?.terminate()
  }
}

function readOutcome<Result>(outcome: Outcome<Result>): Result {
  switch (outcome.type) {
    case "done":
      return outcome.result
    case "rejected": {
      const cause = outcome.detail === undefined ? undefined : new Error(outcome.detail)
      throw new DocumentError(outcome.reason, outcome.message, { cause })
    }
    case "defect": {
      const cause = new Error(outcome.message)
      cause.stack = outcome.stack
      throw new Error("The engine failed on a document", { cause })
    }
    default:
      throw new Error(`Unknown outcome ${String(outcome satisfies never)}`)
  }
}

function timeoutError(timeoutMs: number): DocumentError {
  return new DocumentError("timeout", `Reading the file took longer than ${timeoutMs / 1000} s.`)
}

/** A thread ends when memory is exhausted or native code crashes: both are caused by the document that it was reading. */
function crashError(cause: unknown): DocumentError {
  return new DocumentError("file_unreadable", "The file is damaged or needs too much memory to be read.", { cause })
}
