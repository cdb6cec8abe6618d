import { createHash } from "node:crypto"
import type { Recognition, Recognizer } from "./recognizer.ts"

/**
 * Returns a recogniser that reads each picture of a document once: equal ones get the first one's result. A hash of a
 * page takes some milliseconds, its recognition some seconds.
 */
export function rememberReadings(recognizer: Recognizer): Recognizer {
  const known = new Map<string, Recognition>()
  return {
    async recognize(image, signal) {
      const { bytes, dpi, pageCount, segmentation = "page" } = image
      const hash = createHash("sha256").update(bytes).digest("base64")
      const key = `${hash} ${dpi} ${pageCount} ${segmentation}`
      const answer = known.get(key) ?? (await recognizer.recognize(image, signal))
      if (answer.type === "recognized") known.set(key, answer)
      return answer
    },
  }
}
