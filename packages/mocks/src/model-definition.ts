import type { Model, ModelInput, ModelProvider } from "@docsift/sdk"
import { refuse } from "./refusal.ts"

const providerByHost: readonly (readonly [RegExp, ModelProvider])[] = [
  [/(^|\.)azure\.com$/, "azure"],
  [/(^|\.)openai\.com$/, "openai"],
  [/(^|\.)anthropic\.com$/, "anthropic"],
  [/(^|\.)googleapis\.com$/, "google"],
]

const providerByName: readonly (readonly [RegExp, ModelProvider])[] = [
  [/^(?:gpt-|chatgpt|o[1-9](?:-|$))/i, "openai"],
  [/^claude-/i, "anthropic"],
  [/^gemini-/i, "google"],
]

/** Checks a model and fills in what follows from the rest. An empty text counts as left out. */
export function readModel(input: ModelInput): Omit<Model, "id" | "providerApiKey"> {
  const { modelName, displayName, isCore = true, isVision = false } = input
  const baseUrl = input.baseUrl ? checkBaseUrl(input.baseUrl) : undefined
  if (!isCore && !isVision) refuse("isVision", "must be true when isCore is false")
  const provider = input.provider ?? inferProvider(modelName, baseUrl)
  if (provider === "builtin") refuse("provider", "must not be builtin")
  if (provider === "openai-compatible" && baseUrl === undefined) {
    refuse("baseUrl", "is required for the provider openai-compatible")
  }
  return {
    provider,
    modelName,
    ...(displayName ? { displayName } : {}),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    isCore,
    isVision,
  }
}

/** Shows which secret is stored without telling it. */
export function maskSecret(secret: string): string {
  return secret.length < 12 ? "…" : `${secret.slice(0, 3)}…${secret.slice(-4)}`
}

/** Tells where a model is called. */
export function destinationOf({ provider, baseUrl }: Pick<Model, "provider" | "baseUrl">): string {
  return baseUrl === undefined ? provider : new URL(baseUrl).origin
}

function inferProvider(modelName: string, baseUrl: string | undefined): ModelProvider {
  const byHost = baseUrl && providerByHost.find(([pattern]) => pattern.test(new URL(baseUrl).hostname))
  const known = byHost || providerByName.find(([pattern]) => pattern.test(modelName))
  return known ? known[1] : "openai-compatible"
}

function checkBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    return refuse("baseUrl", "must begin with https:// or http://")
  if (url.username !== "" || url.password !== "") refuse("baseUrl", "must not hold a user name or password")
  if (url.search !== "" || url.hash !== "") refuse("baseUrl", "must not have a query or a fragment")
  return text
}
