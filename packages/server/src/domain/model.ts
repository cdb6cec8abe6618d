import type { ModelId } from "./ids.ts"

/** The provider protocols of models. */
export const modelProviders = ["openai", "anthropic", "google", "azure", "openai-compatible", "builtin"] as const

/** The provider protocol of a model. */
export type ModelProvider = (typeof modelProviders)[number]

/** A language model; `providerApiKey` is masked. */
export interface Model {
  readonly id: ModelId
  readonly provider: ModelProvider
  readonly modelName: string
  readonly displayName?: string | undefined
  readonly providerApiKey?: string | undefined
  readonly baseUrl?: string | undefined
  readonly isCore: boolean
  readonly isVision: boolean
  /** The price of a million tokens; undefined when unknown. */
  readonly inputPrice?: number | undefined
  readonly outputPrice?: number | undefined
  /** A code of ISO 4217; undefined without prices. */
  readonly currency?: string | undefined
}

/** The input for adding or testing a model. */
export interface ModelInput {
  readonly modelName: string
  readonly displayName?: string | undefined
  readonly providerApiKey?: string | undefined
  readonly baseUrl?: string | undefined
  readonly provider?: ModelProvider | undefined
  /** @default true */
  readonly isCore?: boolean | undefined
  /** @default false */
  readonly isVision?: boolean | undefined
  /** The price of a million tokens; both prices and their currency, or none. */
  readonly inputPrice?: number | undefined
  readonly outputPrice?: number | undefined
  /** A code of ISO 4217, the same for all models; an empty string counts as omitted. */
  readonly currency?: string | undefined
}

/** The input for changing a model; omitted members keep their value, and an empty currency removes the prices. */
export interface ModelUpdate extends Omit<ModelInput, "modelName"> {
  readonly id: string
  readonly modelName?: string | undefined
}

/** The result of testing a model's connection; `error` is one of a closed set of sentences. */
export interface ConnectionResult {
  readonly isValid: boolean
  readonly error?: string | undefined
}
