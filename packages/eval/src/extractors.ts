import { extractDocument } from "@docsift/engine/internal/extract/extract-document"
import type { Configuration, Document, Extraction } from "@docsift/engine"
import type { KnownCase } from "./model/known-documents.ts"
import { openModelExtractor } from "./model/model-extractor.ts"

/**
 * Turns a parsed document into values with evidence. Whatever can do that can be judged. `truth` is for stand-ins that
 * play a perfect reader.
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

/** What `--engine` names. */
export const engineNames = ["builtin", "model"] as const

/** Opens what `--engine` names. */
export async function openExtractor(
  name: (typeof engineNames)[number],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<OpenExtractor> {
  if (name === "model") return openModelExtractor(environment)
  return { extract: (document, configuration) => extractDocument(document, configuration), close: async () => {} }
}
