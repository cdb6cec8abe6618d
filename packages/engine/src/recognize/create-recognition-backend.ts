import { createNeuralRecognition } from "./neural/neural-recognition.ts"
import type { RecognitionBackend } from "./recognition-backend.ts"
import { createTesseract, type ProgramOptions } from "./tesseract.ts"
import { createWasmTesseract } from "./wasm-tesseract.ts"

/** Options for text recognition. */
export interface RecognizerOptions extends ProgramOptions {
  /**
   * Folder with trained data (`eng.traineddata`, plain or `.gz`) for recognition without the program. Used only when the
   * program is not found.
   *
   * @default English, and the installed packages `@tesseract.js-data/deu` and the like
   */
  readonly languageFolder?: string | undefined
  /**
   * Whether neural networks read the pages that Tesseract reads with low confidence. `auto`: where their models are installed.
   *
   * @default "auto"
   */
  readonly neural?: "auto" | "off" | undefined
}

/**
 * Creates the backend for text recognition: the program tesseract, or WASM where it is missing; and neural networks where they
 * are installed.
 */
export function createRecognitionBackend(options: RecognizerOptions = {}): RecognitionBackend {
  const program = createTesseract(options)
  const { languageFolder, languages, pageTimeoutMs } = options
  const wasm = createWasmTesseract({ languageFolder, languages, pageTimeoutMs })
  const networks = options.neural === "off" ? undefined : createNeuralRecognition()
  return {
    async run(image, signal, meter) {
      if (image.method === "neural") return networks?.run(image, signal, meter) ?? { type: "unavailable" }
      const recognition = await program.run(image, signal, meter)
      return recognition.type === "unavailable" ? wasm.run(image, signal, meter) : recognition
    },
    async describe() {
      const description = await program.describe()
      return description.type === "none" ? wasm.describe() : description
    },
    async close() {
      await Promise.all([wasm.close?.(), networks?.close()])
    },
  }
}
