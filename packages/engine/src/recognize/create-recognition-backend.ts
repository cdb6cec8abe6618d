import type { RecognitionBackend } from "./recognition-backend.ts"
import { createTesseract, type ProgramOptions } from "./tesseract.ts"
import { createWasmTesseract } from "./wasm-tesseract.ts"

/** How text recognition is set up. */
export interface RecognizerOptions extends ProgramOptions {
  /**
   * Folder with trained data (`eng.traineddata`, plain or `.gz`) for recognition without the program, by the optional
   * package tesseract.js-core. Used only where the program is not found.
   */
  readonly languageFolder?: string | undefined
}

/** Creates the backend of text recognition: the program tesseract, and without it WASM where a folder of languages is named. */
export function createRecognitionBackend(options: RecognizerOptions = {}): RecognitionBackend {
  const program = createTesseract(options)
  const { languageFolder, languages, pageTimeoutMs } = options
  if (languageFolder === undefined) return program
  const wasm = createWasmTesseract({ languageFolder, languages, pageTimeoutMs })
  return {
    async run(image, signal, meter) {
      const answer = await program.run(image, signal, meter)
      return answer.type === "unavailable" ? wasm.run(image, signal, meter) : answer
    },
    close: () => wasm.close?.() ?? Promise.resolve(),
  }
}
