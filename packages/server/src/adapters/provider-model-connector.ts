import type { LanguageModel } from "@docsift/engine"
import { createProviderModel } from "@docsift/engine/providers"
import type { ModelConnection, ModelConnector } from "../ports/model-connector.ts"

/** A connector that calls models over HTTP, with the providers' own protocols. */
export class ProviderModelConnector implements ModelConnector {
  readonly #fetch: typeof fetch
  readonly #timeoutMs: number

  /** @param timeoutMs - longest time for one question, including retries. */
  constructor(guardedFetch: typeof fetch, timeoutMs: number) {
    this.#fetch = guardedFetch
    this.#timeoutMs = timeoutMs
  }

  open(connection: ModelConnection): LanguageModel {
    return createProviderModel({ ...connection, fetch: this.#fetch, timeoutMs: this.#timeoutMs })
  }
}
