import type { Recognizer } from "./recognizer.ts"
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

/** Creates the recogniser: the program tesseract, and without it WASM where a folder of languages is named. */
export function createRecognizer(options: RecognizerOptions = {}): Recognizer {
  const program = createTesseract(options)
  const { languageFolder, languages, pageTimeoutMs } = options
  if (languageFolder === undefined) return program
  const wasm = createWasmTesseract({ languageFolder, languages, pageTimeoutMs })
  return {
    async recognize(image, signal, meter) {
      const answer = await program.recognize(image, signal, meter)
      return answer.type === "unavailable" ? wasm.recognize(image, signal, meter) : answer
    },
    close: () => wasm.close?.() ?? Promise.resolve(),
  }
}
