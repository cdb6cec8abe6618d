/** The wires that models are reached by. */
export type Provider = "openai" | "anthropic" | "google" | "azure" | "openai-compatible"

/** Where a model is and how to call it. */
export interface ProviderSettings {
  readonly provider: Provider
  /** The provider's own name of the model; for Azure the deployment. */
  readonly modelName: string
  readonly apiKey?: string | undefined
  /** Required for `openai-compatible` and `azure`; the others have a public address. */
  readonly baseUrl?: string | undefined
  /**
   * Makes the calls: the host's guard against addresses that must not be called, which it refuses by an error with the
   * name `OutboundRefusedError`.
   */
  readonly fetch: typeof fetch
}
