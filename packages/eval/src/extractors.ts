import { extractDocument } from "@docsift/engine/internal/extract/extract-document"
import type { OpenExtractor } from "./extractor.ts"
import { openModelExtractor } from "./model/model-extractor.ts"

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
