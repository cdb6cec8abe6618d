import { DocumentError } from "../document-error.ts"
import { suggestWorkflow } from "../suggest/suggest-workflow.ts"
import type { SuggestedWorkflow } from "../suggest/suggested-workflow.ts"
import { inFile } from "./in-file.ts"
import type { TriedPages } from "./open-document.ts"

/** The first pages of one of several documents. */
export interface NamedPages extends TriedPages {
  readonly fileName: string
}

/**
 * Suggests a workflow from the first pages of documents.
 *
 * @throws {DocumentError} no_text when one of them has none.
 */
export function suggestFrom(samples: readonly NamedPages[], name: string | undefined): SuggestedWorkflow {
  const named = (fileName: string, sentence: string) => (samples.length === 1 ? sentence : inFile(fileName, sentence))
  for (const { fileName, context, warnings } of samples) {
    if (context.document.pages.some(({ words }) => words.length > 0)) continue
    const sentence = warnings.length > 0 ? warnings.join(" ") : "The pages contain no text."
    throw new DocumentError("no_text", named(fileName, sentence))
  }
  const documents = samples.map(({ context: { document } }) => ({ document }))
  const suggested = suggestWorkflow(documents, { name })
  const unread = samples.flatMap(({ fileName, warnings }) => warnings.map((sentence) => named(fileName, sentence)))
  return { ...suggested, warnings: [...unread, ...suggested.warnings] }
}
