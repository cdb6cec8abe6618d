import type { Configuration, Document, Extraction } from "@docsift/engine"
import type { KnownCase } from "./model/known-documents.ts"

/**
 * A function that extracts values with evidence from a parsed document. `truth` is for stubs that simulate a perfect model.
 */
export type Extractor = (
  document: Document,
  configuration: Configuration,
  truth: KnownCase,
) => Extraction | Promise<Extraction>

/** An extractor in use. */
export interface OpenExtractor {
  readonly extract: Extractor
  readonly close: () => Promise<void>
}
