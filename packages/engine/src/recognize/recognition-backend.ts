import type { ProcessorMeter } from "../processor-time/clock.ts"
import type { Recognition, RecognitionImage, Recognizer } from "./recognizer.ts"
import { readTesseractTsv } from "./tesseract-tsv.ts"

/** What a backend wrote for an image; a plain value, because it travels between threads. */
export type BackendOutput =
  /** TSV as the program tesseract writes it: some MB for a page of noise. */
  { readonly type: "tsv"; readonly tsv: string } | Exclude<Recognition, { readonly type: "recognized" }>

/**
 * Runs text recognition in a process or thread of its own. Its output is not looked at where it arrives, which is the
 * thread that serves HTTP, but in the document's own thread.
 */
export interface RecognitionBackend {
  /**
   * Never rejects for what an image does; an aborted signal ends it as `failed` at once. The meter counts the processor
   * time it takes.
   */
  run(image: RecognitionImage, signal?: AbortSignal, meter?: ProcessorMeter): Promise<BackendOutput>
  /** Ends what it keeps between images. */
  close?(): Promise<void>
}

/** Returns the recogniser that reads what a backend writes. */
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
