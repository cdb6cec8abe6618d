import type { Model, ModelProvider } from "@docsift/sdk"

/** The providers of models, as people call them. */
export const providerNames = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  azure: "Azure OpenAI",
  "openai-compatible": "OpenAI-compatible server",
  builtin: "This server",
} as const satisfies Record<ModelProvider, string>

/** Returns the name that people see for a model. */
export const nameOf = ({ displayName, modelName }: Model): string => displayName ?? modelName

/** Returns where documents go when a model is used: a host, or a provider; undefined for the built-in engine. */
export function destinationOf({ provider, baseUrl }: Model): string | undefined {
  if (provider === "builtin") return undefined
  return baseUrl === undefined ? providerNames[provider] : new URL(baseUrl).host
}
