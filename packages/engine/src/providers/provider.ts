/** The protocols of model providers. */
export type Provider = "openai" | "anthropic" | "google" | "azure" | "openai-compatible"

/** The address, credentials and name of a model. */
export interface ProviderSettings {
  readonly provider: Provider
  /** The provider's own name of the model; for Azure the deployment. */
  readonly modelName: string
  readonly apiKey?: string | undefined
  /** Required for `openai-compatible` and `azure`; the others have a public address. */
  readonly baseUrl?: string | undefined
  /**
   * Sends the requests: the host's guard against forbidden addresses, which it rejects with an error named
   * `OutboundRefusedError`.
   */
  readonly fetch: typeof fetch
}
