import { createHash } from "node:crypto"
import type { Recognition, Recognizer } from "./recognizer.ts"

/**
 * Returns a recognizer that recognizes equal images of a document once. Hashing a page takes a few milliseconds, recognizing
 * it a few seconds.
 */
export function cacheRecognition(recognizer: Recognizer): Recognizer {
  const cache = new Map<string, Recognition>()
  return {
    async recognize(image, signal) {
      const { bytes, dpi, pageCount, segmentation = "page", method = "tesseract" } = image
      const hash = createHash("sha256").update(bytes).digest("base64")
      const key = `${hash} ${dpi} ${pageCount} ${segmentation} ${method}`
      const recognition = cache.get(key) ?? (await recognizer.recognize(image, signal))
      if (recognition.type === "recognized") cache.set(key, recognition)
      return recognition
    },
  }
}
