import { Worker } from "node:worker_threads"
import type { ProcessorMeter } from "../processor-time/clock.ts"
import { ThreadClock } from "../processor-time/thread-clock.ts"

/** An image that was not read: `detail` is for logs. */
export interface ThreadFailure {
  readonly type: "failed"
  readonly detail: string
}

/** Options of {@link createRecognitionThreads}. */
export interface ThreadOptions {
  readonly entry: URL
  /** Returns the worker data of a new thread; undefined when what it needs is not installed. */
  readonly findSetup: () => Promise<unknown>
}

/** One image for a thread. */
export interface ThreadRun<Task> {
  readonly task: Task
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
  readonly meter?: ProcessorMeter | undefined
}

/** Threads that recognize one image each at a time. */
export interface RecognitionThreads<Task, Result> {
  /** Never rejects because of an image; an aborted signal ends it as `failed` at once. */
  run(run: ThreadRun<Task>): Promise<Result | ThreadFailure | { readonly type: "unavailable" }>
  close(): Promise<void>
}

/**
 * Creates threads for recognition, one for each concurrent image. A thread that fails, hangs or is aborted is terminated; idle
 * ones are kept and never keep the process alive.
 */
export function createRecognitionThreads<Task, Result extends { readonly type: "read" }>({
  entry,
  findSetup,
}: ThreadOptions): RecognitionThreads<Task, Result> {
  const idle: Worker[] = []

  const start = async (): Promise<Worker | undefined> => {
    const setup = await findSetup()
    if (setup === undefined) return undefined
    // The thread reads hostile bytes: it gets none of the host's environment, and its output, which it silences itself, is not
    // read: a host that reads it does not end before the thread does.
    const worker = new Worker(entry, { workerData: setup, env: {}, stdout: true, stderr: true })
    // A thread that dies while it is idle or being terminated must not end the process, nor get another image.
    worker.on("error", () => undefined)
    worker.on("exit", () => idle.includes(worker) && idle.splice(idle.indexOf(worker), 1))
    return worker
  }

  return {
    async run(run) {
      if (run.signal?.aborted === true) return { type: "failed", detail: "aborted" }
      const kept = idle.pop()
      const worker = kept ?? (await start())
      if (worker === undefined) return { type: "unavailable" }
      const endCount = run.meter?.run(new ThreadClock(worker, kept !== undefined))
      const result = await exchange<Task, Result>(worker, run)
      endCount?.()
      if (result.type === "read") {
        worker.unref()
        idle.push(worker)
      } else await worker.terminate()
      return result
    },
    async close() {
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()))
    },
  }
}

/** Resolves with the first of result, exit, timeout and abort. */
function exchange<Task, Result>(
  worker: Worker,
  { task, timeoutMs, signal }: ThreadRun<Task>,
): Promise<Result | ThreadFailure> {
  const { promise, resolve } = Promise.withResolvers<Result | ThreadFailure>()
  const fail = (detail: string) => resolve({ type: "failed", detail })
  const onError = (error: Error) => fail(error.message)
  const onExit = () => fail("its thread ended")
  const onAbort = () => fail("aborted")
  const timer = setTimeout(() => fail(`took longer than ${timeoutMs} ms`), timeoutMs)
  worker.on("message", resolve).on("error", onError).on("exit", onExit)
  signal?.addEventListener("abort", onAbort, { once: true })
  // The abort may have come while the thread was started.
  if (signal?.aborted === true) onAbort()
  worker.ref()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  worker.postMessage(task)
  return promise.finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener("abort", onAbort)
    worker.off("message", resolve).off("error", onError).off("exit", onExit)
  })
}
