import { extractBuiltin } from "@docsift/engine/internal/extract/extract-document"
import { createContext } from "@docsift/engine/internal/page/context"
import { extractWithModels } from "@docsift/engine/internal/model/cascade"
import { createProviderModel, type Provider } from "@docsift/engine/providers"
import type { OpenExtractor } from "../extractor.ts"
import { knownDocumentOf } from "./known-documents.ts"
import { startStub } from "./stub-process.ts"

const providers: readonly Provider[] = ["openai", "anthropic", "google", "azure", "openai-compatible"]

/**
 * Opens a language model as an extractor: the one configured by the environment (`EVAL_MODEL_PROVIDER` or
 * `EVAL_MODEL_URL`), else this repository's stub, which knows the ground truth of every document. `EVAL_MODEL` is the
 * model's name, or the stub's mode, `perfect` by default; `EVAL_MODEL_VISION=1` states that it accepts images.
 *
 * @throws {Error} with a message for the user.
 */
export async function openModelExtractor(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<OpenExtractor> {
  const provider = providers.find((name) => name === (environment["EVAL_MODEL_PROVIDER"] ?? "openai-compatible"))
  if (provider === undefined) throw new Error(`EVAL_MODEL_PROVIDER: must be one of ${providers.join(", ")}`)
  const isReal = (environment["EVAL_MODEL_PROVIDER"] ?? environment["EVAL_MODEL_URL"]) !== undefined
  const modelName = environment["EVAL_MODEL"] ?? "perfect"
  if (isReal && environment["EVAL_MODEL"] === undefined) throw new Error("EVAL_MODEL: must name the model")
  const stub = isReal ? undefined : await startStub()
  const model = createProviderModel({
    provider,
    modelName,
    name: modelName,
    apiKey: environment["EVAL_MODEL_KEY"],
    baseUrl: stub?.baseUrl ?? environment["EVAL_MODEL_URL"],
    isVision: environment["EVAL_MODEL_VISION"] === "1",
    fetch,
  })
  const accurate = model.traits.isVision ? model : undefined
  return {
    async extract(document, configuration, truth) {
      const context = createContext(document)
      await stub?.teach(knownDocumentOf(context, truth))
      const builtin = extractBuiltin(context, configuration)
      return extractWithModels(context, configuration, builtin, { fast: model, accurate })
    },
    close: async () => stub?.close(),
  }
}
