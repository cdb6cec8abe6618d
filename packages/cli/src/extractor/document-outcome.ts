import type { Evidence, EvidencePage, UntypedData } from "@docsift/sdk"
import type { ExtractedDocument } from "./extractor.ts"

/** The outcome of one document. */
export type DocumentOutcome = { readonly fileName: string } & (
  | { readonly status: "Completed"; readonly extracted: ExtractedDocument }
  | { readonly status: "Failed"; readonly errorMessage: string }
)

/** One document as JSON, with the names of an execution. */
export type DocumentJson =
  | {
      readonly fileName: string
      readonly status: "Completed"
      readonly extractedData: UntypedData
      /** Complete sentences on what may be missing. */
      readonly warnings: readonly string[]
      /** With `--evidence`, by JSON Pointer (RFC 6901) into `extractedData`. */
      readonly evidence?: Readonly<Record<string, Evidence>>
      /** With `--evidence`: the sizes of the pages in points. */
      readonly pages?: readonly EvidencePage[]
    }
  | {
      readonly fileName: string
      readonly status: "Failed"
      /** In the form `<reason>: <sentence>`. */
      readonly errorMessage: string
    }

/** Returns what is written of an outcome. */
export function toJson(outcome: DocumentOutcome, hasEvidence: boolean): DocumentJson {
  if (outcome.status === "Failed") return outcome
  const { extractedData, warnings, evidence, pages } = outcome.extracted
  const { fileName, status } = outcome
  return { fileName, status, extractedData, warnings, ...(hasEvidence && { evidence, pages }) }
}
