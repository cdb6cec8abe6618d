import type { ModelId } from "../generated/ids.ts"

/** The provider whose API serves a model. `builtin` is the engine of the server itself, which calls no other host. */
export type ModelProvider = "openai" | "anthropic" | "google" | "azure" | "openai-compatible" | "builtin"

/** A model the deployment may use. */
export interface Model {
  readonly id: ModelId
  readonly provider: ModelProvider
  readonly modelName: string
  readonly displayName?: string
  /** The masked provider key: without its middle part. */
  readonly providerApiKey?: string
  readonly baseUrl?: string
  /** Processes the text of documents: can be assigned to the fast slot. */
  readonly isCore: boolean
  /** Also processes page images: can be assigned to the accurate slot. */
  readonly isVision: boolean
  /** The price of a million tokens sent. */
  readonly inputPrice?: number
  /** The price of a million tokens received. */
  readonly outputPrice?: number
  /** A code of ISO 4217. */
  readonly currency?: string
}

/** A model to add or to test. */
export interface ModelInput {
  /** The name of the model at its provider. */
  readonly modelName: string
  readonly displayName?: string
  /** Stored encrypted and never returned in plain text. */
  readonly providerApiKey?: string
  /** An http or https URL; required for `openai-compatible`. */
  readonly baseUrl?: string
  /** @default true */
  readonly isCore?: boolean
  /** @default false */
  readonly isVision?: boolean
  /** @default inferred from the host of `baseUrl`, then from `modelName` */
  readonly provider?: ModelProvider
  /** The price of a million tokens sent; both prices and their currency come together. */
  readonly inputPrice?: number
  /** The price of a million tokens received. */
  readonly outputPrice?: number
  /** A code of ISO 4217, the same for all models of the deployment. */
  readonly currency?: string
}

/** Changes of a model: members left out keep their values, an empty string removes one, an empty `currency` the prices. */
export interface ModelUpdate extends ModelInput {
  readonly id: ModelId
}

/** The model as stored. */
export interface ModelResult {
  readonly success: boolean
  readonly model: Model
}

/** Whether a model responded. */
export interface ConnectionResult {
  readonly isValid: boolean
  /** The problem; left out when there is none. */
  readonly error?: string
}

/** A confirmation for programs. */
export interface Success {
  readonly success: boolean
}
