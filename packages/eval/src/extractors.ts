import { extractDocument } from "@docsift/engine/internal/extract/extract-document"
import type { Configuration, Document, Extraction } from "@docsift/engine"
import type { KnownCase } from "./model/known-documents.ts"
import { openModelExtractor } from "./model/model-extractor.ts"

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

/** The values of `--engine`. */
export const engineNames = ["builtin", "model"] as const

/** Opens the extractor named by `--engine`. */
export async function openExtractor(
  name: (typeof engineNames)[number],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<OpenExtractor> {
  if (name === "model") return openModelExtractor(environment)
  return { extract: (document, configuration) => extractDocument(document, configuration), close: async () => {} }
}
