import type { ModelId } from "../generated/ids.ts"

/** Says whose interface a model speaks. `builtin` is the engine of the server itself, which calls nobody. */
export type ModelProvider = "openai" | "anthropic" | "google" | "azure" | "openai-compatible" | "builtin"

/** Is a model the deployment may use. */
export interface Model {
  readonly id: ModelId
  readonly provider: ModelProvider
  readonly modelName: string
  readonly displayName?: string
  /** The provider's secret with its middle left out. */
  readonly providerApiKey?: string
  readonly baseUrl?: string
  /** Works on the text of documents, so it fits the fast slot. */
  readonly isCore: boolean
  /** Also reads images of pages, so it fits the accurate slot. */
  readonly isVision: boolean
}

/** Describes a model to add or to try. */
export interface ModelInput {
  /** The name by which its provider knows the model. */
  readonly modelName: string
  readonly displayName?: string
  /** Stored encrypted and never answered in clear. */
  readonly providerApiKey?: string
  /** http or https; needed for `openai-compatible`. */
  readonly baseUrl?: string
  /** @default true */
  readonly isCore?: boolean
  /** @default false */
  readonly isVision?: boolean
  /** Left out, it follows from the host of `baseUrl`, then from the model's name. */
  readonly provider?: ModelProvider
}

/** Holds the changes of a model: what is left out stays as it is, an empty string removes what stood there. */
export interface ModelUpdate extends ModelInput {
  readonly id: ModelId
}

/** Is the model as it was stored. */
export interface ModelResult {
  readonly success: boolean
  readonly model: Model
}

/** Says whether a model answered. */
export interface ConnectionResult {
  readonly isValid: boolean
  /** What went wrong; left out when nothing did. */
  readonly error?: string
}

/** Is a confirmation for programs. */
export interface Success {
  readonly success: boolean
}
