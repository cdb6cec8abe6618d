import { Worker } from "node:worker_threads"
import { withDeadline } from "../domain/deadline.ts"
import { AppError } from "../domain/errors.ts"
import { isSource, packageFolder } from "../package-folder.ts"
import { buildExport, type ExportContent, type ExportRequest } from "./export-content.ts"

/*
 * Small exports are built directly. A large one would block every other request for seconds, so it is built by a thread of
 * its own, which ends with it: one thread at a time, so that the memory of a process stays bounded, with a limit of memory
 * and a deadline. Measured for 100,000 rows of 5 columns (9.7 MB of JSON), on two cores with nine busy programs: built
 * directly they block others for 0.6 s (json) to 2.7 s (csv), by a thread for 30 to 200 ms.
 */

/** About 20 ms of work on such a machine: a thread takes longer than that to start. */
const smallLength = 32 * 1024
/** A table of a million rows needs about as long; the server closes connections that are silent for twice that time. */
const buildMs = 60_000
const waitMs = 30_000
/** Each waiting export keeps its data in memory, up to 32 MB; and after four slow ones it would wait too long anyway. */
const maxWaiting = 4
/** The 100,000 rows above need between 128 and 256 MB as a workbook, and less in the other modes. */
const maxHeapMegabytes = 1024
const retryAfterSeconds = 10
/** Signals that a retry fails as well: clients such as our SDK do not retry after a delay this long. */
const neverAfterSeconds = 3600

/** Builds exports without blocking the thread that serves requests. */
export class ExportBuilder {
  /** Resolves when the earlier large exports are built. */
  #previous: Promise<void> = Promise.resolve()
  /** The number of large exports in progress or waiting. */
  #pending = 0

  /**
   * Builds an export: a small one directly, a large one after those before it.
   *
   * @throws {AppError} `unavailable` when too many others wait already, when they take too long, or when this one does.
   */
  async build(request: ExportRequest): Promise<ExportContent> {
    if (request.extractedData.length + (request.evidence?.length ?? 0) <= smallLength) return buildExport(request)
    if (this.#pending > maxWaiting) throw exportsInProgress()
    const previous = this.#previous
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    this.#previous = previous.then(() => over)
    this.#pending += 1
    try {
      await withDeadline(() => previous, {
        timeoutMs: waitMs,
        onTimeout: () => {
          throw exportsInProgress()
        },
      })
      return await buildInThread(request)
    } finally {
      this.#pending -= 1
      end()
    }
  }
}

function exportsInProgress(): AppError {
  return new AppError("unavailable", "Other large exports are being built. Please try again.", { retryAfterSeconds })
}

const threadUrl = new URL(isSource ? "src/services/export-thread.ts" : "dist/export-thread.js", packageFolder)
/** A thread of the sources imports those of the engine, which may not be compiled. */
const threadArguments = isSource ? ["--conditions=@docsift/source"] : []

function buildInThread(request: ExportRequest): Promise<ExportContent> {
  const { promise, resolve, reject } = Promise.withResolvers<ExportContent>()
  const thread = new Worker(threadUrl, {
    workerData: request,
    // It needs no setting, and must not have access to secrets.
    env: {},
    execArgv: threadArguments,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  })
  const timer = setTimeout(() => {
    reject(tooLarge(request, new Error(`no export within ${buildMs} ms`)))
    void thread.terminate()
  }, buildMs)
  thread.on("message", (content: ExportContent) => resolve(content))
  thread.on("error", (error: NodeJS.ErrnoException) =>
    reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooLarge(request, error) : error),
  )
  thread.on("exit", (code) => {
    clearTimeout(timer)
    reject(new Error(`the thread of an export ended with ${code}`))
  })
  return promise
}

function tooLarge({ mode }: ExportRequest, cause: Error): AppError {
  const sentence =
    mode === "json" || mode === "data" || mode === "label"
      ? "The execution has too many values to be exported; read it with GET /api/v1/executions/{executionId}."
      : `The execution has too many values to be exported as ${mode}. Export it as json instead.`
  return new AppError("unavailable", sentence, { cause, retryAfterSeconds: neverAfterSeconds })
}
