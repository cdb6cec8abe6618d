import type { ProcessorMeter } from "../processor-time/clock.ts"
import type { Recognition, RecognitionImage, Recognizer } from "./recognizer.ts"
import { readTesseractTsv } from "./tesseract-tsv.ts"

/** The output of a backend for an image; a plain value, because it is sent between threads. */
export type BackendOutput =
  /** TSV as the program tesseract writes it: several MB for a page of noise. */
  { readonly type: "tsv"; readonly tsv: string } | Recognition

/** What recognizes text, for logs: a program, WASM in threads, or nothing; with the languages that it has data for. */
export type RecognizerDescription =
  | { readonly type: "program" | "wasm"; readonly languages: readonly string[] }
  | { readonly type: "none" }

/**
 * Runs text recognition in a process or thread of its own. Its output arrives on the thread that serves HTTP, and is
 * parsed in the document's own thread.
 */
export interface RecognitionBackend {
  /**
   * Never rejects because of an image; an aborted signal ends it as `failed` at once. The meter counts its processor
   * time.
   */
  run(image: RecognitionImage, signal?: AbortSignal, meter?: ProcessorMeter): Promise<BackendOutput>
  /** Looks up what would recognize the next image. */
  describe(): Promise<RecognizerDescription>
  /** Releases what it keeps between images. */
  close?(): Promise<void>
}

/** Returns the recognizer that parses the output of a backend. */
export function recognizerOf(backend: Pick<RecognitionBackend, "run">): Recognizer {
  return {
    async recognize(image, signal) {
      const output = await backend.run(image, signal)
      if (output.type !== "tsv") return output
      const pages = readTesseractTsv(output.tsv, image.pageCount)
      return pages === undefined ? { type: "failed", detail: "wrote no TSV" } : { type: "recognized", pages }
    },
  }
}
