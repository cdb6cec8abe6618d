import { maxNameLength } from "../generated/limits.ts"
import { AppError } from "./errors.ts"
import { type ModelPrices, readModelPrices } from "./model-prices.ts"
import type { ModelInput, ModelProvider } from "./model.ts"
import type { RuntimeSlotName } from "./runtime-configuration.ts"
import { readName } from "./text.ts"

/** A checked model, without its key. */
export interface ModelDefinition {
  readonly provider: Exclude<ModelProvider, "builtin">
  readonly modelName: string
  readonly displayName: string | undefined
  readonly baseUrl: string | undefined
  readonly isCore: boolean
  readonly isVision: boolean
  readonly prices: ModelPrices | undefined
}

const providerByHost: readonly (readonly [RegExp, ModelProvider])[] = [
  [/(^|\.)openai\.azure\.com$|(^|\.)services\.ai\.azure\.com$|(^|\.)cognitiveservices\.azure\.com$/, "azure"],
  [/(^|\.)openai\.com$/, "openai"],
  [/(^|\.)anthropic\.com$/, "anthropic"],
  [/(^|\.)googleapis\.com$/, "google"],
]

const providerByFamily: readonly (readonly [RegExp, ModelProvider])[] = [
  [/^(?:gpt-|chatgpt|o[1-9](?:-|$))/, "openai"],
  [/^claude-/, "anthropic"],
  [/^gemini-/, "google"],
]

/**
 * Validates a model and determines its provider: as named, else by the host of `baseUrl`, else by the family of the name,
 * else `openai-compatible`.
 *
 * @throws {AppError} `invalid_request` naming the member.
 */
export function readModelDefinition(input: ModelInput): ModelDefinition {
  const modelName = readName(input.modelName, "modelName", maxNameLength)
  // HTML forms send empty fields as empty strings.
  const displayName = input.displayName ? readName(input.displayName, "displayName", maxNameLength) : undefined
  const baseUrl = input.baseUrl ? readBaseUrl(input.baseUrl) : undefined
  const isCore = input.isCore ?? true
  const isVision = input.isVision ?? false
  if (!isCore && !isVision) reject("isVision", "must be true when isCore is false")
  const provider = input.provider ?? inferProvider(modelName, baseUrl)
  if (provider === "builtin") reject("provider", "must not be builtin; the built-in engine is always present")
  if (provider === "openai-compatible" && baseUrl === undefined) {
    reject("baseUrl", "is required for the provider openai-compatible")
  }
  return { provider, modelName, displayName, baseUrl, isCore, isVision, prices: readModelPrices(input) }
}

function inferProvider(modelName: string, baseUrl: string | undefined): ModelProvider {
  if (baseUrl !== undefined) {
    const { hostname } = new URL(baseUrl)
    const known = providerByHost.find(([pattern]) => pattern.test(hostname))
    if (known !== undefined) return known[1]
  }
  const family = providerByFamily.find(([pattern]) => pattern.test(modelName.toLowerCase()))
  return family?.[1] ?? "openai-compatible"
}

function readBaseUrl(text: string): string {
  if (!URL.canParse(text)) return reject("baseUrl", "must be a URL such as https://api.example.com/v1")
  const url = new URL(text)
  if (url.protocol !== "https:" && url.protocol !== "http:") reject("baseUrl", "must start with https:// or http://")
  if (url.username !== "" || url.password !== "") {
    reject("baseUrl", "must not contain a user name or password; use providerApiKey")
  }
  if (url.search !== "" || url.hash !== "") reject("baseUrl", "must not have a query or a fragment")
  return text
}

/** The destination of a model's calls. */
export interface Destination {
  readonly provider: ModelProvider
  readonly baseUrl?: string | undefined
}

/** Returns whether a key given for one model may be sent to the destination of the other. */
export function hasSameDestination(left: Destination, right: Destination): boolean {
  return destinationOf(left) === destinationOf(right)
}

/** Returns whether a model's flags allow it in a slot: the fast model reads text, the accurate one also images. */
export function canFill(slot: RuntimeSlotName, model: Pick<ModelDefinition, "isCore" | "isVision">): boolean {
  return slot === "fast" ? model.isCore : model.isVision
}

/** Masks a provider key so that it stays recognizable; short keys are hidden entirely. */
export function maskProviderApiKey(key: string): string {
  return key.length < 12 ? "…" : `${key.slice(0, 3)}…${key.slice(-4)}`
}

function destinationOf({ provider, baseUrl }: Destination): string {
  // Without a base URL a provider is called at its public one.
  return baseUrl === undefined ? provider : new URL(baseUrl).origin
}

function reject(path: string, requirement: string): never {
  throw new AppError("invalid_request", `${path}: ${requirement}`)
}
