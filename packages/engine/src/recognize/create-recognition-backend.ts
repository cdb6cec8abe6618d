import type { RecognitionBackend } from "./recognition-backend.ts"
import { createTesseract, type ProgramOptions } from "./tesseract.ts"
import { createWasmTesseract } from "./wasm-tesseract.ts"

/** Options for text recognition. */
export interface RecognizerOptions extends ProgramOptions {
  /**
   * Folder with trained data (`eng.traineddata`, plain or `.gz`) for recognition without the program, with the
   * optional package tesseract.js-core. Used only when the program is not found.
   */
  readonly languageFolder?: string | undefined
}

/** Creates the backend for text recognition: the program tesseract, or WASM when it is missing and a language folder is set. */
export function createRecognitionBackend(options: RecognizerOptions = {}): RecognitionBackend {
  const program = createTesseract(options)
  const { languageFolder, languages, pageTimeoutMs } = options
  if (languageFolder === undefined) return program
  const wasm = createWasmTesseract({ languageFolder, languages, pageTimeoutMs })
  return {
    async run(image, signal, meter) {
      const recognition = await program.run(image, signal, meter)
      return recognition.type === "unavailable" ? wasm.run(image, signal, meter) : recognition
    },
    close: () => wasm.close?.() ?? Promise.resolve(),
  }
}
