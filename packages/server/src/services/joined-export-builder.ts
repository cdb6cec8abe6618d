import { once } from "node:events"
import { Readable } from "node:stream"
import { Worker } from "node:worker_threads"
import { AppError } from "../domain/errors.ts"
import { isSource, packageFolder } from "../package-folder.ts"
import type { JoinedForm, JoinedRow } from "./joined-writer.ts"

/** More would take the processors that extraction and other requests need. One of each organization: it may be read slowly. */
const maxRunning = 2
/** 10,000 executions take a minute; a client that reads slower than this must not occupy a slot forever. */
const totalMs = 600_000
/** A workbook of a million rows needs about this long at its end; a client hears nothing meanwhile. */
const pieceMs = 60_000
/** The same as for a single export. CSV and JSON need a few MB of it. */
const maxHeapMegabytes = 1024
const retryAfterSeconds = 10
/** Signals that a retry fails as well: clients such as our SDK do not retry after a delay this long. */
const neverAfterSeconds = 3600

/** A slot for one joined export. It must be released, or started: then the end of the stream releases it. */
export interface JoinedExportSlot {
  /**
   * Starts the export. Its stream reads the rows only as fast as it is read itself; a workbook with too many values ends it with
   * `unavailable`.
   */
  start(form: JoinedForm, rows: AsyncIterable<readonly JoinedRow[]>): Readable
  release(): void
}

/** Builds joined exports in threads of their own, in step with the client that reads them. */
export class JoinedExportBuilder {
  /** Organizations. */
  readonly #running = new Set<string>()

  /**
   * Reserves a slot, before anything is read of the executions.
   *
   * @param signal - aborted when the client is gone.
   * @throws {AppError} `unavailable` when others are running, or one of the organization.
   */
  reserve(organizationId: string, signal: AbortSignal): JoinedExportSlot {
    if (this.#running.size >= maxRunning || this.#running.has(organizationId)) {
      throw new AppError("unavailable", "Other joined exports are being built. Please try again.", {
        retryAfterSeconds,
      })
    }
    this.#running.add(organizationId)
    const release = () => void this.#running.delete(organizationId)
    return { start: (form, rows) => this.#start(form, rows, signal, release), release }
  }

  #start(
    form: JoinedForm,
    rows: AsyncIterable<readonly JoinedRow[]>,
    signal: AbortSignal,
    release: () => void,
  ): Readable {
    const stop = AbortSignal.any([signal, AbortSignal.timeout(totalMs)])
    const content = Readable.from(build(form, rows, stop), { objectMode: false })
    const destroy = () => content.destroy(new Error("the client is gone or too slow"))
    stop.addEventListener("abort", destroy, { once: true })
    content.once("close", () => {
      stop.removeEventListener("abort", destroy)
      release()
    })
    if (stop.aborted) destroy()
    return content
  }
}

const threadUrl = new URL(
  isSource ? "src/services/joined-export-thread.ts" : "dist/joined-export-thread.js",
  packageFolder,
)

async function* build(
  form: JoinedForm,
  rows: AsyncIterable<readonly JoinedRow[]>,
  stop: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const thread = new Worker(threadUrl, {
    workerData: form,
    // It needs no setting, and must not have access to secrets.
    env: {},
    // Sources use the sources of other packages, which may not be compiled.
    execArgv: isSource ? ["--conditions=@docsift/source"] : [],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  })
  let failure: Error | undefined
  thread.on("error", (error: NodeJS.ErrnoException) => {
    failure = error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooLarge(form, error) : error
  })
  const exited = once(thread, "exit").then(
    () => failure ?? new Error("the thread of an export ended"),
    (error: unknown) => failure ?? error,
  )
  const terminate = () => void thread.terminate()
  stop.addEventListener("abort", terminate, { once: true })
  const ask = async (batch: readonly JoinedRow[] | null): Promise<Uint8Array> => {
    const timer = setTimeout(() => {
      failure = tooLarge(form, new Error(`no piece within ${pieceMs} ms`))
      terminate()
    }, pieceMs)
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
    thread.once("message", resolve)
    void exited.then(reject)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    thread.postMessage(batch)
    return promise.finally(() => clearTimeout(timer))
  }
  try {
    for await (const batch of rows) {
      const piece = await ask(batch)
      if (piece.length > 0) yield piece
    }
    yield await ask(null)
  } finally {
    stop.removeEventListener("abort", terminate)
    await thread.terminate()
  }
}

function tooLarge({ mode }: JoinedForm, cause: Error): AppError {
  const sentence =
    mode === "xlsx"
      ? "The executions have too many values for one workbook. Export them as csv or json, or fewer at once."
      : "An execution has too many values to be exported with others."
  return new AppError("unavailable", sentence, { cause, retryAfterSeconds: neverAfterSeconds })
}
