import type { LanguageModel } from "@docsift/engine"
import type { ModelProvider } from "../domain/model.ts"

/** The connection settings of a registered model. */
export interface ModelConnection {
  readonly provider: Exclude<ModelProvider, "builtin">
  readonly modelName: string
  /** The display name. */
  readonly name: string
  /** The provider's key in plain text. */
  readonly apiKey: string | undefined
  readonly baseUrl: string | undefined
  readonly isVision: boolean
}

/** Access to the language models of providers, within the deployment's rules for outbound calls. */
export interface ModelConnector {
  /** Opens a model, without any call before its first request. */
  open(connection: ModelConnection): LanguageModel
}
