import type { Configuration, Evidence, EvidencePage, UntypedData } from "@docsift/sdk"
import type { DocumentFile } from "../input/document-file.ts"

/** The data of one document, and where it stands. */
export interface ExtractedDocument {
  /** What was extracted: that of the workflow, or what was suggested for this document. */
  readonly configuration: Configuration
  readonly extractedData: UntypedData
  /** By JSON Pointer (RFC 6901) into the data. */
  readonly evidence: Readonly<Record<string, Evidence>>
  readonly pages: readonly EvidencePage[]
  /** Complete sentences on what may be missing. */
  readonly warnings: readonly string[]
}

/** Extracts documents: with the engine in this process, or on a server. */
export interface Extractor extends AsyncDisposable {
  /** Differs when something else is extracted: a change of the definition, another version of a stored workflow. */
  readonly definition: string
  /**
   * @param idempotencyKey - on a server, an execution that was started with this key is continued.
   * @throws {DocumentFailure} when the document cannot be read; any other error concerns all documents.
   */
  extract(file: DocumentFile, signal: AbortSignal, idempotencyKey?: string): Promise<ExtractedDocument>
}

/** A document that cannot be read: one sentence that says why. */
export class DocumentFailure extends Error {
  override readonly name = "DocumentFailure"
  /** In the form `<reason>: <sentence>`, as in the `errorMessage` of an execution. */
  readonly errorMessage: string

  constructor(reason: string, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.errorMessage = `${reason}: ${sentence}`
  }
}
