import type { ProcessorMeter } from "../processor-time/clock.ts"
import { findLanguageData, resolvePackaged } from "./language-data.ts"
import type { BackendOutput, RecognitionBackend, RecognizerDescription } from "./recognition-backend.ts"
import { createRecognitionThreads } from "./recognition-threads.ts"
import type { RecognitionImage } from "./recognizer.ts"
import { lexiconLanguages, segmentationModes } from "./tesseract.ts"
import type { WasmResult, WasmSetup, WasmTask } from "./wasm-messages.ts"

/** Options for text recognition without a program. */
export interface WasmTesseractOptions {
  /** Folder with `eng.traineddata` and the like, plain or as `.gz`. @default English, and the installed packages @tesseract.js-data */
  readonly languageFolder?: string | undefined
  /** Tesseract's language names; those without trained data are skipped. @default the lexicon's */
  readonly languages?: readonly string[] | undefined
  /** Milliseconds for one page, after which the thread is terminated. @default 60_000 */
  readonly pageTimeoutMs?: number | undefined
}

/**
 * Creates a backend that runs Tesseract as WASM (tesseract.js-core) in threads of its own, one
 * for each concurrent image. It is two to five times as slow as the program.
 */
export function createWasmTesseract(options: WasmTesseractOptions = {}): RecognitionBackend {
  const { languageFolder, languages = lexiconLanguages, pageTimeoutMs = 60_000 } = options
  const findLanguages = async () => (isInstalled() ? findLanguageData(languages, languageFolder) : {})

  const threads = createRecognitionThreads<WasmTask, Extract<WasmResult, { readonly type: "read" }>>({
    // Node runs the sources as they are; the build rewrites imports but not URLs.
    entry: new URL(import.meta.url.endsWith(".ts") ? "./wasm-thread.ts" : "./wasm-thread.js", import.meta.url),
    async findSetup(): Promise<WasmSetup | undefined> {
      const languageFiles = await findLanguages()
      return Object.keys(languageFiles).length === 0 ? undefined : { languageFiles }
    },
  })

  const run = async (image: RecognitionImage, signal?: AbortSignal, meter?: ProcessorMeter): Promise<BackendOutput> => {
    if (image.method === "neural") return { type: "unavailable" }
    const { bytes, dpi, segmentation = "page", pageCount } = image
    const task: WasmTask = { image: bytes, dpi, segmentationMode: Number(segmentationModes[segmentation]) }
    const result = await threads.run({ task, timeoutMs: pageTimeoutMs * pageCount, signal, meter })
    return result.type === "read" ? { type: "tsv", tsv: result.tsv } : result
  }

  const describe = async (): Promise<RecognizerDescription> => {
    const installed = Object.keys(await findLanguages())
    return installed.length === 0 ? { type: "none" } : { type: "wasm", languages: installed }
  }

  return { run, describe, close: () => threads.close() }
}

/** Returns whether it is there: an installation with the program may leave it out. */
function isInstalled(): boolean {
  return resolvePackaged("#tesseract") !== undefined
}
