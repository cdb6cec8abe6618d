import { Worker } from "node:worker_threads"
import type { ProcessorMeter } from "../processor-time/clock.ts"
import { ThreadClock } from "../processor-time/thread-clock.ts"
import { findLanguageData, resolvePackaged } from "./language-data.ts"
import type { BackendOutput, RecognitionBackend, RecognizerDescription } from "./recognition-backend.ts"
import type { RecognitionImage } from "./recognizer.ts"
import { lexiconLanguages, segmentationModes } from "./tesseract.ts"
import type { WasmResult, WasmSetup, WasmTask } from "./wasm-messages.ts"

/** Options for text recognition without a program. */
export interface WasmTesseractOptions {
  /** Folder with `eng.traineddata` and the like, plain or as `.gz`. @default the installed packages @tesseract.js-data */
  readonly languageFolder?: string | undefined
  /** Tesseract's language names; those without trained data are skipped. @default the lexicon's */
  readonly languages?: readonly string[] | undefined
  /** Milliseconds for one page, after which the thread is terminated. @default 60_000 */
  readonly pageTimeoutMs?: number | undefined
}

/**
 * Creates a backend that runs Tesseract as WASM (the optional dependency tesseract.js-core) in threads of its own, one
 * for each concurrent image. It is two to five times as slow as the program. A thread that fails, hangs or is aborted is
 * terminated; idle ones are kept and never keep the process alive.
 */
export function createWasmTesseract(options: WasmTesseractOptions = {}): RecognitionBackend {
  const { languageFolder, languages = lexiconLanguages, pageTimeoutMs = 60_000 } = options
  const idle: Worker[] = []

  const findLanguages = async () => (isInstalled() ? findLanguageData(languages, languageFolder) : {})

  const start = async (): Promise<Worker | undefined> => {
    const languageFiles = await findLanguages()
    if (Object.keys(languageFiles).length === 0) return undefined
    // Node runs the sources as they are; the build rewrites imports but not URLs.
    const entry = import.meta.url.endsWith(".ts") ? "./wasm-thread.ts" : "./wasm-thread.js"
    const setup: WasmSetup = { languageFiles }
    // The thread reads hostile bytes: it gets none of the host's environment, and its output, which contains paths, is dropped.
    const worker = new Worker(new URL(entry, import.meta.url), {
      workerData: setup,
      env: {},
      stdout: true,
      stderr: true,
    })
    // A thread that dies while it is idle or being terminated must not end the process, nor get another image.
    worker.on("error", () => undefined)
    worker.on("exit", () => idle.includes(worker) && idle.splice(idle.indexOf(worker), 1))
    worker.stdout.resume()
    worker.stderr.resume()
    return worker
  }

  const run = async (image: RecognitionImage, signal?: AbortSignal, meter?: ProcessorMeter): Promise<BackendOutput> => {
    if (signal?.aborted === true) return { type: "failed", detail: "aborted" }
    const kept = idle.pop()
    const worker = kept ?? (await start())
    if (worker === undefined) return { type: "unavailable" }
    const endCount = meter?.run(new ThreadClock(worker, kept !== undefined))
    const result = await exchange(worker, image, pageTimeoutMs * image.pageCount, signal)
    endCount?.()
    if (result.type === "read") {
      worker.unref()
      idle.push(worker)
      return { type: "tsv", tsv: result.tsv }
    }
    await worker.terminate()
    return result
  }

  const describe = async (): Promise<RecognizerDescription> => {
    const installed = Object.keys(await findLanguages())
    return installed.length === 0 ? { type: "none" } : { type: "wasm", languages: installed }
  }

  const close = async (): Promise<void> => {
    await Promise.all(idle.splice(0).map((worker) => worker.terminate()))
  }

  return { run, describe, close }
}

/** Resolves with the first of result, exit, timeout and abort. */
function exchange(
  worker: Worker,
  image: RecognitionImage,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<WasmResult> {
  const { promise, resolve } = Promise.withResolvers<WasmResult>()
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
  const { bytes, dpi, segmentation = "page" } = image
  const task: WasmTask = { image: bytes, dpi, segmentationMode: Number(segmentationModes[segmentation]) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  worker.postMessage(task)
  return promise.finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener("abort", onAbort)
    worker.off("message", resolve).off("error", onError).off("exit", onExit)
  })
}

/** Returns whether the optional dependency is installed: 44 MB that a server with the program does not need. */
function isInstalled(): boolean {
  return resolvePackaged("tesseract.js-core/tesseract-core-simd-lstm") !== undefined
}
