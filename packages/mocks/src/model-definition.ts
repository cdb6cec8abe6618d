import type { Model, ModelInput, ModelProvider } from "@docsift/sdk"
import { readPrices } from "./model-prices.ts"
import { reject } from "./rejection.ts"

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

/** Checks a model and infers the members that are left out. An empty string counts as left out. */
export function readModel(input: ModelInput): Omit<Model, "id" | "providerApiKey"> {
  const { modelName, displayName, isCore = true, isVision = false } = input
  const baseUrl = input.baseUrl ? checkBaseUrl(input.baseUrl) : undefined
  if (!isCore && !isVision) reject("isVision", "must be true when isCore is false")
  const provider = input.provider ?? inferProvider(modelName, baseUrl)
  if (provider === "builtin") reject("provider", "must not be builtin")
  if (provider === "openai-compatible" && baseUrl === undefined) {
    reject("baseUrl", "is required for the provider openai-compatible")
  }
  return {
    provider,
    modelName,
    ...(displayName ? { displayName } : {}),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    isCore,
    isVision,
    ...readPrices(input),
  }
}

/** Masks a secret so that its owner can recognise it. */
export function maskSecret(secret: string): string {
  return secret.length < 12 ? "…" : `${secret.slice(0, 3)}…${secret.slice(-4)}`
}

/** Returns the destination of calls to a model. */
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
    return reject("baseUrl", "must start with https:// or http://")
  if (url.username !== "" || url.password !== "") reject("baseUrl", "must not contain a user name or password")
  if (url.search !== "" || url.hash !== "") reject("baseUrl", "must not have a query or a fragment")
  return text
}
