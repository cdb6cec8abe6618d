import type { LanguageModel } from "ai"
import type { ProviderSettings } from "./provider.ts"

/** Self-hosted servers such as Ollama need no key, but without one the libraries look in the environment. */
const noKey = "none"

/** Loads a provider's library, which costs up to 0.2 s and 30 MB, and creates the model without any request. */
export async function openModel(settings: ProviderSettings): Promise<LanguageModel> {
  const { provider, modelName, apiKey = noKey, baseUrl: baseURL, fetch } = settings
  const common = { apiKey, fetch, ...(baseURL === undefined ? {} : { baseURL }) }
  switch (provider) {
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai")
      // Chat completions, which every gateway in front of the provider supports too.
      return createOpenAI(common).chat(modelName)
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic")
      return createAnthropic(common)(modelName)
    }
    case "google": {
      const { createGoogle } = await import("@ai-sdk/google")
      return createGoogle(common)(modelName)
    }
    case "azure": {
      const { createAzure } = await import("@ai-sdk/azure")
      return createAzure(common).chat(modelName)
    }
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible")
      return createOpenAICompatible({
        name: "openai-compatible",
        baseURL: baseURL ?? "",
        fetch,
        ...(settings.apiKey === undefined ? {} : { apiKey }),
        supportsStructuredOutputs: true,
      })(modelName)
    }
    default:
      throw new Error(`No library for the provider ${String(provider satisfies never)}`)
  }
}
