import type { InspectedFile } from "./inspector.ts"
import type { OpenDocument } from "./open-document.ts"

/** One person looks at one document, and compares it with a few others. */
const maxDocuments = 4
/** A quarter of the thread's memory: the rest is for what the next document needs. A page of text has 0.2 MB. */
const maxBytes = 256 * 1024 * 1024

/** The documents that were opened last, so that the next call does not parse them again. */
export class DocumentCache {
  readonly #documents = new Map<string, OpenDocument>()

  /** Returns an open document; undefined when it has to be opened. */
  get(file: InspectedFile): OpenDocument | undefined {
    return this.#documents.get(keyOf(file))
  }

  /** Keeps a document as the last one, and forgets the oldest ones beyond the limits; they have grown with each call. */
  keep(file: InspectedFile, document: OpenDocument): void {
    const key = keyOf(file)
    this.#documents.delete(key)
    this.#documents.set(key, document)
    let bytes = 0
    for (const each of this.#documents.values()) bytes += each.bytes
    for (const [oldest, each] of this.#documents) {
      if (this.#documents.size <= maxDocuments && bytes <= maxBytes) break
      this.#documents.delete(oldest)
      bytes -= each.bytes
    }
  }
}

/** The name decides the kind of text files; what one owner has read of a document is not shown to another. */
function keyOf({ sha256, name, mediaType = "", owner = "" }: InspectedFile): string {
  return JSON.stringify([sha256, name, mediaType, owner])
}
