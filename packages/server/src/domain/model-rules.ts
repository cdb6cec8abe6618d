import { maxNameLength } from "../generated/limits.ts"
import { AppError } from "./errors.ts"
import type { ModelInput, ModelProvider, RuntimeSlotName } from "./records.ts"
import { readName } from "./text.ts"

/** A checked model, without its key. */
export interface ModelDefinition {
  readonly provider: Exclude<ModelProvider, "builtin">
  readonly modelName: string
  readonly displayName: string | undefined
  readonly baseUrl: string | undefined
  readonly isCore: boolean
  readonly isVision: boolean
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
 * Checks a model and finds its provider: as named, else by the host of `baseUrl`, else by the family of the name,
 * else `openai-compatible`.
 *
 * @throws {AppError} `invalid_request` naming the place.
 */
export function readModelDefinition(input: ModelInput): ModelDefinition {
  const modelName = readName(input.modelName, "modelName", maxNameLength)
  // Forms send their empty fields as empty texts.
  const displayName = input.displayName ? readName(input.displayName, "displayName", maxNameLength) : undefined
  const baseUrl = input.baseUrl ? readBaseUrl(input.baseUrl) : undefined
  const isCore = input.isCore ?? true
  const isVision = input.isVision ?? false
  if (!isCore && !isVision) refuse("isVision", "must be true when isCore is false")
  const provider = input.provider ?? inferProvider(modelName, baseUrl)
  if (provider === "builtin") refuse("provider", "must not be builtin; the built-in engine is there already")
  if (provider === "openai-compatible" && baseUrl === undefined) {
    refuse("baseUrl", "is required for the provider openai-compatible")
  }
  return { provider, modelName, displayName, baseUrl, isCore, isVision }
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
  if (!URL.canParse(text)) return refuse("baseUrl", "must be a URL such as https://api.example.com/v1")
  const url = new URL(text)
  if (url.protocol !== "https:" && url.protocol !== "http:") refuse("baseUrl", "must begin with https:// or http://")
  if (url.username !== "" || url.password !== "") {
    refuse("baseUrl", "must not hold a user name or password; use providerApiKey")
  }
  if (url.search !== "" || url.hash !== "") refuse("baseUrl", "must not have a query or a fragment")
  return text
}

/** Where calls of a model go. */
export interface Destination {
  readonly provider: ModelProvider
  readonly baseUrl?: string | undefined
}

/** Tells whether a key that was given for one model may be sent to where the other one points. */
export function hasSameDestination(left: Destination, right: Destination): boolean {
  return destinationOf(left) === destinationOf(right)
}

/** Tells whether a model's flags allow it in a slot: the fast one reads text, the accurate one also images. */
export function canFill(slot: RuntimeSlotName, model: Pick<ModelDefinition, "isCore" | "isVision">): boolean {
  return slot === "fast" ? model.isCore : model.isVision
}

/** Shows which provider key is stored without telling it; short keys are hidden whole. */
export function maskProviderApiKey(key: string): string {
  return key.length < 12 ? "…" : `${key.slice(0, 3)}…${key.slice(-4)}`
}

function destinationOf({ provider, baseUrl }: Destination): string {
  // Without an address of its own a provider is reached at its public one.
  return baseUrl === undefined ? provider : new URL(baseUrl).origin
}

function refuse(place: string, demand: string): never {
  throw new AppError("invalid_request", `${place}: ${demand}`)
}
