import { extractDocument } from "@docsift/engine/internal/extract/extract-document"
import type { OpenExtractor } from "./extractor.ts"
import { openModelExtractor } from "./model/model-extractor.ts"

/** The values of `--engine`. */
export const engineNames = ["builtin", "model"] as const

/** Opens the extractor named by `--engine`; only the built-in one explains its choices. */
export async function openExtractor(
  name: (typeof engineNames)[number],
  environment: Readonly<Record<string, string | undefined>>,
  { explain }: { readonly explain: boolean },
): Promise<OpenExtractor> {
  if (name === "model") return openModelExtractor(environment)
  return {
    extract: (document, configuration) => extractDocument(document, configuration, { explain }),
    close: async () => {},
  }
}
