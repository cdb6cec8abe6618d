import type { Configuration } from "../configuration.ts"
import { DocumentError } from "../document-error.ts"
import { extractBuiltin } from "../extract/extract-document.ts"
import { type ExtractionJson, writeExtraction } from "../extract/extraction-json.ts"
import type { TriedPages } from "./open-document.ts"

/** A table of 20,000 rows without evidence: more than a person reads of a try. */
const maxResultBytes = 8_000_000

/**
 * Extracts from the first pages of a document with the built-in extractor.
 *
 * @throws {DocumentError} no_text when there is nothing to extract from.
 */
export function tryExtraction({ context, warnings }: TriedPages, configuration: Configuration): ExtractionJson {
  const extracted = extractBuiltin(context, configuration)
  const extraction = { ...extracted, warnings: [...warnings, ...extracted.warnings] }
  const hasWords = context.document.pages.some(({ words }) => words.length > 0)
  if (!hasWords && Object.keys(extraction.evidence).length === 0) {
    throw new DocumentError("no_text", warnings.length > 0 ? warnings.join(" ") : "The pages contain no text.")
  }
  return writeExtraction(extraction, configuration, maxResultBytes)
}
